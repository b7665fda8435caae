### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Az üzenet nem JSON.
error-bad-message = Hiányzik egy adatmező, vagy egy adatmező rossz típusú.
# $field: the name of the field in the message
error-bad-value = Ennek az adatmezőnek nem lehet ilyen értéke: „{ $field }”.
# $text: what was sent as a move
error-not-a-move = „{ $text }” nem érvényes lépés: a bábu lépése egy mező, például e2, az akadály egy mező és h vagy v, például e3h.
error-no-token = Ehhez egy hely tokenje kell.
error-unknown-token = Ez a token a játszma egyik helyéhez sem tartozik.
error-other-origin = Más webhelyekről érkező kérések nem engedélyezettek.
# $host: the name in the address that was asked for
error-unknown-host = Erre a névre ez a kiszolgáló nem válaszol: { $host }. Az üzemeltetőnek --allow-host { $host } vagy --public-url kapcsolóval kell indítania.
error-no-such-game = A játszma nem található.
error-no-such-page = Ezen a címen nincs semmi.
error-method-not-allowed = Ez a metódus nem engedélyezett.
error-analysis-off = Ezen a kiszolgálón ki van kapcsolva az elemzés.
error-own-game = Ezt az állást éppen mások ellen játszod. A játszmát elemezheted, ha véget ért.
error-not-started = A játszma még nem kezdődött el: van még szabad hely.
error-game-over = A játszma véget ért.
error-not-over = A játszma még nem ért véget.
error-ply-mismatch = A játszma azóta továbbment, vagy még nem tart ott.
error-not-your-turn = Most másik játékos következik.
error-no-open-seat = Nincs szabad hely.
error-seat-taken = Ez a hely foglalt.
error-nothing-to-take-back = Nincs visszavonható lépésed.
error-nothing-offered = Ilyen ajánlat nincs.
error-offered-already = Ezt az utolsó lépés óta már felajánlottad.
error-no-clock = Ebben a játszmában nincs óra.
error-not-playing = Ez a hely nincs a játszmában, vagy már nincs.
error-name-a-seat = Nevezd meg a helyet, amelyik az időt kapja; a sajátod nem lehet.
error-still-here = Ez a játékos még itt van, vagy csak most ment el.
error-game-too-long = Ehhez ez a játszma túl hosszú. Lépni és feladni még tudsz.
error-too-large = Az üzenet túl hosszú.
error-too-slow = Az üzenet túl lassan érkezett meg.
error-rate = Túl sok kérés. Várj egy kicsit.
error-too-many-games = Túl sok befejezetlen játszmád van.
error-too-many-sockets = Túl sok egyidejű kapcsolat.
error-too-many-phrases = Kicsit lassabban, kérlek!
error-too-many-analyses = Túl sok egyidejű elemzés.
error-storage = A játszmát nem sikerült elmenteni. Semmi sem változott; próbáld újra.
error-storage-full = Megtelt a kiszolgáló lemeze. Semmi sem változott; próbáld újra később.
error-read-only = A kiszolgáló nem tud a mappájába írni. Semmi sem változott; próbáld újra később.
error-storage-gone = A kiszolgáló adatbázisát törölték vagy kicserélték. A kiszolgáló újraindításáig semmi sem mentődik el.
error-engines-gone = A kiszolgáló újraindításáig a gép nem tud itt játszani.
error-storage-damaged = A kiszolgáló adatbázisa sérült. Amíg meg nem javítják, semmi sem mentődik el.
error-storage-slow = A keresés túl sokáig tartott. Próbáld újra.
error-stopping = A kiszolgáló újraindul. Próbáld újra.
error-internal = Valami hiba történt a kiszolgálón. Semmi sem veszett el; próbáld újra.

## The program

