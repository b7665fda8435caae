### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Správa nie je JSON.
error-bad-message = V správe chýba pole alebo je pole nesprávneho typu.
# $field: the name of the field in the message
error-bad-value = Pole „{ $field }“ nemôže mať túto hodnotu.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ nie je platný ťah: ťah figúrkou je políčko, napríklad e2, prekážka je políčko s h alebo v, napríklad e3h.
error-no-token = Na to treba token miesta.
error-unknown-token = Tento token nepatrí k žiadnemu miestu partie.
error-other-origin = Požiadavky z iných webov nie sú povolené.
# $host: the name in the address that was asked for
error-unknown-host = Tento server neodpovedá na meno { $host }. Jeho správca ho musí spustiť s --allow-host { $host } alebo --public-url.
error-no-such-game = Partia sa nenašla.
error-no-such-page = Na tejto adrese nič nie je.
error-method-not-allowed = Nepovolená metóda.
error-analysis-off = Analýza je na tomto serveri vypnutá.
error-own-game = Túto pozíciu práve hráš proti iným. Partiu môžeš rozobrať, keď sa skončí.
error-not-started = Partia sa ešte nezačala: niektoré miesto je voľné.
error-game-over = Partia sa skončila.
error-not-over = Partia sa ešte neskončila.
error-ply-mismatch = Partia medzitým pokročila alebo sa k tomuto ťahu ešte nedostala.
error-not-your-turn = Na ťahu je iný hráč.
error-no-open-seat = Žiadne miesto nie je voľné.
error-seat-taken = Toto miesto je obsadené.
error-nothing-to-take-back = Nemáš žiadny ťah, ktorý by sa dal vrátiť.
error-nothing-offered = Taká ponuka tu nie je.
error-offered-already = Táto ponuka už od posledného ťahu raz zaznela.
error-no-clock = Táto partia nemá hodiny.
error-not-playing = Toto miesto v partii nehrá alebo už je mimo hry.
error-name-a-seat = Uveď miesto, ktoré má dostať čas; nemôže to byť tvoje vlastné.
error-still-here = Hráč na tomto mieste je stále tu alebo odišiel iba pred chvíľou.
error-game-too-long = Na to je už partia príliš dlhá. Stále však môžeš ťahať alebo sa vzdať.
error-too-large = Správa je príliš dlhá.
error-too-slow = Správa prichádzala príliš dlho.
error-rate = Priveľa požiadaviek. Chvíľu počkaj.
error-too-many-games = Máš priveľa nedohratých partií.
error-too-many-sockets = Priveľa spojení naraz.
error-too-many-phrases = Nie tak rýchlo, prosím.
error-too-many-analyses = Priveľa analýz naraz.
error-storage = Partiu sa nepodarilo uložiť. Nič sa nezmenilo; skús to znova.
error-storage-full = Disk servera je plný. Nič sa nezmenilo; skús to neskôr.
error-read-only = Server nemôže zapisovať do svojho priečinka. Nič sa nezmenilo; skús to neskôr.
error-storage-gone = Databáza servera bola zmazaná alebo nahradená. Kým sa server nespustí znova, nič sa neukladá.
error-engines-gone = Kým sa server nespustí znova, počítač na ňom nemôže hrať.
error-storage-damaged = Databáza servera je poškodená. Kým sa neopraví, nič sa neukladá.
error-storage-slow = Hľadanie trvalo príliš dlho. Skús to znova.
error-stopping = Server sa reštartuje. Skús to znova.
error-internal = Na serveri sa niečo pokazilo. Nič sa nestratilo; skús to znova.

## The program

