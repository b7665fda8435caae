//! `fencepost match`: two engines against each other.

use std::fs::{self, File};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use fencepost_language::{Language, plain_number};
use fencepost_rules::{Players, Position};
use fencepost_server::time::{Time, date};
use fencepost_statistics::{Decision, Sprt};

use crate::arguments::Protocol;
use crate::cli_error::{CliError, reason};
use crate::environment::Environment;
use crate::match_arguments::{MatchOptions, ShowProgress};
use crate::matches::{
    ByEngine, EngineId, EngineSpec, Finished, Heading, Lineup, LiveScore, LogError, LoggedGame, MatchLog, MatchPlan,
    MatchRules, MatchRunner, Opening, OpeningError, Played, Schedule, StartError, Tally, progress, qtp_plays,
    read_openings, record, stop_on_ctrl_c, summary,
};

pub(crate) fn play_match(options: &MatchOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    let lineup = options.lineup(&env.language)?;
    let plan = options.plan(lineup, &env.language)?;
    let (log, logged) = open_log(options, &plan, &env.language)?;
    let mut journal = Journal { log, records: Records::create(options, &env.language)? };
    let stop = stop_on_ctrl_c();
    let mut scorer = Scorer {
        tally: Tally::new(plan.schedule.group_size()),
        games: plan.schedule.games(),
        lineup,
        sprt: options.sprt,
        live: live(options.progress, env, plan.schedule.games()),
    };
    for game in &logged {
        journal.records.write(&game.record, &env.language)?;
        if let Some(played) = game.played(&plan.schedule) {
            scorer.add(&played, env);
        }
    }
    let runner = MatchRunner::new(&plan, stop, logged.iter().map(|game| game.number).collect());
    if !runner.is_done() && !scorer.is_decided() {
        let mut written = Ok(());
        let played = runner.play(|finished| {
            written = journal.add(&finished, options, &env.language);
            scorer.add(&finished.played(), env);
            if written.is_err() || scorer.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        played.map_err(|(side, error)| cannot_start(side, &error, &plan, &env.language))?;
        written?;
    }
    let Scorer { tally, live, .. } = scorer;
    drop(live);
    for line in summary(&tally, lineup, options.sprt.as_ref(), &env.language) {
        writeln!(env.output, "{line}")?;
    }
    Ok(())
}

/// The log to go on from, if one is asked for, and the games in it.
fn open_log(
    options: &MatchOptions,
    plan: &MatchPlan,
    language: &Language,
) -> Result<(Option<MatchLog>, Vec<LoggedGame>), CliError> {
    let Some(path) = &options.resume else { return Ok((None, Vec::new())) };
    let (log, games) = MatchLog::open(path, plan).map_err(|error| {
        let file = path.display().to_string();
        match error {
            LogError::System(error) => unwritable(path, &error, language),
            LogError::Line(line) => {
                let values = [("file", file.into()), ("line", plain_number(line))];
                language.text_with("match-not-a-log", &values).into()
            }
            LogError::OtherMatch => language.text_with("match-other-log", &[("file", file.into())]).into(),
        }
    })?;
    Ok((Some(log), games))
}

impl MatchOptions {
    /// Who has which seats, if that fits the number of players.
    fn lineup(&self, language: &Language) -> Result<Lineup, CliError> {
        let players = match (self.set_up.position, self.set_up.players, self.lineup) {
            (Some(position), _, _) => position.players(),
            (None, Some(players), _) => players,
            (None, None, Some(lineup)) => lineup.players(),
            (None, None, None) => Players::Two,
        };
        let lineup = self.lineup.unwrap_or_else(|| Lineup::alone(players));
        if lineup.players() != players {
            let values = [("seats", lineup.players().count().into()), ("players", players.count().into())];
            return Err(language.text_with("match-wrong-field", &values).into());
        }
        if self.sprt.is_some() && players != Players::Two {
            return Err(language.text("match-sprt-needs-two").into());
        }
        Ok(lineup)
    }

    fn plan(&self, lineup: Lineup, language: &Language) -> Result<MatchPlan, CliError> {
        let mut set_up = self.set_up.clone();
        set_up.players = set_up.position.is_none().then(|| lineup.players());
        let start = set_up.start(language)?;
        if [self.protocol_a, self.protocol_b].contains(&Protocol::Qtp) && !qtp_plays(&start) {
            return Err(language.text("match-qtp-cannot").into());
        }
        let openings = match &self.openings {
            Some(path) => openings(path, &start, language)?,
            None => vec![Vec::new()],
        };
        Ok(MatchPlan {
            schedule: Schedule::new(lineup, openings.len(), self.games as usize),
            start,
            openings,
            rules: MatchRules {
                limits: ByEngine([self.time, self.time_b.unwrap_or(self.time)]),
                margin: self.margin,
                most_plies: self.max_plies as usize,
            },
            engines: ByEngine([self.engine(EngineId::A), self.engine(EngineId::B)]),
            patience: self.patience,
            concurrency: self.concurrency as usize,
            seed: self.seed,
        })
    }

    fn engine(&self, side: EngineId) -> EngineSpec {
        let (command, protocol, options) = match side {
            EngineId::A => (&self.engine_a, self.protocol_a, &self.option_a),
            EngineId::B => (&self.engine_b, self.protocol_b, &self.option_b),
        };
        let options = options.iter().map(|option| (option.name.clone(), option.value.clone())).collect();
        EngineSpec { command: command.0.clone(), protocol, options }
    }
}

/// Keeps the score and shows it.
struct Scorer {
    tally: Tally,
    games: usize,
    lineup: Lineup,
    sprt: Option<Sprt>,
    live: LiveScore,
}

impl Scorer {
    fn add(&mut self, played: &Played, env: &mut Environment<'_>) {
        self.tally.add(played);
        let line = progress(&self.tally, self.games, self.lineup, self.sprt.as_ref(), &env.language);
        // If the error stream is closed, nobody wants to see it.
        let _ = self.live.show(&line, env.errors);
    }

    /// Whether more games would not change the verdict.
    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.decide(self.tally.pairs()) != Decision::Undecided)
    }
}

