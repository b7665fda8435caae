//! Finds the languages by itself: every folder of `locales` is one, and every `.ftl` file in it is embedded.

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
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let place = format!("/../../locales/{tag}/{name}");
            let _ = writeln!(table, "        include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {place:?})),");
        }
        table.push_str("    ]),\n");
    }
    table.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(out.join("locales.rs"), table)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