# $url: the address of the page
serve-ready = Fencepost beží na { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Na { $address } sa nedá počúvať: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Priečinok { $folder } sa nedá použiť: { $why }.
# $why: the system's own words
serve-no-threads = Server sa nepodarilo spustiť: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } sa nedá použiť: { $why }.
store-storage-full = { $file } sa nedá zapísať: disk je plný.
store-read-only = { $file } sa nedá zapísať: over, komu priečinok patrí a či nie je iba na čítanie.
store-damaged = Súbor { $file } je poškodený ({ $why }). Nič sa nezmenilo. Nahraď ho zálohou alebo ho presuň inam a začni odznova.
store-newer = Súbor { $file } zapísala novšia verzia Fencepostu. Nič sa nezmenilo; použi tú novšiu.
store-locked = Súbor { $file } používa iný program.
store-gone = Súbor { $file } bol počas používania zmazaný alebo nahradený.
store-timed-out = Súbor { $file } neodpovedal včas.
store-conflict = Súbor { $file } zároveň zmenil iný program.
store-unreachable = K { $file } sa nedá pripojiť: { $why }.
store-too-old = { $file } beží na PostgreSQL { $why }, čo je príliš staré: treba verziu 13 alebo novšiu.

# $file: the file that should become the copy
backup-exists = { $file } už existuje. Zadaj názov nového súboru.
# $why: what the database says
backup-failed = { $file } sa nepodarilo zapísať: { $why }.

# $file: the file that should be put back
restore-not-a-store = Súbor { $file } nie je databáza Fencepostu.
# $file: the database that is there
restore-needs-replace = V súbore { $file } už sú partie. S --replace zostanú uložené vedľa neho pod iným názvom.
# $file: where they are
restore-kept = Partie, ktoré tam boli, sú teraz v súbore { $file }.

postgres-tool = { $file } je databáza PostgreSQL. Použi { $tool }.

move-data-done = Všetko sa skopírovalo do { $file }; počty a kontrolné súčty súhlasia. Partie: { $games }, udalosti: { $events }.
move-data-not-empty = { $file } nie je prázdna. Nič sa nezmenilo; uveď prázdnu databázu.
move-data-differs = Kópia v { $file } by sa od originálu líšila v tabuľke { $table }. Nič sa nezmenilo.

# $file: the database, $games and $events: how many
verify-sound = Súbor { $file } je v poriadku. Partie: { $games }, udalosti: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partia { $game }: jej udalosti na seba od čísla { $seq } nenadväzujú.
verify-entry = Partia { $game }: údaje v zoznamoch nesúhlasia s jej udalosťami.
error-in-tournament = V turnajovej partii to nie je možné.
error-no-key = Na to treba kľúč organizátora alebo tvoj vlastný token.
error-not-allowed = Tento kľúč to nedovoľuje.
error-no-such-tournament = Turnaj sa nenašiel.
error-no-such-player = Hráč s týmto číslom neexistuje.
error-no-such-table = Také kolo alebo taký stôl neexistuje.
error-no-such-assistant = Taký pomocník neexistuje.
error-registration-closed = Prihlášky sú uzavreté.
error-too-late = Na to je už neskoro: prvé kolo je nažrebované.
error-tournament-full = Turnaj je plný.
error-has-results = Toto kolo už má výsledky a nedá sa vrátiť.
error-not-the-last-round = Vrátiť sa dá iba posledné kolo.
error-has-result = Tento stôl už má iný výsledok. Požiadaj o opravu organizátora.
error-not-a-result = To nie je výsledok pre tento stôl. Napíš jedno číslo za každého hráča, napríklad 1-0 alebo 0-0-1.
error-needs-a-winner = Vo vyraďovacom turnaji musí mať stôl víťaza.
error-played-online = Výsledok určí partia na tomto serveri.
error-results-missing = Chýbajú výsledky tohto kola.
error-last-round = To bolo posledné kolo.
error-too-few-players = Treba aspoň dvoch hráčov.
error-only-repeats = Nech sa kolo nažrebuje akokoľvek, niektorí spolu hrajú znova. Môžeš povoliť opakovanie.
error-only-second-byes = Niekto musí mať voľno a každý ho už mal. Môžeš povoliť opakovanie.
error-no-winner = Jeden zo stolov posledného kola nemá víťaza.
error-too-many-tournaments = Máš príliš veľa nedokončených turnajov.
