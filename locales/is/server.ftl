### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Skilaboðin eru ekki JSON.
error-bad-message = Svæði vantar eða er af rangri gerð.
# $field: the name of the field in the message
error-bad-value = Svæðið „{ $field }“ getur ekki haft þetta gildi.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ er ekki gildur leikur: leikur með peði er reitur eins og e2, hlið er reitur með h eða v eins og e3h.
error-no-token = Til þess þarf aðgangslykil sætis.
error-unknown-token = Þessi aðgangslykill tilheyrir engu sæti í spilinu.
error-other-origin = Beiðnir frá öðrum vefjum eru ekki leyfðar.
# $host: the name in the address that was asked for
error-unknown-host = Þessi þjónn svarar ekki heitinu { $host }. Sá sem rekur hann þarf að ræsa hann með --allow-host { $host } eða --public-url.
error-no-such-game = Spilið fannst ekki.
error-no-such-page = Ekkert er á þessari slóð.
error-method-not-allowed = Aðferðin er ekki leyfð.
error-analysis-off = Slökkt er á greiningu á þessum þjóni.
error-own-game = Þú ert að spila þessa stöðu gegn öðrum. Þú getur greint spilið þegar því er lokið.
error-not-started = Spilið er ekki byrjað: enn er laust sæti.
error-game-over = Spilinu er lokið.
error-not-over = Spilinu er ekki lokið enn.
error-ply-mismatch = Spilið er komið lengra, eða ekki enn komið að þeim leik.
error-not-your-turn = Annar leikmaður á leik.
error-no-open-seat = Ekkert sæti er laust.
error-seat-taken = Þetta sæti er upptekið.
error-nothing-to-take-back = Þú átt engan leik til að taka til baka.
error-nothing-offered = Ekkert slíkt tilboð er til.
error-offered-already = Þú hefur þegar boðið þetta frá síðasta leik.
error-no-clock = Engin klukka er í þessu spili.
error-not-playing = Þetta sæti er ekki (lengur) með í spilinu.
error-name-a-seat = Nefndu sætið sem fær tímann; það getur ekki verið þitt eigið.
error-still-here = Leikmaðurinn er enn hér, eða nýfarinn.
error-game-too-long = Spilið er of langt fyrir það. Þú getur enn leikið eða gefist upp.
error-too-large = Skilaboðin eru of löng.
error-too-slow = Skilaboðin voru of lengi að berast.
error-rate = Of margar beiðnir. Bíddu aðeins.
error-too-many-games = Þú átt of mörg ókláruð spil.
error-too-many-sockets = Of margar tengingar í einu.
error-too-many-phrases = Ekki svona hratt.
error-too-many-analyses = Of margar greiningar í einu.
error-storage = Ekki tókst að vista spilið. Ekkert hefur breyst; reyndu aftur.
error-storage-full = Diskur þjónsins er fullur. Ekkert hefur breyst; reyndu aftur síðar.
error-read-only = Þjónninn getur ekki skrifað í möppuna sína. Ekkert hefur breyst; reyndu aftur síðar.
error-storage-gone = Gagnagrunni þjónsins var eytt eða skipt út. Ekkert er vistað fyrr en þjónninn er endurræstur.
error-engines-gone = Tölvan getur ekki spilað á þessum þjóni fyrr en hann er endurræstur.
error-storage-damaged = Gagnagrunnur þjónsins er skemmdur. Ekkert er vistað fyrr en gert hefur verið við hann.
error-storage-slow = Leitin tók of langan tíma. Reyndu aftur.
error-stopping = Verið er að endurræsa þjóninn. Reyndu aftur eftir smástund.
error-internal = Eitthvað fór úrskeiðis á þjóninum. Ekkert hefur tapast; reyndu aftur.

## The program

# $url: the address of the page
serve-ready = Fencepost keyrir á { $url }
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
store-newer = { $file } var skrifuð af nýrri útgáfu af Fencepost. Engu var breytt; notaðu þá útgáfu.
store-locked = { $file } er í notkun hjá öðru forriti.
store-gone = { $file } var eytt eða skipt út meðan skráin var í notkun.
store-timed-out = { $file } svaraði ekki í tæka tíð.
store-conflict = Annað forrit breytti { $file } á sama tíma.
store-unreachable = Ekki næst samband við { $file }: { $why }.
store-too-old = { $file } keyrir á PostgreSQL { $why }, sem er of gamalt: útgáfu 13 eða nýrri þarf.

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

postgres-tool = { $file } er PostgreSQL-gagnagrunnur. Notaðu { $tool }.

move-data-done = Allt var afritað í { $file }; fjöldi og gátsummur stemma. Spil: { $games }, atburðir: { $events }.
move-data-not-empty = { $file } er ekki tómur. Engu var breytt; tilgreindu tóman gagnagrunn.
move-data-differs = Afritið í { $file } yrði frábrugðið frumritinu í töflunni { $table }. Engu var breytt.

# $file: the database, $games and $events: how many
verify-sound = { $file } er í lagi. Spil: { $games }, atburðir: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Spil { $game }: atburðir þess passa ekki saman frá og með númer { $seq }.
verify-entry = Spil { $game }: það sem listar sýna stemmir ekki við atburði þess.
error-in-tournament = Þetta er ekki hægt í spili á móti.

error-no-key = Til þess þarf lykil mótsstjórans eða þinn eigin aðgangslykil.
error-not-allowed = Þessi lykill leyfir það ekki.
error-no-such-tournament = Mótið fannst ekki.
error-no-such-player = Enginn leikmaður er með þetta númer.
error-no-such-table = Þessi umferð eða þetta borð er ekki til.
error-no-such-assistant = Þessi aðstoðarmaður er ekki til.
error-registration-closed = Skráningu er lokið.
error-too-late = Það er of seint: búið er að raða í fyrstu umferð.
error-tournament-full = Mótið er fullt.
error-has-results = Úrslit eru komin í þessari umferð og ekki er lengur hægt að taka hana til baka.
error-not-the-last-round = Aðeins er hægt að taka síðustu umferð til baka.
error-has-result = Þetta borð er þegar með önnur úrslit. Biddu mótsstjórann að leiðrétta þau.
error-not-a-result = Þetta eru ekki úrslit fyrir þetta borð. Skrifaðu eina tölu fyrir hvern leikmann, til dæmis 1-0 eða 0-0-1.
error-needs-a-winner = Í útsláttarkeppni þarf sigurvegara á hverju borði.
error-played-online = Úrslitin koma úr spilinu á þessum þjóni.
error-results-missing = Úrslit vantar í þessari umferð.
error-last-round = Þetta var síðasta umferðin.
error-too-few-players = Að minnsta kosti tvo leikmenn þarf.
error-only-repeats = Hvernig sem raðað er í þessa umferð mætast einhverjir aftur. Þú getur leyft endurtekningar.
error-only-second-byes = Einhver verður að sitja hjá og það hafa allir þegar gert. Þú getur leyft endurtekningar.
error-no-winner = Á einu borði í síðustu umferð er enginn sigurvegari.
error-too-many-tournaments = Þú átt of mörg ókláruð mót.
