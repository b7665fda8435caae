//! What is wrong with a record, as sentences.

use fencepost_rules::SeatSet;
use fencepost_rules::record::{RecordError, RecordErrorKind, ResultError};

use crate::{Language, Value};

impl Language {
    /// What is wrong with a record, without the place.
    pub fn record_error(&self, error: &RecordError) -> String {
        self.record_error_kind(&error.kind, &error.text)
    }

    /// The same for a record that is not in a text of its own: `text` is the move, tag or other text that is wrong.
    pub fn record_error_kind(&self, kind: &RecordErrorKind, text: &str) -> String {
        let mut values: Vec<(&str, Value<'_>)> = vec![("text", text.into())];
        match kind {
            RecordErrorKind::Illegal(error) => values.push(("why", self.play_error(text, error).into())),
            RecordErrorKind::BadPosition(error) => values.push(("why", self.position_error(error).into())),
            RecordErrorKind::BadSetup(error) => values.push(("why", self.setup_error(error).into())),
            RecordErrorKind::ResultsDiffer { tag } => values.push(("tag", tag.to_string().into())),
            RecordErrorKind::WrongResult(error) => values.extend(self.result_values(*error)),
            _ => {}
        }
        self.text_with(&format!("record-{}", kind.code()), &values)
    }

    fn result_values(&self, error: ResultError) -> Vec<(&'static str, Value<'static>)> {
        match error {
            ResultError::Players { players } => vec![("players", players.count().into())],
            ResultError::OnBoard { result } => vec![("score", result.to_string().into())],
            ResultError::WinnerOut { seat } => self.seat_values(seat).to_vec(),
            ResultError::WrongShares { still_in } => vec![("names", self.seats(still_in).into())],
            _ => Vec::new(),
        }
    }

    fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.seat(seat)).collect();
        names.join(&self.text("list-separator"))
    }
}
