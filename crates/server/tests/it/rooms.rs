//! A room as a state machine: commands in, events out, time passed in.

use fencepost_rules::{BySeat, Game, Players, Position, Seat, TimeControl};
use fencepost_server::room::{
    Cause, Chair, Command, CommandError, Fingerprint, First, MOST_EVENTS, MOST_PLIES, OfferKind, Outage, Room,
    RoomEvent, Terms, TimestampedEvent,
};
use proptest::prelude::*;

const NO_LAG: BySeat<u64> = BySeat([0; 4]);

fn person(name: &str) -> Chair {
    Chair::Person { name: Some(name.to_owned()), token: Fingerprint::of(name), guest: None }
}

/// A room with its events, as the house would store them.
struct Table {
    room: Room,
    events: Vec<TimestampedEvent>,
}

impl Table {
    fn new(players: Players, control: &str) -> Table {
        let start = Position::standard(players);
        let control = control.parse().expect("a time control");
        let terms = Terms {
            start,
            fences: None,
            control,
            first: First::Agreed,
            listed: false,
            previous: None,
            tournament: None,
            of_house: false,
        };
        let chairs: Vec<Chair> = players.seats().iter().map(|seat| person(seat.name())).collect();
        let room = Room::new("game", 0, &terms, &chairs);
        let created = RoomEvent::Created { terms: Box::new(terms), chairs };
        Table { room, events: vec![TimestampedEvent { at: 0, event: created }] }
    }

    fn take(&mut self, timestamped: TimestampedEvent) {
        self.room.apply(&timestamped).expect("what was decided fits");
        self.events.push(timestamped);
    }

    fn command(&mut self, seat: Seat, command: &Command, now: u64) -> Result<usize, CommandError> {
        while let Some(timestamped) = self.room.timeout_event(now, &NO_LAG) {
            self.take(timestamped);
        }
        let events = self.room.decide(seat, command, now)?.events;
        let count = events.len();
        for event in events {
            self.take(TimestampedEvent { at: now, event });
        }
        Ok(count)
    }

    fn play(&mut self, mv: &str, now: u64) -> Result<usize, CommandError> {
        let (seat, ply) = (self.room.turn(), self.room.plies());
        self.command(seat, &Command::Move { text: mv.to_owned(), ply, lag: 0 }, now)
    }

    /// An engine's move for which it thought that long.
    fn engine_plays(&mut self, mv: &str, spent: u64, now: u64) {
        let mv = mv.parse().expect("a move");
        for event in self.room.decide_engine_move(mv, spent, now).expect("a legal move").events {
            self.take(TimestampedEvent { at: now, event });
        }
    }

    fn replayed(&self, outages: &[Outage]) -> Room {
        Room::replay("game", &self.events, outages).expect("what was stored fits")
    }
}

#[test]
fn an_engine_is_charged_for_thinking_and_not_for_waiting() {
    let mut table = Table::new(Players::Two, "60+0");
    table.take(TimestampedEvent { at: 0, event: RoomEvent::TakenOver { seat: Seat::North, level: 10 } });
    table.play("e2", 1_000).expect("a legal move");
    assert_eq!(table.room.abort_at(), None, "an engine is not silent by choice");
    table.engine_plays("e8", 300, 90_000);
    table.play("e3", 100_000).expect("a legal move");
    // It waits for ten minutes, of which it thinks for two seconds. Its flag does not fall meanwhile.
    assert_eq!(table.room.next_timeout(&NO_LAG), None);
    assert_eq!(table.room.timeout_event(700_000, &NO_LAG), None);
    table.engine_plays("e7", 2_000, 700_000);
    for room in [&table.room, &table.replayed(&[])] {
        let left = |seat| room.clocks().left(seat, 700_000);
        assert_eq!((left(Seat::South), left(Seat::North)), (50_000, 58_000));
        assert_eq!(room.next_timeout(&NO_LAG), Some(750_000), "a person's flag falls");
    }
}

#[test]
fn engines_alone_are_an_exhibition_also_when_the_others_have_left() {
    let mut table = Table::new(Players::Three, "-");
    table.take(TimestampedEvent { at: 0, event: RoomEvent::TakenOver { seat: Seat::West, level: 1 } });
    table.take(TimestampedEvent { at: 0, event: RoomEvent::TakenOver { seat: Seat::North, level: 1 } });
    assert!(!table.room.is_exhibition());
    table.command(Seat::South, &Command::Resign, 1).expect("may leave");
    assert!(table.room.is_exhibition());
    table.take(TimestampedEvent { at: 2, event: RoomEvent::GaveUp { seat: Seat::West, cause: Cause::Resign } });
    assert!(!table.room.is_exhibition(), "it is over");
}

