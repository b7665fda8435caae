use fencepost_rules::{Board, Game, Move, Players, Position, Seat};

/// Three bytes choose the set-up, every further one a move: it counts off the legal ones. In a game of three or four the
/// four highest take a player out instead.
pub fn play(bytes: &[u8]) {
    let &[players, board, fences, ref choices @ ..] = bytes else { return };
    let players = Players::ALL[usize::from(players) % Players::ALL.len()];
    let board = Board::all().nth(usize::from(board) % 64).unwrap_or_default();
    let Ok(start) = Position::start(players, board, fences % 21) else { return };
    let mut game = Game::new(start);
    // Longer games only make the search for new ones slower.
    for &choice in choices.iter().take(200) {
        check_moves(game.position());
        step(&mut game, choice);
        assert!(game.position().bookkeeping_is_right(), "{}", game.position());
    }
    check_undo(game);
}

fn step(game: &mut Game, choice: u8) {
    if let Some(&seat) = Seat::ALL.iter().rev().nth(usize::from(255 - choice)) {
        let _ = game.take_out(seat);
        return;
    }
    let legal = game.legal_moves();
    if let Some(mv) = usize::from(choice).checked_rem(legal.len()).and_then(|place| legal.into_iter().nth(place)) {
        game.play(mv).expect("a legal move can be played");
    }
}

/// All ways of asking what is legal agree.
fn check_moves(position: &Position) {
    let legal = position.legal_moves();
    let mut count = 0;
    for mv in (0..Move::COUNT).filter_map(Move::from_index) {
        let is_legal = legal.contains(mv);
        assert_eq!(position.is_legal(mv), is_legal, "{mv} in {position}");
        assert_eq!(position.check(mv).is_ok(), is_legal, "{mv} in {position}");
        count += usize::from(is_legal);
    }
    assert_eq!(legal.len(), count);
    assert_eq!(legal.into_iter().count(), count);
}

/// Taking everything back leads through the same positions to the start.
fn check_undo(mut game: Game) {
    for (before, event) in game.history().to_vec().into_iter().rev() {
        assert_eq!(game.undo(), Some(event));
        assert_eq!(*game.position(), before);
        assert_eq!(game.position().hash(), before.hash());
    }
    assert_eq!(game.undo(), None);
}
