//! Games with three and four players: engines, rollout players and greedy players in one game.
//!
//! Positions of one game have their result in common, so many games teach more than much time for each. In games among engines most
//! moves therefore come from a quick search, and only the others are learned from. In many other games one engine plays with others that
//! have only quick searches: so the networks learn what a position is worth to the strongest player.

use fencepost_engine::players::{Greedy, Rollouts};
use fencepost_engine::{Engine, Found, Networks, NullHost, Options, Player, SearchLimits};
use fencepost_rules::{BySeat, Game, GameResult, Move, Position, Seat};

use crate::rng::Rng;
use crate::sample::ManySample;
use crate::start_positions::multiplayer_opening;

/// Longer games are left out.
const MAX_PLIES: usize = 300;
/// Up to this ply the engine sometimes plays a move other than its best one, to explore.
const LAST_EXPLORATION_PLY: usize = 32;
/// It then chooses among this many of its best moves.
const EXPLORED_MOVES: usize = 3;

/// In this many of a hundred games everybody is the engine.
const GAMES_AMONG_EQUALS: usize = 35;
/// In this many there are the engine and engines with quick searches.
const GAMES_AMONG_WEAKER: usize = 25;
/// In a game among equals this many of a hundred searches are quick:
const QUICK_PERCENT: usize = 75;
/// they have this fraction of the nodes.
const QUICK_FRACTION: u64 = 6;
/// The fraction of the nodes that weaker engines have.
const WEAKER_FRACTION: u64 = 8;

/// The games of one seed, one after the other.
pub(crate) struct MultiplayerSelfplay {
    engine: Engine,
    rollouts: Rollouts,
    greedy: Greedy,
    rng: Rng,
    limits: SearchLimits,
    quick_limits: SearchLimits,
    weaker_limits: SearchLimits,
    rollouts_limits: SearchLimits,
}

/// The kinds of players.
#[derive(Clone, Copy, PartialEq)]
enum PlayerKind {
    Engine,
    /// One of four engines: most of its searches are quick.
    EngineAmongEquals,
    WeakerEngine,
    Rollouts,
    Greedy,
}

impl PlayerKind {
    /// Whether the networks learn to play like it.
    fn is_learned_from(self) -> bool {
        matches!(self, PlayerKind::Engine | PlayerKind::EngineAmongEquals)
    }
}

impl MultiplayerSelfplay {
    pub(crate) fn new(networks: Networks, nodes: u64, rollouts: u64, seed: u64) -> MultiplayerSelfplay {
        let search_of = |nodes| SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
        let options = Options { hash: 16, lines: EXPLORED_MOVES, ..Options::default() };
        MultiplayerSelfplay {
            engine: Engine::with_networks(options, networks),
            rollouts: Rollouts::new(seed),
            greedy: Greedy::new(seed),
            rng: Rng::new(seed),
            limits: search_of(nodes),
            quick_limits: search_of(nodes / QUICK_FRACTION),
            weaker_limits: search_of(nodes / WEAKER_FRACTION),
            rollouts_limits: search_of(rollouts),
        }
    }

    /// The positions of one game that somebody won.
    fn play(&mut self) -> Vec<ManySample> {
        let mut game = multiplayer_opening(&mut self.rng);
        let players_by_seat = self.players_by_seat(&game);
        let seats = game.position().playing();
        let engines: Vec<Seat> = seats.into_iter().filter(|&seat| players_by_seat[seat].is_learned_from()).collect();
        let is_among_equals = engines.len() == seats.len();
        let exploration_percent = 12 * self.rng.below(3);
        self.engine.new_game();
        let mut seen: Vec<(Position, Option<BySeat<f32>>)> = Vec::new();
        while game.outcome().is_none() && game.plies() < MAX_PLIES {
            let (mv, found) = if self.rng.percent(1) {
                (Some(self.any_move(&game)), None)
            } else {
                self.choose(players_by_seat[game.position().turn()], &game, exploration_percent)
            };
            let found = found.and_then(|found| found.uncalibrated);
            let chances = found.map(|it| if is_among_equals { it.among_equals } else { it.with_engine });
            seen.push((*game.position(), chances));
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner);
        let sample = |(position, chances)| {
            winner.map(|winner| ManySample { winner, engines: engines.clone(), chances, position })
        };
        seen.into_iter().filter_map(sample).collect()
    }

    /// The move of a player, and what the engine has found if its search was not a quick one.
    fn choose(&mut self, player: PlayerKind, game: &Game, exploration_percent: usize) -> (Option<Move>, Option<Found>) {
        match player {
            PlayerKind::Engine | PlayerKind::EngineAmongEquals => {
                let is_quick = player == PlayerKind::EngineAmongEquals && self.rng.percent(QUICK_PERCENT);
                let limits = if is_quick { &self.quick_limits } else { &self.limits };
                let found = self.engine.think(game, limits, &mut NullHost);
                let is_exploring = game.plies() < LAST_EXPLORATION_PLY && self.rng.percent(exploration_percent);
                let rank = if is_exploring { self.rng.below(EXPLORED_MOVES) } else { 0 };
                (found.as_ref().map(|found| move_of_rank(found, rank)), found.filter(|_| !is_quick))
            }
            PlayerKind::WeakerEngine => (self.engine.choose(game, &self.weaker_limits, &mut NullHost), None),
            PlayerKind::Rollouts => (self.rollouts.choose(game, &self.rollouts_limits, &mut NullHost), None),
            PlayerKind::Greedy => (self.greedy.choose(game, &self.limits, &mut NullHost), None),
        }
    }

    /// Only engines; or one engine, with weaker ones or mostly rollout players around it.
    fn players_by_seat(&mut self, game: &Game) -> BySeat<PlayerKind> {
        let lot = self.rng.below(100);
        if lot < GAMES_AMONG_EQUALS {
            return BySeat([PlayerKind::EngineAmongEquals; 4]);
        }
        let is_among_weaker = lot < GAMES_AMONG_EQUALS + GAMES_AMONG_WEAKER;
        let mut players_by_seat = BySeat([(); 4].map(|()| match self.rng.below(20) {
            _ if is_among_weaker => PlayerKind::WeakerEngine,
            0..3 => PlayerKind::Engine,
            3..6 => PlayerKind::Greedy,
            _ => PlayerKind::Rollouts,
        }));
        let seats: Vec<Seat> = game.position().playing().into_iter().collect();
        players_by_seat[seats[self.rng.below(seats.len())]] = PlayerKind::Engine;
        players_by_seat
    }

    fn any_move(&mut self, game: &Game) -> Move {
        let legal: Vec<Move> = game.legal_moves().into_iter().collect();
        legal[self.rng.below(legal.len())]
    }
}

impl Iterator for MultiplayerSelfplay {
    type Item = Vec<ManySample>;

    /// The positions of the next game; none if nobody won it. There is always one more.
    fn next(&mut self) -> Option<Vec<ManySample>> {
        Some(self.play())
    }
}

/// The first move of the line of that rank, counted from 0; the best move if there are fewer lines.
fn move_of_rank(found: &Found, rank: usize) -> Move {
    let other = rank.checked_sub(1).and_then(|index| found.other_lines.get(index));
    other.and_then(|report| report.line.first().copied()).unwrap_or(found.best)
}
