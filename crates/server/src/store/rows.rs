//! A listing as a row of the table `games`, which has the same columns in every database.

use fencepost_rules::{Ending, GameResult, Outcome, Seat};
use sqlx::{ColumnIndex, Decode, Row, Type};

use super::{ListedChair, ListedSeat, Listing, Status, StoreError};
use crate::room::First;

/// The columns of a listing, in the order in which [`listing_of`] reads them.
pub(super) const COLUMNS: &str = "games.id, games.created, games.changed, games.status, games.listed, games.ply, \
    games.board, games.fences, games.control, games.seating, games.result, games.termination, games.out, \
    games.south, games.west, games.north, games.east";

/// The seats in the order of their columns, which is their turn order.
pub(super) const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
/// Where the columns of the seats begin.
const FIRST_SEAT: usize = 13;

/// Reads a listing.
///
/// # Errors
/// If a column has a value that it cannot have.
pub(super) fn listing_of<'r, R>(row: &'r R) -> Result<Listing, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
    &'r str: Decode<'r, R::Database> + Type<R::Database>,
{
    let time = |column: usize| row.try_get::<i64, _>(column).map(|time| time as u64);
    let text = |column: usize| row.try_get::<&str, _>(column);
    let id = text(0)?.to_owned();
    let damaged = |column: &str| StoreError::Damaged(format!("{column} of game {id}"));
    let out: Vec<&str> = text(12)?.split_whitespace().collect();
    let mut seats = Vec::with_capacity(SEATS.len());
    for (column, seat) in (FIRST_SEAT..).zip(SEATS) {
        if let Some(chair) = row.try_get::<Option<&str>, _>(column)? {
            let chair = read_chair(chair).ok_or_else(|| damaged(seat.name()))?;
            seats.push(ListedSeat { seat, chair, is_out: out.contains(&seat.name()) });
        }
    }
    let result = Some(text(10)?).filter(|&result| result != "*").map(str::parse::<GameResult>).transpose();
    let result = result.map_err(|_| damaged("result"))?;
    let ending =
        row.try_get::<Option<&str>, _>(11)?.map(|name| read_ending(name).ok_or_else(|| damaged("termination")));
    Ok(Listing {
        created: time(1)?,
        changed: time(2)?,
        status: read_status(row.try_get(3)?).ok_or_else(|| damaged("status"))?,
        listed: row.try_get(4)?,
        ply: time(5)? as usize,
        board: text(6)?.parse().map_err(|_| damaged("board"))?,
        fences: row.try_get::<Option<i64>, _>(7)?.map(u8::try_from).transpose().map_err(|_| damaged("fences"))?,
        control: text(8)?.parse().map_err(|_| damaged("control"))?,
        first: read_first(text(9)?).ok_or_else(|| damaged("seating"))?,
        seats,
        outcome: ending.transpose()?.map(|ending| Outcome { result, ending }),
        id,
    })
}

fn read_status(number: i64) -> Option<Status> {
    [Status::Open, Status::Running, Status::Over].into_iter().find(|&status| status as i64 == number)
}

fn read_ending(name: &str) -> Option<Ending> {
    Ending::ALL.into_iter().find(|ending| ending.name() == name)
}

/// How the first seat was found, as text.
pub(super) const fn write_first(first: First) -> &'static str {
    match first {
        First::Lot => "lot",
        First::Agreed => "agreed",
    }
}

fn read_first(text: &str) -> Option<First> {
    [First::Lot, First::Agreed].into_iter().find(|&first| write_first(first) == text)
}

/// The result of a game, as text: `*` until it has ended.
pub(super) fn write_result(listing: &Listing) -> String {
    let result = listing.outcome.and_then(|outcome| outcome.result);
    result.map_or_else(|| "*".to_owned(), |result| result.to_string())
}

/// Who sits on a seat, as text: `open`, `engine:5`, `person` or `person:Ann`.
pub(super) fn write_chair(chair: &ListedChair) -> String {
    match chair {
        ListedChair::Open => "open".to_owned(),
        ListedChair::Person { name: None } => "person".to_owned(),
        ListedChair::Person { name: Some(name) } => format!("person:{name}"),
        ListedChair::Engine { level } => format!("engine:{level}"),
    }
}

fn read_chair(text: &str) -> Option<ListedChair> {
    match text.split_once(':') {
        None if text == "open" => Some(ListedChair::Open),
        None if text == "person" => Some(ListedChair::Person { name: None }),
        Some(("person", name)) => Some(ListedChair::Person { name: Some(name.to_owned()) }),
        Some(("engine", level)) => level.parse().ok().map(|level| ListedChair::Engine { level }),
        _ => None,
    }
}

/// Who sits on a seat; none where nobody plays.
pub(super) fn chair_at(listing: &Listing, seat: Seat) -> Option<String> {
    listing.seats.iter().find(|listed| listed.seat == seat).map(|listed| write_chair(&listed.chair))
}

/// The seats of those who have left, separated by blanks.
pub(super) fn seats_out(listing: &Listing) -> String {
    let out: Vec<&str> = listing.seats.iter().filter(|seat| seat.is_out).map(|seat| seat.seat.name()).collect();
    out.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_on_a_seat_is_read_as_written() {
        let person = |name: Option<&str>| ListedChair::Person { name: name.map(str::to_owned) };
        let names = [None, Some("Ann"), Some(""), Some("open"), Some("engine:5"), Some("a:b: c")];
        let engines = [0, 10].map(|level| ListedChair::Engine { level });
        for chair in names.map(person).into_iter().chain(engines).chain([ListedChair::Open]) {
            assert_eq!(read_chair(&write_chair(&chair)), Some(chair));
        }
        for text in ["", "Open", "engine", "engine:", "engine:x", "people", ":"] {
            assert_eq!(read_chair(text), None, "{text}");
        }
    }
}
