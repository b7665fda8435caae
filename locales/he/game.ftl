### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ועוד { $more }

## Why a move is refused

refusal-game-over = מאוחר מדי לשחק { $move }: המשחק נגמר.
refusal-wrong-turn = צריך לחכות עם { $move }: התור עכשיו של { $name }.
refusal-not-playing = { $name } לא במשחק הזה, או כבר לא.
refusal-nobody-leaves-two = אי אפשר לצאת ממשחק של שני שחקנים; אפשר להיכנע.
refusal-off-board = { $move } לא נמצא על הלוח הזה.
# $square: where the pawn stands
refusal-out-of-reach = הכלי שעל { $square } לא יכול להגיע אל { $move } במהלך אחד.
refusal-occupied = הכלי של { $name } כבר עומד על { $move }.
refusal-fence-in-the-way = המחסום { $fence } חוסם את הדרך אל { $move }.
# $square: where the straight jump lands
refusal-jump-open = אי אפשר לעבור הצידה אל { $move } כל עוד אפשר לקפוץ ישר אל { $square }.
refusal-no-fences-left = אי אפשר להציב את { $move }: לא נשארו מחסומים, ולכן חייבים להזיז את הכלי.
refusal-overlaps = { $move } יחפוף למחסום { $fence }.
refusal-crosses = { $move } יחצה את המחסום { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } ילכוד את הכלי של { $name }: הוא לא יוכל עוד לצאת מ־{ $squares }.
refusal-must-move = אי אפשר לוותר על התור כל עוד יש מהלך חוקי.

## Why pawns and fences set up on a board are no position

setup-too-many-players = בלוח 2x2 יש מקום לשלושה שחקנים לכל היותר.
setup-player-missing = במשחק של שני שחקנים שני הכלים חייבים להיות על הלוח, ובכל משחק אחר לפחות אחד.
setup-pawn-off-board = הכלי של { $name } עומד מחוץ ללוח.
setup-pawns-share-square = שני כלים עומדים על { $square }.
setup-too-many-fences = ל־{ $name } יש ביד יותר מ־20 מחסומים.
setup-fence-off-board = המחסום { $fence } בולט אל מחוץ ללוח.
setup-fences-collide = המחסומים { $fence } ו־{ $other } חופפים או חוצים זה את זה.
setup-cut-off = לכלי של { $name } אין דרך אל קו הסיום שלו.
setup-two-winners = שני כלים עומדים על קו הסיום שלהם, אבל רק אחד יכול היה להגיע ראשון.
setup-turn-of-nobody = התור הוא של שחקן שכבר מחוץ למשחק.

## Why a text is no position

position-fields =
    בעמדה יש חמישה חלקים וביניהם /, וחלק שישי לגודל הלוח אם הוא לא 9x9, אבל מספר החלקים כאן הוא { $found }.
position-board = החלק האחרון של עמדה הוא גודל הלוח, בין 2x2 ל־9x9, למשל 5x5.
position-fence = ”{ $text }” אינו מחסום תקין: שני החלקים הראשונים של עמדה הם תאים בין a1 ל־h8.
position-repeated-fence = המחסום { $fence } מופיע פעמיים.
position-players = בעמדה יש שניים, שלושה או ארבעה כלים, אבל מספרם כאן הוא { $found }.
position-pawn = ”{ $text }” אינו תא תקין לכלי: צריך אות בין a ל־i וספרה בין 1 ל־9, או - לשחקן שמחוץ למשחק.
position-left-count = בעמדה יש לכל כלי מספר אחד של מחסומים ביד.
position-left = ”{ $text }” אינו מספר תקין של מחסומים ביד: המספר הוא בין 0 ל־20.
position-turn = ”{ $text }” אינו תור תקין: 1 לשחקן הראשון, 2 לשני, וכן הלאה.

## How a game ends

ending-goal = ניצחון: { $name }. הכלי הגיע לקו הסיום.
ending-resign = ניצחון: { $name }. השחקן השני נכנע.
ending-time = ניצחון: { $name }. ליריב נגמר הזמן.
ending-repetition = תיקו: אותה עמדה בפעם השלישית.
ending-agreed = תיקו בהסכמה.
ending-last-player = ניצחון: { $name }. כל השאר יצאו מהמשחק.
ending-aborted = המשחק בוטל.
ending-abandoned = המשחק ננטש.
