### Sharing a game or a position, and the board on other pages.

share-link = Copier le lien
share-position = Copier la position
share-png = Enregistrer l’image (PNG)
share-gif = Enregistrer l’animation (GIF)
share-gif-offline = L’animation est créée par le serveur. Réessayez quand vous serez en ligne.
share-failed = Cela n’a pas fonctionné. Réessayez.
share-busy = Un instant…
share-embed = Intégrer dans une page web
embed-open = Ouvrir dans Fencepost
embed-wrong = Ce plateau ne peut pas être affiché : le lien est incomplet.
