//! How long the rules take: legal moves, single answers, distances, playing and undoing, counting, and records.

mod games;
mod positions;
#[path = "../../tests/it/random.rs"]
mod random;

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use fencepost_rules::perft::{perft, perft_portable};
use fencepost_rules::record::{GameText, ReadOptions, Record, Splitter};
use fencepost_rules::{Game, Move, Players, Position, Seat};
use random::Random;

const MEASURED: [(&str, &str); 4] = [
    ("start", positions::START),
    ("middle game", positions::MIDDLE),
    ("dense maze", positions::MAZE),
    ("middle game of four", positions::MIDDLE_OF_FOUR),
];

fn position(text: &str) -> Position {
    text.parse().expect("a position that is measured is valid")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move that is measured is well formed")
}

fn legal_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("legal moves");
    for (name, text) in MEASURED {
        let position = position(text);
        group.throughput(Throughput::Elements(position.legal_moves().len() as u64));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&position).legal_moves()));
    }
}

fn is_legal(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("is legal");
    let position = position(positions::MAZE);
    for (name, text) in positions::MOVES_IN_THE_MAZE {
        let mv = mv(text);
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&position).is_legal(black_box(mv))));
    }
}

fn distances(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("distances");
    for (name, text) in MEASURED {
        let position = position(text);
        group.bench_function(format!("one pawn, {name}"), |bencher| {
            bencher.iter(|| black_box(&position).distance(black_box(Seat::South)));
        });
        group.bench_function(format!("whole board, {name}"), |bencher| {
            bencher.iter(|| black_box(&position).distances(black_box(Seat::South)));
        });
    }
}

fn playing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playing");
    let position = position(positions::MIDDLE);
    let legal = position.legal_moves();
    group.throughput(Throughput::Elements(legal.len() as u64));
    group.bench_function("every legal move on a copy", |bencher| {
        bencher.iter(|| {
            legal.into_iter().fold(0, |keys, mv| {
                let mut after = *black_box(&position);
                after.play_unchecked(mv);
                keys ^ after.zobrist_key()
            })
        });
    });
    group.throughput(Throughput::Elements(1));
    for (name, text) in [("pawn move and undo in a game", "e5"), ("fence and undo in a game", "g7h")] {
        let mv = mv(text);
        group.bench_function(name, |bencher| {
            bencher.iter_batched_ref(
                || Game::new(position),
                |game| {
                    let played = game.play(black_box(mv));
                    (played, game.undo())
                },
                BatchSize::SmallInput,
            );
        });
    }
}

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft 3");
    for (name, text) in [("two players", positions::START), ("four players", positions::START_OF_FOUR)] {
        let position = position(text);
        group.throughput(Throughput::Elements(perft(&position, 3)));
        group.bench_function(name, |bencher| bencher.iter(|| perft(black_box(&position), 3)));
        group.bench_function(format!("{name}, on any processor"), |bencher| {
            bencher.iter(|| perft_portable(black_box(&position), 3));
        });
    }
}

/// Finds the games of a file, as a program does that reads it line by line.
fn split(text: &str) -> Vec<GameText> {
    let mut splitter = Splitter::new();
    let lines = text.lines().enumerate();
    let mut games: Vec<GameText> = lines.filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    games
}

fn records(criterion: &mut Criterion) {
    let mut random = Random::new(1);
    let games: Vec<Record> = (0..50).map(|number| games::annotated(number, Players::Two, &mut random)).collect();
    let annotated: String = games.iter().map(|record| record.to_string() + "\n").collect();
    let bare: String = games.iter().map(|record| games::bare(record) + "\n").collect();
    let options = ReadOptions::default();
    let mut group = criterion.benchmark_group("records");
    for (name, text) in [("annotated", annotated), ("bare", bare)] {
        let texts = split(&text);
        let read = |text: &GameText| text.read(&options).expect("a record that was written");
        let records: Vec<Record> = texts.iter().map(read).collect();
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(format!("split {name}"), |bencher| bencher.iter(|| split(black_box(&text))));
        group.bench_function(format!("read {name}"), |bencher| {
            bencher.iter(|| black_box(&texts).iter().map(read).map(|record| record.nodes().len()).sum::<usize>());
        });
        group.bench_function(format!("write {name}"), |bencher| {
            bencher.iter(|| black_box(&records).iter().map(|record| record.to_string().len()).sum::<usize>());
        });
    }
}

criterion_group! {
    name = rules;
    config = Criterion::default().warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    targets = legal_moves, is_legal, distances, playing, counting, records
}
criterion_main!(rules);
