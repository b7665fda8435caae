### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Mót
tournaments-hint = Röðun, úrslit og staða, við alvöru borð eða á netinu. Þú þarft ekki að skrá þig.
tournaments-yours = Mótin þín
tournaments-public = Opinber mót
tournaments-none = Engin opinber mót í augnablikinu.
tournament-missing = Þetta mót er ekki til.

## Making one

tournament-new = Nýtt mót
tournament-name = Nafn
tournament-where = Hvar
tournament-at-board = Við alvöru borð
tournament-online = Á netinu
tournament-format = Fyrirkomulag
format-swiss = Svissneskt kerfi
format-round-robin = Allir við alla
format-knock-out = Útsláttur
format-swiss-hint = Allir spila í hverri umferð, við leikmenn með svipað mörg stig.
format-round-robin-hint = Allir mætast.
format-knock-out-hint = Sigurvegarinn fer áfram. Þau sem tapa í undanúrslitum spila um þriðja sætið.
tournament-table = Leikmenn á hverju borði
tournament-rounds = Umferðir
tournament-double = Allir mætast tvisvar
tournament-listed = Sýna á opinbera listanum
tournament-create = Búa til mót

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · { $players } leikmaður
       *[other] { $format } · { $players } leikmenn
    }
tab-tables = Borð
tab-standings = Staðan
tab-players = Leikmenn
tab-print = Prenta og vista
round-number = Umferð { $round }
round-of = af { $rounds }
round-before = Fyrri umferð
round-after = Næsta umferð
results-in = Úrslit komin: { $in } af { $all }
table-number = Borð { $table }
goes-first = byrjar
bye = { $name } situr hjá í þessari umferð
bye-points = situr hjá
round-none = Ekki er búið að raða í fyrstu umferð.
tournament-finished = Lokið
tournament-winner = { $name } vinnur mótið
result-none = Engin úrslit enn
result-absent = mætti ekki
result-nobody = Enginn mætti
result-draw = Jafntefli
column-rank = Sæti
column-player = Leikmaður
column-points = Stig
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz án lægsta
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Innbyrðis viðureign
tiebreak-wins = Sigrar
tiebreak-buchholz-what = Stig allra mótherja lögð saman.
tiebreak-buchholz-cut-1-what = Það sama án þess lægsta.
tiebreak-sonneborn-berger-what = Stig þeirra mótherja sem töpuðu og helmingur af stigum þeirra sem gerðu jafntefli.
tiebreak-direct-encounter-what = Stigin úr spilum þeirra sem eru jafnir.
tiebreak-wins-what = Unnin spil.
sums-title = Útreikningur oddastiga: { $name }
sums-round = Umferð { $round }: { $name }
sums-unplayed = Umferð { $round }: ekki spiluð
sums-unplayed-what = Umferð sem var ekki spiluð telst eins og spil við einhvern með jafn mörg stig, upp að vissu marki (FIDE).
sums-cut = sleppt
sums-total = Samtals
withdrawn = hætti keppni
rating = Styrkleikastig
watch-table = Horfa
watch-all = Horfa á öll borð
open-clock = Opna klukku fyrir þetta borð
open-screen = Sýna á tjaldi
share-tournament = Bjóða leikmönnum

## Players

join-tournament = Taka þátt í mótinu
join-name = Nafnið þitt
join-now = Vera með
registration-closed = Skráningu er lokið.
you-play = Þú ert { $name }
your-table-sits-out = Þú situr hjá í þessari umferð.
your-table-wait = Bíddu eftir næstu umferð. Síðan uppfærist sjálfkrafa.
your-game = Opna spilið þitt
who-won = Hver vann?
proposal-sent = Sent. Það gildir um leið og einhver annar við borðið staðfestir það.
proposal-confirm = { $name } segir: { $result }
proposal-agree = Staðfesta
proposal-disputed = Símunum ykkar ber ekki saman. Látið mótsstjórann vita.
withdraw-me = Hætta í mótinu
withdraw-sure = Viltu hætta fyrir fullt og allt? Þér verður ekki raðað aftur.

## The organiser

organiser = Þú stjórnar þessu móti
assistant = Þú aðstoðar á þessu móti
tap-winner = Snertu sigurvegarann. Snertu aftur til að taka það til baka.
result-just-entered = Borð { $table }: einhver annar var að skrá úrslit. Snertu aftur til að breyta þeim.
phone-says = Úr símanum ({ $name }): { $result }
phones-differ = Símunum við þetta borð ber ekki saman.
accept-result = Samþykkja
other-result = Önnur úrslit
player-add = Bæta við leikmanni
player-add-name = Nafn
player-add-rating = Styrkleikastig (valfrjálst)
player-late = Síðbúin skráning
player-withdraw = Skrá úr mótinu
player-back = Taka aftur inn
player-link = Hlekkur fyrir síma leikmannsins
round-pair = Raða í umferð { $round }
round-pair-first = Raða í fyrstu umferð
round-pair-anyway = Raða með endurtekningum
round-undo = Taka umferð til baka
results-missing = Úrslit sem vantar: { $count }
players-missing = Að minnsta kosti tvo leikmenn þarf.
pair-only-repeats = Einhverjir þyrftu að mætast aftur. Þú getur leyft endurtekningar.
pair-only-second-byes = Einhver þyrfti að sitja hjá tvisvar. Þú getur leyft það.
pair-last-round = Allar umferðir hafa verið spilaðar.
pairing = Raða …
round-begins = Næsta umferð hefst kl. { $time }.
round-waits = Næsta umferð getur ekki hafist af sjálfu sér. Mótsstjórinn þarf að raða í hana.
settings-tournament = Stillingar móts
settings-registration = Opið er fyrir skráningu
settings-repeats = Leyfa endurteknar viðureignir ef ekkert annað er hægt
settings-points = Stig á borðum með { $players }
settings-place = { $place }. sæti
settings-tiebreaks = Röð oddastiga
settings-up = Færa upp: { $name }
settings-absent = Mínútur þar til fjarverandi tapa
settings-start = Næsta umferð hefst kl.
settings-round-time = Mínútur á umferð (autt: engin mörk)
settings-pause = Mínútur milli umferða (autt: byrja handvirkt)
settings-engines = Tölvan fyllir auð sæti
settings-no-engines = Aldrei
settings-save = Vista
settings-saved = Vistað.
organiser-link = Leynihlekkurinn þinn
organiser-link-hint = Hver sem hefur þennan hlekk getur gert allt. Geymdu hann til að stjórna mótinu úr öðru tæki.
assistants = Aðstoðarfólk
assistant-name = Nafn
assistant-add = Bæta við aðstoð
assistant-revoke = Afturkalla
assistant-revoked = afturkallað
assistant-link-hint = Hlekkur til að senda ({ $name }). Hann er aðeins sýndur einu sinni.

## Print and save

print-pairings = Prenta röðun
print-standings = Prenta stöðu
print-crosstable = Prenta mótstöflu
save-json = Allt (JSON)
save-standings = Staðan (CSV)
save-crosstable = Mótstafla (CSV)
save-games = Öll spil (.qgn)
crosstable = Mótstafla

## The projector screen

screen-scan = Skannaðu til að fylgjast með
screen-round = Umferð
time-left = Tími eftir
