### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Tornei
tournaments-hint = Abbinamenti, risultati e classifica, su tavolieri veri o online. Senza account.
tournaments-yours = I tuoi tornei
tournaments-public = Tornei pubblici
tournaments-none = Al momento non ci sono tornei pubblici.
tournament-missing = Questo torneo non esiste.

## Making one

tournament-new = Nuovo torneo
tournament-name = Nome
tournament-where = Dove
tournament-at-board = Su tavolieri veri
tournament-online = Online
tournament-format = Formula
format-swiss = Svizzero
format-round-robin = Girone all’italiana
format-knock-out = Eliminazione diretta
format-swiss-hint = Tutti giocano ogni turno, contro avversari con un punteggio simile.
format-round-robin-hint = Tutti incontrano tutti.
format-knock-out-hint = Chi vince va avanti. Chi perde la semifinale gioca per il terzo posto.
tournament-table = Giocatori per tavolo
tournament-rounds = Turni
tournament-double = Andata e ritorno
tournament-listed = Mostra nell’elenco pubblico
tournament-create = Crea torneo

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · un giocatore
       *[other] { $format } · { $players } giocatori
    }
tab-tables = Tavoli
tab-standings = Classifica
tab-players = Giocatori
tab-print = Stampa e salva
round-number = Turno { $round }
round-of = di { $rounds }
round-before = Turno precedente
round-after = Turno successivo
results-in = Risultati: { $in } su { $all }
table-number = Tavolo { $table }
goes-first = comincia
bye = { $name } riposa in questo turno
bye-points = riposa
round-none = Il primo turno non è ancora stato abbinato.
tournament-finished = Finito
tournament-winner = { $name } vince il torneo
result-none = Ancora nessun risultato
result-absent = assente
result-nobody = Non si è presentato nessuno
result-draw = Pareggio
column-rank = Pos.
column-player = Giocatore
column-points = Punti
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz cut 1
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Scontro diretto
tiebreak-wins = Vittorie
tiebreak-buchholz-what = La somma dei punti di tutti gli avversari.
tiebreak-buchholz-cut-1-what = La stessa somma, senza l’avversario con meno punti.
tiebreak-sonneborn-berger-what = I punti degli avversari battuti, più la metà di quelli con cui si è pareggiato.
tiebreak-direct-encounter-what = I punti delle partite tra chi è a pari merito.
tiebreak-wins-what = Partite vinte.
sums-title = Come si calcola lo spareggio: { $name }
sums-round = Turno { $round }: { $name }
sums-unplayed = Turno { $round }: non giocato
sums-unplayed-what = Un turno non giocato conta come una partita contro chi ha gli stessi punti, fino a un limite (FIDE).
sums-cut = non conta
sums-total = Totale
withdrawn = non gioca più
rating = Rating
watch-table = Guarda
watch-all = Guarda tutti i tavoli
open-clock = Apri un orologio per questo tavolo
open-screen = Schermo per proiettore
share-tournament = Invita giocatori

## Players

join-tournament = Partecipa a questo torneo
join-name = Il tuo nome
join-now = Partecipa
registration-closed = Le iscrizioni sono chiuse.
you-play = Giochi come { $name }
your-table-sits-out = In questo turno riposi.
your-table-wait = Aspetta il prossimo turno. Questa pagina si aggiorna da sola.
your-game = Apri la tua partita
who-won = Chi ha vinto?
proposal-sent = Inviato. Vale appena un’altra persona al tavolo lo conferma.
proposal-confirm = { $name } dice: { $result }
proposal-agree = Conferma
proposal-disputed = I vostri telefoni non dicono la stessa cosa. Avvisate chi organizza.
withdraw-me = Lascia il torneo
withdraw-sure = Lasciare per sempre? Non avrai più partite.

## The organiser

organiser = Organizzi questo torneo
assistant = Aiuti in questo torneo
tap-winner = Tocca chi ha vinto. Tocca di nuovo per annullare.
result-just-entered = Tavolo { $table }: qualcun altro ha appena inserito un risultato. Tocca di nuovo per cambiarlo.
phone-says = Il telefono di { $name } dice: { $result }
phones-differ = I telefoni di questo tavolo non dicono la stessa cosa.
accept-result = Accetta
other-result = Altro risultato
player-add = Aggiungi giocatore
player-add-name = Nome
player-add-rating = Rating (facoltativo)
player-late = Iscrizione tardiva
player-withdraw = Ritira
player-back = Riammetti
player-link = Link per il telefono di questo giocatore
round-pair = Abbina il turno { $round }
round-pair-first = Abbina il primo turno
round-pair-anyway = Abbina con ripetizioni
round-undo = Annulla il turno
results-missing =
    { $count ->
        [one] manca un risultato
       *[other] mancano { $count } risultati
    }
players-missing = Servono almeno due giocatori.
pair-only-repeats = Alcuni dovrebbero incontrarsi di nuovo. Puoi permettere le ripetizioni.
pair-only-second-byes = Qualcuno dovrebbe riposare una seconda volta. Puoi permetterlo.
pair-last-round = Tutti i turni sono stati giocati.
pairing = Abbinamento…
round-begins = Il prossimo turno comincia alle { $time }.
round-waits = Il prossimo turno non può cominciare da solo. Deve abbinarlo chi organizza.
settings-tournament = Impostazioni del torneo
settings-registration = Iscrizioni aperte
settings-repeats = Permetti incontri ripetuti se non c’è altra possibilità
settings-points = Punti ai tavoli da { $players }
settings-place = { $place }° posto
settings-tiebreaks = Ordine degli spareggi
settings-up = Sposta in su { $name }
settings-absent = Minuti prima di perdere per assenza
settings-start = Il prossimo turno comincia alle
settings-round-time = Minuti per turno (vuoto: senza limite)
settings-pause = Minuti tra i turni (vuoto: avvio a mano)
settings-engines = Il computer occupa i posti liberi
settings-no-engines = Mai
settings-save = Salva
settings-saved = Salvato.
organiser-link = Il tuo link segreto
organiser-link-hint = Chi ha questo link può fare tutto. Conservalo per organizzare da un altro dispositivo.
assistants = Assistenti
assistant-name = Nome
assistant-add = Aggiungi assistente
assistant-revoke = Revoca
assistant-revoked = revocato
assistant-link-hint = Manda questo link a { $name }. Viene mostrato una volta sola.

## Print and save

print-pairings = Stampa gli abbinamenti
print-standings = Stampa la classifica
print-crosstable = Stampa il tabellone
save-json = Tutto (JSON)
save-standings = Classifica (CSV)
save-crosstable = Tabellone (CSV)
save-games = Tutte le partite (.qgn)
crosstable = Tabellone

## The projector screen

screen-scan = Scansiona per seguire
screen-round = Turno
time-left = Tempo rimasto
