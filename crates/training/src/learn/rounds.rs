//! One round: self-play, fit, gate, confirmation.

use std::fmt::{Display, Write as _};
use std::fs::read;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::Networks;
use fencepost_rules::Game;
use fencepost_statistics::{Decision, Sprt};

use crate::fit_source::FitSource;
use crate::learn::Sizes;
use crate::learn::gate::Gate;
use crate::learn::round_log::{RoundLog, Verdict};
use crate::learn::track::Track;
use crate::learn::whole_file::write_whole;
use crate::match_game::MoveLimit;
use crate::rng::Rng;
use crate::selfplay::Selfplay;
use crate::selfplay_multiplayer::MultiplayerSelfplay;
use crate::start_positions::{balanced_opening, multiplayer_opening};
use crate::{fit_mcts_network, fit_network, fit_policy};

/// Games of one file.
const GAMES_IN_A_FILE: usize = 25;
/// The weight of the game's result in the training target for two players,
const RESULT_WEIGHT: f32 = 0.5;
/// and for three and four, whose results are noisier.
const MULTIPLAYER_RESULT_WEIGHT: f32 = 0.25;
/// The rollouts for a move of a rollout player in self-play, as a part of the nodes of the engine: numerator and denominator.
const ROLLOUTS_PART: (u64, u64) = (2, 3);
/// The gate for three and four players has this part of the nodes: its searches need fewer and take longer.
const GATE_NODES_PART: u64 = 5;

/// What the seed is for, so that no two things use the same random numbers.
#[derive(Clone, Copy)]
enum Purpose {
    Games = 1,
    Fit,
    Gate,
    Confirmation,
}

impl Purpose {
    fn name(self) -> &'static str {
        match self {
            Purpose::Games => "games",
            Purpose::Fit => "fit",
            Purpose::Gate => "gate",
            Purpose::Confirmation => "confirmation",
        }
    }
}

/// A match that a candidate has to pass.
struct Hurdle {
    purpose: Purpose,
    limit: MoveLimit,
    sprt: Sprt,
    /// Openings at most.
    most: usize,
    /// Whether the test must accept the candidate, or only not reject it.
    must_gain: bool,
}

/// Everything that a round needs.
pub(super) struct Learner<'a> {
    pub(super) folder: &'a Path,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) sizes: &'a Sizes,
    pub(super) deadline: Option<Instant>,
}

