//! What those who follow a game are told.

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::{Players, Seat};
use serde::Serialize;

use crate::room::{Room, RoomEvent};
use crate::view::State;

/// A message to those who follow a game: what happened, and the whole state after it.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Update<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    who: Option<&'static str>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<crate::room::Cause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    /// For one receiver alone: the own seat, null for a watcher.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<You>,
    #[serde(flatten)]
    state: Option<&'a State>,
}

/// The receiver's own seat; null for a watcher.
#[derive(Clone, Copy, Debug, Serialize)]
struct You(Option<&'static str>);

impl<'a> Update<'a> {
    /// Update of a kind without details.
    pub(crate) fn plain(kind: &'static str, state: &'a State) -> Update<'a> {
        Update { kind, state: Some(state), ..Update::default() }
    }

    /// The first message to somebody with that seat, or none.
    pub(crate) fn first(state: &'a State, seat: Option<Seat>) -> Update<'a> {
        Update { you: Some(You(seat.map(Seat::name))), ..Update::plain("state", state) }
    }

    /// The news with the state after it.
    pub(crate) fn with<'b>(self, state: &'b State) -> Update<'b>
    where
        'a: 'b,
    {
        Update { state: Some(state), ..self }
    }

    /// What an event is to those who follow the game, told with the room before it.
    pub(crate) fn of(event: &RoomEvent, before: &Room) -> Update<'static> {
        let who = |kind, seat: Seat| Update { kind, who: Some(seat.name()), ..Update::default() };
        match event {
            RoomEvent::Created { .. } => Update { kind: "state", ..Update::default() },
            RoomEvent::Joined { seat, .. } => who("join", *seat),
            RoomEvent::Left { seat } => who("leave", *seat),
            RoomEvent::Moved { mv, .. } => Update { mv: Some(mv.to_string()), ..who("move", before.turn()) },
            RoomEvent::GaveUp { seat, cause } => {
                let kind = if before.players() == Players::Two { "over" } else { "out" };
                Update { cause: Some(*cause), ..who(kind, *seat) }
            }
            RoomEvent::Drawn | RoomEvent::Aborted | RoomEvent::Abandoned => {
                Update { kind: "over", ..Update::default() }
            }
            RoomEvent::Offered { seat, matter } => Update { what: Some(matter.name()), ..who("offer", *seat) },
            RoomEvent::Declined { seat, matter } => Update { what: Some(matter.name()), ..who("decline", *seat) },
            RoomEvent::TakenBack { .. } => Update { kind: "takeback", ..Update::default() },
            RoomEvent::GaveTime { from, to, milliseconds } => {
                Update { to: Some(to.name()), ms: Some(*milliseconds), ..who("time", *from) }
            }
            RoomEvent::Said { seat, phrase } => Update { code: Some(phrase.code()), ..who("phrase", *seat) },
            RoomEvent::TakenOver { seat, .. } => who("takeover", *seat),
            RoomEvent::Rematched { .. } => Update { kind: "rematch", ..Update::default() },
        }
    }

    /// The message as text.
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}
