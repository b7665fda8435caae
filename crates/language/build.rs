//! Finds the languages: every folder of `locales` is one, and every `.ftl` file in it is embedded, without the comments for
//! translators.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("&[\n");
    for folder in sorted(locales)?.into_iter().filter(|path| path.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let _ = writeln!(table, "    ({tag:?}, &[");
        for file in sorted(&folder)?.into_iter().filter(|path| path.extension().is_some_and(|it| it == "ftl")) {
            let _ = writeln!(table, "        {:?},", bare(&fs::read_to_string(file)?));
        }
        table.push_str("    ]),\n");
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(out.join("locales.rs"), table)
}

/// The lines alone. An empty one is part of a text if an indented one follows.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut empty = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.is_empty() {
            empty += 1;
            continue;
        }
        if line.starts_with(' ') {
            bare.push_str(&"\n".repeat(empty));
        }
        empty = 0;
        bare.push_str(line);
        bare.push('\n');
    }
    bare
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
