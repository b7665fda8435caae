### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Tournaments
tournaments-hint = Pairings, results and standings, for real boards or online. No account needed.
tournaments-yours = Your tournaments
tournaments-public = Public tournaments
tournaments-none = No public tournaments right now.
tournament-missing = This tournament doesn’t exist.

## Making one

tournament-new = New tournament
tournament-name = Name
tournament-where = Where
tournament-at-board = At real boards
tournament-online = Online
tournament-format = Format
format-swiss = Swiss
format-round-robin = Round robin
format-knock-out = Knockout
format-swiss-hint = Everyone plays every round, against players with a similar score.
format-round-robin-hint = Everyone meets everyone.
format-knock-out-hint = The winner goes on. The losers of the semi-finals play for third place.
tournament-table = Players per table
tournament-rounds = Rounds
tournament-double = Everyone meets twice
tournament-listed = Show in the public list
tournament-create = Create tournament

## What everybody sees

# Under the name, such as “Swiss · 13 players”
tournament-what =
    { $players ->
        [one] { $format } · one player
       *[other] { $format } · { $players } players
    }
tab-tables = Tables
tab-standings = Standings
tab-players = Players
tab-print = Print and save
round-number = Round { $round }
# $rounds: how many there will be
round-of = of { $rounds }
round-before = Previous round
round-after = Next round
results-in =
    { $all ->
        [one] { $in } of one result in
       *[other] { $in } of { $all } results in
    }
table-number = Table { $table }
goes-first = goes first
bye = { $name } sits out this round
bye-points = sits out
round-none = The first round has not been paired yet.
tournament-finished = Finished
tournament-winner = { $name } wins the tournament
result-none = No result yet
# A player did not turn up
result-absent = did not turn up
result-nobody = Nobody turned up
result-draw = Draw
column-rank = Rank
column-player = Player
column-points = Points
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz cut 1
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Direct encounter
tiebreak-wins = Wins
tiebreak-buchholz-what = The points of all opponents, added up.
tiebreak-buchholz-cut-1-what = The same without the lowest of them.
tiebreak-sonneborn-berger-what = The points of beaten opponents, and half of those who drew.
tiebreak-direct-encounter-what = The points from games between those who are tied.
tiebreak-wins-what = Games won.
sums-title = How { $name }’s tie-breaks add up
sums-round = Round { $round }: { $name }
sums-unplayed = Round { $round }: not played
sums-unplayed-what = A round that was not played counts as a game against someone with the same points, up to a limit (FIDE).
sums-cut = left out
sums-total = Total
withdrawn = withdrawn
rating = Rating
watch-table = Watch
watch-all = Watch all tables
open-clock = Open a clock for this table
open-screen = Projector screen
share-tournament = Invite players

## Players

join-tournament = Join this tournament
join-name = Your name
join-now = Join
registration-closed = Registration is closed.
you-play = You are { $name }
your-table-sits-out = You sit out this round.
your-table-wait = Wait for the next round. This page updates by itself.
your-game = Open your game
who-won = Who won?
proposal-sent = Sent. It counts once someone else at the table confirms it.
proposal-confirm = { $name } says: { $result }
proposal-agree = Confirm
proposal-disputed = Your phones say different things. Tell the organiser.
withdraw-me = Leave the tournament
withdraw-sure = Leave for good? You won’t be paired any more.

## The organiser

organiser = You are the organiser
assistant = You are an assistant
tap-winner = Tap the winner. Tap again to take it back.
result-just-entered = Table { $table }: someone else has just entered a result. Tap again to change it.
phone-says = { $name }’s phone says: { $result }
phones-differ = The phones at this table say different things.
accept-result = Accept
other-result = Another result
player-add = Add player
player-add-name = Name
player-add-rating = Rating (optional)
player-late = Late entry
player-withdraw = Withdraw
player-back = Bring back
player-link = Link for this player’s phone
round-pair = Pair round { $round }
round-pair-first = Pair the first round
round-pair-anyway = Pair with repeats
round-undo = Take round back
results-missing =
    { $count ->
        [one] one result missing
       *[other] { $count } results missing
    }
players-missing = At least two players are needed.
pair-only-repeats = Some players would have to meet again. You can allow repeats.
pair-only-second-byes = Someone would have to sit out twice. You can allow that.
pair-last-round = All rounds have been played.
pairing = Pairing…
round-begins = The next round begins at { $time }.
round-waits = The next round can’t start by itself. The organiser has to pair it.
settings-tournament = Tournament settings
settings-registration = Registration is open
settings-repeats = Allow repeated pairings when nothing else is possible
settings-points = Points at tables of { $players }
settings-place = Place { $place }
settings-tiebreaks = Order of tie-breaks
settings-up = Move { $name } up
settings-absent = Minutes until absent players forfeit
settings-start = Next round starts at
settings-round-time = Minutes per round (empty: no limit)
settings-pause = Minutes between rounds (empty: start by hand)
settings-engines = Computer fills empty seats
settings-no-engines = Never
settings-save = Save
settings-saved = Saved.
organiser-link = Your secret link
organiser-link-hint = Whoever has this link can do everything. Keep it to organise from another device.
assistants = Assistants
assistant-name = Name
assistant-add = Add assistant
assistant-revoke = Revoke
assistant-revoked = revoked
assistant-link-hint = Send this link to { $name }. It is shown only once.

## Print and save

print-pairings = Print pairings
print-standings = Print standings
print-crosstable = Print cross table
save-json = Everything (JSON)
save-standings = Standings (CSV)
save-crosstable = Cross table (CSV)
save-games = All games (.qgn)
crosstable = Cross table

## The projector screen

screen-scan = Scan to follow
screen-round = Round
time-left = Time left
