### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Spela ett drag på brädet eller öppna ett parti.
analysis-drop = Släpp partiet här

## Opening

analysis-open = Öppna
analysis-open-text = Parti, draglista, ställning eller länk
analysis-open-file = Välj en fil
analysis-new = Nytt bräde
analysis-recent = Senaste analyser
analysis-delete-study = Ta bort den här analysen
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Parti { $game } av { $games }
analysis-which-notation = De här dragen kan läsas i mer än en notation. Vilken är det?
dialect-fencepost = Rader räknade nerifrån, Syd börjar
dialect-glendenning = Rader räknade uppifrån, Syd börjar
dialect-qtp = Rader räknade nerifrån, Nord börjar

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Rad { $line }, kolumn { $column }: { $why }
analysis-too-large = Det är större än 1 MB. Öppna en mindre fil.
analysis-too-long = Det är mer än 20 000 drag. Öppna ett kortare parti.
analysis-not-a-record = Det finns varken parti, draglista eller ställning i den här texten.
analysis-unreadable = Det går inte att läsa.
analysis-link-damaged = Länken är ofullständig eller skadad. Kopiera den igen, från första till sista bokstaven.
analysis-link-newer = Länken är gjord med en nyare version av Fencepost. Ladda om sidan och försök igen.
analysis-game-running = Partiet pågår fortfarande. Du kan analysera det när det är slut.

## Sharing

analysis-too-long-link = Analysen är för lång för en länk. Spara den som fil. Den finns också kvar i den här webbläsaren.

## The tree

analysis-comment = Kommentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Tecken
mark-good = Bra drag
mark-mistake = Misstag
mark-brilliant = Lysande drag
mark-blunder = Blunder
mark-interesting = Intressant drag
mark-dubious = Tveksamt drag
analysis-variations = Varianter: { $count }
analysis-fold = Dölj varianter
analysis-unfold = Visa varianter
analysis-promote = Flytta upp varianten
analysis-make-main = Gör till huvudvariant
analysis-delete = Ta bort härifrån
analysis-undo = Ångra
analysis-keys-variations = Föregående eller nästa variant

## The engine

engine = Motor
engine-absent = Motorn kan inte laddas i den här webbläsaren.
engine-depth = Djup { $depth }
# Millions of positions in a second
engine-speed = { $count } milj./s
engine-lines = Linjer: { $count }
engine-fewer = Färre linjer
engine-more = Fler linjer
# Proven; $plies: moves of both players together
engine-win-in = Vinst på { $plies }
engine-loss-in = Förlust på { $plies }
engine-chances = Vinstchanser
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = på tur
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Bästa vägg { $fence }: { $name } +{ $steps }
