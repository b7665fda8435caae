//! The server as its clients and those who run it see it.

mod api;
mod clocks;
mod computer;
mod cost;
mod dates;
mod disk;
mod finding;
mod house;
mod idling;
mod keep_alive;
mod keeping;
mod lobby;
mod manners;
mod noting;
mod old_database;
mod rooms;
mod rough;
mod running;
mod safety;
mod sockets;
mod starting;
mod telling;
