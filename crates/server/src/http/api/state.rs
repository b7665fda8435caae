//! The state of a game as the API shows it.

use fencepost_rules::{Event, Game, Move, Outcome, Position, Seat, SeatSet, Square};
use serde::Serialize;

use super::TimeControlJson;
use crate::house::{House, Presence, Snapshot};
use crate::room::{Chair, First, Room, Spoken};
use crate::time::Calendar;

/// A pawn and its prospects.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Pawn {
    /// Whose: `south`, `west`, `north` or `east`.
    pub seat: &'static str,
    /// Whether this player has left a game of three or four (R18).
    pub out: bool,
    /// Where it stands; null for a player who is out.
    pub pawn: Option<&'static str>,
    /// Fences in hand.
    pub fences: u8,
    /// Steps of the shortest path to the goal, ignoring other pawns.
    pub distance: Option<u8>,
    /// The squares of one shortest path, without the one the pawn stands on.
    #[serde(rename = "way")]
    pub path: Vec<&'static str>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SeatView {
    #[serde(flatten)]
    #[expect(missing_docs, reason = "says it itself")]
    pub pawn: Pawn,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "says it itself")]
    pub sitter: Sitter,
    /// Whether a socket or event stream of this seat is open. Always true for engines.
    pub connected: bool,
    /// Since when nothing has been heard of the person who sits here; null while a socket or stream is open.
    pub away_since: Option<u64>,
    /// From when on the others may give this seat to an engine; null while nobody may. In a game without a clock that is a day after it became
    /// this seat's turn, or after its person was last heard of.
    pub takeover_at: Option<u64>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Sitter {
    /// `person`, `engine` or `open`.
    pub kind: &'static str,
    /// What a person wants to be called.
    pub name: Option<String>,
    /// An engine's level, 1 to 10; 0 is full strength.
    pub level: Option<u8>,
}

/// A request to take moves back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TakebackView {
    /// Who asks.
    pub seat: &'static str,
    /// The first move that would go.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many moves would be left.
    pub ply: usize,
    /// Who agrees.
    pub agreed: Vec<&'static str>,
}

/// What is offered and not answered yet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct OffersView {
    /// Seats that want a draw.
    pub draw: Vec<&'static str>,
    /// The request to take moves back.
    pub takeback: Option<TakebackView>,
    /// Seats that want to play again.
    pub rematch: Vec<&'static str>,
}

/// Something a player said.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct PhraseView {
    /// Who.
    pub seat: &'static str,
    /// What, by its code.
    pub code: &'static str,
    /// When.
    pub at: u64,
}

/// A game, all of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(as = State))]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that clients ask for")]
pub struct StateJson {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
    /// The number of stored events; grows with each change.
    pub seq: u64,
    /// How many play.
    pub players: usize,
    /// Width and height: `9x9`.
    pub board: String,
    /// Fences per player at the start; null if the game began from a set-up.
    pub fences: Option<u8>,
    /// The start position.
    pub start: String,
    /// How the first seat was found (R4): `lot` or `agreed`.
    #[cfg_attr(test, schema(value_type = String))]
    pub first: First,
    /// Whether strangers find the game in the lobby.
    pub listed: bool,
    /// When it was created.
    pub created: u64,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// All moves; `out:west` where a player left, which does not count as a ply.
    pub moves: Vec<&'static str>,
    /// The number of moves.
    pub ply: usize,
    /// The last move.
    pub last: Option<&'static str>,
    /// The position on the board.
    pub position: String,
    /// Whose turn it is: 1 for the first seat.
    pub turn: usize,
    /// The same as a name.
    pub turn_seat: &'static str,
    /// What may be played now; nothing before the start and after the end.
    pub legal: Vec<&'static str>,
    /// Whether no seat is open.
    pub started: bool,
    /// Whether it stands still because only engines play and nobody has watched for a minute. It goes on when somebody does.
    pub paused: bool,
    /// Whether it has ended.
    pub over: bool,
    /// `*` until it has ended; then one number per seat.
    pub result: String,
    /// How it ended.
    pub termination: Option<&'static str>,
    /// How time is kept.
    pub clock: TimeControlJson,
    /// Milliseconds left per seat at `now`; empty without a clock.
    pub clocks: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<&'static str>,
    /// Milliseconds for which the running clock still waits.
    pub delay_left: u64,
    /// When the game will be aborted if nobody makes a first move.
    pub abort_at: Option<u64>,
    /// The server's time.
    pub now: u64,
    /// What is offered.
    pub offers: OffersView,
    /// The rematch.
    pub next: Option<String>,
    /// The game this one is the rematch of.
    pub previous: Option<String>,
    /// The tournament that it is played in.
    pub tournament: Option<String>,
    /// The last things that were said.
    pub phrases: Vec<PhraseView>,
}

impl StateJson {
    /// A game as it was when the snapshot was taken, with its page below a base path. All times are by the system's clock.
    pub fn of(snapshot: &Snapshot, base: &str, calendar: &Calendar) -> StateJson {
        let room = &snapshot.room;
        let legal = if room.is_started() && !room.is_over() { legal(room.recent()) } else { Vec::new() };
        StateJson { legal, ..StateJson::without_legal(snapshot, base, calendar) }
    }

