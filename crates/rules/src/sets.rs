//! The operators of sets: `|`, `&`, `^`, `-`, `!` and their assigning forms.

/// For a set that is one bit per member in each of these fields. It must have the constant `ALL`, for `!`.
macro_rules! set_operators {
    ($set:ident { $($field:tt),+ }) => {
        $crate::sets::set_operators!($set { $($field),+ } BitOr bitor BitOrAssign bitor_assign, |a, b| a | b);
        $crate::sets::set_operators!($set { $($field),+ } BitAnd bitand BitAndAssign bitand_assign, |a, b| a & b);
        $crate::sets::set_operators!($set { $($field),+ } BitXor bitxor BitXorAssign bitxor_assign, |a, b| a ^ b);
        $crate::sets::set_operators!($set { $($field),+ } Sub sub SubAssign sub_assign, |a, b| a & !b);

        /// Everything that is not in the set.
        impl std::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $set::ALL - self
            }
        }
    };
    (
        $set:ident { $($field:tt),+ }
        $operator:ident $function:ident $assign:ident $assign_function:ident, |$a:ident, $b:ident| $bits:expr
    ) => {
        impl std::ops::$operator for $set {
            type Output = $set;

            #[inline]
            fn $function(self, other: $set) -> $set {
                $set {
                    $($field: {
                        let ($a, $b) = (self.$field, other.$field);
                        $bits
                    },)+
                }
            }
        }

        impl std::ops::$assign for $set {
            #[inline]
            fn $assign_function(&mut self, other: $set) {
                *self = std::ops::$operator::$function(*self, other);
            }
        }
    };
}

pub(crate) use set_operators;
