### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Turnyrai
tournaments-hint = Poros, rezultatai ir rikiuotė: prie tikrų stalų arba internetu. Paskyros nereikia.
tournaments-yours = Tavo turnyrai
tournaments-public = Vieši turnyrai
tournaments-none = Dabar viešų turnyrų nėra.
tournament-missing = Tokio turnyro nėra.

## Making one

tournament-new = Naujas turnyras
tournament-name = Pavadinimas
tournament-where = Kur
tournament-at-board = Prie tikrų stalų
tournament-online = Internetu
tournament-format = Sistema
format-swiss = Šveicariška
format-round-robin = Ratų sistema
format-knock-out = Atkrintamosios
format-swiss-hint = Visi žaidžia kiekviename rate su varžovais, surinkusiais panašiai taškų.
format-round-robin-hint = Kiekvienas susitinka su kiekvienu.
format-knock-out-hint = Laimėtojas eina toliau. Pralaimėjusieji pusfinalius žaidžia dėl trečios vietos.
tournament-table = Žaidėjai prie stalo
tournament-rounds = Ratai
tournament-double = Visi susitinka dukart
tournament-listed = Rodyti viešame sąraše
tournament-create = Sukurti turnyrą

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · { $players } žaidėjas
        [few] { $format } · { $players } žaidėjai
        [many] { $format } · { $players } žaidėjo
       *[other] { $format } · { $players } žaidėjų
    }
tab-tables = Stalai
tab-standings = Rikiuotė
tab-players = Žaidėjai
tab-print = Spausdinti ir saugoti
round-number = { $round } ratas
round-of = iš { $rounds }
round-before = Ankstesnis ratas
round-after = Kitas ratas
results-in = Rezultatai: { $in } iš { $all }
table-number = { $table } stalas
goes-first = pradeda
bye = { $name } šiame rate nežaidžia
bye-points = nežaidžia
round-none = Pirmo rato poros dar nesudarytos.
tournament-finished = Baigtas
tournament-winner = { $name } laimi turnyrą
result-none = Rezultato dar nėra
result-absent = neatvyko
result-nobody = Niekas neatvyko
result-draw = Lygiosios
column-rank = Vieta
column-player = Žaidėjas
column-points = Taškai
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz be žemiausio
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Tarpusavio partija
tiebreak-wins = Pergalės
tiebreak-buchholz-what = Visų varžovų taškų suma.
tiebreak-buchholz-cut-1-what = Tas pats be mažiausiai taškų turinčio varžovo.
tiebreak-sonneborn-berger-what = Nugalėtų varžovų taškai ir pusė taškų tų, su kuriais sužaista lygiosiomis.
tiebreak-direct-encounter-what = Taškai iš partijų tarp surinkusių po lygiai.
tiebreak-wins-what = Laimėtos partijos.
sums-title = Kaip apskaičiuota: { $name }
sums-round = { $round } ratas: { $name }
sums-unplayed = { $round } ratas: nežaista
sums-unplayed-what = Nežaistas ratas skaičiuojamas kaip žaidimas su tiek pat taškų turinčiu varžovu, iki ribos (FIDE).
sums-cut = neįskaičiuota
sums-total = Iš viso
withdrawn = pasitraukė
rating = Reitingas
watch-table = Stebėti
watch-all = Stebėti visus stalus
open-clock = Atverti šio stalo laikrodį
open-screen = Ekranas projektoriui
share-tournament = Kviesti žaidėjus

## Players

join-tournament = Dalyvauti šiame turnyre
join-name = Tavo vardas
join-now = Dalyvauti
registration-closed = Registracija baigta.
you-play = Tu – { $name }
your-table-sits-out = Šiame rate nežaidi.
your-table-wait = Palauk kito rato. Šis puslapis atsinaujina pats.
your-game = Atverti savo partiją
who-won = Kas laimėjo?
proposal-sent = Išsiųsta. Rezultatas galios, kai jį patvirtins dar kas nors prie stalo.
proposal-confirm = { $name } sako: { $result }
proposal-agree = Patvirtinti
proposal-disputed = Jūsų telefonai rodo skirtingai. Pasakykite organizatoriui.
withdraw-me = Pasitraukti iš turnyro
withdraw-sure = Pasitrauki visam laikui? Daugiau partijų nebeturėsi.

