### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turneringar
tournaments-hint = Lottning, resultat och tabell, vid riktiga bräden eller på nätet. Inget konto behövs.
tournaments-yours = Dina turneringar
tournaments-public = Offentliga turneringar
tournaments-none = Inga offentliga turneringar just nu.
tournament-missing = Turneringen finns inte.

## Making one

tournament-new = Ny turnering
tournament-name = Namn
tournament-where = Var
tournament-at-board = Vid riktiga bräden
tournament-online = På nätet
tournament-format = Spelform
format-swiss = Schweizersystem
format-round-robin = Alla möter alla
format-knock-out = Utslagning
format-swiss-hint = Alla spelar varje rond, mot spelare med ungefär lika många poäng.
format-round-robin-hint = Alla spelar mot varandra.
format-knock-out-hint = Vinnaren går vidare. Förlorarna i semifinalerna spelar om tredje plats.
tournament-table = Spelare per bord
tournament-rounds = Ronder
tournament-double = Alla möts två gånger
tournament-listed = Visa i den offentliga listan
tournament-create = Skapa turnering

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · en spelare
       *[other] { $format } · { $players } spelare
    }
tab-tables = Bord
tab-standings = Tabell
tab-players = Spelare
tab-print = Skriv ut och spara
round-number = Rond { $round }
round-of = av { $rounds }
round-before = Föregående rond
round-after = Nästa rond
results-in = { $in } av { $all } resultat inne
table-number = Bord { $table }
goes-first = börjar
bye = { $name } står över den här ronden
bye-points = står över
round-none = Första ronden är inte lottad än.
tournament-finished = Avslutad
tournament-winner = { $name } vinner turneringen
result-none = Inget resultat än
result-absent = kom inte
result-nobody = Ingen kom
result-draw = Remi
column-rank = Plats
column-player = Spelare
column-points = Poäng
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz utan lägsta
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Inbördes möte
tiebreak-wins = Vinster
tiebreak-buchholz-what = Alla motståndares poäng sammanlagda.
tiebreak-buchholz-cut-1-what = Samma sak utan den lägsta.
tiebreak-sonneborn-berger-what = Besegrade motståndares poäng, och hälften vid remi.
tiebreak-direct-encounter-what = Poängen från partierna mellan dem som ligger lika.
tiebreak-wins-what = Vunna partier.
sums-title = Så räknas särskiljningen för { $name }
sums-round = Rond { $round }: { $name }
sums-unplayed = Rond { $round }: inte spelad
sums-unplayed-what = En rond som inte spelades räknas som ett parti mot någon med lika många poäng, upp till en gräns (FIDE).
sums-cut = struken
sums-total = Summa
withdrawn = har lämnat
rating = Rating
watch-table = Titta
watch-all = Titta på alla bord
open-clock = Öppna en klocka för det här bordet
open-screen = Visa på storbild
share-tournament = Bjud in spelare

## Players

join-tournament = Gå med i turneringen
join-name = Ditt namn
join-now = Gå med
registration-closed = Anmälan är stängd.
you-play = Du är { $name }
your-table-sits-out = Du står över den här ronden.
your-table-wait = Vänta på nästa rond. Sidan uppdateras av sig själv.
your-game = Öppna ditt parti
who-won = Vem vann?
proposal-sent = Skickat. Det räknas så snart någon annan vid bordet bekräftar det.
proposal-confirm = { $name } uppger: { $result }
proposal-agree = Bekräfta
proposal-disputed = Era telefoner uppger olika resultat. Säg till arrangören.
withdraw-me = Lämna turneringen
withdraw-sure = Lämna för gott? Du lottas inte mer.

## The organiser

organiser = Du arrangerar turneringen
assistant = Du hjälper till i turneringen
tap-winner = Tryck på vinnaren. Tryck igen för att ångra.
result-just-entered = Bord { $table }: någon annan har just fört in ett resultat. Tryck igen för att ändra det.
phone-says = Från telefonen ({ $name }): { $result }
phones-differ = Telefonerna vid det här bordet uppger olika resultat.
accept-result = Godkänn
other-result = Annat resultat
player-add = Lägg till spelare
player-add-name = Namn
player-add-rating = Rating (valfritt)
player-late = Sen anmälan
player-withdraw = Avanmäl
player-back = Ta med igen
player-link = Länk till spelarens telefon
round-pair = Lotta rond { $round }
round-pair-first = Lotta första ronden
round-pair-anyway = Lotta med upprepningar
round-undo = Ångra ronden
results-missing =
    { $count ->
        [one] ett resultat saknas
       *[other] { $count } resultat saknas
    }
players-missing = Det behövs minst två spelare.
pair-only-repeats = Några skulle behöva mötas igen. Du kan tillåta upprepningar.
pair-only-second-byes = Någon skulle få stå över två gånger. Du kan tillåta det.
pair-last-round = Alla ronder är spelade.
pairing = Lottar …
round-begins = Nästa rond börjar kl. { $time }.
round-waits = Nästa rond kan inte börja av sig själv. Arrangören måste lotta den.
settings-tournament = Inställningar för turneringen
settings-registration = Anmälan är öppen
settings-repeats = Låt spelare mötas igen när inget annat går
settings-points = Poäng vid bord med { $players }
settings-place = Plats { $place }
settings-tiebreaks = Ordning för särskiljning
settings-up = Flytta upp { $name }
settings-absent = Minuter tills frånvarande förlorar
settings-start = Nästa rond börjar kl.
settings-round-time = Minuter per rond (tomt: ingen gräns)
settings-pause = Minuter mellan ronderna (tomt: starta för hand)
settings-engines = Datorn fyller tomma platser
settings-no-engines = Aldrig
settings-save = Spara
settings-saved = Sparat.
organiser-link = Din hemliga länk
organiser-link-hint = Den som har länken kan göra allt. Spara den för att kunna leda turneringen från en annan enhet.
assistants = Medhjälpare
assistant-name = Namn
assistant-add = Lägg till medhjälpare
assistant-revoke = Återkalla
assistant-revoked = återkallad
assistant-link-hint = Skicka länken till { $name }. Den visas bara en gång.

## Print and save

print-pairings = Skriv ut lottning
print-standings = Skriv ut tabell
print-crosstable = Skriv ut korstabell
save-json = Allt (JSON)
save-standings = Tabell (CSV)
save-crosstable = Korstabell (CSV)
save-games = Alla partier (.qgn)
crosstable = Korstabell

## The projector screen

screen-scan = Skanna och följ med
screen-round = Rond
time-left = Tid kvar
