//! Listings in a database of before version 6, which had them as JSON.

use fencepost_rules::Seat;

use super::super::rows::SEATS;

/// The table of games in a database of before version 6.
pub(super) const TABLE: &str = "(SELECT id, created, changed, status, listed, players, wakes, ply, \
    iif(json_valid(summary), summary, '{}') AS summary FROM games)";

/// The columns of a listing in a database of before version 6, which had them in JSON.
pub(super) fn columns() -> String {
    let field = |path: &str| format!("summary ->> '$.{path}'");
    let seat = |seat: Seat| {
        format!(
            "(SELECT CASE value ->> '$.kind' WHEN 'engine' THEN 'engine:' || (value ->> '$.level') \
            WHEN 'person' THEN 'person' || coalesce(':' || (value ->> '$.name'), '') ELSE 'open' END \
            FROM json_each(summary, '$.seats') WHERE value ->> '$.seat' = '{}')",
            seat.name()
        )
    };
    let control = format!(
        "CASE {kind} WHEN 'increment' THEN ({initial}) || '+' || ({increment}) \
        WHEN 'delay' THEN ({initial}) || 'd' || ({delay}) WHEN 'per_move' THEN ({seconds}) || '/move' \
        WHEN 'hourglass' THEN ({initial}) || '/hourglass' ELSE '-' END",
        kind = field("clock.kind"),
        initial = field("clock.initial"),
        increment = field("clock.increment"),
        delay = field("clock.delay"),
        seconds = field("clock.seconds"),
    );
    let out = "coalesce((SELECT group_concat(value ->> '$.seat', ' ') FROM json_each(summary, '$.seats') \
        WHERE value ->> '$.out'), '')";
    let details = [field("board"), field("fences"), control, field("first"), field("result"), field("termination")];
    let seats = SEATS.map(seat).join(", ");
    format!("id, created, changed, status, listed, ply, {}, {out}, {seats}", details.join(", "))
}
