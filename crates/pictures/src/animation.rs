//! A row of pictures as an animated GIF.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

use fencepost_rules::{Event, Game};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use resvg::tiny_skia::Pixmap;

use crate::picture::{Layer, Picture};
use crate::quantise::{Census, Matcher, Rgb};
use crate::raster::{RasterError, draw_over, pixels_of};

/// How many frames are looked at to choose the colours: enough to have met every fence and pawn.
const SAMPLES: usize = 12;
/// How many colours a GIF may have, one of them kept for 'as before'.
const COLOURS: usize = 255;

/// Pictures to be shown one after the other, over and over.
///
/// ```
/// use std::time::Duration;
/// use fencepost_pictures::{Animation, Pace};
/// use fencepost_rules::{Board, Game, Move, Players, Position};
///
/// let start = Position::start(Players::Two, Board::new(3, 3).unwrap(), 1)?;
/// let mut game = Game::new(start);
/// game.play("b2".parse::<Move>()?)?;
/// let animation = Animation::of_game(&game, Pace::default(), |picture, ply| picture.caption(&format!("ply {ply}")));
/// let gif = animation.to_gif(120)?;
/// assert!(gif.starts_with(b"GIF89a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Animation {
    frames: Vec<(Picture, Duration)>,
}

/// How long the frames of a game are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Each frame but the last.
    pub each: Duration,
    /// The last frame, before it starts again.
    pub last: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { each: Duration::from_millis(900), last: Duration::from_millis(3500) }
    }
}

impl Animation {
    /// No frame yet.
    pub fn new() -> Animation {
        Animation::default()
    }

    /// A game from its start to its end, one frame a move with the move and the fences in hand shown. `dress` adds captions, look and whatever
    /// else to each picture; it is told how many events came before, 0 for the start.
    pub fn of_game(game: &Game, pace: Pace, dress: impl Fn(Picture, usize) -> Picture) -> Animation {
        let history = game.history();
        let mut animation = Animation::new();
        for number in 0..=history.len() {
            let position = history.get(number).map_or(game.position(), |(position, _)| position);
            let mut picture = Picture::new(position).hands(true);
            if let Some((before, Event::Move(mv))) = number.checked_sub(1).map(|last| &history[last]) {
                picture = picture.last_move(before, *mv);
            }
            let shown = if number == history.len() { pace.last } else { pace.each };
            animation.push(dress(picture, number), shown);
        }
        animation
    }

    /// Adds a picture that is shown that long.
    pub fn push(&mut self, picture: Picture, shown: Duration) {
        self.frames.push((picture, shown));
    }

    /// How many frames there are.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The animation as GIF, that many pixels wide.
    ///
    /// # Errors
    /// As [`write_gif`](Animation::write_gif).
    pub fn to_gif(&self, width: u32) -> Result<Vec<u8>, AnimationError> {
        let mut bytes = Vec::new();
        self.write_gif(width, &mut bytes, |_| {})?;
        Ok(bytes)
    }

    /// Writes the animation as GIF, that many pixels wide, frame by frame. `done` is told after each frame how many are
    /// written. All pictures get a backdrop, and equal room for their captions.
    ///
    /// # Errors
    /// Where there is no frame, the width is 0 or too large, the boards have different sizes, or writing fails.
    pub fn write_gif(&self, width: u32, to: impl Write, mut done: impl FnMut(usize)) -> Result<(), AnimationError> {
        let mut stage = Stage::new(self, width);
        let mut colours = stage.choose_colours()?;
        let palette: Vec<u8> = colours.chosen().iter().flatten().copied().collect();
        let first = stage.pixels(0)?;
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut encoder = Encoder::new(to, width, height, &palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut shown: Option<Pixmap> = None;
        for (number, &(_, time)) in self.frames.iter().enumerate() {
            let next = stage.pixels(number)?;
            if (next.width(), next.height()) != (first.width(), first.height()) {
                return Err(AnimationError::Uneven { frame: number });
            }
            let mut frame = change(shown.as_ref(), &next, &mut colours);
            frame.delay = hundredths(time);
            encoder.write_frame(&frame)?;
            shown = Some(next);
            done(number + 1);
        }
        encoder.into_inner()?.flush()?;
        Ok(())
    }
}

/// The frames as they will be seen.
struct Stage<'a> {
    frames: &'a [(Picture, Duration)],
    width: u32,
    caption_room: u8,
    /// The last board that was painted, and its pixels: it is the same in all frames of a game.
    board: Option<(String, Pixmap)>,
}

