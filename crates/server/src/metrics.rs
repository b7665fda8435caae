//! Metrics: counters, gauges and latency histograms, as `/metrics` shows them.

use std::time::{Duration, Instant};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The upper bounds of all histograms, in seconds.
const BUCKETS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

type HistogramFamily<L> = Family<L, Histogram, fn() -> Histogram>;

/// All metrics of a server.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) games_made: Counter,
    pub(crate) moves: Counter,
    pub(crate) engine_moves: Counter,
    pub(crate) time_outs: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) engines: EngineMetrics,
    gauges: Gauges,
    requests: HistogramFamily<RequestLabels>,
    commits: Histogram,
}

/// What the engines measure. Clones share their values.
#[derive(Clone)]
pub(crate) struct EngineMetrics {
    pub(crate) nodes: Counter,
    queue_wait: HistogramFamily<PurposeLabel>,
    thinking: HistogramFamily<PurposeLabel>,
}

/// How much there is of something at the moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Levels {
    pub(crate) engine_tasks_waiting: usize,
    pub(crate) engine_threads: usize,
    pub(crate) games_in_memory: usize,
    pub(crate) connections: u64,
}

#[derive(Default)]
struct Gauges {
    engine_tasks_waiting: Gauge,
    engine_threads: Gauge,
    games_in_memory: Gauge,
    connections: Gauge,
}

/// The labels of requests. Each has few values: clients must not be able to make up new ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    pub(crate) method: &'static str,
    /// The template of the route, such as `/api/games/{id}`.
    pub(crate) route: String,
    /// The class of the status, such as `2xx`.
    pub(crate) status: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PurposeLabel {
    purpose: &'static str,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("fencepost"),
            games_made: Counter::default(),
            moves: Counter::default(),
            engine_moves: Counter::default(),
            time_outs: Counter::default(),
            store_errors: Counter::default(),
            engines: EngineMetrics::new(),
            gauges: Gauges::default(),
            requests: histograms(),
            commits: histogram(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let (registry, engines, gauges) = (&mut self.registry, &self.engines, &self.gauges);
        registry.register("games_made", "Games that were made", self.games_made.clone());
        registry.register("moves", "Moves of people and bots", self.moves.clone());
        registry.register("engine_moves", "Moves of engines", self.engine_moves.clone());
        registry.register("time_outs", "Clocks that ran out, and games that were aborted", self.time_outs.clone());
        registry.register("store_errors", "Writes that failed", self.store_errors.clone());
        registry.register("engine_nodes", "Positions that engines searched", engines.nodes.clone());
        let waiting = gauges.engine_tasks_waiting.clone();
        registry.register("engine_tasks_waiting", "Searches that wait for a thread", waiting);
        registry.register("engine_threads", "Threads on which engines think", gauges.engine_threads.clone());
        registry.register("games_in_memory", "Games in memory", gauges.games_in_memory.clone());
        registry.register("connections", "Open sockets and streams", gauges.connections.clone());
        let requests = "Time from the head of a request until its response begins";
        registry.register("http_request_duration_seconds", requests, self.requests.clone());
        registry.register("store_commit_duration_seconds", "Time until a write is on disk", self.commits.clone());
        let wait = "Time that a search waits for a thread before it begins";
        registry.register("engine_queue_wait_seconds", wait, engines.queue_wait.clone());
        let thinking = "Time that a search thinks, without the time it waits";
        registry.register("engine_thinking_seconds", thinking, engines.thinking.clone());
    }

    /// Counts a request that was answered.
    pub(crate) fn request(&self, labels: &RequestLabels, time: Duration) {
        self.requests.get_or_create(labels).observe(time.as_secs_f64());
    }

    /// Measures how long a write takes.
    pub(crate) async fn commit<T>(&self, write: impl Future<Output = T>) -> T {
        let start = Instant::now();
        let written = write.await;
        self.commits.observe(start.elapsed().as_secs_f64());
        written
    }

    /// Everything in the text format of `OpenMetrics`, which Prometheus reads.
    pub(crate) fn to_text(&self, levels: Levels) -> String {
        self.gauges.engine_tasks_waiting.set(levels.engine_tasks_waiting as i64);
        self.gauges.engine_threads.set(levels.engine_threads as i64);
        self.gauges.games_in_memory.set(levels.games_in_memory as i64);
        self.gauges.connections.set(levels.connections as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }
}

impl EngineMetrics {
    pub(crate) fn new() -> EngineMetrics {
        EngineMetrics { nodes: Counter::default(), queue_wait: histograms(), thinking: histograms() }
    }

    /// A search has waited that long for its first slice.
    pub(crate) fn waited(&self, purpose: &'static str, time: Duration) {
        self.queue_wait.get_or_create(&PurposeLabel { purpose }).observe(time.as_secs_f64());
    }

    /// A search has ended after that much thinking.
    pub(crate) fn thought(&self, purpose: &'static str, time: Duration) {
        self.thinking.get_or_create(&PurposeLabel { purpose }).observe(time.as_secs_f64());
    }
}

fn histogram() -> Histogram {
    Histogram::new(BUCKETS)
}

fn histograms<L: Clone + std::hash::Hash + Eq>() -> HistogramFamily<L> {
    Family::new_with_constructor(histogram)
}
