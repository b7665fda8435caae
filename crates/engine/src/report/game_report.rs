//! The report on a whole game.

use fencepost_rules::record::Glyph;
use fencepost_rules::{BySeat, Event, Game, Move, Position, Seat};

use super::accuracy::{accuracy, mark};
use super::finding::{Finding, Permille};
use super::reason::{Comparison, Reason, reason};

/// A report has at most this many turning points.
const MOST_TURNING_POINTS: usize = 6;

/// What is said about a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// One for each move, in order.
    pub moves: Vec<MoveReport>,
    /// One for each position: before the first event, and after each.
    pub positions: Vec<PositionReport>,
    /// For each seat of the game in turn order: its accuracy in per cent. `None` if it made no move.
    pub accuracy: Vec<Option<f64>>,
    /// The moves that lost most, in the order of the game: places in [`moves`](GameReport::moves).
    pub turning_points: Vec<usize>,
}

/// What is said about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReport {
    /// How many events of the game happened before it.
    pub index: usize,
    /// Its number among the moves, from 1.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move that was played.
    pub played: Move,
    /// The best move.
    pub best: Move,
    /// The best line. It begins with the best move.
    pub line: Vec<Move>,
    /// The mover's chance to win with the best move.
    pub chance: Permille,
    /// The mover's chance to win after the move that was played. Never larger.
    pub after: Permille,
    /// The mark for what it lost.
    pub mark: Option<Glyph>,
    /// Why the best move is better, where there is a mark.
    pub reason: Option<Reason>,
}

impl MoveReport {
    /// How much win chance the move lost.
    pub fn loss(&self) -> Permille {
        self.chance - self.after
    }
}

/// What holds in a position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionReport {
    /// Each seat's chance to win.
    pub chances: BySeat<Permille>,
    /// Each seat's steps to the goal; `None` for a seat that is not playing.
    pub steps: BySeat<Option<u8>>,
    /// Fences in each seat's hand.
    pub left: BySeat<u8>,
}

impl GameReport {
    /// The report on a game, given what was found about each position. `None` if something is missing.
    pub fn new(game: &Game, findings: &[Option<Finding>]) -> Option<GameReport> {
        let mut known: Vec<Finding> = Vec::new();
        for index in 0..=game.history().len() {
            let outcome = Finding::of_outcome(game).filter(|_| index == game.history().len());
            known.push(outcome.or_else(|| findings.get(index)?.clone())?);
        }
        let positions = game.history().iter().map(|(position, _)| position).chain([game.position()]);
        let positions = positions.zip(&known).map(|(position, finding)| PositionReport::new(position, finding));
        let moves = moves(game, &known);
        let seats = game.position().players().seats();
        let of = |seat: Seat| accuracy(moves.iter().filter(|it| it.seat == seat).map(MoveReport::loss));
        Some(GameReport {
            positions: positions.collect(),
            accuracy: seats.iter().map(|&seat| of(seat)).collect(),
            turning_points: turning_points(&moves),
            moves,
        })
    }
}

impl PositionReport {
    fn new(position: &Position, finding: &Finding) -> PositionReport {
        let mut report = PositionReport { chances: finding.chances, steps: BySeat::default(), left: BySeat::default() };
        for seat in position.playing() {
            report.steps[seat] = position.distance(seat);
            report.left[seat] = position.left(seat);
        }
        report
    }
}

fn moves(game: &Game, findings: &[Finding]) -> Vec<MoveReport> {
    let mut moves: Vec<MoveReport> = Vec::new();
    for (index, (position, event)) in game.history().iter().enumerate() {
        let Event::Move(played) = *event else { continue };
        let (before, after) = (&findings[index], &findings[index + 1]);
        moves.push(move_report(position, index, moves.len() + 1, played, before, after));
    }
    moves
}

fn move_report(
    position: &Position,
    index: usize,
    ply: usize,
    played: Move,
    before: &Finding,
    after: &Finding,
) -> MoveReport {
    let seat = position.turn();
    let chance_after = after.chances[seat];
    let best = before.line.first().copied().unwrap_or(played);
    // The position after the move was searched one ply deeper. If it turns out to be as good as what seemed best, it is the best.
    let is_best = best == played || before.chances[seat] <= chance_after;
    let (best, chance) = if is_best { (played, chance_after) } else { (best, before.chances[seat]) };
    let line = if is_best { [&[played], after.line.as_slice()].concat() } else { before.line.clone() };
    let mark = mark(chance - chance_after);
    let comparison = Comparison {
        position,
        played,
        better: &before.line,
        reply: &after.line,
        better_wins: before.winner == Some(seat),
        played_loses: after.winner.is_some_and(|winner| winner != seat),
    };
    let reason = mark.and_then(|_| reason(&comparison));
    MoveReport { index, ply, seat, played, best, line, chance, after: chance_after, mark, reason }
}

