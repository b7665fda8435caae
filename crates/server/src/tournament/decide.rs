//! Deciding on commands: they become events, or are refused.

use fencepost_pairing::Number;

use super::entrant::unlike_others;
use super::{
    Actor, Entrant, FormatKind, MOST_ASSISTANTS, MOST_EVENTS, MOST_PLAYERS, Place, Tournament, TournamentCommand,
    TournamentError, TournamentEvent, TournamentSettings,
};
use crate::room::Fingerprint;

type Decided = Result<Vec<TournamentEvent>, TournamentError>;

impl Tournament {
    /// Decides on a command. This changes nothing.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, actor: Actor, command: &TournamentCommand) -> Decided {
        may(actor, command)?;
        if self.seq() >= MOST_EVENTS {
            return Err(TournamentError::Full);
        }
        match command {
            TournamentCommand::Change(settings) => self.decide_change(settings),
            TournamentCommand::Enter { name, rating, engine, token } => {
                if engine.is_some() && self.terms().place != Place::Online {
                    return Err(TournamentError::BadValue { field: "engine" });
                }
                self.decide_entry(name, *rating, *engine, *token)
            }
            TournamentCommand::Join { name, token } => {
                if !self.settings().registration {
                    return Err(TournamentError::RegistrationClosed);
                }
                self.decide_entry(name, None, None, *token)
            }
            TournamentCommand::Correct { player, name, rating, withdrawn } => {
                self.decide_correction(*player, name.as_deref(), *rating, *withdrawn)
            }
            TournamentCommand::Withdraw { player } => self.decide_correction(*player, None, None, Some(true)),
            TournamentCommand::Retoken { player, token } => {
                let entrant = self.known_player(*player)?;
                if entrant.engine.is_some() {
                    return Err(TournamentError::BadValue { field: "player" });
                }
                Ok(vec![TournamentEvent::Retokened { player: *player, token: *token }])
            }
            TournamentCommand::Pair { repeats, games } => self.decide_pairing(*repeats, games),
            TournamentCommand::TakeBack { round } => self.decide_taking_back(*round),
            TournamentCommand::SetResult { round, table, result, absent } => {
                self.decide_result(*round, *table, result.as_ref(), absent)
            }
            TournamentCommand::Propose { round, table, result } => self.decide_proposal(actor, *round, *table, result),
            TournamentCommand::Appoint { name, key } => {
                if self.assistants().len() >= MOST_ASSISTANTS {
                    return Err(TournamentError::Full);
                }
                let assistant = self.assistants().len() as u32 + 1;
                Ok(vec![TournamentEvent::Appointed { assistant, name: name.clone(), key: *key }])
            }
            TournamentCommand::Revoke { assistant } => {
                let known = (*assistant as usize).checked_sub(1).and_then(|at| self.assistants().get(at));
                let known = known.ok_or(TournamentError::NoSuchAssistant)?;
                let event = TournamentEvent::Revoked { assistant: *assistant };
                Ok(if known.revoked { Vec::new() } else { vec![event] })
            }
            TournamentCommand::Finish { game, result, absent, again } => {
                self.decide_finish(game, result.as_ref(), absent, again)
            }
        }
    }

    pub(super) fn known_player(&self, number: Number) -> Result<&Entrant, TournamentError> {
        self.player(number).ok_or(TournamentError::NoSuchPlayer)
    }

    fn decide_change(&self, settings: &TournamentSettings) -> Decided {
        let bad = |field| Err(TournamentError::BadValue { field });
        if settings == self.settings() {
            return Ok(Vec::new());
        }
        if settings.rounds != self.settings().rounds
            && (self.terms().format != FormatKind::Swiss || (settings.rounds as usize) < self.rounds().len().max(1))
        {
            return bad("rounds");
        }
        if self.terms().place != Place::Online {
            let online = |it: &TournamentSettings| (it.start, it.pause, it.engines);
            if online(settings) != online(self.settings()) {
                return bad(if settings.start.is_some() {
                    "start"
                } else if settings.pause.is_some() {
                    "pause"
                } else {
                    "engines"
                });
            }
        }
        Ok(vec![TournamentEvent::Changed { settings: Box::new(settings.clone()) }])
    }

    fn decide_entry(&self, name: &str, rating: Option<u32>, engine: Option<u8>, token: Fingerprint) -> Decided {
        if !self.rounds().is_empty() && !self.takes_late_entries() {
            return Err(TournamentError::TooLate);
        }
        if self.players().len() >= MOST_PLAYERS {
            return Err(TournamentError::Full);
        }
        let player = self.players().len() as Number + 1;
        let name = unlike_others(name, self.players(), None);
        let token = Some(token).filter(|_| engine.is_none());
        Ok(vec![TournamentEvent::Entered { player, name, rating, engine, fills: false, token }])
    }

    /// Whether somebody may still come: not where the whole schedule follows from the first round, nor after the last.
    fn takes_late_entries(&self) -> bool {
        let is_planned = self.terms().format == FormatKind::KnockOut
            || self.terms().format == FormatKind::RoundRobin && self.terms().table == 2;
        !is_planned && self.rounds_in_all().is_none_or(|all| self.rounds().len() < all) && !self.is_finished()
    }

    #[expect(clippy::option_option, reason = "a rating may be left alone, taken away, or set")]
    fn decide_correction(
        &self,
        player: Number,
        name: Option<&str>,
        rating: Option<Option<u32>>,
        withdrawn: Option<bool>,
    ) -> Decided {
        let entrant = self.known_player(player)?;
        let name = name.map_or_else(|| entrant.name.clone(), |name| unlike_others(name, self.players(), Some(player)));
        let rating = rating.unwrap_or(entrant.rating);
        // The bracket of a knock-out follows from the ratings.
        if rating != entrant.rating && !self.rounds().is_empty() && self.terms().format == FormatKind::KnockOut {
            return Err(TournamentError::TooLate);
        }
        let mut events = Vec::new();
        if (&name, rating) != (&entrant.name, entrant.rating) {
            events.push(TournamentEvent::Corrected { player, name, rating });
        }
        match withdrawn {
            Some(true) if !entrant.withdrawn => events.push(TournamentEvent::Withdrew { player }),
            Some(false) if entrant.withdrawn => events.push(TournamentEvent::Returned { player }),
            _ => {}
        }
        Ok(events)
    }
}

/// Whether somebody may ask for something at all.
fn may(actor: Actor, command: &TournamentCommand) -> Result<(), TournamentError> {
    let is_for_organiser = matches!(
        command,
        TournamentCommand::Change(_) | TournamentCommand::Appoint { .. } | TournamentCommand::Revoke { .. }
    );
    let is_allowed = match (actor, command) {
        (Actor::House, _)
        | (_, TournamentCommand::Join { .. })
        | (Actor::Player(_), TournamentCommand::Propose { .. }) => true,
        (Actor::Player(own), TournamentCommand::Withdraw { player }) => own == *player,
        (_, TournamentCommand::Finish { .. } | TournamentCommand::Propose { .. })
        | (Actor::Stranger | Actor::Player(_), _) => false,
        (Actor::Organiser | Actor::Assistant(_), _) => actor == Actor::Organiser || !is_for_organiser,
    };
    if is_allowed { Ok(()) } else { Err(TournamentError::NotAllowed) }
}
