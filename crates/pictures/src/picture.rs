//! A picture of a position: what to show, and the SVG that shows it.

use fencepost_rules::{Fence, Move, Position, Seat, Square, Squares};

use crate::layout::{Layout, Plan, Rect};
use crate::overlay::{Ghost, Ink, Mark, Overlay};
use crate::svg::{Escaped, Num, Svg, draw};
use crate::theme::Theme;
use crate::{board, caption, hands, overlay, pieces};

/// How many lines a caption may have.
const MOST_CAPTION_LINES: u8 = 4;

/// A part of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// What stays the same through a game: the board with its squares and coordinates.
    Board,
    /// What changes from move to move.
    Play,
}

/// A position and everything to be shown with it.
///
/// Squares and fences that are not on the position's board are ignored.
///
/// ```
/// use fencepost_pictures::{Ghost, Picture, Theme};
/// use fencepost_rules::{Players, Position};
///
/// let position = Position::standard(Players::Two);
/// let svg = Picture::new(&position)
///     .theme(Theme::Dark)
///     .ghost_fence("e3h".parse()?, Ghost::Suggested)
///     .caption("A fence behind the pawn?")
///     .to_svg();
/// assert!(svg.starts_with("<svg") && svg.contains(r#"data-ghost="e3h""#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Picture {
    position: Position,
    theme: Theme,
    bottom: Seat,
    coordinates: bool,
    backdrop: bool,
    hands: bool,
    part: Option<(Square, Square)>,
    size: Option<u32>,
    ids: String,
    title: Option<String>,
    description: Option<String>,
    caption: String,
    least_caption_lines: u8,
    overlay: Overlay,
}

impl Picture {
    /// The position alone, in the default theme, with coordinates, seen from the South seat.
    pub fn new(position: &Position) -> Picture {
        Picture {
            position: *position,
            theme: Theme::default(),
            bottom: Seat::South,
            coordinates: true,
            backdrop: false,
            hands: false,
            part: None,
            size: None,
            ids: "fp".to_owned(),
            title: None,
            description: None,
            caption: String::new(),
            least_caption_lines: 0,
            overlay: Overlay::default(),
        }
    }

