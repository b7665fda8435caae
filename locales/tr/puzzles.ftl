### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Bulmacalar
puzzle-of-the-day = Günün bulmacası
puzzle-question = { $name } hâlâ kazanabilir mi?
puzzle-question-many = { $name } ne yapmalı?
puzzle-to-move = Sıra: { $name }
puzzle-find = Tek iyi hamleyi bul
puzzle-loading = Bulmacalar yükleniyor…
puzzle-failed-to-load = Bulmacalar yüklenemedi. İnternete bağlanıp yeniden dene.
puzzle-retry = Yeniden dene
puzzle-number = Bulmaca { $number }

## Solving

puzzle-wrong = Aranan hamle bu değil.
puzzle-wrong-answer = Rakibin yanıtı { $move } olur.
puzzle-right = Doğru!
puzzle-right-too = { $move } ile de kazanılır.
puzzle-play-on = Devam et: nasıl kazanıldığını göster.
puzzle-slipped = { $move } fırsatı kaçırır. Başka bir hamle dene.
puzzle-clear = Çözüldü. { $name } kazanıyor.
puzzle-clear-many = Çözüldü. En şanslı oyuncu: { $name }.
puzzle-hint = İpucu
puzzle-hint-next = Sonraki ipucu
puzzle-hint-number = İpucu { $number }/3.
puzzle-hint-step = Taşı oynat.
puzzle-hint-fence = Engel koy.
puzzle-hint-cost = Bundan sonra { $name } { $steps } adım fazla gider.
puzzle-hint-guard = Kendi yolunu korur.
puzzle-hint-path = Bu hamleden sonra { $steps } adımın kalır.
puzzle-hint-place = { $square } çevresine bak.
puzzle-show = Çözümü göster
puzzle-solution = Doğru hamle: { $move }.
puzzle-analyse = Analiz et
puzzle-again = Yeniden dene
puzzle-next = Sonraki bulmaca

## Beside the board

puzzle-grade = Zorluk
puzzle-grade-of = { $grade }/5
puzzle-streak = { $days } gün
puzzle-streak-label = Üst üste gün
puzzle-week = Bu hafta
puzzle-more = Başka bulmacalar
puzzle-left = Kalan: { $left }/{ $all }
puzzle-all-done = Hepsini çözdün. İstersen yeniden çözebilirsin.
puzzle-mark-solved = çözüldü
puzzle-mark-failed = çözülmedi
puzzle-mark-today = bugün

## Themes

theme-all = Tümü
theme-trap = Tuzak
theme-race = Yarış
theme-jump = Atlama
theme-wasted-fence = Boşa giden engel
theme-defence = Savunma
theme-endgame = Oyun sonu
theme-many = 3 ve 4 oyuncu
puzzle-themes = Bulmacanın konusu

## The program that finds puzzles

puzzles-not-right = { $file }: şu satırlarda verilen hamle tek iyi hamle değil: { $lines }
puzzles-invalid = Bu geçerli bir bulmaca değil: { $detail }.
