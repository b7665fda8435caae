//! The pixels of one picture after the other: only what changes is painted.

use std::ops::Range;

use resvg::tiny_skia::Pixmap;
use resvg::usvg::Tree;

use crate::parts::Parts;
use crate::picture::{Layer, Picture};
use crate::raster::{RasterError, draw_over, parse, pixels_of, scale_of};

/// A pixel: red, green, blue, and how opaque it is.
pub(crate) type Pixel = [u8; 4];

/// Pixels that a shape may reach beyond its outline: those on the edge, and one more for safety.
const EDGE: f32 = 3.0;

/// A rectangle of pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) columns: Range<usize>,
    pub(crate) rows: Range<usize>,
}

impl Area {
    pub(crate) fn whole(pixels: &Pixmap) -> Area {
        Area { columns: 0..pixels.width() as usize, rows: 0..pixels.height() as usize }
    }

    fn meets(&self, other: &Area) -> bool {
        let overlap = |one: &Range<usize>, two: &Range<usize>| one.start < two.end && two.start < one.end;
        overlap(&self.columns, &other.columns) && overlap(&self.rows, &other.rows)
    }

    /// Its pixels in a picture, row by row.
    pub(crate) fn lines<'a>(&'a self, pixels: &'a Pixmap) -> impl Iterator<Item = &'a [Pixel]> {
        let width = pixels.width() as usize;
        let all: &[Pixel] = pixels.data().as_chunks().0;
        self.rows.clone().map(move |row| &all[row * width..][self.columns.clone()])
    }

    /// Copies its pixels from another picture of the same size.
    pub(crate) fn copy(&self, from: &Pixmap, to: &mut Pixmap) {
        let width = to.width() as usize;
        let all: &mut [Pixel] = to.data_mut().as_chunks_mut().0;
        for (row, line) in self.rows.clone().zip(self.lines(from)) {
            all[row * width..][self.columns.clone()].copy_from_slice(line);
        }
    }
}

/// A shape of a picture, ready to be painted.
struct Shape {
    text: String,
    tree: Tree,
    area: Area,
}

/// Shows one picture after the other, and paints only what changes from one to the next.
pub(crate) struct IncrementalRenderer {
    width: u32,
    /// The SVG of the board, which is the same in all pictures of a game.
    board: String,
    /// The board alone.
    bare: Pixmap,
    /// The board alone as well, except while something is painted.
    scratch: Pixmap,
    shown: Pixmap,
    /// What stands on the board, the lowest first.
    shapes: Vec<Shape>,
    parts: Parts,
}

impl IncrementalRenderer {
    /// A renderer that shows that picture.
    pub(crate) fn new(picture: &Picture, width: u32) -> Result<IncrementalRenderer, RasterError> {
        let board = picture.layer(Layer::Board);
        let bare = pixels_of(&board, width)?;
        let (scratch, shown) = (bare.clone(), bare.clone());
        let mut renderer =
            IncrementalRenderer { width, board, bare, scratch, shown, shapes: Vec::new(), parts: Parts::default() };
        renderer.show_parts(Parts::of(&picture.layer(Layer::Play))?)?;
        Ok(renderer)
    }

    /// The pixels of the current picture.
    pub(crate) fn pixels(&self) -> &Pixmap {
        &self.shown
    }

    /// Shows another picture, and says where pixels may have changed.
    pub(crate) fn show(&mut self, picture: &Picture) -> Result<Vec<Area>, RasterError> {
        let parts = Parts::of(&picture.layer(Layer::Play))?;
        if picture.layer(Layer::Board) == self.board && parts.fit(&self.parts) {
            return self.show_parts(parts);
        }
        *self = IncrementalRenderer::new(picture, self.width)?;
        Ok(vec![Area::whole(&self.shown)])
    }

    /// Paints all shapes that touch a changed area on the scratch pixels, from the board up, and copies only the changed areas:
    /// a shape painted twice on the same pixels would be twice as dark.
    fn show_parts(&mut self, parts: Parts) -> Result<Vec<Area>, RasterError> {
        let changed = self.replace_shapes(&parts)?;
        self.parts = parts;
        let touches = |shape: &&Shape| changed.iter().any(|area| area.meets(&shape.area));
        let touched: Vec<&Shape> = self.shapes.iter().filter(touches).collect();
        for shape in &touched {
            draw_over(&mut self.scratch, &shape.tree)?;
        }
        for area in &changed {
            area.copy(&self.scratch, &mut self.shown);
        }
        for shape in touched {
            shape.area.copy(&self.bare, &mut self.scratch);
        }
        Ok(changed)
    }

    /// Keeps the shapes that are in the new picture too, and returns the areas of all that come or go.
    fn replace_shapes(&mut self, parts: &Parts) -> Result<Vec<Area>, RasterError> {
        let mut changed = Vec::new();
        let mut old = std::mem::take(&mut self.shapes).into_iter();
        for text in &parts.shapes {
            // Kept shapes stay in their order; all shapes before a kept one are gone.
            if let Some(before) = old.as_slice().iter().position(|shape| shape.text == *text) {
                changed.extend(old.by_ref().take(before).map(|shape| shape.area));
                self.shapes.extend(old.next());
            } else {
                let shape = self.shape(text, parts)?;
                changed.push(shape.area.clone());
                self.shapes.push(shape);
            }
        }
        changed.extend(old.map(|shape| shape.area));
        Ok(changed)
    }