#[test]
fn no_clock_runs_before_everybody_has_moved() {
    let mut table = Table::new(Players::Three, "60+0");
    table.play("e2", 20_000).expect("legal");
    table.play("b5", 40_000).expect("legal");
    assert_eq!((table.room.clocks().running(), table.room.abort_at()), (None, Some(100_000)));
    table.play("e8", 50_000).expect("legal");
    assert_eq!(table.room.clocks().running(), Some(Seat::South));
    assert_eq!(table.room.clocks().left(Seat::South, 51_000), 59_000);
    assert_eq!(table.room.abort_at(), None);
}

#[test]
fn a_game_with_a_clock_is_aborted_after_a_minute_without_a_first_move() {
    let mut table = Table::new(Players::Two, "60+0");
    table.play("e2", 30_000).expect("legal");
    assert_eq!(table.room.timeout_event(89_999, &NO_LAG), None);
    let aborted = TimestampedEvent { at: 90_000, event: RoomEvent::Aborted };
    assert_eq!(table.room.timeout_event(1_000_000, &NO_LAG), Some(aborted));
    let mut patient = Table::new(Players::Two, "-");
    assert_eq!(patient.room.next_timeout(&NO_LAG), None, "without a clock it waits for ever");
    patient.play("e2", u64::from(u32::MAX)).expect("legal");
}

#[test]
fn flags_fall_to_the_millisecond() {
    let mut table = Table::new(Players::Two, "10+0");
    table.play("e2", 0).expect("legal");
    table.play("e8", 0).expect("legal");
    assert_eq!(table.room.timeout_event(9999, &NO_LAG), None);
    let late = table.play("e3", 10_000);
    assert_eq!(late, Err(CommandError::Over));
    assert_eq!(
        table.events.last(),
        Some(&TimestampedEvent { at: 10_000, event: RoomEvent::GaveUp { seat: Seat::South, cause: Cause::Time } })
    );
    assert_eq!(table.room.clocks().left(Seat::South, 99_000), 0);
    assert_eq!(table.room.recent().outcome().map(|outcome| outcome.ending.name()), Some("time"));
}

#[test]
fn lag_compensation_is_bounded() {
    let mut table = Table::new(Players::Two, "10+0");
    table.play("e2", 0).expect("legal");
    table.play("e8", 0).expect("legal");
    let mut lag = NO_LAG;
    lag[Seat::South] = 9000;
    assert_eq!(table.room.next_timeout(&lag), Some(10_500), "a move may still be on its way");
    let command = Command::Move { text: "e3".to_owned(), ply: 2, lag: 9000 };
    let events = table.room.decide(Seat::South, &command, 10_400).expect("in time").events;
    for event in events {
        table.take(TimestampedEvent { at: 10_400, event });
    }
    assert_eq!(table.room.clocks().left(Seat::South, 10_400), 100);
    assert_eq!(table.room.clocks().left(Seat::North, 10_400), 10_000, "and North's clock runs from now on");
}

#[test]
fn a_flag_waits_no_longer_than_lag_compensation() {
    let mut table = Table::new(Players::Two, "60+0");
    let mut lag = NO_LAG;
    lag[Seat::South] = 9000;
    let moves = ["e2", "e8", "e3", "e7", "e4", "e6", "d4", "d6", "d3", "d7", "c3", "c7", "c4", "c6"];
    for (ply, mv) in moves.into_iter().enumerate() {
        let command = Command::Move { text: mv.to_owned(), ply, lag: 9000 };
        table.command(table.room.turn(), &command, 1000 * (ply as u64 + 1)).expect("legal");
    }
    let deadline = table.room.clocks().deadline().expect("a clock runs");
    assert_eq!(table.room.next_timeout(&lag), Some(deadline + 150));
}

