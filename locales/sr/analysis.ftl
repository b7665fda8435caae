### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Одиграј потез на табли или отвори партију.
analysis-drop = Пусти партију овде

## Opening

analysis-open = Отвори
analysis-open-text = Запис партије, списак потеза, позиција или линк
analysis-open-file = Изабери датотеку
analysis-new = Нова табла
analysis-recent = Недавне анализе
analysis-delete-study = Обриши ову анализу
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Партија { $game } од { $games }
analysis-which-notation = Ови потези се могу читати у више записа. Који је прави?
dialect-fencepost = Редови се броје одоздо, почиње Југ
dialect-glendenning = Редови се броје одозго, почиње Југ
dialect-qtp = Редови се броје одоздо, почиње Север

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Ред { $line }, колона { $column }: { $why }
analysis-too-large = Ово је веће од 1 MB. Отвори мању датотеку.
analysis-too-long = Ово има више од 20.000 потеза. Отвори краћу партију.
analysis-not-a-record = У овом тексту нема партије, списка потеза ни позиције.
analysis-unreadable = Ово не може да се прочита.
analysis-link-damaged = Овај линк је непотпун или оштећен. Копирај га поново, од првог до последњег слова.
analysis-link-newer = Овај линк је из новије верзије Fencepost-а. Поново учитај страницу и пробај још једном.
analysis-game-running = Ова партија још траје. Можеш да је анализираш кад се заврши.

## Sharing

analysis-too-long-link = Ова анализа је предугачка за линк. Сачувај је у датотеку. Остаје и у овом прегледачу.

## The tree

analysis-comment = Коментар
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Знак
mark-good = Добар потез
mark-mistake = Грешка
mark-brilliant = Сјајан потез
mark-blunder = Груба грешка
mark-interesting = Занимљив потез
mark-dubious = Сумњив потез
analysis-variations = Варијанте: { $count }
analysis-fold = Сакриј варијанте
analysis-unfold = Прикажи варијанте
analysis-promote = Помери варијанту горе
analysis-make-main = Учини главном варијантом
analysis-delete = Обриши одавде надаље
analysis-undo = Поништи
analysis-keys-variations = Претходна или следећа варијанта

## The engine

engine = Програм
engine-absent = Програм не може да се учита у овом прегледачу.
engine-depth = Дубина { $depth }
# Millions of positions in a second
engine-speed = { $count } мил./с
engine-lines = Варијанте: { $count }
engine-fewer = Мање варијанти
engine-more = Више варијанти
# Proven; $plies: moves of both players together
engine-win-in = Победа за { $plies }
engine-loss-in = Пораз за { $plies }
engine-chances = Изгледи за победу
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = на потезу
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Најбоља препрека { $fence }: { $name } +{ $steps }
