### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Skilaboðin eru ekki JSON.
failure-bad-message = Í skilaboðin vantar svæði, eða svæði er af rangri gerð.
# $field: the name of the field in the message
failure-bad-value = Svæðið „{ $field }“ getur ekki haft þetta gildi.
# $text: what was sent as a move
failure-not-a-move = „{ $text }“ er ekki leikur: leikur með peði er reitur eins og e2, hlið er reitur með h eða v eins og e3h.
failure-no-token = Til þessa þarf aðgangslykil sætis.
failure-unknown-token = Þessi aðgangslykill tilheyrir engu sæti í spilinu.
failure-other-origin = Síður annarra vefja mega ekki gera þetta.
# $host: the name in the address that was asked for
failure-unknown-host = Þessi þjónn svarar ekki heitinu { $host }. Sá sem rekur hann þarf að ræsa hann með --allow-host { $host } eða --public-url.
failure-no-such-game = Þetta spil er ekki til.
failure-no-such-page = Ekkert er á þessari slóð.
failure-method-not-allowed = Þessi slóð þekkir ekki þá aðferð.
failure-analysis-off = Þessi þjónn greinir ekki.
failure-not-started = Spilið er ekki byrjað: enn er laust sæti.
failure-game-over = Spilinu er lokið.
failure-not-over = Spilinu er ekki lokið enn.
failure-ply-mismatch = Spilið er komið lengra síðan, eða ekki komið svo langt.
failure-not-your-turn = Annar leikmaður á leik.
failure-no-open-seat = Ekkert sæti er laust.
failure-seat-taken = Þetta sæti er upptekið.
failure-nothing-to-take-back = Þú átt engan leik til að taka til baka.
failure-nothing-offered = Ekkert slíkt hefur verið boðið.
failure-offered-already = Þú hefur þegar boðið þetta frá síðasta leik.
failure-no-clock = Engin klukka er í þessu spili.
failure-not-playing = Þetta sæti er ekki með í spilinu, eða ekki lengur.
failure-name-a-seat = Nefndu sætið sem fær tímann; það getur ekki verið þitt eigið.
failure-still-here = Leikmaðurinn í þessu sæti er enn hér, eða nýfarinn.
failure-game-too-long = Þetta spil er orðið of langt: nú er aðeins hægt að leika eða gefast upp.
failure-too-large = Skilaboðin eru of löng.
failure-too-slow = Skilaboðin voru of lengi að berast.
failure-rate = Of margar beiðnir. Bíddu aðeins.
failure-too-many-games = Þú átt of mörg spil sem er ekki lokið.
failure-too-many-sockets = Of margar tengingar í einu.
failure-too-many-phrases = Ekki svona hratt.
failure-too-many-analyses = Of margar greiningar í einu.
failure-storage = Ekki tókst að vista spilið. Ekkert hefur breyst; reyndu aftur.
failure-storage-full = Diskur þjónsins er fullur. Ekkert hefur breyst; reyndu aftur síðar.
failure-read-only = Þjónninn getur ekki skrifað í möppuna sína. Ekkert hefur breyst; reyndu aftur síðar.
failure-storage-gone = Gagnagrunni þjónsins var eytt eða skipt út. Ekkert er vistað fyrr en þjónninn er endurræstur.
failure-engines-gone = Tölvan getur ekki spilað á þessum þjóni fyrr en hann er endurræstur.
failure-storage-damaged = Gagnagrunnur þjónsins er skemmdur. Ekkert er vistað fyrr en gert hefur verið við hann.
failure-storage-slow = Leitin tók of langan tíma. Reyndu aftur.
failure-stopping = Verið er að endurræsa þjóninn. Reyndu aftur strax.
failure-internal = Eitthvað fór úrskeiðis á þjóninum. Ekkert hefur tapast; reyndu aftur.

## The program

# $url: the address of the page
serve-ready = Fencepost er á { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Ekki er hægt að hlusta á { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Ekki er hægt að nota möppuna { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = Ekki tókst að ræsa þjóninn: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Ekki er hægt að nota { $file }: { $why }.
store-storage-full = Ekki er hægt að skrifa { $file }: diskurinn er fullur.
store-read-only = Ekki er hægt að skrifa { $file }: athugaðu hver á möppuna og hvort hún er ritvarin.
store-damaged = { $file } er skemmd ({ $why }). Engu var breytt. Settu öryggisafrit í staðinn, eða færðu skrána burt til að byrja upp á nýtt.
store-newer = { $file } var skrifuð af nýrra Fencepost. Engu var breytt; notaðu það.
store-locked = { $file } er í notkun hjá öðru forriti.
store-gone = { $file } var eytt eða skipt út meðan skráin var í notkun.
store-timed-out = { $file } svaraði ekki í tæka tíð.
store-conflict = Annað forrit breytti { $file } á sama tíma.

# $file: the file that should become the copy
backup-exists = { $file } er þegar til. Nefndu nýja skrá.
# $why: what the database says
backup-failed = Ekki tókst að skrifa { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } er ekki gagnagrunnur frá Fencepost.
# $file: the database that is there
restore-needs-replace = Í { $file } eru þegar spil. Með --replace eru þau geymd við hliðina undir öðru nafni.
# $file: where they are
restore-kept = Spilin sem voru þar eru nú í { $file }.

# $file: the database, $games and $events: how many
verify-sound = { $file } er í lagi. Spil: { $games }, atburðir: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Spil { $game }: atburðir þess passa ekki saman frá og með númer { $seq }.
verify-entry = Spil { $game }: það sem listar sýna stemmir ekki við atburði þess.
