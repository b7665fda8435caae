//! The clocks of a game (R19). Nothing here reads a clock: every time is passed in, in milliseconds.

use fencepost_rules::{BySeat, Players, Seat, SeatSet, TimeControl};

/// The clocks of all seats, of which at most one runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// What was left when the running clock was last set going; for the others, what is left.
    left: BySeat<u64>,
    /// Who is still in: an hourglass shares among them.
    playing: SeatSet,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: Seat,
    since: u64,
}

impl Clocks {
    /// Clocks that stand still, full.
    pub fn new(control: TimeControl, players: Players) -> Clocks {
        let playing = players.seats().iter().copied().collect();
        let mut left = BySeat::default();
        for seat in playing {
            left[seat] = full(control);
        }
        Clocks { control, left, playing, running: None }
    }

    /// How time is kept.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whether time is kept at all.
    pub fn is_kept(&self) -> bool {
        self.control != TimeControl::None
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    /// How long the clock that runs has been running.
    pub fn elapsed(&self, now: u64) -> u64 {
        self.running.map_or(0, |running| now.saturating_sub(running.since))
    }

    /// Sets a seat's clock going. Another that runs is stopped first.
    pub fn run(&mut self, seat: Seat, at: u64) {
        self.stop(at);
        if !self.is_kept() {
            return;
        }
        if let TimeControl::PerMove { .. } = self.control {
            self.left[seat] = full(self.control);
        }
        self.running = Some(Running { seat, since: at });
    }

    /// Stops the clock that runs, and charges what it used.
    pub fn stop(&mut self, at: u64) {
        let Some(Running { seat, since }) = self.running.take() else { return };
        let used = self.used(at.saturating_sub(since)).min(self.left[seat]);
        self.left[seat] -= used;
        if let TimeControl::Hourglass { .. } = self.control {
            for (other, share) in self.shares(seat, used) {
                self.left[other] = self.left[other].saturating_add(share);
            }
        }
    }

    /// The seat whose clock runs has made a move: the clock stops, and the increment is added.
    pub fn press(&mut self, at: u64) {
        let Some(Running { seat, .. }) = self.running else { return };
        self.stop(at);
        match self.control {
            TimeControl::Increment { increment, .. } => self.add(seat, u64::from(increment) * 1000),
            TimeControl::PerMove { .. } => self.left[seat] = full(self.control),
            _ => {}
        }
    }

    /// A player leaves: the clock stops and nobody's time goes there any more (R18).
    pub fn take_out(&mut self, seat: Seat, at: u64) {
        if self.running() == Some(seat) {
            self.stop(at);
        }
        self.playing = self.playing.without(seat);
    }

    /// Puts time on a seat's clock.
    pub fn add(&mut self, seat: Seat, milliseconds: u64) {
        self.left[seat] = self.left[seat].saturating_add(milliseconds);
    }

    /// Nobody could play from one time to another, so that time does not count.
    pub fn exclude_outage(&mut self, from: u64, to: u64) {
        if let Some(running) = &mut self.running {
            let from = from.max(running.since);
            running.since = running.since.saturating_add(to.saturating_sub(from));
        }
    }

    /// What a seat has left at a time, as its clock shows it.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let mut then = self.clone();
        then.stop(now);
        then.left[seat]
    }

    /// How long the clock that runs still waits (delay).
    pub fn delay_left(&self, now: u64) -> u64 {
        self.running.map_or(0, |running| self.delay().saturating_sub(now.saturating_sub(running.since)))
    }

    /// When the clock that runs will have run out.
    pub fn deadline(&self) -> Option<u64> {
        self.running.map(|Running { seat, since }| since.saturating_add(self.delay()).saturating_add(self.left[seat]))
    }

    fn delay(&self) -> u64 {
        if let TimeControl::Delay { delay, .. } = self.control { u64::from(delay) * 1000 } else { 0 }
    }

    /// How much time a move of that length uses up.
    fn used(&self, elapsed: u64) -> u64 {
        elapsed.saturating_sub(self.delay())
    }

    /// What the others gain: equal shares, and the last milliseconds go to those next in turn.
    fn shares(&self, from: Seat, used: u64) -> impl Iterator<Item = (Seat, u64)> + use<> {
        let others = self.playing.without(from);
        let count = others.len().max(1) as u64;
        let start = from as usize;
        let mut in_turn: Vec<Seat> = others.into_iter().collect();
        in_turn.sort_by_key(|&seat| (seat as usize + 4 - start) % 4);
        in_turn
            .into_iter()
            .enumerate()
            .map(move |(place, seat)| (seat, used / count + u64::from((place as u64) < used % count)))
    }
}

fn full(control: TimeControl) -> u64 {
    let seconds = match control {
        TimeControl::None => 0,
        TimeControl::Increment { initial, .. }
        | TimeControl::Delay { initial, .. }
        | TimeControl::Hourglass { initial } => initial,
        TimeControl::PerMove { seconds } => seconds,
    };
    u64::from(seconds) * 1000
}
