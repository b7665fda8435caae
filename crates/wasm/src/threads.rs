//! Threads in a page: workers with the same memory, which wait in `help` for something to do.

#![cfg_attr(target_feature = "atomics", expect(unsafe_code, reason = "a task outlives its borrows only by name"))]

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use fencepost_engine::{HelperTask, ThreadPool};

/// The threads of this module.
pub(crate) static HELPERS: Helpers =
    Helpers { tasks: Mutex::new(Tasks { waiting: Vec::new(), running: 0 }), changed: Condvar::new() };

pub(crate) struct Helpers {
    tasks: Mutex<Tasks>,
    changed: Condvar,
}

struct Tasks {
    waiting: Vec<HelperTask<'static>>,
    running: usize,
}

impl Helpers {
    fn tasks(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, tasks: MutexGuard<'a, Tasks>) -> MutexGuard<'a, Tasks> {
        self.changed.wait(tasks).unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one task after another, for as long as the worker lives.
    pub(crate) fn help(&self) -> ! {
        loop {
            let mut tasks = self.tasks();
            let task = loop {
                match tasks.waiting.pop() {
                    Some(task) => break task,
                    None => tasks = self.wait(tasks),
                }
            };
            tasks.running += 1;
            drop(tasks);
            task();
            self.tasks().running -= 1;
            self.changed.notify_all();
        }
    }
}

impl ThreadPool for Helpers {
    fn run(&self, helpers: Vec<HelperTask<'_>>, main: &mut dyn FnMut()) {
        // SAFETY: no task is left when this function returns: what nobody has begun is dropped, and what runs is waited for. A panic
        // ends the module, so there is no other way out. Gain: several threads search in a page at all.
        let helpers = unsafe { std::mem::transmute::<Vec<HelperTask<'_>>, Vec<HelperTask<'static>>>(helpers) };
        self.tasks().waiting = helpers;
        self.changed.notify_all();
        main();
        let mut tasks = self.tasks();
        tasks.waiting.clear();
        while tasks.running > 0 {
            tasks = self.wait(tasks);
        }
    }
}
