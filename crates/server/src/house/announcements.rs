//! What processes that share a store tell each other: which games have changed, and who is connected. Announcements are sent
//! in batches, beside the moves and never with them, and may get lost: then news come later, because every process looks for news
//! of the games that somebody follows now and then.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use fencepost_rules::{Seat, SeatSet};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{House, LoadedGame};
use crate::store::{Heard, ProcessId, Search, Status};

/// How long announcements are gathered.
const GATHERING: Duration = Duration::from_millis(10);
/// The longest text that `PostgreSQL` passes on, in bytes.
const LONGEST: usize = 7900;
/// How often to look for news of games that somebody follows here, in case an announcement was lost.
const SWEEP: Duration = Duration::from_secs(2);
/// How many games are asked about at a time.
const SWEPT_AT_ONCE: usize = 2000;
/// How often everybody is told again who is connected here.
const PRESENCE: Duration = Duration::from_secs(10);
/// The length of a game's id.
const ID: usize = 13;
/// How many listed games are told again after a gap.
const LISTED: u32 = 100;

/// Something to tell other processes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Announcement {
    /// This process is there.
    Alive,
    /// A game has changed.
    Changed(String),
    /// What lists show of a game has changed.
    Listed(String),
    /// Who is connected to a game by this process.
    Connected(String, String),
    /// Who is connected to a game by another process?
    Who(String),
    /// A tournament has changed.
    Tournament(String),
}

impl Announcement {
    fn text(&self) -> String {
        match self {
            Announcement::Alive => String::new(),
            Announcement::Changed(id) => format!(";c{id}"),
            Announcement::Listed(id) => format!(";l{id}"),
            Announcement::Connected(id, seats) => format!(";p{id}{seats}"),
            Announcement::Who(id) => format!(";q{id}"),
            Announcement::Tournament(id) => format!(";t{id}"),
        }
    }

    fn read(text: &str) -> Option<Announcement> {
        let (kind, rest) = text.split_at_checked(1)?;
        let (id, rest) = rest.split_at_checked(ID)?;
        let id = id.to_owned();
        match kind {
            "c" => Some(Announcement::Changed(id)),
            "l" => Some(Announcement::Listed(id)),
            "p" => Some(Announcement::Connected(id, rest.to_owned())),
            "q" => Some(Announcement::Who(id)),
            "t" => Some(Announcement::Tournament(id)),
            _ => None,
        }
    }
}

/// Seats as text: their first letters.
fn write_seats(seats: SeatSet) -> String {
    seats.into_iter().map(|seat| &seat.name()[..1]).collect()
}

fn read_seats(text: &str) -> SeatSet {
    Seat::ALL.into_iter().filter(|seat| text.contains(&seat.name()[..1])).collect()
}

/// Sends announcements, many at a time, until the house is gone.
pub(super) async fn send(house: Arc<House>, mut queue: mpsc::UnboundedReceiver<Announcement>) {
    let Some(store) = house.store.shared() else { return };
    let mut stopping = house.stopping();
    loop {
        let first = tokio::select! {
            first = queue.recv() => first,
            _ = stopping.changed() => return,
        };
        let Some(first) = first else { return };
        sleep(GATHERING).await;
        // Once is enough for each.
        let mut gathered = BTreeSet::from([first]);
        while let Ok(next) = queue.try_recv() {
            gathered.insert(next);
        }
        let own = store.own().0.to_string();
        let mut text = own.clone();
        for announcement in gathered {
            let next = announcement.text();
            if text.len() + next.len() > LONGEST {
                drop(store.announce(std::mem::replace(&mut text, own.clone())).await);
            }
            text.push_str(&next);
        }
        if let Err(error) = store.announce(text).await {
            tracing::debug!(%error, "something could not be announced");
        }
    }
}

/// Hears what others announce, and looks for what was not heard, until the house closes.
pub(super) async fn hear(house: Arc<House>) {
    let Some(store) = house.store.shared() else { return };
    let mut heard = store.listen();
    let mut sweeps = interval(SWEEP);
    sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut reminders = interval(PRESENCE);
    reminders.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = house.stopping();
    loop {
        tokio::select! {
            heard = heard.recv() => match heard {
                Some(Heard::Text(text)) => house.hear_text(&text),
                Some(Heard::Gap) => house.hear_after_gap().await,
                None => return,
            },
            _ = sweeps.tick() => house.sweep().await,
            _ = reminders.tick() => house.announce_all_connected(),
            _ = stopping.changed() => return,
        }
    }
}

impl House {
    /// Tells other processes something, if there may be any.
    pub(super) fn announce(&self, announcement: Announcement) {
        if let Some(membership) = &self.membership {
            // It fails only when the house has closed.
            let _ = membership.outgoing.send(announcement);
        }
    }

    /// Tells other processes who is connected here.
    pub(super) fn announce_connected(&self, id: &str, game: &LoadedGame) {
        if self.is_shared() && !game.is_in_memory_only {
            self.announce(Announcement::Connected(id.to_owned(), write_seats(game.connected_here())));
        }
    }

