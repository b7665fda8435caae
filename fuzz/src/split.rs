use fencepost_rules::record::{GameText, ReadOptions, Splitter};

/// The games of a file are lines of it in their order. Those that can be read, written one after another, are found
/// again as they were written.
pub fn split(text: &str) {
    let games = games_of(text);
    let lines: Vec<&str> = text.lines().collect();
    let mut next_line = 1;
    for game in &games {
        assert!(game.first_line >= next_line);
        for line in game.text.lines() {
            let original = lines[next_line.max(game.first_line) - 1].trim_start_matches('\u{feff}');
            assert_eq!(line.trim_end_matches('\r'), original.trim_end_matches('\r'));
            next_line = next_line.max(game.first_line) + 1;
        }
    }
    let options = ReadOptions::default();
    let written: Vec<String> =
        games.iter().filter_map(|game| game.read(&options).ok()).map(|record| record.to_string()).collect();
    let found: Vec<String> = games_of(&written.join("\n")).into_iter().map(|game| game.text).collect();
    assert_eq!(found.len(), written.len());
    for (found, written) in found.iter().zip(&written) {
        assert_eq!(found.trim_end(), written.trim_end());
    }
}

fn games_of(text: &str) -> Vec<GameText> {
    let mut splitter = Splitter::new();
    let mut games: Vec<GameText> =
        text.lines().enumerate().filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    games
}
