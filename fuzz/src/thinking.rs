use std::cell::{Cell, RefCell};
use std::time::Duration;

use fencepost_engine::players::{NAMES, by_name};
use fencepost_engine::protocol::{Progress, SliceDriver};
use fencepost_engine::{Engine, Found, Host, Options, Player, Report, SearchLimits, Verdict};
use fencepost_rules::{Game, Move, Players, Position};

use crate::any_game::any_game;

#[path = "../../crates/engine/tests/it/plain_proof.rs"]
mod plain_proof;

/// Whatever the position, level and limits: while the game goes on the engine and the players it is measured against make a
/// legal move, and what is said about it makes sense. They are the same ones from one input to the next, as those of a server are.
pub fn thinking(bytes: &[u8]) {
    let Some((&header, rest)) = bytes.split_first_chunk() else { return };
    let (scenario, Some(game)) = (Scenario::read(header), any_game(rest)) else { return };
    thread_local! {
        static PLAYERS: RefCell<PlayerSet> = RefCell::new(PlayerSet::new());
    }
    PLAYERS.with_borrow_mut(|players| players.think(&scenario, &game));
}

/// Positions that the slow prover may look at.
const PROVER_POSITIONS: usize = 2000;
/// No proof on these boards is longer: the deepest search and the longest race after it.
const LONGEST_PROOF: u32 = 300;
const MAX_SLICES: usize = 60;

/// How a game is searched.
struct Scenario {
    mode: Mode,
    other: usize,
    forgets: bool,
    options: Options,
    limit: Limit,
}

#[derive(Clone, Copy)]
enum Mode {
    InOneGo,
    InSlices(u64),
    ByProtocol(u64),
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    Nodes(u64),
    NoTime,
    Depth(u32),
    /// The host says stop when it has been asked so often.
    Stop(u32),
}

impl Scenario {
    fn read([mode, other, level, lines, seed, limit, amount]: [u8; 7]) -> Scenario {
        let slice = u64::from(mode) * 3;
        Scenario {
            mode: [Mode::InOneGo, Mode::InSlices(slice), Mode::ByProtocol(slice)][usize::from(mode) % 3],
            other: usize::from(other) % NAMES.len(),
            forgets: other >= 200,
            options: Options {
                hash: 1,
                level: level % 11,
                lines: [1, 2, 5, 200][usize::from(lines) % 4],
                seed: u64::from(seed % 4),
                ..Options::default()
            },
            limit: match limit % 4 {
                0 => Limit::Nodes(u64::from(amount) * 300 / 255),
                1 => Limit::NoTime,
                2 => Limit::Depth(1 + u32::from(amount) % 4),
                _ => Limit::Stop(u32::from(amount) % 8),
            },
        }
    }

    fn limits(&self) -> SearchLimits {
        let no_time = matches!(self.limit, Limit::NoTime).then_some(Duration::ZERO);
        let (nodes, depth) = match self.limit {
            Limit::Nodes(nodes) => (Some(nodes), None),
            Limit::Depth(depth) => (Some(300), Some(depth)),
            Limit::NoTime | Limit::Stop(_) => (None, None),
        };
        SearchLimits { nodes, depth, soft_time: no_time, hard_time: no_time, ..SearchLimits::default() }
    }

    fn host(&self) -> RecordingHost {
        let patience = if let Limit::Stop(patience) = self.limit { Some(patience) } else { None };
        RecordingHost { patience, asked: Cell::new(0), reports: Vec::new() }
    }

    /// The command that says the same.
    fn go(&self, players: Players) -> String {
        match self.limit {
            Limit::Nodes(nodes) => format!("go nodes {}", nodes.max(1)),
            Limit::Depth(depth) => format!("go depth {depth} nodes 300"),
            Limit::NoTime if self.options.seed == 0 => "go movetime 0".to_owned(),
            Limit::NoTime => format!("go clock{}", " 15".repeat(players.seats().len())),
            Limit::Stop(_) => "go infinite".to_owned(),
        }
    }
}