/// Those that lost most. The first of equals.
fn turning_points(moves: &[MoveReport]) -> Vec<usize> {
    let mut points: Vec<usize> = (0..moves.len()).filter(|&place| moves[place].mark.is_some()).collect();
    points.sort_by_key(|&place| std::cmp::Reverse(moves[place].loss()));
    points.truncate(MOST_TURNING_POINTS);
    points.sort_unstable();
    points
}

#[cfg(test)]
mod tests {
    use super::super::{next_search, progress};
    use super::*;

    fn game(start: &str, moves: &str) -> Game {
        let mut game = Game::new(start.parse().expect("a position"));
        for event in moves.split_whitespace() {
            game.apply(event.parse().expect("an event")).expect("a legal event");
        }
        game
    }

    fn finding(nodes: u64, south: Permille, line: &str) -> Finding {
        let mut chances = BySeat::default();
        (chances[Seat::South], chances[Seat::North]) = (south, 1000 - south);
        let line = line.split_whitespace().map(|mv| mv.parse().expect("a move")).collect();
        Finding { nodes, chances, line, winner: None }
    }

    const START: &str = " /  / e1 e9 / 10 10 / 1";

    #[test]
    fn a_game_is_searched_from_its_end_and_suspicious_moves_twice() {
        let game = game(START, "e2 d9 e3");
        let mut findings = vec![None; 4];
        let mut searched = Vec::new();
        // North's d9 loses a step.
        let chances = [550, 550, 700, 700];
        while let Some(task) = next_search(&game, &findings, 10) {
            searched.push((task.index, task.nodes));
            findings[task.index] = Some(finding(task.nodes, chances[task.index], ["e2", "e8", "e3", "e8"][task.index]));
            let progress = progress(&game, &findings, 10);
            assert!(progress.done <= progress.total, "{progress:?}");
        }
        assert_eq!(searched, [(3, 10), (2, 10), (1, 10), (0, 10), (2, 40), (1, 40)]);
        let done = progress(&game, &findings, 10);
        assert_eq!(done.done, done.total);
        let report = GameReport::new(&game, &findings).expect("nothing is missing");
        let marks: Vec<_> = report.moves.iter().map(|it| it.mark.map(Glyph::symbol)).collect();
        assert_eq!(marks, [None, Some("?!"), None]);
        assert_eq!(report.turning_points, [1]);
        assert_eq!(report.moves[1].reason, Some(Reason::StepWasted));
        assert_eq!(report.accuracy, [Some(100.0), Some(54.9)]);
        assert_eq!(report.positions[3].steps[Seat::South], Some(6));
    }

    #[test]
    fn nothing_is_said_before_everything_is_searched() {
        let game = game(START, "e2");
        assert_eq!(GameReport::new(&game, &[Some(finding(1, 500, "e2")), None]), None);
        assert_eq!(GameReport::new(&game, &[]), None);
    }

    /// R16: the end of a game needs no search.
    #[test]
    fn a_game_that_is_over_ends_with_its_result() {
        let game = game(" /  / e7 a2 / 0 0 / 1", "e8 b2 e9");
        let mut findings = vec![None; 4];
        while let Some(task) = next_search(&game, &findings, 10) {
            assert!(task.index < 3);
            findings[task.index] = Some(finding(task.nodes, 1000, ["e8", "a1", "e9", ""][task.index]));
        }
        let report = GameReport::new(&game, &findings).expect("nothing is missing");
        assert_eq!(report.positions[3].chances[Seat::South], 1000);
        assert_eq!(report.moves[2].after, 1000);
        assert!(report.moves.iter().all(|it| it.mark.is_none()), "a game that is lost cannot be lost again");
    }

    /// R18: a player who leaves makes no move.
    #[test]
    fn leaving_is_not_a_move() {
        let game = game(" /  / e1 a5 e9 i5 / 5 5 5 5 / 1", "e2 out:west e8");
        let even = Finding { nodes: 100, chances: BySeat([250; 4]), line: Vec::new(), winner: None };
        let report = GameReport::new(&game, &vec![Some(even); 4]).expect("nothing is missing");
        let seats: Vec<_> = report.moves.iter().map(|it| (it.ply, it.index, it.seat)).collect();
        assert_eq!(seats, [(1, 0, Seat::South), (2, 2, Seat::North)]);
        assert_eq!(report.accuracy, [Some(100.0), None, Some(100.0), None]);
        assert_eq!(report.positions[2].steps[Seat::West], None);
    }
}
