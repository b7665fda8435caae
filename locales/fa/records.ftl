### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» حرکت معتبری نیست: حرکت آدمک یک خانه است مثل e2، و مانع یک خانه و h یا v مثل e3h.
record-bad-glyph = «{ $text }» نشانهٔ معتبری پس از حرکت نیست: ⁦!⁩ یا ⁦?⁩ یا ⁦!!⁩ یا ⁦??⁩ یا ⁦!?⁩ یا ⁦?!⁩ درست پس از حرکت می‌آید.
record-unclosed-comment = این یادداشت پایان ندارد: آکولاد بسته کم است.
record-stray-brace = این آکولاد بسته پایان هیچ یادداشتی نیست.
record-unclosed-variation = این شاخه پایان ندارد: پرانتز بسته کم است.
record-stray-parenthesis = این پرانتز بسته پایان هیچ شاخه‌ای نیست.
record-variation-of-nothing = شاخه پس از حرکتی می‌آید که جایش را می‌گیرد، و اینجا حرکتی نیست.
record-bad-tag = این برچسب معتبر نیست: برچسب این شکلی است ⁦[Event "بازی دوستانه"]⁩.
record-repeated-tag = این برچسب فقط یک بار می‌تواند بیاید.
record-tag-after-moves = برچسب { $text } پس از حرکت‌ها آمده: جای برچسب‌ها پیش از آن‌هاست.
record-bad-players = «{ $text }» شمار معتبری برای بازیکنان نیست: 2 یا 3 یا 4 می‌تواند باشد.
record-bad-board = «{ $text }» صفحهٔ معتبری نیست: اندازه از 2x2 تا 9x9 است، مثل 5x7.
record-bad-fences = «{ $text }» شمار معتبری برای موانع نیست: هر بازیکن از 0 تا 20 دارد.
# $why: a whole sentence
record-bad-position = وضعیت آغاز نادرست است. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» با وضعیت آغاز ناسازگار است.
record-bad-result =
    «{ $text }» نتیجهٔ معتبری نیست: نتیجه برای هر بازیکن یک عدد است با - میانشان، مثل ⁦1-0⁩ یا ⁦1/2-1/2⁩، یا * برای بازی ناتمام.
# $players: how many play
record-result-players = نتیجهٔ { $text } جور نیست: برای هر یک از { $players } بازیکن یک عدد لازم است.
# $score: the right result
record-result-on-board = نتیجهٔ { $text } نادرست است: بر پایهٔ حرکت‌ها { $score } است.
record-result-winner-out = نتیجهٔ { $text } نادرست است: { $name } از بازی حذف شده و نمی‌تواند برده باشد.
# $names: a list of seats
record-result-shares = نتیجهٔ { $text } نادرست است: تساوی میان کسانی تقسیم می‌شود که هنوز در بازی‌اند: { $names }.
# $tag: the result in the tag
record-results-differ = نتیجهٔ { $text } همانی نیست که در برچسب آمده، یعنی { $tag }.
record-result-in-variation = نتیجهٔ { $text } در یک شاخه است: جای آن پایان بازی است.
record-after-result = «{ $text }» پس از نتیجه آمده: هیچ چیز نباید پس از آن بیاید.
