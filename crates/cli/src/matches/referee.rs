//! The referee of one game: whose turn it is, which answers count, and how it ends.

use std::time::Duration;

use fencepost_rules::{BySeat, Game, Move, Outcome, Position, Seat};
use serde::{Deserialize, Serialize};

use super::engine_id::{ByEngine, EngineId};
use super::engine_limit::EngineLimit;

/// What an engine can do wrong. Each loses a game of two, and puts the seat out of a larger one (R18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Fault {
    /// The program ended, or could not be started again.
    Crash,
    /// Its answer was not a legal move.
    Illegal,
    /// Its answer came too late, or not at all.
    Time,
}

/// The result of asking an engine for a move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reply {
    /// A move, the time it took, and the engine's own estimate of its chance to win.
    Move { mv: Move, took: Duration, chance: Option<f64> },
    /// An answer that is not a move.
    Nonsense { text: String },
    /// No answer in time.
    Late,
    /// The program has ended.
    Exited,
}

/// The rules for every game of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchRules {
    pub(crate) limits: ByEngine<EngineLimit>,
    /// How much longer than allowed an answer may take.
    pub(crate) margin: Duration,
    /// A game of that many plies is a draw.
    pub(crate) most_plies: usize,
}

/// What a record says about a ply besides the move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Note {
    pub(crate) chance: Option<f64>,
    pub(crate) clock: Option<Duration>,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    rules: MatchRules,
    seats: BySeat<EngineId>,
    game: Game,
    clocks: BySeat<Duration>,
    /// One for each event of the game.
    notes: Vec<Note>,
    /// What went wrong, and after how many events.
    faults: Vec<(Seat, Fault)>,
    remark: Option<String>,
}

