//! How long it takes to pair a round: `cargo run --release -p fencepost-pairing --example times`.

use std::time::{Duration, Instant};

use fencepost_pairing::{Format, Player, Round, Rules, TableResult, pair_next, standings};

/// Rounds of a tournament.
const ROUNDS: usize = 9;

fn main() {
    println!("| players | table | longest round | mean round | standings |");
    println!("| ---: | ---: | ---: | ---: | ---: |");
    for table in 2..=4 {
        for count in [50, 200, 500] {
            let (longest, sum, standings) = measure(table, count);
            let mean = sum / ROUNDS as u32;
            println!("| {count} | {table} | {} | {} | {} |", ms(longest), ms(mean), ms(standings));
        }
    }
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

fn measure(table: usize, count: u32) -> (Duration, Duration, Duration) {
    let rules = Rules::new(Format::Swiss { rounds: ROUNDS }, table);
    let rating = |number: u32| 1000 + number * 7919 % 1000;
    let players: Vec<Player> =
        (1..=count).map(|number| Player { rating: Some(rating(number)), ..Player::new(number) }).collect();
    let mut rounds: Vec<Round> = Vec::new();
    let (mut longest, mut sum) = (Duration::ZERO, Duration::ZERO);
    for index in 0..ROUNDS {
        let start = Instant::now();
        let paired = pair_next(&rules, &players, &rounds, false);
        let time = start.elapsed();
        (longest, sum) = (longest.max(time), sum + time);
        let mut round = paired.expect("so many players can always be paired");
        for (at, table) in round.tables.iter_mut().enumerate() {
            // The higher number wins two times out of three.
            let players = table.players.len();
            let strong = table.players.iter().enumerate().max_by_key(|(_, number)| rating(**number));
            let strong = strong.map_or(0, |(place, _)| place);
            let winner = if (at + index) % 3 == 0 { (strong + 1) % players } else { strong };
            table.result = Some(TableResult::won_by(winner, players));
        }
        rounds.push(round);
    }
    let start = Instant::now();
    let standing = standings(&rules, &players, &rounds);
    assert_eq!(standing.len(), players.len());
    (longest, sum, start.elapsed())
}
