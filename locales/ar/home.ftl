### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = العب Fencepost
start-resume = متابعة المباراة
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
start-pass-hint = من لاعبين إلى أربعة على جهاز واحد.
start-open = مباريات مفتوحة
start-open-none = لا أحد ينتظر الآن. ابدأ مباراة وسيراها الآخرون هنا.
start-open-offline = تعذر الوصول إلى الخادم. ما زال بوسعك اللعب ضد الحاسوب أو على شاشة واحدة.
start-watch = مشاهدة
start-watch-none = لا مباريات عامة الآن.
start-rules = اقرأ القواعد
start-rules-hint = قراءة دقيقتين، مع صور.
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
clock-own = مخصصة
clock-kind = نوع الساعة
clock-kind-increment = وقت لكل لاعب، مع زيادة
clock-kind-delay = وقت لكل لاعب، مع مهلة
clock-kind-per-move = وقت لكل حركة
clock-kind-hourglass = ساعة رملية
clock-own-minutes = الدقائق لكل لاعب
clock-own-seconds = الثواني لكل حركة
first-label = من يبدأ
first-lot = عشوائي
first-me = أنا
first-other = الخصم
first-another = شخص آخر
seats-label = المقاعد الأخرى
seat-person = شخص
listed-label = إظهارها بين المباريات المفتوحة
join = انضم
watch = شاهد
game-watch-move = الحركة { $number }

## The first look

home-what = سباق الحواجز، من لاعبين إلى ٤.
home-play = العب الآن
home-play-hint = مجاناً وبلا حساب
home-learn = تعلّم القواعد
home-tutorial = تعلّم باللعب
home-tutorial-hint = خمسة عشر درساً قصيراً
home-puzzle = لغز اليوم
# The board on the start page, for screen readers
home-board = اللوح. مفاتيح الأسهم تختار مربعاً، وh وv تختاران حاجزاً. Enter للعب، وتبدأ المباراة.
home-tip-title = دورك.
home-tip = تحرك خطوة أو ضع حاجزاً، وتبدأ المباراة.
home-tip-fence = المس الحاجز مرة أخرى لوضعه.
home-beginning = تبدأ المباراة…

## The form

mode-label = ضد
mode-computer = الحاسوب
mode-invite = صديق
mode-pass = هذه الشاشة
more-options = خيارات أخرى
summary-first-lot = البداية عشوائية
summary-first-me = أنت تبدأ
summary-first-other = الخصم يبدأ
summary-fences = { $fences ->
    [zero] بلا حواجز
    [one] حاجز واحد لكل لاعب
    [two] حاجزان لكل لاعب
    [few] { $fences } حواجز لكل لاعب
    [many] { $fences } حاجزاً لكل لاعب
   *[other] { $fences } حاجز لكل لاعب
  }
clock-kind-game = وقت للمباراة كلها
clock-own-game = الدقائق للمباراة كلها
board-width = الأعمدة
board-height = الصفوف
fences-each = الحواجز لكل لاعب
fences-usual = المعتاد ({ $fences })

## Others

lobby-waiting = في الانتظار
lobby-yours = مباراتك المفتوحة
exhibition-live = مباشر
exhibition-title = محركات تتبارى
exhibition-recorded = مباراة مسجلة
