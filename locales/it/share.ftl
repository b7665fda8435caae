### Sharing a game or a position, and the board on other pages.

share-link = Copia link
share-position = Copia posizione
share-png = Salva immagine (PNG)
share-gif = Salva animazione (GIF)
share-gif-offline = L’animazione viene creata dal server. Riprova quando sei online.
share-failed = Non ha funzionato. Riprova.
share-busy = Un momento…
share-embed = Incorpora in una pagina web
embed-open = Apri in Fencepost
embed-wrong = Questo tavoliere non può essere mostrato: il link è incompleto.
