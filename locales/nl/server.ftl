### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Het bericht is geen JSON.
error-bad-message = Er ontbreekt een veld, of een veld heeft het verkeerde type.
# $field: the name of the field in the message
error-bad-value = Het veld “{ $field }” kan deze waarde niet hebben.
# $text: what was sent as a move
error-not-a-move = “{ $text }” is geen geldige zet: een zet van de pion is een veld zoals e2, een barricade is een veld met h of v zoals e3h.
error-no-token = Hiervoor is het token van een plaats nodig.
error-unknown-token = Dit token hoort bij geen enkele plaats van de partij.
error-other-origin = Verzoeken van andere sites zijn niet toegestaan.
# $host: the name in the address that was asked for
error-unknown-host = Deze server luistert niet naar de naam { $host }. De beheerder moet hem starten met --allow-host { $host } of --public-url.
error-no-such-game = Partij niet gevonden.
error-no-such-page = Op dit adres is niets.
error-method-not-allowed = Deze methode is niet toegestaan.
error-analysis-off = Analyse staat uit op deze server.
error-own-game = Je speelt deze stelling nu tegen anderen. Je kunt de partij analyseren als ze afgelopen is.
error-not-started = De partij is nog niet begonnen: er is nog een plaats vrij.
error-game-over = De partij is afgelopen.
error-not-over = De partij is nog niet afgelopen.
error-ply-mismatch = De partij is intussen verder, of nog niet bij die zet.
error-not-your-turn = Een andere speler is aan de beurt.
error-no-open-seat = Er is geen plaats vrij.
error-seat-taken = Deze plaats is bezet.
error-nothing-to-take-back = Je hebt geen zet om terug te nemen.
error-nothing-offered = Zo’n aanbod is er niet.
error-offered-already = Dat heb je sinds de laatste zet al aangeboden.
error-no-clock = Deze partij heeft geen klok.
error-not-playing = Deze plaats doet niet (meer) mee aan de partij.
error-name-a-seat = Noem de plaats die de tijd krijgt; dat kan niet je eigen plaats zijn.
error-still-here = Deze speler is er nog, of is nog maar net weg.
error-game-too-long = Deze partij is daar te lang voor. Zetten en opgeven kan nog wel.
error-too-large = Het bericht is te lang.
error-too-slow = Het bericht deed er te lang over om aan te komen.
error-rate = Te veel verzoeken. Wacht even.
error-too-many-games = Je hebt te veel onvoltooide partijen.
error-too-many-sockets = Te veel verbindingen tegelijk.
error-too-many-phrases = Niet zo snel, alsjeblieft.
error-too-many-analyses = Te veel analyses tegelijk.
error-storage = De partij kon niet worden opgeslagen. Er is niets veranderd; probeer het nog eens.
error-storage-full = De schijf van de server is vol. Er is niets veranderd; probeer het later nog eens.
error-read-only = De server kan niet in zijn map schrijven. Er is niets veranderd; probeer het later nog eens.
error-storage-gone = De database van de server is verwijderd of vervangen. Er wordt niets opgeslagen tot de server opnieuw is gestart.
error-engines-gone = De computer kan op deze server niet spelen tot de server opnieuw is gestart.
error-storage-damaged = De database van de server is beschadigd. Er wordt niets opgeslagen tot die is hersteld.
error-storage-slow = Het zoeken duurde te lang. Probeer het nog eens.
error-stopping = De server wordt opnieuw gestart. Probeer het zo nog eens.
error-internal = Er ging iets mis op de server. Er is niets verloren; probeer het nog eens.

## The program

