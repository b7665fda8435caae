### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Pelaa siirto laudalla tai avaa peli.
analysis-drop = Pudota peli tähän

## Opening

analysis-open = Avaa
analysis-open-text = Pöytäkirja, siirtolista, asema tai linkki
analysis-open-file = Valitse tiedosto
analysis-new = Uusi lauta
analysis-recent = Viimeisimmät analyysit
analysis-delete-study = Poista tämä analyysi
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Peli { $game } / { $games }
analysis-which-notation = Nämä siirrot voi lukea useammalla merkintätavalla. Mikä se on?
dialect-fencepost = Rivit alhaalta, Etelä aloittaa
dialect-glendenning = Rivit ylhäältä, Etelä aloittaa
dialect-qtp = Rivit alhaalta, Pohjoinen aloittaa

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Rivi { $line }, sarake { $column }: { $why }
analysis-too-large = Tämä on suurempi kuin 1 Mt. Avaa pienempi tiedosto.
analysis-too-long = Tässä on yli 20 000 siirtoa. Avaa lyhyempi peli.
analysis-not-a-record = Tässä tekstissä ei ole peliä, siirtolistaa eikä asemaa.
analysis-unreadable = Tätä ei voi lukea.
analysis-link-damaged = Linkki on vajaa tai vioittunut. Kopioi se uudelleen ensimmäisestä kirjaimesta viimeiseen.
analysis-link-newer = Linkki on tehty uudemmalla Fencepostin versiolla. Lataa sivu uudelleen ja yritä uudestaan.
analysis-game-running = Tämä peli on vielä kesken. Voit analysoida sen, kun se on päättynyt.

## Sharing

analysis-too-long-link = Analyysi on liian pitkä linkiksi. Tallenna se tiedostoon. Se säilyy myös tässä selaimessa.

## The tree

analysis-comment = Kommentti
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Merkki
mark-good = Hyvä siirto
mark-mistake = Virhe
mark-brilliant = Loistava siirto
mark-blunder = Paha virhe
mark-interesting = Kiinnostava siirto
mark-dubious = Epäilyttävä siirto
analysis-variations = Muunnelmia: { $count }
analysis-fold = Piilota muunnelmat
analysis-unfold = Näytä muunnelmat
analysis-promote = Siirrä muunnelmaa ylemmäs
analysis-make-main = Tee päämuunnelmaksi
analysis-delete = Poista tästä eteenpäin
analysis-undo = Kumoa
analysis-keys-variations = Edellinen tai seuraava muunnelma

## The engine

engine = Moottori
engine-absent = Moottoria ei voi ladata tässä selaimessa.
engine-depth = Syvyys { $depth }
# Millions of positions in a second
engine-speed = { $count } milj./s
engine-lines = Muunnelmia: { $count }
engine-fewer = Vähemmän muunnelmia
engine-more = Enemmän muunnelmia
# Proven; $plies: moves of both players together
engine-win-in = Voitto { $plies } siirrossa
engine-loss-in = Tappio { $plies } siirrossa
engine-chances = Voiton mahdollisuudet
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = vuorossa
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Paras aita { $fence }: { $name } +{ $steps }
