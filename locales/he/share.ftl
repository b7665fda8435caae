### Sharing a game or a position, and the board on other pages.

share-link = העתקת קישור
share-position = העתקת עמדה
share-png = שמירת תמונה (PNG)
share-gif = שמירת אנימציה (GIF)
share-gif-offline = השרת יוצר את האנימציה. אפשר לנסות שוב כשיש חיבור.
share-failed = זה לא הצליח. אפשר לנסות שוב.
share-busy = רק רגע…
share-embed = הטמעה בדף אינטרנט
embed-open = פתיחה ב־Fencepost
embed-wrong = אי אפשר להציג את הלוח: הקישור אינו שלם.