#[test]
fn false_lag_gains_little_in_the_long_run() {
    let mut table = Table::new(Players::Two, "600+0");
    for ply in 0..20 {
        let is_fence = |text: &String| text.ends_with(['h', 'v']);
        let fence = table.room.recent().legal_moves().into_iter().map(|mv| mv.to_string()).find(is_fence);
        let command = Command::Move { text: fence.expect("ten each"), ply, lag: 5000 };
        table.command(table.room.turn(), &command, 450 * (ply as u64 + 1)).expect("legal");
    }
    let granted = |timestamped: &TimestampedEvent| {
        if let RoomEvent::Moved { lag, .. } = timestamped.event { Some(lag) } else { None }
    };
    let of_south: Vec<u64> = table.events.iter().filter_map(granted).step_by(2).collect();
    // None before clocks run, never more than the move took, and in the end only what comes back with each move.
    assert_eq!(of_south, [0, 450, 450, 450, 450, 450, 450, 200, 150, 150]);
    assert_eq!(table.room.clocks().left(Seat::South, 9000), 600_000 - 9 * 450 + 3200);
    assert_eq!(table.replayed(&[]).clocks(), table.room.clocks(), "what was granted is stored");
}

#[test]
fn a_player_who_leaves_a_game_of_three_is_skipped_and_the_last_one_wins() {
    let mut table = Table::new(Players::Three, "10+0");
    for mv in ["e2", "b5", "e8"] {
        table.play(mv, 0).expect("legal");
    }
    table.play("e3", 4000).expect("legal");
    assert_eq!(table.room.timeout_event(14_000, &NO_LAG).map(|timestamped| timestamped.at), Some(14_000));
    table.command(Seat::South, &Command::Say(fencepost_server::room::Phrase::Hello), 14_000).expect("a word");
    assert_eq!(table.room.turn(), Seat::North);
    assert_eq!(table.room.clocks().running(), Some(Seat::North));
    assert_eq!(table.room.clocks().deadline(), Some(24_000));
    table.command(Seat::North, &Command::Resign, 15_000).expect("may resign");
    assert_eq!(table.room.recent().outcome().map(|outcome| outcome.ending.name()), Some("last player"));
    assert_eq!(
        table.room.line().iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["e2", "b5", "e8", "e3", "out:west", "out:north"]
    );
}

#[test]
fn a_clock_does_not_run_while_the_server_is_down() {
    let mut table = Table::new(Players::Two, "60+0");
    table.play("e2", 1000).expect("legal");
    table.play("e8", 2000).expect("legal");
    let outage = Outage { from: 5000, to: 500_000 };
    let room = table.replayed(&[outage]);
    assert_eq!(room.clocks().left(Seat::South, 500_000), 57_000);
    assert_eq!(room.timeout_event(556_999, &NO_LAG), None);
    assert_eq!(room.timeout_event(557_000, &NO_LAG).map(|timestamped| timestamped.at), Some(557_000));
    // What happened before and after is not touched by it.
    table.room.exclude_outage(outage);
    table.play("e3", 510_000).expect("in time");
    let again = table.replayed(&[outage]);
    assert_eq!(again.clocks().left(Seat::South, 510_000), 47_000);
    assert_eq!(table.room.clocks(), again.clocks());
}

#[test]
fn a_takeback_names_the_move_and_does_not_bring_back_who_left() {
    let mut table = Table::new(Players::Three, "-");
    assert_eq!(
        table.command(Seat::South, &Command::Offer(OfferKind::Takeback), 0),
        Err(CommandError::NothingToTakeBack)
    );
    table.play("e2", 0).expect("legal");
    table.command(Seat::West, &Command::Resign, 0).expect("may leave");
    assert_eq!(
        table.command(Seat::South, &Command::Offer(OfferKind::Takeback), 0),
        Err(CommandError::NothingToTakeBack)
    );
    table.play("e8", 0).expect("legal");
    table.command(Seat::North, &Command::Offer(OfferKind::Takeback), 0).expect("a request");
    let takeback = table.room.offers().takeback.expect("a request");
    assert_eq!((takeback.ply, takeback.mv.to_string()), (1, "e8".to_owned()));
    table.play("e3", 0).expect("legal");
    assert_eq!(table.room.offers().takeback, None, "the game has gone on");
}

#[test]
fn a_move_declines_the_draw_offers_of_others() {
    let mut table = Table::new(Players::Two, "-");
    table.command(Seat::South, &Command::Offer(OfferKind::Draw), 0).expect("an offer");
    table.play("e2", 0).expect("legal");
    assert!(table.room.offers().draw.contains(Seat::South));
    table.play("e8", 0).expect("legal");
    assert!(table.room.offers().draw.is_empty());
}

