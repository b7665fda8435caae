### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Oyunu öğren
learn-progress = { $step } / { $steps }
learn-steps = Tüm dersler
learn-again = Yeniden
learn-next = İleri
learn-back = Geri
learn-skip = Atla
learn-finish = Bir oyun oyna
learn-puzzles = Bulmaca çöz
learn-hint = İpucu:
learn-show-hint = İpucu göster
learn-step-done = { $step }: tamam
learn-step-open = { $step }: henüz değil
learn-over = Artık oyunu biliyorsun. İyi eğlenceler!

## What went wrong

learn-not = { $move } olmaz.
learn-wrong-fence = Bu bir engel. Şimdi bir adım at.
learn-wrong-step = Bu bir adım. Şimdi bir engel koy.
learn-wrong-away = Bu adım seni bitişten uzaklaştırır.
learn-wrong-same = Mavi’nin yolu hâlâ { $after } adım.
learn-wrong-both = Mavi’nin yolu { $theirs } adım uzuyor ama seninki de { $yours } adım uzuyor.
learn-wrong-longer = Önce { $before } adımın vardı, şimdi { $after } oldu.
learn-wrong-small = Mavi’nin şimdi { $after } adımı var. Bu daha yetmez.

## 1. A step

learn-step = Bir adım at
learn-step-text = Sen Kehribar’sın. En üst satıra gitmek istiyorsun. Sıra sana gelince taşın bir kare gidebilir.
learn-step-task = Yukarı, e2’ye git.
learn-step-hint = Taşının üstündeki kareye dokun.
learn-step-word = İşte bu! Yukarı, aşağı, sola ya da sağa: her seferinde bir kare.

## 2. The goal

learn-goal = Bitişe ulaş
learn-goal-text = Engelin içinden geçemezsin. Çevresinden dolaşırsın. En üst satırın her karesi kazandırır.
learn-goal-task = En üst satıra yürü.
learn-goal-hint = Sola, d8’e git. Sonra yukarı çık.
learn-goal-word = Kazandın! Karşı tarafa ilk varan oyunu kazanır.

## 3. A fence

learn-fence = Engel koy
learn-fence-text = Adım atmak yerine engel koyabilirsin. Engel iki kare uzunluğundadır. Mavi onun çevresinden dolaşmak zorunda.
learn-fence-task = Mavi’nin önüne bir engel koy.
learn-fence-hint = Mavi’nin hemen altındaki boşluğa dokun.
learn-fence-word = Mavi’nin { $before } adımı vardı, şimdi { $after } oldu.

## 4. A fence that is refused

learn-refused = Kimse hapsedilmez
learn-refused-text = Mavi köşeden yalnızca bir yandan çıkabilir. Orayı da kapatırsan ne olur?
learn-refused-task = Mavi’yi hapsetmeyi dene.
learn-refused-hint = b9’un sağındaki boşluğa dokun.
learn-refused-word = Gördün mü? Buna izin yok. Herkesin bitişe giden bir yolu hep olmalı.
learn-refused-wrong = Mavi hâlâ çıkabilir. b9’un yanındaki boşluğu kapat.

## 5. A jump

learn-jump = Atla
learn-jump-text = Mavi tam önünde duruyor. Üzerinden atlayıp arkasındaki kareye geçebilirsin.
learn-jump-task = Mavi’nin üzerinden atla.
learn-jump-hint = Mavi’nin arkasındaki e6’ya dokun.
learn-jump-word = Tek hamlede iki kare! Atlamak bir adım kazandırır.
learn-jump-wrong = Bunu yapabilirsin. Ama şimdi Mavi’nin üzerinden atla.

## 6. A side-step

learn-side = Yanına geç
learn-side-text = Mavi’nin arkasında bir engel var. Düz atlayamazsın. Onun yerine Mavi’nin yanına geçebilirsin.
learn-side-task = Mavi’nin yanındaki kareye geç.
learn-side-hint = d6 ve f6 boş. Birine dokun.
learn-side-word = Aferin. Düz atlayamadığında öbür taşın soluna ya da sağına geçebilirsin.
learn-side-blocked = Engel atlamana izin vermiyor. Mavi’nin soluna ve sağına bak.
learn-side-wrong = Bunu yapabilirsin. Ama şimdi Mavi’nin yanına geç.

## 7. A side-step with one side closed

learn-one-side = Yalnızca bir yan açık
learn-one-side-text = Şimdi Mavi’nin solunda da bir engel var.
learn-one-side-task = Mavi’nin yanındaki boş kareyi bul.
learn-one-side-hint = Mavi’nin sağına bak: f6.
learn-one-side-word = Doğru. Engelden asla geçilmez, atlarken bile.
learn-one-side-blocked = Mavi ile o kare arasında bir engel var. Öbür yanı dene.

