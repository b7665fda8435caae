//! `fencepost match`: two engines against each other.

use std::fs::{self, File};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use fencepost_language::{Language, plain_number};
use fencepost_rules::{Players, Position};
use fencepost_server::time::{Time, date};

use crate::contest::{
    BySide, Decision, EngineSpec, Field, Finished, Hall, Heading, House, Live, Opening, OpeningError, Plan, Schedule,
    Side, Sprt, StartError, Tally, Tongue, closing, progress, qtp_plays, read_openings, record, summary,
};
use crate::match_arguments::{MatchOptions, ShowProgress};
use crate::problem::{Problem, reason};
use crate::world::World;

pub(crate) fn play_match(options: &MatchOptions, world: &mut World<'_>) -> Result<(), Problem> {
    let field = options.field(&world.language)?;
    let plan = options.plan(field, &world.language)?;
    let mut records = Records::create(options, &world.language)?;
    let closing = closing();
    let mut scorer = Scorer {
        tally: Tally::new(plan.schedule.group_size()),
        games: plan.schedule.games(),
        field,
        sprt: options.sprt,
        live: live(options.progress, world, plan.schedule.games()),
    };
    let mut problem = Ok(());
    let played = Hall::new(&plan, closing).play(|finished| {
        problem = records.add(&finished, &world.language);
        scorer.add(&finished, world);
        if problem.is_err() || scorer.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    played.map_err(|(side, error)| cannot_start(side, &error, &plan, &world.language))?;
    problem?;
    let Scorer { tally, live, .. } = scorer;
    drop(live);
    for line in summary(&tally, field, options.sprt.as_ref(), &world.language) {
        writeln!(world.output, "{line}")?;
    }
    Ok(())
}

impl MatchOptions {
    /// Who has which seats, if that fits the number of players.
    fn field(&self, language: &Language) -> Result<Field, Problem> {
        let players = match (self.set_up.position, self.set_up.players, self.field) {
            (Some(position), _, _) => position.players(),
            (None, Some(players), _) => players,
            (None, None, Some(field)) => field.players(),
            (None, None, None) => Players::Two,
        };
        let field = self.field.unwrap_or_else(|| Field::alone(players));
        if field.players() != players {
            let values = [("seats", field.players().count().into()), ("players", players.count().into())];
            return Err(language.text_with("match-wrong-field", &values).into());
        }
        if self.sprt.is_some() && players != Players::Two {
            return Err(language.text("match-sprt-needs-two").into());
        }
        Ok(field)
    }

    fn plan(&self, field: Field, language: &Language) -> Result<Plan, Problem> {
        let mut set_up = self.set_up.clone();
        set_up.players = set_up.position.is_none().then(|| field.players());
        let start = set_up.start(language)?;
        if [self.protocol_a, self.protocol_b].contains(&Tongue::Qtp) && !qtp_plays(&start) {
            return Err(language.text("match-qtp-cannot").into());
        }
        let openings = match &self.openings {
            Some(path) => openings(path, &start, language)?,
            None => vec![Vec::new()],
        };
        Ok(Plan {
            schedule: Schedule::new(field, openings.len(), self.games as usize),
            start,
            openings,
            house: House {
                limits: BySide([self.time, self.time_b.unwrap_or(self.time)]),
                margin: self.margin,
                most_plies: self.max_plies as usize,
            },
            engines: BySide([self.engine(Side::A), self.engine(Side::B)]),
            patience: self.patience,
            concurrency: self.concurrency as usize,
            seed: self.seed,
        })
    }

    fn engine(&self, side: Side) -> EngineSpec {
        let (command, tongue, options) = match side {
            Side::A => (&self.engine_a, self.protocol_a, &self.option_a),
            Side::B => (&self.engine_b, self.protocol_b, &self.option_b),
        };
        let options = options.iter().map(|option| (option.name.clone(), option.value.clone())).collect();
        EngineSpec { command: command.0.clone(), tongue, options }
    }
}

/// Keeps the score and shows it.
struct Scorer {
    tally: Tally,
    games: usize,
    field: Field,
    sprt: Option<Sprt>,
    live: Live,
}

impl Scorer {
    fn add(&mut self, finished: &Finished, world: &mut World<'_>) {
        self.tally.add(&finished.played());
        let line = progress(&self.tally, self.games, self.field, self.sprt.as_ref(), &world.language);
        // Whoever has closed the error stream does not want to see it.
        let _ = self.live.show(&line, world.errors);
    }

    /// Whether more games would not change the verdict.
    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.decide(self.tally.pairs()) != Decision::Undecided)
    }
}