# $url: the address of the page
serve-ready = Fencepost draait op { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Kan niet luisteren op { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = De map { $folder } kan niet worden gebruikt: { $why }.
# $why: the system's own words
serve-no-threads = De server kon niet worden gestart: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } kan niet worden gebruikt: { $why }.
store-storage-full = { $file } kan niet worden geschreven: de schijf is vol.
store-read-only = { $file } kan niet worden geschreven: kijk van wie de map is en of die alleen-lezen is.
store-damaged = { $file } is beschadigd ({ $why }). Er is niets veranderd. Zet er een back-up voor in de plaats, of zet het bestand opzij om opnieuw te beginnen.
store-newer = { $file } is geschreven door een nieuwere versie van Fencepost. Er is niets veranderd; gebruik die versie.
store-locked = { $file } is in gebruik bij een ander programma.
store-gone = { $file } is tijdens het gebruik verwijderd of vervangen.
store-timed-out = { $file } antwoordde niet op tijd.
store-conflict = { $file } is tegelijk door een ander programma veranderd.
store-unreachable = { $file } is niet bereikbaar: { $why }.
store-too-old = { $file } draait op PostgreSQL { $why }, en dat is te oud: versie 13 of nieuwer is nodig.

# $file: the file that should become the copy
backup-exists = { $file } bestaat al. Noem een nieuw bestand.
# $why: what the database says
backup-failed = { $file } kon niet worden geschreven: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } is geen database van Fencepost.
# $file: the database that is there
restore-needs-replace = In { $file } staan al partijen. Met --replace blijven ze ernaast bewaard onder een andere naam.
# $file: where they are
restore-kept = De partijen die er stonden, staan nu in { $file }.

postgres-tool = { $file } is een PostgreSQL-database. Gebruik { $tool }.

move-data-done = Alles is naar { $file } gekopieerd; aantallen en controlesommen kloppen. Partijen: { $games }, gebeurtenissen: { $events }.
move-data-not-empty = { $file } is niet leeg. Er is niets veranderd; noem een lege database.
move-data-differs = De kopie in { $file } zou in de tabel { $table } van het origineel afwijken. Er is niets veranderd.

# $file: the database, $games and $events: how many
verify-sound = { $file } is in orde. Partijen: { $games }, gebeurtenissen: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partij { $game }: de gebeurtenissen passen vanaf nummer { $seq } niet bij elkaar.
verify-entry = Partij { $game }: wat de lijsten tonen, klopt niet met de gebeurtenissen.
error-in-tournament = Dat kan niet in een toernooipartij.

error-no-key = Hiervoor is de sleutel van de organisator nodig, of je eigen token.
error-not-allowed = Met deze sleutel mag dat niet.
error-no-such-tournament = Toernooi niet gevonden.
error-no-such-player = Er is geen speler met dit nummer.
error-no-such-table = Deze ronde of tafel bestaat niet.
error-no-such-assistant = Deze helper bestaat niet.
error-registration-closed = De inschrijving is gesloten.
error-too-late = Daar is het te laat voor: de eerste ronde is al ingedeeld.
error-tournament-full = Het toernooi is vol.
error-has-results = Deze ronde heeft al uitslagen en kan niet meer worden teruggenomen.
error-not-the-last-round = Alleen de laatste ronde kan worden teruggenomen.
error-has-result = Deze tafel heeft al een andere uitslag. Vraag de organisator om die te corrigeren.
error-not-a-result = Dit is geen uitslag voor deze tafel. Schrijf één getal per speler, bijvoorbeeld 1-0 of 0-0-1.
error-needs-a-winner = Bij knock-out moet elke tafel een winnaar hebben.
error-played-online = De uitslag komt van de partij op deze server.
error-results-missing = Er ontbreken nog uitslagen van deze ronde.
error-last-round = Dat was de laatste ronde.
error-too-few-players = Er zijn minstens twee spelers nodig.
error-only-repeats = Hoe deze ronde ook wordt ingedeeld, sommigen spelen opnieuw tegen elkaar. Je kunt herhalingen toestaan.
error-only-second-byes = Er moet iemand vrij zijn, en iedereen is dat al geweest. Je kunt herhalingen toestaan.
error-no-winner = Een tafel van de laatste ronde heeft geen winnaar.
error-too-many-tournaments = Je hebt te veel onvoltooide toernooien.
