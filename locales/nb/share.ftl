### Sharing a game or a position, and the board on other pages.

share-link = Kopier lenke
share-position = Kopier stilling
share-png = Lagre bilde (PNG)
share-gif = Lagre animasjon (GIF)
share-gif-offline = Serveren lager animasjonen. Prøv igjen når du er på nett.
share-failed = Det gikk ikke. Prøv igjen.
share-busy = Et øyeblikk …
share-embed = Bygg inn på en nettside
embed-open = Åpne i Fencepost
embed-wrong = Brettet kan ikke vises: Lenken er ufullstendig.