fn live(when: ShowProgress, world: &World<'_>, games: usize) -> Live {
    match when {
        ShowProgress::Auto | ShowProgress::Always if world.errors_is_terminal => Live::on_terminal(games),
        ShowProgress::Auto | ShowProgress::Never => Live::Hidden,
        ShowProgress::Always => Live::Lines,
    }
}

fn openings(path: &Path, start: &Position, language: &Language) -> Result<Vec<Opening>, Problem> {
    let file = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| {
        let values = [("file", file.clone().into()), ("why", reason(&error).into())];
        language.text_with("problem-read", &values)
    })?;
    let (line, why) = match read_openings(&text, start) {
        Ok(openings) => return Ok(openings),
        Err(OpeningError::Unreadable { line, word }) => {
            (line, language.text_with("move-unreadable", &[("text", word.into())]))
        }
        Err(OpeningError::Refused { line, word, refusal }) => (line, language.refusal(word, &refusal)),
        Err(OpeningError::Over { line }) => (line, language.text("match-opening-over")),
        Err(OpeningError::None) => {
            return Err(language.text_with("match-no-openings", &[("file", file.into())]).into());
        }
    };
    let values = [("file", file.into()), ("line", plain_number(line)), ("why", why.into())];
    Err(language.text_with("match-bad-opening", &values).into())
}

fn cannot_start(side: Side, error: &StartError, plan: &Plan, language: &Language) -> Problem {
    let command = shell_words::join(&plan.engines[side].command);
    let why = match error {
        StartError::System(error) => reason(error),
        StartError::Gone | StartError::Interrupted => language.text("match-engine-gone"),
        StartError::Silent => language.text("match-engine-silent"),
    };
    let values = [("command", command.into()), ("why", why.into())];
    language.text_with("match-cannot-start", &values).into()
}

/// The file that all games are written to as they end, if there is one.
struct Records {
    file: Option<(PathBuf, File)>,
    heading: Heading,
    is_first: bool,
}

impl Records {
    fn create(options: &MatchOptions, language: &Language) -> Result<Records, Problem> {
        let create = |path: &PathBuf| {
            let file = File::create(path).map_err(|error| unwritable(path, &error, language))?;
            Ok::<_, Problem>((path.clone(), file))
        };
        let heading = Heading {
            event: language.text("match-event"),
            date: date(Time::start().now()),
            names: BySide([options.name_a.clone(), options.name_b.clone()]),
        };
        Ok(Records { file: options.records.as_ref().map(create).transpose()?, heading, is_first: true })
    }

    fn add(&mut self, finished: &Finished, language: &Language) -> Result<(), Problem> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let record = record(finished, &self.heading).map_err(|error| error.to_string())?;
        let gap = if self.is_first { "" } else { "\n" };
        self.is_first = false;
        // In one piece, so that whoever looks at the file meanwhile sees whole games.
        file.write_all(format!("{gap}{record}").as_bytes()).map_err(|error| unwritable(path, &error, language))
    }
}

fn unwritable(path: &Path, error: &std::io::Error, language: &Language) -> Problem {
    let values = [("file", path.display().to_string().into()), ("why", reason(error).into())];
    language.text_with("problem-write", &values).into()
}