fn live(when: ShowProgress, env: &Environment<'_>, games: usize) -> LiveScore {
    match when {
        ShowProgress::Auto | ShowProgress::Always if env.errors_is_terminal => LiveScore::on_terminal(games),
        ShowProgress::Auto | ShowProgress::Never => LiveScore::Hidden,
        ShowProgress::Always => LiveScore::Lines,
    }
}

fn openings(path: &Path, start: &Position, language: &Language) -> Result<Vec<Opening>, CliError> {
    let file = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| {
        let values = [("file", file.clone().into()), ("why", reason(&error).into())];
        language.text_with("problem-read", &values)
    })?;
    let (line, why) = match read_openings(&text, start) {
        Ok(openings) => return Ok(openings),
        Err(OpeningError::ArgumentError { line, word }) => {
            (line, language.text_with("move-unreadable", &[("text", word.into())]))
        }
        Err(OpeningError::Refused { line, word, error }) => (line, language.play_error(word, &error)),
        Err(OpeningError::Over { line }) => (line, language.text("match-opening-over")),
        Err(OpeningError::None) => {
            return Err(language.text_with("match-no-openings", &[("file", file.into())]).into());
        }
    };
    let values = [("file", file.into()), ("line", plain_number(line)), ("why", why.into())];
    Err(language.text_with("match-bad-opening", &values).into())
}

fn cannot_start(side: EngineId, error: &StartError, plan: &MatchPlan, language: &Language) -> CliError {
    let command = shell_words::join(&plan.engines[side].command);
    let why = match error {
        StartError::System(error) => reason(error),
        StartError::Exited | StartError::Interrupted => language.text("match-engine-gone"),
        StartError::Timeout => language.text("match-engine-silent"),
    };
    let values = [("command", command.into()), ("why", why.into())];
    language.text_with("match-cannot-start", &values).into()
}

/// Where games are written as they end.
struct Journal {
    log: Option<MatchLog>,
    records: Records,
}

impl Journal {
    fn add(&mut self, finished: &Finished, options: &MatchOptions, language: &Language) -> Result<(), CliError> {
        let record = record(finished, &self.records.heading).map_err(|error| error.to_string())?.to_string();
        // The log first: from it the file of records can be written anew.
        if let (Some(log), Some(path)) = (&mut self.log, &options.resume) {
            let game = LoggedGame::new(finished, record.clone());
            log.add(&game).map_err(|error| unwritable(path, &error, language))?;
        }
        self.records.write(&record, language)
    }
}

/// The file of records, if there is one.
struct Records {
    file: Option<(PathBuf, File)>,
    heading: Heading,
    is_first: bool,
}

impl Records {
    fn create(options: &MatchOptions, language: &Language) -> Result<Records, CliError> {
        let create = |path: &PathBuf| {
            let file = File::create(path).map_err(|error| unwritable(path, &error, language))?;
            Ok::<_, CliError>((path.clone(), file))
        };
        let heading = Heading {
            event: language.text("match-event"),
            date: date(Time::start().now()),
            names: ByEngine([options.name_a.clone(), options.name_b.clone()]),
        };
        Ok(Records { file: options.records.as_ref().map(create).transpose()?, heading, is_first: true })
    }

    fn write(&mut self, record: &str, language: &Language) -> Result<(), CliError> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let gap = if self.is_first { "" } else { "\n" };
        self.is_first = false;
        // In one piece, so that anybody who reads the file meanwhile sees whole games.
        file.write_all(format!("{gap}{record}").as_bytes()).map_err(|error| unwritable(path, &error, language))
    }
}

fn unwritable(path: &Path, error: &std::io::Error, language: &Language) -> CliError {
    let values = [("file", path.display().to_string().into()), ("why", reason(error).into())];
    language.text_with("problem-write", &values).into()
}
