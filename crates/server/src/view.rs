//! A game as it is shown: the state and the summary of the API.

use fencepost_rules::{BySeat, Event, Game, Move, Outcome, Position, Seat, SeatSet, TimeControl};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::room::{Chair, First, Room};
use crate::store::{Entry, Status};

/// How time is kept (R19). All times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// Time per player, and more of it after each move.
    Increment {
        /// What each player starts with.
        initial: u32,
        /// What a move adds.
        #[serde(default)]
        increment: u32,
    },
    /// Time per player, and on each move the clock waits before it runs.
    Delay {
        /// What each player starts with.
        initial: u32,
        /// How long the clock waits.
        #[serde(default)]
        delay: u32,
    },
    /// Time for each move.
    PerMove {
        /// What each move may take.
        seconds: u32,
    },
    /// What a player uses the others gain.
    Hourglass {
        /// What each player starts with.
        initial: u32,
    },
}

impl From<TimeControl> for Clock {
    fn from(control: TimeControl) -> Clock {
        match control {
            TimeControl::None => Clock::None,
            TimeControl::Increment { initial, increment } => Clock::Increment { initial, increment },
            TimeControl::Delay { initial, delay } => Clock::Delay { initial, delay },
            TimeControl::PerMove { seconds } => Clock::PerMove { seconds },
            TimeControl::Hourglass { initial } => Clock::Hourglass { initial },
        }
    }
}

impl From<Clock> for TimeControl {
    fn from(clock: Clock) -> TimeControl {
        match clock {
            Clock::None => TimeControl::None,
            Clock::Increment { initial, increment } => TimeControl::Increment { initial, increment },
            Clock::Delay { initial, delay } => TimeControl::Delay { initial, delay },
            Clock::PerMove { seconds } => TimeControl::PerMove { seconds },
            Clock::Hourglass { initial } => TimeControl::Hourglass { initial },
        }
    }
}

/// A pawn and its prospects.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Pawn {
    /// Whose: `south`, `west`, `north` or `east`.
    pub seat: &'static str,
    /// Whether this player has left a game of three or four (R18).
    pub out: bool,
    /// Where it stands; null for a player who is out.
    pub pawn: Option<String>,
    /// Fences in hand.
    pub fences: u8,
    /// Steps of the shortest way to the goal, other pawns left aside.
    pub distance: Option<u8>,
    /// The squares of one shortest way, without the one the pawn stands on.
    pub way: Vec<String>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
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

/// Whether the person of a seat is there: has a socket or a stream open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Yes.
    Here,
    /// No, and nothing has been heard since then.
    AwaySince(u64),
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Sitter {
    /// `person`, `engine` or `open`.
    pub kind: &'static str,
    /// What a person wants to be called.
    pub name: Option<String>,
    /// An engine's level, 1 to 10; 0 is full strength.
    pub level: Option<u8>,
}

/// A wish to take moves back.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TakebackView {
    /// Who asks.
    pub seat: &'static str,
    /// The first move that would go.
    #[serde(rename = "move")]
    pub mv: String,
    /// So many moves would be left.
    pub ply: usize,
    /// Who agrees.
    pub agreed: Vec<&'static str>,
}

/// What is offered and not answered yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OffersView {
    /// Seats that want a draw.
    pub draw: Vec<&'static str>,
    /// The wish to take moves back.
    pub takeback: Option<TakebackView>,
    /// Seats that want to play again.
    pub rematch: Vec<&'static str>,
}

/// Something a player said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PhraseView {
    /// Who.
    pub seat: &'static str,
    /// What, by its code.
    pub code: &'static str,
    /// When.
    pub at: u64,
}

