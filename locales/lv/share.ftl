### Sharing a game or a position, and the board on other pages.

share-link = Kopēt saiti
share-position = Kopēt pozīciju
share-png = Saglabāt attēlu (PNG)
share-gif = Saglabāt animāciju (GIF)
share-gif-offline = Animāciju veido serveris. Mēģini vēlreiz, kad būs savienojums.
share-failed = Neizdevās. Mēģini vēlreiz.
share-busy = Mirkli…
share-embed = Iegult tīmekļa lapā
embed-open = Atvērt vietnē Fencepost
embed-wrong = Šo laukumu nevar parādīt: saite ir nepilnīga.
