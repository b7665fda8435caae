//! Learning: rounds of self-play, fit and gate, for two players and for more by turns.
//!
//! Everything that has happened is in the folder, and every step can be found there after a kill: games in files of a few
//! dozen that are written whole or not at all, weights likewise, the results of a gate one line for each opening, and the
//! verdicts in the log of rounds. The best network so far is that of the last accepted round. A verdict is never asked for
//! twice.

mod gate;
mod round_log;
mod rounds;
mod track;
mod whole_file;

use std::io::Result;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use crate::learn::round_log::RoundLog;
use crate::learn::rounds::Learner;
use crate::learn::track::Track;

/// A track ends when this many rounds in a row were rejected.
const REJECTIONS_IN_A_ROW: usize = 3;

/// The options of `learn`.
#[derive(Args)]
pub(crate) struct LearnOptions {
    /// How long to learn. What is begun then is left as it is, and the same command goes on with it.
    #[arg(long, value_name = "HOURS", value_parser = hours)]
    hours: Duration,
    /// Where everything is kept.
    #[arg(long, value_name = "FOLDER", default_value = "learning")]
    folder: PathBuf,
    /// Only for two players, or only for more.
    #[arg(long)]
    only: Option<Track>,
    /// The same seed gives the same games and the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games that are played at the same time.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    sizes: Sizes,
}

/// How much is done in a round.
#[derive(Args, Clone)]
struct Sizes {
    /// Self-play games for two players in a round.
    #[arg(long, default_value_t = 4000)]
    games: usize,
    /// Self-play games for three and four players in a round.
    #[arg(long, default_value_t = 600)]
    games_many: usize,
    /// Nodes for each move of self-play for two players.
    #[arg(long, default_value_t = 4000)]
    nodes: u64,
    /// Nodes for each move of self-play for three and four players.
    #[arg(long, default_value_t = 600)]
    nodes_many: u64,
    /// How often every position is used in a fit.
    #[arg(long, default_value_t = 4)]
    epochs: usize,
    /// A fit learns from the games of this many rounds, the latest included.
    #[arg(long, default_value_t = 8)]
    window: usize,
    /// Games for two players from elsewhere, as `selfplay` writes them: every fit learns from them, too.
    #[arg(long, value_name = "FILE")]
    also: Vec<PathBuf>,
    /// Games for three and four players from elsewhere, as `selfplay-many` writes them.
    #[arg(long, value_name = "FILE")]
    also_many: Vec<PathBuf>,
    /// Nodes for each move of the gate.
    #[arg(long, default_value_t = 5000)]
    gate_nodes: u64,
    /// Milliseconds for each move of the confirmation at equal time.
    #[arg(long, default_value_t = 50)]
    gate_time: u64,
    /// Openings of a gate at most; then a network that is not better for certain is rejected.
    #[arg(long, default_value_t = 1000)]
    gate_openings: usize,
    /// Openings of the confirmation at most.
    #[arg(long, default_value_t = 150)]
    confirmation_openings: usize,
}

fn hours(text: &str) -> std::result::Result<Duration, String> {
    let hours: f64 = text.parse().map_err(|_| "this is not a number of hours".to_owned())?;
    // Ten years.
    if hours > 0.0 && hours <= 87_600.0 {
        Ok(Duration::from_secs_f64(hours * 3600.0))
    } else {
        Err("the hours must be more than 0 and at most 87600".to_owned())
    }
}