impl Learner<'_> {
    /// Plays a round, or what is left of it; false if the time is up before it has a verdict.
    pub(super) fn round(&self, track: Track, log: &mut RoundLog) -> Result<bool> {
        let round = log.rounds(track) + 1;
        if self.is_time_up() {
            return Ok(false);
        }
        eprintln!("round {round} for {track}");
        let best = self.best(track, log)?;
        let best_networks = networks(track, &best)?;
        if !self.play_games(track, round, &best_networks)? {
            return Ok(false);
        }
        let loss = self.fit(track, round, &best)?;
        let candidate = networks(track, &self.read_weights(track, round)?)?;
        let mut reasons = loss;
        let mut is_accepted = true;
        for Hurdle { purpose, limit, sprt, most, must_gain } in self.hurdles(track) {
            let opening = |number: usize| opening(track, &mut Rng::new(self.seed_of(purpose, track, round, number)));
            let gate = Gate {
                name: purpose.name(),
                candidate: candidate.clone(),
                best: best_networks.clone(),
                limit,
                sprt,
                most,
                opening: &opening,
                threads: self.threads,
                deadline: self.deadline,
                log: self.round_folder(track, round).join(format!("{}.txt", purpose.name())),
            };
            let Some(result) = gate.play()? else { return Ok(false) };
            let _ = write!(reasons, " {}", result.summary());
            is_accepted = if must_gain { result.decision == Decision::H1 } else { result.decision != Decision::H0 };
            if !is_accepted {
                break;
            }
        }
        log.add(Verdict { track, round, is_accepted }, &reasons)?;
        eprintln!("round {round} for {track}: {} {reasons}", if is_accepted { "accepted" } else { "rejected" });
        Ok(true)
    }

    /// The same for the same seed, whatever else is done.
    fn seed_of(&self, purpose: Purpose, track: Track, round: usize, number: usize) -> u64 {
        let parts = [purpose as u64, track as u64, round as u64, number as u64];
        parts.into_iter().fold(self.seed, |seed, part| Rng::new(seed ^ part.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next())
    }

    fn round_folder(&self, track: Track, round: usize) -> PathBuf {
        self.folder.join(track.to_string()).join(round.to_string())
    }

    pub(super) fn weights_path(&self, track: Track, round: usize, name: &str) -> PathBuf {
        self.round_folder(track, round).join(name)
    }

    fn read_weights(&self, track: Track, round: usize) -> Result<Vec<Vec<u8>>> {
        track.weights().iter().map(|name| read(self.weights_path(track, round, name))).collect()
    }

    /// The files of weights of the best network so far: those that the engine has built in before the first accepted round.
    fn best(&self, track: Track, log: &RoundLog) -> Result<Vec<Vec<u8>>> {
        match (log.last_accepted(track), track) {
            (Some(round), _) => self.read_weights(track, round),
            (None, Track::TwoPlayers) => Ok(vec![fencepost_engine::network::BUILT_IN_FILE.to_vec()]),
            (None, Track::MorePlayers) => Ok(vec![
                fencepost_engine::mcts::network::BUILT_IN_FILE.to_vec(),
                fencepost_engine::mcts::policy_network::BUILT_IN_FILE.to_vec(),
            ]),
        }
    }

    fn games(&self, track: Track) -> usize {
        match track {
            Track::TwoPlayers => self.sizes.games,
            Track::MorePlayers => self.sizes.games_many,
        }
    }

    fn game_files(&self, track: Track, round: usize) -> impl Iterator<Item = PathBuf> {
        let folder = self.round_folder(track, round);
        (0..self.games(track).div_ceil(GAMES_IN_A_FILE))
            .map(move |number| folder.join(format!("games-{number:05}.txt")))
    }

    /// Plays the files of games that are missing; false if the time is up before that.
    fn play_games(&self, track: Track, round: usize, best: &Networks) -> Result<bool> {
        let files: Vec<PathBuf> = self.game_files(track, round).collect();
        let missing: Vec<usize> = (0..files.len()).filter(|&number| !files[number].exists()).collect();
        let next = AtomicUsize::new(0);
        let work = || -> Result<()> {
            while let Some(&number) = missing.get(next.fetch_add(1, Relaxed)).filter(|_| !self.is_time_up()) {
                let seed = self.seed_of(Purpose::Games, track, round, number);
                write_whole(&files[number], self.play_file(track, best, seed).as_bytes())?;
                if (number + 1) % 10 == 0 || number + 1 == files.len() {
                    eprintln!("self-play: file {} of {}", number + 1, files.len());
                }
            }
            Ok(())
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let ends =
                workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err(Error::other("a game failed"))));
            ends.collect::<Result<Vec<()>>>()
        })?;
        Ok(files.iter().all(|file| file.exists()))
    }

    fn play_file(&self, track: Track, best: &Networks, seed: u64) -> String {
        let Sizes { nodes, nodes_many, .. } = *self.sizes;
        match track {
            Track::TwoPlayers => lines(Selfplay::new(best.clone(), nodes, seed)),
            Track::MorePlayers => {
                let rollouts = nodes_many * ROLLOUTS_PART.0 / ROLLOUTS_PART.1;
                lines(MultiplayerSelfplay::new(best.clone(), nodes_many, rollouts, seed))
            }
        }
    }

    /// Makes the weights of a round, unless they are there, from the games of the last rounds. Returns the loss for the log.
    fn fit(&self, track: Track, round: usize, best: &[Vec<u8>]) -> Result<String> {
        let note = self.round_folder(track, round).join("loss.txt");
        let is_there = track.weights().iter().all(|name| self.weights_path(track, round, name).exists());
        if let Some(loss) = std::fs::read_to_string(&note).ok().filter(|_| is_there) {
            return Ok(loss);
        }
        let rounds = (round + 1).saturating_sub(self.sizes.window.max(1)).max(1)..=round;
        let also = match track {
            Track::TwoPlayers => &self.sizes.also,
            Track::MorePlayers => &self.sizes.also_many,
        };
        let samples: Vec<PathBuf> =
            rounds.flat_map(|round| self.game_files(track, round)).chain(also.iter().cloned()).collect();
        let mut losses = String::from("loss=");
        for (index, name) in track.weights().iter().enumerate() {
            let source = FitSource {
                samples: &samples,
                from: Some(&best[index]),
                epochs: self.sizes.epochs,
                seed: self.seed_of(Purpose::Fit, track, round, index),
            };
            let fitted = match (track, index) {
                (Track::TwoPlayers, _) => fit_network::fit(&source, RESULT_WEIGHT)?,
                (Track::MorePlayers, 0) => fit_mcts_network::fit(&source, MULTIPLAYER_RESULT_WEIGHT)?,
                (Track::MorePlayers, _) => fit_policy::fit(&source)?,
            };
            write_whole(&self.weights_path(track, round, name), &fitted.file)?;
            let _ = write!(losses, "{}{:.5}", if index > 0 { "," } else { "" }, fitted.loss);
        }
        write_whole(&note, losses.as_bytes())?;
        Ok(losses)
    }

    /// A match at equal nodes, which must show a gain, and one at equal time, which must not show a loss.
    fn hurdles(&self, track: Track) -> [Hurdle; 2] {
        let sizes = self.sizes;
        let nodes = match track {
            Track::TwoPlayers => sizes.gate_nodes,
            Track::MorePlayers => sizes.gate_nodes / GATE_NODES_PART,
        };
        let gate = Hurdle {
            purpose: Purpose::Gate,
            limit: MoveLimit::Nodes(nodes),
            sprt: track.gate(),
            most: sizes.gate_openings,
            must_gain: true,
        };
        let confirmation = Hurdle {
            purpose: Purpose::Confirmation,
            limit: MoveLimit::Time(Duration::from_millis(sizes.gate_time)),
            sprt: track.confirmation(),
            most: sizes.confirmation_openings,
            must_gain: false,
        };
        [gate, confirmation]
    }

    fn is_time_up(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// The opening of a match.
fn opening(track: Track, rng: &mut Rng) -> Game {
    match track {
        Track::TwoPlayers => balanced_opening(rng),
        Track::MorePlayers => multiplayer_opening(rng),
    }
}

/// The samples of one file, one a line.
fn lines<S: Display>(games: impl Iterator<Item = Vec<S>>) -> String {
    let mut lines = String::new();
    for sample in games.take(GAMES_IN_A_FILE).flatten() {
        let _ = writeln!(lines, "{sample}");
    }
    lines
}

/// The networks of a track's files of weights.
fn networks(track: Track, files: &[Vec<u8>]) -> Result<Networks> {
    let file = |index: usize| files.get(index).map(Vec::as_slice);
    match track {
        Track::TwoPlayers => Networks::from_files(file(0), None, None),
        Track::MorePlayers => Networks::from_files(None, file(0), file(1)),
    }
    .map_err(Error::other)
}
