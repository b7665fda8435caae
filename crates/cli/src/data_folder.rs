//! The folder in which the server keeps its games.

use std::env;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

/// The folder if there is no home folder: in the working directory.
const WITHOUT_HOME: &str = "fencepost-data";

/// The folder that was given, or the default one.
pub(crate) fn data_folder(named: Option<&Path>) -> PathBuf {
    named.map_or_else(default_folder, Path::to_owned)
}

/// Where programs of this system keep their data: on Linux `$XDG_DATA_HOME/fencepost` or `~/.local/share/fencepost`. A folder
/// that an earlier version created somewhere else is still used.
fn default_folder() -> PathBuf {
    earlier_folder().filter(|folder| folder.is_dir()).unwrap_or_else(|| match choose_base_strategy() {
        Ok(base) => base.data_dir().join("fencepost"),
        Err(_) => PathBuf::from(WITHOUT_HOME),
    })
}

/// Where earlier versions kept it if these variables said so: on every system, and also by a relative path.
fn earlier_folder() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = variable("XDG_DATA_HOME").or_else(|| variable("LOCALAPPDATA"));
    data.map(|data| data.join("fencepost")).or_else(|| variable("HOME").is_none().then(|| WITHOUT_HOME.into()))
}
