### Sharing a game or a position, and the board on other pages.

share-link = Copiar enlace
share-position = Copiar posición
share-png = Guardar imagen (PNG)
share-gif = Guardar animación (GIF)
share-gif-offline = El servidor crea la animación. Inténtalo de nuevo cuando tengas conexión.
share-failed = No ha funcionado. Inténtalo de nuevo.
share-busy = Un momento…
share-embed = Insertar en una página web
embed-open = Abrir en Fencepost
embed-wrong = No se puede mostrar este tablero: el enlace está incompleto.
