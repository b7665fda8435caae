//! Builds the page into the program: writes the list of its files, whose names change with their content, as Rust.

use std::fs;
use std::path::Path;

fn main() {
    // A folder that is not there counts as changed, and everything would be built again each time.
    let built = Path::new("../../web/dist");
    let watched = if built.exists() { built } else { Path::new("../../web") };
    println!("cargo::rerun-if-changed={}", watched.display());

    let mut files = Vec::new();
    if built.exists() {
        let built = built.canonicalize().expect("the folder is there");
        collect(&built, &built, &mut files);
    }
    files.sort();
    let entries: Vec<String> = files
        .iter()
        .map(|(name, path)| {
            format!("    File {{ name: {name:?}, bytes: include_bytes!({path:?}), digest: OnceLock::new() }},\n")
        })
        .collect();
    let text = format!("static FILES: [File; {}] = [\n{}];\n", entries.len(), entries.concat());
    let folder = std::env::var_os("OUT_DIR").expect("cargo names it");
    fs::write(Path::new(&folder).join("web_files.rs"), text).expect("the folder can be written to");
}

/// The files of a folder and of those in it, each with its name in the page.
fn collect(top: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the page can be read") {
        let path = entry.expect("the page can be read").path();
        if path.is_dir() {
            collect(top, &path, files);
        } else {
            let name = path.strip_prefix(top).expect("it is in that folder").to_string_lossy().replace('\\', "/");
            files.push((name, path.to_str().expect("a folder that Rust can name").to_owned()));
        }
    }
}
