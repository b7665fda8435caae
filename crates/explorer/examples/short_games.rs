//! Writes many short games, to measure `fencepost explore`: `short_games 1000000 > games.qgn`.
//!
//! Most moves are steps along a shortest path, the others one of a few fences: so the openings of many games are the same, and later
//! positions hardly ever, as in real games.

use std::io::{BufWriter, Write};

use fencepost_rules::record::{NodeId, Record};
use fencepost_rules::{Event, Move, Position};

const PLIES: usize = 30;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut output = BufWriter::new(std::io::stdout().lock());
    let mut state = 1_u64;
    let mut below = |most: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % most as u64) as usize
    };
    for number in 0..count {
        let mut record = Record::new(Position::default());
        let mut node = NodeId::START;
        for _ in 0..PLIES {
            let position = *record.node(node).position();
            let Some(step) = position.shortest_path(position.turn()).get(1).copied().map(Move::Pawn) else { break };
            let legal: Vec<Move> = position.legal_moves().into_iter().collect();
            if legal.is_empty() {
                break;
            }
            let steps = position.is_legal(step) && below(100) < 45;
            let mv = if steps { step } else { legal[below(legal.len().min(24))] };
            // A position that comes for the third time ends the game (R17).
            let Ok(next) = record.add(node, Event::Move(mv)) else { break };
            node = next;
        }
        let (year, month) = (2024 + below(3), 1 + below(12));
        record.set_tag("Date", &format!("{year}.{month:02}.{:02}", 1 + below(28)))?;
        record.set_tag("South", "Ann")?;
        record.set_tag("North", "Ben")?;
        record.set_tag("SouthRating", &(1000 + below(1200)).to_string())?;
        record.set_tag("NorthRating", &(1000 + below(1200)).to_string())?;
        if record.result().is_none() {
            record.set_result(if below(2) == 0 { "1-0" } else { "0-1" }.parse().ok())?;
        }
        write!(output, "{}{record}", if number == 0 { "" } else { "\n" })?;
    }
    output.flush()?;
    Ok(())
}
