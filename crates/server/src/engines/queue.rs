//! The queue of searches, in which everybody gets a fair share of the time.
//!
//! It is start-time fair queueing on two levels. Tasks are grouped by their purpose, and within it by who pays. Of those
//! that wait, the one that has had the least time is served next. A newcomer counts as having had as much as the one served
//! last, so nobody saves up time. A thousand tasks of one payer wait for each other and hold up nobody else.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::task::{Payer, Purpose, StartedTask, Task};

/// How the purposes share the time, and how many searches of each may be under way, in all and for one payer. Each search takes
/// memory, so the others wait. People who wait for a move come first.
const CLASSES: [Class; 3] = [
    Class { purpose: Purpose::Opponent, weight: 10, most: 32, most_per_payer: 4 },
    // The number of analyses is limited where they are requested, and all of them run in parallel.
    Class { purpose: Purpose::Analysis, weight: 2, most: usize::MAX, most_per_payer: usize::MAX },
    Class { purpose: Purpose::Exhibition, weight: 1, most: 8, most_per_payer: 2 },
];

struct Class {
    purpose: Purpose,
    weight: u32,
    most: usize,
    most_per_payer: usize,
}

/// The tasks of one payer.
#[derive(Default)]
struct Lane {
    new: VecDeque<(Task, Instant)>,
    started: VecDeque<StartedTask>,
    /// Searches under way, including those that a thread is working on.
    under_way: usize,
    /// Time it has had, comparable with others of the same purpose.
    served: Duration,
}

impl Lane {
    fn is_empty(&self) -> bool {
        self.new.is_empty() && self.started.is_empty() && self.under_way == 0
    }

    /// Drops tasks that nobody wants any more. Only now and then, so that a long queue is not searched for every task.
    fn prune(&mut self) {
        if self.new.len().is_power_of_two() {
            self.new.retain(|(task, _)| (task.is_wanted)());
        }
    }
}

/// Removes some, and keeps the order of the others.
fn split_off<T>(waiting: &mut VecDeque<T>, goes: impl Fn(&T) -> bool) -> VecDeque<T> {
    let (gone, left) = std::mem::take(waiting).into_iter().partition(goes);
    *waiting = left;
    gone
}

/// All tasks of one purpose.
struct Group {
    class: &'static Class,
    lanes: HashMap<Payer, Lane>,
    under_way: usize,
    /// How many may be under way: enough to keep all threads busy.
    most: usize,
    /// Time it has had, divided by its weight: comparable with the other groups.
    served: Duration,
    /// How much time the lane that was served last had had.
    level: Duration,
}

impl Group {
    fn may_begin(&self, lane: &Lane) -> bool {
        !lane.new.is_empty() && self.under_way < self.most && lane.under_way < self.class.most_per_payer
    }

    /// The payer whose turn it is.
    fn next(&self) -> Option<Payer> {
        let ready = self.lanes.iter().filter(|(_, lane)| !lane.started.is_empty() || self.may_begin(lane));
        ready.min_by_key(|(payer, lane)| (lane.served, **payer)).map(|(payer, _)| *payer)
    }

    fn lane(&mut self, payer: Payer) -> &mut Lane {
        let served = self.level;
        self.lanes.entry(payer).or_insert_with(|| Lane { served, ..Lane::default() })
    }

    fn pop(&mut self) -> Option<StartedTask> {
        let payer = self.next()?;
        let begins = self.lanes.get(&payer).is_some_and(|lane| self.may_begin(lane));
        let lane = self.lane(payer);
        let served = lane.served;
        // New tasks go first: a short search then overtakes a long one.
        let started = if begins {
            lane.under_way += 1;
            lane.new.pop_front().map(|(task, submitted)| StartedTask::new(task, submitted))
        } else {
            lane.started.pop_front()
        };
        self.under_way += usize::from(begins);
        self.level = self.level.max(served);
        started
    }