/// A game, all of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = State)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that clients ask for")]
pub struct State {
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
    #[schema(value_type = String)]
    pub first: First,
    /// Whether strangers find the game in the lobby.
    pub listed: bool,
    /// When it was made.
    pub created: u64,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// All moves; `out:west` where a player left, which is no ply.
    pub moves: Vec<String>,
    /// The number of moves.
    pub ply: usize,
    /// The last move.
    pub last: Option<String>,
    /// The position on the board.
    pub position: String,
    /// Whose turn it is: 1 for the first seat.
    pub turn: usize,
    /// The same as a name.
    pub turn_seat: &'static str,
    /// What may be played now; nothing before the start and after the end.
    pub legal: Vec<String>,
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
    pub clock: Clock,
    /// Milliseconds left per seat at `now`; empty without a clock.
    pub clocks: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<&'static str>,
    /// Milliseconds for which the running clock still waits.
    pub delay_left: u64,
    /// When the game will be broken off if nobody makes a first move.
    pub abort_at: Option<u64>,
    /// The server's time.
    pub now: u64,
    /// What is offered.
    pub offers: OffersView,
    /// The rematch.
    pub next: Option<String>,
    /// The game this one is the rematch of.
    pub previous: Option<String>,
    /// The last things that were said.
    pub phrases: Vec<PhraseView>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Summary {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
    /// How many play.
    pub players: usize,
    /// Width and height.
    pub board: String,
    /// Fences per player at the start.
    pub fences: Option<u8>,
    /// How time is kept.
    pub clock: Clock,
    /// How the first seat was found.
    #[schema(value_type = String)]
    pub first: First,
    /// The seats in turn order.
    pub seats: Vec<SummarySeat>,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// The number of moves.
    pub ply: usize,
    /// The result.
    pub result: String,
    /// How it ended.
    pub termination: Option<&'static str>,
    /// When it was made.
    pub created: u64,
    /// When it got to where it is.
    pub changed: u64,
    /// Whether strangers find it.
    pub listed: bool,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SummarySeat {
    /// Which.
    pub seat: &'static str,
    #[serde(flatten)]
    #[expect(missing_docs, reason = "says it itself")]
    pub sitter: Sitter,
    /// Whether that player has left.
    pub out: bool,
}

impl State {
    /// A game as it is now.
    pub fn of(room: &Room, presence: &BySeat<Presence>, now: u64, base: &str, paused: bool) -> State {
        let position = room.position();
        let seats = room.players().seats();
        let clocks = if room.clocks().is_kept() { seats } else { &[] };
        let can_play = room.is_started() && !room.is_over();
        // Nothing of a pause is charged.
        let then = if paused { now.saturating_sub(room.clocks().elapsed(now)) } else { now };
        State {
            id: room.id().to_owned(),
            url: url(base, room.id()),
            seq: room.seq(),
            players: seats.len(),
            board: position.board().to_string(),
            fences: room.terms().fences,
            start: room.terms().start.to_string(),
            first: room.terms().first,
            listed: room.terms().listed,
            created: room.created(),
            seats: room.chairs().map(|(seat, chair)| seat_view(room, seat, chair, presence[seat])).collect(),
            moves: room.line().iter().map(ToString::to_string).collect(),
            ply: room.plies(),
            last: last_move(room.line()).map(|mv| mv.to_string()),
            position: position.to_string(),
            turn: turn_number(position),
            turn_seat: position.turn().name(),
            legal: if can_play { legal(room.recent()) } else { Vec::new() },
            started: room.is_started(),
            paused,
            over: room.is_over(),
            result: result(room.recent().outcome()),
            termination: room.recent().outcome().map(|outcome| outcome.ending.name()),
            clock: room.terms().control.into(),
            clocks: clocks.iter().map(|&seat| room.clocks().left(seat, then)).collect(),
            running: room.clocks().running().filter(|_| !paused).map(Seat::name),
            delay_left: room.clocks().delay_left(then),
            abort_at: room.abort_at(),
            now,
            offers: offers(room),
            next: room.next().map(str::to_owned),
            previous: room.terms().previous.clone(),
            phrases: phrases(room),
        }
    }
}

impl Summary {
    /// What lists show of a game.
    pub fn of(room: &Room, base: &str) -> Summary {
        let playing = room.position().playing();
        let seat = |(seat, chair): (Seat, &Chair)| SummarySeat {
            seat: seat.name(),
            sitter: sitter(chair),
            out: !playing.contains(seat),
        };
        Summary {
            id: room.id().to_owned(),
            url: url(base, room.id()),
            players: room.players().count(),
            board: room.position().board().to_string(),
            fences: room.terms().fences,
            clock: room.terms().control.into(),
            first: room.terms().first,
            seats: room.chairs().map(seat).collect(),
            status: status_name(status(room)),
            ply: room.plies(),
            result: result(room.recent().outcome()),
            termination: room.recent().outcome().map(|outcome| outcome.ending.name()),
            created: room.created(),
            changed: room.changed(),
            listed: room.terms().listed,
        }
    }
}

/// What a game is found by.
pub fn entry(room: &Room, base: &str) -> Entry {
    let person = |(seat, chair): (Seat, &Chair)| match chair {
        Chair::Person { name, guest, .. } => Some((seat.name().to_owned(), name.clone(), *guest)),
        _ => None,
    };
    Entry {
        created: room.created(),
        changed: room.changed(),
        status: status(room),
        listed: room.terms().listed,
        players: room.players().count() as u8,
        wakes: !room.is_exhibition()
            && (room.clocks().is_kept() || room.chairs().any(|(_, chair)| chair.level().is_some())),
        idles: room.idles(),
        summary: serde_json::to_string(&Summary::of(room, base)).unwrap_or_default(),
        ply: room.plies(),
        address_group: None,
        people: room.chairs().filter_map(person).collect(),
    }
}

/// How far a game has got.
pub fn status(room: &Room) -> Status {
    match (room.is_over(), room.is_started()) {
        (true, _) => Status::Over,
        (false, true) => Status::Running,
        (false, false) => Status::Open,
    }
}

/// The name of a status in messages.
pub const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
    }
}

