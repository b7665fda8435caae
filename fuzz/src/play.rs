use fencepost_rules::{Board, Event, Game, Move, Players, Position, Seat};

/// All ways of asking what is legal agree, what moves keep up to date equals the same worked out from nothing, and
/// taking everything back leads through the same positions to the start.
pub fn play(bytes: &[u8]) {
    let Some((mut game, choices)) = start(bytes) else { return };
    check_moves(game.position());
    for &choice in choices {
        let Some(event) = choose(&game, choice) else { continue };
        perform(&mut game, event);
        check_moves(game.position());
        assert!(game.position().bookkeeping_is_right(), "{}", game.position());
    }
    check_undo(game);
}

/// Most games are over by then, and longer inputs only make the search for new ones slower.
const LONGEST_GAME: usize = 80;

/// Three bytes choose the set-up; the rest are choices of what happens.
pub(crate) fn start(bytes: &[u8]) -> Option<(Game, &[u8])> {
    let (&[players, board, fences], choices) = bytes.split_first_chunk()?;
    let players = Players::ALL[usize::from(players) % Players::ALL.len()];
    let board = Board::all().nth(usize::from(board) % 64)?;
    let position = Position::start(players, board, fences % 21).ok()?;
    Some((Game::new(position), &choices[..choices.len().min(LONGEST_GAME)]))
}

/// The four highest bytes take a player out of a game of three or four; all others count off the legal moves. Once the
/// game is over there is nothing left to choose.
pub(crate) fn choose(game: &Game, choice: u8) -> Option<Event> {
    let leaver = Seat::ALL.get(usize::from(255 - choice)).copied();
    if let Some(seat) = leaver.filter(|_| game.position().players() != Players::Two) {
        let can_leave = game.outcome().is_none() && game.position().playing().contains(seat);
        return can_leave.then_some(Event::Out(seat));
    }
    let legal = game.legal_moves();
    let place = usize::from(choice).checked_rem(legal.len())?;
    legal.into_iter().nth(place).map(Event::Move)
}

pub(crate) fn perform(game: &mut Game, event: Event) {
    assert_eq!(game.apply(event), Ok(()), "{event} in {}", game.position());
}

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

fn check_undo(mut game: Game) {
    for (before, event) in game.history().to_vec().into_iter().rev() {
        assert_eq!(game.undo(), Some(event));
        assert_eq!(*game.position(), before);
        assert_eq!(game.position().zobrist_key(), before.zobrist_key());
    }
    assert_eq!(game.undo(), None);
}