    /// The same without the legal moves, for those who get them in another form.
    pub(super) fn without_legal(snapshot: &Snapshot, base: &str, calendar: &Calendar) -> StateJson {
        let Snapshot { room, presence, now, is_paused } = snapshot;
        let (now, paused) = (*now, *is_paused);
        let position = room.position();
        let seats = room.players().seats();
        let clocks = if room.clocks().is_kept() { seats } else { &[] };
        // A pause is not charged.
        let charged_until = if paused { now.saturating_sub(room.clocks().elapsed(now)) } else { now };
        let seat_view = |(seat, chair): (Seat, &Chair)| seat_view(room, seat, chair, presence[seat], calendar);
        StateJson {
            id: room.id().to_owned(),
            url: url(base, room.id()),
            seq: room.seq(),
            players: seats.len(),
            board: position.board().to_string(),
            fences: room.terms().fences,
            start: room.terms().start.to_string(),
            first: room.terms().first,
            listed: room.terms().listed,
            created: calendar.system_time(room.created()),
            seats: room.chairs().map(seat_view).collect(),
            moves: room.line().iter().map(|event| event.name()).collect(),
            ply: room.plies(),
            last: last_move(room.line()).map(Move::name),
            position: position.to_string(),
            turn: turn_number(position),
            turn_seat: position.turn().name(),
            legal: Vec::new(),
            started: room.is_started(),
            paused,
            over: room.is_over(),
            result: result(room.recent().outcome()),
            termination: room.recent().outcome().map(|outcome| outcome.ending.name()),
            clock: room.terms().control.into(),
            clocks: clocks.iter().map(|&seat| room.clocks().left(seat, charged_until)).collect(),
            running: room.clocks().running().filter(|_| !paused).map(Seat::name),
            delay_left: room.clocks().delay_left(charged_until),
            abort_at: room.abort_at().map(|at| calendar.from_now(at)),
            now: calendar.from_now(now),
            offers: offers(room),
            next: room.next().map(str::to_owned),
            previous: room.terms().previous.clone(),
            tournament: room.terms().tournament.as_ref().map(|tie| tie.id.clone()),
            phrases: room.phrases().iter().map(|spoken| phrase(spoken, calendar)).collect(),
        }
    }
}

impl StateJson {
    /// A game of a house, with that house's base path and calendar.
    pub(crate) fn in_house(snapshot: &Snapshot, house: &House) -> StateJson {
        StateJson::of(snapshot, &house.settings.base, &house.calendar())
    }
}

/// The page of a game.
pub(super) fn url(base: &str, id: &str) -> String {
    format!("{base}/game/{id}")
}

/// A pawn and its prospects.
pub(in crate::http) fn pawn(position: &Position, seat: Seat) -> Pawn {
    let is_in = position.playing().contains(seat);
    Pawn {
        seat: seat.name(),
        out: !is_in,
        pawn: position.pawn(seat).map(Square::name),
        fences: if is_in { position.left(seat) } else { 0 },
        distance: position.distance(seat),
        path: position.shortest_path(seat).iter().skip(1).map(|square| square.name()).collect(),
    }
}

/// The place of the seat to move: 1 for the first.
pub(in crate::http) fn turn_number(position: &Position) -> usize {
    1 + position.players().seats().iter().take_while(|&&seat| seat != position.turn()).count()
}

/// All legal moves, sorted bytewise.
pub(in crate::http) fn legal(game: &Game) -> Vec<&'static str> {
    game.legal_moves().by_name().map(Move::name).collect()
}

/// A result as records have it.
pub(in crate::http) fn result(outcome: Option<Outcome>) -> String {
    outcome.and_then(|outcome| outcome.result).map_or_else(|| "*".to_owned(), |score| score.to_string())
}

fn last_move(line: &[Event]) -> Option<Move> {
    line.iter().rev().find_map(|event| if let Event::Move(mv) = event { Some(*mv) } else { None })
}

fn seat_view(room: &Room, seat: Seat, chair: &Chair, presence: Presence, calendar: &Calendar) -> SeatView {
    let pawn = pawn(room.position(), seat);
    let away_since = match presence {
        Presence::AwaySince(since) if chair.is_person() => Some(since),
        _ => None,
    };
    let takeover_at = away_since.and_then(|since| room.takeover_at(seat, since));
    SeatView {
        sitter: sitter(chair),
        connected: chair.level().is_some() || presence == Presence::Here,
        away_since: away_since.map(|at| calendar.from_now(at)),
        takeover_at: takeover_at.map(|at| calendar.from_now(at)),
        pawn,
    }
}

fn sitter(chair: &Chair) -> Sitter {
    let kind = match chair {
        Chair::Open => "open",
        Chair::Person { .. } => "person",
        Chair::Engine { .. } => "engine",
    };
    Sitter { kind, name: chair.name().map(str::to_owned), level: chair.level() }
}

fn names(seats: SeatSet) -> Vec<&'static str> {
    seats.into_iter().map(Seat::name).collect()
}

fn offers(room: &Room) -> OffersView {
    let takeback = room.offers().takeback.map(|takeback| TakebackView {
        seat: takeback.seat.name(),
        mv: takeback.mv.to_string(),
        ply: takeback.ply,
        agreed: names(takeback.agreed),
    });
    OffersView { draw: names(room.offers().draw), takeback, rematch: names(room.offers().rematch) }
}

fn phrase(spoken: &Spoken, calendar: &Calendar) -> PhraseView {
    PhraseView { seat: spoken.seat.name(), code: spoken.phrase.code(), at: calendar.from_now(spoken.at) }
}
