### Sharing a game or a position, and the board on other pages.

share-link = Link kopiëren
share-position = Stelling kopiëren
share-png = Afbeelding opslaan (PNG)
share-gif = Animatie opslaan (GIF)
share-gif-offline = De server maakt de animatie. Probeer het opnieuw als je online bent.
share-failed = Dat is niet gelukt. Probeer het opnieuw.
share-busy = Een ogenblik…
share-embed = Insluiten in een webpagina
embed-open = Openen in Fencepost
embed-wrong = Dit bord kan niet worden getoond: de link is onvolledig.
