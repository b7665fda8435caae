//! HTTPS without a reverse proxy.

use std::path::Path;
use std::sync::Arc;

use fencepost_server::store::SqliteStore;
use fencepost_server::{Listener, Settings, Tls, serve};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::house::TwoFiles;

#[tokio::test]
async fn a_server_with_a_certificate_speaks_https_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (certificate, key) = (folder.path().join("club.pem"), folder.path().join("club.key"));
    std::fs::write(&certificate, cert.pem()).expect("a file");
    std::fs::write(&key, signing_key.serialize_pem()).expect("a file");
    let tls = Tls::from_files(&certificate, &key).expect("a certificate and its key");
    let store = SqliteStore::open(folder.path()).await.expect("a store");
    let listener = Listener::bind(([127, 0, 0, 1], 0).into()).await.expect("a port").with_tls(tls);
    let address = listener.address().expect("an address");
    let (stop, told) = oneshot::channel::<()>();
    let settings = Settings { engine_threads: 1, tls: true, ..Settings::default() };
    let served = tokio::spawn(async move {
        let stop = async { drop(told.await) };
        serve(listener, Arc::new(store), settings, TwoFiles, stop).await.expect("a clean end");
    });
    let mut roots = RootCertStore::empty();
    roots.add(cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await.expect("a connection");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("keys");
    let body = "{\"name\":\"Club\"}";
    let call = format!(
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(call.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("; Secure"), "cookies are for HTTPS only: {answer}");
    let mut plain = TcpStream::connect(address).await.expect("a connection");
    plain.write_all(call.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "nothing is answered without TLS");
    drop(stop);
    served.await.expect("no panic");
}

#[test]
fn bad_certificates_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let other = generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate").signing_key;
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let certificate = file("good.pem", &cert.pem());
    let key = file("good.key", &signing_key.serialize_pem());
    let why = |certificate: &Path, key: &Path| {
        let error = Tls::from_files(certificate, key).expect_err("cannot be used");
        (error.file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(), error.why)
    };
    let is = |found: (String, String), file: &str, text: &str| {
        assert!(found.0 == file && found.1.contains(text) && !found.1.contains('\n'), "{found:?}");
    };
    is(why(&folder.path().join("none.pem"), &key), "none.pem", "no such file");
    is(why(&certificate, &folder.path().join("none.key")), "none.key", "no such file");
    is(why(&file("empty.pem", ""), &key), "empty.pem", "no certificate");
    is(why(&key, &key), "good.key", "no certificate");
    is(why(&certificate, &certificate), "good.pem", "no key");
    is(
        why(&certificate, &file("broken.key", "-----BEGIN PRIVATE KEY-----\n!!!\n-----END PRIVATE KEY-----\n")),
        "broken.key",
        "PEM",
    );
    is(why(&certificate, &file("other.key", &other.serialize_pem())), "other.key", "");
}
