//! Time budgets: with every kind of clock (R19), and whatever the others do, the engine never runs out of time.

use std::time::Duration;

use fencepost_engine::time_management::{TimeBudget, TimeLeft};
use fencepost_rules::{Board, Game, Players, Position};

use crate::random::Random;

/// How long it may take from the end of a search until the move arrives at the clock.
const LATE: Duration = Duration::from_millis(20);

fn millis(count: usize) -> Duration {
    Duration::from_millis(count as u64)
}

/// A position from somewhere in a game of random moves.
fn random_position(random: &mut Random) -> Position {
    let players = random.pick(Players::ALL);
    let start = Position::start(players, random.pick([Board::STANDARD, Board::new(5, 7).expect("a board")]), 4);
    let mut game = Game::new(start.expect("a start"));
    for _ in 0..random.below(40) {
        let mut played = game.clone();
        played.play(random.pick(game.legal_moves())).expect("a legal move");
        if played.outcome().is_some() {
            break;
        }
        game = played;
    }
    *game.position()
}

fn random_clock(random: &mut Random) -> TimeLeft {
    let most = random.pick([50, 1000, 60_000, 3_600_000]);
    TimeLeft {
        remaining: millis(random.below(most)),
        increment: if random.below(2) == 0 { millis(random.below(10_000)) } else { Duration::ZERO },
        delay: if random.below(3) == 0 { millis(random.below(10_000)) } else { Duration::ZERO },
        is_hourglass: random.below(4) == 0,
    }
}

#[test]
fn no_single_move_oversteps_even_if_it_arrives_late() {
    let mut random = Random::new(1);
    for _ in 0..5000 {
        let (clock, position) = (random_clock(&mut random), random_position(&mut random));
        let budget = TimeBudget::of_clock(&clock, &position);
        let there = clock.remaining + clock.delay;
        assert!(budget.soft <= budget.hard, "{clock:?} {budget:?}");
        assert!(budget.hard + LATE <= there || budget.hard.is_zero(), "{clock:?} {budget:?}");
    }
}

/// Plays on a clock: thinks as long as it may, while the others take any time.
fn play(clock: TimeLeft, moves: usize, random: &mut Random) {
    let mut remaining = clock.remaining;
    let others = 1 + random.below(3) as u32;
    for number in 0..moves {
        let position = random_position(random);
        let budget = TimeBudget::of_clock(&TimeLeft { remaining, ..clock }, &position);
        // The delay is free; the rest is taken from the clock.
        let used = budget.hard.saturating_sub(clock.delay);
        assert!(used <= remaining, "move {number} of {clock:?}: {used:?} used of {remaining:?}");
        remaining = remaining.saturating_sub(used) + clock.increment;
        if clock.is_hourglass {
            remaining += millis(random.below(2000)) / others;
        }
        assert!(!remaining.is_zero() || clock.remaining.is_zero(), "nothing is left after move {number} of {clock:?}");
    }
}

#[test]
fn no_game_oversteps_however_long() {
    let mut random = Random::new(2);
    for _ in 0..100 {
        let clock = random_clock(&mut random);
        play(clock, 150, &mut random);
    }
}

#[test]
fn a_game_of_usual_length_uses_most_of_its_time() {
    let position = Position::default();
    let clock = TimeLeft { remaining: Duration::from_secs(60), ..TimeLeft::default() };
    let mut remaining = clock.remaining;
    for _ in 0..40 {
        remaining -= TimeBudget::of_clock(&TimeLeft { remaining, ..clock }, &position).soft;
    }
    assert!(remaining < clock.remaining / 2 && remaining > clock.remaining / 10, "{remaining:?}");
}

#[test]
fn increments_and_delays_are_used() {
    let position = Position::default();
    let plain = TimeLeft { remaining: Duration::from_secs(10), ..TimeLeft::default() };
    let budget = |clock| TimeBudget::of_clock(&clock, &position);
    let second = Duration::from_secs(1);
    assert!(budget(TimeLeft { increment: second, ..plain }).soft > budget(plain).soft + second / 2);
    assert!(budget(TimeLeft { delay: second, ..plain }).soft > budget(plain).soft + second * 9 / 10);
    // With nothing left on the clock, there is only the delay.
    let last = budget(TimeLeft { remaining: Duration::ZERO, delay: second, ..plain });
    assert!(last.hard < second && last.soft > second / 2, "{last:?}");
    assert!(budget(TimeLeft { is_hourglass: true, ..plain }).soft > budget(plain).soft);
    assert_eq!(budget(TimeLeft::default()).hard, Duration::ZERO);
}

#[test]
fn a_time_per_move_is_almost_used_up() {
    for count in [0, 1, 10, 100, 1000, 60_000] {
        let (time, budget) = (millis(count), TimeBudget::of_move(millis(count)));
        assert!(budget.hard <= time && budget.hard >= time * 9 / 10 && budget.soft == budget.hard, "{budget:?}");
    }
}

#[test]
fn a_thinking_time_is_used_up_but_for_a_few_milliseconds() {
    for count in [0, 1, 10, 50, 100, 200, 1000, 60_000] {
        let (time, budget) = (millis(count), TimeBudget::of_thinking_time(millis(count)));
        assert!(budget.hard <= time && budget.soft == budget.hard, "{budget:?}");
        assert!(budget.hard + millis(5).min(time / 20) >= time, "{budget:?}");
    }
}

#[test]
fn the_largest_times_do_not_overflow() {
    let ages = Duration::from_secs(10_000_000_000);
    let clock = TimeLeft { remaining: ages, increment: ages, delay: ages, is_hourglass: true };
    let budget = TimeBudget::of_clock(&clock, &Position::default());
    assert!(budget.hard <= ages * 2);
}
