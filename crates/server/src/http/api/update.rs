//! What subscribers to a game are told, as JSON.

use fencepost_rules::{Players, Seat};
use serde::Serialize;

use super::StateJson;
use super::changes::{LegalInShort, MovedJson};
use crate::house::{Change, Detail, House, Shared, Snapshot, Subscription, Update};
use crate::http::websocket::Utf8Bytes;
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
    /// Only for those who asked for changes.
    #[serde(flatten)]
    legal: Option<LegalInShort>,
}

/// The receiver's own seat; null for a watcher.
#[derive(Clone, Copy, Debug, Serialize)]
struct You(Option<&'static str>);

impl UpdateJson<'_> {
    /// The first message to a subscriber with that seat, or without one.
    fn first(seat: Option<Seat>) -> UpdateJson<'static> {
        UpdateJson { kind: "state", you: Some(You(seat.map(Seat::name))), ..UpdateJson::default() }
    }

    /// The message about an update.
    fn of(update: &Update) -> UpdateJson<'static> {
        match &update.change {
            Change::Presence => UpdateJson { kind: "presence", ..UpdateJson::default() },
            Change::Event { event, mover } => UpdateJson::of_event(event, *mover, &update.snapshot.room),
        }
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

    /// The text of the message, with the whole state after it.
    fn text(self, snapshot: &Snapshot, house: &House, detail: Detail) -> String {
        let (base, calendar) = (&house.settings.base, house.calendar());
        let (state, legal) = match detail {
            Detail::Whole => (StateJson::of(snapshot, base, &calendar), None),
            Detail::Changes => {
                (StateJson::without_legal(snapshot, base, &calendar), Some(LegalInShort::of(&snapshot.room)))
            }
        };
        serde_json::to_string(&UpdateJson { state: Some(&state), legal, ..self }).unwrap_or_default()
    }
}

/// The text of an update, made once for all subscribers who want that detail.
pub(in crate::http) fn update_text(update: &Shared<Update>, house: &House, detail: Detail) -> Utf8Bytes {
    let encode = |update: &Update| {
        let moved = if detail == Detail::Changes { MovedJson::of(update, house) } else { None };
        match moved {
            Some(moved) => serde_json::to_string(&moved).unwrap_or_default(),
            None => UpdateJson::of(update).text(&update.snapshot, house, detail),
        }
    };
    update.encoded(detail, encode).try_into().unwrap_or_default()
}

/// The whole game for one subscriber: the first message, and the one that makes up for missed updates.
pub(in crate::http) async fn first_text(subscription: &mut Subscription, detail: Detail) -> Option<Utf8Bytes> {
    let snapshot = subscription.snapshot().await?;
    Some(UpdateJson::first(subscription.seat).text(&snapshot, &subscription.house, detail).into())
}
