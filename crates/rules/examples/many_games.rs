//! Prints many megabytes of games, to measure with: `many_games MEGABYTES [moves]`.

#[path = "../benches/rules/games.rs"]
mod games;
#[path = "../tests/it/random.rs"]
mod random;

use std::error::Error;
use std::io::{self, BufWriter, Write};

use fencepost_rules::Players;
use random::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let megabytes: usize = arguments.next().ok_or("how many megabytes?")?.parse()?;
    let only_moves = arguments.next().is_some_and(|word| word == "moves");
    let mut output = BufWriter::new(io::stdout().lock());
    let mut random = Random::new(1);
    let (mut written, mut number) = (0, 1);
    while written < megabytes * 1_000_000 {
        // A bare list of moves does not say how many play.
        let players =
            if only_moves || random.happens(750) { Players::Two } else { random.pick([Players::Three, Players::Four]) };
        let record = games::annotated(number, players, &mut random);
        let text = if only_moves { games::bare(&record) + "\n" } else { format!("{record}\n") };
        output.write_all(text.as_bytes())?;
        written += text.len();
        number += 1;
    }
    output.flush()?;
    Ok(())
}
