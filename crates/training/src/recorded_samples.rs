//! Samples from records of games with three and four players: what the engine's opponents play is learned from matches with them.

use std::fs::File;
use std::io::{BufWriter, Result, Write};
use std::path::Path;

use fencepost_rules::record::Record;
use fencepost_rules::{Board, Players, Seat};

use crate::finished_games::{FinishedGame, RecordFile};
use crate::sample::ManySample;

/// The tags with the names of the players, by seat.
const NAME_TAGS: [&str; 4] = ["South", "West", "North", "East"];

/// Writes the positions of all games that somebody won. The seats whose player has the name of the engine are the engine's.
pub(crate) fn run(records: &Path, output: &Path, engine: &str) -> Result<()> {
    let mut records = RecordFile::open(records, output)?;
    let mut output = BufWriter::new(File::create(output)?);
    while let Some(record) = records.next_record()? {
        for sample in samples(&record, engine) {
            writeln!(output, "{sample}")?;
        }
    }
    output.flush()
}

/// The positions of a game of three or four on the standard board, which is all that the networks know; none if nobody won it.
fn samples(record: &Record, engine: &str) -> Vec<ManySample> {
    let is_learned_from = record.players() != Players::Two && record.start().board() == Board::STANDARD;
    let game = FinishedGame::of_record(record).filter(|_| is_learned_from);
    let Some((winner, game)) = game.and_then(|game| Some((game.winner?, game))) else { return Vec::new() };
    let is_engine = |seat: &Seat| record.tag(NAME_TAGS[*seat as usize]) == Some(engine);
    let engines: Vec<Seat> = record.players().seats().iter().copied().filter(is_engine).collect();
    let sample = |position| ManySample { winner, engines: engines.clone(), chances: None, position };
    game.positions.into_iter().map(sample).collect()
}

#[cfg(test)]
mod tests {
    use super::run;
    use crate::sample::ManySample;

    #[test]
    fn the_seats_of_the_engine_are_found_by_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let (records, output) = (folder.path().join("games.qgn"), folder.path().join("samples.txt"));
        let text = "[South \"old\"]\n[West \"new\"]\n[North \"old\"]\n[East \"old\"]\n[Players \"4\"]\n\
                    [Result \"0-0-1-0\"]\n\n1. e2 b5 e8 0-0-1-0\n\n\
                    [Players \"4\"]\n[Board \"7x7\"]\n[Result \"1-0-0-0\"]\n\n1. d2 1-0-0-0\n\n\
                    [Result \"1-0\"]\n\n1. e2 e8 1-0\n";
        std::fs::write(&records, text).expect("written");
        run(&records, &output, "new").expect("written");
        let lines = std::fs::read_to_string(output).expect("readable");
        let samples: Vec<ManySample> = lines.lines().map(|line| line.parse().expect("a sample")).collect();
        assert_eq!(samples.len(), 4, "the game of two and the one on a small board are left out");
        assert!(lines.starts_with("2/1 -1.000"), "{lines}");
        let passed_over: Vec<bool> = samples.iter().map(ManySample::is_passed_over).collect();
        assert_eq!(passed_over, [false, true, false, false], "there are no chances to learn the engine's moves from");
    }
}
