use std::sync::Arc;

use fencepost_rules::{BySeat, Dialect, record::Record};
use fencepost_server::house::{Presence, Snapshot, record_of};
use fencepost_server::http::api::StateJson;
use fencepost_server::room::{Outage, Room, TimestampedEvent};
use fencepost_server::time::{Calendar, ClockShift};

/// Whatever stands in a database, one event a line: it makes a game or is refused, and a game that it makes can be shown,
/// looked at at any time, and written as a record that reads back as it was.
pub fn stored(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let Ok(events) = lines.map(serde_json::from_slice).collect::<Result<Vec<TimestampedEvent>, _>>() else { return };
    let outages = [Outage { from: 1000, to: 2000 }];
    let Ok(room) = Room::replay("game", &events, &outages).map(Arc::new) else { return };
    assert_eq!(room.seq(), events.len() as u64);
    let calendar = Calendar::new(vec![ClockShift { at: 1000, ahead: 5000 }]);
    for (now, paused) in [(0, false), (1500, true), (u64::MAX, false), (u64::MAX, true)] {
        let presence = BySeat([Presence::AwaySince(0); 4]);
        let snapshot = Snapshot { room: room.clone(), presence, now, is_paused: paused };
        let state = StateJson::of(&snapshot, "", &calendar);
        assert_eq!(state.ply, room.plies());
        let _ = room.timeout_event(now, &BySeat([0; 4]));
    }
    let written = record_of(&room, &calendar).to_string();
    let again = Record::read(&written, Dialect::default()).expect("what was written can be read");
    assert_eq!(again.to_string(), written);
}
