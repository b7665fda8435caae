//! TLS between the server and its database, with a certificate that we made ourselves.

use std::fs;
use std::path::Path;
use std::process::Command;

use fencepost_server::store::{DatabaseAddress, PostgresStore, Store, StoreError};

use crate::private_postgres::{PASSWORD, PrivatePostgres};

/// A key and a certificate for this machine that nobody else has signed.
fn certificate(folder: &Path, name: &str) -> [String; 2] {
    let [key, certificate] =
        ["key", "crt"].map(|ending| folder.join(format!("{name}.{ending}")).to_str().expect("plain names").to_owned());
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", &format!("/CN={name}"), "-addext", "subjectAltName=IP:127.0.0.1"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", &key, "-out", &certificate])
        .output()
        .expect("openssl");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    [key, certificate]
}

async fn open(address: &str) -> Result<PostgresStore, StoreError> {
    let address: DatabaseAddress = address.parse().expect("an address");
    PostgresStore::open(&address).await
}

/// What `psql` prints to a question.
fn ask(server: &PrivatePostgres, sql: &str) -> String {
    let answer = server.query("games", sql);
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    String::from_utf8_lossy(&answer.stdout).trim().to_owned()
}

#[tokio::test]
async fn a_database_is_reached_by_tls_and_only_the_right_one() {
    let server = PrivatePostgres::start();
    let address = server.new_database("games");
    let folder = tempfile::tempdir().expect("a folder");
    let refused = open(&format!("{address}?sslmode=require")).await.err().expect("it speaks no TLS yet");
    assert!(!refused.to_string().contains(PASSWORD), "{refused}");

    let [key, right] = certificate(folder.path(), "right");
    let [_, wrong] = certificate(folder.path(), "wrong");
    server.use_certificate(&fs::read(key).expect("a key"), &fs::read(&right).expect("a certificate"));
    let store = open(&format!("{address}?sslmode=verify-full&sslrootcert={right}")).await.expect("a store");
    store.check().await.expect("it answers");
    let plain = "SELECT count(*) FILTER (WHERE NOT ssl), count(*) > 0 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
        WHERE application_name = 'fencepost'";
    assert_eq!(ask(&server, plain), "0|t", "every connection is encrypted");
    store.close().await.expect("it closes");

    for mode in ["verify-full", "verify-ca"] {
        let refused = open(&format!("{address}?sslmode={mode}&sslrootcert={wrong}")).await.err();
        let refused = refused.expect("that is not its certificate").to_string();
        assert!(!refused.contains(PASSWORD), "{refused}");
    }
}