/// Keeps all reports, and says stop in time.
struct RecordingHost {
    patience: Option<u32>,
    asked: Cell<u32>,
    reports: Vec<Report>,
}

impl Host for RecordingHost {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(1)
    }

    fn should_stop(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.patience.is_some_and(|patience| self.asked.get() > patience)
    }

    fn report(&mut self, report: &Report) {
        self.reports.push(report.clone());
    }
}

/// The engine and the baseline players.
struct PlayerSet {
    engine: Engine,
    driver: SliceDriver,
    others: Vec<Box<dyn Player>>,
}

impl PlayerSet {
    fn new() -> PlayerSet {
        let options = Options { hash: 1, ..Options::default() };
        let other = |name: &&str| -> Box<dyn Player> { by_name(name, 1).expect("a player of that name") };
        PlayerSet {
            engine: Engine::new(options.clone()),
            driver: SliceDriver::new("Fencepost", options),
            others: NAMES.iter().map(other).collect(),
        }
    }

    fn think(&mut self, scenario: &Scenario, game: &Game) {
        if scenario.forgets {
            self.engine.new_game();
        }
        self.engine.set_options(scenario.options.clone()).expect("the table stays as it is");
        match scenario.mode {
            Mode::InOneGo => self.in_one_go(scenario, game),
            Mode::InSlices(slice) => self.in_slices(scenario, game, slice),
            Mode::ByProtocol(slice) => self.by_protocol(scenario, game, slice),
        }
        let mut host = scenario.host();
        let limits = SearchLimits { nodes: scenario.limits().nodes.or(Some(60)), ..scenario.limits() };
        let mv = self.others[scenario.other].choose(game, &limits, &mut host);
        check_move(game, mv);
        check_reports(game, &host.reports, 1);
    }

    fn in_one_go(&mut self, scenario: &Scenario, game: &Game) {
        let mut host = scenario.host();
        let found = self.engine.think(game, &scenario.limits(), &mut host);
        check_found(game, found.as_ref(), &host.reports);
        let (mv, nodes) = found.map_or((None, 0), |found| (Some(found.best), found.nodes));
        check_answer(game, mv, nodes, &host.reports, scenario.options.lines);
    }

    fn in_slices(&mut self, scenario: &Scenario, game: &Game, slice: u64) {
        let mut host = scenario.host();
        let mut search = self.engine.begin(game, &scenario.limits());
        for _ in 0..MAX_SLICES {
            self.engine.advance(&mut search, slice, &mut host);
            check_answer(game, search.best(), search.nodes(), &host.reports, scenario.options.lines);
            if search.is_done() {
                return;
            }
        }
    }

    fn by_protocol(&mut self, scenario: &Scenario, game: &Game, slice: u64) {
        let Options { level, lines, seed, .. } = scenario.options;
        self.say(&format!("setoption name Level value {level}"));
        self.say(&format!("setoption name MultiPV value {lines}"));
        self.say(&format!("setoption name Seed value {seed}"));
        if scenario.forgets {
            self.say("ucinewgame");
        }
        self.say(&position_command(game));
        self.say(&scenario.go(game.position().players()));
        let slices = if let Limit::Stop(slices) = scenario.limit { slices as usize } else { MAX_SLICES };
        for _ in 0..slices {
            if self.driver.advance(slice, Duration::from_millis(1)) != Progress::Working {
                break;
            }
        }
        self.say("stop");
        let said = self.driver.take_output();
        let answers: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect();
        let [answer] = answers[..] else { panic!("{said}") };
        let mv = (answer != "none").then(|| answer.parse().expect("a move"));
        check_move(game, mv);
        assert!(!said.contains("error"), "{said}");
        assert_eq!(said.lines().filter(|line| !line.starts_with("info depth ")).count(), 1, "{said}");
    }

    fn say(&mut self, line: &str) {
        self.driver.line(line.as_bytes(), Duration::ZERO);
    }
}