## 8. Four players

learn-four = Dört oyuncu
learn-four-text = Üç ya da dört kişi de oynayabilir. Herkes karşı tarafa gider: Yeşil sağa, Kırmızı sola. Herkesin üzerinden atlayabilirsin.
learn-four-task = Yeşil’in üzerinden atla.
learn-four-hint = Yeşil, üçgen olan. Arkasındaki kareye dokun.
learn-four-word = Güzel. Dört kişiyle oynarken herkesin yalnızca 5 engeli olur. İyi kullan.
learn-four-wrong = Bunu yapabilirsin. Ama şimdi Yeşil’in üzerinden atla.

## 9. The length of a path

learn-path = Adımlarını say
learn-path-text = Noktalı çizgi senin en kısa yolun. Sayı, kaç adım kaldığını söyler. Sayısı küçük olan öndedir.
learn-path-task = Sayını küçült.
learn-path-hint = Noktalı çizgiyi izle.
learn-path-word = { $before } adımın vardı, şimdi { $after } kaldı.

## 10. A fence that costs the other more

learn-cost = İyi bir engel
learn-cost-text = Engel senin yoluna da çıkabilir. İyi bir engel Mavi’nin yolunu çok uzatır, seninkini hiç uzatmaz.
learn-cost-task = Mavi’nin yolunu en az 2 adım uzat, kendininkini hiç uzatma.
learn-cost-hint = Mavi’nin hemen altına bak, orada bir engel var. Onu uzat.
learn-cost-word = Mavi’nin şimdi { $after } adımı var, seninki değişmedi. İşte iyi bir engel.

## 11. The pocket

learn-pocket = Çıkmaz sokağı kapat
learn-pocket-text = Mavi dar bir sokakta ilerliyor. Tek bir çıkış var. Bir engel onu kapatabilir.
learn-pocket-task = Tek engelle Mavi’nin yolunu en az 6 adım uzat.
learn-pocket-hint = a2 ile a3 arasındaki boşluğa dokun.
learn-pocket-word = Mavi bütün yolu geri dönmeli: şimdi { $after } adım. Sen sakın böyle bir sokağa girme!

## 12. Fences for the end

learn-keep = Bir engel sakla
learn-keep-text = Mavi’nin 2 adımı var, senin 3. Yalnızca koşarsan geç kalırsın. Ama bir engel saklamışsın!
learn-keep-task = Onu öyle kullan ki bitişe ilk sen var.
learn-keep-hint = Engeli Mavi’nin yoluna, en alt satırın hemen önüne koy.
learn-keep-word = Mavi’nin şimdi { $after } adımı var, senin yalnızca 3. En değerli engel sona saklanandır.

## 13. Counting a race

learn-race = Yarışı hesapla
learn-race-text = Senin 4 adımın var, Mavi’nin de 4. Sıra sende. Öyleyse ilk sen varırsın. Engel koymak zaman kaybettirir.
learn-race-task = En üst satıra koş.
learn-race-hint = Dümdüz git. Hiç durma.
learn-race-word = Bir adım farkla kazandın. Engel koymadan önce say: belki yalnızca koşman yeter.
learn-race-lost = Geç kaldın: Mavi önce varıyor. Her hamle önemli. Yeniden dene.

## 14. A first plan

learn-plan = İlk planın
learn-plan-text = Oyuna nasıl başlarsın? Önce ortadan üç adım çık. Sonra Mavi’nin önüne bir engel koy.
learn-plan-task = Üç adım yukarı çık, sonra Mavi’nin yolunu bir adım uzatan bir engel koy.
learn-plan-hint = e4’e kadar çık. Sonra Mavi’nin hemen altına bir engel koy.
learn-plan-word = Güzel bir başlangıç. Bundan sonra her sıranda kendine sor: adım mı, engel mi, hangisi daha kazançlı?
learn-plan-more = Güzel. Devam et.

## 15. A whole game

learn-game = İlk oyunun
learn-game-text = Şimdi Mavi’ye karşı oyna. Mavi, daha yeni öğrenen bilgisayar. Bildiğin her şeyi kullan.
learn-game-task = Oyunu kazan.
learn-game-hint = Senin sayın küçükse koş. Değilse Mavi’nin yolunu en çok uzatan engeli koy.
learn-game-word = İlk oyununu kazandın!
learn-game-lost = Bu kez Mavi daha hızlıydı. Başaracaksın: yeniden dene.
