### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Zpráva není JSON.
error-bad-message = Ve zprávě chybí pole, nebo je pole nesprávného typu.
# $field: the name of the field in the message
error-bad-value = Pole „{ $field }“ nemůže mít tuto hodnotu.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ není platný tah: tah figurkou je pole, například e2, překážka je pole s h nebo v, například e3h.
error-no-token = K tomu je potřeba token místa.
error-unknown-token = Tento token nepatří k žádnému místu partie.
error-other-origin = Požadavky z jiných webů nejsou povoleny.
# $host: the name in the address that was asked for
error-unknown-host = Tento server neodpovídá na jméno { $host }. Jeho správce ho musí spustit s --allow-host { $host } nebo --public-url.
error-no-such-game = Partie nenalezena.
error-no-such-page = Na této adrese nic není.
error-method-not-allowed = Nepovolená metoda.
error-analysis-off = Analýza je na tomto serveru vypnutá.
error-own-game = Tuto pozici právě hraješ proti jiným. Partii můžeš rozebrat, až skončí.
error-not-started = Partie ještě nezačala: některé místo je volné.
error-game-over = Partie skončila.
error-not-over = Partie ještě neskončila.
error-ply-mismatch = Partie mezitím pokročila, nebo k tomuto tahu ještě nedospěla.
error-not-your-turn = Na tahu je jiný hráč.
error-no-open-seat = Žádné místo není volné.
error-seat-taken = Toto místo je obsazené.
error-nothing-to-take-back = Nemáš žádný tah, který by šlo vrátit.
error-nothing-offered = Taková nabídka tu není.
error-offered-already = Tahle nabídka už od posledního tahu jednou zazněla.
error-no-clock = Tato partie nemá hodiny.
error-not-playing = Toto místo v partii nehraje, nebo už je mimo hru.
error-name-a-seat = Uveď místo, které má čas dostat; nemůže to být tvoje vlastní.
error-still-here = Hráč na tomto místě je stále tady, nebo odešel teprve před chvílí.
error-game-too-long = Na to už je partie příliš dlouhá. Pořád ale můžeš táhnout nebo se vzdát.
error-too-large = Zpráva je příliš dlouhá.
error-too-slow = Zpráva přicházela příliš dlouho.
error-rate = Příliš mnoho požadavků. Chvíli počkej.
error-too-many-games = Máš příliš mnoho nedohraných partií.
error-too-many-sockets = Příliš mnoho spojení najednou.
error-too-many-phrases = Ne tak rychle, prosím.
error-too-many-analyses = Příliš mnoho analýz najednou.
error-storage = Partii nešlo uložit. Nic se nezměnilo; zkus to znovu.
error-storage-full = Disk serveru je plný. Nic se nezměnilo; zkus to později.
error-read-only = Server nemůže zapisovat do své složky. Nic se nezměnilo; zkus to později.
error-storage-gone = Databáze serveru byla smazána nebo nahrazena. Dokud se server nespustí znovu, nic se neukládá.
error-engines-gone = Dokud se server nespustí znovu, počítač na něm nemůže hrát.
error-storage-damaged = Databáze serveru je poškozená. Dokud se neopraví, nic se neukládá.
error-storage-slow = Hledání trvalo příliš dlouho. Zkus to znovu.
error-stopping = Server se restartuje. Zkus to znovu.
error-internal = Na serveru se něco pokazilo. Nic se neztratilo; zkus to znovu.

## The program

# $url: the address of the page
serve-ready = Fencepost běží na { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Na { $address } nelze naslouchat: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Složku { $folder } nelze použít: { $why }.
# $why: the system's own words
serve-no-threads = Server nešlo spustit: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } nelze použít: { $why }.
store-storage-full = { $file } nelze zapsat: disk je plný.
store-read-only = { $file } nelze zapsat: ověř, komu složka patří a zda není jen pro čtení.
store-damaged = Soubor { $file } je poškozený ({ $why }). Nic se nezměnilo. Nahraď ho zálohou, nebo ho přesuň jinam a začni znovu.
store-newer = Soubor { $file } zapsala novější verze Fencepostu. Nic se nezměnilo; použij tu novější.
store-locked = Soubor { $file } používá jiný program.
store-gone = Soubor { $file } byl během používání smazán nebo nahrazen.
store-timed-out = Soubor { $file } neodpověděl včas.
store-conflict = Soubor { $file } zároveň změnil jiný program.
store-unreachable = K { $file } se nelze připojit: { $why }.
store-too-old = { $file } běží na PostgreSQL { $why }, což je příliš staré: je potřeba verze 13 nebo novější.

# $file: the file that should become the copy
backup-exists = { $file } už existuje. Zadej název nového souboru.
# $why: what the database says
backup-failed = { $file } nešlo zapsat: { $why }.

# $file: the file that should be put back
restore-not-a-store = Soubor { $file } není databáze Fencepostu.
# $file: the database that is there
restore-needs-replace = V souboru { $file } už partie jsou. S --replace zůstanou uložené vedle něj pod jiným názvem.
# $file: where they are
restore-kept = Partie, které tam byly, jsou teď v souboru { $file }.

postgres-tool = { $file } je databáze PostgreSQL. Použij { $tool }.

move-data-done = Vše bylo zkopírováno do { $file }; počty a kontrolní součty souhlasí. Partie: { $games }, události: { $events }.
move-data-not-empty = { $file } není prázdná. Nic se nezměnilo; uveď prázdnou databázi.
move-data-differs = Kopie v { $file } by se od originálu lišila v tabulce { $table }. Nic se nezměnilo.

# $file: the database, $games and $events: how many
verify-sound = Soubor { $file } je v pořádku. Partie: { $games }, události: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partie { $game }: její události od čísla { $seq } na sebe nenavazují.
verify-entry = Partie { $game }: údaje v seznamech nesouhlasí s jejími událostmi.
error-in-tournament = V turnajové partii to není možné.
error-no-key = K tomu je potřeba klíč pořadatele, nebo tvůj vlastní token.
error-not-allowed = Tento klíč to nedovoluje.
error-no-such-tournament = Turnaj nenalezen.
error-no-such-player = Hráč s tímto číslem neexistuje.
error-no-such-table = Takové kolo nebo takový stůl není.
error-no-such-assistant = Takový pomocník není.
error-registration-closed = Přihlášky jsou uzavřené.
error-too-late = Na to už je pozdě: první kolo je nalosované.
error-tournament-full = Turnaj je plný.
error-has-results = Toto kolo už má výsledky a nelze ho vrátit.
error-not-the-last-round = Vrátit lze jen poslední kolo.
error-has-result = Tento stůl už má jiný výsledek. Požádej o opravu pořadatele.
error-not-a-result = To není výsledek pro tento stůl. Napiš jedno číslo za každého hráče, například 1-0 nebo 0-0-1.
error-needs-a-winner = Ve vyřazovacím turnaji musí mít stůl vítěze.
error-played-online = Výsledek určí partie na tomto serveru.
error-results-missing = Chybí výsledky tohoto kola.
error-last-round = To bylo poslední kolo.
error-too-few-players = Jsou potřeba aspoň dva hráči.
error-only-repeats = Ať se kolo nalosuje jakkoli, někteří spolu hrají znovu. Můžeš povolit opakování.
error-only-second-byes = Někdo musí mít volno a každý už ho měl. Můžeš povolit opakování.
error-no-winner = Jeden ze stolů posledního kola nemá vítěze.
error-too-many-tournaments = Máš příliš mnoho nedokončených turnajů.
