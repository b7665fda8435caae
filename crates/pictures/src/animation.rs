//! A sequence of pictures as an animated GIF.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

use fencepost_rules::{Event, Game};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use resvg::tiny_skia::Pixmap;

use crate::incremental_renderer::{Area, IncrementalRenderer, Pixel};
use crate::picture::Picture;
use crate::quantise::{ColourHistogram, Matcher, Rgb};
use crate::raster::RasterError;

/// How many frames are sampled to choose the colours: enough to see every fence and pawn.
const SAMPLES: usize = 12;
/// How many colours a GIF may have, without the transparent one for unchanged pixels.
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

    /// A game from its start to its end, one frame a move with the move and the fences in hand shown. `dress` adds captions, theme and
    /// anything else to each picture; it gets the number of events before it, 0 for the start.
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

    /// Writes the animation as GIF, that many pixels wide, frame by frame. `done` is called after each frame with the
    /// number written so far. All pictures get a backdrop, and equal room for their captions.
    ///
    /// # Errors
    /// If there is no frame, the width is 0 or too large, the boards have different sizes, or writing fails.
    pub fn write_gif(&self, width: u32, to: impl Write, mut done: impl FnMut(usize)) -> Result<(), AnimationError> {
        let sequence = FrameSequence::of(self);
        let mut renderer = IncrementalRenderer::new(&sequence.picture(0)?, width)?;
        let mut colours = sequence.choose_colours(&mut renderer)?;
        let palette: Vec<u8> = colours.chosen().iter().flatten().copied().collect();
        renderer.show(&sequence.picture(0)?)?;
        let (width, height) = (renderer.pixels().width(), renderer.pixels().height());
        let mut encoder = Encoder::new(to, width as u16, height as u16, &palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut before: Option<Pixmap> = None;
        for (number, &(_, time)) in self.frames.iter().enumerate() {
            let touched = renderer.show(&sequence.picture(number)?)?;
            let after = renderer.pixels();
            if (after.width(), after.height()) != (width, height) {
                return Err(AnimationError::Uneven { frame: number });
            }
            let mut frame = match &before {
                None => whole(after, &mut colours),
                Some(before) => change(before, after, &touched, &mut colours),
            };
            frame.delay = hundredths(time);
            encoder.write_frame(&frame)?;
            let before = before.get_or_insert_with(|| after.clone());
            for area in &touched {
                area.copy(after, before);
            }
            done(number + 1);
        }
        encoder.into_inner()?.flush()?;
        Ok(())
    }
}

/// The frames of an animation with equal room for their captions.
struct FrameSequence<'a> {
    frames: &'a [(Picture, Duration)],
    caption_room: u8,
}

impl<'a> FrameSequence<'a> {
    fn of(animation: &'a Animation) -> FrameSequence<'a> {
        let lines = animation.frames.iter().map(|(picture, _)| picture.caption_line_count());
        FrameSequence { frames: &animation.frames, caption_room: lines.max().unwrap_or(0) }
    }

    /// A frame on a backdrop, with as much room for a caption as all others.
    fn picture(&self, number: usize) -> Result<Picture, AnimationError> {
        let (picture, _) = self.frames.get(number).ok_or(AnimationError::Empty)?;
        Ok(picture.clone().backdrop(true).caption_room(self.caption_room))
    }

    /// One palette for all frames, so that nothing flickers from one to the next.
    fn choose_colours(&self, renderer: &mut IncrementalRenderer) -> Result<Matcher, AnimationError> {
        let mut histogram = ColourHistogram::default();
        let last = self.frames.len().saturating_sub(1);
        let samples = SAMPLES.min(self.frames.len()).max(1);
        for sample in 0..samples {
            let number = (last * sample).div_ceil((samples - 1).max(1));
            renderer.show(&self.picture(number)?)?;
            let pixels = renderer.pixels();
            histogram.count(Area::whole(pixels).lines(pixels).flatten().copied().map(rgb));
        }
        Ok(Matcher::new(histogram.choose(COLOURS)))
    }
}

/// Frames have a backdrop, so all of their pixels are opaque.
fn rgb([red, green, blue, _]: Pixel) -> Rgb {
    [red, green, blue]
}

/// All of a frame.
fn whole(pixels: &Pixmap, matcher: &mut Matcher) -> Frame<'static> {
    let area = Area::whole(pixels);
    let buffer = area.lines(pixels).flatten().map(|&pixel| matcher.index_of(rgb(pixel))).collect();
    frame_of(&area, buffer)
}

