### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turniirid
tournaments-hint = Paarid, tulemused ja tabel, päris laudadel või võrgus. Kontot pole vaja.
tournaments-yours = Sinu turniirid
tournaments-public = Avalikud turniirid
tournaments-none = Praegu avalikke turniire pole.
tournament-missing = Sellist turniiri ei ole.

## Making one

tournament-new = Uus turniir
tournament-name = Nimi
tournament-where = Kus
tournament-at-board = Päris laudadel
tournament-online = Võrgus
tournament-format = Süsteem
format-swiss = Šveitsi süsteem
format-round-robin = Kõik kõigiga
format-knock-out = Väljalangemine
format-swiss-hint = Kõik mängivad igas voorus nendega, kellel on umbes sama palju punkte.
format-round-robin-hint = Igaüks kohtub igaühega.
format-knock-out-hint = Võitja läheb edasi. Poolfinaalide kaotajad mängivad kolmandale kohale.
tournament-table = Mängijaid lauas
tournament-rounds = Voore
tournament-double = Kõik kohtuvad kaks korda
tournament-listed = Näita avalikus loendis
tournament-create = Loo turniir

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · üks mängija
       *[other] { $format } · { $players } mängijat
    }
tab-tables = Lauad
tab-standings = Tabel
tab-players = Mängijad
tab-print = Prindi ja salvesta
round-number = Voor { $round }
round-of = / { $rounds }
round-before = Eelmine voor
round-after = Järgmine voor
results-in = Tulemusi { $in } / { $all }
table-number = Laud { $table }
goes-first = alustab
bye = { $name } on selles voorus vaba
bye-points = vaba voor
round-none = Esimest vooru ei ole veel loositud.
tournament-finished = Lõppenud
tournament-winner = { $name } võidab turniiri
result-none = Tulemust veel pole
result-absent = ei ilmunud kohale
result-nobody = Keegi ei ilmunud kohale
result-draw = Viik
column-rank = Koht
column-player = Mängija
column-points = Punkte
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz ilma madalaimata
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Omavaheline mäng
tiebreak-wins = Võite
tiebreak-buchholz-what = Kõigi vastaste punktid kokku.
tiebreak-buchholz-cut-1-what = Sama ilma neist madalaimata.
tiebreak-sonneborn-berger-what = Võidetud vastaste punktid ja pooled nende punktidest, kellega jäi viik.
tiebreak-direct-encounter-what = Punktid võrdsete mängijate omavahelistest mängudest.
tiebreak-wins-what = Võidetud mängud.
sums-title = Nii arvutatakse lisapunktid: { $name }
sums-round = Voor { $round }: { $name }
sums-unplayed = Voor { $round }: mängimata
sums-unplayed-what = Mängimata voor läheb kirja nagu mäng sama punktisummaga vastasega, kuni teatud piirini (FIDE).
sums-cut = välja jäetud
sums-total = Kokku
withdrawn = loobunud
rating = Reiting
watch-table = Vaata
watch-all = Vaata kõiki laudu
open-clock = Ava selle laua kell
open-screen = Vaade projektorile
share-tournament = Kutsu mängijaid

## Players

join-tournament = Liitu turniiriga
join-name = Sinu nimi
join-now = Liitu
registration-closed = Registreerimine on suletud.
you-play = Sina oled { $name }
your-table-sits-out = Oled selles voorus vaba.
your-table-wait = Oota järgmist vooru. See leht uueneb ise.
your-game = Ava oma mäng
who-won = Kes võitis?
proposal-sent = Saadetud. See loeb, kui keegi teine lauas selle kinnitab.
proposal-confirm = { $name } teatab: { $result }
proposal-agree = Kinnita
proposal-disputed = Teie telefonid saatsid erinevad tulemused. Öelge korraldajale.
withdraw-me = Lahku turniirilt
withdraw-sure = Kas lahkud lõplikult? Sind enam ei loosita.

## The organiser

organiser = Sina korraldad seda turniiri
assistant = Sina aitad sellel turniiril
tap-winner = Puuduta võitjat. Tagasi võtmiseks puuduta uuesti.
result-just-entered = Laud { $table }: keegi teine sisestas just tulemuse. Muutmiseks puuduta uuesti.
phone-says = Telefonist ({ $name }): { $result }
phones-differ = Selle laua telefonid saatsid erinevad tulemused.
accept-result = Nõustu
other-result = Muu tulemus
player-add = Lisa mängija
player-add-name = Nimi
player-add-rating = Reiting (pole kohustuslik)
player-late = Hiline liituja
player-withdraw = Eemalda
player-back = Too tagasi
player-link = Link selle mängija telefonile
round-pair = Loosi voor { $round }
round-pair-first = Loosi esimene voor
round-pair-anyway = Loosi kordustega
round-undo = Võta voor tagasi
results-missing =
    { $count ->
        [one] üks tulemus puudub
       *[other] { $count } tulemust puudub
    }
players-missing = Vaja on vähemalt kaht mängijat.
pair-only-repeats = Mõned peaksid uuesti omavahel mängima. Võid lubada kordused.
pair-only-second-byes = Keegi jääks teist korda vabaks. Võid seda lubada.
pair-last-round = Kõik voorud on mängitud.
pairing = Loosin…
round-begins = Järgmine voor algab kell { $time }.
round-waits = Järgmine voor ei saa ise alata. Korraldaja peab selle loosima.
settings-tournament = Turniiri seaded
settings-registration = Registreerimine on avatud
settings-repeats = Luba korduvad paarid, kui muidu ei saa
settings-points = Punktid { $players } mängija laudades
settings-place = { $place }. koht
settings-tiebreaks = Lisapunktide järjekord
settings-up = Nihuta üles: { $name }
settings-absent = Minuteid, enne kui puuduja kaotab
settings-start = Järgmine voor algab kell
settings-round-time = Minuteid vooru kohta (tühi: piiranguta)
settings-pause = Minuteid voorude vahel (tühi: alusta käsitsi)
settings-engines = Arvuti täidab vabad kohad
settings-no-engines = Mitte kunagi
settings-save = Salvesta
settings-saved = Salvestatud.
organiser-link = Sinu salajane link
organiser-link-hint = Kellel on see link, see võib teha kõike. Hoia see alles, et juhtida turniiri ka teisest seadmest.
assistants = Abilised
assistant-name = Nimi
assistant-add = Lisa abiline
assistant-revoke = Võta õigus ära
assistant-revoked = õigus ära võetud
assistant-link-hint = Saada see link abilisele ({ $name }). Seda näidatakse ainult üks kord.

## Print and save

print-pairings = Prindi paarid
print-standings = Prindi tabel
print-crosstable = Prindi risttabel
save-json = Kõik (JSON)
save-standings = Tabel (CSV)
save-crosstable = Risttabel (CSV)
save-games = Kõik mängud (.qgn)
crosstable = Risttabel

## The projector screen

screen-scan = Skanni ja jälgi
screen-round = Voor
time-left = Aega jäänud
