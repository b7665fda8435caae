### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count } oyun
explorer-empty = Bu konumu henüz kimse oynamadı.
explorer-loading = Oyunlar aranıyor…
explorer-failed = Gezgine ulaşılamıyor.
explorer-offline = Çevrim dışısın: yalnızca motor oyunları gösteriliyor.
explorer-source = Oyunlar
explorer-source-all = Bütün oyunlar
explorer-source-engine = Motor oyunları
explorer-source-server = Bu sunucudaki oyunlar
explorer-source-index = Site sahibinin koleksiyonu
explorer-from = Başlangıç
explorer-to = Bitiş
explorer-strength = Oyuncular
explorer-strength-any = Her güçte
explorer-level = { $level }. düzey ve üstü
explorer-rating = Reyting { $rating } ve üstü
explorer-open = Bir oyun aç
