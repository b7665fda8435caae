//! The server as its clients and those who run it see it.

mod api;
mod clocks;
mod cost;
mod house;
mod keep_alive;
mod keeping;
mod lobby;
mod manners;
mod rooms;
mod rough;
mod running;
mod safety;
mod sockets;
mod telling;
