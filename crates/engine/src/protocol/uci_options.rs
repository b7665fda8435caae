//! The options of the `uci` protocol: their names, ranges and values.

use std::ops::RangeInclusive;

use crate::engine::Options;

use super::go::number;
use super::uci::quote;

/// An option of the protocol: a number that users can set.
#[derive(Clone, Debug)]
pub struct UciOption {
    /// Its name in the protocol.
    pub name: &'static str,
    /// The values it can have.
    pub range: RangeInclusive<u64>,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
}

impl UciOption {
    /// Threads that search together.
    pub const THREADS: UciOption = UciOption {
        name: "Threads",
        range: 1..=256,
        get: |options| options.threads as u64,
        set: |options, value| options.threads = value as usize,
    };
    /// Size of the transposition table in mebibytes.
    pub const HASH: UciOption = UciOption {
        name: "Hash",
        range: 1..=32_768,
        get: |options| options.hash as u64,
        set: |options, value| options.hash = value as usize,
    };
    /// How many of the best lines to find.
    pub const LINES: UciOption = UciOption {
        name: "MultiPV",
        range: 1..=200,
        get: |options| options.lines as u64,
        set: |options, value| options.lines = value as usize,
    };
    /// 1 to 10 for people, 0 for full strength.
    pub const LEVEL: UciOption = UciOption {
        name: "Level",
        range: 0..=10,
        get: |options| options.level as u64,
        set: |options, value| options.level = value as u8,
    };
    /// The seed of every random choice.
    pub const SEED: UciOption = UciOption {
        name: "Seed",
        range: 0..=u32::MAX as u64,
        get: |options| options.seed,
        set: |options, value| options.seed = value,
    };
    /// All of them.
    pub const ALL: [UciOption; 5] =
        [UciOption::THREADS, UciOption::HASH, UciOption::LINES, UciOption::LEVEL, UciOption::SEED];

    /// Its value among the options.
    pub fn of(&self, options: &Options) -> u64 {
        (self.get)(options)
    }

    /// Changes it among the options; a value out of range becomes the nearest in it.
    pub fn set(&self, options: &mut Options, value: u64) {
        (self.set)(options, value.clamp(*self.range.start(), *self.range.end()));
    }
}

/// One line for each option, with these values as the defaults.
pub(super) fn option_lines(options: &Options) -> Vec<String> {
    let line = |setting: UciOption| {
        let (name, default) = (setting.name, setting.of(options));
        let (least, most) = (setting.range.start(), setting.range.end());
        format!("option name {name} type spin default {default} min {least} max {most}")
    };
    UciOption::ALL.map(line).to_vec()
}

/// The options after `setoption` and these words.
pub(super) fn with_option(options: &Options, words: &[&str]) -> Result<Options, String> {
    let &["name", name, "value", value] = words else {
        return Err("setoption takes the form: setoption name NAME value NUMBER".to_owned());
    };
    let setting = UciOption::ALL
        .into_iter()
        .find(|setting| setting.name.eq_ignore_ascii_case(name))
        .ok_or_else(|| format!("no option is called {}", quote(name)))?;
    let number = number(value, setting.range.clone())
        .map_err(|expected| format!("{} takes {expected}, not {}", setting.name, quote(value)))?;
    let mut options = options.clone();
    setting.set(&mut options, number);
    Ok(options)
}
