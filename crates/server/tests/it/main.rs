//! The server as its clients and those who run it see it.

mod api;
mod clocks;
mod house;
mod keeping;
mod manners;
mod rooms;
mod safety;
mod sockets;
