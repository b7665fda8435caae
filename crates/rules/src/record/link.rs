//! A record as a short text for the address of a page: moves as their places among the legal ones, everything packed by a
//! range coder, in letters that need no escape in any part of an address.
//!
//! The first byte is the version. A link is a promise to whoever was sent it, so a version never changes: what should be
//! written otherwise gets a new one, and the old ones stay readable.

use std::error::Error;
use std::fmt;

use crate::codes::error_codes;
use crate::fence::Fence;
use crate::game::Event;
use crate::moves::{LegalMoves, Move};
use crate::position::Position;
use crate::seat::{Players, Seat};
use crate::square::Square;

use super::annotation::{ClockTime, Glyph};
use super::cursor::Cursor;
use super::range_coder::{Bit, ByteModel, Decoder, Encoder};
use super::{Node, NodeId, Record};

const VERSION: u8 = 1;
/// Version and check come before what was packed.
const HEAD: usize = 4;
/// The letters of base64 for addresses.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The most moves in a link, and the most bytes of one text in it. A few letters that somebody made up could otherwise
/// stand for any number.
const MOST_NODES: usize = 20_000;
const MOST_TEXT: usize = 1 << 20;

/// Why a text is not a link to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// Cut off, or changed on its way.
    Damaged,
    /// Made by a later version of this program.
    Newer,
}

error_codes!(LinkError {
    LinkError::Damaged => "link-damaged",
    LinkError::Newer => "link-newer",
});

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for LinkError {}

impl Record {
    /// The record as letters for the address of a page.
    ///
    /// ```
    /// use fencepost_rules::Dialect;
    /// use fencepost_rules::record::Record;
    ///
    /// let record = Record::read("1. e2 e8 2. e3! ( 2. d2 ) e7 {so far} *", Dialect::Fencepost)?;
    /// assert_eq!(Record::from_link(&record.to_link())?, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_link(&self) -> String {
        let mut packer = Packer { coder: Encoder::new(), contexts: Contexts::new() };
        packer.record(self);
        let packed = packer.coder.finish();
        let mut bytes = vec![VERSION];
        bytes.extend(check(&packed));
        bytes.extend(packed);
        to_letters(&bytes)
    }

    /// Reads what [`to_link`](Record::to_link) wrote.
    ///
    /// # Errors
    /// If it is not whole, or from a later version.
    pub fn from_link(link: &str) -> Result<Record, LinkError> {
        let bytes = from_letters(link).ok_or(LinkError::Damaged)?;
        match bytes.first() {
            Some(&VERSION) if bytes.len() >= HEAD => {}
            Some(&(VERSION | 0)) | None => return Err(LinkError::Damaged),
            Some(_) => return Err(LinkError::Newer),
        }
        let (head, packed) = bytes.split_at(HEAD);
        if head[1..] != check(packed) {
            return Err(LinkError::Damaged);
        }
        let unpacker = Unpacker { coder: Decoder::new(packed), contexts: Contexts::new(), text: 0 };
        unpacker.record().ok_or(LinkError::Damaged)
    }
}

/// Three bytes that tell a whole link from one that was cut off (FNV-1a, folded).
fn check(bytes: &[u8]) -> [u8; 3] {
    let hash = bytes.iter().fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [first, second, third, fourth] = hash.to_be_bytes();
    [second ^ first, third, fourth]
}

fn to_letters(bytes: &[u8]) -> String {
    let mut letters = String::new();
    for group in bytes.chunks(3) {
        let word = group.iter().fold(0_u32, |word, &byte| word << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            letters.push(char::from(LETTERS[(word >> (18 - 6 * place) & 63) as usize]));
        }
    }
    letters
}

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for group in letters.as_bytes().chunks(4) {
        let mut word = 0;
        for &letter in group {
            word = word << 6 | LETTERS.iter().position(|&it| it == letter)? as u32;
        }
        word <<= 6 * (4 - group.len());
        let count = group.len() - 1;
        bytes.extend(&word.to_be_bytes()[1..=count]);
        // A single letter is no byte, and what does not fill one is 0.
        if count == 0 || word & ((1 << (24 - 8 * count)) - 1) != 0 {
            return None;
        }
    }
    Some(bytes)
}

/// What is expected, by what it is about.
struct Contexts {
    standard: Bit,
    tag: Bit,
    result: Bit,
    /// Whether there is one more child, by how many there are already.
    child: [Bit; 3],
    /// Whether a move is a fence, by whether the move before was one.
    fence: [Bit; 2],
    out: Bit,
    glyph: Bit,
    clock: Bit,
    eval: Bit,
    comment_before: Bit,
    comment: Bit,
    /// Whether a number has one more digit.
    digit: Bit,
    letters: ByteModel,
}