# $url: the address of the page
serve-ready = A Fencepost itt fut: { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Ezen a címen nem lehet figyelni: { $address } ({ $why }).
# $folder: its name, $why: the system's own words
serve-no-folder = Ez a mappa nem használható: { $folder } ({ $why }).
# $why: the system's own words
serve-no-threads = A kiszolgálót nem sikerült elindítani: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Ez a fájl nem használható: { $file } ({ $why }).
store-storage-full = Ez a fájl nem írható, mert megtelt a lemez: { $file }.
store-read-only = Ez a fájl nem írható: { $file }. Nézd meg, kié a mappa, és nem írásvédett-e.
store-damaged = Ez a fájl sérült: { $file } ({ $why }). Semmi sem változott. Tegyél a helyére biztonsági másolatot, vagy vidd el onnan, és kezdj újat.
store-newer = Ezt a fájlt újabb Fencepost írta: { $file }. Semmi sem változott; használd azt a verziót.
store-locked = Ezt a fájlt másik program használja: { $file }.
store-gone = Ezt a fájlt használat közben törölték vagy kicserélték: { $file }.
store-timed-out = Ez a fájl nem válaszolt időben: { $file }.
store-conflict = Ezt a fájlt közben egy másik program módosította: { $file }.
store-unreachable = A következő nem érhető el: { $file } ({ $why }).
store-too-old = A(z) { $file } PostgreSQL { $why } verzión fut, amely túl régi: legalább a 13-as verzió szükséges.

# $file: the file that should become the copy
backup-exists = Már létezik: { $file }. Adj meg új fájlt.
# $why: what the database says
backup-failed = Ezt a fájlt nem sikerült megírni: { $file } ({ $why }).

# $file: the file that should be put back
restore-not-a-store = Ez a fájl nem Fencepost-adatbázis: { $file }.
# $file: the database that is there
restore-needs-replace = Ebben a fájlban már vannak játszmák: { $file }. A --replace kapcsolóval más néven megmaradnak mellette.
# $file: where they are
restore-kept = Az ott lévő játszmák most itt vannak: { $file }.

postgres-tool = A(z) { $file } PostgreSQL-adatbázis. Használd ezt: { $tool }.

move-data-done = Minden átmásolva ide: { $file }; a darabszámok és az ellenőrző összegek egyeznek. Játszmák: { $games }, események: { $events }.
move-data-not-empty = A(z) { $file } nem üres. Semmi sem változott; adj meg egy üres adatbázist.
move-data-differs = A(z) { $file } adatbázisban lévő másolat eltérne az eredetitől ebben a táblában: { $table }. Semmi sem változott.

# $file: the database, $games and $events: how many
verify-sound = Ez a fájl rendben van: { $file }. Játszmák: { $games }, események: { $events }.
# $game: its name, $seq: the number of an event
verify-game = { $game } játszma: az eseményei ettől a számtól nem illenek össze: { $seq }.
verify-entry = { $game } játszma: a bejegyzése a listákban nem egyezik az eseményeivel.
error-in-tournament = Versenyjátszmában ez nem lehetséges.
error-no-key = Ehhez a szervező kulcsa vagy a saját tokened kell.
error-not-allowed = Ez a kulcs ezt nem engedi.
error-no-such-tournament = A verseny nem található.
error-no-such-player = Ilyen számú játékos nincs.
error-no-such-table = Ilyen forduló vagy asztal nincs.
error-no-such-assistant = Ilyen segítő nincs.
error-registration-closed = A nevezés lezárult.
error-too-late = Ehhez már késő: az első fordulót kisorsolták.
error-tournament-full = A verseny betelt.
error-has-results = Ennek a fordulónak már van eredménye, nem vonható vissza.
error-not-the-last-round = Csak az utolsó forduló vonható vissza.
error-has-result = Ennek az asztalnak már más az eredménye. Kérd meg a szervezőt, hogy javítsa ki.
error-not-a-result = Ez nem eredmény ehhez az asztalhoz. Írj játékosonként egy számot, például: 1-0 vagy 0-0-1.
error-needs-a-winner = Kieséses versenyen az asztalnál kell hogy legyen győztes.
error-played-online = Az eredmény a kiszolgálón játszott játszmából jön.
error-results-missing = Hiányoznak eredmények ebből a fordulóból.
error-last-round = Ez volt az utolsó forduló.
error-too-few-players = Legalább két játékos kell.
error-only-repeats = Bárhogy is sorsoljuk a fordulót, néhányan újra egymás ellen játszanak. Engedélyezheted az ismétlést.
error-only-second-byes = Valakinek pihennie kell, de már mindenki pihent. Engedélyezheted az ismétlést.
error-no-winner = Az utolsó forduló egyik asztalánál nincs győztes.
error-too-many-tournaments = Túl sok befejezetlen versenyed van.
