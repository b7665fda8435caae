### The games of this device, at /games.

games-title = Tavas partijas
games-hint = Saglabātas tikai šajā pārlūkā.
games-import = Importēt partiju
games-none = Partiju vēl nav
games-none-hint = Šeit glabājas katra partija, ko spēlē šajā ierīcē. Nospēlē kādu vai importē partijas pierakstu (.qgn).
games-none-play = Spēlēt tagad
games-running = Nepabeigtās
games-finished = Pabeigtās
# $moves: how many were played
games-moves = { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
games-won = Tu uzvarēji
games-lost = Tu zaudēji
games-draw = Neizšķirts
# $name: a player or a seat
games-winner = Uzvarēja { $name }
games-rename = Pārdēvēt
games-export = Eksportēt
games-delete = Dzēst
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizēt: { $game }
games-rename-which = Pārdēvēt: { $game }
games-export-which = Eksportēt: { $game }
games-delete-which = Dzēst: { $game }
games-name = Partijas nosaukums
games-save = Saglabāt
games-cancel = Atcelt
games-deleted = Partija „{ $game }” ir izdzēsta.
games-undo = Atsaukt
games-imported = Partija „{ $game }” ir importēta.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Šis fails ir lielāks par 1 MB.
import-not-a-record = Šis fails nav partijas pieraksts.
import-bad-tag = „{ $text }” šajā pierakstā nav derīgs.
import-bad-move = „{ $text }” nav derīgs gājiens.
import-unclosed = Komentāram vai variantam šajā pierakstā nav sākuma vai beigu.
import-after-result = „{ $text }” ir aiz rezultāta: tur vairs nekas nedrīkst būt.
import-too-long = Šī partija ir par garu.
# $number: the number of the move, counted one by one
import-illegal-move = { $number }. gājiens, { $text }, nav atļauts.
import-bad-result = Rezultāts { $text } neatbilst partijai.
import-no-rules = Neizdevās ielādēt noteikumus, lai pārbaudītu gājienus. Mēģini vēlreiz.
import-unreadable = Šo failu nevar nolasīt.
