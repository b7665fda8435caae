//! Tests of the painter.

mod animation;
mod board;
mod explanations;
mod pixels;
mod reading;
mod text;
mod theme;
