//! Matches between running engines: our own baseline players, and scripts that misbehave.

use std::fs;
use std::path::Path;

use fencepost_rules::record::{Record, Splitter};
use fencepost_rules::{Dialect, Ending, Position};
use tempfile::TempDir;

use crate::program::{Run, fencepost};

/// The command line of one of our own players.
fn player(name: &str) -> String {
    format!("'{}' engine --player {name}", env!("CARGO_BIN_EXE_fencepost"))
}

fn play(a: &str, b: &str, more: &[&str]) -> Run {
    fencepost(["match", a, b].iter().chain(more).copied())
}

/// The line of a summary with that first word.
fn line<'a>(run: &'a Run, word: &str) -> &'a str {
    let found = run.output().lines().find(|line| line.split(' ').next() == Some(word));
    found.unwrap_or_else(|| panic!("no line {word} in {}", run.output()))
}

fn records(path: &Path) -> Vec<Record> {
    let text = fs::read_to_string(path).expect("the records");
    let mut splitter = Splitter::new();
    let mut games: Vec<_> =
        text.lines().enumerate().filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    games.iter().map(|game| Record::read(&game.text, Dialect::Fencepost).expect("a record")).collect()
}

#[test]
fn greedy_beats_random_and_the_summary_is_complete() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.qgn");
    let path = file.to_str().expect("a name");
    let (a, b) = (player("greedy"), player("random"));
    let more = ["--games", "4", "--time", "100n", "--concurrency", "2", "--records", path, "--name-b", "Chaos"];
    let run = play(&a, &b, &more).done();
    assert_eq!(line(&run, "score"), "score 4.0 - 0.0 of 4 (W 4 D 0 L 0)");
    assert_eq!(line(&run, "pairs"), "pairs 2 (0 to 2 points: 0 0 0 0 2)");
    assert!(line(&run, "elo").starts_with("elo above "));
    assert_eq!(line(&run, "superiority"), "superiority 87.50 %");
    assert!(run.output().contains("faults of A: 0 crashes, 0 illegal moves, 0 time losses\n"));
    assert!(run.output().contains("faults of B: 0 crashes, 0 illegal moves, 0 time losses\n"));

    let games = records(&file);
    assert_eq!(games.len(), 4);
    for game in &games {
        let greedy_is_south = game.tag("North") == Some("Chaos");
        assert_eq!(
            game.result().map(|score| score.to_string()).as_deref(),
            Some(["0-1", "1-0"][usize::from(greedy_is_south)])
        );
        assert_eq!(game.termination(), Some(Ending::Goal));
        assert_eq!(game.tag("TimeControl"), Some("100 nodes/move"));
        assert_eq!(game.tag("Event"), Some("Engine match"));
    }
    let mut rounds: Vec<_> = games.iter().filter_map(|game| game.tag("Round")).collect();
    rounds.sort_unstable();
    assert_eq!(rounds, ["1", "2", "3", "4"]);
    assert_eq!(games.iter().filter(|game| game.tag("North") == Some("Chaos")).count(), 2);
}

#[test]
fn openings_are_played_with_both_colours() {
    let folder = TempDir::new().expect("a folder");
    let (openings, file) = (folder.path().join("openings.txt"), folder.path().join("games.qgn"));
    fs::write(&openings, "# two\ne2 e8 a1h\nd1 d9 # here too\n").expect("a file");
    let racer = player("racer");
    let (openings, path) = (openings.to_str().expect("a name"), file.to_str().expect("a name"));
    play(&racer, &racer, &["--games", "4", "--time", "1n", "--openings", openings, "--records", path]).done();
    let starts: Vec<String> = records(&file)
        .iter()
        .map(|game| game.main_line().take(3).filter_map(|id| game.node(id).event()).map(|event| event.to_string()))
        .map(|events| events.collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(starts, ["e2 e8 a1h", "e2 e8 a1h", "d1 d9 d2", "d1 d9 d2"]);
}

#[test]
fn the_same_seed_plays_the_same_games_however_many_at_once() {
    let folder = TempDir::new().expect("a folder");
    let (a, b) = (player("random"), player("greedy"));
    let games = |name: &str, seed: &str, at_once: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().expect("a name");
        let more = ["--games", "4", "--time", "1n", "--seed", seed, "--concurrency", at_once, "--records", path];
        play(&a, &b, &more).done();
        let mut games: Vec<String> = records(&file).iter().map(Record::to_string).collect();
        games.sort_unstable();
        games
    };
    let first = games("first.qgn", "7", "1");
    assert_eq!(first, games("second.qgn", "7", "3"));
    assert_ne!(first, games("third.qgn", "8", "1"));
}