/// What has to be drawn over the previous frame: the smallest rectangle, in which everything unchanged is transparent. Nothing
/// has changed outside of the touched areas.
fn change(before: &Pixmap, after: &Pixmap, touched: &[Area], matcher: &mut Matcher) -> Frame<'static> {
    let area = changed_area(before, after, touched);
    let clear = matcher.chosen().len() as u8;
    let mut buffer = vec![clear; area.columns.len() * area.rows.len()];
    for_each_change(before, after, touched, |column, row, pixel| {
        buffer[(row - area.rows.start) * area.columns.len() + column - area.columns.start] =
            matcher.index_of(rgb(pixel));
    });
    Frame { transparent: Some(clear), ..frame_of(&area, buffer) }
}

/// The smallest rectangle with all pixels that differ. A frame must have at least one pixel.
fn changed_area(before: &Pixmap, after: &Pixmap, touched: &[Area]) -> Area {
    let mut area: Option<Area> = None;
    for_each_change(before, after, touched, |column, row, _| {
        let area = area.get_or_insert(Area { columns: column..column, rows: row..row });
        area.columns = area.columns.start.min(column)..area.columns.end.max(column + 1);
        area.rows = area.rows.start.min(row)..area.rows.end.max(row + 1);
    });
    area.unwrap_or(Area { columns: 0..1, rows: 0..1 })
}

/// Calls with the column, the row and the new colour of each pixel that differs, maybe more than once.
fn for_each_change(before: &Pixmap, after: &Pixmap, touched: &[Area], mut call: impl FnMut(usize, usize, Pixel)) {
    for area in touched {
        for ((row, old), new) in area.rows.clone().zip(area.lines(before)).zip(area.lines(after)) {
            // Most rows are unchanged, which is quick to see.
            if old != new {
                let pairs = area.columns.clone().zip(old.iter().zip(new));
                pairs.filter(|(_, (old, new))| old != new).for_each(|(column, (_, &new))| call(column, row, new));
            }
        }
    }
}

fn frame_of(area: &Area, buffer: Vec<u8>) -> Frame<'static> {
    Frame {
        left: area.columns.start as u16,
        top: area.rows.start as u16,
        width: area.columns.len() as u16,
        height: area.rows.len() as u16,
        buffer: Cow::Owned(buffer),
        dispose: DisposalMethod::Keep,
        ..Frame::default()
    }
}

/// GIF counts in hundredths of a second, and viewers take less than two for a mistake.
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
            AnimationError::Raster(error) => error.code(),
            AnimationError::Write(_) => "animation-write",
        }
    }
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnimationError::Empty => f.write_str("an animation without frames"),
            AnimationError::Uneven { frame } => write!(f, "frame {frame} is not as large as the first one"),
            AnimationError::Raster(error) => error.fmt(f),
            AnimationError::Write(error) => write!(f, "cannot write the animation: {error}"),
        }
    }
}

impl std::error::Error for AnimationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            AnimationError::Raster(error) => Some(error),
            AnimationError::Write(error) => Some(error),
            AnimationError::Empty | AnimationError::Uneven { .. } => None,
        }
    }
}

impl From<RasterError> for AnimationError {
    fn from(error: RasterError) -> AnimationError {
        AnimationError::Raster(error)
    }
}

impl From<EncodingError> for AnimationError {
    fn from(error: EncodingError) -> AnimationError {
        match error {
            EncodingError::Io(error) => AnimationError::Write(error),
            other => AnimationError::Raster(RasterError::Encoding(other.to_string())),
        }
    }
}

impl From<io::Error> for AnimationError {
    fn from(error: io::Error) -> AnimationError {
        AnimationError::Write(error)
    }
}
