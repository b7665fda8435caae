### Sharing a game or a position, and the board on other pages.

share-link = Copy link
share-position = Copy position
share-png = Save picture (PNG)
share-gif = Save animation (GIF)
share-gif-offline = The server makes the animation. Try again when you are online.
share-failed = That did not work. Try again.
share-busy = One moment…
share-embed = Embed in a web page
# Under a board on another page
embed-open = Open in Fencepost
embed-wrong = This board cannot be shown: the link is incomplete.
