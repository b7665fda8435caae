### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Tiec pāri vai aizšķērso ceļu citiem.
# For search engines and for previews of links
app-description = Aizved savu bandinieku pāri laukumam un ar barjerām aizšķērso ceļu citiem. Spēlē pārlūkā divatā, trijatā vai četratā, ar cilvēkiem vai datoru. Konts nav vajadzīgs.
# The picture in previews of links
app-preview = Spēles laukums ar bandiniekiem un barjerām.
needs-script = Lai spēlētu, vajadzīgs JavaScript. Noteikumus var lasīt arī bez tā.
back-to-start = Sākums
close = Aizvērt

## The bar at the top

places = Izvēlne
place-play = Spēlēt
place-games = Partijas
place-learn = Mācīties
place-puzzles = Uzdevumi
place-analysis = Analīze
place-rules = Noteikumi
place-editor = Redaktors
place-clock = Pulkstenis
place-tournaments = Turnīri
storage-refused = Šajā pārlūkā nav vietas partiju glabāšanai, vai arī tas to neļauj. Vari spēlēt tālāk, bet, aizverot lapu, partijas pazudīs.
settings = Iestatījumi
look = Motīvs
look-system = Sistēmas
look-wood = Koks
look-light = Gaišs
look-dark = Tumšs
language = Valoda
sound = Skaņas
confirm-fences = Apstiprināt pirms barjeras novietošanas
confirm-touch = Skārienekrānos
confirm-always = Vienmēr
confirm-never = Nekad
notify = Paziņot, kad ir mans gājiens
notify-hint = Arī tad, ja esi citā logā.
show-on-board = Rādīt uz laukuma
overlay-legal = Kurp var iet mans bandinieks
overlay-ways = Īsākie ceļi
overlay-lengths = Ceļu garumi
overlay-last = Pēdējais gājiens
overlay-coordinates = Koordinātas

## Start

clock-none = Bez pulksteņa
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, aizture { $seconds } s
clock-per-move = { $seconds } s gājienam
clock-hourglass = Smilšu pulkstenis, { $minutes } min
clock-game = { $minutes } min visai partijai
seat-computer = Dators
your-name = Tavs vārds
your-name-hint = Nav obligāti
game-of = { $players } spēlētāji

## A game

you = Tu
engine-name = Dators, { $level }. līmenis
engine-full = Dators, pilns spēks
open-seat = Brīva vieta
guest = Viesis

## The connection

page-missing = Lapa nav atrasta.
trouble-offline = Serveris neatbild.
trouble-seat = Šo vietu kāds tikko aizņēma.
trouble-too-many = Par daudz pieprasījumu. Pēc brīža mēģini vēlreiz.
trouble-too-many-wait = Par daudz pieprasījumu. Mēģini vēlreiz pēc { $seconds } s.
trouble-offered = Kopš pēdējā gājiena tu to jau piedāvāji.
trouble-too-long = Partija tam ir par garu. Tu joprojām vari izdarīt gājienu vai padoties.
trouble-other = Kaut kas nogāja greizi.
turn-notice = Tagad ir tavs gājiens.
