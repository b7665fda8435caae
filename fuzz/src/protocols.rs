use fencepost_engine::protocol::{EngineReply, EngineRequest, QtpSession, Reaction, Session, UciSession};
use fencepost_engine::{Options, SearchLimits};

/// Whatever is said to an engine: in one protocol a line that is refused changes nothing, in the other every line gets
/// one answer, and neither is ever at a loss.
pub fn protocols(text: &str) {
    let mut uci = UciSession::new("Fencepost", Options::default());
    let mut qtp = QtpSession::new("Fencepost", SearchLimits::default());
    for line in text.split('\n') {
        uci_line(&mut uci, line);
        qtp_line(&mut qtp, line);
    }
}

fn uci_line(session: &mut UciSession, line: &str) {
    let before = format!("{session:?}");
    let reactions = session.line(line);
    if let [Reaction::Say(said)] = reactions.as_slice()
        && said.starts_with("info string error: ")
    {
        assert!(!said.contains(char::is_control), "{said:?}");
        assert_eq!(format!("{session:?}"), before, "{line:?} is refused and changes something");
    }
    finish(session, &reactions);
}

fn qtp_line(session: &mut QtpSession, line: &str) {
    let reactions = session.line(line);
    let said = match reactions.as_slice() {
        [Reaction::Say(said)] | [Reaction::Say(said), Reaction::Quit] => said.clone(),
        [Reaction::Do(_)] => finish(session, &reactions),
        [] => return,
        other => panic!("{line:?}: {other:?}"),
    };
    assert!(said.starts_with(['=', '?']) && said.ends_with('\n') && !said.contains("\n\n"), "{line:?}: {said:?}");
}

/// Does the work that was asked for, by the first move that comes.
fn finish(session: &mut impl Session, reactions: &[Reaction]) -> String {
    let reply = match reactions.last() {
        Some(Reaction::Do(EngineRequest::Search(task))) => {
            EngineReply::Move(task.game.legal_moves().into_iter().next())
        }
        Some(Reaction::Do(EngineRequest::Perft { .. })) => EngineReply::Perft(None),
        _ => return String::new(),
    };
    assert!(session.is_busy());
    let said = session.finished(reply).concat();
    assert!(!session.is_busy());
    said
}
