//! The tests of the rules: the fast code against its slow twin, rule by rule, by known counts and by laws that must hold in
//! every position.

mod agreement;
mod best_play;
mod counts;
mod laws;
mod notation;
mod plain;
mod random;
mod records;
mod rules;
mod text_board;
mod twin;
