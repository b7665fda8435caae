### Sharing a game or a position, and the board on other pages.

share-link = Kopiér link
share-position = Kopiér stilling
share-png = Gem billede (PNG)
share-gif = Gem animation (GIF)
share-gif-offline = Serveren laver animationen. Prøv igen, når du er online.
share-failed = Det lykkedes ikke. Prøv igen.
share-busy = Et øjeblik …
share-embed = Indlejr på en webside
embed-open = Åbn i Fencepost
embed-wrong = Spillepladen kan ikke vises: Linket er ufuldstændigt.
