//! Zobrist keys: one random number for each feature of a position, combined by exclusive or, so that a move changes only a few.
//!
//! Every formula is here: the key from scratch, and what each kind of move changes.

use crate::board::Board;
use crate::fence::{Fence, Fences};
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;

/// The key of a position, from scratch.
pub(crate) fn key_of(position: &Position) -> u64 {
    let key = board(position.board())
        ^ playing(position.playing)
        ^ playing(position.players().seat_set()).rotate_left(1)
        ^ turn(position.turn)
        ^ fences(position.fences);
    position
        .playing
        .into_iter()
        .fold(key, |key, seat| key ^ pawn(seat, position.pawns[seat]) ^ left(seat, position.left[seat]))
}

/// What a pawn move changes in the key.
#[inline]
pub(crate) fn pawn_move(seat: Seat, from: Square, to: Square) -> u64 {
    pawn(seat, from) ^ pawn(seat, to)
}

/// What a fence changes in the key of a position in which its owner has that many fences left.
#[inline]
pub(crate) fn fence_placement(seat: Seat, before: u8, placed: Fence) -> u64 {
    fence(placed) ^ left(seat, before) ^ left(seat, before.wrapping_sub(1))
}

/// What the next turn changes in the key.
#[inline]
pub(crate) fn turn_change(from: Seat, to: Seat) -> u64 {
    turn(from) ^ turn(to)
}

const LEFT_VALUES: usize = 32;

static FENCE_KEYS: [u64; Fence::COUNT] = keys(1);
static PAWN_KEYS: [u64; 4 * Square::COUNT] = keys(2);
static LEFT_KEYS: [u64; 4 * LEFT_VALUES] = keys(3);
static TURN_KEYS: [u64; 4] = keys(4);
static PLAYING_KEYS: [u64; 16] = keys(5);
static BOARD_KEYS: [u64; 64] = keys(6);

#[inline]
fn fence(fence: Fence) -> u64 {
    FENCE_KEYS[fence.index()]
}

#[inline]
fn pawn(seat: Seat, square: Square) -> u64 {
    PAWN_KEYS[seat as usize * Square::COUNT + square.index()]
}

#[inline]
fn left(seat: Seat, fences: u8) -> u64 {
    LEFT_KEYS[seat as usize * LEFT_VALUES + (fences as usize & (LEFT_VALUES - 1))]
}

#[inline]
fn turn(seat: Seat) -> u64 {
    TURN_KEYS[seat as usize]
}

fn playing(seats: SeatSet) -> u64 {
    PLAYING_KEYS[seats.0 as usize & 15]
}

fn board(board: Board) -> u64 {
    BOARD_KEYS[(board.height() as usize - 2) * 8 + board.width() as usize - 2]
}

fn fences(fences: Fences) -> u64 {
    fences.into_iter().fold(0, |key, one| key ^ fence(one))
}

/// Random numbers by the `SplitMix64` sequence, a different stretch of it for each table.
const fn keys<const N: usize>(table: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut state = table << 32;
    let mut index = 0;
    while index < N {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut key = state;
        key = (key ^ key >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        key = (key ^ key >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[index] = key ^ key >> 31;
        index += 1;
    }
    keys
}
