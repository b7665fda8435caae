### Sharing a game or a position, and the board on other pages.

share-link = Kopiera länk
share-position = Kopiera ställning
share-png = Spara bild (PNG)
share-gif = Spara animering (GIF)
share-gif-offline = Servern gör animeringen. Försök igen när du är uppkopplad.
share-failed = Det gick inte. Försök igen.
share-busy = Ett ögonblick …
share-embed = Bädda in på en webbsida
embed-open = Öppna i Fencepost
embed-wrong = Brädet kan inte visas: länken är ofullständig.
