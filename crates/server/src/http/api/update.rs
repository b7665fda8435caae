//! What subscribers to a game are told, as JSON.

use axum::extract::ws::Utf8Bytes;
use fencepost_rules::{Players, Seat};
use serde::Serialize;

use super::StateJson;
use crate::house::{Change, House, Shared, Subscription, Update};
use crate::room::{Cause, Room, RoomEvent};

/// A message to the subscribers of a game: what happened, and the whole state after it.
#[derive(Clone, Debug, Default, Serialize)]
struct UpdateJson<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    who: Option<&'static str>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    /// Only for a single receiver: its own seat, null for a watcher.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<You>,
    #[serde(flatten)]
    state: Option<&'a StateJson>,
}

/// The receiver's own seat; null for a watcher.
#[derive(Clone, Copy, Debug, Serialize)]
struct You(Option<&'static str>);

impl<'a> UpdateJson<'a> {
    /// The first message to a subscriber with that seat, or without one.
    fn first(state: &'a StateJson, seat: Option<Seat>) -> UpdateJson<'a> {
        UpdateJson { kind: "state", you: Some(You(seat.map(Seat::name))), state: Some(state), ..UpdateJson::default() }
    }

    /// The message about an update, after which the game is in that state.
    fn of(update: &Update, state: &'a StateJson) -> UpdateJson<'a> {
        let message = match &update.change {
            Change::Presence => UpdateJson { kind: "presence", ..UpdateJson::default() },
            Change::Event { event, mover } => UpdateJson::of_event(event, *mover, &update.snapshot.room),
        };
        UpdateJson { state: Some(state), ..message }
    }

    /// An event in a room, before which that seat was to move.
    fn of_event(event: &RoomEvent, mover: Seat, room: &Room) -> UpdateJson<'static> {
        let plain = |kind| UpdateJson { kind, ..UpdateJson::default() };
        let by = |kind, seat: Seat| UpdateJson { who: Some(seat.name()), ..plain(kind) };
        match event {
            RoomEvent::Created { .. } => plain("state"),
            RoomEvent::Joined { seat, .. } => by("join", *seat),
            RoomEvent::Left { seat } => by("leave", *seat),
            RoomEvent::Moved { mv, .. } => UpdateJson { mv: Some(mv.to_string()), ..by("move", mover) },
            RoomEvent::GaveUp { seat, cause } => {
                let kind = if room.players() == Players::Two { "over" } else { "out" };
                UpdateJson { cause: Some(*cause), ..by(kind, *seat) }
            }
            RoomEvent::Drawn | RoomEvent::Aborted | RoomEvent::Abandoned => plain("over"),
            RoomEvent::Offered { seat, kind } => UpdateJson { what: Some(kind.name()), ..by("offer", *seat) },
            RoomEvent::Declined { seat, kind } => UpdateJson { what: Some(kind.name()), ..by("decline", *seat) },
            RoomEvent::TakenBack { .. } => plain("takeback"),
            RoomEvent::GaveTime { from, to, milliseconds } => {
                UpdateJson { to: Some(to.name()), ms: Some(*milliseconds), ..by("time", *from) }
            }
            RoomEvent::Said { seat, phrase } => UpdateJson { code: Some(phrase.code()), ..by("phrase", *seat) },
            RoomEvent::TakenOver { seat, .. } => by("takeover", *seat),
            RoomEvent::Rematched { .. } => plain("rematch"),
            RoomEvent::Interrupted { .. } => plain("interruption"),
        }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The text of an update, made once for all subscribers.
pub(in crate::http) fn update_text(update: &Shared<Update>, house: &House) -> Utf8Bytes {
    let encode = |update: &Update| UpdateJson::of(update, &StateJson::in_house(&update.snapshot, house)).text();
    update.encoded(encode).try_into().unwrap_or_default()
}

/// The whole game for one subscriber: the first message, and the one that makes up for missed updates.
pub(in crate::http) async fn first_text(subscription: &mut Subscription) -> Option<Utf8Bytes> {
    let snapshot = subscription.snapshot().await?;
    let state = StateJson::in_house(&snapshot, &subscription.house);
    Some(UpdateJson::first(&state, subscription.seat).text().into())
}