    fn shape(&self, text: &str, parts: &Parts) -> Result<Shape, RasterError> {
        let tree = parse(&parts.svg_of(text))?;
        let scale = scale_of(&tree, self.width)?;
        let outline = tree.root().abs_layer_bounding_box();
        let pixels = |from: f32, to: f32, most: u32| {
            let edge = |place: f32| (place * scale).clamp(0.0, most as f32) as usize;
            edge(from - EDGE / scale)..edge(to + EDGE / scale)
        };
        let columns = pixels(outline.left(), outline.right(), self.bare.width());
        let rows = pixels(outline.top(), outline.bottom(), self.bare.height());
        Ok(Shape { text: text.to_owned(), tree, area: Area { columns, rows } })
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Game, Move, Players, Position, Seat};

    use super::*;
    use crate::overlay::{Ghost, Ink};
    use crate::theme::Theme;

    /// The slow twin: everything from scratch.
    fn painted(picture: &Picture, width: u32) -> Pixmap {
        let mut pixels = pixels_of(&picture.layer(Layer::Board), width).expect("a board");
        draw_over(&mut pixels, &parse(&picture.layer(Layer::Play)).expect("an SVG")).expect("what stands on it");
        pixels
    }

    /// Pictures of a game in which moves of all kinds are played.
    fn pictures(players: Players, theme: Theme) -> Vec<Picture> {
        let mut game = Game::new(Position::standard(players));
        let mut pictures = vec![Picture::new(game.position())];
        for number in 0..24 {
            let legal = game.legal_moves();
            let wants_fence = number % 3 == 0 && !legal.fences().is_empty();
            let moves: Vec<Move> = legal.into_iter().filter(|mv| matches!(mv, Move::Fence(_)) == wants_fence).collect();
            let Some(&mv) = moves.get(37 * number % moves.len().max(1)) else { break };
            let before = *game.position();
            game.play(mv).expect("a legal move");
            pictures.push(Picture::new(game.position()).last_move(&before, mv));
        }
        if players == Players::Four && game.outcome().is_none() {
            game.take_out(Seat::West).expect("may leave");
            pictures.push(Picture::new(game.position()));
        }
        let dress = |(number, picture): (usize, Picture)| {
            picture.theme(theme).hands(true).backdrop(true).caption_room(2).caption(&format!("{number}. mÖves"))
        };
        pictures.into_iter().enumerate().map(dress).collect()
    }

    fn assert_same(pictures: &[Picture], width: u32) {
        let mut renderer = IncrementalRenderer::new(&pictures[0], width).expect("a renderer");
        // Forwards and backwards, with steps of several lengths, as when colours are chosen.
        let order = (0..pictures.len()).chain((0..pictures.len()).rev().step_by(5));
        for number in order {
            let before = renderer.pixels().clone();
            let touched = renderer.show(&pictures[number]).expect("a picture");
            assert!(renderer.pixels() == &painted(&pictures[number], width), "picture {number}, {width} wide");
            assert!(renderer.scratch == renderer.bare, "nothing is left behind");
            let mut patched = before;
            if patched.width() == renderer.shown.width() && patched.height() == renderer.shown.height() {
                for area in &touched {
                    area.copy(&renderer.shown, &mut patched);
                }
                assert!(patched == renderer.shown, "changes are within what was touched");
            }
        }
    }

    #[test]
    fn incremental_painting_equals_full_painting() {
        for (players, theme, width) in
            [(Players::Two, Theme::Wood, 333), (Players::Three, Theme::Dark, 200), (Players::Four, Theme::Light, 415)]
        {
            assert_same(&pictures(players, theme), width);
        }
    }

    #[test]
    fn marks_turns_and_parts_are_painted_too() {
        let position: Position = "d3f3b6g7 / e3c6g4 / e4 b5 e7 h5 / 3 4 2 3 / 1".parse().expect("a position");
        let square = |text: &str| text.parse().expect("a square");
        let fence = |text: &str| text.parse().expect("a fence");
        let plain = Picture::new(&position).hands(true);
        let pictures = [
            plain.clone(),
            plain.clone().arrow(square("a1"), square("d4"), Ink::Accent).ghost_fence(fence("a1h"), Ghost::Refused),
            plain.clone().path(Seat::South).path(Seat::West).cross_out(fence("d3h")).shifted_fence(fence("a7v")),
            plain.clone().label(square("c3"), "7").mark_square(square("c3")).dot(square("c4"), Ink::Refused),
            plain.clone().flipped(true),
            plain.clone().theme(Theme::Dark),
            plain.clone().part(square("c3"), square("f6")),
            plain.part(square("c3"), square("f6")).path(Seat::North),
        ];
        assert_same(&pictures, 260);
    }

    #[test]
    fn a_move_touches_little() {
        let pictures = pictures(Players::Two, Theme::Wood);
        let mut renderer = IncrementalRenderer::new(&pictures[0], 800).expect("a renderer");
        let whole = renderer.bare.pixels().len();
        for picture in &pictures[1..] {
            let touched = renderer.show(picture).expect("a picture");
            let pixels: usize = touched.iter().map(|area| area.columns.len() * area.rows.len()).sum();
            assert!(pixels < whole / 4, "{pixels} of {whole}");
        }
    }
}
