### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = العب Fencepost
start-resume = متابعة اللعب
start-resume-what = { $players ->
    [two] لاعبان
    [few] { $players } لاعبين
   *[other] { $players } لاعباً
  }، { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
  } حتى الآن
start-computer = العب ضد الحاسوب
start-computer-hint = يعمل بلا اتصال أيضاً.
start-invite = ادعُ أحداً
start-invite-hint = أرسل رابطاً أو اعرض رمز QR. بلا حساب.
start-pass = على شاشة واحدة
start-pass-hint = من اثنين إلى أربعة أمام هذه الشاشة.
start-open = ألعاب مفتوحة
start-open-none = لا أحد ينتظر الآن. افتح لعبة وسيراها الآخرون هنا.
start-open-offline = لا اتصال بالخادم. ما زال بوسعك اللعب ضد الحاسوب أو على شاشة واحدة.
start-watch = مشاهدة
start-watch-none = لا توجد لعبة عامة جارية الآن.
start-rules = اقرأ القواعد
start-rules-hint = دقيقتان، مع صور.
start-now = ابدأ
start-create = أنشئ الرابط
start-level = المستوى { $level }
level-label = القوة
level-1 = مبتدئ
level-2 = خطوات أولى
level-3 = سهل
level-4 = هاوٍ
level-5 = متمكن
level-6 = ماهر
level-7 = قوي
level-8 = قوي جداً
level-9 = خبير
level-10 = أقصى قوة
players-label = اللاعبون
players-2 = ٢
players-3 = ٣
players-4 = ٤
clock-label = الساعة
clock-own = ساعة مخصصة
clock-kind = نوع الساعة
clock-kind-increment = وقت لكل لاعب، مع زيادة
clock-kind-delay = وقت لكل لاعب، مع مهلة
clock-kind-per-move = وقت لكل حركة
clock-kind-hourglass = ساعة رملية
clock-own-minutes = الدقائق لكل لاعب
clock-own-seconds = الثواني لكل حركة
first-label = من يبدأ
first-lot = بالقرعة
first-me = أنا
first-other = الآخر
first-another = لاعب آخر
seats-label = المقاعد الأخرى
seat-person = شخص
listed-label = إظهارها بين الألعاب المفتوحة
join = انضم
watch = شاهد
game-watch-move = الحركة { $number }
