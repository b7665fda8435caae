//! The options of the `uci` protocol: their names, ranges and values.

use std::ops::RangeInclusive;

use crate::engine::Options;

use super::go::number;
use super::uci::quote;

/// A number that users can set.
struct Setting {
    name: &'static str,
    range: RangeInclusive<u64>,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
}

static SETTINGS: [Setting; 5] = [
    Setting {
        name: "Threads",
        range: 1..=256,
        get: |options| options.threads as u64,
        set: |options, value| options.threads = value as usize,
    },
    Setting {
        name: "Hash",
        range: 1..=32_768,
        get: |options| options.hash as u64,
        set: |options, value| options.hash = value as usize,
    },
    Setting {
        name: "MultiPV",
        range: 1..=200,
        get: |options| options.lines as u64,
        set: |options, value| options.lines = value as usize,
    },
    Setting {
        name: "Level",
        range: 0..=10,
        get: |options| options.level.into(),
        set: |options, value| options.level = value as u8,
    },
    Setting {
        name: "Seed",
        range: 0..=u32::MAX as u64,
        get: |options| options.seed,
        set: |options, value| options.seed = value,
    },
];

/// One line for each option, with these values as the defaults.
pub(super) fn option_lines(options: &Options) -> Vec<String> {
    let line = |setting: &Setting| {
        let (name, default) = (setting.name, (setting.get)(options));
        let (least, most) = (setting.range.start(), setting.range.end());
        format!("option name {name} type spin default {default} min {least} max {most}")
    };
    SETTINGS.iter().map(line).collect()
}

/// The options after `setoption` and these words.
pub(super) fn with_option(options: &Options, words: &[&str]) -> Result<Options, String> {
    let &["name", name, "value", value] = words else {
        return Err("setoption takes the form: setoption name NAME value NUMBER".to_owned());
    };
    let setting = SETTINGS
        .iter()
        .find(|setting| setting.name.eq_ignore_ascii_case(name))
        .ok_or_else(|| format!("no option is called {}", quote(name)))?;
    let number = number(value, setting.range.clone())
        .map_err(|problem| format!("{} takes {problem}, not {}", setting.name, quote(value)))?;
    let mut options = options.clone();
    (setting.set)(&mut options, number);
    Ok(options)
}
