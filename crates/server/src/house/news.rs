//! What those who follow a game are told.

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::{Players, Seat};
use serde::Serialize;

use crate::room::{Event, Room};
use crate::view::State;

/// A message to those who follow a game: what happened, and the whole state after it.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct News<'a> {
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

impl<'a> News<'a> {
    /// News of a kind without details.
    pub(crate) fn plain(kind: &'static str, state: &'a State) -> News<'a> {
        News { kind, state: Some(state), ..News::default() }
    }

    /// The first message to somebody with that seat, or none.
    pub(crate) fn first(state: &'a State, seat: Option<Seat>) -> News<'a> {
        News { you: Some(You(seat.map(Seat::name))), ..News::plain("state", state) }
    }

    /// The news with the state after it.
    pub(crate) fn with<'b>(self, state: &'b State) -> News<'b>
    where
        'a: 'b,
    {
        News { state: Some(state), ..self }
    }

    /// What an event is to those who follow the game, told with the room before it.
    pub(crate) fn of(event: &Event, before: &Room) -> News<'static> {
        let who = |kind, seat: Seat| News { kind, who: Some(seat.name()), ..News::default() };
        match event {
            Event::Created { .. } => News { kind: "state", ..News::default() },
            Event::Joined { seat, .. } => who("join", *seat),
            Event::Left { seat } => who("leave", *seat),
            Event::Moved { mv, .. } => News { mv: Some(mv.to_string()), ..who("move", before.turn()) },
            Event::GaveUp { seat, cause } => {
                let kind = if before.players() == Players::Two { "over" } else { "out" };
                News { cause: Some(*cause), ..who(kind, *seat) }
            }
            Event::Drawn | Event::Aborted | Event::Abandoned => News { kind: "over", ..News::default() },
            Event::Offered { seat, matter } => News { what: Some(matter.name()), ..who("offer", *seat) },
            Event::Declined { seat, matter } => News { what: Some(matter.name()), ..who("decline", *seat) },
            Event::TakenBack { .. } => News { kind: "takeback", ..News::default() },
            Event::GaveTime { from, to, milliseconds } => {
                News { to: Some(to.name()), ms: Some(*milliseconds), ..who("time", *from) }
            }
            Event::Said { seat, phrase } => News { code: Some(phrase.code()), ..who("phrase", *seat) },
            Event::TakenOver { seat, .. } => who("takeover", *seat),
            Event::Rematched { .. } => News { kind: "rematch", ..News::default() },
        }
    }

    /// The message as text.
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}