## The organiser

organiser = Tu organizuoji šį turnyrą
assistant = Tu padedi šiame turnyre
tap-winner = Paliesk laimėtoją. Paliesk dar kartą, jei nori atšaukti.
result-just-entered = { $table } stalas: kažkas kitas ką tik įvedė rezultatą. Paliesk dar kartą, jei nori pakeisti.
phone-says = { $name } telefone nurodo: { $result }
phones-differ = Šio stalo telefonai rodo skirtingai.
accept-result = Priimti
other-result = Kitas rezultatas
player-add = Pridėti žaidėją
player-add-name = Vardas
player-add-rating = Reitingas (nebūtina)
player-late = Vėlyva registracija
player-withdraw = Pašalinti
player-back = Grąžinti
player-link = Nuoroda šio žaidėjo telefonui
round-pair = Sudaryti { $round } rato poras
round-pair-first = Sudaryti pirmo rato poras
round-pair-anyway = Sudaryti su pasikartojimais
round-undo = Atšaukti ratą
results-missing =
    { $count ->
        [one] trūksta { $count } rezultato
        [few] trūksta { $count } rezultatų
        [many] trūksta { $count } rezultato
       *[other] trūksta { $count } rezultatų
    }
players-missing = Reikia bent dviejų žaidėjų.
pair-only-repeats = Kai kurie turėtų susitikti dar kartą. Gali leisti pasikartojimus.
pair-only-second-byes = Kažkas antrą kartą liktų be partijos. Gali tai leisti.
pair-last-round = Visi ratai sužaisti.
pairing = Sudaromos poros…
round-begins = Kitas ratas prasideda { $time }.
round-waits = Kitas ratas negali prasidėti pats. Poras turi sudaryti organizatorius.
settings-tournament = Turnyro nustatymai
settings-registration = Registracija atvira
settings-repeats = Leisti pakartotines poras, jei kitaip neišeina
settings-points = Taškai, kai prie stalo { $players }
settings-place = { $place } vieta
settings-tiebreaks = Papildomų rodiklių tvarka
settings-up = Pakelti: { $name }
settings-absent = Minutės iki pralaimėjimo neatvykus
settings-start = Kitas ratas prasideda
settings-round-time = Minutės ratui (tuščia: be ribos)
settings-pause = Minutės tarp ratų (tuščia: pradedama ranka)
settings-engines = Kompiuteris užima laisvas vietas
settings-no-engines = Niekada
settings-save = Išsaugoti
settings-saved = Išsaugota.
organiser-link = Tavo slapta nuoroda
organiser-link-hint = Kas turi šią nuorodą, gali daryti viską. Pasilik ją, kad galėtum organizuoti iš kito įrenginio.
assistants = Padėjėjai
assistant-name = Vardas
assistant-add = Pridėti padėjėją
assistant-revoke = Atimti teises
assistant-revoked = teisės atimtos
assistant-link-hint = Ši nuoroda skirta: { $name }. Ji rodoma tik kartą.

## Print and save

print-pairings = Spausdinti poras
print-standings = Spausdinti rikiuotę
print-crosstable = Spausdinti kryžminę lentelę
save-json = Viskas (JSON)
save-standings = Rikiuotė (CSV)
save-crosstable = Kryžminė lentelė (CSV)
save-games = Visos partijos (.qgn)
crosstable = Kryžminė lentelė

## The projector screen

screen-scan = Nuskaityk ir sek
screen-round = Ratas
time-left = Liko laiko
