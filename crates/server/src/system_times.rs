//! Views with the times of the system's clock in place of the server's.

use crate::time::Calendar;
use crate::view::{State, Summary};

impl State {
    /// With all times by the system's clock. Those that clients compare with `now` stay as far from it as before.
    pub(crate) fn dated(mut self, calendar: &Calendar) -> State {
        let from_now = |at: &mut u64| *at = calendar.from_now(*at);
        self.created = calendar.system_time(self.created);
        from_now(&mut self.now);
        self.abort_at.iter_mut().for_each(from_now);
        self.phrases.iter_mut().for_each(|phrase| from_now(&mut phrase.at));
        for seat in &mut self.seats {
            seat.away_since.iter_mut().chain(&mut seat.takeover_at).for_each(from_now);
        }
        self
    }
}

impl Summary {
    /// With all times by the system's clock.
    pub(crate) fn dated(mut self, calendar: &Calendar) -> Summary {
        self.created = calendar.system_time(self.created);
        self.changed = calendar.system_time(self.changed);
        self
    }
}
