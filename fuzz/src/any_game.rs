use fencepost_rules::{Board, Game, Players, Position, Setup};

use crate::play::{choose, perform, start};

/// More fences than any game has, since a set-up may have them.
const MOST_FENCES_PLACED: usize = 41;

/// Any game at all: the first byte says whether it begins as games do or with any position, the last ones play on from there.
pub(crate) fn any_game(bytes: &[u8]) -> Option<Game> {
    let (&kind, rest) = bytes.split_first()?;
    let (mut game, choices) = if kind % 2 == 0 {
        start(rest)?
    } else {
        let (position, choices) = any_position(rest)?;
        (Game::new(position), choices)
    };
    for &choice in choices {
        let Some(event) = choose(&game, choice) else { continue };
        perform(&mut game, event);
    }
    Some(game)
}

/// Three bytes for players, board and turn; two for each seat, pawn and hand; one for the number of fences, and one for each
/// of them. Fences that make it no position are left out. The bytes after that are left over.
fn any_position(bytes: &[u8]) -> Option<(Position, &[u8])> {
    let (&[players, board, turn], mut rest) = bytes.split_first_chunk()?;
    let players = Players::ALL[usize::from(players) % Players::ALL.len()];
    let board = Board::all().nth(usize::from(board) % 64)?;
    let mut setup = Setup::start(players, board, 0);
    setup.turn = players.seats()[usize::from(turn) % players.seats().len()];
    for &seat in players.seats() {
        setup.pawns[seat] = None;
    }
    for &seat in players.seats() {
        let (&[pawn, left], after) = rest.split_first_chunk()?;
        rest = after;
        let is_out = pawn == 255 && players != Players::Two;
        let taken = |square| players.seats().iter().any(|&other| setup.pawns[other] == Some(square));
        let free: Vec<_> = board.squares().into_iter().filter(|&square| !taken(square)).collect();
        setup.pawns[seat] = (!is_out).then(|| free[usize::from(pawn) % free.len()]);
        setup.left[seat] = left % 21;
    }
    let mut position = Position::try_from(setup).ok()?;
    let (&count, after) = rest.split_first()?;
    let (fences, after) = after.split_at_checked(usize::from(count) % MOST_FENCES_PLACED)?;
    for &fence in fences {
        let places = board.fence_places();
        let fence = places.into_iter().nth(usize::from(fence) % places.len())?;
        setup.fences = position.fences().with(fence);
        position = Position::try_from(setup).unwrap_or(position);
    }
    Some((position, &after[..after.len().min(16)]))
}
