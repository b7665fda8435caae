### Sharing a game or a position, and the board on other pages.

share-link = Copiază linkul
share-position = Copiază poziția
share-png = Salvează imaginea (PNG)
share-gif = Salvează animația (GIF)
share-gif-offline = Animația este făcută de server. Încearcă din nou când ești online.
share-failed = Nu a mers. Încearcă din nou.
share-busy = O clipă…
share-embed = Încorporează într-o pagină web
embed-open = Deschide în Fencepost
embed-wrong = Tabla nu poate fi afișată: linkul este incomplet.
