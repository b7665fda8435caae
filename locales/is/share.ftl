### Sharing a game or a position, and the board on other pages.

share-link = Afrita hlekk
share-position = Afrita stöðu
share-png = Vista mynd (PNG)
share-gif = Vista hreyfimynd (GIF)
share-gif-offline = Þjónninn býr til hreyfimyndina. Reyndu aftur þegar þú ert á netinu.
share-failed = Þetta tókst ekki. Reyndu aftur.
share-busy = Augnablik …
share-embed = Fella inn í vefsíðu
embed-open = Opna í Fencepost
embed-wrong = Ekki er hægt að sýna þetta borð: hlekkurinn er ekki heill.