    /// Charges the time of a slice, and says to whom.
    fn charge(&mut self, payer: Payer, time: Duration) -> &mut Lane {
        self.served += time / self.class.weight;
        let lane = self.lane(payer);
        lane.served += time;
        lane
    }

    fn has_work(&self) -> bool {
        self.lanes.values().any(|lane| !lane.is_empty())
    }
}

/// All tasks that wait or are under way.
pub(super) struct Queue {
    groups: [Group; 3],
    /// How much time the group that was served last had had.
    level: Duration,
}

impl Queue {
    /// A queue for that many threads.
    pub(super) fn new(threads: usize) -> Queue {
        let group = |class: &'static Class| Group {
            class,
            lanes: HashMap::new(),
            under_way: 0,
            most: class.most.max(2 * threads),
            served: Duration::ZERO,
            level: Duration::ZERO,
        };
        Queue { groups: [&CLASSES[0], &CLASSES[1], &CLASSES[2]].map(group), level: Duration::ZERO }
    }

    fn group(&mut self, purpose: Purpose) -> &mut Group {
        let at = CLASSES.iter().position(|class| class.purpose == purpose).unwrap_or_default();
        &mut self.groups[at]
    }

    /// Adds a task.
    pub(super) fn push(&mut self, task: Task, now: Instant) {
        let level = self.level;
        let group = self.group(task.purpose);
        if !group.has_work() {
            group.served = group.served.max(level);
        }
        let lane = group.lane(task.payer);
        lane.prune();
        lane.new.push_back((task, now));
    }

    /// What a thread does next.
    pub(super) fn pop(&mut self) -> Option<StartedTask> {
        let ready = self.groups.iter_mut().filter(|group| group.next().is_some());
        let group = ready.min_by_key(|group| group.served)?;
        let served = group.served;
        let started = group.pop();
        self.level = self.level.max(served);
        started
    }

    /// Puts a search back after a slice of it.
    pub(super) fn put_back(&mut self, started: StartedTask, time: Duration) {
        let group = self.group(started.purpose);
        group.charge(started.payer, time).started.push_back(started);
    }

    /// A search has ended.
    pub(super) fn end(&mut self, purpose: Purpose, payer: Payer, time: Duration) {
        let group = self.group(purpose);
        group.under_way -= 1;
        let lane = group.charge(payer, time);
        lane.under_way -= 1;
        if lane.is_empty() {
            group.lanes.remove(&payer);
        }
    }

    /// Removes waiting tasks that nobody wants any more, to be dropped.
    pub(super) fn take_unwanted(&mut self, purpose: Purpose, payer: Payer) -> impl Sized + use<> {
        let group = self.group(purpose);
        let lane = group.lane(payer);
        let started = split_off(&mut lane.started, |started| !(started.is_wanted)());
        let new = split_off(&mut lane.new, |(task, _)| !(task.is_wanted)());
        lane.under_way -= started.len();
        if lane.is_empty() {
            group.lanes.remove(&payer);
        }
        group.under_way -= started.len();
        (started, new)
    }

    /// How many tasks wait for a thread.
    pub(super) fn waiting(&self) -> usize {
        let lanes = self.groups.iter().flat_map(|group| group.lanes.values());
        lanes.map(|lane| lane.new.len() + lane.started.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::super::task::tests::task;
    use super::*;

    fn address(number: u8) -> IpAddr {
        Ipv4Addr::new(127, 0, 0, number).into()
    }

    fn push(queue: &mut Queue, purpose: Purpose, number: u8) {
        queue.push(Task { payer: Some(address(number)), purpose, ..task(1, |_| {}) }, Instant::now());
    }

    const SLICE: Duration = Duration::from_millis(10);

    /// Serves slices, each of which is put back, and counts who got how many.
    fn shares(queue: &mut Queue, slices: usize) -> HashMap<(u8, Payer), usize> {
        let mut shares = HashMap::new();
        for _ in 0..slices {
            let started = queue.pop().expect("work");
            *shares.entry((started.purpose as u8, started.payer)).or_default() += 1;
            queue.put_back(started, SLICE);
        }
        shares
    }

    #[test]
    fn whoever_has_many_tasks_gets_no_more_than_whoever_has_one() {
        let mut queue = Queue::new(1);
        (0..1000).for_each(|_| push(&mut queue, Purpose::Opponent, 1));
        push(&mut queue, Purpose::Opponent, 2);
        let shares = shares(&mut queue, 100);
        let kind = Purpose::Opponent as u8;
        assert_eq!((shares[&(kind, Some(address(1)))], shares[&(kind, Some(address(2)))]), (50, 50));
    }

    #[test]
    fn people_who_wait_for_a_move_get_most_of_the_time() {
        let mut queue = Queue::new(1);
        (0..1000).for_each(|_| push(&mut queue, Purpose::Exhibition, 1));
        for number in 2..10 {
            (0..6).for_each(|_| push(&mut queue, Purpose::Analysis, number));
        }
        shares(&mut queue, 90);
        push(&mut queue, Purpose::Opponent, 10);
        let shares = shares(&mut queue, 130);
        let of = |purpose: Purpose| -> usize {
            shares.iter().filter(|((kind, _), _)| *kind == purpose as u8).map(|(_, count)| count).sum()
        };
        // Except for the first slice of each.
        for (purpose, share) in [(Purpose::Opponent, 100), (Purpose::Analysis, 20), (Purpose::Exhibition, 10)] {
            assert!(of(purpose).abs_diff(share) <= 1, "{purpose:?}: {} of 130", of(purpose));
        }
    }

    #[test]
    fn whoever_comes_anew_is_served_at_once_but_has_saved_up_nothing() {
        let mut queue = Queue::new(1);
        push(&mut queue, Purpose::Opponent, 1);
        shares(&mut queue, 1000);
        push(&mut queue, Purpose::Opponent, 2);
        let shares = shares(&mut queue, 10);
        let kind = Purpose::Opponent as u8;
        assert_eq!((shares[&(kind, Some(address(1)))], shares[&(kind, Some(address(2)))]), (5, 5));
    }

    #[test]
    fn the_number_of_searches_under_way_is_limited() {
        let class = &CLASSES[0];
        let mut queue = Queue::new(1);
        for number in 0..=u8::MAX {
            (0..10).for_each(|_| push(&mut queue, Purpose::Opponent, number));
        }
        let started: Vec<StartedTask> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!((started.len(), queue.waiting()), (class.most, 2560 - class.most));
        let first = &started[0];
        queue.end(first.purpose, first.payer, SLICE);
        assert!(queue.pop().is_some() && queue.pop().is_none());

        let mut queue = Queue::new(1);
        (0..10).for_each(|_| push(&mut queue, Purpose::Opponent, 1));
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), class.most_per_payer, "of one payer");

        let mut queue = Queue::new(100);
        (0..=u8::MAX).for_each(|number| push(&mut queue, Purpose::Opponent, number));
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 200, "enough for all threads");
    }

    #[test]
    fn nothing_is_remembered_of_those_who_have_guard() {
        let mut queue = Queue::new(1);
        push(&mut queue, Purpose::Analysis, 1);
        let started = queue.pop().expect("work");
        queue.end(started.purpose, started.payer, SLICE);
        assert!(queue.pop().is_none());
        assert!(queue.groups.iter().all(|group| group.lanes.is_empty() && group.under_way == 0));
    }

    #[test]
    fn what_nobody_wants_any_more_does_not_pile_up() {
        let mut queue = Queue::new(1);
        for _ in 0..10_000 {
            let unwanted = Task { is_wanted: Box::new(|| false), ..task(1, |_| {}) };
            queue.push(unwanted, Instant::now());
        }
        assert!(queue.waiting() <= 2, "{}", queue.waiting());
    }
}
