use axum::extract::Query;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Uri};
use fencepost_rules::{BySeat, Seat};
use fencepost_server::http::api::{
    AnalysisRequest, Correlated, GameRequest, GamesQuery, JoinRequest, MoveRequest, OfferRequest, PhraseRequest,
    PositionRequest, SocketMessage, TakeoverRequest, TimeRequest, read,
};
use fencepost_server::http::{client, language};
use fencepost_server::room::{Chair, Command, Fingerprint, OfferKind, Room, TimestampedEvent};

/// Whatever a client sends, as any kind of message: it is read or refused, what is asked for can be done or not, and a
/// room that takes it in goes on.
pub fn messages(bytes: &[u8]) {
    if let Ok(new) = read::<GameRequest>(bytes).and_then(|request| request.check(None)) {
        assert_eq!(new.places.len(), new.terms.start.players().count());
        let chairs: Vec<Chair> = new.places.iter().map(|_| person()).collect();
        try_commands(Room::new("game", 0, &new.terms, &chairs), bytes);
    }
    if let Ok(mut request) = read::<PositionRequest>(bytes)
        && let Ok(game) = request.game()
    {
        assert_eq!(game.position().to_string().parse().as_ref(), Ok(game.position()));
    }
    if let Ok(analysis) = read::<AnalysisRequest>(bytes).and_then(|request| request.check(10)) {
        assert!((1..=5).contains(&analysis.lines) && (1..=10).contains(&analysis.seconds) && analysis.level <= 10);
    }
    read_address(bytes);
    read_headers(bytes);
    let _ = read::<JoinRequest>(bytes).and_then(JoinRequest::check);
    let _ = read::<Correlated>(bytes);
    let _ = read::<SocketMessage>(bytes);
    for line in bytes.split(|&byte| byte == b'\n') {
        let _ = read::<SocketMessage>(line);
    }
}

/// The whole input as the part of an address after the question mark.
fn read_address(bytes: &[u8]) {
    let uri = [b"/api/games?", bytes].concat();
    if let Ok(uri) = Uri::try_from(uri)
        && let Ok(question) = Query::<GamesQuery>::try_from_uri(&uri)
        && let Ok(search) = question.check(None)
    {
        assert!(search.limit <= 100 && search.guest.is_none());
    }
}

/// The whole input as the value of every header that is read.
fn read_headers(bytes: &[u8]) {
    let Ok(value) = HeaderValue::from_bytes(bytes) else { return };
    let names = [COOKIE, AUTHORIZATION, ACCEPT_LANGUAGE, HeaderName::from_static("x-forwarded-for")];
    let headers: HeaderMap = names.into_iter().map(|name| (name, value.clone())).collect();
    let _ = client::address(&headers, &Extensions::new(), true);
    let _ = language::for_reader(&Uri::from_static("/"), &headers);
    let _ = language::language(&headers);
    if let Some(key) = client::guest_key(&headers) {
        assert_eq!(key.len(), 26);
    }
    let _ = client::token(&headers);
}

fn person() -> Chair {
    Chair::Person { name: None, token: Fingerprint::of("secret"), guest: None }
}

/// Each line is a wish of whoever is to move.
fn try_commands(mut room: Room, bytes: &[u8]) {
    let no_lag = BySeat([0; 4]);
    for (now, line) in (0..).step_by(1000).zip(bytes.split(|&byte| byte == b'\n')) {
        let commands = [
            read::<MoveRequest>(line).map(Command::from),
            read::<OfferRequest>(line).map(|request| request.command(OfferKind::Takeback)),
            read::<TimeRequest>(line).and_then(Command::try_from),
            read::<PhraseRequest>(line).and_then(Command::try_from),
            read::<TakeoverRequest>(line).and_then(Command::try_from),
        ];
        for command in commands.into_iter().flatten() {
            let seat: Seat = room.turn();
            let due = room.timeout_event(now, &no_lag).into_iter();
            let decided = room.decide(seat, &command, now).map(|decision| decision.events).unwrap_or_default();
            let events = due.chain(decided.into_iter().map(|event| TimestampedEvent { at: now, event }));
            for timestamped in events.take(1) {
                room.apply(&timestamped).expect("what was decided fits");
            }
        }
    }
}
