//! A tournament as a state machine: whatever is asked of it, it is rebuilt from its events alone.

use fencepost_pairing::TableResult;
use fencepost_rules::TimeControl;
use fencepost_server::room::Fingerprint;
use fencepost_server::tournament::{
    Actor, FormatKind, Place, Terms, TimestampedTournamentEvent, Tournament, TournamentCommand, TournamentEvent,
    TournamentSettings,
};
use proptest::prelude::*;

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![
        4 => Just(Actor::Organiser),
        1 => Just(Actor::House),
        1 => (1u32..3).prop_map(Actor::Assistant),
        2 => (1u32..9).prop_map(Actor::Player),
        1 => Just(Actor::Stranger),
    ]
}

fn result() -> impl Strategy<Value = TableResult> {
    let texts = ["1-0", "0-1", "1/2-1/2", "0-0", "1-0-0", "2-0-1", "0-0-0", "0-0-1-0", "3-1-2-0", "1/4-1/4-1/4-1/4"];
    prop::sample::select(texts.to_vec()).prop_map(|text| text.parse().expect("a result"))
}

fn command() -> impl Strategy<Value = TournamentCommand> {
    let token = || "[a-z]{3}".prop_map(|secret| Fingerprint::of(&secret));
    let ids = || (0u64..1 << 60).prop_map(|seed| (0..20).map(|at| format!("g{seed}x{at}")).collect::<Vec<String>>());
    prop_oneof![
        4 => ("[A-D]{1,2}", token()).prop_map(|(name, token)| TournamentCommand::Join { name, token }),
        1 => ("[A-D]", prop::option::of(0u8..4), token())
            .prop_map(|(name, engine, token)| TournamentCommand::Enter { name, rating: Some(1500), engine, token }),
        2 => (1u32..12).prop_map(|player| TournamentCommand::Withdraw { player }),
        1 => (1u32..12, any::<bool>()).prop_map(|(player, withdrawn)| TournamentCommand::Correct {
            player, name: None, rating: None, withdrawn: Some(withdrawn),
        }),
        5 => (any::<bool>(), ids()).prop_map(|(repeats, games)| TournamentCommand::Pair { repeats, games }),
        2 => (1usize..5).prop_map(|round| TournamentCommand::TakeBack { round }),
        16 => (1usize..5, 1usize..5, prop::option::weighted(0.9, result())).prop_map(|(round, table, result)| {
            TournamentCommand::SetResult { round, table, result, absent: Vec::new() }
        }),
        6 => (1usize..5, 1usize..5, result())
            .prop_map(|(round, table, result)| TournamentCommand::Propose { round, table, result }),
        1 => token().prop_map(|key| TournamentCommand::Appoint { name: None, key }),
        1 => (1u32..3).prop_map(|assistant| TournamentCommand::Revoke { assistant }),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    let format = prop::sample::select(&FormatKind::ALL[..]);
    (format, 2u8..=4, any::<bool>()).prop_map(|(format, table, is_online)| Terms {
        format,
        double: false,
        table,
        place: if is_online { Place::Online } else { Place::Board },
        control: TimeControl::None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_tournament_is_its_events(terms in terms(), commands in prop::collection::vec((actor(), command()), 0..80)) {
        let mut settings = TournamentSettings::named("Any".to_owned());
        settings.engines = (terms.place == Place::Online).then_some(2);
        let key = Fingerprint::of("key");
        let created = TournamentEvent::Created { terms: Box::new(terms), settings: Box::new(settings), key };
        let mut events = vec![TimestampedTournamentEvent { at: 1, event: created }];
        let mut tournament = Tournament::replay("id", &events).expect("created");
        for (at, (actor, command)) in (2u64..).zip(commands) {
            let Ok(decided) = tournament.decide(actor, &command) else { continue };
            let may_anybody = matches!(command, TournamentCommand::Join { .. });
            prop_assert!(actor != Actor::Stranger || may_anybody);
            for event in decided {
                let event = TimestampedTournamentEvent { at, event };
                tournament.apply(&event).expect("what was decided fits");
                events.push(event);
            }
        }
        let text = serde_json::to_string(&events).expect("JSON");
        let read: Vec<TimestampedTournamentEvent> = serde_json::from_str(&text).expect("the same");
        prop_assert_eq!(&read, &events);
        let rebuilt = Tournament::replay("id", &read).expect("its own events");
        prop_assert_eq!(format!("{rebuilt:?}"), format!("{tournament:?}"));
        prop_assert_eq!(rebuilt.seq(), events.len() as u64);
        prop_assert_eq!(rebuilt.standings().len(), tournament.players().len());
        for round in tournament.rounds() {
            let mut seated: Vec<u32> = round.tables.iter().flat_map(|it| it.table.players.clone()).collect();
            seated.extend(&round.byes);
            let count = seated.len();
            seated.sort_unstable();
            seated.dedup();
            prop_assert_eq!(seated.len(), count, "nobody sits twice");
        }
    }
}
