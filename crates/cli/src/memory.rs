//! How much memory is free.

use std::fs;

const UNITS: [&str; 7] = ["MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"];

/// Bytes that programs may still take, if the system says.
pub(crate) fn available() -> Option<u64> {
    available_in(&fs::read_to_string("/proc/meminfo").ok()?)
}

/// The figure in the system's own table.
fn available_in(table: &str) -> Option<u64> {
    let line = table.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1024)
}

/// A number of bytes in a unit that suits it, rounded up.
pub(crate) fn in_words(bytes: u128) -> String {
    let mut number = bytes.div_ceil(1 << 20);
    let mut units = UNITS.iter();
    let mut unit = units.next();
    // Four digits are enough.
    while number >= 10_000 && units.len() > 0 {
        number = number.div_ceil(1024);
        unit = units.next();
    }
    format!("{number} {}", unit.unwrap_or(&UNITS[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_table_of_linux_is_read() {
        let table = "MemTotal:       24603228 kB\nMemFree:         3000000 kB\nMemAvailable:   20971520 kB\n";
        assert_eq!(available_in(table), Some(20 << 30));
        assert_eq!(available_in("MemTotal: 1 kB\n"), None);
        assert_eq!(available_in("MemAvailable: lots\n"), None);
    }

    #[test]
    fn units_suit_the_number() {
        assert_eq!(in_words(1), "1 MiB");
        assert_eq!(in_words(5 << 30), "5120 MiB");
        assert_eq!(in_words(20 << 30), "20 GiB");
        assert_eq!(in_words((20 << 30) + 1), "21 GiB");
        assert_eq!(in_words(1 << 90), "1024 YiB");
        assert_eq!(in_words(1 << 120), "1099511627776 YiB");
    }
}
