//! The server as its clients and those who run it see it.

mod api;
mod clocks;
mod computer;
mod cost;
mod house;
mod keeping;
mod lobby;
mod manners;
mod rooms;
mod rough;
mod running;
mod safety;
mod sockets;
mod telling;