#[test]
fn offers_are_limited_to_one_between_two_moves() {
    let mut table = Table::new(Players::Two, "-");
    table.play("e2", 0).expect("legal");
    table.play("e8", 0).expect("legal");
    for kind in [OfferKind::Draw, OfferKind::Takeback] {
        assert_eq!(table.command(Seat::South, &Command::Offer(kind), 0), Ok(1));
        assert_eq!(table.command(Seat::South, &Command::Offer(kind), 0), Ok(0), "it stands");
        assert_eq!(table.command(Seat::North, &Command::Decline(kind), 0), Ok(1));
        assert_eq!(table.command(Seat::South, &Command::Offer(kind), 0), Err(CommandError::OfferedAlready));
        assert_eq!(table.command(Seat::North, &Command::Offer(kind), 0), Ok(1), "North has not asked yet");
        assert_eq!(table.command(Seat::North, &Command::Decline(kind), 0), Ok(1));
        assert_eq!(
            table.command(Seat::North, &Command::Offer(kind), 0),
            Err(CommandError::OfferedAlready),
            "taken back"
        );
        assert_eq!(table.replayed(&[]).recent_offers(), table.room.recent_offers());
    }
    table.play("e3", 0).expect("legal");
    assert_eq!(
        table.command(Seat::South, &Command::Offer(OfferKind::Draw), 0),
        Ok(1),
        "after a move one may ask again"
    );
    assert_eq!(table.command(Seat::North, &Command::Decline(OfferKind::Draw), 0), Ok(1));
    assert_eq!(table.command(Seat::North, &Command::Offer(OfferKind::Draw), 0), Ok(1));
    assert_eq!(table.command(Seat::South, &Command::Offer(OfferKind::Draw), 0), Ok(2), "to agree is always possible");
    assert_eq!(table.room.recent().outcome().map(|outcome| outcome.ending.name()), Some("agreed"));
    for (seat, other) in [(Seat::South, Seat::North), (Seat::North, Seat::South)] {
        assert_eq!(table.command(seat, &Command::Offer(OfferKind::Rematch), 0), Ok(1));
        assert_eq!(table.command(other, &Command::Decline(OfferKind::Rematch), 0), Ok(1));
        assert_eq!(table.command(seat, &Command::Offer(OfferKind::Rematch), 0), Err(CommandError::OfferedAlready));
    }
}

#[test]
fn a_game_with_too_many_events_can_only_end() {
    let mut table = Table::new(Players::Two, "600+0");
    let gift = Command::GiveTime { to: None, seconds: 5 };
    while table.room.seq() < MOST_EVENTS {
        table.command(Seat::South, &gift, 0).expect("a gift");
    }
    let say = Command::Say(fencepost_server::room::Phrase::Hello);
    for command in
        [gift, say, Command::Offer(OfferKind::Draw), Command::TakeOver { seat: Seat::South, level: 1, away: true }]
    {
        assert_eq!(table.command(Seat::South, &command, 20_000), Err(CommandError::TooLong), "{command:?}");
    }
    table.play("e2", 20_000).expect("a move");
    table.play("e8", 20_000).expect("a move");
    table.command(Seat::South, &Command::Resign, 20_000).expect("the end");
    assert_eq!(
        table.command(Seat::South, &Command::Say(fencepost_server::room::Phrase::Bye), 0),
        Err(CommandError::TooLong)
    );
    table.command(Seat::South, &Command::Offer(OfferKind::Rematch), 20_000).expect("another game");
    assert_eq!(table.replayed(&[]).seq(), table.room.seq());
}

/// A path along one row and back through the others, again and again.
fn round_in_columns(base: char, rows: [char; 3]) -> Vec<String> {
    let mut path: Vec<String> = "abcdefgh".chars().map(|column| format!("{column}{base}")).collect();
    for (number, column) in "hgfedcba".chars().enumerate() {
        let up = rows.map(|row| format!("{column}{row}"));
        if number % 2 == 0 { path.extend(up) } else { path.extend(up.into_iter().rev()) }
    }
    path
}

/// A path along the border of the four northern rows.
fn round_the_border() -> Vec<String> {
    let there = "abcdefghi".chars().map(|column| format!("{column}9"));
    let down = ["i8", "i7"].map(str::to_owned);
    let back = "ihgfedcba".chars().map(|column| format!("{column}6"));
    there.chain(down).chain(back).chain(["a7", "a8"].map(str::to_owned)).collect()
}

