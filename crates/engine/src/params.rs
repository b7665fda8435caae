//! Every tunable number of the search and the evaluation.

/// Hundredths of a step that multiply the odds of winning by e.
pub(crate) const WIN_CHANCE_SCALE: f64 = 230.0;

/// One step less to go than the other.
pub(crate) const STEP: i32 = 100;
/// Being the one to move.
pub(crate) const TEMPO: i32 = 40;
/// The fences in hand together, by how many there are: the first ones are worth most.
pub(crate) const FENCES_IN_HAND: [i32; 21] =
    [0, 122, 284, 454, 617, 734, 840, 922, 983, 1034, 1082, 1120, 1150, 1175, 1195, 1210, 1225, 1240, 1250, 1260, 1270];
/// A square on the shortest way that nothing goes round, by the number of fences the other has: a place to be blocked.
pub(crate) const BOTTLENECK: i32 = 2;

/// Half width of the first window around the last iteration's value.
pub(crate) const ASPIRATION_WINDOW: i32 = 30;
/// Up to this depth a value so far above the window stands without search.
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 5;
pub(crate) const REVERSE_FUTILITY_MARGIN: i32 = 90;
/// From this depth on the other may be given a free move to see whether the value holds.
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;
/// Up to this depth fences off the other's corridor are left out after the first few moves.
pub(crate) const NON_BLOCKER_PRUNING_DEPTH: i32 = 3;

/// What a refutation adds to a move's history, times the depth squared.
pub(crate) const HISTORY_BONUS: i32 = 16;
pub(crate) const MAX_HISTORY_BONUS: i32 = 1600;
/// No history grows beyond this.
pub(crate) const HISTORY_LIMIT: i32 = 8192;
/// Head starts in the order of moves, on top of the history.
pub(crate) const STEP_FORWARD_BONUS: i32 = 20_000;
pub(crate) const STEP_BACK_MALUS: i32 = -500;
pub(crate) const BLOCKER_BONUS: i32 = 6000;
pub(crate) const OWN_BLOCKER_MALUS: i32 = -3000;
pub(crate) const KILLER_BONUS: i32 = 12_000;
pub(crate) const COUNTERMOVE_BONUS: i32 = 9_000;

/// Three and four players: what a step less to go adds to the logarithm of the odds,
pub(crate) const HANDCRAFTED_STEP: f32 = 0.56;
/// less this much for each fence the others can still build in the way;
pub(crate) const HANDCRAFTED_STEP_PER_FENCE: f32 = 0.04;
/// what being near the goal adds, divided by the rounds to go;
pub(crate) const HANDCRAFTED_NEAR: f32 = 2.2;
/// what fences in hand add, times the square root of their number.
pub(crate) const HANDCRAFTED_HAND: f32 = 0.65;
/// How much untried moves are worth trying.
pub(crate) const PUCT_EXPLORATION: f32 = 2.0;
/// The share of a quick game to the end in what a new position is worth; the rest is a glance.
pub(crate) const MCTS_ROLLOUT_WEIGHT: f32 = 0.25;
/// How much worse than its position a move is taken to be before it was tried.
pub(crate) const FIRST_PLAY_URGENCY_REDUCTION: f32 = 0.1;
/// Moves of a node that are looked at.
pub(crate) const MCTS_MAX_MOVES: usize = 40;
/// The share of the first visits that goes to all moves alike, whatever players usually do.
pub(crate) const PRIOR_UNIFORM_SHARE: f32 = 0.1;
