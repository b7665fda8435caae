//! Tournaments as the API writes them.

use std::collections::BTreeMap;

use fencepost_pairing::{Number, Score, Standing};
use serde::Serialize;
use serde_json::{Number as JsonNumber, Value};

use super::TimeControlJson;
use crate::house::House;
use crate::store::TournamentEntry;
use crate::time::Calendar;
use crate::tournament::{Entrant, Place, RoundState, Stage, TableState, Tournament};

/// Points as a number: whole where they are.
pub(in crate::http) fn points_json(score: Score) -> Value {
    match score.whole() {
        Some(whole) => whole.into(),
        None => JsonNumber::from_f64(score.points()).map_or(Value::Null, Value::Number),
    }
}

/// A tournament, all of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(as = Tournament))]
pub struct TournamentJson {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
    /// What it is called.
    pub name: String,
    /// The number of stored events; grows with each change.
    pub seq: u64,
    /// When it was created.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// `swiss`, `round-robin` or `knock-out`.
    pub format: &'static str,
    /// Whether everybody meets everybody twice.
    pub double: bool,
    /// The preferred number of players a table.
    pub table: u8,
    /// `board` or `online`.
    #[serde(rename = "where")]
    pub place: &'static str,
    /// How time is kept in its games; null at the board.
    pub clock: Option<TimeControlJson>,
    /// `registration`, `running` or `finished`.
    pub state: &'static str,
    /// `open` or `closed`.
    pub registration: &'static str,
    /// Whether strangers find it.
    pub listed: bool,
    /// How many rounds there will be; null where that depends on the pairings.
    pub rounds_in_all: Option<usize>,
    /// What the organiser can change.
    pub settings: SettingsView,
    /// All players: the first has number 1.
    pub players: Vec<PlayerView>,
    /// All rounds so far.
    pub rounds: Vec<RoundView>,
    /// The first one first.
    pub standings: Vec<StandingView>,
    /// What comes next; null when it is finished.
    pub next: Option<NextView>,
}

/// What the organiser can change, besides name, registration and rounds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SettingsView {
    /// What places are worth at tables of three and four.
    #[cfg_attr(test, schema(value_type = Object))]
    pub points: BTreeMap<&'static str, Vec<Value>>,
    /// The tie-breaks in the order in which they count.
    pub tiebreaks: Vec<String>,
    /// Whether rounds may repeat what was played if nothing else is possible.
    pub repeats: bool,
    /// Seconds after which somebody who has not moved forfeits.
    pub absent: u64,
    /// Seconds that a round should take.
    pub round_time: Option<u64>,
    /// When the next round begins by itself, if a time was set.
    pub start: Option<u64>,
    /// Seconds between rounds that begin by themselves.
    pub pause: Option<u64>,
    /// The level of engines that fill seats.
    pub engines: Option<u8>,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct PlayerView {
    /// The number, from 1.
    pub player: Number,
    /// Unlike all other names.
    pub name: String,
    /// If it is known.
    pub rating: Option<u32>,
    /// Whether the player has left.
    pub withdrawn: bool,
    /// The level of an engine.
    pub engine: Option<u8>,
    /// The first round that the player could take part in.
    pub joined_round: usize,
}

impl PlayerView {
    pub(in crate::http) fn of(player: &Entrant) -> PlayerView {
        PlayerView {
            player: player.number,
            name: player.name.clone(),
            rating: player.rating,
            withdrawn: player.withdrawn,
            engine: player.engine,
            joined_round: player.joined_round,
        }
    }
}

/// A result that a player proposed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct ProposalView {
    /// Who.
    pub player: Number,
    /// What.
    pub result: String,
}

/// A game on this server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct GameLink {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its number, from 1.
    pub table: usize,
    /// In turn order: the first moves first.
    pub players: Vec<Number>,
    /// One number per player; null until it is known.
    pub result: Option<String>,
    /// Those who did not turn up.
    pub absent: Vec<Number>,
    /// What players have proposed.
    pub proposals: Vec<ProposalView>,
    /// Whether the organiser has to decide.
    pub disputed: bool,
    /// The game on this server.
    pub game: Option<GameLink>,
}

impl TableView {
    pub(in crate::http) fn of(number: usize, state: &TableState, base: &str) -> TableView {
        let proposal =
            |it: &crate::tournament::Proposal| ProposalView { player: it.player, result: it.result.to_string() };
        let game = |id: &String| GameLink { id: id.clone(), url: format!("{base}/game/{id}") };
        TableView {
            table: number,
            players: state.table.players.clone(),
            result: state.table.result.as_ref().map(ToString::to_string),
            absent: state.table.absent.clone(),
            proposals: state.proposals.iter().map(proposal).collect(),
            disputed: state.is_disputed(),
            game: state.game.as_ref().map(game),
        }
    }
}

/// A round.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct RoundView {
    /// Its number, from 1.
    pub round: usize,
    /// When it was paired.
    pub started: u64,
    /// Whether all results are known.
    pub complete: bool,
    /// Its tables.
    pub tables: Vec<TableView>,
    /// Who sits out.
    pub byes: Vec<Number>,
}

impl RoundView {
    pub(in crate::http) fn of(number: usize, round: &RoundState, base: &str, calendar: &Calendar) -> RoundView {
        RoundView {
            round: number,
            started: calendar.system_time(round.started),
            complete: round.is_complete(),
            tables: (1..).zip(&round.tables).map(|(number, table)| TableView::of(number, table, base)).collect(),
            byes: round.byes.clone(),
        }
    }
}

