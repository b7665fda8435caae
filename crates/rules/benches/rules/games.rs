//! Typical game records, with clocks, comments, glyphs and variations: the same on every run.

use fencepost_rules::record::{ClockTime, Eval, Glyph, NodeId, Record};
use fencepost_rules::{Event, Fence, Move, Orientation, Players, Position, Seat, Square};

use crate::random::Random;

const COMMENTS: [&str; 6] = [
    "blocks the middle",
    "A quiet move: the fence on the other side can wait.",
    "Now both must walk round the long wall, and the one who is first round it wins the race by a step.",
    "better was a step forward",
    "Žádný plot nestojí věčně.",
    "time trouble\non both clocks",
];
const NAMES: [&str; 6] = ["Ada", "Ben Okafor", "Chloé Martin", "Dmitri \"Fence\" Orlov", "engine level 8", "Yuki"];

/// The record of a whole game with many annotations.
pub(crate) fn annotated(number: usize, players: Players, random: &mut Random) -> Record {
    let mut record = Record::new(Position::standard(players));
    put_tags(&mut record, number, random);
    let mut at = NodeId::START;
    let mut clocks = [600_000u64; 4];
    while record.node(at).outcome().is_none() {
        let position = *record.node(at).position();
        let mv = likely_move(&position, random);
        let next = record.add(at, Event::Move(mv)).expect("a legal move");
        let clock = &mut clocks[position.turn() as usize];
        *clock = (*clock).saturating_sub(1000 * random.below(15) as u64) + 5000;
        record.set_clock(next, Some(ClockTime::from_millis(*clock)));
        comment(&mut record, next, random);
        if random.happens(50) {
            vary(&mut record, at, 2, random);
        }
        at = next;
    }
    let outcome = record.node(at).outcome().expect("the game is over");
    record.set_termination(Some(outcome.ending));
    record
}

/// Only the moves of a game.
pub(crate) fn bare(record: &Record) -> String {
    let events = record.main_line().filter_map(|id| record.node(id).event());
    events.map(|event| event.to_string()).collect::<Vec<_>>().join(" ")
}

fn put_tags(record: &mut Record, number: usize, random: &mut Random) {
    let mut tag = |name: &str, value: &str| record.set_tag(name, value).expect("a plain tag");
    tag("Event", "Club evening");
    tag("Date", "2026.11.15");
    tag("Round", &number.to_string());
    tag("South", random.pick(NAMES));
    tag("North", random.pick(NAMES));
    tag("TimeControl", "600+5");
}

/// A step towards the goal, or a fence that blocks somebody else's path.
fn likely_move(position: &Position, random: &mut Random) -> Move {
    let mover = position.turn();
    let legal = position.legal_moves();
    let distance_after = |mv: Move, seat: Seat| {
        let mut after = *position;
        after.play_unchecked(mv);
        after.distance(seat)
    };
    let wants_fence = legal.pawn().is_empty() || random.happens(450);
    if wants_fence && !legal.fences().is_empty() {
        let other = random.pick(position.playing().without(mover));
        let nearby = fences_ahead(position, other).filter(|&fence| legal.fences().contains(fence));
        let best = nearby.max_by_key(|&fence| distance_after(Move::Fence(fence), other));
        return Move::Fence(best.unwrap_or_else(|| random.pick(legal.fences())));
    }
    let steps = legal.pawn().into_iter().map(Move::Pawn);
    steps.min_by_key(|&mv| distance_after(mv, mover)).unwrap_or(Move::Pass)
}

/// Fences that lie across the next steps of a seat's shortest path.
fn fences_ahead(position: &Position, seat: Seat) -> impl Iterator<Item = Fence> {
    let path: Vec<Square> = position.shortest_path(seat).into_iter().take(3).collect();
    let steps: Vec<(Square, Square)> =
        path.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect();
    steps.into_iter().flat_map(|(near, far)| {
        let level = near.column() == far.column();
        let orientation = if level { Orientation::Horizontal } else { Orientation::Vertical };
        [0, 1].into_iter().filter_map(move |back| {
            let (left, down) = if level { (back, 0) } else { (0, back) };
            Fence::new(near.column().checked_sub(left)?, near.row().checked_sub(down)?, orientation)
        })
    })
}

fn comment(record: &mut Record, node: NodeId, random: &mut Random) {
    if random.happens(80) {
        record.add_comment(node, random.pick(COMMENTS));
    }
    if random.happens(60) {
        record.set_glyph(node, Some(random.pick(Glyph::ALL)));
    }
    if random.happens(200) {
        record.set_eval(node, Eval::from_chance(random.below(101) as f64 / 100.0));
    }
}

/// Another line from there, with others inside it down to that depth.
fn vary(record: &mut Record, from: NodeId, depth: usize, random: &mut Random) {
    let mut at = from;
    for _ in 0..=random.below(5) {
        if record.node(at).outcome().is_some() {
            return;
        }
        let mv = random.pick(record.node(at).position().legal_moves());
        let next = record.add(at, Event::Move(mv)).expect("a legal move");
        comment(record, next, random);
        if depth > 0 && random.happens(100) {
            vary(record, at, depth - 1, random);
        }
        at = next;
    }
}
