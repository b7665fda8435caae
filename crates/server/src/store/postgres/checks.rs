//! Checks of a database before it is used.

use sqlx::postgres::PgConnection;

use super::super::StoreError;

/// The oldest version that works, as `PostgreSQL` writes it.
const OLDEST: i32 = 13_00_00;

/// Whether games can be stored in this database at all.
pub(super) async fn check_server(connection: &mut PgConnection) -> Result<(), StoreError> {
    let (number, version, encoding, is_standby): (i32, String, String, bool) = sqlx::query_as(
        "SELECT current_setting('server_version_num')::int, current_setting('server_version'), \
        current_setting('server_encoding'), pg_is_in_recovery()",
    )
    .fetch_one(connection)
    .await?;
    check_version(number, &version)?;
    if encoding != "UTF8" {
        return Err(StoreError::Failed(format!("its encoding is {encoding} and not UTF8")));
    }
    if is_standby { Err(StoreError::ReadOnly) } else { Ok(()) }
}

fn check_version(number: i32, version: &str) -> Result<(), StoreError> {
    if number < OLDEST { Err(StoreError::TooOld(version.to_owned())) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_that_is_too_old_is_refused() {
        assert_eq!(check_version(120_022, "12.22"), Err(StoreError::TooOld("12.22".to_owned())));
        assert_eq!(check_version(130_000, "13.0"), Ok(()));
    }
}
