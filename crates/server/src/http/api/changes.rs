//! Messages to subscribers who asked for changes only. They know the game so far: a move tells them what they could only find out by
//! the rules and by the server's clock. Everything else that happens is rare, and tells the whole state.

use std::fmt::Write as _;

use fencepost_rules::{Move, Seat, Square};
use serde::Serialize;

use crate::house::{Change, House, Presence, Snapshot, Update};
use crate::room::{Offers, Room, RoomEvent};

/// The legal moves in a few bytes. Nothing before the start and after the end.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct LegalInShort {
    /// The squares that the pawn may go to, run together; or `pass`.
    steps: String,
    /// The fences that may be placed, as two numbers of 16 hexadecimal digits: the horizontal ones, then the vertical ones. The one
    /// in a row and column, counted from 0, is the bit 8 · row + column. Empty if there are none.
    free: String,
}

impl LegalInShort {
    pub(super) fn of(room: &Room) -> LegalInShort {
        if !room.is_started() || room.is_over() {
            return LegalInShort::default();
        }
        let legal = room.recent().legal_moves();
        let mut steps: String = legal.pawn().into_iter().map(Square::name).collect();
        if legal.contains(Move::Pass) {
            steps.push_str(Move::Pass.name());
        }
        let [horizontal, vertical] = legal.fences().words();
        let mut free = String::new();
        if !legal.fences().is_empty() {
            // It cannot fail.
            let _ = write!(free, "{horizontal:016x}{vertical:016x}");
        }
        LegalInShort { steps, free }
    }
}

/// A move that changed nothing but what every move changes.
#[derive(Clone, Debug, Serialize)]
pub(super) struct MovedJson {
    #[serde(rename = "type")]
    kind: &'static str,
    who: &'static str,
    #[serde(rename = "move")]
    mv: &'static str,
    seq: u64,
    ply: usize,
    turn_seat: &'static str,
    #[serde(flatten)]
    legal: LegalInShort,
    /// A shortest path for each seat in turn order, without the square that the pawn stands on; empty for a player who is out.
    ways: Vec<String>,
    clocks: Vec<u64>,
    running: Option<&'static str>,
    delay_left: u64,
    abort_at: Option<u64>,
    now: u64,
}

impl MovedJson {
    /// The message about an update; none if more has changed, or may have.
    pub(super) fn of(update: &Update, house: &House) -> Option<MovedJson> {
        let Change::Event { event: RoomEvent::Moved { mv, .. }, mover } = &update.change else { return None };
        let Snapshot { room, now, .. } = &update.snapshot;
        if !is_plain(&update.snapshot) {
            return None;
        }
        let (position, clocks, calendar) = (room.position(), room.clocks(), house.calendar());
        let seats = room.players().seats();
        let way = |&seat: &Seat| position.shortest_path(seat).iter().skip(1).map(|square| square.name()).collect();
        let clocked = if clocks.is_kept() { seats } else { &[] };
        Some(MovedJson {
            kind: "move",
            who: mover.name(),
            mv: mv.name(),
            seq: room.seq(),
            ply: room.plies(),
            turn_seat: position.turn().name(),
            legal: LegalInShort::of(room),
            ways: seats.iter().map(way).collect(),
            clocks: clocked.iter().map(|&seat| clocks.left(seat, *now)).collect(),
            running: clocks.running().map(Seat::name),
            delay_left: clocks.delay_left(*now),
            abort_at: room.abort_at().map(|at| calendar.from_now(at)),
            now: calendar.from_now(*now),
        })
    }
}

/// Whether nothing stands in a game that a move might have changed beside the board and the clocks.
fn is_plain(Snapshot { room, presence, is_paused, .. }: &Snapshot) -> bool {
    // While somebody is away, a move may set from when on an engine may take over.
    let is_there = |(seat, chair): (Seat, &crate::room::Chair)| !chair.is_person() || presence[seat] == Presence::Here;
    !room.is_over() && !is_paused && *room.offers() == Offers::default() && room.chairs().all(is_there)
}