/// Learns until the time is up or no track gains any more.
pub(crate) fn run(options: &LearnOptions) -> Result<()> {
    std::fs::create_dir_all(&options.folder)?;
    let mut log = RoundLog::open(&options.folder.join("rounds.log"), options.seed)?;
    let learner = Learner {
        folder: &options.folder,
        seed: options.seed,
        threads: options.threads.max(1),
        sizes: &options.sizes,
        deadline: Instant::now().checked_add(options.hours),
    };
    let tracks: Vec<Track> = options.only.map_or(Track::BOTH.to_vec(), |track| vec![track]);
    loop {
        let goes_on = |track: &Track| log.rejections_in_a_row(*track) < REJECTIONS_IN_A_ROW;
        let open: Vec<Track> = tracks.iter().copied().filter(goes_on).collect();
        // The track with fewer rounds is next.
        let Some(&track) = open.iter().min_by_key(|&&track| log.rounds(track)) else {
            eprintln!("{REJECTIONS_IN_A_ROW} rounds in a row brought nothing: learning has ended");
            break;
        };
        if !learner.round(track, &mut log)? {
            eprintln!("the time is up: the same command goes on");
            break;
        }
    }
    for track in tracks {
        match log.last_accepted(track) {
            Some(round) => {
                for name in track.weights() {
                    eprintln!("best for {track}: {}", learner.weights_path(track, round, name).display());
                }
            }
            None => eprintln!("best for {track}: what is built in"),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::hash::{DefaultHasher, Hash, Hasher};
    use std::path::Path;

    use clap::Parser;

    use super::{LearnOptions, hours, run};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: LearnOptions,
    }

    fn learn(folder: &Path, hours: &str, more: &[&str]) -> std::io::Result<()> {
        let folder = folder.to_str().expect("a plain name");
        let line = "learn --games 26 --games-many 3 --nodes 20 --nodes-many 12 --epochs 1 --gate-nodes 30 --gate-time 1 --gate-openings 4 \
                    --confirmation-openings 2";
        let words = line.split_whitespace().chain(["--hours", hours, "--folder", folder]);
        run(&Line::parse_from(words.chain(more.iter().copied())).options)
    }

    fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    files.insert(path.display().to_string(), fs::read(&path).expect("a file"));
                }
            }
        }
        files
    }

    /// The names below the folder and hashes of all files that depend on the seed alone: not those of a match by time.
    fn by_seed(folder: &Path) -> BTreeMap<String, u64> {
        let prefix = folder.display().to_string();
        let mut by_seed = BTreeMap::new();
        for (name, bytes) in files(folder) {
            if name.contains("two-players/1/") && !name.contains("confirmation") {
                // Several threads write the lines of a gate in any order.
                let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
                lines.sort_unstable();
                let mut hasher = DefaultHasher::new();
                lines.hash(&mut hasher);
                by_seed.insert(name.trim_start_matches(&prefix).to_owned(), hasher.finish());
            }
        }
        by_seed
    }

    #[test]
    fn a_run_that_is_cut_short_goes_on_as_if_it_had_not_been() {
        let [one, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        learn(one.path(), "10", &["--only", "two-players"]).expect("learned");
        // Cut: files of games, weights, half a line of the gate and all verdicts are missing.
        learn(other.path(), "10", &["--only", "two-players", "--threads", "2"]).expect("learned");
        for (name, bytes) in files(other.path()) {
            if ["00001", "network.bin", "rounds.log"].iter().any(|part| name.contains(part)) {
                fs::remove_file(&name).expect("removed");
            } else if name.ends_with("gate.txt") {
                fs::write(&name, &bytes[..bytes.len() / 2]).expect("cut");
            }
        }
        learn(other.path(), "10", &["--only", "two-players"]).expect("learned");
        assert!(by_seed(one.path()).len() > 3);
        assert_eq!(by_seed(one.path()), by_seed(other.path()));
    }

    #[test]
    fn verdicts_are_kept_and_never_asked_for_again() {
        let folder = tempfile::tempdir().expect("a folder");
        learn(folder.path(), "10", &[]).expect("learned");
        let before = files(folder.path());
        let log = fs::read_to_string(folder.path().join("rounds.log")).expect("a log");
        assert!(log.contains("track=two-players") && log.contains("track=more-players"), "{log}");
        // Three rounds in a row were rejected, so there is nothing left to do.
        learn(folder.path(), "10", &[]).expect("nothing to do");
        assert!(files(folder.path()) == before);
    }

    #[test]
    fn a_fit_learns_from_games_of_elsewhere_too() {
        let [one, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        learn(one.path(), "10", &["--only", "two-players"]).expect("learned");
        let games = one.path().join("two-players/2/games-00000.txt");
        learn(other.path(), "10", &["--only", "two-players", "--also", games.to_str().expect("a plain name")])
            .expect("learned");
        let [(first, own), (second, with_more)] = [&one, &other].map(|folder| {
            let of = |name: &str| fs::read(folder.path().join("two-players/1").join(name)).expect(name);
            (of("games-00000.txt"), of("network.bin"))
        });
        assert_eq!(first, second);
        assert_ne!(own, with_more);
    }

    #[test]
    fn no_time_no_games() {
        let folder = tempfile::tempdir().expect("a folder");
        learn(folder.path(), "0.0000000001", &[]).expect("it ends");
        assert_eq!(files(folder.path()).len(), 1);
    }

    #[test]
    fn another_seed_and_nonsense_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        learn(folder.path(), "0.0000000001", &[]).expect("it ends");
        let error = learn(folder.path(), "1", &["--seed", "2"]).expect_err("another seed");
        assert_eq!(error.to_string(), "the log of rounds is of a run with seed 1");
        for text in ["", "x", "0", "-1", "nan", "inf", "99999999"] {
            assert!(hours(text).is_err(), "{text}");
        }
    }
}
