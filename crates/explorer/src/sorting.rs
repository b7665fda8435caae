//! Sorts any number of plays with bounded memory: sorted chunks are kept in memory while there is room and on disk beyond that, and
//! merged in the end.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};

use crate::play::{Play, Row};

/// Plays in a chunk: sixteen mebibytes.
pub(crate) const CHUNK: usize = 1 << 20;
const BUFFER: usize = 1 << 18;

/// Sorted chunks.
pub(crate) struct Sorter {
    chunks: Vec<Chunk>,
    /// Chunks that may still be kept in memory.
    room: usize,
    plays: u64,
}

enum Chunk {
    Memory(std::vec::IntoIter<Play>),
    Disk(BufReader<File>),
}

impl Sorter {
    /// One that keeps that many chunks in memory.
    pub(crate) fn new(chunks_in_memory: usize) -> Sorter {
        Sorter { chunks: Vec::new(), room: chunks_in_memory, plays: 0 }
    }

    /// Takes a chunk, which must be sorted.
    ///
    /// # Errors
    /// If it cannot be written to disk.
    pub(crate) fn add(&mut self, plays: Vec<Play>) -> io::Result<()> {
        debug_assert!(plays.is_sorted());
        self.plays += plays.len() as u64;
        if self.room > 0 {
            self.room -= 1;
            self.chunks.push(Chunk::Memory(plays.into_iter()));
            return Ok(());
        }
        let mut file = BufWriter::with_capacity(BUFFER, tempfile::tempfile()?);
        for play in plays {
            file.write_all(&play.to_bytes())?;
        }
        let mut file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.seek(SeekFrom::Start(0))?;
        self.chunks.push(Chunk::Disk(BufReader::with_capacity(BUFFER, file)));
        Ok(())
    }

    /// How many plays there are.
    pub(crate) fn plays(&self) -> u64 {
        self.plays
    }

    /// All plays in order.
    ///
    /// # Errors
    /// If they cannot be read back from disk.
    pub(crate) fn merge(mut self) -> io::Result<Merge> {
        let mut heads = BinaryHeap::new();
        for (number, chunk) in self.chunks.iter_mut().enumerate() {
            heads.extend(chunk.next()?.map(|play| Reverse((play, number))));
        }
        Ok(Merge { chunks: self.chunks, heads })
    }
}

impl Chunk {
    fn next(&mut self) -> io::Result<Option<Play>> {
        match self {
            Chunk::Memory(plays) => Ok(plays.next()),
            Chunk::Disk(file) => {
                let mut bytes = [0; 16];
                match file.read_exact(&mut bytes) {
                    Ok(()) => Ok(Some(Play::from_bytes(bytes))),
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
                    Err(error) => Err(error),
                }
            }
        }
    }
}

/// Plays of several chunks in order.
pub(crate) struct Merge {
    chunks: Vec<Chunk>,
    heads: BinaryHeap<Reverse<(Play, usize)>>,
}

impl Merge {
    fn next(&mut self) -> io::Result<Option<Play>> {
        let Some(mut head) = self.heads.peek_mut() else { return Ok(None) };
        let Reverse((play, number)) = *head;
        match self.chunks[number].next()? {
            Some(next) => *head = Reverse((next, number)),
            None => drop(std::collections::binary_heap::PeekMut::pop(head)),
        }
        Ok(Some(play))
    }
}

/// What was played from one position.
pub(crate) struct PositionRows {
    pub(crate) rows: Vec<Row>,
    pub(crate) games: u64,
    /// The earliest ply at which it occurred, as far as plies are told apart.
    pub(crate) ply: usize,
}

/// The rows of one position after another.
pub(crate) struct Positions {
    merge: Merge,
    next: Option<Play>,
}

impl Positions {
    pub(crate) fn new(mut merge: Merge) -> io::Result<Positions> {
        let next = merge.next()?;
        Ok(Positions { merge, next })
    }

    /// The rows of the next position.
    pub(crate) fn next(&mut self) -> io::Result<Option<PositionRows>> {
        let Some(first) = self.next else { return Ok(None) };
        let mut position = PositionRows { rows: vec![Row::of(first)], games: 1, ply: first.ply() };
        let mut group = first.group();
        loop {
            self.next = self.merge.next()?;
            let Some(play) = self.next.filter(|play| play.key == first.key) else { return Ok(Some(position)) };
            position.games += 1;
            position.ply = position.ply.min(play.ply());
            match position.rows.last_mut() {
                Some(row) if play.group() == group => row.add(play),
                _ => position.rows.push(Row::of(play)),
            }
            group = play.group();
        }
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, SeatSet};
    use proptest::prelude::*;

    use super::*;
    use crate::filter::Strength;
    use crate::indexed_game::GameId;

    proptest! {
        /// The slow twin sorts everything at once.
        #[test]
        fn chunks_on_disk_and_in_memory_come_out_in_order(
            numbers in prop::collection::vec((0_u64..6, 0_usize..9, 0_u32..50), 0..200), size in 1_usize..40, room in 0_usize..3,
        ) {
            let play = |&(key, mv, game): &(u64, usize, u32)| {
                let mv = Move::from_index(mv).expect("a square");
                Play::new(key, mv, None, Strength::Unknown, 3, SeatSet::EMPTY, GameId(game))
            };
            let mut all: Vec<Play> = numbers.iter().map(play).collect();
            let mut sorter = Sorter::new(room);
            for chunk in all.chunks(size) {
                let mut chunk = chunk.to_vec();
                chunk.sort_unstable();
                sorter.add(chunk).expect("there is room on disk");
            }
            all.sort_unstable();
            prop_assert_eq!(sorter.plays(), all.len() as u64);
            let mut positions = Positions::new(sorter.merge().expect("chunks")).expect("a chunk");
            let mut counted = 0;
            let mut last = None;
            while let Some(position) = positions.next().expect("a position") {
                let key = position.rows[0].key;
                prop_assert!(last.is_none_or(|last| last < key));
                last = Some(key);
                for row in &position.rows {
                    let same = all.iter().filter(|play| (play.key, play.mv()) == (row.key, row.mv)).count();
                    prop_assert_eq!(same as u32, row.games);
                    counted += same;
                }
            }
            prop_assert_eq!(counted, all.len());
        }
    }
}