/// A player's place in the standings.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct StandingView {
    /// From 1; those whom no tie-break parts share one.
    pub rank: usize,
    /// Who.
    pub player: Number,
    /// What the player has scored.
    #[cfg_attr(test, schema(value_type = f64))]
    pub points: Value,
    /// The values of the tie-breaks by their names.
    #[cfg_attr(test, schema(value_type = Object))]
    pub tiebreaks: BTreeMap<&'static str, Value>,
    /// What was added up for each tie-break.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schema(value_type = Object))]
    pub sums: Option<BTreeMap<&'static str, Vec<SumView>>>,
}

/// One addend of a tie-break.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SumView {
    /// The round.
    pub round: usize,
    /// Whose score it is; null for a game that was not played, for which a dummy's score counts.
    pub opponent: Option<Number>,
    /// What is added.
    #[cfg_attr(test, schema(value_type = f64))]
    pub score: Value,
    /// Whether it is left out.
    pub cut: bool,
}

impl StandingView {
    pub(in crate::http) fn of(standing: &Standing, with_sums: bool) -> StandingView {
        let sum = |it: &fencepost_pairing::Contribution| SumView {
            round: it.round,
            opponent: it.opponent,
            score: points_json(it.score),
            cut: it.cut,
        };
        let values = &standing.tie_breaks;
        let sums = || values.iter().map(|it| (it.tie_break.code(), it.sum.iter().map(sum).collect())).collect();
        StandingView {
            rank: standing.rank,
            player: standing.player,
            points: points_json(standing.points),
            tiebreaks: values.iter().map(|it| (it.tie_break.code(), points_json(it.value))).collect(),
            sums: with_sums.then(sums),
        }
    }
}

/// What comes next.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct NextView {
    /// The number of the next round.
    pub round: usize,
    /// When it begins by itself; null if it does not.
    pub at: Option<u64>,
    /// Whether it can be paired now, as far as can be told without trying.
    pub can_pair: bool,
    /// Why it cannot.
    pub reason: Option<&'static str>,
}

impl TournamentJson {
    /// A tournament as it is, with or without the sums of its tie-breaks.
    pub(in crate::http) fn of(tournament: &Tournament, house: &House, with_sums: bool) -> TournamentJson {
        let (terms, settings, base) = (tournament.terms(), tournament.settings(), &house.settings.base);
        let calendar = house.calendar();
        let stage = tournament.stage();
        let is_online = terms.place == Place::Online;
        let rounds = (1..).zip(tournament.rounds());
        TournamentJson {
            id: tournament.id().to_owned(),
            url: format!("{base}/tournament/{}", tournament.id()),
            name: settings.name.clone(),
            seq: tournament.seq(),
            created: calendar.system_time(tournament.created()),
            changed: calendar.system_time(tournament.changed()),
            format: terms.format.name(),
            double: terms.double,
            table: terms.table,
            place: terms.place.name(),
            clock: is_online.then(|| terms.control.into()),
            state: stage.name(),
            registration: if settings.registration { "open" } else { "closed" },
            listed: settings.listed,
            rounds_in_all: tournament.rounds_in_all(),
            settings: SettingsView::of(tournament),
            players: tournament.players().iter().map(PlayerView::of).collect(),
            rounds: rounds.map(|(number, round)| RoundView::of(number, round, base, &calendar)).collect(),
            standings: tournament.standings().iter().map(|it| StandingView::of(it, with_sums)).collect(),
            next: (stage != Stage::Finished).then(|| {
                let reason = tournament.cannot_pair().map(fencepost_pairing::PairingError::code);
                let at = tournament.next_start(|at| calendar.system_time(at));
                NextView { round: tournament.rounds().len() + 1, at, can_pair: reason.is_none(), reason }
            }),
        }
    }
}

impl SettingsView {
    fn of(tournament: &Tournament) -> SettingsView {
        let settings = tournament.settings();
        let in_points = |halves: &[i64]| halves.iter().map(|&halves| points_json(Score::halves(halves))).collect();
        let places = [("3", in_points(&settings.points.three)), ("4", in_points(&settings.points.four))];
        SettingsView {
            points: places.into(),
            tiebreaks: settings.tie_breaks.clone(),
            repeats: settings.repeats,
            absent: settings.absent,
            round_time: settings.round_time,
            start: settings.start,
            pause: settings.pause,
            engines: settings.engines,
        }
    }
}

/// A tournament in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TournamentSummary {
    /// Its name in addresses.
    pub id: String,
    /// Its page.
    pub url: String,
    /// What it is called.
    pub name: String,
    /// When it was created.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// `swiss`, `round-robin` or `knock-out`.
    pub format: &'static str,
    /// The preferred number of players a table.
    pub table: u8,
    /// `board` or `online`.
    #[serde(rename = "where")]
    pub place: &'static str,
    /// `registration`, `running` or `finished`.
    pub state: &'static str,
    /// How many players are in it.
    pub players: u64,
    /// How many rounds were paired.
    pub round: u64,
    /// How many rounds there will be.
    pub rounds_in_all: Option<u64>,
    /// When the next round begins by itself, if a time was set.
    pub start: Option<u64>,
}

impl TournamentSummary {
    pub(in crate::http) fn of(entry: &TournamentEntry, base: &str, calendar: &Calendar) -> TournamentSummary {
        TournamentSummary {
            id: entry.id.clone(),
            url: format!("{base}/tournament/{}", entry.id),
            name: entry.name.clone(),
            created: calendar.system_time(entry.created),
            changed: calendar.system_time(entry.changed),
            format: entry.format.name(),
            table: entry.table,
            place: entry.place.name(),
            state: entry.stage.name(),
            players: entry.players,
            round: entry.round,
            rounds_in_all: entry.rounds_in_all,
            start: entry.starts,
        }
    }
}
