//! The engine as its users see it: options in, a game in, a move out.

use fencepost_rules::{Game, Move, Players};

use crate::history::History;
use crate::host::{Host, Limits};
use crate::player::Player;
use crate::search::{Root, Search};
use crate::table::Table;

/// What users may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Mebibytes for the table of known positions.
    pub hash: usize,
    /// How many of the best lines are worked out.
    pub lines: usize,
    /// Threads that search together.
    pub threads: usize,
    /// 1 to 10 for people, 0 for full strength.
    pub level: u8,
    /// Settles every choice that is left to chance.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 64, lines: 1, threads: 1, level: 0, seed: 0 }
    }
}

/// The player, with its memory: one for each game or analysis.
pub struct Engine {
    options: Options,
    table: Table,
    history: History,
}

impl Engine {
    /// An engine that keeps within these options.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.hash << 20);
        Engine { options, table, history: History::new() }
    }

    /// The options in force.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the options; a new size of the table empties it.
    pub fn set_options(&mut self, options: Options) {
        if options.hash != self.options.hash {
            self.table = Table::new(options.hash << 20);
        }
        self.options = options;
    }

    /// Thinks about the position on the board; returns the best move and the number of positions looked at.
    pub fn think(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> (Option<Move>, u64) {
        if game.outcome().is_some() || game.position().players() != Players::Two {
            return (None, 0);
        }
        self.table.start_search();
        self.history.fade();
        let mut search = Search::new(game, &self.table, &mut self.history, host, limits);
        let mut root = Root::new(game.position(), &limits.only);
        search.run(game.position(), &mut root, self.options.lines);
        (root.moves.first().map(|root_move| root_move.mv), search.nodes())
    }
}

impl Player for Engine {
    fn configure(&mut self, options: &Options) {
        self.set_options(options.clone());
    }

    fn new_game(&mut self) {
        self.table.clear();
        self.history = History::new();
    }

    fn choose(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> Option<Move> {
        self.think(game, limits, host).0
    }
}
