### Sharing a game or a position, and the board on other pages.

share-link = کپی پیوند
share-position = کپی وضعیت
share-png = ذخیرهٔ تصویر (PNG)
share-gif = ذخیرهٔ پویانمایی (GIF)
share-gif-offline = پویانمایی را سرور می‌سازد. وقتی آنلاین شدید دوباره امتحان کنید.
share-failed = انجام نشد. دوباره امتحان کنید.
share-busy = یک لحظه…
share-embed = جاسازی در صفحهٔ وب
embed-open = باز کردن در Fencepost
embed-wrong = این صفحهٔ بازی را نمی‌شود نشان داد: پیوند ناقص است.
