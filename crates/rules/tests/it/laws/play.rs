//! Laws of playing and undoing.

use std::collections::HashMap;

use fencepost_rules::perft::{divide, perft};
use fencepost_rules::{Event, Game, Position};
use proptest::prelude::*;

use super::{all_moves, any_story, happen, pick_event};

proptest! {
    #[test]
    fn generator_equals_is_legal(story in any_story()) {
        for position in story.positions() {
            let legal = position.legal_moves();
            for mv in all_moves() {
                prop_assert_eq!(legal.contains(mv), position.is_legal(mv), "{} in {}", mv, position);
                prop_assert_eq!(legal.contains(mv), position.check(mv).is_ok(), "{} in {}", mv, position);
            }
        }
    }

    #[test]
    fn incremental_values_equal_recomputed_ones(story in any_story()) {
        for position in story.positions() {
            prop_assert!(position.bookkeeping_is_right(), "{}", position);
            let fresh: Position = position.to_string().parse().unwrap();
            prop_assert_eq!(fresh, position);
            prop_assert_eq!(fresh.zobrist_key(), position.zobrist_key());
            prop_assert_eq!(fresh.legal_moves(), position.legal_moves(), "{}", position);
            prop_assert_eq!(fresh.winner(), position.winner());
        }
    }

    /// A search plays without a `Game`, and may leave known paths broken or update them.
    #[test]
    fn positions_played_without_checks_are_those_of_the_game(story in any_story(), mending in any::<bool>()) {
        let mut position = story.start();
        let game = story.tell();
        let expected = game.history().iter().map(|&(before, _)| before).chain([*game.position()]).skip(1);
        for (event, expected) in game.events().zip(expected) {
            match event {
                Event::Move(mv) => position.play_unchecked(mv),
                Event::Out(seat) => position.take_out(seat).unwrap(),
            }
            if mending {
                position.update_paths();
            }
            prop_assert_eq!(position, expected);
            prop_assert!(position.bookkeeping_is_right(), "{}", position);
            prop_assert_eq!(position.legal_moves(), expected.legal_moves(), "{}", position);
            prop_assert_eq!(position.winner(), expected.winner());
            for mv in all_moves() {
                prop_assert_eq!(position.is_legal(mv), expected.is_legal(mv), "{} in {}", mv, position);
            }
        }
    }

    #[test]
    fn undo_restores_everything_back_to_the_start(story in any_story()) {
        let mut game = Game::new(story.start());
        let mut past = Vec::new();
        for &choice in &story.choices {
            if game.outcome().is_some() {
                break;
            }
            let event = pick_event(&game, choice);
            past.push((game.clone(), event));
            happen(&mut game, event);
        }
        for (before, event) in past.into_iter().rev() {
            prop_assert_eq!(game.undo(), Some(event));
            prop_assert_eq!(&game, &before);
            prop_assert_eq!(game.outcome(), before.outcome());
            prop_assert_eq!(game.occurrences(), before.occurrences());
            prop_assert_eq!(game.legal_moves(), before.legal_moves());
            prop_assert!(game.position().bookkeeping_is_right());
            let events: Vec<Event> = game.events().collect();
            prop_assert_eq!(events, before.events().collect::<Vec<_>>());
        }
        prop_assert_eq!(game.undo(), None);
        prop_assert_eq!(*game.position(), story.start());
    }

    /// Resigning, running out of time, an agreed draw and aborting are not events; they are undone with the last one.
    #[test]
    fn undo_takes_back_an_end_that_came_after_the_last_event(story in any_story(), way_to_end in 0..3) {
        let mut game = story.tell();
        prop_assume!(game.outcome().is_none());
        let before = game.clone();
        match way_to_end {
            0 => game.agree_on_draw(),
            1 => game.abort(),
            _ => game.resign(game.position().turn()),
        }
        .unwrap();
        prop_assert_ne!(&game, &before);
        if let Some((position, event)) = game.history().last().copied() {
            prop_assert_eq!(game.undo(), Some(event));
            prop_assert_eq!(*game.position(), position);
            prop_assert_eq!(game.outcome(), None);
        }
    }

    #[test]
    fn different_positions_have_different_hashes(story in any_story()) {
        let mut seen: HashMap<u64, Position> = HashMap::new();
        for position in story.positions() {
            for (mv, _) in divide(&position, 1) {
                let mut after = position;
                after.play_unchecked(mv);
                let known = *seen.entry(after.zobrist_key()).or_insert(after);
                prop_assert_eq!(known.to_string(), after.to_string());
            }
        }
    }

    #[test]
    fn the_zobrist_key_after_a_move_is_known_before_it(story in any_story()) {
        for position in story.positions() {
            for mv in position.legal_moves() {
                let mut after = position;
                after.play_unchecked(mv);
                prop_assert_eq!(position.zobrist_key_after(mv), after.zobrist_key(), "{} in {}", mv, position);
            }
        }
    }

    /// Occurrences counted from the texts of all positions (R17).
    #[test]
    fn occurrences_are_those_of_the_whole_history(story in any_story()) {
        let game = story.tell();
        let texts: Vec<String> = story.positions().iter().map(Position::to_string).collect();
        let same = texts.iter().filter(|&text| *text == game.position().to_string()).count();
        prop_assert_eq!(game.occurrences(), same);
    }

    /// The last ply is counted without being played.
    #[test]
    fn counts_are_those_of_playing_every_move(story in any_story()) {
        let position = *story.tell().position();
        let mut children = 0;
        for mv in position.legal_moves() {
            let mut after = position;
            after.play_unchecked(mv);
            children += after.legal_moves().len() as u64;
        }
        prop_assert_eq!(perft(&position, 0), 1);
        prop_assert_eq!(perft(&position, 1), position.legal_moves().len() as u64);
        prop_assert_eq!(perft(&position, 2), children);
    }
}
