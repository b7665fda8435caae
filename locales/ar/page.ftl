### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = اعبر اللوح، أو سُدّ الطريق.
# For search engines and for previews of links
app-description = اعبر بقطعتك اللوح، أو ضع الحواجز في طريق الآخرين. العب في المتصفح مع لاعب أو اثنين أو ثلاثة، ضد الناس أو الحاسوب، بلا حاجة إلى حساب.
# The picture in previews of links
app-preview = لوح عليه قطع وحواجز.
needs-script = يحتاج اللعب إلى JavaScript، وهو معطل هنا. أما القواعد فيمكن قراءتها من دونه.
back-to-start = العودة إلى الرئيسية
close = إغلاق

## The bar at the top

settings = الإعدادات
look = المظهر
look-wood = خشبي
look-light = فاتح
look-dark = داكن
language = اللغة
sound = الأصوات
confirm-fences = التأكيد قبل وضع الحاجز
confirm-touch = على شاشات اللمس
confirm-always = دائماً
confirm-never = أبداً
notify = نبهني عندما يحين دوري
notify-hint = حتى لو كانت نافذة أخرى في المقدمة.
show-on-board = ما يظهر على اللوح
overlay-legal = إلى أين تصل قطعتي
overlay-ways = أقصر الطرق
overlay-lengths = طول كل طريق
overlay-last = آخر حركة
overlay-coordinates = الإحداثيات

## Start

clock-none = بلا ساعة
clock-minutes = { $minutes } د
clock-increment = { $minutes } د + { $seconds } ث
clock-delay = { $minutes } د، مهلة { $seconds } ث
clock-per-move = { $seconds } ث للحركة
clock-hourglass = ساعة رملية { $minutes } د
seat-computer = الحاسوب
your-name = اسمك
your-name-hint = إن أحببت.
game-of = { $players ->
    [two] لاعبان
    [few] { $players } لاعبين
   *[other] { $players } لاعباً
  }

## A game

you = أنت
engine-name = الحاسوب، المستوى { $level }
engine-full = الحاسوب، أقصى قوة
open-seat = مقعد شاغر
guest = ضيف

## The connection

page-missing = لا توجد صفحة بهذا العنوان.
trouble-offline = الخادم لا يجيب.
trouble-seat = شُغل هذا المقعد للتو.
trouble-too-many = طلبات كثيرة دفعة واحدة. حاول مجدداً بعد لحظة.
trouble-too-many-wait = طلبات كثيرة جداً. حاول مجدداً بعد { $seconds } ث.
trouble-offered = سبق أن عرضتَ هذا منذ آخر حركة.
trouble-too-long = طالت هذه اللعبة أكثر من اللازم لذلك. لا يزال بإمكانك التحريك أو الاستسلام.
trouble-other = لم ينجح ذلك.
turn-notice = حان دورك.