fn position_command(game: &Game) -> String {
    let first = game.history().first().map_or_else(|| *game.position(), |(position, _)| *position);
    let moves = game.history().iter().fold(String::new(), |moves, (_, event)| format!("{moves} {event}"));
    format!("position pos {first} moves{moves}")
}

/// A legal move, a pass where that is the only one (R11), or none where the game is over.
fn check_move(game: &Game, mv: Option<Move>) {
    let legal = game.legal_moves();
    assert_eq!(mv.is_none(), legal.is_empty(), "{mv:?} in {}", game.position());
    assert_eq!(mv.is_none(), game.outcome().is_some(), "{mv:?} in {}", game.position());
    assert!(mv.is_none_or(|mv| legal.contains(mv)), "{mv:?} in {}", game.position());
}

fn check_answer(game: &Game, mv: Option<Move>, nodes: u64, reports: &[Report], lines: usize) {
    check_move(game, mv);
    check_reports(game, reports, lines);
    let position = game.position();
    let has_fences = position.playing().into_iter().any(|seat| position.left(seat) > 0);
    if game.outcome().is_none() && (has_fences || position.players() != Players::Two) {
        assert!(!reports.is_empty(), "nothing is said about {position}");
    }
    if game.outcome().is_none() && has_fences && position.players() == Players::Two {
        assert!(nodes >= game.legal_moves().len() as u64, "only {nodes} looks at {position}");
    }
}

/// What is found is what was reported last.
fn check_found(game: &Game, found: Option<&Found>, reports: &[Report]) {
    let (Some(found), Some(last)) = (found, reports.iter().rev().find(|report| report.rank == 1)) else { return };
    assert_eq!(found.line.first(), Some(&found.best), "{found:?} in {}", game.position());
    assert_eq!((found.score, &found.line, found.chances), (last.score, &last.line, last.chances));
}

fn check_reports(game: &Game, reports: &[Report], lines: usize) {
    for report in reports {
        assert!((1..=lines).contains(&report.rank), "{report:?}");
        check_line(game, &report.line);
        check_score(game.position(), report);
    }
    if let Some(last) = reports.iter().rev().find(|report| report.rank == 1) {
        let verdict = last.score.verdict();
        let is_right = plain_proof::is_right(verdict, game.position(), PROVER_POSITIONS);
        assert_ne!(is_right, Some(false), "{verdict:?} in {}", game.position());
    }
}

fn check_line(game: &Game, line: &[Move]) {
    assert!(!line.is_empty(), "an empty line in {}", game.position());
    let mut ahead = game.clone();
    for &mv in line {
        assert_eq!(ahead.play(mv), Ok(()), "{mv} of {line:?} in {}", game.position());
    }
}

fn check_score(position: &Position, report: &Report) {
    assert!((0.0..=1.0).contains(&report.chance), "{report:?} in {position}");
    match report.score.verdict() {
        Verdict::Win(plies) => assert!(plies % 2 == 1 && plies < LONGEST_PROOF, "win in {plies} in {position}"),
        Verdict::Loss(plies) => {
            assert!(plies > 0 && plies % 2 == 0 && plies < LONGEST_PROOF, "loss in {plies} in {position}");
        }
        Verdict::Draw | Verdict::Estimate(_) => {}
    }
    assert_eq!(report.chances.is_some(), position.players() != Players::Two);
    let Some(chances) = report.chances else { return };
    assert!(matches!(report.score.verdict(), Verdict::Estimate(_)), "{report:?} in {position}");
    let total: f32 = position.playing().into_iter().map(|seat| chances[seat]).sum();
    assert!((total - 1.0).abs() < 0.001, "{chances:?} in {position}");
    for &seat in position.players().seats() {
        let is_sane = if position.playing().contains(seat) { 0.0..=1.001 } else { 0.0..=0.0 };
        assert!(is_sane.contains(&chances[seat]), "{chances:?} in {position}");
    }
}
