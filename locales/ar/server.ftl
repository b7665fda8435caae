### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = الرسالة ليست JSON.
error-bad-message = ينقص حقل، أو أن نوعه خاطئ.
# $field: the name of the field in the message
error-bad-value = لا يمكن أن يأخذ الحقل «{ $field }» هذه القيمة.
# $text: what was sent as a move
error-not-a-move = «{ $text }» ليست حركة صالحة: حركة القطعة مربع مثل e2، والحاجز مربع يليه h أو v مثل e3h.
error-no-token = يلزم لهذا رمز مقعد.
error-unknown-token = هذا الرمز لا يخص أي مقعد في المباراة.
error-other-origin = الطلبات من مواقع أخرى غير مسموحة.
# $host: the name in the address that was asked for
error-unknown-host = لا يستجيب هذا الخادم للاسم { $host }. على من يشغّله أن يضيف ⁦--allow-host { $host }⁩ أو ⁦--public-url⁩ عند تشغيله.
error-no-such-game = المباراة غير موجودة.
error-no-such-page = لا شيء بهذا العنوان.
error-method-not-allowed = الطريقة غير مسموحة.
error-analysis-off = التحليل معطل على هذا الخادم.
error-own-game = أنت تلعب هذه الوضعية الآن ضد آخرين. يمكنك تحليل المباراة عندما تنتهي.
error-not-started = لم تبدأ المباراة: ما زال هناك مقعد شاغر.
error-game-over = انتهت المباراة.
error-not-over = لم تنته المباراة بعد.
error-ply-mismatch = تقدمت المباراة منذ ذلك الحين، أو لم تصل إلى تلك الحركة بعد.
error-not-your-turn = الدور للاعب آخر.
error-no-open-seat = لا يوجد مقعد شاغر.
error-seat-taken = هذا المقعد مشغول.
error-nothing-to-take-back = ليس لك حركة تتراجع عنها.
error-nothing-offered = لا يوجد عرض كهذا.
error-offered-already = سبق أن عرضت هذا منذ آخر حركة.
error-no-clock = ليس لهذه المباراة ساعة.
error-not-playing = هذا المقعد ليس في المباراة، أو لم يعد فيها.
error-name-a-seat = حدّد المقعد الذي يُمنح الوقت. لا يمكن أن يكون مقعدك.
error-still-here = هذا اللاعب ما زال هنا، أو غادر للتو.
error-game-too-long = هذه المباراة أطول من أن تسمح بذلك. لا يزال بإمكانك التحريك أو الاستسلام.
error-too-large = الرسالة طويلة جداً.
error-too-slow = استغرق وصول الرسالة وقتاً طويلاً جداً.
error-rate = طلبات كثيرة جداً. انتظر قليلاً من فضلك.
error-too-many-games = لديك مباريات كثيرة لم تنته بعد.
error-too-many-sockets = اتصالات كثيرة في آن واحد.
error-too-many-phrases = على مهلك من فضلك.
error-too-many-analyses = تحليلات كثيرة في آن واحد.
error-storage = تعذر حفظ المباراة. لم يتغير شيء؛ حاول مجدداً من فضلك.
error-storage-full = قرص الخادم ممتلئ. لم يتغير شيء؛ حاول لاحقاً من فضلك.
error-read-only = لا يستطيع الخادم الكتابة في مجلده. لم يتغير شيء؛ حاول لاحقاً من فضلك.
error-storage-gone = حُذفت قاعدة بيانات الخادم أو استُبدلت. لن يُحفظ شيء حتى يُعاد تشغيل الخادم.
error-engines-gone = لا يستطيع الحاسوب أن يلعب على هذا الخادم إلى أن يُعاد تشغيل الخادم.
error-storage-damaged = قاعدة بيانات الخادم تالفة. لن يُحفظ شيء حتى تُصلَح.
error-storage-slow = استغرق البحث وقتاً أطول من اللازم. حاول مجدداً من فضلك.
error-stopping = يُعاد تشغيل الخادم. حاول مجدداً من فضلك.
error-internal = حدث خطأ في الخادم. لم يضع شيء؛ حاول مجدداً من فضلك.

## The program

