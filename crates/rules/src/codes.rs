//! Codes of errors: short names for other programs and for translations, in one list per type.

/// Gives a type `CODES` and `code`, from one list, so that both always agree. If an error wraps another that
/// has codes of its own, the wrapper's arm comes after a semicolon.
macro_rules! error_codes {
    ($type:ty { $($pattern:pat => $code:literal),+ $(; $wrapper:pat => $inner:expr)? $(,)? }) => {
        impl $type {
            /// Every [`code`](Self::code) of its own.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            /// A short name that never changes: for other programs, and to look up a translation.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($pattern => $code,)+
                    $($wrapper => $inner,)?
                }
            }
        }
    };
}

pub(crate) use error_codes;
