//! Names and secrets that nobody can guess.

/// 32 digits and letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 65 bits: to find a game by trying, one would have to try for ever.
const ID_LENGTH: usize = 13;
/// 130 bits.
const TOKEN_LENGTH: usize = 26;

/// A name for a game.
pub(crate) fn new_id() -> String {
    random_text(ID_LENGTH)
}

/// A secret for a seat or a guest.
pub(crate) fn new_token() -> String {
    random_text(TOKEN_LENGTH)
}

/// Something that nobody can know before it is told.
pub(crate) fn new_nonce() -> [u8; 8] {
    let mut nonce = [0; 8];
    fill(&mut nonce);
    nonce
}

/// Whether it looks like a name of ours. What does not need not be looked up.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Whether it looks like a secret of ours.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A number below the given one, every one as likely but for one in four billion.
pub(crate) fn below(count: usize) -> usize {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    (u64::from_le_bytes(bytes) % count.max(1) as u64) as usize
}

fn random_text(length: usize) -> String {
    let mut bytes = [0; TOKEN_LENGTH];
    fill(&mut bytes[..length]);
    bytes[..length].iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// A system without randomness can keep no secrets, so there is nothing to go on with.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
