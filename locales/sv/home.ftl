### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spela Fencepost
start-resume = Spela vidare
start-resume-what = { $players } spelare, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } hittills
start-computer = Spela mot datorn
start-computer-hint = Fungerar även utan internet.
start-invite = Bjud in någon
start-invite-hint = Skicka en länk eller visa en QR-kod. Inget konto behövs.
start-pass = Spela på samma skärm
start-pass-hint = Två till fyra personer vid den här skärmen.
start-open = Öppna partier
start-open-none = Ingen väntar just nu. Öppna ett parti, så ser andra det här.
start-open-offline = Ingen kontakt med servern. Du kan ändå spela mot datorn och på samma skärm.
start-watch = Titta på
start-watch-none = Inget offentligt parti pågår just nu.
start-rules = Läs reglerna
start-rules-hint = Två minuter, med bilder.
start-now = Starta
start-create = Skapa länk
start-level = Nivå { $level }
level-label = Styrka
level-1 = Nybörjare
level-2 = Första stegen
level-3 = Lätt
level-4 = Avspänd
level-5 = Stabil
level-6 = Van
level-7 = Stark
level-8 = Mycket stark
level-9 = Expert
level-10 = Full styrka
players-label = Spelare
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klocka
clock-own = Egen klocka
clock-kind = Typ av klocka
clock-kind-increment = Tid per spelare med tillägg
clock-kind-delay = Tid per spelare med fördröjning
clock-kind-per-move = Tid per drag
clock-kind-hourglass = Timglas
clock-own-minutes = Minuter per spelare
clock-own-seconds = Sekunder per drag
first-label = Vem börjar
first-lot = Lottning
first-me = Jag
first-other = Den andra
first-another = Någon annan
seats-label = Övriga platser
seat-person = Människa
listed-label = Visa bland öppna partier
join = Gå med
watch = Titta på
game-watch-move = Drag { $number }
