//! The files for operators in `deploy/`.

use std::process::Command;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy");

#[test]
fn the_service_is_hardened() {
    let unit = format!("{FOLDER}/fencepost.service");
    let rated = Command::new("systemd-analyze").args(["security", "--offline=true", "--no-pager", &unit]).output();
    // Not every machine has systemd.
    let Ok(rated) = rated else { return };
    let told = String::from_utf8_lossy(&rated.stdout);
    let line = told.lines().find(|line| line.contains("Overall exposure level")).expect("a rating");
    let rating: f64 = line.split_whitespace().find_map(|word| word.parse().ok()).expect("a number");
    assert!(rating < 2.0, "{line}");
}

#[test]
fn haproxy_takes_its_configuration() {
    let checked = Command::new("haproxy").args(["-c", "-f", &format!("{FOLDER}/haproxy.cfg")]).output();
    let checked = checked.expect("this test needs HAProxy: apt-get install haproxy");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[test]
fn every_setting_of_the_environment_is_one_of_the_server() {
    let text = std::fs::read_to_string(format!("{FOLDER}/environment")).expect("the file");
    let help = crate::program::fencepost(["serve", "--help"]).done();
    let names = text.lines().filter_map(|line| line.strip_prefix("#FENCEPOST_")?.split_once('=')).map(|(name, _)| name);
    let names: Vec<String> = names.map(|name| format!("--{}", name.to_lowercase().replace('_', "-"))).collect();
    assert!(names.len() > 2);
    for name in names {
        assert!(help.output().contains(&format!("{name} ")) || help.output().contains(&format!("{name}\n")), "{name}");
    }
}
