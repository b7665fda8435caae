//! Every tunable number of the engine and its baseline players, grouped by the part that uses it.
//!
//! A change to a number that the engine's search uses changes its node counts (see `bench`). Show in a match that the change
//! gains.

use std::time::Duration;

// --- Score

// The chance to win of an estimate, fitted to the results of games that no network was trained on; see `docs/engine.md`.

/// The logarithm of the odds for each step ahead,
pub(crate) const WIN_CHANCE_STEP: f64 = 0.22;
/// what each fence in both hands together adds to that,
pub(crate) const WIN_CHANCE_STEP_PER_FENCE: f64 = 0.033;
/// up to this many,
pub(crate) const WIN_CHANCE_MAX_FENCES: u32 = 20;
/// and what each step ahead adds: the second step of a lead is worth more than the first.
pub(crate) const WIN_CHANCE_STEP_PER_STEP: f64 = 0.014;

// With three and four players, the chances that a search found are raised to a power before they are told, fitted in the same way: they are
// too cautious while few fences are left, and too bold while there are many.

/// The power with many fences in all hands,
pub(crate) const CHANCES_POWER: f32 = 0.8;
/// what is added to it without any,
pub(crate) const CHANCES_POWER_WITHOUT_FENCES: f32 = 1.2;
/// and how much of that each fence leaves.
pub(crate) const CHANCES_POWER_PER_FENCE: f32 = 0.65;

/// Where a score is made from a chance, this many hundredths of a step multiply the odds by e.
pub(crate) const SCORE_OF_CHANCE_SCALE: f64 = 180.0;
/// The scale between the output of the network for two players and scores. A search knows more than the network, so its
/// scores mean more.
pub(crate) const NETWORK_SCALE: i32 = 230;

// --- Handcrafted evaluation for two players, for boards that the network is not trained on

/// A path that is one step shorter than the opponent's.
pub(crate) const STEP: i32 = 100;
/// Being the one to move.
pub(crate) const TEMPO: i32 = 40;
/// All fences in hand together, by their number: the first ones are worth most.
pub(crate) const FENCES_IN_HAND: [i32; 21] =
    [0, 122, 284, 454, 617, 734, 840, 922, 983, 1034, 1082, 1120, 1150, 1175, 1195, 1210, 1225, 1240, 1250, 1260, 1270];
/// The penalty for a bottleneck of the player's own shortest paths, times the opponent's fences.
pub(crate) const BOTTLENECK: i32 = 2;

// --- Alpha-beta search

/// How often the limits are checked.
pub(crate) const NODES_BETWEEN_CHECKS: u64 = 512;
/// The first depth with an aspiration window.
pub(crate) const ASPIRATION_DEPTH: i32 = 4;
/// Half the width of the first aspiration window.
pub(crate) const ASPIRATION_WINDOW: i32 = 30;
/// After every failed search the half width grows by this factor.
pub(crate) const ASPIRATION_GROWTH: i32 = 3;
/// Beyond this half width the window opens completely on the side that failed.
pub(crate) const WIDEST_ASPIRATION_WINDOW: i32 = 1000;
/// Reverse futility pruning happens up to this depth,
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 5;
/// with this margin for each ply.
pub(crate) const REVERSE_FUTILITY_MARGIN: i32 = 90;
/// Null move pruning happens from this depth on,
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;
/// with a reduction of this many plies
pub(crate) const NULL_MOVE_REDUCTION: i32 = 3;
/// and one more for every this many plies of depth.
pub(crate) const NULL_MOVE_DIVISOR: i32 = 4;
/// Internal iterative reduction happens from this depth on.
pub(crate) const INTERNAL_ITERATIVE_REDUCTION_DEPTH: i32 = 4;
/// Up to this depth, fences that do not block the opponent's shortest paths are pruned.
pub(crate) const NON_BLOCKER_PRUNING_DEPTH: i32 = 3;
/// A fence guards the own path if it takes the place of one that would cost at least this many steps.
pub(crate) const GUARD_MIN_DETOUR: u8 = 3;
/// Late move reductions happen from this depth on,
pub(crate) const LATE_MOVE_DEPTH: i32 = 2;
/// for moves from this index on.
pub(crate) const LATE_MOVE_INDEX: usize = 2;
/// The constant part of a reduction, in hundredths of a ply.
pub(crate) const LATE_MOVE_BASE_PERCENT: i32 = 50;
/// The divisor of the logarithmic part of a reduction.
pub(crate) const LATE_MOVE_DIVISOR: i32 = 2;
/// Up to this depth the latest fences are pruned:
pub(crate) const LATE_MOVE_PRUNING_DEPTH: i32 = 4;
/// those from this index on,
pub(crate) const LATE_MOVE_PRUNING_BASE: i32 = 6;
/// plus this times the depth squared.
pub(crate) const LATE_MOVE_PRUNING_FACTOR: i32 = 3;

