### Sharing a game or a position, and the board on other pages.

share-link = Kopioi linkki
share-position = Kopioi asema
share-png = Tallenna kuva (PNG)
share-gif = Tallenna animaatio (GIF)
share-gif-offline = Palvelin tekee animaation. Yritä uudelleen, kun olet verkossa.
share-failed = Se ei onnistunut. Yritä uudelleen.
share-busy = Hetkinen…
share-embed = Upota verkkosivulle
embed-open = Avaa Fencepostissa
embed-wrong = Lautaa ei voi näyttää: linkki on vajaa.
