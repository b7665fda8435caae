### Sharing a game or a position, and the board on other pages.

share-link = Kopijuoti nuorodą
share-position = Kopijuoti poziciją
share-png = Išsaugoti paveikslėlį (PNG)
share-gif = Išsaugoti animaciją (GIF)
share-gif-offline = Animaciją kuria serveris. Bandyk dar kartą, kai turėsi ryšį.
share-failed = Nepavyko. Bandyk dar kartą.
share-busy = Akimirką…
share-embed = Įterpti į tinklalapį
embed-open = Atverti Fencepost puslapyje
embed-wrong = Šio lauko parodyti negalima: nuoroda nepilna.
