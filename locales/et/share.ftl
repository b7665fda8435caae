### Sharing a game or a position, and the board on other pages.

share-link = Kopeeri link
share-position = Kopeeri seis
share-png = Salvesta pilt (PNG)
share-gif = Salvesta animatsioon (GIF)
share-gif-offline = Animatsiooni teeb server. Proovi uuesti, kui oled võrgus.
share-failed = See ei õnnestunud. Proovi uuesti.
share-busy = Üks hetk…
share-embed = Lisa veebilehele
embed-open = Ava Fencepostis
embed-wrong = Seda lauda ei saa näidata: link on poolik.
