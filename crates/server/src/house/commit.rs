//! The commit: where a move is written to disk. Nobody is told of it before.

use std::sync::Arc;

use super::announcements::Announcement;
use super::loaded_game::{LoadedGame, LockedRoom};
use super::{Change, House, HouseError, Shared, Update};
use crate::room::{Room, RoomEvent, TimestampedEvent};
use crate::store::{Entry, Status, StoreError, Write};

/// Milliseconds after which a game is looked at again of which it is not known whether something was written.
const RETRY: u64 = 1000;

impl House {
    /// Applies events to a room, writes them to disk and tells everybody.
    ///
    /// The room leaves its slot until the events are on disk. If anything goes wrong, the slot stays empty and the game is
    /// loaded again: perhaps the events were written and only the answer was lost, so the store decides.
    pub(super) async fn commit(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        events: Vec<TimestampedEvent>,
        also: Vec<Write>,
    ) -> Result<(), HouseError> {
        let mut room = locked.room.take().ok_or(HouseError::NoSuchGame)?;
        let (seq, ply, status) = (room.seq() + 1, room.plies(), Status::of(&room));
        let applied = apply(&mut room, &events)?;
        let is_found_by = Status::of(&room) != status || events.iter().any(|event| changes_seats(&event.event));
        let entry = is_found_by.then(|| Entry::of(&room));
        let ply = Some(room.plies()).filter(|&after| after != ply);
        let write = Write { game: room.id().to_owned(), seq, events, ply, entry };
        let own = (!game.is_in_memory_only).then_some(write);
        if let Err(error) = self.write(own.into_iter().chain(also).collect()).await {
            if self.is_shared() {
                // Perhaps it was written, and then somebody may have to do something: it is looked at again.
                self.set_timer(self.time.now() + RETRY, room.id());
            }
            return Err(error);
        }
        self.note_written(game, &room, is_found_by);
        for (change, after) in applied {
            self.count_move(&change, &after);
            self.broadcast(game, change, &after);
        }
        if is_found_by {
            self.broadcast_to_lobby(&room);
        }
        if let Some(tie) = room.terms().tournament.as_ref().filter(|_| room.is_over()) {
            self.tournaments.note_due(&tie.id);
        }
        locked.room = Some(room);
        self.schedule_next(game, locked);
        Ok(())
    }

    /// What this process has written last it looks after, and others are told of it.
    pub(super) fn note_written(&self, game: &LoadedGame, room: &Room, is_found_by: bool) {
        let Some(own) = self.own_process().filter(|_| !game.is_in_memory_only) else { return };
        game.set_holder(Some(own));
        game.set_told(room.seq());
        self.announce(Announcement::Changed(room.id().to_owned()));
        if is_found_by && room.terms().listed {
            self.announce(Announcement::Listed(room.id().to_owned()));
        }
    }

    async fn write(&self, writes: Vec<Write>) -> Result<(), HouseError> {
        if writes.is_empty() {
            return Ok(());
        }
        self.metrics.commit(self.store.commit(writes)).await.map_err(|error| {
            self.metrics.store_errors.inc();
            error.into()
        })
    }

    fn count_move(&self, change: &Change, room: &Room) {
        if let Change::Event { event: RoomEvent::Moved { .. }, mover } = change {
            let is_engine = room.chair(*mover).level().is_some();
            let counter = if is_engine { &self.metrics.engine_moves } else { &self.metrics.moves };
            counter.inc();
        }
    }

    /// Tells the subscribers of a game about a change, after which it is as the room.
    pub(super) fn broadcast(&self, game: &LoadedGame, change: Change, room: &Arc<Room>) {
        if game.updates.receiver_count() > 0 {
            let update = Update { change, snapshot: self.snapshot_of(game, room) };
            // Nobody may be listening any more, which does no harm.
            let _ = game.updates.send(Arc::new(Shared::new(update)));
        }
    }
}

/// Applies events to a room. Returns the change by each of them, and the room after it.
pub(super) fn apply(room: &mut Arc<Room>, events: &[TimestampedEvent]) -> Result<Vec<(Change, Arc<Room>)>, StoreError> {
    let apply = |event: &TimestampedEvent| {
        let mover = room.turn();
        // This copies the room only if somebody still reads an earlier snapshot of it.
        Arc::make_mut(room).apply(event).map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok((Change::Event { event: event.event.clone(), mover }, room.clone()))
    };
    events.iter().map(apply).collect()
}

/// Whether an event changes who sits where, which games are found by.
fn changes_seats(event: &RoomEvent) -> bool {
    matches!(
        event,
        RoomEvent::Joined { .. } | RoomEvent::Left { .. } | RoomEvent::TakenOver { .. } | RoomEvent::GaveUp { .. }
    )
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Position, TimeControl};

    use super::*;
    use crate::room::{Chair, First, Terms};

    fn room() -> Arc<Room> {
        let (start, control) = (Position::default(), TimeControl::None);
        let terms = Terms {
            start,
            fences: Some(10),
            control,
            first: First::Agreed,
            listed: false,
            previous: None,
            tournament: None,
            of_house: false,
        };
        let engine = Chair::Engine { level: 1 };
        Arc::new(Room::new("game", 0, &terms, &[engine.clone(), engine]))
    }

    fn moved(mv: &str) -> TimestampedEvent {
        TimestampedEvent { at: 1, event: RoomEvent::Moved { mv: mv.parse().expect("a move"), lag: 0 } }
    }

    #[test]
    fn a_room_is_copied_only_while_somebody_reads_it() {
        let mut room = room();
        let place = Arc::as_ptr(&room);
        drop(apply(&mut room, &[moved("e2")]).expect("a legal move"));
        assert_eq!((Arc::as_ptr(&room), room.plies()), (place, 1), "nobody reads it");
        let snapshot = room.clone();
        drop(apply(&mut room, &[moved("e8")]).expect("a legal move"));
        assert_ne!(Arc::as_ptr(&room), place);
        assert_eq!((snapshot.plies(), room.plies()), (1, 2), "a snapshot stays as it was");
    }

    #[test]
    fn every_change_comes_with_the_room_after_it() {
        let mut room = room();
        let changes = apply(&mut room, &[moved("e2"), moved("e8")]).expect("legal moves");
        assert_eq!(changes.iter().map(|(_, room)| room.plies()).collect::<Vec<_>>(), [1, 2]);
        assert!(Arc::ptr_eq(&changes[1].1, &room));
    }
}