#[test]
fn a_killed_match_goes_on_with_the_same_result() {
    let folder = TempDir::new().expect("a folder");
    let (a, b) = (player("random"), player("greedy"));
    let name = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let run = |log: &str, records: &str, games: &str| {
        let more = ["--games", games, "--time", "1n", "--seed", "7", "--resume", log, "--records", records];
        play(&a, &b, &more)
    };
    let whole = run(&name("whole.log"), &name("whole.qgn"), "6").done();
    let text = fs::read_to_string(name("whole.log")).expect("the log");
    // As a kill leaves it: two whole games, and the beginning of a third.
    let third = text.match_indices('\n').nth(2).expect("three lines").0 + 40;
    fs::write(name("cut.log"), &text[..third]).expect("a log");
    let resumed = run(&name("cut.log"), &name("cut.qgn"), "6").done();
    assert_eq!(resumed.output(), whole.output());
    assert_eq!(fs::read_to_string(name("cut.log")).expect("the log"), text);
    let games = |file: &str| fs::read_to_string(name(file)).expect("the records");
    assert_eq!(games("cut.qgn"), games("whole.qgn"));
    // Once more there is nothing left to play, and a shorter match is part of it.
    assert_eq!(run(&name("cut.log"), &name("cut.qgn"), "6").done().output(), whole.output());
    assert!(run(&name("cut.log"), &name("cut.qgn"), "2").done().output().contains(" of 2 ("));
}

#[test]
fn a_match_does_not_go_on_from_another() {
    let folder = TempDir::new().expect("a folder");
    let (a, b) = (player("random"), player("greedy"));
    let log = folder.path().join("match.log").to_str().expect("a name").to_owned();
    play(&a, &b, &["--games", "2", "--time", "1n", "--resume", &log]).done();
    let text = fs::read_to_string(&log).expect("the log");
    let said = play(&a, &b, &["--games", "2", "--time", "2n", "--resume", &log]).refused();
    assert_eq!(
        said,
        format!(
            "error: {log} is the log of another match. Name a new file, or give the same engines, limits, openings and seed.\n"
        )
    );
    assert_eq!(fs::read_to_string(&log).expect("the log"), text);
    fs::write(&log, "hello\n").expect("a file");
    let said = play(&a, &b, &["--games", "2", "--resume", &log]).refused();
    assert_eq!(said, format!("error: {log}:1: This is not a line of a match log.\n"));
}

#[test]
fn in_games_of_four_a_gets_every_seat() {
    let (a, b) = (player("greedy"), player("random"));
    let run = play(&a, &b, &["--games", "4", "--time", "1n", "--field", "a-vs-bbb"]).done();
    assert_eq!(line(&run, "score"), "score 4.0 - 0.0 of 4 (W 4 D 0 L 0)");
    assert!(line(&run, "rate").ends_with("fair share 0.2500"));
    assert_eq!(line(&run, "groups"), "groups 1 (of 4 games)");
}

#[test]
fn the_sprt_stops_the_match() {
    let (a, b) = (player("random"), player("greedy"));
    let run = play(&a, &b, &["--games", "1000", "--time", "1n", "--sprt", "-10,10"]).done();
    assert!(line(&run, "sprt").ends_with(": H0"), "{}", run.output());
    let games: usize = line(&run, "score").split(' ').nth(5).and_then(|games| games.parse().ok()).expect("a number");
    assert!(games < 100, "{games}");
}

