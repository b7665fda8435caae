//! Who sits on a seat, and by what secret they are known.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// The fingerprint (SHA-256) of a secret: it recognises the secret but cannot replace it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The fingerprint of a secret.
    pub fn of(secret: &str) -> Fingerprint {
        Fingerprint(Sha256::digest(secret.as_bytes()).into())
    }

    /// Whether this is the fingerprint of that secret, in constant time.
    pub fn fits(&self, secret: &str) -> bool {
        self.is(&Fingerprint::of(secret))
    }

    /// Whether two fingerprints are the same, in constant time.
    pub fn is(&self, other: &Fingerprint) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Fingerprint {
    /// Not even the fingerprint is for logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Fingerprint")
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> String {
        fingerprint.to_string()
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Fingerprint, &'static str> {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        let mut bytes = [0; 32];
        if text.len() != 64 {
            return Err("a fingerprint has 64 digits");
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let (high, low) = (digit(pair[0]), digit(pair[1]));
            *byte = high.zip(low).map(|(high, low)| (high * 16 + low) as u8).ok_or("not a digit")?;
        }
        Ok(Fingerprint(bytes))
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// Somebody with the secret of this fingerprint.
    Person {
        /// What they want to be called.
        name: Option<String>,
        /// The fingerprint of the secret that moves this pawn.
        token: Fingerprint,
        /// The fingerprint of the key in the browser's cookie, if there is one.
        guest: Option<Fingerprint>,
    },
    /// An engine.
    Engine {
        /// 1 to 10, or 0 for full strength.
        level: u8,
    },
}

impl Chair {
    /// Whether somebody may still sit down.
    pub fn is_open(&self) -> bool {
        matches!(self, Chair::Open)
    }

    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        matches!(self, Chair::Person { .. })
    }

    /// The level, if an engine sits here.
    pub fn level(&self) -> Option<u8> {
        if let Chair::Engine { level } = self { Some(*level) } else { None }
    }

    /// What the person here wants to be called.
    pub fn name(&self) -> Option<&str> {
        if let Chair::Person { name, .. } = self { name.as_deref() } else { None }
    }
}