    fn announce_all_connected(&self) {
        for (id, game) in self.games().iter().filter(|(_, game)| !game.connected_here().is_empty()) {
            self.announce_connected(id, game);
        }
    }

    fn in_memory(&self, id: &str) -> Option<Arc<LoadedGame>> {
        self.games().get(id).cloned()
    }

    fn hear_text(self: &Arc<Self>, text: &str) {
        let mut parts = text.split(';');
        let Some(from) = parts.next().and_then(|from| from.parse().ok()).map(ProcessId) else { return };
        if self.own_process().is_none_or(|own| own == from) {
            return;
        }
        for announcement in parts.filter_map(Announcement::read) {
            match announcement {
                Announcement::Alive => {}
                Announcement::Changed(id) => {
                    if self.in_memory(&id).is_some_and(|game| game.updates.receiver_count() > 0) {
                        self.look_for_news(id);
                    }
                }
                Announcement::Listed(id) => {
                    if self.lobby.receiver_count() > 0 {
                        let house = self.clone();
                        crate::task::spawn(async move {
                            if let Ok((_, locked)) = house.lock_game(&id).await
                                && let Ok(room) = locked.room()
                            {
                                house.broadcast_to_lobby(room);
                            }
                        });
                    }
                }
                Announcement::Connected(id, seats) => self.hear_of_seats(id, from, read_seats(&seats)),
                Announcement::Tournament(id) => {
                    if self.tournaments.followed().contains(&id) {
                        self.look_for_tournament_news(id);
                    }
                }
                Announcement::Who(id) => {
                    if let Some(game) = self.in_memory(&id).filter(|game| !game.connected_here().is_empty()) {
                        self.announce_connected(&id, &game);
                    }
                }
            }
        }
    }

    fn hear_of_seats(self: &Arc<Self>, id: String, from: ProcessId, seats: SeatSet) {
        if let Some(game) = self.in_memory(&id)
            && game.set_connected_elsewhere(from, seats, self.time.now())
        {
            crate::task::spawn(self.clone().broadcast_presence(id));
        }
    }

    /// Reads what is new in a game, and tells its subscribers.
    fn look_for_news(self: &Arc<Self>, id: String) {
        let house = self.clone();
        crate::task::spawn(async move { drop(house.lock_game(&id).await) });
    }

    /// Something may have been missed: everything is looked at again.
    async fn hear_after_gap(self: &Arc<Self>) {
        self.sweep().await;
        self.announce_all_connected();
        let followed: Vec<String> = self.games().keys().cloned().collect();
        for id in followed {
            self.announce(Announcement::Who(id));
        }
        if self.lobby.receiver_count() > 0 {
            for status in [Status::Open, Status::Running, Status::Over] {
                let search = Search { status: Some(status), limit: LISTED, ..Search::default() };
                let found = self.store.search(search).await.unwrap_or_default();
                for listing in found {
                    self.tell_lobby(listing);
                }
            }
        }
    }

    /// Looks for news of all games that somebody follows here.
    async fn sweep(self: &Arc<Self>) {
        let Some(store) = self.store.shared() else { return };
        for id in self.tournaments.followed() {
            self.look_for_tournament_news(id);
        }
        let followed: Vec<(String, u64)> = self
            .games()
            .iter()
            .filter(|(_, game)| game.updates.receiver_count() > 0 && !game.is_in_memory_only)
            .map(|(id, game)| (id.clone(), game.told()))
            .collect();
        for part in followed.chunks(SWEPT_AT_ONCE) {
            match store.changed(part.to_vec()).await {
                Ok(changed) => {
                    for id in changed {
                        self.look_for_news(id);
                    }
                }
                Err(error) => return tracing::debug!(%error, "nobody knows what is new"),
            }
        }
    }

    /// Whoever was connected by a process that is gone is not any more.
    pub(super) fn forget_presence_of_others_than(self: &Arc<Self>, living: &[ProcessId]) {
        let now = self.time.now();
        let changed: Vec<String> = self
            .games()
            .iter()
            .filter(|(_, game)| game.forget_connected_elsewhere(living, now))
            .map(|(id, _)| id.clone())
            .collect();
        for id in changed {
            crate::task::spawn(self.clone().broadcast_presence(id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_announced_is_understood() {
        let id = "0123456789abc".to_owned();
        let all = [
            Announcement::Changed(id.clone()),
            Announcement::Listed(id.clone()),
            Announcement::Connected(id.clone(), "sn".to_owned()),
            Announcement::Connected(id.clone(), String::new()),
            Announcement::Who(id.clone()),
            Announcement::Tournament(id),
        ];
        for announcement in all {
            assert_eq!(Announcement::read(&announcement.text()[1..]), Some(announcement));
        }
        for nonsense in ["", "c", "cshort", "x0123456789abc", "é"] {
            assert_eq!(Announcement::read(nonsense), None, "{nonsense}");
        }
        let seats = SeatSet::EMPTY.with(Seat::North).with(Seat::East);
        assert_eq!(read_seats(&write_seats(seats)), seats);
    }
}