impl Contexts {
    fn new() -> Contexts {
        Contexts {
            standard: Bit::EVEN,
            tag: Bit::EVEN,
            result: Bit::RARE,
            child: [Bit::EVEN, Bit::RARE, Bit::RARE],
            fence: [Bit::EVEN; 2],
            out: Bit::RARE,
            glyph: Bit::RARE,
            clock: Bit::RARE,
            eval: Bit::RARE,
            comment_before: Bit::RARE,
            comment: Bit::RARE,
            digit: Bit::EVEN,
            letters: ByteModel::new(),
        }
    }
}

/// A fixed order of legal moves, whatever order the rules prefer.
fn pawn_moves(legal: &LegalMoves) -> Vec<Move> {
    let mut squares: Vec<Square> = legal.pawn().into_iter().collect();
    squares.sort_by_key(|square| (square.row(), square.column()));
    let mut moves: Vec<Move> = squares.into_iter().map(Move::Pawn).collect();
    if legal.contains(Move::Pass) {
        moves.push(Move::Pass);
    }
    moves
}

fn fence_moves(legal: &LegalMoves) -> Vec<Move> {
    let mut fences: Vec<Fence> = legal.fences().into_iter().collect();
    fences.sort_by_key(|fence| (fence.orientation().letter(), fence.row(), fence.column()));
    fences.into_iter().map(Move::Fence).collect()
}

fn was_fence(event: Option<Event>) -> usize {
    usize::from(matches!(event, Some(Event::Move(Move::Fence(_)))))
}

struct Packer {
    coder: Encoder,
    contexts: Contexts,
}

impl Packer {
    fn record(&mut self, record: &Record) {
        self.start(record.start());
        for (name, value) in record.tags() {
            self.coder.bit(&mut self.contexts.tag, true);
            self.text(name);
            self.text(value);
        }
        self.coder.bit(&mut self.contexts.tag, false);
        // One that is on the board goes without saying.
        let result = record.result().filter(|_| record.node(record.last()).outcome().is_none());
        self.coder.bit(&mut self.contexts.result, result.is_some());
        if let Some(result) = result {
            self.text(&result.to_string());
        }
        self.notes(record.node(NodeId::START));
        self.tree(record);
    }

    fn start(&mut self, start: &Position) {
        let standard = Players::ALL.into_iter().position(|players| Position::standard(players) == *start);
        self.coder.bit(&mut self.contexts.standard, standard.is_some());
        match standard {
            Some(place) => self.coder.choice(place, Players::ALL.len()),
            None => self.text(&start.to_string()),
        }
    }

    /// Each node before what follows it, the main line first, without recursion: lines may be long.
    fn tree(&mut self, record: &Record) {
        let mut path = vec![(NodeId::START, 0)];
        while let Some((at, done)) = path.pop() {
            let children = record.node(at).children();
            let next = children.get(done).copied();
            self.coder.bit(&mut self.contexts.child[done.min(2)], next.is_some());
            if let Some(child) = next {
                path.push((at, done + 1));
                self.node(record.node(at), record.node(child));
                path.push((child, 0));
            }
        }
    }

    fn node(&mut self, parent: &Node, node: &Node) {
        match node.event() {
            Some(Event::Out(seat)) => {
                self.coder.bit(&mut self.contexts.out, true);
                self.coder.choice(seat as usize, Seat::ALL.len());
            }
            Some(Event::Move(mv)) => {
                if parent.position().players() != Players::Two {
                    self.coder.bit(&mut self.contexts.out, false);
                }
                self.played(parent, mv);
            }
            None => {}
        }
        self.coder.bit(&mut self.contexts.glyph, node.glyph().is_some());
        if let Some(glyph) = node.glyph() {
            let place = Glyph::ALL.into_iter().position(|it| it == glyph).unwrap_or(0);
            self.coder.choice(place, Glyph::ALL.len());
        }
        for comment in node.comments_before() {
            self.coder.bit(&mut self.contexts.comment_before, true);
            self.text(comment);
        }
        self.coder.bit(&mut self.contexts.comment_before, false);
        self.notes(node);
    }

    fn played(&mut self, parent: &Node, mv: Move) {
        let legal = parent.position().legal_moves();
        let moves = match mv {
            Move::Fence(_) => fence_moves(&legal),
            _ => pawn_moves(&legal),
        };
        if !legal.fences().is_empty() {
            let is_fence = matches!(mv, Move::Fence(_));
            self.coder.bit(&mut self.contexts.fence[was_fence(parent.event())], is_fence);
        }
        let place = moves.iter().position(|&it| it == mv).expect("every move of a record is legal");
        self.coder.choice(place, moves.len());
    }

    fn notes(&mut self, node: &Node) {
        self.coder.bit(&mut self.contexts.clock, node.clock().is_some());
        if let Some(clock) = node.clock() {
            self.number(clock.millis());
        }
        self.coder.bit(&mut self.contexts.eval, node.eval().is_some());
        if let Some(eval) = node.eval() {
            self.text(&eval.to_string());
        }
        for comment in node.comments() {
            self.coder.bit(&mut self.contexts.comment, true);
            self.text(comment);
        }
        self.coder.bit(&mut self.contexts.comment, false);
    }