#[test]
fn long_games_are_drawn() {
    let greedy = player("greedy");
    let run = play(&greedy, &greedy, &["--games", "2", "--time", "1n", "--max-plies", "6"]).done();
    assert_eq!(line(&run, "score"), "score 1.0 - 1.0 of 2 (W 0 D 2 L 0)");
}

#[test]
fn qtp_engines_see_the_rotated_board() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.qgn");
    let path = file.to_str().expect("a name");
    let a = format!("{} --protocol qtp", player("greedy"));
    for (b, more) in
        [(player("random"), &[] as &[&str]), (format!("{} --protocol qtp", player("racer")), &["--protocol-b", "qtp"])]
    {
        let mut options = vec!["--games", "4", "--time", "2s", "--protocol-a", "qtp", "--records", path];
        options.extend(more);
        let run = play(&a, &b, &options).done();
        assert_eq!(line(&run, "score"), "score 4.0 - 0.0 of 4 (W 4 D 0 L 0)");
        assert!(records(&file).iter().all(|game| game.start() == &Position::default()));
    }
}

#[test]
fn qtp_is_refused_for_games_it_does_not_know() {
    let a = player("random");
    for more in [&["--players", "4"] as &[&str], &["--board", "5x7"], &["--position", " /  / e2 e9 / 10 10 / 1"]] {
        let mut options = vec!["--protocol-a", "qtp"];
        options.extend(more);
        assert!(play(&a, &a, &options).refused().contains("qtp"));
    }
}

#[test]
fn invalid_arguments_are_refused() {
    let a = player("random");
    for (more, said) in [
        (&["--time", "100"] as &[&str], "100ms"),
        (&["--time-b", "0n"], "10000n"),
        (&["--games", "0"], "1"),
        (&["--sprt", "10,0"], "0,10"),
        (&["--sprt", "0,10", "--players", "3"], "two players"),
        (&["--field", "a-vs-bbb", "--players", "3"], "4 seats"),
        (&["--field", "abc"], "a-vs-b"),
        (&["--margin", "5"], "250ms"),
        (&["--option-a", "Hash"], "Hash=256"),
        (&["--openings", "/no/such/file"], "/no/such/file"),
        (&["--records", "/no/such/folder/games.qgn"], "/no/such/folder"),
    ] {
        let message = play(&a, &a, more).refused();
        assert!(message.contains(said), "{message}");
    }
    assert!(play("'", &a, &[]).refused().contains("quotation marks"));
    assert!(play("/no/such/program --x", &a, &["--games", "2"]).refused().contains("/no/such/program"));
}

#[test]
fn errors_in_openings_name_the_place() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("openings.txt");
    let name = path.to_str().expect("a name");
    let racer = player("racer");
    for (text, said) in [("e2\ne2 e2", ":2: "), ("e2 hello", "hello"), ("", "no openings")] {
        fs::write(&path, text).expect("a file");
        let message = play(&racer, &racer, &["--openings", name]).refused();
        assert!(message.contains(said), "{message}");
    }
}

/// Engines that misbehave are scripts, so these tests need a shell.
#[cfg(unix)]
mod misbehaving {
    use super::*;

    /// The command line of an engine that answers `go` by running these shell commands.
    fn script(folder: &TempDir, name: &str, on_go: &str) -> String {
        let path = folder.path().join(name);
        let text = format!(
            "while read -r line; do case \"$line\" in\n\
             uci) echo 'id name Script'; echo uciok;;\n\
             isready) echo readyok;;\n\
             go*) {on_go};;\n\
             quit) exit 0;;\n\
             esac; done\n"
        );
        fs::write(&path, text).expect("a script");
        format!("sh '{}'", path.display())
    }

