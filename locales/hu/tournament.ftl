### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Versenyek
tournaments-hint = Sorsolás, eredmények és tabella, igazi táblákhoz vagy online. Fiók nem kell hozzá.
tournaments-yours = A te versenyeid
tournaments-public = Nyilvános versenyek
tournaments-none = Most nincs nyilvános verseny.
tournament-missing = Ez a verseny nem létezik.

## Making one

tournament-new = Új verseny
tournament-name = Név
tournament-where = Hol
tournament-at-board = Igazi táblánál
tournament-online = Online
tournament-format = Lebonyolítás
format-swiss = Svájci
format-round-robin = Körmérkőzés
format-knock-out = Kieséses
format-swiss-hint = Minden fordulóban mindenki játszik, hasonló pontszámú ellenféllel.
format-round-robin-hint = Mindenki játszik mindenkivel.
format-knock-out-hint = A győztes továbbjut. Az elődöntők vesztesei a harmadik helyért játszanak.
tournament-table = Játékos asztalonként
tournament-rounds = Fordulók
tournament-double = Mindenki kétszer mindenkivel
tournament-listed = Legyen a nyilvános listán
tournament-create = Verseny létrehozása

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] egy játékos
       *[other] { $players } játékos
    }
tab-tables = Asztalok
tab-standings = Tabella
tab-players = Játékosok
tab-print = Nyomtatás, mentés
round-number = { $round }. forduló
round-of = / { $rounds }
round-before = Előző forduló
round-after = Következő forduló
results-in = Eredmények: { $in } / { $all }
table-number = { $table }. asztal
goes-first = kezd
bye = { $name } ebben a fordulóban pihen
bye-points = pihen
round-none = Az első fordulót még nem sorsolták ki.
tournament-finished = Véget ért
tournament-winner = A verseny győztese: { $name }
result-none = Még nincs eredmény
result-absent = nem jelent meg
result-nobody = Senki sem jelent meg
result-draw = Döntetlen
column-rank = Helyezés
column-player = Játékos
column-points = Pont
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Csonkolt Buchholz
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Egymás elleni eredmény
tiebreak-wins = Győzelmek
tiebreak-buchholz-what = Az összes ellenfél pontjainak összege.
tiebreak-buchholz-cut-1-what = Ugyanez a legalacsonyabb nélkül.
tiebreak-sonneborn-berger-what = A legyőzött ellenfelek pontjai, és döntetlennél az ellenfél pontjainak fele.
tiebreak-direct-encounter-what = A holtversenyben állók egymás elleni pontjai.
tiebreak-wins-what = A megnyert játszmák száma.
sums-title = Holtverseny-számítás: { $name }
sums-round = { $round }. forduló: { $name }
sums-unplayed = { $round }. forduló: nem játszott
sums-unplayed-what = A le nem játszott forduló úgy számít, mint egy játszma azonos pontszámú ellenféllel, egy határig (FIDE).
sums-cut = kimarad
sums-total = Összesen
withdrawn = visszalépett
rating = Értékszám
watch-table = Nézem
watch-all = Minden asztal nézése
open-clock = Óra ehhez az asztalhoz
open-screen = Kivetítő
share-tournament = Játékosok meghívása

## Players

join-tournament = Nevezés a versenyre
join-name = A neved
join-now = Nevezek
registration-closed = A nevezés lezárult.
you-play = Te vagy { $name }
your-table-sits-out = Ebben a fordulóban pihensz.
your-table-wait = Várd meg a következő fordulót. Az oldal magától frissül.
your-game = A játszmád megnyitása
who-won = Ki nyert?
proposal-sent = Elküldve. Akkor számít, ha még valaki megerősíti az asztalnál.
proposal-confirm = { $name } szerint: { $result }
proposal-agree = Megerősítem
proposal-disputed = A telefonjaitok mást-mást jelentenek. Szóljatok a szervezőnek.
withdraw-me = Visszalépek
withdraw-sure = Végleg visszalépsz? Többé nem sorsolunk be.

## The organiser

organiser = Te szervezed ezt a versenyt
assistant = Te segítesz ezen a versenyen
tap-winner = Érintsd meg a győztest. Még egy érintés visszavonja.
result-just-entered = { $table }. asztal: valaki más épp most írt be eredményt. Még egy érintéssel módosíthatod.
phone-says = { $name } telefonja szerint: { $result }
phones-differ = Ennél az asztalnál a telefonok mást-mást jelentenek.
accept-result = Elfogadom
other-result = Más eredmény
player-add = Játékos hozzáadása
player-add-name = Név
player-add-rating = Értékszám (nem kötelező)
player-late = Késői nevezés
player-withdraw = Visszaléptetés
player-back = Visszavétel
player-link = Link a játékos telefonjára
round-pair = { $round }. forduló sorsolása
round-pair-first = Az első forduló sorsolása
round-pair-anyway = Sorsolás ismétléssel
round-undo = Forduló visszavonása
results-missing =
    { $count ->
        [one] egy eredmény hiányzik
       *[other] { $count } eredmény hiányzik
    }
players-missing = Legalább két játékos kell.
pair-only-repeats = Néhányuknak újra egymás ellen kellene játszaniuk. Engedélyezheted az ismétlést.
pair-only-second-byes = Valakinek másodszor is pihennie kellene. Ezt engedélyezheted.
pair-last-round = Minden fordulót lejátszottak.
pairing = Sorsolás…
round-begins = A következő forduló kezdete: { $time }.
round-waits = A következő forduló nem tud magától elindulni. A szervezőnek kell kisorsolnia.
settings-tournament = A verseny beállításai
settings-registration = A nevezés nyitva van
settings-repeats = Ismételt párosítás, ha nincs más lehetőség
settings-points = Pontok { $players } fős asztaloknál
settings-place = { $place }. hely
settings-tiebreaks = Holtverseny eldöntése, sorrendben
settings-up = Feljebb: { $name }
settings-absent = Hány perc után veszít a távol lévő
settings-start = A következő forduló kezdete
settings-round-time = Perc fordulónként (üres: nincs korlát)
settings-pause = Perc a fordulók között (üres: kézi indítás)
settings-engines = A gép beül az üres helyekre
settings-no-engines = Soha
settings-save = Mentés
settings-saved = Mentve.
organiser-link = A titkos linked
organiser-link-hint = Akinél ott van ez a link, mindent megtehet. Őrizd meg, hogy más eszközről is szervezhess.
assistants = Segítők
assistant-name = Név
assistant-add = Segítő hozzáadása
assistant-revoke = Visszavonás
assistant-revoked = visszavonva
assistant-link-hint = Küldd el ezt a linket neki: { $name }. Csak egyszer látható.

## Print and save

print-pairings = Sorsolás nyomtatása
print-standings = Tabella nyomtatása
print-crosstable = Kereszttáblázat nyomtatása
save-json = Minden (JSON)
save-standings = Tabella (CSV)
save-crosstable = Kereszttáblázat (CSV)
save-games = Minden játszma (.qgn)
crosstable = Kereszttáblázat

## The projector screen

screen-scan = Olvasd be és kövesd
screen-round = Forduló
time-left = Hátralévő idő
