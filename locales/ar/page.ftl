### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = اعبر اللوح، أو سُدّ الطريق.
# For search engines and for previews of links
app-description = اعبر بقطعتك اللوح وسُدّ طريق الآخرين بالحواجز. العب في المتصفح مع لاعب أو اثنين أو ثلاثة، ضد الناس أو الحاسوب. بلا حساب.
# The picture in previews of links
app-preview = لوح عليه قطع وحواجز.
needs-script = يحتاج اللعب إلى JavaScript. ويمكنك قراءة القواعد من دونه.
back-to-start = الرئيسية
close = إغلاق

## The bar at the top

places = القائمة
place-play = العب
place-games = المباريات
place-learn = تعلّم
place-puzzles = ألغاز
place-analysis = التحليل
place-rules = القواعد
place-editor = المحرر
place-clock = الساعة
place-tournaments = البطولات
storage-refused = لا مكان في هذا المتصفح لحفظ المباريات، أو أنه لا يسمح بذلك. يمكنك متابعة اللعب، لكن المباريات تضيع عند إغلاق الصفحة.
settings = الإعدادات
look = المظهر
look-system = النظام
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
notify-hint = حتى وأنت في نافذة أخرى.
show-on-board = ما يظهر على اللوح
overlay-legal = أين يمكن أن تذهب قطعتي
overlay-ways = أقصر الطرق
overlay-lengths = أطوال الطرق
overlay-last = آخر حركة
overlay-coordinates = الإحداثيات

## Start

clock-none = بلا ساعة
clock-minutes = { $minutes } د
clock-increment = { $minutes } د + { $seconds } ث
clock-delay = { $minutes } د، مهلة { $seconds } ث
clock-per-move = { $seconds } ث للحركة
clock-hourglass = ساعة رملية { $minutes } د
clock-game = { $minutes } د للمباراة كلها
seat-computer = الحاسوب
your-name = اسمك
your-name-hint = اختياري
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

page-missing = الصفحة غير موجودة.
trouble-offline = الخادم لا يستجيب.
trouble-seat = شُغل هذا المقعد للتو.
trouble-too-many = طلبات كثيرة جداً. حاول مجدداً بعد لحظة.
trouble-too-many-wait = طلبات كثيرة جداً. حاول مجدداً بعد { $seconds } ث.
trouble-offered = سبق أن عرضت هذا منذ آخر حركة.
trouble-too-long = هذه المباراة أطول من أن تسمح بذلك. لا يزال بإمكانك التحريك أو الاستسلام.
trouble-other = حدث خطأ ما.
turn-notice = حان دورك.
