//! Animated GIFs, read back by a decoder.

use std::io::{self, Write};
use std::time::Duration;

use fencepost_pictures::{Animation, AnimationError, Pace, Picture, Theme};
use fencepost_rules::{Board, Game, Players, Position, Seat};
use gif::{ColorOutput, DecodeOptions, Repeat};
use resvg::tiny_skia::Pixmap;

use crate::svg_reader::some_game;

const WIDTH: u32 = 240;

/// A GIF as a viewer shows it: whole frames one after the other.
struct DecodedGif {
    frames: Vec<Vec<[u8; 3]>>,
    delays: Vec<u16>,
    /// Pixels stored for each frame.
    stored: Vec<usize>,
    size: (u16, u16),
    repeat: Repeat,
}

fn decode(bytes: &[u8]) -> DecodedGif {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let size = (decoder.width(), decoder.height());
    let mut decoded = DecodedGif { frames: vec![], delays: vec![], stored: vec![], size, repeat: Repeat::Finite(0) };
    let mut canvas = vec![[0; 3]; usize::from(size.0) * usize::from(size.1)];
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let row = usize::from(frame.width);
        for (number, &[red, green, blue, alpha]) in frame.buffer.as_chunks().0.iter().enumerate() {
            if alpha != 0 {
                let (x, y) = (usize::from(frame.left) + number % row, usize::from(frame.top) + number / row);
                canvas[y * usize::from(size.0) + x] = [red, green, blue];
            }
        }
        decoded.frames.push(canvas.clone());
        decoded.delays.push(frame.delay);
        decoded.stored.push(row * usize::from(frame.height));
    }
    decoded.repeat = decoder.repeat();
    decoded
}

fn gif_of(game: &Game) -> Vec<u8> {
    let animation = Animation::of_game(game, Pace::default(), |picture, number| {
        picture.theme(Theme::Light).caption(&format!("{number}"))
    });
    animation.to_gif(WIDTH).expect("a GIF")
}

#[test]
fn a_game_has_one_frame_per_move_and_its_end_stays_longer() {
    let game = some_game(6);
    let decoded = decode(&gif_of(&game));
    assert_eq!(decoded.frames.len(), 7);
    assert_eq!(decoded.delays, [90, 90, 90, 90, 90, 90, 350]);
    assert!(matches!(decoded.repeat, Repeat::Infinite));
    let layout = Picture::new(game.position()).hands(true).backdrop(true).caption("6").layout();
    let height = (layout.height() * f64::from(WIDTH) / layout.width()).round() as u16;
    assert_eq!(decoded.size, (WIDTH as u16, height));
}

#[test]
fn every_frame_looks_like_its_picture() {
    let game = some_game(8);
    let decoded = decode(&gif_of(&game));
    let (before, event) = game.history().last().copied().expect("a move");
    let fencepost_rules::Event::Move(mv) = event else { panic!("not a move") };
    let last = Picture::new(game.position()).hands(true).backdrop(true).theme(Theme::Light).caption("8");
    let png = last.last_move(&before, mv).to_png(WIDTH).expect("a picture");
    let wanted = Pixmap::decode_png(&png).expect("a PNG");
    let mut apart: u32 = 0;
    for (seen, wanted) in decoded.frames.last().expect("frames").iter().zip(wanted.pixels()) {
        let wanted = [wanted.red(), wanted.green(), wanted.blue()];
        let difference = (0..3).map(|channel| seen[channel].abs_diff(wanted[channel])).max().unwrap_or(0);
        assert!(difference < 32, "{seen:?} for {wanted:?}");
        apart += u32::from(difference);
    }
    let mean = f64::from(apart) / f64::from(wanted.width() * wanted.height());
    assert!(mean < 2.0, "colours are {mean} off on average");
}

#[test]
fn unchanged_pixels_do_not_flicker_and_take_little_space() {
    let game = some_game(40);
    let bytes = gif_of(&game);
    let decoded = decode(&bytes);
    assert_eq!(decoded.frames.len(), 41);
    // The strip between the squares and the left edge, below the upper tray, has nothing that moves.
    for y in 60..180 {
        let row = |frame: &Vec<[u8; 3]>| frame[y * WIDTH as usize..][..16].to_vec();
        assert!(decoded.frames.windows(2).all(|pair| row(&pair[0]) == row(&pair[1])), "row {y}");
    }
    let whole = decoded.stored[0];
    assert!(decoded.stored[1..].iter().all(|&pixels| pixels < whole));
    assert!(bytes.len() < 120_000, "{} bytes", bytes.len());
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let game = some_game(5);
    assert_eq!(gif_of(&game), gif_of(&game));
}

#[test]
fn progress_is_reported_after_every_frame() {
    let mut animation = Animation::new();
    for seat in [Seat::South, Seat::North, Seat::South] {
        let picture = Picture::new(&Position::standard(Players::Two)).bottom(seat);
        animation.push(picture, Duration::from_millis(5));
    }
    let mut told = Vec::new();
    let mut bytes = Vec::new();
    animation.write_gif(80, &mut bytes, |done| told.push(done)).expect("a GIF");
    assert_eq!(told, [1, 2, 3]);
    assert_eq!(decode(&bytes).delays, [2, 2, 2], "viewers take less for a mistake");
}

#[test]
fn frames_that_are_equal_still_count() {
    let mut animation = Animation::new();
    for _ in 0..3 {
        animation.push(Picture::new(&Position::standard(Players::Three)), Duration::from_secs(1));
    }
    let decoded = decode(&animation.to_gif(80).expect("a GIF"));
    assert_eq!((decoded.frames.len(), decoded.stored[1]), (3, 1));
}

#[test]
fn a_player_who_leaves_is_a_frame_too() {
    let mut game = Game::new(Position::standard(Players::Three));
    game.take_out(Seat::West).expect("may leave");
    let animation = Animation::of_game(&game, Pace::default(), |picture, _| picture);
    assert_eq!(animation.len(), 2);
    assert_eq!(decode(&animation.to_gif(80).expect("a GIF")).frames.len(), 2);
}

#[test]
fn invalid_animations_are_errors() {
    let code = |animation: &Animation, width| animation.to_gif(width).expect_err("refused").code();
    assert_eq!(code(&Animation::new(), 100), "animation-empty");
    assert!(Animation::new().is_empty());
    let mut animation = Animation::new();
    animation.push(Picture::new(&Position::standard(Players::Two)), Duration::from_secs(1));
    assert_eq!(code(&animation, 0), "picture-size");
    let small = Position::start(Players::Two, Board::new(3, 5).expect("a board"), 1).expect("a start");
    animation.push(Picture::new(&small), Duration::from_secs(1));
    assert_eq!(code(&animation, 100), "animation-uneven");
}

#[test]
fn a_full_disk_is_reported() {
    struct FullDisk;
    impl Write for FullDisk {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::Error::from(io::ErrorKind::StorageFull))
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut animation = Animation::new();
    animation.push(Picture::new(&Position::standard(Players::Two)), Duration::from_secs(1));
    let error = animation.write_gif(80, FullDisk, |_| {}).expect_err("nothing can be written");
    assert!(matches!(&error, AnimationError::Write(error) if error.kind() == io::ErrorKind::StorageFull), "{error}");
}
