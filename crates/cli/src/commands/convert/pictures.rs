//! Games as pictures: one position, or all of them one after the other.

use std::time::Duration;

use fencepost_language::{Language, plain_number};
use fencepost_pictures::{Animation, AnimationError, Pace, Picture, RasterError};
use fencepost_rules::record::{Node, NodeId, Record};
use fencepost_rules::{Dialect, Event, Seat};

use super::destination::Destination;
use crate::arguments::{ConvertOptions, OutputForm, PictureOptions};
use crate::cli_error::CliError;
use crate::progress::Progress;

/// The default width in pixels.
const PNG_WIDTH: u32 = 800;
const GIF_WIDTH: u32 = 480;
/// How many times longer the last frame is shown.
const LAST_FRAME: u32 = 4;

pub(super) fn write(
    record: &Record,
    form: OutputForm,
    options: &ConvertOptions,
    destination: &mut Destination,
    watch: bool,
    language: &Language,
) -> Result<(), CliError> {
    let pictures = RecordPictures { record, language, dialect: options.to_dialect.unwrap_or_default() };
    if form == OutputForm::Gif {
        return write_gif(&pictures, &options.picture, destination, watch);
    }
    let node = pictures.node_after(options.picture.ply)?;
    let picture = pictures.picture_of(node, &options.picture);
    if form == OutputForm::Svg {
        let picture = options.picture.size.into_iter().fold(picture, Picture::size);
        return destination.put(format!("{}\n", picture.to_svg().trim_end()).as_bytes());
    }
    let width = options.picture.size.unwrap_or(PNG_WIDTH);
    let png = picture.to_png(width).map_err(|error| pictures.raster_error(&error))?;
    destination.put(&png)
}

fn write_gif(
    pictures: &RecordPictures<'_>,
    options: &PictureOptions,
    destination: &mut Destination,
    watch: bool,
) -> Result<(), CliError> {
    let pace = options.delay.map_or_else(Pace::default, |delay| {
        let each = Duration::from_millis(delay.into());
        Pace { each, last: each * LAST_FRAME }
    });
    let mut animation = Animation::new();
    let last = pictures.record.last();
    for id in std::iter::once(NodeId::START).chain(pictures.record.main_line()) {
        let shown = if id == last { pace.last } else { pace.each };
        animation.push(pictures.picture_of(id, options).caption(&pictures.caption(id)), shown);
    }
    let progress = Progress::of_count(animation.len(), watch);
    let width = options.size.unwrap_or(GIF_WIDTH);
    let written = animation.write_gif(width, &mut *destination, |_| progress.advance(1));
    written.map_err(|error| match error {
        AnimationError::Write(error) => destination.write_error(error),
        AnimationError::Raster(error) => pictures.raster_error(&error),
        error => pictures.language.text_with("convert-picture", &[("why", error.to_string().into())]).into(),
    })
}

/// The pictures of a record, with their captions.
struct RecordPictures<'a> {
    record: &'a Record,
    language: &'a Language,
    dialect: Dialect,
}

impl RecordPictures<'_> {
    /// The node after that many moves of the main line, with the players who left right after it; by default the end of the
    /// line.
    fn node_after(&self, ply: Option<u32>) -> Result<NodeId, CliError> {
        let Some(ply) = ply else { return Ok(self.record.last()) };
        let mut found = Some(NodeId::START).filter(|_| ply == 0);
        let mut moves = 0;
        for id in self.record.main_line() {
            moves += u32::from(matches!(self.record.node(id).event(), Some(Event::Move(_))));
            found = if moves == ply { Some(id) } else { found };
        }
        found.ok_or_else(|| {
            self.language
                .text_with("convert-no-such-ply", &[("ply", plain_number(ply)), ("count", moves.into())])
                .into()
        })
    }

    fn picture_of(&self, id: NodeId, options: &PictureOptions) -> Picture {
        let node = self.record.node(id);
        let mut picture = Picture::new(node.position())
            .theme(options.theme.unwrap_or_default())
            .flipped(options.flip)
            .coordinates(!options.no_coordinates)
            .hands(true)
            .title(&self.caption(id))
            .description(&node.position().to_string());
        if let (Some(before), Some(Event::Move(mv))) = (self.before(node), node.event()) {
            picture = picture.last_move(before.position(), mv);
        }
        picture
    }

    fn before(&self, node: &Node) -> Option<&Node> {
        node.parent().map(|parent| self.record.node(parent))
    }

    /// What happened, and at the end of the game how it ended.
    fn caption(&self, id: NodeId) -> String {
        let happened = match self.record.node(id).event() {
            None => self.players(),
            Some(event) => self.event(self.record.node(id), event),
        };
        match self.ending().filter(|_| id == self.record.last()) {
            Some(ending) if happened.is_empty() => ending,
            Some(ending) => {
                self.language.text_with("caption-end", &[("what", happened.into()), ("how", ending.into())])
            }
            None => happened,
        }
    }

    /// A move with its number and its player, or a player leaving.
    fn event(&self, node: &Node, event: Event) -> String {
        let seat = match event {
            Event::Out(seat) => seat,
            Event::Move(_) => self.before(node).map_or(node.position().turn(), |before| before.position().turn()),
        };
        let name = self.name(seat);
        if let Event::Out(_) = event {
            return self.language.text_with("caption-out", &[("name", name.into())]);
        }
        let written = self.dialect.write_event(event, self.record.start().board());
        let glyph = node.glyph().map_or("", |glyph| glyph.symbol());
        let dots = if node.starts_round() { "." } else { "..." };
        let numbered = format!("{}{dots} {written}{glyph}", node.round());
        self.language.text_with("caption-move", &[("name", name.into()), ("move", numbered.into())])
    }

    /// The names of the players that the record gives.
    fn players(&self) -> String {
        let seats = self.record.players().seats();
        let named: Vec<String> = seats.iter().filter_map(|&seat| self.known_name(seat)).collect();
        if named.len() < seats.len() {
            return self.language.text("caption-start");
        }
        named.join(&self.language.text("caption-versus"))
    }

    /// What to call the player of a seat.
    fn name(&self, seat: Seat) -> String {
        self.known_name(seat).unwrap_or_else(|| self.language.seat(seat))
    }

    /// The value of the tag for a seat.
    fn known_name(&self, seat: Seat) -> Option<String> {
        let mut tags = self.record.tags();
        let tag = tags.find(|(name, _)| name.eq_ignore_ascii_case(seat.name())).map(|(_, value)| value.trim());
        tag.filter(|value| !value.is_empty() && *value != "?").map(str::to_owned)
    }

    /// How the game ended, if it has.
    fn ending(&self) -> Option<String> {
        let outcome = self.record.outcome()?;
        Some(self.language.outcome_with_names(&outcome, |seat| self.name(seat)))
    }

    fn raster_error(&self, error: &RasterError) -> CliError {
        match error {
            RasterError::Size { width } => {
                self.language.text_with("convert-too-large", &[("width", plain_number(width))]).into()
            }
            error => self.language.text_with("convert-picture", &[("why", error.to_string().into())]).into(),
        }
    }
}
