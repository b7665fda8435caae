### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = Göster
view-moves = Hamleler
view-explorer = Gezgin
view-report = Rapor

## Making the report

report-make = Oyunu analiz et
report-intro = Motor her hamleye bakar ve oyunun nerede döndüğünü gösterir. Bu yaklaşık bir dakika sürer.
report-empty = Önce bir oyun oyna ya da aç.
report-progress = Oyun analiz ediliyor: %{ $percent }
report-stop = Durdur
report-again = Yeniden analiz et
report-changed = Oyun bu rapordan sonra değişti.

## The report

report-accuracy = Doğruluk
report-blunders = { $count } büyük hata
report-mistakes = { $count } hata
report-dubious = { $count } şüpheli hamle
report-clean = Hatasız
report-chances = Kazanma şansı
report-steps = Kalan adım
report-fences = Eldeki engeller
report-at = { $number }. hamle, { $move }: { $chances }
report-at-start = Başlangıç: { $chances }
report-points = Dönüm noktaları
report-no-points = Kimse büyük bir hata yapmadı.
report-drop = %{ $before } → %{ $after }
report-table = Bütün hamlelerin tablosu
report-column-move = Hamle
report-column-best = En iyisi
report-column-before = Önce
report-column-after = Sonra
report-column-mark = İşaret

## Trying again

report-try = { $name }: { $count } hatayı yeniden dene
try-title = Daha iyi bir hamle bul: { $name }
try-count = { $number }/{ $count }
try-played = Burada { $move } oynandı.
try-thinking = İnceleniyor: { $move }…
try-good = { $move } iyi bir hamle.
try-best = { $move } en iyi hamle.
try-bad = { $move } değil. { $why }
try-hint = İpucu
try-hint-pawn = Taşı oynat.
try-hint-fence = Engel koy.
try-hint-near = { $place } yakınına bir engel koy.
try-show = Hamleyi göster
try-shown = En iyi hamle: { $best }.
try-next = Sonraki
try-end = Rapora dön
