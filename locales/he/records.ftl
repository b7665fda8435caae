### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = ”{ $text }” אינו מהלך תקין: מהלך של כלי הוא תא כמו e2, מחסום הוא תא ואחריו h או v כמו e3h.
record-bad-glyph = ”{ $text }” אינו סימן תקין אחרי מהלך: יש ⁦!⁩, ⁦?⁩, ⁦!!⁩, ⁦??⁩, ⁦!?⁩ או ⁦?!⁩, מיד אחרי המהלך.
record-unclosed-comment = להערה הזאת אין סוף: חסר סוגר מסולסל.
record-stray-brace = הסוגר המסולסל הזה לא סוגר שום הערה.
record-unclosed-variation = לווריאציה הזאת אין סוף: חסר סוגר.
record-stray-parenthesis = הסוגר הזה לא סוגר שום וריאציה.
record-variation-of-nothing = וריאציה באה אחרי המהלך שהיא מחליפה, וכאן אין כזה.
record-bad-tag = זו לא תגית תקינה: תגית נראית כך: ⁦[Event "משחק ידידותי"]⁩.
record-repeated-tag = התגית הזאת יכולה להופיע רק פעם אחת.
record-tag-after-moves = התגית { $text } באה אחרי המהלכים: מקום התגיות לפניהם.
record-bad-players = ”{ $text }” אינו מספר שחקנים תקין: יכולים להיות 2, 3 או 4.
record-bad-board = ”{ $text }” אינו לוח תקין: הגודל הוא בין 2x2 ל־9x9, למשל 5x7.
record-bad-fences = ”{ $text }” אינו מספר מחסומים תקין: לשחקן יש בין 0 ל־20.
# $why: a whole sentence
record-bad-position = עמדת ההתחלה שגויה. { $why }
record-bad-setup = { $why }
record-position-differs = ”{ $text }” סותר את עמדת ההתחלה.
record-bad-result =
    ”{ $text }” אינו תוצאה תקינה: תוצאה היא מספר לכל שחקן וביניהם -, כמו ⁦1-0⁩ או ⁦1/2-1/2⁩, או * למשחק שלא נגמר.
# $players: how many play
record-result-players = התוצאה { $text } לא מתאימה: צריך מספר אחד לכל אחד מ־{ $players } השחקנים.
# $score: the right result
record-result-on-board = התוצאה { $text } שגויה: לפי המהלכים היא { $score }.
record-result-winner-out = התוצאה { $text } שגויה: { $name } כבר מחוץ למשחק, ולא ייתכן ניצחון כזה.
# $names: a list of seats
record-result-shares = התוצאה { $text } שגויה: את התיקו חולקים מי שעוד במשחק: { $names }.
# $tag: the result in the tag
record-results-differ = התוצאה { $text } אינה זו שבתגית, { $tag }.
record-result-in-variation = התוצאה { $text } נמצאת בתוך וריאציה: מקומה בסוף המשחק.
record-after-result = ”{ $text }” בא אחרי התוצאה: אסור שיבוא אחריה משהו.
