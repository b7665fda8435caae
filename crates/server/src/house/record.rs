//! Games as records.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::record::{ClockTime, NodeId, Record};
use fencepost_rules::{Ending, Event, Game, GameResult, Outcome, Seat};

use super::{House, HouseError};
use crate::room::{Chair, Room};
use crate::time::{Calendar, date};

impl House {
    /// The record of a game.
    pub(crate) async fn record(self: &Arc<Self>, id: &str, address: Option<IpAddr>) -> Result<String, HouseError> {
        let (game, mut locked) = self.lock_game(id).await?;
        self.watch(&game, &mut locked, address);
        Ok(record_of(locked.room()?, &self.calendar()).to_string())
    }
}

/// The record of a game, with names, the calendar date and clock readings.
pub fn record_of(room: &Room, calendar: &Calendar) -> Record {
    let mut game = room.whole_game();
    // What ended it beside the board, such as an agreement, is not among the moves.
    if let (None, Some(outcome)) = (game.outcome(), room.recent().outcome()) {
        end_as(&mut game, outcome);
    }
    let mut record = Record::of_game(&game);
    let mut tag = |name: &str, value: &str| {
        let set = record.set_tag(name, value);
        debug_assert!(set.is_ok(), "{name} can be set");
    };
    tag("Event", "Casual game");
    tag("Date", &date(calendar.system_time(room.created())));
    for (seat, chair) in room.chairs() {
        tag(tag_of(seat), &name_of(chair));
    }
    tag("TimeControl", &room.terms().control.to_string());
    tag("GameId", room.id());
    if room.clocks().is_kept() {
        let is_move = |&node: &NodeId| matches!(record.node(node).event(), Some(Event::Move(_)));
        let moves: Vec<NodeId> = record.main_line().filter(is_move).collect();
        for (node, &left) in moves.into_iter().zip(room.readings()) {
            record.set_clock(node, Some(ClockTime::from_millis(left)));
        }
    }
    record
}

fn end_as(game: &mut Game, outcome: Outcome) {
    let winner = outcome.result.and_then(GameResult::winner);
    let loser = winner.map(Seat::opposite);
    let ended = match (outcome.ending, loser) {
        (Ending::Abandoned, _) => game.abandon(),
        (Ending::Agreed, _) => game.agree_on_draw(),
        (Ending::Resign, Some(loser)) => game.resign(loser),
        (Ending::Time, Some(loser)) => game.lose_on_time(loser),
        _ => game.abort(),
    };
    debug_assert!(ended.is_ok(), "a game that was still on can end");
}

fn tag_of(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
        Seat::East => "East",
    }
}

fn name_of(chair: &Chair) -> String {
    match chair {
        Chair::Person { name: Some(name), .. } => name.clone(),
        Chair::Engine { level } => format!("Fencepost {level}"),
        _ => "?".to_owned(),
    }
}