    fn faults<'a>(run: &'a Run, side: &str) -> &'a str {
        let start = format!("faults of {side}: ");
        run.output().lines().find_map(|line| line.strip_prefix(&start)).expect("a line on faults")
    }

    #[test]
    fn a_crash_loses_and_the_engine_is_started_again() {
        let folder = TempDir::new().expect("a folder");
        let run =
            play(&script(&folder, "crash", "exit 3"), &player("random"), &["--games", "4", "--time", "1n"]).done();
        assert_eq!(line(&run, "score"), "score 0.0 - 4.0 of 4 (W 0 D 0 L 4)");
        assert_eq!(faults(&run, "A"), "4 crashes, 0 illegal moves, 0 time losses");
        assert_eq!(faults(&run, "B"), "0 crashes, 0 illegal moves, 0 time losses");
    }

    #[test]
    fn illegal_moves_and_nonsense_lose() {
        let folder = TempDir::new().expect("a folder");
        for (name, on_go) in
            [("illegal", "echo bestmove e5"), ("nonsense", "echo bestmove what"), ("none", "echo bestmove")]
        {
            let b = script(&folder, name, on_go);
            let run = play(&player("racer"), &b, &["--games", "2", "--time", "1n"]).done();
            assert_eq!(line(&run, "score"), "score 2.0 - 0.0 of 2 (W 2 D 0 L 0)");
            assert_eq!(faults(&run, "B"), "0 crashes, 2 illegal moves, 0 time losses");
        }
    }

    #[test]
    fn an_engine_that_hangs_loses_on_time() {
        let folder = TempDir::new().expect("a folder");
        let hang = script(&folder, "hang", ":");
        for limit in [
            &["--time", "100ms", "--margin", "50ms"] as &[&str],
            &["--time", "1n", "--patience", "200ms"],
            &["--time", "0.2+0"],
        ] {
            let mut options = vec!["--games", "2"];
            options.extend(limit);
            let run = play(&hang, &hang, &options).done();
            assert_eq!(line(&run, "score"), "score 1.0 - 1.0 of 2 (W 1 D 0 L 1)");
            assert_eq!(faults(&run, "A"), "0 crashes, 0 illegal moves, 1 time losses");
            assert_eq!(faults(&run, "B"), "0 crashes, 0 illegal moves, 1 time losses");
        }
    }

    #[test]
    fn garbage_lines_are_ignored() {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("noise");
        let engine = player("greedy");
        let text = format!(
            "{engine} | while IFS= read -r line; do printf '%%$\\377 junk\\n\\nbestmov e9\\n'; echo \"$line\"; done\n"
        );
        fs::write(&path, text).expect("a script");
        let noisy = format!("sh '{}'", path.display());
        let run = play(&noisy, &player("random"), &["--games", "2", "--time", "1n"]).done();
        assert_eq!(line(&run, "score"), "score 2.0 - 0.0 of 2 (W 2 D 0 L 0)");
        assert_eq!(faults(&run, "A"), "0 crashes, 0 illegal moves, 0 time losses");
    }

    #[test]
    fn a_program_that_is_not_an_engine_is_refused() {
        let message = play("true", &player("random"), &["--games", "2"]).refused();
        assert!(message.contains("could not be started"), "{message}");
    }

    #[test]
    fn with_four_players_the_others_play_on() {
        let folder = TempDir::new().expect("a folder");
        let run = play(
            &script(&folder, "crash", "exit 3"),
            &player("racer"),
            &["--games", "4", "--time", "1n", "--players", "4"],
        );
        let run = run.done();
        assert_eq!(line(&run, "score"), "score 0.0 - 4.0 of 4 (W 0 D 0 L 4)");
        assert_eq!(faults(&run, "A"), "4 crashes, 0 illegal moves, 0 time losses");
    }

    #[test]
    fn an_interrupt_prints_the_result_so_far() {
        use std::io::Read;
        use std::process::Stdio;
        let folder = TempDir::new().expect("a folder");
        let hang = script(&folder, "hang", ":");
        let mut child = crate::program::command()
            .args(["match", &hang, &hang, "--time", "1n"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let _watchdog = crate::program::Watchdog::over(&child);
        std::thread::sleep(std::time::Duration::from_millis(500));
        let status = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(status.is_ok_and(|status| status.success()));
        let mut output = String::new();
        child.stdout.take().expect("its output").read_to_string(&mut output).expect("text");
        assert!(child.wait().expect("it ends").success());
        assert!(output.starts_with("score 0.0 - 0.0 of 0 (W 0 D 0 L 0)\n"), "{output}");
    }
}