# $url: the address of the page
serve-ready = يعمل Fencepost على { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = لا يمكن الاستماع على { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = لا يمكن استخدام المجلد { $folder }: { $why }.
# $why: the system's own words
serve-no-threads = تعذر تشغيل الخادم: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = لا يمكن استخدام { $file }: { $why }.
store-storage-full = لا يمكن كتابة { $file }: القرص ممتلئ.
store-read-only = لا يمكن كتابة { $file }: تحقق من مالك المجلد وهل هو للقراءة فقط.
store-damaged = الملف { $file } تالف ({ $why }). لم يتغير شيء. ضع مكانه نسخة احتياطية، أو انقله لتبدأ من جديد.
store-newer = كتب الملفَ { $file } إصدار أحدث من Fencepost. لم يتغير شيء؛ استخدم ذلك الإصدار من فضلك.
store-locked = الملف { $file } قيد الاستخدام في برنامج آخر.
store-gone = حُذف الملف { $file } أو استُبدل أثناء استخدامه.
store-timed-out = لم يستجب الملف { $file } في الوقت المناسب.
store-conflict = غيّر برنامج آخر الملف { $file } في الوقت نفسه.
store-unreachable = تعذر الوصول إلى { $file }: { $why }.
store-too-old = تعمل { $file } على PostgreSQL { $why }، وهو قديم جداً: يلزم الإصدار 13 أو أحدث.

# $file: the file that should become the copy
backup-exists = الملف { $file } موجود من قبل. اذكر ملفاً جديداً من فضلك.
# $why: what the database says
backup-failed = تعذرت كتابة { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = الملف { $file } ليس قاعدة بيانات Fencepost.
# $file: the database that is there
restore-needs-replace = في الملف { $file } مباريات بالفعل. مع ⁦--replace⁩ تُحفظ بجانبه باسم آخر.
# $file: where they are
restore-kept = المباريات التي كانت هناك موجودة الآن في { $file }.

postgres-tool = { $file } قاعدة بيانات PostgreSQL. استخدم { $tool } من فضلك.

move-data-done = نُسخ كل شيء إلى { $file }، والأعداد والبصمات متطابقة. المباريات: { $games }، الأحداث: { $events }.
move-data-not-empty = قاعدة البيانات { $file } ليست فارغة. لم يتغير شيء؛ اذكر قاعدة بيانات فارغة من فضلك.
move-data-differs = كانت النسخة في { $file } ستختلف عن الأصل في الجدول { $table }. لم يتغير شيء.

# $file: the database, $games and $events: how many
verify-sound = الملف { $file } سليم. المباريات: { $games }، الأحداث: { $events }.
# $game: its name, $seq: the number of an event
verify-game = المباراة { $game }: أحداثها لا تتوافق ابتداءً من الحدث رقم { $seq }.
verify-entry = المباراة { $game }: قيدها في القوائم لا يطابق أحداثها.

## Tournaments

error-in-tournament = هذا غير ممكن في مباراة من بطولة.
error-no-key = يلزم لهذا مفتاح المنظم أو رمزك أنت.
error-not-allowed = هذا المفتاح لا يسمح بذلك.
error-no-such-tournament = البطولة غير موجودة.
error-no-such-player = لا يوجد لاعب بهذا الرقم.
error-no-such-table = لا توجد جولة أو طاولة كهذه.
error-no-such-assistant = لا يوجد مساعد كهذا.
error-registration-closed = أُغلق التسجيل.
error-too-late = فات الأوان: حُددت مواجهات الجولة الأولى.
error-tournament-full = اكتمل عدد المشاركين في البطولة.
error-has-results = لهذه الجولة نتائج، فلم يعد التراجع عنها ممكناً.
error-not-the-last-round = لا يمكن التراجع إلا عن الجولة الأخيرة.
error-has-result = لهذه الطاولة نتيجة أخرى. اطلب من المنظم تصحيحها.
error-not-a-result = هذه ليست نتيجة لهذه الطاولة. اكتب رقماً لكل لاعب، مثل ⁦1-0⁩ أو ⁦0-0-1⁩.
error-needs-a-winner = في نظام خروج المغلوب لا بد من فائز على كل طاولة.
error-played-online = تأتي النتيجة من المباراة على هذا الخادم.
error-results-missing = ما زالت نتائج من هذه الجولة ناقصة.
error-last-round = كانت تلك الجولة الأخيرة.
error-too-few-players = يلزم لاعبان على الأقل.
error-only-repeats = مهما كانت مواجهات هذه الجولة، سيتواجه بعض اللاعبين مرة أخرى. يمكنك السماح بالتكرار.
error-only-second-byes = لا بد أن يبقى أحد بلا مباراة، وقد سبق ذلك للجميع. يمكنك السماح بالتكرار.
error-no-winner = في الجولة الأخيرة طاولة بلا فائز.
error-too-many-tournaments = لديك بطولات كثيرة لم تنته بعد.