// --- Move ordering

/// The history bonus of a beta cutoff, times the depth squared.
pub(crate) const HISTORY_BONUS: i32 = 16;
pub(crate) const MAX_HISTORY_BONUS: i32 = 1600;
/// No history score grows beyond this.
pub(crate) const HISTORY_LIMIT: i32 = 8192;
/// The history after each of the last two moves counts this much less than that of the move by itself.
pub(crate) const CONTINUATION_DIVISOR: i32 = 2;
// These are added to the history score.
pub(crate) const STEP_FORWARD_BONUS: i32 = 20_000;
pub(crate) const STEP_BACK_MALUS: i32 = -500;
pub(crate) const BLOCKER_BONUS: i32 = 6000;
/// For a fence that costs the opponent as many steps as one of [`COSTLY_DETOURS`], once for each. One that costs the mover as many
/// loses as much.
pub(crate) const COSTLY_BONUS: i32 = 4000;
pub(crate) const COSTLY_DETOURS: [u8; 3] = [2, 4, 6];
pub(crate) const GUARD_BONUS: i32 = 6000;
pub(crate) const OWN_BLOCKER_MALUS: i32 = -3000;
pub(crate) const KILLER_BONUS: i32 = 12_000;
pub(crate) const COUNTERMOVE_BONUS: i32 = 9_000;

// --- Correction history

/// Entries of the correction history, a power of two.
pub(crate) const CORRECTION_ENTRIES: usize = 1 << 15;
/// The largest correction of the static evaluation, in hundredths of a step.
pub(crate) const CORRECTION_LIMIT: i32 = 80;
/// The weight of a search is one more than its depth, but at most this, in 256ths.
pub(crate) const MAX_CORRECTION_WEIGHT: i32 = 16;

// --- Transposition table

/// A table entry loses as much replacement value with every search since it was stored as with this many plies of depth.
pub(crate) const PLIES_PER_GENERATION: i64 = 8;

// --- Shortest paths

/// Bytes that a transposition table leaves for everything else that searches need.
pub(crate) const MEMORY_BESIDE_TABLE: usize = 8 << 20;
/// Entries of the cache of shortest paths: as many as stay in the processor's cache.
pub(crate) const PATH_CACHE_ENTRIES: usize = 1 << 13;

// --- Monte Carlo tree search for three and four players

/// How often the limits are checked.
pub(crate) const SIMULATIONS_BETWEEN_CHECKS: u64 = 32;
/// The exploration constant of PUCT.
pub(crate) const PUCT_EXPLORATION: f32 = 1.4;
/// What all players together get for a draw.
pub(crate) const DRAW_VALUE: f32 = 0.5;
/// The most moves of a node.
pub(crate) const MCTS_MAX_MOVES: usize = 40;
/// The temperature of the policy's softmax: above 1 the priors are flatter than the moves that the policy was trained on.
pub(crate) const POLICY_TEMPERATURE: f32 = 1.4;
/// The uniform part of the priors: it goes to all moves alike.
pub(crate) const PRIOR_UNIFORM_SHARE: f32 = 0.1;
/// Entries of the cache of what fences cost.
pub(crate) const FENCE_COST_CACHE_ENTRIES: usize = 1 << 12;
/// A defensive fence is considered if the worst fence costs at least this many steps,
pub(crate) const DEFENCE_MIN_COST: u8 = 3;
/// and the defence saves at least this many of them.
pub(crate) const DEFENCE_MIN_GAIN: u8 = 2;

// --- Handcrafted evaluation for three and four players, for boards that the network is not trained on

/// What a shorter path adds to the logit for each step,
pub(crate) const HANDCRAFTED_STEP: f32 = 0.56;
/// less this much for each fence that the opponents have,
pub(crate) const HANDCRAFTED_STEP_PER_FENCE: f32 = 0.04;
/// up to this many fences;
pub(crate) const HANDCRAFTED_MAX_FENCES: u32 = 12;
/// what being near the goal adds, divided by the rounds to go;
pub(crate) const HANDCRAFTED_NEAR: f32 = 2.2;
/// what fences in hand add, times the square root of their number.
pub(crate) const HANDCRAFTED_HAND: f32 = 0.65;

// --- Rollouts

/// How often, in 256 turns, a player looks for a fence to place instead of moving its pawn.
pub(crate) const ROLLOUT_FENCE_TRIES_IN_256: u64 = 224;
/// A fence is placed across one of this many next steps of the leader.
pub(crate) const ROLLOUT_STEPS_AHEAD: usize = 4;
/// How many fences are tried when an opponent is about to win.
pub(crate) const ROLLOUT_TRIES_IN_DANGER: usize = 4;
/// Longer rollouts end here. The player who would reach the goal first wins.
pub(crate) const ROLLOUT_MAX_PLIES: usize = 200;

