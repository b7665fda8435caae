use fencepost_server::http::api::{
    AssistantRequest, CorrectionRequest, EntryRequest, ResultRequest, RoundRequest, TournamentRequest,
    TournamentSettingsRequest, changed, read,
};
use fencepost_server::room::Fingerprint;
use fencepost_server::store::TournamentEntry;
use fencepost_server::tournament::{Actor, TimestampedTournamentEvent, Tournament, TournamentCommand, TournamentEvent};

/// No more players than this, so that a round is paired in no time.
const PLAYERS: usize = 12;

/// Whatever a client sends about tournaments, one message a line: it is read or refused, and a tournament that takes it in is still the
/// one that its events make. Whatever stands in a database, one event a line: it makes a tournament or is refused.
pub fn tournament(bytes: &[u8]) {
    let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect();
    let stored: Result<Vec<TimestampedTournamentEvent>, _> =
        lines.iter().map(|line| serde_json::from_slice(line)).collect();
    if let Ok(events) = stored
        && let Ok(tournament) = Tournament::replay("id", &events)
    {
        assert_eq!(tournament.seq(), events.len() as u64);
        show(&tournament);
    }
    let Some((first, rest)) = lines.split_first() else { return };
    let Ok((terms, settings)) = read::<TournamentRequest>(first).and_then(TournamentRequest::check) else { return };
    let event =
        TournamentEvent::Created { terms: Box::new(terms), settings: Box::new(settings), key: Fingerprint::of("key") };
    let mut events = vec![TimestampedTournamentEvent { at: 0, event }];
    let mut tournament = Tournament::replay("id", &events).expect("just created");
    for (at, line) in (1..).zip(rest) {
        for (actor, command) in commands(&tournament, line) {
            for event in tournament.decide(actor, &command).unwrap_or_default() {
                let event = TimestampedTournamentEvent { at, event };
                tournament.apply(&event).expect("what was decided fits");
                events.push(event);
            }
        }
    }
    let written = serde_json::to_string(&events).expect("JSON");
    let again: Vec<TimestampedTournamentEvent> = serde_json::from_str(&written).expect("what was written can be read");
    let again = Tournament::replay("id", &again).expect("its own events");
    assert_eq!(format!("{again:?}"), format!("{tournament:?}"));
    show(&again);
}

/// What everybody may see can be made.
fn show(tournament: &Tournament) {
    assert_eq!(tournament.standings().len(), tournament.players().len());
    let entry = TournamentEntry::of(tournament);
    assert_eq!(entry.round, tournament.rounds().len() as u64);
    let _ = tournament.next_start(|at| at);
}

/// A line as every kind of message that it can be.
fn commands(tournament: &Tournament, line: &[u8]) -> Vec<(Actor, TournamentCommand)> {
    let token = Fingerprint::of("token");
    let (round, player) = (tournament.rounds().len(), u32::try_from(tournament.players().len()).unwrap_or(u32::MAX));
    let mut commands = Vec::new();
    if tournament.players().len() < PLAYERS {
        commands.extend(read::<EntryRequest>(line).and_then(|it| it.join(token)).map(|it| (Actor::Stranger, it)));
        commands.extend(read::<EntryRequest>(line).and_then(|it| it.enter(token)).map(|it| (Actor::Organiser, it)));
    }
    let by_organiser = [
        read::<TournamentSettingsRequest>(line).and_then(|it| changed(it, tournament)),
        read::<CorrectionRequest>(line).and_then(|it| it.check(player)),
        read::<AssistantRequest>(line).and_then(|it| it.check(token)),
        read::<RoundRequest>(line).map(|it| TournamentCommand::Pair { repeats: it.repeats, games: Vec::new() }),
        read::<ResultRequest>(line).and_then(|it| it.enter(round, 1)),
    ];
    commands.extend(by_organiser.into_iter().flatten().map(|it| (Actor::Organiser, it)));
    let proposed = read::<ResultRequest>(line).and_then(|it| it.propose(round, 1));
    commands.extend(proposed.map(|it| (Actor::Player(1), it)));
    commands
}
