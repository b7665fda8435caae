//! The server as its clients and those who run it see it.

mod api;
#[cfg(unix)]
mod both_stores;
mod clocks;
mod computer;
#[cfg(unix)]
mod database_tls;
mod exhibition;
#[cfg(unix)]
mod explorer;
mod game_lists;
mod house;
mod html_pages;
mod idle_games;
mod keep_alive;
mod keeping;
mod limits;
mod live_server;
mod lobby;
mod metrics;
mod misbehaving_clients;
mod old_database;
#[cfg(unix)]
mod on_postgres;
mod player_actions;
#[cfg(unix)]
mod private_postgres;
mod recording_store;
mod rooms;
mod security;
mod sockets;
mod startup;
mod storage_failures;
mod store_calls;
mod system_clock;
mod test_store;
mod tls;
mod tournaments;
mod web_files;
