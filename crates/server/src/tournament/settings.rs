//! What is settled when a tournament is created, and what the organiser can change.

use fencepost_pairing::{Format, Points, Rules, TieBreak};
use fencepost_rules::TimeControl;
use serde::{Deserialize, Serialize};

/// How it is decided who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FormatKind {
    /// Players of like scores meet.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
    /// Whoever loses is out.
    KnockOut,
}

impl FormatKind {
    /// All of them.
    pub const ALL: [FormatKind; 3] = [FormatKind::Swiss, FormatKind::RoundRobin, FormatKind::KnockOut];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            FormatKind::Swiss => "swiss",
            FormatKind::RoundRobin => "round-robin",
            FormatKind::KnockOut => "knock-out",
        }
    }
}

/// Where it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// At real boards: results are entered.
    Board,
    /// On this server.
    Online,
}

impl Place {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Board => "board",
            Place::Online => "online",
        }
    }
}

/// What is settled when a tournament is created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How it is decided who plays whom.
    pub format: FormatKind,
    /// Whether everybody meets everybody twice.
    #[serde(default)]
    pub double: bool,
    /// How many players a table should have.
    pub table: u8,
    /// Where it is played.
    pub place: Place,
    /// How time is kept in its games.
    #[serde(with = "crate::display_from_str")]
    pub control: TimeControl,
}

/// What the places at tables of three and four are worth, in halves of a point, the winner's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacePoints {
    /// At a table of three.
    pub three: [i64; 3],
    /// At a table of four.
    pub four: [i64; 4],
}

impl Default for PlacePoints {
    fn default() -> PlacePoints {
        PlacePoints { three: [2, 0, 0], four: [2, 0, 0, 0] }
    }
}

impl PlacePoints {
    /// The same for the sums; none if they are out of bounds.
    pub fn check(self) -> Option<Points> {
        Points::new(self.three, self.four).ok()
    }
}

/// What the organiser can change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSettings {
    /// What it is called.
    pub name: String,
    /// How many rounds a Swiss tournament has.
    pub rounds: u32,
    /// Whether players may enter themselves.
    pub registration: bool,
    /// Whether strangers find it.
    pub listed: bool,
    /// What places are worth.
    pub points: PlacePoints,
    /// The codes of the tie-breaks in the order in which they count.
    pub tie_breaks: Vec<String>,
    /// Whether rounds may repeat what was played if nothing else is possible.
    pub repeats: bool,
    /// Seconds after which somebody who has not moved forfeits.
    pub absent: u64,
    /// Seconds that a round should take: what is left of them is shown.
    #[serde(default)]
    pub round_time: Option<u64>,
    /// When the next round begins by itself, in milliseconds since 1970 by the system's clock.
    pub start: Option<u64>,
    /// Seconds from the last result of a round until the next round begins by itself.
    pub pause: Option<u64>,
    /// The level of the engines that fill seats.
    pub engines: Option<u8>,
}

impl TournamentSettings {
    /// The settings of a tournament of that name.
    pub fn named(name: String) -> TournamentSettings {
        TournamentSettings {
            name,
            rounds: 5,
            registration: true,
            listed: false,
            points: PlacePoints::default(),
            tie_breaks: TieBreak::ALL.map(|it| it.code().to_owned()).to_vec(),
            repeats: false,
            absent: 300,
            round_time: None,
            start: None,
            pause: None,
            engines: None,
        }
    }
}

/// The rules by which rounds are paired and players are ranked.
pub(super) fn rules(terms: &Terms, settings: &TournamentSettings) -> Rules {
    let format = match terms.format {
        FormatKind::Swiss => Format::Swiss { rounds: settings.rounds as usize },
        FormatKind::RoundRobin => Format::RoundRobin { cycles: if terms.double { 2 } else { 1 } },
        FormatKind::KnockOut => Format::KnockOut,
    };
    Rules {
        points: settings.points.check().unwrap_or_default(),
        tie_breaks: settings.tie_breaks.iter().filter_map(|code| TieBreak::from_code(code)).collect(),
        ..Rules::new(format, terms.table.into())
    }
}
