//! Files of weights: a header with the kind, the version, the length and a checksum, then the weights themselves.
//!
//! A search with wrong weights plays badly without any other sign, so a file that is damaged, cut short or made for other
//! features is refused.

use std::fmt;

/// What the weights are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsKind {
    /// The value network for two players.
    TwoPlayerValue = 1,
    /// The value network for three and four players.
    MultiplayerValue = 2,
    /// The policy for three and four players.
    MultiplayerPolicy = 3,
}

impl WeightsKind {
    /// The version of the features and layers. Weights of another version mean something else.
    const fn version(self) -> u8 {
        match self {
            WeightsKind::TwoPlayerValue | WeightsKind::MultiplayerValue | WeightsKind::MultiplayerPolicy => 2,
        }
    }
}

/// Why bytes are not the weights that were expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They are not a file of weights at all.
    NotWeights,
    /// They are weights of something else.
    OtherKind,
    /// They are weights for other features or layers.
    OtherVersion {
        /// The version in the file.
        found: u8,
        /// The version that this program reads.
        expected: u8,
    },
    /// The file is cut short or too long.
    Length {
        /// Its bytes.
        found: usize,
        /// The bytes that it should have.
        expected: usize,
    },
    /// The weights are not those that were written.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("this is not a file of weights"),
            WeightsError::OtherKind => f.write_str("these are weights of another network"),
            WeightsError::OtherVersion { found, expected } => {
                write!(f, "these weights have version {found}, but this program reads version {expected}")
            }
            WeightsError::Length { found, expected } => {
                write!(f, "this file of weights has {found} bytes instead of {expected}")
            }
            WeightsError::Checksum => f.write_str("these weights are damaged: their checksum is wrong"),
        }
    }
}

impl std::error::Error for WeightsError {}

const MAGIC: [u8; 6] = *b"fpwts\n";
const KIND_AT: usize = MAGIC.len();
const VERSION_AT: usize = KIND_AT + 1;
const CHECKSUM_AT: usize = VERSION_AT + 1;

/// Bytes before the weights.
pub const HEADER_SIZE: usize = CHECKSUM_AT + 8;

/// A file with these weights.
pub fn write_weights(kind: WeightsKind, weights: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER_SIZE + weights.len());
    bytes.extend(MAGIC);
    bytes.extend([kind as u8, kind.version()]);
    bytes.extend(checksum(weights).to_le_bytes());
    bytes.extend(weights);
    bytes
}

/// The weights of a file, if it has those that are expected.
///
/// # Errors
/// If the file is damaged or made for something else.
pub fn read_weights(kind: WeightsKind, bytes: &[u8], size: usize) -> Result<&[u8], WeightsError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(WeightsError::NotWeights);
    }
    if bytes.len() != HEADER_SIZE + size {
        return Err(WeightsError::Length { found: bytes.len(), expected: HEADER_SIZE + size });
    }
    if bytes[KIND_AT] != kind as u8 {
        return Err(WeightsError::OtherKind);
    }
    if bytes[VERSION_AT] != kind.version() {
        return Err(WeightsError::OtherVersion { found: bytes[VERSION_AT], expected: kind.version() });
    }
    let (header, weights) = bytes.split_at(HEADER_SIZE);
    if header[CHECKSUM_AT..] != checksum(weights).to_le_bytes() {
        return Err(WeightsError::Checksum);
    }
    Ok(weights)
}

/// For weights that are compiled in, whose checksum a test compares: stops the compiler if kind or version are wrong.
pub(crate) const fn check_header(kind: WeightsKind, bytes: &[u8]) {
    let mut index = 0;
    while index < MAGIC.len() {
        assert!(bytes[index] == MAGIC[index], "this is not a file of weights");
        index += 1;
    }
    assert!(bytes[KIND_AT] == kind as u8, "these are weights of another network");
    assert!(bytes[VERSION_AT] == kind.version(), "these weights have another version");
}

/// FNV-1a with 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::{HEADER_SIZE, WeightsError, WeightsKind, read_weights, write_weights};

    const KIND: WeightsKind = WeightsKind::MultiplayerPolicy;

    fn file() -> Vec<u8> {
        write_weights(KIND, &[7, 0, 255, 3, 9])
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        assert_eq!(read_weights(KIND, &file(), 5), Ok(&[7, 0, 255, 3, 9][..]));
    }

    #[test]
    fn a_file_cut_anywhere_is_refused() {
        let whole = file();
        for length in 0..whole.len() {
            let expected = match length {
                0..6 => WeightsError::NotWeights,
                _ => WeightsError::Length { found: length, expected: whole.len() },
            };
            assert_eq!(read_weights(KIND, &whole[..length], 5), Err(expected));
        }
        let longer = [whole, vec![0]].concat();
        assert!(matches!(read_weights(KIND, &longer, 5), Err(WeightsError::Length { .. })));
    }

    #[test]
    fn every_changed_bit_is_noticed() {
        let whole = file();
        for bit in 0..8 * whole.len() {
            let mut changed = whole.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let expected = match bit / 8 {
                0..6 => WeightsError::NotWeights,
                6 => WeightsError::OtherKind,
                7 => WeightsError::OtherVersion { found: changed[7], expected: KIND.version() },
                _ => WeightsError::Checksum,
            };
            assert_eq!(read_weights(KIND, &changed, 5), Err(expected), "bit {bit}");
        }
        assert!(HEADER_SIZE < whole.len());
    }

    #[test]
    fn errors_are_one_sentence() {
        let error = WeightsError::Length { found: 3, expected: 21 };
        assert_eq!(error.to_string(), "this file of weights has 3 bytes instead of 21");
        assert_eq!(WeightsError::Checksum.to_string(), "these weights are damaged: their checksum is wrong");
    }
}
