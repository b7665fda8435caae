//! Ids and secrets that nobody can guess.

/// 32 digits and letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 65 bits: nobody finds a game by trying.
const ID_LENGTH: usize = 13;
/// 130 bits.
const TOKEN_LENGTH: usize = 26;

/// The id of a new game.
pub(crate) fn new_id() -> String {
    random_text(ID_LENGTH)
}

/// A secret for a seat or a guest.
pub(crate) fn new_token() -> String {
    random_text(TOKEN_LENGTH)
}

/// A number that nobody can know before it is sent.
pub(crate) fn new_nonce() -> [u8; 8] {
    let mut nonce = [0; 8];
    fill(&mut nonce);
    nonce
}

/// Whether a text has the form of a game id. If not, there is no need to ask the store.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Whether a text has the form of a secret.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A random number below the given one. The bias of the remainder is far below what anybody could notice.
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

/// Without random bytes there are no secrets, and the server cannot go on.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
