//! Tests of the painter.

mod animation;
mod board;
mod explanations;
mod pixels;
mod svg_reader;
mod text;
mod theme;