    /// In digits of six bits, the lowest first.
    fn number(&mut self, mut number: u64) {
        loop {
            self.coder.choice((number & 63) as usize, 64);
            number >>= 6;
            self.coder.bit(&mut self.contexts.digit, number > 0);
            if number == 0 {
                return;
            }
        }
    }

    /// A byte that is never part of a text ends it.
    fn text(&mut self, text: &str) {
        let mut before = 0;
        for byte in text.bytes().filter(|&byte| byte != END).chain([END]) {
            self.coder.byte(&mut self.contexts.letters, before, byte);
            before = byte;
        }
    }
}

/// No text in UTF-8 has this byte.
const END: u8 = 0xff;

struct Unpacker<'a> {
    coder: Decoder<'a>,
    contexts: Contexts,
    /// Bytes of text so far.
    text: usize,
}

impl Unpacker<'_> {
    fn record(mut self) -> Option<Record> {
        let mut cursor = Cursor::new(self.start()?);
        while self.coder.bit(&mut self.contexts.tag) {
            let (name, value) = (self.text()?, self.text()?);
            cursor.record_mut().add_tag(&name, &value).ok()?;
        }
        let result = if self.coder.bit(&mut self.contexts.result) { Some(self.text()?.parse().ok()?) } else { None };
        self.notes(&mut cursor)?;
        self.tree(&mut cursor)?;
        let mut record = cursor.into_record();
        record.set_result(result).ok()?;
        Some(record)
    }

    fn start(&mut self) -> Option<Position> {
        if self.coder.bit(&mut self.contexts.standard) {
            return Some(Position::standard(Players::ALL[self.coder.choice(Players::ALL.len())]));
        }
        self.text()?.parse().ok()
    }

    fn tree(&mut self, cursor: &mut Cursor) -> Option<()> {
        let mut path = vec![0_usize];
        let mut nodes = 0;
        while let Some(done) = path.pop() {
            if !self.coder.bit(&mut self.contexts.child[done.min(2)]) {
                cursor.go_back();
                continue;
            }
            nodes += 1;
            if nodes > MOST_NODES {
                return None;
            }
            path.push(done + 1);
            self.node(cursor)?;
            path.push(0);
        }
        Some(())
    }

    fn node(&mut self, cursor: &mut Cursor) -> Option<()> {
        let parent = cursor.record().node(cursor.at());
        let (position, last) = (*parent.position(), parent.event());
        let event = if position.players() != Players::Two && self.coder.bit(&mut self.contexts.out) {
            Event::Out(Seat::ALL[self.coder.choice(Seat::ALL.len())])
        } else {
            Event::Move(self.played(&position, last)?)
        };
        let at = cursor.add(event).ok()?;
        if self.coder.bit(&mut self.contexts.glyph) {
            let glyph = Glyph::ALL[self.coder.choice(Glyph::ALL.len())];
            cursor.record_mut().set_glyph(at, Some(glyph));
        }
        while self.coder.bit(&mut self.contexts.comment_before) {
            let text = self.text()?;
            cursor.record_mut().add_comment_before(at, &text);
        }
        self.notes(cursor)
    }

    fn played(&mut self, position: &Position, last: Option<Event>) -> Option<Move> {
        let legal = position.legal_moves();
        let is_fence = !legal.fences().is_empty() && self.coder.bit(&mut self.contexts.fence[was_fence(last)]);
        let moves = if is_fence { fence_moves(&legal) } else { pawn_moves(&legal) };
        if moves.is_empty() { None } else { Some(moves[self.coder.choice(moves.len())]) }
    }

    fn notes(&mut self, cursor: &mut Cursor) -> Option<()> {
        let at = cursor.at();
        if self.coder.bit(&mut self.contexts.clock) {
            let millis = self.number()?;
            cursor.record_mut().set_clock(at, Some(ClockTime::from_millis(millis)));
        }
        if self.coder.bit(&mut self.contexts.eval) {
            let eval = self.text()?.parse().ok()?;
            cursor.record_mut().set_eval(at, Some(eval));
        }
        while self.coder.bit(&mut self.contexts.comment) {
            let text = self.text()?;
            cursor.record_mut().add_comment(at, &text);
        }
        Some(())
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for place in 0..11 {
            let digit = self.coder.choice(64) as u64;
            let shift = 6 * place;
            if digit << shift >> shift != digit {
                return None;
            }
            number |= digit << shift;
            if !self.coder.bit(&mut self.contexts.digit) {
                return Some(number);
            }
        }
        None
    }

    fn text(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let mut before = 0;
        loop {
            before = self.coder.byte(&mut self.contexts.letters, before);
            self.text += 1;
            if self.text > MOST_TEXT {
                return None;
            }
            if before == END {
                return String::from_utf8(bytes).ok();
            }
            bytes.push(before);
        }
    }
}