#[test]
fn a_game_that_never_ends_is_aborted() {
    let mut table = Table::new(Players::Two, "-");
    let paths = [round_in_columns('1', ['2', '3', '4']), round_the_border()];
    let mut places = [4, 4];
    let mut fences = ["a4h", "c4h", "e4h", "g4h", "a5h", "c5h", "e5h", "g5h"].into_iter();
    while !table.room.is_over() {
        let (ply, who) = (table.room.plies(), usize::from(table.room.turn() == Seat::North));
        // A fence now and then, before a position has come up three times (R17).
        let mv = if ply % 1300 == 1299 {
            fences.next().expect("enough fences").to_owned()
        } else {
            places[who] = (places[who] + 1) % paths[who].len();
            paths[who][places[who]].clone()
        };
        // Whether an engine or a person moves.
        if ply + 1 == MOST_PLIES {
            let by_engine = table.room.decide_engine_move(mv.parse().expect("a move"), 0, 0).expect("a legal move");
            assert_eq!(by_engine.events.last(), Some(&RoomEvent::Aborted));
        }
        table.play(&mv, 0).unwrap_or_else(|error| panic!("{mv} at {ply}: {error:?}"));
    }
    assert_eq!(table.room.plies(), MOST_PLIES);
    let ending = table.room.recent().outcome().map(|outcome| outcome.ending.name());
    assert_eq!((ending, &table.events.last().expect("many").event), (Some("aborted"), &RoomEvent::Aborted));
    assert!(table.replayed(&[]).is_over());
}

fn any_wish() -> impl Strategy<Value = (u8, u8, u64)> {
    (0..4u8, 0..12u8, 0..30_000u64)
}

proptest! {
    /// Whatever players do: the room rebuilt from its stored events is the same room, and the whole game is legal.
    #[test]
    fn a_room_is_its_events(
        count in 2..=4usize,
        control in prop_oneof![Just("-"), Just("60+2"), Just("20d3"), Just("15/move"), Just("30/hourglass")],
        commands in prop::collection::vec(any_wish(), 1..80),
    ) {
        let players = Players::from_count(count).expect("two to four");
        let mut table = Table::new(players, control);
        let mut now = 0;
        for (who, what, wait) in commands {
            now += wait;
            let seat = players.seats()[who as usize % count];
            let legal = table.room.recent().legal_moves();
            let mv = legal.into_iter().nth(what as usize * 7 % legal.len().max(1));
            let command = match (what, mv) {
                (0, _) => Command::Resign,
                (1, _) => Command::Offer(OfferKind::Draw),
                (2 | 3, _) => Command::Offer(OfferKind::Takeback),
                (4, _) => Command::Decline(OfferKind::Takeback),
                (5, _) => Command::GiveTime { to: Some(players.seats()[0]), seconds: 15 },
                (_, Some(mv)) => Command::Move { text: mv.to_string(), ply: table.room.plies(), lag: u64::from(who) * 100 },
                (_, None) => Command::Offer(OfferKind::Rematch),
            };
            let seat = if let Command::Move { .. } = command { table.room.turn() } else { seat };
            let before = table.room.seq();
            if table.command(seat, &command, now).is_err() {
                prop_assert!(table.room.seq() >= before);
            }
            let again = table.replayed(&[]);
            prop_assert_eq!(again.clocks(), table.room.clocks());
            prop_assert_eq!(again.offers(), table.room.offers());
            prop_assert_eq!(again.recent_offers(), table.room.recent_offers());
            prop_assert_eq!(again.line(), table.room.line());
            prop_assert_eq!(again.recent(), table.room.recent());
            prop_assert_eq!(again.seq(), table.events.len() as u64);
            let whole: Game = table.room.whole_game();
            prop_assert_eq!(whole.position(), table.room.position());
            prop_assert_eq!(whole.plies(), table.room.plies());
            if table.room.recent().outcome().is_none() {
                prop_assert_eq!(whole.occurrences(), table.room.recent().occurrences(), "R17");
            }
            if matches!(table.room.clocks().control(), TimeControl::None) {
                prop_assert_eq!(table.room.next_timeout(&NO_LAG), None);
            }
        }
    }
}
