### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Tahtada bir hamle yap ya da bir oyun aç.
analysis-drop = Oyunu buraya bırak

## Opening

analysis-open = Aç
analysis-open-text = Oyun kaydı, hamle listesi, konum veya bağlantı
analysis-open-file = Dosya seç
analysis-new = Yeni tahta
analysis-recent = Son analizler
analysis-delete-study = Bu analizi sil
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Oyun { $game } / { $games }
analysis-which-notation = Bu hamleler birden çok yazımla okunabiliyor. Hangisi?
dialect-fencepost = Sıralar alttan sayılır, Güney başlar
dialect-glendenning = Sıralar üstten sayılır, Güney başlar
dialect-qtp = Sıralar alttan sayılır, Kuzey başlar

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Satır { $line }, sütun { $column }: { $why }
analysis-too-large = Bu 1 MB’tan büyük. Daha küçük bir dosya aç.
analysis-too-long = Burada 20.000’den fazla hamle var. Daha kısa bir oyun aç.
analysis-not-a-record = Bu metinde oyun, hamle listesi veya konum yok.
analysis-unreadable = Bu okunamıyor.
analysis-link-damaged = Bu bağlantı eksik ya da bozuk. İlk harften sonuncusuna kadar yeniden kopyala.
analysis-link-newer = Bu bağlantı Fencepost’un daha yeni bir sürümüyle yapılmış. Sayfayı yenileyip tekrar dene.
analysis-game-running = Bu oyun hâlâ sürüyor. Bitince analiz edebilirsin.

## Sharing

analysis-too-long-link = Bu analiz bir bağlantı için fazla uzun. Dosya olarak kaydet. Bu tarayıcıda da saklanıyor.

## The tree

analysis-comment = Yorum
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = İşaret
mark-good = İyi hamle
mark-mistake = Hata
mark-brilliant = Parlak hamle
mark-blunder = Büyük hata
mark-interesting = İlginç hamle
mark-dubious = Şüpheli hamle
analysis-variations = Varyantlar: { $count }
analysis-fold = Varyantları gizle
analysis-unfold = Varyantları göster
analysis-promote = Varyantı yukarı taşı
analysis-make-main = Ana varyant yap
analysis-delete = Buradan sonrasını sil
analysis-undo = Geri al
analysis-keys-variations = Önceki veya sonraki varyant

## The engine

engine = Motor
engine-absent = Motor bu tarayıcıda yüklenemiyor.
engine-depth = Derinlik { $depth }
# Millions of positions in a second
engine-speed = { $count } mn/sn
engine-lines = Varyantlar: { $count }
engine-fewer = Daha az varyant
engine-more = Daha çok varyant
# Proven; $plies: moves of both players together
engine-win-in = { $plies } hamlede kazanır
engine-loss-in = { $plies } hamlede kaybeder
engine-chances = Kazanma şansı
per-cent = %{ $number }

## The path to the goal

# Of a player: it is their turn
path-to-move = sırada
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = En iyi engel { $fence }: { $name } +{ $steps }
