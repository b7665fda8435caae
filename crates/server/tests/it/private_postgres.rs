//! A `PostgreSQL` of our own for a test: in a folder that goes away, on a port of this machine, by a user who is not root.

#![allow(dead_code, reason = "not every crate uses all of it")]

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The password of the one user, who is called `fencepost`.
pub(crate) const PASSWORD: &str = "fences-and-pawns";
/// How long it may take to start, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to look whether it is ready.
const PAUSE: Duration = Duration::from_millis(20);

/// A database server that runs until it is dropped.
pub(crate) struct PrivatePostgres {
    child: Child,
    folder: TempDir,
    port: u16,
}

impl PrivatePostgres {
    pub(crate) fn start() -> PrivatePostgres {
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("our folder");
        let password = folder.path().join("password");
        fs::write(&password, PASSWORD).expect("a file");
        for path in [folder.path(), &password] {
            if let Some((user, group)) = other_user() {
                chown(path, Some(user), Some(group)).expect("root may do that");
            }
        }
        let made = as_other_user(&program("initdb"))
            .args(["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--username=fencepost", "-D"])
            .arg(folder.path().join("data"))
            .arg("--pwfile")
            .arg(password)
            .output()
            .expect("initdb");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let child = spawn(folder.path(), port);
        let server = PrivatePostgres { child, folder, port };
        server.wait_until_ready();
        server
    }

    /// The address of a database, with the password.
    pub(crate) fn address(&self, database: &str) -> String {
        PrivatePostgres::address_at(self.port, database)
    }

    /// The same behind another port of this machine.
    pub(crate) fn address_at(port: u16, database: &str) -> String {
        format!("postgres://fencepost:{PASSWORD}@127.0.0.1:{port}/{database}")
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Makes an empty database, and gives its address.
    pub(crate) fn new_database(&self, name: &str) -> String {
        let made = self.query("postgres", &format!("CREATE DATABASE {name}"));
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        self.address(name)
    }

    /// What `psql` says to a statement.
    pub(crate) fn query(&self, database: &str, sql: &str) -> Output {
        let mut psql = Command::new(program("psql"));
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--command", sql]).arg(self.address(database));
        psql.output().expect("psql")
    }

    /// Lets it speak TLS from now on.
    pub(crate) fn use_certificate(&self, key: &[u8], certificate: &[u8]) {
        let data = self.folder.path().join("data");
        for (name, bytes) in [("server.key", key), ("server.crt", certificate)] {
            let file = data.join(name);
            fs::write(&file, bytes).expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("our file");
            if let Some((user, group)) = other_user() {
                chown(&file, Some(user), Some(group)).expect("root may do that");
            }
        }
        for sql in ["ALTER SYSTEM SET ssl = on", "SELECT pg_reload_conf()"] {
            assert!(self.query("postgres", sql).status.success());
        }
        let deadline = Instant::now() + PATIENCE;
        while self.query("postgres", "SHOW ssl").stdout.trim_ascii() != b"on" {
            assert!(Instant::now() < deadline, "PostgreSQL does not speak TLS");
            thread::sleep(PAUSE);
        }
    }

    /// Ends it without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }

    /// Starts it again after it was killed.
    pub(crate) fn restart(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            self.child = spawn(self.folder.path(), self.port);
            if self.is_ready_before(deadline) {
                return;
            }
            // What is left of the old one may not have ended yet.
            assert!(Instant::now() < deadline, "PostgreSQL does not start again");
        }
    }

    fn wait_until_ready(&self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.answers() {
            assert!(Instant::now() < deadline, "PostgreSQL does not start");
            thread::sleep(PAUSE);
        }
    }

    fn is_ready_before(&mut self, deadline: Instant) -> bool {
        while Instant::now() < deadline {
            if self.answers() {
                return true;
            }
            if self.child.try_wait().expect("a child").is_some() {
                return false;
            }
            thread::sleep(PAUSE);
        }
        false
    }

    fn answers(&self) -> bool {
        TcpStream::connect(("127.0.0.1", self.port)).is_ok() && self.query("postgres", "SELECT 1").status.success()
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(folder: &Path, port: u16) -> Child {
    let log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a log");
    as_other_user(&program("postgres"))
        .arg("-D")
        .arg(folder.join("data"))
        .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-c", "max_connections=200", "-k"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(log.try_clone().expect("a log"))
        .stderr(log)
        .spawn()
        .expect("postgres")
}

/// One of its programs, of the newest version that is installed.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|folder| folder.path());
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|folder| Some((folder.file_name()?.to_str()?.parse().ok()?, folder.join("bin").join(name))))
        .filter(|(_, program)| program.exists())
        .collect();
    found.sort();
    found.pop().map_or_else(|| panic!("this test needs PostgreSQL: apt-get install postgresql"), |(_, program)| program)
}

/// The user and group for the database, if we are root: it refuses to run as root.
fn other_user() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("the users of this machine");
    let line = users.lines().find(|line| line.starts_with("postgres:")).expect("the user that Debian's package makes");
    let mut fields = line.split(':').skip(2).map(|field| field.parse().expect("a number"));
    Some((fields.next().expect("a user"), fields.next().expect("a group")))
}

fn as_other_user(program: &Path) -> Command {
    let mut command = Command::new(program);
    // Messages are compared.
    command.env("LC_ALL", "C").current_dir("/");
    if let Some((user, group)) = other_user() {
        command.uid(user).gid(group);
    }
    command
}
