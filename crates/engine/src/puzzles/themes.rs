//! What a puzzle is about, by what its right move does.

use std::fmt;
use std::str::FromStr;

use fencepost_rules::{Move, Players, Position, Seat, Squares};

/// A theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A fence sends another pawn the long way round.
    Trap,
    /// Few fences are left, and the right step arrives first.
    Race,
    /// A pawn jumps over another.
    Jump,
    /// A fence looks good and would be wasted: the right move is a step.
    WastedFence,
    /// The move takes away a fence that would cost the mover a lot.
    Defence,
    /// Hardly any fences are left.
    Endgame,
    /// Three players.
    ThreePlayers,
    /// Four players.
    FourPlayers,
}

/// A trap costs at least this many steps more than it costs the mover.
const TRAP_STEPS: i32 = 3;
/// A fence is tempting if it costs the other at least this many steps more than the mover.
const TEMPTING_STEPS: i32 = 2;
/// A danger is a fence that would cost at least this many steps,
const DANGER_STEPS: i32 = 3;
/// and a defence takes at least this many of them away.
const SAVED_STEPS: i32 = 2;
/// The most fences in all hands together in an endgame,
const ENDGAME_FENCES: u8 = 3;
/// and in a race.
const RACE_FENCES: u8 = 5;
/// So far into the line a jump still belongs to the idea.
const JUMP_PLIES: usize = 3;

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 8] = [
        Theme::Trap,
        Theme::Race,
        Theme::Jump,
        Theme::WastedFence,
        Theme::Defence,
        Theme::Endgame,
        Theme::ThreePlayers,
        Theme::FourPlayers,
    ];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Trap => "trap",
            Theme::Race => "race",
            Theme::Jump => "jump",
            Theme::WastedFence => "wasted-fence",
            Theme::Defence => "defence",
            Theme::Endgame => "endgame",
            Theme::ThreePlayers => "three-players",
            Theme::FourPlayers => "four-players",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no theme of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseThemeError;

impl fmt::Display for ParseThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a theme")
    }
}

impl std::error::Error for ParseThemeError {}

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        Theme::ALL.into_iter().find(|theme| theme.name() == text).ok_or(ParseThemeError)
    }
}

/// The themes of a position whose right move begins this line.
pub fn themes_of(position: &Position, line: &[Move]) -> Vec<Theme> {
    let Some(&mv) = line.first() else { return Vec::new() };
    let mut after = *position;
    if after.play(mv).is_err() {
        return Vec::new();
    }
    let is_step = matches!(mv, Move::Pawn(_));
    let hands: u8 = position.playing().into_iter().map(|seat| position.left(seat)).sum();
    let has = |theme: &Theme| match theme {
        Theme::Trap => !is_step && net_cost(position, &after) >= TRAP_STEPS,
        Theme::Race => is_step && hands <= RACE_FENCES && is_forward(position, &after),
        Theme::Jump => jumps(position, line),
        Theme::WastedFence => is_step && most_tempting(position) >= TEMPTING_STEPS,
        Theme::Defence => is_defence(position, &after),
        Theme::Endgame => hands <= ENDGAME_FENCES,
        Theme::ThreePlayers => position.players() == Players::Three,
        Theme::FourPlayers => position.players() == Players::Four,
    };
    Theme::ALL.into_iter().filter(has).collect()
}

fn distance(position: &Position, seat: Seat) -> i32 {
    position.distance(seat).map_or(0, i32::from)
}

fn is_forward(before: &Position, after: &Position) -> bool {
    distance(after, before.turn()) < distance(before, before.turn())
}

/// How many steps a fence costs the opponent who is hit hardest, less what it costs the mover.
fn net_cost(before: &Position, after: &Position) -> i32 {
    let cost = |seat: Seat| distance(after, seat) - distance(before, seat);
    let opponents = before.playing().without(before.turn());
    opponents.into_iter().map(cost).max().unwrap_or(0) - cost(before.turn())
}

/// The net cost of the fence that looks best.
fn most_tempting(position: &Position) -> i32 {
    let after = |fence| {
        let mut after = *position;
        after.play_unchecked(Move::Fence(fence));
        after
    };
    position.legal_moves().fences().into_iter().map(|fence| net_cost(position, &after(fence))).max().unwrap_or(0)
}

/// Whether a pawn jumps soon.
fn jumps(position: &Position, line: &[Move]) -> bool {
    let mover = position.turn();
    let mut position = *position;
    for &mv in line.iter().take(JUMP_PLIES) {
        if position.turn() == mover && is_jump(&position, mv) {
            return true;
        }
        if position.play(mv).is_err() {
            break;
        }
    }
    false
}

/// Whether a pawn move goes over or around another pawn: its square is not next to the pawn's own.
fn is_jump(position: &Position, mv: Move) -> bool {
    let (Move::Pawn(to), Some(from)) = (mv, position.pawn(position.turn())) else { return false };
    !position.steps().around(Squares::EMPTY.with(from)).contains(to)
}

/// Whether the move takes a danger away: the steps that the worst fence of an opponent would cost the mover.
fn is_defence(before: &Position, after: &Position) -> bool {
    let mover = before.turn();
    let mut waiting = before.to_setup();
    waiting.turn = after.turn();
    let Ok(waiting) = Position::try_from(waiting) else { return false };
    let danger = worst_fence(&waiting, mover);
    danger >= DANGER_STEPS && danger - worst_fence(after, mover) >= SAVED_STEPS
}

/// How many steps the worst fence of the player to move would cost somebody.
fn worst_fence(position: &Position, victim: Seat) -> i32 {
    let now = distance(position, victim);
    let cost = |fence| {
        let mut after = *position;
        after.play_unchecked(Move::Fence(fence));
        distance(&after, victim) - now
    };
    position.legal_moves().fences().into_iter().map(cost).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, Position};

    use super::{Theme, themes_of};

    fn themes(position: &str, line: &[&str]) -> Vec<Theme> {
        let position: Position = position.parse().expect("a position");
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().expect("a move")).collect();
        themes_of(&position, &line)
    }

    #[test]
    fn themes_follow_from_what_the_move_does() {
        // North is in a street along the edge, and South closes it. Then South is in one, and takes the place of the fence
        // that would close it.
        assert_eq!(themes(" / a1a3a5 / e5 a4 / 8 7 / 1", &["a2h"]), [Theme::Trap]);
        assert_eq!(themes(" / a4a6a8 / a6 e5 / 8 7 / 1", &["b7h"]), [Theme::Defence]);
        assert_eq!(themes(" /  / e5 e6 / 0 0 / 1", &["e7"]), [Theme::Race, Theme::Jump, Theme::Endgame]);
        assert_eq!(themes(" /  / e2 a5 e9 / 6 6 6 / 1", &["e3"]), [Theme::ThreePlayers]);
        assert_eq!(themes(" /  / e2 a5 e9 i5 / 5 5 5 5 / 1", &["e3"]), [Theme::FourPlayers]);
    }

    #[test]
    fn every_theme_is_read_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert!("Trap".parse::<Theme>().is_err());
    }
}