    /// Sets the theme.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Picture {
        self.theme = theme;
        self
    }

    /// Turns the board so that this seat is at the bottom.
    #[must_use]
    pub fn bottom(mut self, seat: Seat) -> Picture {
        self.bottom = seat;
        self
    }

    /// Shows the board from the North seat, or from the South seat again.
    #[must_use]
    pub fn flipped(self, flipped: bool) -> Picture {
        self.bottom(if flipped { Seat::North } else { Seat::South })
    }

    /// Whether there are column letters and row numbers on the rim.
    #[must_use]
    pub fn coordinates(mut self, shown: bool) -> Picture {
        self.coordinates = shown;
        self
    }

    /// Whether the board lies on paper of the theme's colour, with a shadow. Otherwise everything around it is transparent.
    #[must_use]
    pub fn backdrop(mut self, shown: bool) -> Picture {
        self.backdrop = shown;
        self
    }

    /// Whether the fences that each player still has lie on that player's side of the rim, with a light around those of
    /// the player to move.
    #[must_use]
    pub fn hands(mut self, shown: bool) -> Picture {
        self.hands = shown;
        self
    }

    /// Shows only the part of the board between two squares. The rim is shown where the board ends.
    #[must_use]
    pub fn part(mut self, one: Square, other: Square) -> Picture {
        self.part = Some((one, other));
        self
    }

    /// The width of the SVG, in pixels. Without it, the SVG fills the available room.
    #[must_use]
    pub fn size(mut self, width: u32) -> Picture {
        self.size = Some(width);
        self
    }

    /// The prefix of all ids inside the SVG: with different prefixes several SVGs can be in one HTML page. Letters, digits,
    /// `-` and `_` are kept, everything else is left out.
    #[must_use]
    pub fn ids(mut self, prefix: &str) -> Picture {
        let plain = |character: &char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
        self.ids = prefix.chars().filter(plain).collect();
        if !self.ids.starts_with(|first: char| first.is_ascii_alphabetic()) {
            self.ids.insert_str(0, "fp");
        }
        self
    }

    /// A short text for screen readers, which browsers show as a tooltip.
    #[must_use]
    pub fn title(mut self, text: &str) -> Picture {
        self.title = Some(text.to_owned());
        self
    }

    /// A longer text for screen readers.
    #[must_use]
    pub fn description(mut self, text: &str) -> Picture {
        self.description = Some(text.to_owned());
        self
    }

    /// A text under the board, broken into lines where needed.
    #[must_use]
    pub fn caption(mut self, text: &str) -> Picture {
        text.clone_into(&mut self.caption);
        self
    }

    /// Keeps room for that many lines of caption, so that pictures with different captions have the same size.
    #[must_use]
    pub fn caption_room(mut self, lines: u8) -> Picture {
        self.least_caption_lines = lines.min(MOST_CAPTION_LINES);
        self
    }

    /// Shows the move that led here: `before` is the position in which it was played.
    #[must_use]
    pub fn last_move(mut self, before: &Position, mv: Move) -> Picture {
        let ink = Ink::Seat(before.turn());
        match mv {
            Move::Pawn(to) => {
                let from = before.pawn(before.turn());
                let squares: Squares = from.into_iter().chain([to]).collect();
                self.tint_with(squares, ink)
            }
            Move::Fence(fence) if self.holds(fence) => {
                self.overlay.glows.push((fence, ink));
                self
            }
            Move::Fence(_) | Move::Pass => self,
        }
    }

    /// An arrow from square to square.
    #[must_use]
    pub fn arrow(mut self, from: Square, to: Square, ink: Ink) -> Picture {
        let squares = self.position.board().squares();
        if squares.contains(from) && squares.contains(to) && from != to {
            self.overlay.arrows.push((from, to, ink));
        }
        self
    }

    /// A fence that is not there: translucent, with a dashed edge.
    #[must_use]
    pub fn ghost_fence(mut self, fence: Fence, ghost: Ghost) -> Picture {
        if self.holds(fence) {
            self.overlay.ghosts.push((fence, ghost));
        }
        self
    }

    /// A crossed-out fence half a square too far along its groove, to the right or upwards, as no fence may lie (R12).
    #[must_use]
    pub fn shifted_fence(mut self, fence: Fence) -> Picture {
        if self.holds(fence) {
            self.overlay.shifted.push(fence);
        }
        self
    }

    /// A red cross over a fence or the place of one.
    #[must_use]
    pub fn cross_out(mut self, fence: Fence) -> Picture {
        if self.holds(fence) {
            self.overlay.crosses.push(fence);
        }
        self
    }

    /// A frame around a square.
    #[must_use]
    pub fn mark_square(self, square: Square) -> Picture {
        self.mark(square, Mark::Ring, Ink::Accent)
    }

    /// A dot on a square that a seat's pawn may go to.
    #[must_use]
    pub fn dot(self, square: Square, ink: Ink) -> Picture {
        self.mark(square, Mark::Dot, ink)
    }

    /// A short text on a square.
    #[must_use]
    pub fn label(mut self, square: Square, text: &str) -> Picture {
        if self.position.board().squares().contains(square) {
            self.overlay.labels.push((square, text.to_owned()));
        }
        self
    }

    /// Colours some squares, such as those that a refused fence would shut in.
    #[must_use]
    pub fn tint_region(self, squares: Squares) -> Picture {
        self.tint_with(squares, Ink::Refused)
    }

    /// Colours some squares with that ink.
    #[must_use]
    pub fn tint_with(mut self, squares: Squares, ink: Ink) -> Picture {
        self.overlay.tints.push((squares & self.position.board().squares(), ink));
        self
    }

    /// A seat's shortest path to its goal, in its colour.
    #[must_use]
    pub fn path(self, seat: Seat) -> Picture {
        let path = self.position.shortest_path(seat);
        self.path_through(&path, Ink::Seat(seat))
    }

    /// A line through the given squares.
    #[must_use]
    pub fn path_through(mut self, squares: &[Square], ink: Ink) -> Picture {
        let board = self.position.board().squares();
        let path = squares.iter().copied().filter(|&square| board.contains(square)).collect();
        self.overlay.paths.push((path, ink));
        self
    }

    /// The layout of the SVG.
    pub fn layout(&self) -> Layout {
        self.layout_for(self.caption_line_count())
    }

    /// The picture as SVG.
    pub fn to_svg(&self) -> String {
        self.draw(&[Layer::Board, Layer::Play])
    }

    /// Only one layer of the picture as SVG, for pixels: without the texts for screen readers. The board alone is the
    /// same for all positions of a game.
    #[cfg(feature = "raster")]
    pub(crate) fn layer(&self, layer: Layer) -> String {
        let silent = Picture { title: None, description: None, ..self.clone() };
        silent.draw(&[layer])
    }

    fn draw(&self, layers: &[Layer]) -> String {
        let lines = self.caption_lines();
        let layout = self.layout_for(lines.len() as u8);
        let mut svg = Svg::new(&self.ids);
        self.open(&mut svg, &layout);
        for layer in layers {
            match layer {
                Layer::Board => self.draw_board(&mut svg, &layout),
                Layer::Play => self.draw_play(&mut svg, &layout, &lines),
            }
        }
        draw!(svg, "</svg>\n");
        svg.finish()
    }

    fn draw_board(&self, svg: &mut Svg, layout: &Layout) {
        let (palette, board) = (self.theme.palette(), self.position.board());
        draw!(svg, "<defs>");
        board::define(svg, palette);
        draw!(svg, "</defs>");
        board::paint_body(svg, layout, palette, self.backdrop);
        if self.coordinates {
            board::paint_coordinates(svg, layout, palette, board);
        }
        board::paint_squares(svg, layout, self.seen());
    }

    fn draw_play(&self, svg: &mut Svg, layout: &Layout, caption: &[String]) {
        let (palette, position) = (self.theme.palette(), &self.position);
        draw!(svg, "<defs>");
        pieces::define(svg, palette, position);
        draw!(svg, "</defs>");
        if !caption.is_empty() {
            board::paint_caption(svg, layout, palette, caption);
        }
        if self.hands {
            hands::paint(svg, layout, palette, position);
        }
        overlay::paint_tints(svg, layout, palette, &self.overlay);
        board::paint_goals(svg, layout, position, self.seen());
        overlay::paint_below(svg, layout, palette, &self.overlay);
        pieces::paint_fence_shadows(svg, layout, position);
        overlay::paint_glows(svg, layout, palette, &self.overlay);
        pieces::paint_fences(svg, layout, position);
        overlay::paint_ghosts(svg, layout, palette, &self.overlay);
        pieces::paint_pawns(svg, layout, palette, position);
        overlay::paint_above(svg, layout, palette, &self.overlay);
    }

    /// How many lines its caption takes.
    pub(crate) fn caption_line_count(&self) -> u8 {
        self.caption_lines().len() as u8
    }

    fn open(&self, svg: &mut Svg, layout: &Layout) {
        let Rect { x, y, width, height } = layout.part(self.seen());
        draw!(svg, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} "#, Num(x), Num(y));
        draw!(svg, r#"{} {}""#, Num(width), Num(height));
        if let Some(size) = self.size {
            draw!(svg, r#" width="{size}" height="{}""#, Num(f64::from(size) * height / width));
        }
        draw!(svg, r#" role="img" font-family="system-ui, sans-serif">"#);
        if let Some(title) = &self.title {
            draw!(svg, "<title>{}</title>", Escaped(title));
        }
        if let Some(description) = &self.description {
            draw!(svg, "<desc>{}</desc>", Escaped(description));
        }
    }

    fn mark(mut self, square: Square, mark: Mark, ink: Ink) -> Picture {
        if self.position.board().squares().contains(square) {
            self.overlay.marks.push((square, mark, ink));
        }
        self
    }

    /// The squares that are shown.
    fn seen(&self) -> Squares {
        let all = self.position.board().squares();
        let Some((one, other)) = self.part else { return all };
        let between = |place: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&place);
        let is_seen = |square: &Square| {
            between(square.column(), one.column(), other.column()) && between(square.row(), one.row(), other.row())
        };
        let part: Squares = all.into_iter().filter(is_seen).collect();
        if part.is_empty() { all } else { part }
    }

    fn holds(&self, fence: Fence) -> bool {
        self.position.board().fence_places().contains(fence)
    }

    fn caption_lines(&self) -> Vec<String> {
        let bare = self.layout_for(0);
        caption::lines_of(&self.caption, bare.caption_width_in_letters(), MOST_CAPTION_LINES.into())
    }

    fn layout_for(&self, caption_lines: u8) -> Layout {
        Layout::new(Plan {
            board: self.position.board(),
            bottom: self.bottom,
            coordinates: self.coordinates,
            margin: self.backdrop,
            racks: if self.hands { self.position.players().seats() } else { &[] },
            caption_lines: caption_lines.max(self.least_caption_lines),
        })
    }
}

#[cfg(all(test, feature = "raster"))]
mod tests {
    use super::*;

    /// It is painted once for a whole animation because it is the same text for every frame.
    #[test]
    fn the_board_is_the_same_for_all_positions_of_a_game() {
        let start = Position::default();
        let mut after = start;
        after.play("e3h".parse().expect("a move")).expect("a legal move");
        let board = |position: &Position, said: &str| {
            let picture = Picture::new(position).hands(true).backdrop(true).caption_room(2);
            picture.title(said).description(said).caption(said).layer(Layer::Board)
        };
        assert_eq!(board(&start, "the start"), board(&after, "1. e3h"));
        assert!(!board(&after, "1. e3h").contains("e3h"));
    }
}
