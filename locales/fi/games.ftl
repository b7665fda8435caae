### The games of this device, at /games.

games-title = Pelisi
games-hint = Tallennettu vain tähän selaimeen.
games-import = Tuo peli
games-none = Ei vielä pelejä
games-none-hint = Kaikki tällä laitteella pelaamasi pelit säilyvät täällä. Pelaa peli tai tuo pöytäkirja (.qgn).
games-none-play = Pelaa nyt
games-running = Kesken
games-finished = Päättyneet
# $moves: how many were played
games-moves = { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
  }
games-won = Voitit
games-lost = Hävisit
games-draw = Tasapeli
# $name: a player or a seat
games-winner = { $name } voitti
games-rename = Nimeä uudelleen
games-export = Vie
games-delete = Poista
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analysoi: { $game }
games-rename-which = Nimeä uudelleen: { $game }
games-export-which = Vie: { $game }
games-delete-which = Poista: { $game }
games-name = Pelin nimi
games-save = Tallenna
games-cancel = Peruuta
games-deleted = ”{ $game }” poistettiin.
games-undo = Kumoa
games-imported = ”{ $game }” tuotiin.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Tiedosto on suurempi kuin 1 Mt.
import-not-a-record = Tiedosto ei ole pelin pöytäkirja.
import-bad-tag = ”{ $text }” ei kelpaa tässä pöytäkirjassa.
import-bad-move = ”{ $text }” ei ole kelvollinen siirto.
import-unclosed = Pöytäkirjan kommentilta tai muunnelmalta puuttuu alku tai loppu.
import-after-result = ”{ $text }” tulee tuloksen jälkeen: sen perässä ei saa olla mitään.
import-too-long = Peli on liian pitkä.
# $number: the number of the move, counted one by one
import-illegal-move = Siirto { $number }, { $text }, ei ole sallittu.
import-bad-result = Tulos { $text } ei sovi peliin.
import-no-rules = Sääntöjä siirtojen tarkistamiseen ei voitu ladata. Yritä uudelleen.
import-unreadable = Tiedostoa ei voi lukea.
