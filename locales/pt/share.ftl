### Sharing a game or a position, and the board on other pages.

share-link = Copiar ligação
share-position = Copiar posição
share-png = Guardar imagem (PNG)
share-gif = Guardar animação (GIF)
share-gif-offline = A animação é feita pelo servidor. Tenta de novo quando tiveres Internet.
share-failed = Não funcionou. Tenta de novo.
share-busy = Um momento…
share-embed = Incorporar numa página Web
embed-open = Abrir no Fencepost
embed-wrong = Não é possível mostrar este tabuleiro: a ligação está incompleta.