// --- Time management

/// What passes between the end of a search and the move's arrival at the clock. It may vary from move to move.
pub(crate) const MOVE_OVERHEAD: Duration = Duration::from_millis(20);
/// Of a clock for each move, the overhead takes at most this part.
pub(crate) const MOVE_OVERHEAD_PART: u32 = 10;
/// What passes between the end of a search and the answer, where a fixed thinking time is asked for: about as long as the
/// slowest answers to `stop` take with two threads.
pub(crate) const THINKING_TIME_OVERHEAD: Duration = Duration::from_millis(5);
/// Of that time, the overhead takes at most this part.
pub(crate) const THINKING_TIME_OVERHEAD_PART: u32 = 20;
/// Moves that are always assumed to be left, since fences and detours make every game longer than it looks.
pub(crate) const MOVES_IN_RESERVE: u32 = 8;
/// The hard limit is this many times the soft limit,
pub(crate) const HARD_LIMIT_FACTOR: u32 = 4;
/// and at most this part of the time left.
pub(crate) const LARGEST_PART_OF_TIME_LEFT: u32 = 5;
/// The part of the increment that is used at once, as numerator and denominator.
pub(crate) const INCREMENT_PART: (u32, u32) = (3, 4);

// --- Levels

/// What makes a level weaker than full strength.
pub(crate) struct Level {
    /// The node limit.
    pub(crate) nodes: u64,
    /// The depth limit.
    pub(crate) depth: u32,
    /// The largest error of the static evaluation: in hundredths of a step with two players; with more, in hundredths of the natural
    /// logarithm of a player's odds.
    pub(crate) noise: i32,
}

/// With two players, from the first level to the tenth.
pub(crate) const LEVELS: [Level; 10] = [
    Level { nodes: 400, depth: 1, noise: 355 },
    Level { nodes: 400, depth: 2, noise: 455 },
    Level { nodes: 500, depth: 2, noise: 265 },
    Level { nodes: 600, depth: 3, noise: 110 },
    Level { nodes: 1_200, depth: 5, noise: 62 },
    Level { nodes: 2_600, depth: 7, noise: 40 },
    Level { nodes: 5_500, depth: 9, noise: 20 },
    Level { nodes: 14_000, depth: 14, noise: 6 },
    Level { nodes: 42_000, depth: 40, noise: 0 },
    Level { nodes: 125_000, depth: 99, noise: 0 },
];

/// With three and four players.
pub(crate) const MULTIPLAYER_LEVELS: [Level; 10] = [
    Level { nodes: 60, depth: 99, noise: 5000 },
    Level { nodes: 60, depth: 99, noise: 1480 },
    Level { nodes: 60, depth: 99, noise: 1150 },
    Level { nodes: 60, depth: 99, noise: 935 },
    Level { nodes: 80, depth: 99, noise: 775 },
    Level { nodes: 120, depth: 99, noise: 640 },
    Level { nodes: 200, depth: 99, noise: 505 },
    Level { nodes: 400, depth: 99, noise: 355 },
    Level { nodes: 1_000, depth: 99, noise: 60 },
    Level { nodes: 20_000, depth: 99, noise: 0 },
];

// --- The greedy baseline player

pub(crate) const GREEDY_STEP: i32 = 100;
/// Less than a step, so that it places a fence only where that gains more than a step.
pub(crate) const GREEDY_FENCE_IN_HAND: i32 = 60;
/// A step of an opponent who does not lead. It matters little, and only with three or four players.
pub(crate) const GREEDY_STEP_OF_THE_REST: i32 = 10;
/// An opponent reaches the goal before the next turn.
pub(crate) const GREEDY_ABOUT_TO_LOSE: i32 = -10_000;
pub(crate) const GREEDY_WON: i32 = 100_000;

// --- The paranoid baseline player

/// Nodes for a move when the limits set no number.
pub(crate) const PARANOID_NODES: u64 = 60_000;

// --- The rollout baseline player

/// Rollouts for a move when the limits set no number.
pub(crate) const ROLLOUT_PLAYER_ROLLOUTS: u64 = 60_000;
/// The exploration constant of PUCT.
pub(crate) const ROLLOUT_PLAYER_EXPLORATION: f32 = 1.2;
/// First play urgency: a move without visits is assumed to be this much worse than its position.
pub(crate) const ROLLOUT_PLAYER_FIRST_PLAY_URGENCY_REDUCTION: f32 = 0.1;
/// The most moves of a node.
pub(crate) const ROLLOUT_PLAYER_MAX_MOVES: usize = 40;
/// Nodes of the tree. When it is full the search goes on without growing it.
pub(crate) const ROLLOUT_PLAYER_MAX_NODES: usize = 1 << 21;
