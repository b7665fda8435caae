### The position editor, at /editor. `$name` is the colour of a player.

editor-title = Konum düzenleyici
editor-board = Konum düzenleyicinin tahtası
editor-tools = Araçlar
editor-mirror = Aynala
editor-clear = Engelleri kaldır
editor-turn = Döndür
editor-undo = Geri al
editor-empty = Boşalt
editor-start = Başlangıç
editor-in-hand = Elde
editor-turn-hint = Sırayı vermek için bir şekle dokun
editor-moves-next = sırada
editor-set-turn = Sıra: { $name }
editor-more = Bir engel daha: { $name }
editor-fewer = Bir engel eksilt: { $name }
editor-take-off = Tahtadan al: { $name }
editor-put-back = Tahtaya geri koy: { $name }
editor-ready = Oynamaya hazır
editor-faults = Düzeltilecek: { $count }
editor-fix = Düzelt
editor-position = Metin olarak konum
editor-position-wrong = Bu bir konum değil.
editor-play = Buradan oyna
editor-analyse = Analiz et