impl Referee {
    /// A game from a position, in which the opening, which must be legal there, is already played.
    pub(crate) fn new(rules: MatchRules, seats: BySeat<EngineId>, start: &Position, opening: &[Move]) -> Referee {
        let mut game = Game::new(*start);
        for &mv in opening {
            let played = game.play(mv);
            debug_assert_eq!(played, Ok(()), "openings are checked when they are read");
        }
        let clocks = BySeat(seats.0.map(|side| match rules.limits[side] {
            EngineLimit::Clock { initial, .. } => initial,
            EngineLimit::Move(_) | EngineLimit::Nodes(_) => Duration::ZERO,
        }));
        let notes = vec![Note::default(); opening.len()];
        let mut referee = Referee { rules, seats, game, clocks, notes, faults: Vec::new(), remark: None };
        referee.end_if_too_long();
        referee
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The seat to move; `None` once the game is over.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| self.game.position().turn())
    }

    /// The limit of the engine in a seat.
    pub(crate) fn limit(&self, seat: Seat) -> EngineLimit {
        self.rules.limits[self.seats[seat]]
    }

    /// Time left of every seat, if there are clocks.
    pub(crate) fn clocks(&self) -> BySeat<Duration> {
        self.clocks
    }

    /// What a move adds to the clock of every seat.
    pub(crate) fn increments(&self) -> BySeat<Duration> {
        BySeat(self.seats.0.map(|side| match self.rules.limits[side] {
            EngineLimit::Clock { increment, .. } => increment,
            EngineLimit::Move(_) | EngineLimit::Nodes(_) => Duration::ZERO,
        }))
    }

    /// How long to wait for a seat's answer. `None` if there is no time limit.
    pub(crate) fn allowance(&self, seat: Seat) -> Option<Duration> {
        match self.limit(seat) {
            EngineLimit::Move(time) => Some(time + self.rules.margin),
            EngineLimit::Clock { .. } => Some(self.clocks[seat] + self.rules.margin),
            EngineLimit::Nodes(_) => None,
        }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    pub(crate) fn faults(&self) -> &[(Seat, Fault)] {
        &self.faults
    }

    pub(crate) fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Why the game ended, if not on the board.
    pub(crate) fn remark(&self) -> Option<&str> {
        self.remark.as_deref()
    }

    /// The part of the point that an engine gets; `None` while the game goes on.
    pub(crate) fn points(&self, side: EngineId) -> Option<f64> {
        let sharing = self.outcome()?.result?.sharing();
        let own = sharing.into_iter().filter(|&seat| self.seats[seat] == side).count();
        Some(f64::from(own as u32) / f64::from(sharing.len() as u32))
    }

    /// Takes the answer of the seat to move.
    pub(crate) fn take(&mut self, reply: Reply) {
        let Some(seat) = self.turn() else { return };
        match reply {
            Reply::Move { took, .. } if self.allowance(seat).is_some_and(|allowance| took > allowance) => {
                self.fault(seat, Fault::Time, "too late");
            }
            Reply::Move { mv, took, chance } => match self.game.play(mv) {
                Ok(()) => self.note(seat, took, chance),
                Err(error) => self.fault(seat, Fault::Illegal, &format!("illegal move {mv}: {error}")),
            },
            Reply::Nonsense { text } => self.fault(seat, Fault::Illegal, &format!("no move: {text}")),
            Reply::Late => self.fault(seat, Fault::Time, "no answer in time"),
            Reply::Exited => self.fault(seat, Fault::Crash, "crash"),
        }
        self.end_if_too_long();
    }

    fn note(&mut self, seat: Seat, took: Duration, chance: Option<f64>) {
        let mut clock = None;
        if let EngineLimit::Clock { increment, .. } = self.limit(seat) {
            self.clocks[seat] = self.clocks[seat].saturating_sub(took) + increment;
            clock = Some(self.clocks[seat]);
        }
        self.notes.push(Note { chance, clock });
    }

    fn fault(&mut self, seat: Seat, fault: Fault, why: &str) {
        let events = self.game.events().len();
        let given_up = if fault == Fault::Time { self.game.lose_on_time(seat) } else { self.game.resign(seat) };
        debug_assert_eq!(given_up, Ok(()), "the seat to move can give up");
        // In a game of three or four the seat is out, and that is an event.
        self.notes.resize(self.game.events().len().max(events), Note::default());
        self.faults.push((seat, fault));
        let why = format!("{seat}: {why}");
        self.remark = Some(match self.remark.take() {
            Some(before) => format!("{before}; {why}"),
            None => why,
        });
    }

    fn end_if_too_long(&mut self) {
        if self.game.outcome().is_none() && self.game.plies() >= self.rules.most_plies {
            let agreed = self.game.agree_on_draw();
            debug_assert_eq!(agreed, Ok(()), "a game that goes on can be drawn");
            self.remark = Some(format!("drawn after {} plies", self.rules.most_plies));
        }
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Ending, Players};

    use super::*;

    const MARGIN: Duration = Duration::from_millis(10);

    fn rules(a: &str, b: &str) -> MatchRules {
        let limit = |text: &str| text.parse().expect("a limit");
        MatchRules { limits: ByEngine([limit(a), limit(b)]), margin: MARGIN, most_plies: 400 }
    }

    /// A plays South, B everybody else.
    fn seats() -> BySeat<EngineId> {
        BySeat([EngineId::A, EngineId::B, EngineId::B, EngineId::B])
    }

    fn referee(rules: MatchRules, players: Players, opening: &str) -> Referee {
        let opening: Vec<Move> = opening.split_whitespace().map(|word| word.parse().expect("a move")).collect();
        Referee::new(rules, seats(), &Position::standard(players), &opening)
    }

    fn answer(mv: &str, millis: u64) -> Reply {
        Reply::Move { mv: mv.parse().expect("a move"), took: Duration::from_millis(millis), chance: None }
    }

    #[test]
    fn a_game_goes_on_until_somebody_wins() {
        let mut game = referee(rules("100n", "100n"), Players::Two, "e2 e8");
        for mv in ["e3", "a8h", "e4", "e7"] {
            assert_eq!(game.points(EngineId::A), None);
            game.take(answer(mv, 5));
        }
        assert_eq!(game.turn(), Some(Seat::South), "{}", game.game().position());
        let mut finish = referee(rules("100n", "100n"), Players::Two, "e2 d9 e3 c9 e4 b9 e5 a9 e6 b9 e7 a9 e8 b9");
        finish.take(answer("e9", 5));
        assert_eq!(finish.turn(), None);
        assert_eq!((finish.points(EngineId::A), finish.points(EngineId::B)), (Some(1.0), Some(0.0)));
        assert_eq!(finish.outcome().map(|outcome| outcome.ending), Some(Ending::Goal));
        assert!(finish.faults().is_empty() && finish.remark().is_none());
    }

    #[test]
    fn an_illegal_move_loses() {
        for reply in [answer("e5", 5), answer("pass", 5), Reply::Nonsense { text: "hello".to_owned() }] {
            let mut game = referee(rules("100n", "100n"), Players::Two, "");
            game.take(reply);
            assert_eq!(game.points(EngineId::A), Some(0.0));
            assert_eq!(game.faults(), [(Seat::South, Fault::Illegal)]);
            assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Resign));
        }
    }

    #[test]
    fn a_crash_loses() {
        let mut game = referee(rules("100n", "100n"), Players::Two, "e2");
        game.take(Reply::Exited);
        assert_eq!(game.points(EngineId::A), Some(1.0));
        assert_eq!(game.faults(), [(Seat::North, Fault::Crash)]);
        assert_eq!(game.remark(), Some("north: crash"));
    }

    #[test]
    fn time_for_each_move_has_a_margin() {
        let mut game = referee(rules("100ms", "100ms"), Players::Two, "");
        assert_eq!(game.allowance(Seat::South), Some(Duration::from_millis(110)));
        game.take(answer("e2", 110));
        assert_eq!(game.turn(), Some(Seat::North));
        game.take(answer("e8", 111));
        assert_eq!(game.faults(), [(Seat::North, Fault::Time)]);
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Time));
        assert_eq!(game.points(EngineId::A), Some(1.0));
    }

    #[test]
    fn clocks_run_down_and_get_their_increment() {
        let mut game = referee(rules("1+0.1", "500n"), Players::Two, "");
        assert_eq!(game.allowance(Seat::North), None);
        for (own, other, took, left) in [("e2", "e8", 600, 500), ("e3", "e7", 450, 150)] {
            game.take(answer(own, took));
            assert_eq!(game.clocks()[Seat::South], Duration::from_millis(left));
            game.take(answer(other, 99_999));
        }
        assert_eq!(game.notes()[2].clock, Some(Duration::from_millis(150)));
        // 150 ms are left, and the margin is 10.
        assert_eq!(game.allowance(Seat::South), Some(Duration::from_millis(160)));
        game.take(answer("e4", 161));
        assert_eq!(game.faults(), [(Seat::South, Fault::Time)]);
    }

    #[test]
    fn no_answer_is_a_loss_on_time() {
        let mut game = referee(rules("100n", "100n"), Players::Two, "");
        game.take(Reply::Late);
        assert_eq!((game.points(EngineId::A), game.faults()), (Some(0.0), &[(Seat::South, Fault::Time)][..]));
    }

    #[test]
    fn long_games_are_drawn() {
        let mut rules = rules("100n", "100n");
        rules.most_plies = 3;
        let mut game = referee(rules, Players::Two, "e2 e8");
        assert!(game.turn().is_some());
        game.take(answer("e3", 1));
        assert_eq!((game.points(EngineId::A), game.points(EngineId::B)), (Some(0.5), Some(0.5)));
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Agreed));
        let drawn_at_once = referee(rules, Players::Two, "e2 e8 e3 e7");
        assert_eq!(drawn_at_once.turn(), None);
    }

    #[test]
    fn three_times_the_same_position_is_a_draw() {
        let mut game = referee(rules("100n", "100n"), Players::Two, "e2 e8 e1 e9 e2 e8 e1");
        game.take(answer("e9", 1));
        assert_eq!(game.points(EngineId::A), Some(0.5));
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
    }

    #[test]
    fn with_more_players_a_failed_engine_is_out_and_the_others_play_on() {
        let mut game = referee(rules("100n", "100n"), Players::Four, "");
        game.take(Reply::Exited);
        assert_eq!(game.turn(), Some(Seat::West));
        game.take(answer("b5", 1));
        game.take(Reply::Late);
        game.take(answer("h5", 1));
        assert_eq!(game.turn(), Some(Seat::West));
        game.take(answer("a1", 1));
        assert_eq!((game.points(EngineId::A), game.points(EngineId::B)), (Some(0.0), Some(1.0)));
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::LastPlayer));
        assert_eq!(
            game.faults(),
            [(Seat::South, Fault::Crash), (Seat::North, Fault::Time), (Seat::West, Fault::Illegal)]
        );
        assert_eq!(game.notes().len(), game.game().events().len());
    }

    #[test]
    fn the_point_of_a_draw_is_shared_by_seats() {
        let mut rules = rules("100n", "100n");
        rules.most_plies = 1;
        let mut game = referee(rules, Players::Four, "");
        game.take(answer("e2", 1));
        assert_eq!((game.points(EngineId::A), game.points(EngineId::B)), (Some(0.25), Some(0.75)));
    }
}
