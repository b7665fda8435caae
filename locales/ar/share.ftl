### Sharing a game or a position, and the board on other pages.

share-link = نسخ الرابط
share-position = نسخ الوضعية
share-png = حفظ الصورة (PNG)
share-gif = حفظ الصورة المتحركة (GIF)
share-gif-offline = الخادم هو الذي يُعدّ الصورة المتحركة. حاول مجدداً عند الاتصال بالإنترنت.
share-failed = لم ينجح ذلك. حاول مجدداً.
share-busy = لحظة…
share-embed = تضمين في صفحة ويب
embed-open = فتح في Fencepost
embed-wrong = لا يمكن عرض هذا اللوح: الرابط غير مكتمل.
