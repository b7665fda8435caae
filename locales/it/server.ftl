### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Il messaggio non è JSON.
error-bad-message = Manca un campo, o un campo è del tipo sbagliato.
# $field: the name of the field in the message
error-bad-value = Il campo «{ $field }» non può avere questo valore.
# $text: what was sent as a move
error-not-a-move = «{ $text }» non è una mossa valida: uno spostamento della pedina è una casella come e2, una barriera è una casella seguita da h o v come e3h.
error-no-token = Per questo serve il token di un posto.
error-unknown-token = Questo token non appartiene a nessun posto della partita.
error-other-origin = Le richieste da altri siti non sono ammesse.
# $host: the name in the address that was asked for
error-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce deve avviarlo con --allow-host { $host } o --public-url.
error-no-such-game = Partita non trovata.
error-no-such-page = A questo indirizzo non c’è nulla.
error-method-not-allowed = Metodo non consentito.
error-analysis-off = L’analisi è disattivata su questo server.
error-own-game = Stai giocando questa posizione contro altre persone. Potrai analizzare la partita quando sarà finita.
error-not-started = La partita non è cominciata: c’è ancora un posto libero.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-ply-mismatch = Nel frattempo la partita è andata avanti, o non è ancora arrivata lì.
error-not-your-turn = È il turno di un altro giocatore.
error-no-open-seat = Non ci sono posti liberi.
error-seat-taken = Questo posto è occupato.
error-nothing-to-take-back = Non hai nessuna mossa da ritirare.
error-nothing-offered = Questa proposta non esiste.
error-offered-already = L’hai già proposto dopo l’ultima mossa.
error-no-clock = Questa partita è senza orologio.
error-not-playing = Questo posto non è in gioco, o non più.
error-name-a-seat = Indica il posto che riceve il tempo; non può essere il tuo.
error-still-here = Questo giocatore è ancora qui, o è appena uscito.
error-game-too-long = Questa partita è troppo lunga per farlo. Puoi ancora muovere o abbandonare.
error-too-large = Il messaggio è troppo lungo.
error-too-slow = Il messaggio ha impiegato troppo tempo ad arrivare.
error-rate = Troppe richieste. Aspetta un momento.
error-too-many-games = Hai troppe partite non finite.
error-too-many-sockets = Troppe connessioni contemporanee.
error-too-many-phrases = Più piano, per favore.
error-too-many-analyses = Troppe analisi contemporanee.
error-storage = Non è stato possibile salvare la partita. Non è cambiato nulla; riprova.
error-storage-full = Il disco del server è pieno. Non è cambiato nulla; riprova più tardi.
error-read-only = Il server non può scrivere nella sua cartella. Non è cambiato nulla; riprova più tardi.
error-storage-gone = Il database del server è stato eliminato o sostituito. Non viene salvato nulla finché il server non viene riavviato.
error-engines-gone = Il computer non può giocare su questo server finché non viene riavviato.
error-storage-damaged = Il database del server è danneggiato. Non viene salvato nulla finché non viene riparato.
error-storage-slow = La ricerca ha richiesto troppo tempo. Riprova.
error-stopping = Il server si sta riavviando. Riprova.
error-internal = Qualcosa è andato storto nel server. Non è andato perso nulla; riprova.

## The program

# $url: the address of the page
serve-ready = Fencepost è in funzione su { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Impossibile mettersi in ascolto su { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = La cartella { $folder } non è utilizzabile: { $why }.
# $why: the system's own words
serve-no-threads = Impossibile avviare il server: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } non è utilizzabile: { $why }.
store-storage-full = Impossibile scrivere { $file }: il disco è pieno.
store-read-only = Impossibile scrivere { $file }: controlla di chi è la cartella e se è di sola lettura.
store-damaged = { $file } è danneggiato ({ $why }). Non è stato modificato nulla. Metti al suo posto una copia di sicurezza, o spostalo altrove per ricominciare da zero.
store-newer = { $file } è stato scritto da una versione più recente di Fencepost. Non è stato modificato nulla; usa quella versione.
store-locked = { $file } è in uso da parte di un altro programma.
store-gone = { $file } è stato eliminato o sostituito mentre era in uso.
store-timed-out = { $file } non ha risposto in tempo.
store-conflict = { $file } è stato modificato contemporaneamente da un altro programma.
store-unreachable = { $file } non è raggiungibile: { $why }.
store-too-old = { $file } gira su PostgreSQL { $why }, che è troppo vecchio: serve la versione 13 o una più recente.

# $file: the file that should become the copy
backup-exists = { $file } esiste già. Indica un file nuovo.
# $why: what the database says
backup-failed = Impossibile scrivere { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } non è un database di Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } contiene già delle partite. Con --replace vengono conservate accanto con un altro nome.
# $file: where they are
restore-kept = Le partite che c’erano ora sono in { $file }.

postgres-tool = { $file } è un database PostgreSQL. Usa { $tool }.

move-data-done = È stato copiato tutto in { $file }; conteggi e impronte coincidono. Partite: { $games }, eventi: { $events }.
move-data-not-empty = { $file } non è vuoto. Non è stato cambiato nulla; indica un database vuoto.
move-data-differs = La copia in { $file } sarebbe diversa dall’originale nella tabella { $table }. Non è stato cambiato nulla.

# $file: the database, $games and $events: how many
verify-sound = { $file } è in ordine. Partite: { $games }, eventi: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partita { $game }: i suoi eventi non combaciano dal numero { $seq } in poi.
verify-entry = Partita { $game }: la sua voce negli elenchi non corrisponde ai suoi eventi.
error-in-tournament = Non è possibile in una partita di torneo.

# Tournaments
error-no-key = Serve la chiave di chi organizza, oppure il tuo token.
error-not-allowed = Questa chiave non lo permette.
error-no-such-tournament = Torneo non trovato.
error-no-such-player = Nessun giocatore ha questo numero.
error-no-such-table = Questo turno o questo tavolo non esiste.
error-no-such-assistant = Questo assistente non esiste.
error-registration-closed = Le iscrizioni sono chiuse.
error-too-late = Troppo tardi: il primo turno è già stato abbinato.
error-tournament-full = Il torneo è al completo.
error-has-results = Questo turno ha già dei risultati e non si può più annullare.
error-not-the-last-round = Si può annullare solo l’ultimo turno.
error-has-result = Questo tavolo ha già un altro risultato. Chiedi a chi organizza di correggerlo.
error-not-a-result = Questo non è un risultato per questo tavolo. Scrivi un numero per giocatore, come 1-0 o 0-0-1.
error-needs-a-winner = Nell’eliminazione diretta ogni tavolo deve avere un vincitore.
error-played-online = Il risultato viene dalla partita su questo server.
error-results-missing = Mancano risultati di questo turno.
error-last-round = Era l’ultimo turno.
error-too-few-players = Servono almeno due giocatori.
error-only-repeats = Comunque si abbini questo turno, alcuni si incontrano di nuovo. Puoi permettere le ripetizioni.
error-only-second-byes = Qualcuno deve riposare, e tutti l’hanno già fatto. Puoi permettere le ripetizioni.
error-no-winner = Un tavolo dell’ultimo turno non ha un vincitore.
error-too-many-tournaments = Hai troppi tornei non finiti.
