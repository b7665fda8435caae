//! Clocks (R19), with every time passed in.

use fencepost_rules::{Players, Seat, TimeControl};
use fencepost_server::clock::Clocks;
use proptest::prelude::*;

const S: Seat = Seat::South;
const N: Seat = Seat::North;

fn clocks(control: &str, players: Players) -> Clocks {
    Clocks::new(control.parse().expect("a time control"), players)
}

#[test]
fn an_increment_is_added_after_the_move() {
    let mut clocks = clocks("60+5", Players::Two);
    clocks.run(S, 1000);
    assert_eq!(clocks.left(S, 11_000), 50_000);
    assert_eq!(clocks.deadline(), Some(61_000));
    clocks.press(11_000);
    assert_eq!((clocks.left(S, 99_000), clocks.left(N, 99_000)), (55_000, 60_000));
}

#[test]
fn unused_delay_is_not_saved() {
    let mut clocks = clocks("60d5", Players::Two);
    clocks.run(S, 0);
    assert_eq!((clocks.left(S, 4000), clocks.delay_left(4000)), (60_000, 1000));
    assert_eq!((clocks.left(S, 7000), clocks.delay_left(7000)), (58_000, 0));
    assert_eq!(clocks.deadline(), Some(65_000));
    clocks.press(3000);
    assert_eq!(clocks.left(S, 3000), 60_000);
}

#[test]
fn time_per_move_is_reset_after_each_move() {
    let mut clocks = clocks("30/move", Players::Two);
    clocks.run(S, 0);
    assert_eq!(clocks.left(S, 20_000), 10_000);
    clocks.press(20_000);
    clocks.run(N, 20_000);
    assert_eq!((clocks.left(S, 21_000), clocks.left(N, 21_000)), (30_000, 29_000));
}

#[test]
fn an_hourglass_gives_used_time_to_the_others() {
    let mut clocks = clocks("60/hourglass", Players::Four);
    clocks.run(Seat::West, 0);
    assert_eq!(clocks.left(Seat::West, 1001), 58_999);
    // 1001 in three shares: those next in turn get the remainder.
    assert_eq!([Seat::North, Seat::East, S].map(|seat| clocks.left(seat, 1001)), [60_334, 60_334, 60_333]);
    clocks.take_out(S, 500);
    clocks.press(2000);
    assert_eq!([S, Seat::North, Seat::East].map(|seat| clocks.left(seat, 2000)), [60_000, 61_000, 61_000]);
}

#[test]
fn without_a_clock_nothing_runs() {
    let mut clocks = clocks("-", Players::Two);
    clocks.run(S, 0);
    assert_eq!((clocks.running(), clocks.deadline()), (None, None));
}

#[test]
fn outages_are_not_charged() {
    let mut clocks = clocks("60+0", Players::Two);
    clocks.run(S, 10_000);
    clocks.exclude_outage(15_000, 1_000_000);
    assert_eq!(clocks.left(S, 1_000_000), 55_000);
    clocks.exclude_outage(0, 5000);
    assert_eq!(clocks.left(S, 1_000_000), 55_000, "that was before it ran");
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        (1..600u32, 0..20u32).prop_map(|(initial, increment)| TimeControl::Increment { initial, increment }),
        (1..600u32, 0..20u32).prop_map(|(initial, delay)| TimeControl::Delay { initial, delay }),
        (1..600u32).prop_map(|seconds| TimeControl::PerMove { seconds }),
        (1..600u32).prop_map(|initial| TimeControl::Hourglass { initial }),
    ]
}

proptest! {
    /// A clock shows the same whether it is read or stopped, and zero at its deadline.
    #[test]
    fn reading_a_clock_agrees_with_stopping_it(control in any_control(), count in 2..=4usize, steps in prop::collection::vec(0..90_000u64, 0..12)) {
        let players = Players::from_count(count).expect("two to four");
        let mut clocks = Clocks::new(control, players);
        let mut now = 0;
        for (turn, step) in steps.into_iter().enumerate() {
            let seat = players.seats()[turn % count];
            clocks.run(seat, now);
            let deadline = clocks.deadline().expect("it runs");
            prop_assert_eq!(clocks.left(seat, deadline), 0);
            if deadline > now {
                // A player without time left can still use the delay.
                let before = deadline - 1;
                prop_assert_eq!(clocks.left(seat, before).max(clocks.delay_left(before)), 1);
            }
            now = (now + step).min(deadline);
            let shown: Vec<u64> = players.seats().iter().map(|&seat| clocks.left(seat, now)).collect();
            let total: u64 = shown.iter().sum();
            let mut stopped = clocks.clone();
            stopped.stop(now);
            prop_assert_eq!(&shown, &players.seats().iter().map(|&seat| stopped.left(seat, now + 5)).collect::<Vec<_>>());
            if let TimeControl::Hourglass { initial } = control {
                prop_assert_eq!(total, u64::from(initial) * 1000 * count as u64, "an hourglass loses no sand");
            }
            clocks.press(now);
        }
    }
}
