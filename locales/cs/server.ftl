### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Zpráva není JSON.
failure-bad-message = Ve zprávě chybí pole, nebo je pole nesprávného druhu.
# $field: the name of the field in the message
failure-bad-value = Pole „{ $field }“ nemůže mít tuto hodnotu.
# $text: what was sent as a move
failure-not-a-move = „{ $text }“ není tah: tah figurkou je pole, například e2, překážka je pole s h nebo v, například e3h.
failure-no-token = K tomu je potřeba token místa.
failure-unknown-token = Tento token nepatří k žádnému místu partie.
failure-other-origin = Stránky jiných webů to dělat nesmějí.
# $host: the name in the address that was asked for
failure-unknown-host = Tento server neodpovídá na jméno { $host }. Jeho správce ho musí spustit s --allow-host { $host } nebo --public-url.
failure-no-such-game = Taková partie neexistuje.
failure-no-such-page = Na této adrese nic není.
failure-method-not-allowed = Tato adresa takovou metodu nezná.
failure-analysis-off = Tento server neanalyzuje.
failure-not-started = Partie ještě nezačala: některé místo je volné.
failure-game-over = Partie skončila.
failure-not-over = Partie ještě neskončila.
failure-ply-mismatch = Partie mezitím pokročila, nebo tam ještě nedospěla.
failure-not-your-turn = Na tahu je jiný hráč.
failure-no-open-seat = Žádné místo není volné.
failure-seat-taken = Toto místo je obsazené.
failure-nothing-to-take-back = Nemáš žádný tah, který by šlo vrátit.
failure-nothing-offered = Nic takového nikdo nenabídl.
failure-offered-already = Tahle nabídka už od posledního tahu jednou zazněla.
failure-no-clock = Tato partie nemá hodiny.
failure-not-playing = Toto místo v partii nehraje, nebo už je mimo hru.
failure-name-a-seat = Uveď místo, které má čas dostat; nemůže to být tvoje vlastní.
failure-still-here = Hráč na tomto místě je stále tady, nebo odešel teprve před chvílí.
failure-game-too-long = Tahle partie už je příliš dlouhá: zbývá jen táhnout nebo se vzdát.
failure-too-large = Zpráva je příliš dlouhá.
failure-too-slow = Zpráva přicházela příliš dlouho.
failure-rate = Příliš mnoho volání. Chvíli počkej.
failure-too-many-games = Máš příliš mnoho nedohraných partií.
failure-too-many-sockets = Příliš mnoho spojení najednou.
failure-too-many-phrases = Ne tak rychle, prosím.
failure-too-many-analyses = Příliš mnoho analýz najednou.
failure-storage = Partii nešlo uložit. Nic se nezměnilo; zkus to znovu.
failure-storage-full = Disk serveru je plný. Nic se nezměnilo; zkus to později.
failure-read-only = Server nemůže zapisovat do své složky. Nic se nezměnilo; zkus to později.
failure-storage-gone = Databáze serveru byla smazána nebo nahrazena. Dokud se server nespustí znovu, nic se neukládá.
failure-engines-gone = Dokud se server nespustí znovu, počítač na něm nemůže hrát.
failure-storage-damaged = Databáze serveru je poškozená. Dokud se neopraví, nic se neukládá.
failure-storage-slow = Hledání trvalo příliš dlouho. Zkus to znovu.
failure-stopping = Server se právě restartuje. Zkus to hned znovu.
failure-internal = Na serveru se něco pokazilo. Nic se neztratilo; zkus to znovu.

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

# $file: the database, $games and $events: how many
verify-sound = Soubor { $file } je v pořádku. Partie: { $games }, události: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partie { $game }: její události od čísla { $seq } na sebe nenavazují.
verify-entry = Partie { $game }: údaje v seznamech nesouhlasí s jejími událostmi.