/// The page of a game.
pub fn url(base: &str, id: &str) -> String {
    format!("{base}/game/{id}")
}

/// A pawn and its prospects.
pub fn pawn(position: &Position, seat: Seat) -> Pawn {
    let is_in = position.playing().contains(seat);
    Pawn {
        seat: seat.name(),
        out: !is_in,
        pawn: position.pawn(seat).map(|square| square.to_string()),
        fences: if is_in { position.left(seat) } else { 0 },
        distance: position.distance(seat),
        way: position.shortest_path(seat).iter().skip(1).map(ToString::to_string).collect(),
    }
}

/// The place of the seat to move: 1 for the first.
pub fn turn_number(position: &Position) -> usize {
    1 + position.players().seats().iter().take_while(|&&seat| seat != position.turn()).count()
}

/// All legal moves, sorted bytewise.
pub fn legal(game: &Game) -> Vec<String> {
    let mut moves: Vec<String> = game.legal_moves().into_iter().map(|mv| mv.to_string()).collect();
    moves.sort_unstable();
    moves
}

/// A result as records have it.
pub fn result(outcome: Option<Outcome>) -> String {
    outcome.and_then(|outcome| outcome.result).map_or_else(|| "*".to_owned(), |score| score.to_string())
}

fn last_move(line: &[Event]) -> Option<Move> {
    line.iter().rev().find_map(|event| if let Event::Move(mv) = event { Some(*mv) } else { None })
}

fn seat_view(room: &Room, seat: Seat, chair: &Chair, presence: Presence) -> SeatView {
    let pawn = pawn(room.position(), seat);
    let away_since = match presence {
        Presence::AwaySince(since) if chair.is_person() => Some(since),
        _ => None,
    };
    SeatView {
        sitter: sitter(chair),
        connected: chair.level().is_some() || presence == Presence::Here,
        away_since,
        takeover_at: away_since.and_then(|since| room.takeover_at(seat, since)),
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

fn phrases(room: &Room) -> Vec<PhraseView> {
    let view = |spoken: &crate::room::Spoken| PhraseView {
        seat: spoken.seat.name(),
        code: spoken.phrase.code(),
        at: spoken.at,
    };
    room.phrases().iter().map(view).collect()
}