impl<'a> Stage<'a> {
    fn new(animation: &'a Animation, width: u32) -> Stage<'a> {
        let lines = animation.frames.iter().map(|(picture, _)| picture.caption_line_count());
        Stage { frames: &animation.frames, width, caption_room: lines.max().unwrap_or(0), board: None }
    }

    fn pixels(&mut self, number: usize) -> Result<Pixmap, AnimationError> {
        let (picture, _) = self.frames.get(number).ok_or(AnimationError::Empty)?;
        let picture = picture.clone().backdrop(true).caption_room(self.caption_room);
        let svg = picture.layer(Layer::Board);
        let mut canvas = match &self.board {
            Some((known, pixels)) if *known == svg => pixels.clone(),
            _ => {
                let pixels = pixels_of(&svg, self.width)?;
                self.board = Some((svg, pixels.clone()));
                pixels
            }
        };
        draw_over(&mut canvas, &picture.layer(Layer::Play))?;
        Ok(canvas)
    }

    /// One set of colours for all frames, so that nothing shimmers from one to the next.
    fn choose_colours(&mut self) -> Result<Matcher, AnimationError> {
        let mut census = Census::default();
        let last = self.frames.len().saturating_sub(1);
        let samples = SAMPLES.min(self.frames.len()).max(1);
        for sample in 0..samples {
            let number = (last * sample).div_ceil((samples - 1).max(1));
            census.count(colours_of(&self.pixels(number)?).iter().copied().map(rgb));
        }
        Ok(Matcher::new(census.choose(COLOURS)))
    }
}

/// A pixel: red, green, blue, and how opaque it is. Frames have a backdrop, so all of theirs are opaque.
type Pixel = [u8; 4];

fn colours_of(pixels: &Pixmap) -> &[Pixel] {
    pixels.data().as_chunks().0
}

fn rgb([red, green, blue, _]: Pixel) -> Rgb {
    [red, green, blue]
}

/// What has to be drawn over the frame shown before: the smallest rectangle, with everything unchanged in it left clear.
fn change(before: Option<&Pixmap>, after: &Pixmap, matcher: &mut Matcher) -> Frame<'static> {
    let area = match before {
        Some(before) => Area::of_changes(before, after),
        None => Area { left: 0, right: after.width() as usize - 1, top: 0, bottom: after.height() as usize - 1 },
    };
    let clear = matcher.chosen().len() as u8;
    let mut buffer = vec![clear; area.width() * area.height()];
    for (line, y) in buffer.chunks_exact_mut(area.width()).zip(area.top..) {
        let new = &row(after, y)[area.left..=area.right];
        let old = before.map(|before| &row(before, y)[area.left..=area.right]);
        // Most rows of most frames are as they were, and that is soon seen.
        if old == Some(new) {
            continue;
        }
        for (at, place) in line.iter_mut().enumerate() {
            if old.is_none_or(|old| old[at] != new[at]) {
                *place = matcher.index_of(rgb(new[at]));
            }
        }
    }
    Frame {
        left: area.left as u16,
        top: area.top as u16,
        width: area.width() as u16,
        height: area.height() as u16,
        buffer: Cow::Owned(buffer),
        transparent: before.map(|_| clear),
        dispose: DisposalMethod::Keep,
        ..Frame::default()
    }
}

/// A rectangle of pixels, with the last ones in it.
struct Area {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

impl Area {
    /// The smallest one with all pixels that differ. A frame must have a pixel, even where none does.
    fn of_changes(before: &Pixmap, after: &Pixmap) -> Area {
        let mut area: Option<Area> = None;
        for y in 0..after.height() as usize {
            let (old, new) = (row(before, y), row(after, y));
            if old == new {
                continue;
            }
            let differs = |x: &usize| old[*x] != new[*x];
            let area = area.get_or_insert(Area { left: old.len() - 1, right: 0, top: y, bottom: y });
            area.left = (0..area.left).find(differs).unwrap_or(area.left);
            area.right = (area.right..old.len()).rfind(differs).unwrap_or(area.right);
            area.bottom = y;
        }
        area.unwrap_or(Area { left: 0, right: 0, top: 0, bottom: 0 })
    }

    fn width(&self) -> usize {
        self.right - self.left + 1
    }

    fn height(&self) -> usize {
        self.bottom - self.top + 1
    }
}

fn row(pixels: &Pixmap, y: usize) -> &[Pixel] {
    let width = pixels.width() as usize;
    &colours_of(pixels)[y * width..][..width]
}

/// GIF counts in hundredths of a second, and players take less than two for a mistake.
fn hundredths(time: Duration) -> u16 {
    u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX).max(2)
}

/// Why there is no GIF.
#[derive(Debug)]
#[non_exhaustive]
pub enum AnimationError {
    /// There is no frame.
    Empty,
    /// A frame is not as large as the first one.
    Uneven {
        /// Which one, from 0.
        frame: usize,
    },
    /// A frame did not become pixels.
    Raster(RasterError),
    /// The file could not be written.
    Write(io::Error),
}

impl AnimationError {
    /// A stable name for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            AnimationError::Empty => "animation-empty",
            AnimationError::Uneven { .. } => "animation-uneven",
            AnimationError::Raster(problem) => problem.code(),
            AnimationError::Write(_) => "animation-write",
        }
    }
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnimationError::Empty => f.write_str("an animation without frames"),
            AnimationError::Uneven { frame } => write!(f, "frame {frame} is not as large as the first one"),
            AnimationError::Raster(problem) => problem.fmt(f),
            AnimationError::Write(problem) => write!(f, "cannot write the animation: {problem}"),
        }
    }
}

impl std::error::Error for AnimationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            AnimationError::Raster(problem) => Some(problem),
            AnimationError::Write(problem) => Some(problem),
            AnimationError::Empty | AnimationError::Uneven { .. } => None,
        }
    }
}

impl From<RasterError> for AnimationError {
    fn from(problem: RasterError) -> AnimationError {
        AnimationError::Raster(problem)
    }
}

impl From<EncodingError> for AnimationError {
    fn from(problem: EncodingError) -> AnimationError {
        match problem {
            EncodingError::Io(problem) => AnimationError::Write(problem),
            other => AnimationError::Raster(RasterError::Encoding(other.to_string())),
        }
    }
}

impl From<io::Error> for AnimationError {
    fn from(problem: io::Error) -> AnimationError {
        AnimationError::Write(problem)
    }
}
