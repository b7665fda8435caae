//! Marks and accuracy: what a loss of win chance is worth.

use fencepost_rules::record::Glyph;

use super::finding::Permille;

/// The mark for a move that loses at least that much win chance, worst first.
const MARKS: [(Permille, Glyph); 3] = [(300, Glyph::Blunder), (200, Glyph::PlacedError), (100, Glyph::Dubious)];
/// How fast the accuracy of a move falls with the win chance that it loses.
const FALL: f64 = 4.0;

/// The mark for a move that loses that much win chance.
pub(super) fn mark(loss: Permille) -> Option<Glyph> {
    MARKS.iter().find(|(least, _)| loss >= *least).map(|&(_, glyph)| glyph)
}

/// The accuracy of a move that loses that much win chance, from 0 to 100: 100 · e^(−4 · loss).
///
/// ```
/// use fencepost_engine::report::accuracy_of_move;
///
/// assert_eq!(accuracy_of_move(0), 100.0);
/// assert_eq!(accuracy_of_move(100).round(), 67.0);
/// assert_eq!(accuracy_of_move(300).round(), 30.0);
/// ```
pub fn accuracy_of_move(loss: Permille) -> f64 {
    100.0 * (-FALL * f64::from(loss) / 1000.0).exp()
}

/// The mean accuracy of some moves, in tenths; `None` if there are none.
pub(super) fn accuracy(losses: impl Iterator<Item = Permille>) -> Option<f64> {
    let (count, sum) = losses.fold((0_u32, 0.0), |(count, sum), loss| (count + 1, sum + accuracy_of_move(loss)));
    (count > 0).then(|| (sum / f64::from(count) * 10.0).round() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_at_a_tenth_two_and_three() {
        let marks = [(0, None), (99, None), (100, Some("?!")), (199, Some("?!")), (200, Some("?")), (299, Some("?"))];
        for (loss, symbol) in marks.into_iter().chain([(300, Some("??")), (1000, Some("??"))]) {
            assert_eq!(mark(loss).map(Glyph::symbol), symbol, "{loss}");
        }
    }

    #[test]
    fn accuracy_is_the_mean_of_the_moves() {
        assert_eq!(accuracy([0, 0].into_iter()), Some(100.0));
        assert_eq!(accuracy([0, 100].into_iter()), Some(83.5));
        assert_eq!(accuracy(std::iter::empty()), None);
    }
}
