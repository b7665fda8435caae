### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = الرسالة ليست JSON.
failure-bad-message = ينقص الرسالة حقل، أو فيها حقل من نوع خاطئ.
# $field: the name of the field in the message
failure-bad-value = لا يمكن أن يأخذ الحقل «{ $field }» هذه القيمة.
# $text: what was sent as a move
failure-not-a-move = «{ $text }» ليست حركة: حركة القطعة مربع مثل e2، والحاجز مربع يليه h أو v مثل e3h.
failure-no-token = يلزم لهذا رمز مقعد.
failure-unknown-token = هذا الرمز لا يخص أي مقعد في اللعبة.
failure-other-origin = لا يجوز لصفحات مواقع أخرى أن تفعل هذا.
# $host: the name in the address that was asked for
failure-unknown-host = لا يستجيب هذا الخادم للاسم { $host }. على من يشغّله أن يضيف --allow-host { $host } أو --public-url عند تشغيله.
failure-no-such-game = لا توجد لعبة كهذه.
failure-no-such-page = لا شيء بهذا العنوان.
failure-method-not-allowed = هذا العنوان لا يعرف هذه الطريقة.
failure-analysis-off = هذا الخادم لا يقدم التحليل.
failure-not-started = لم تبدأ اللعبة: ما زال هناك مقعد شاغر.
failure-game-over = انتهت اللعبة.
failure-not-over = لم تنته اللعبة بعد.
failure-ply-mismatch = تقدمت اللعبة منذ ذلك الحين، أو لم تصل إلى هناك بعد.
failure-not-your-turn = الدور للاعب آخر.
failure-no-open-seat = لا يوجد مقعد شاغر.
failure-seat-taken = هذا المقعد مشغول.
failure-nothing-to-take-back = ليس لك حركة تتراجع عنها.
failure-nothing-offered = لم يُعرض شيء كهذا.
failure-offered-already = سبق أن عرضتَ هذا منذ آخر حركة.
failure-no-clock = ليس لهذه اللعبة ساعة.
failure-not-playing = هذا المقعد ليس في اللعبة، أو لم يعد فيها.
failure-name-a-seat = حدّد المقعد الذي يُمنح الوقت؛ لا يمكن أن يكون مقعدك.
failure-still-here = لاعب هذا المقعد ما زال هنا، أو غادر للتو.
failure-game-too-long = طالت هذه اللعبة أكثر من اللازم: لم يبق إلا التحريك أو الاستسلام.
failure-too-large = الرسالة طويلة جداً.
failure-too-slow = استغرق وصول الرسالة وقتاً طويلاً جداً.
failure-rate = طلبات كثيرة جداً. انتظر قليلاً من فضلك.
failure-too-many-games = لديك ألعاب كثيرة لم تنته بعد.
failure-too-many-sockets = اتصالات كثيرة في آن واحد.
failure-too-many-phrases = على مهلك من فضلك.
failure-too-many-analyses = تحليلات كثيرة في آن واحد.
failure-storage = تعذر حفظ اللعبة. لم يتغير شيء؛ حاول مجدداً من فضلك.
failure-storage-full = قرص الخادم ممتلئ. لم يتغير شيء؛ حاول لاحقاً من فضلك.
failure-read-only = لا يستطيع الخادم الكتابة في مجلده. لم يتغير شيء؛ حاول لاحقاً من فضلك.
failure-storage-gone = حُذفت قاعدة بيانات الخادم أو استُبدلت. لن يُحفظ شيء حتى يُعاد تشغيل الخادم.
failure-engines-gone = لا يستطيع الحاسوب أن يلعب على هذا الخادم إلى أن يُعاد تشغيل الخادم.
failure-storage-damaged = قاعدة بيانات الخادم تالفة. لن يُحفظ شيء حتى تُصلَح.
failure-storage-slow = استغرق البحث وقتاً أطول من اللازم. حاول مجدداً من فضلك.
failure-stopping = يُعاد تشغيل الخادم. حاول مجدداً بعد لحظة من فضلك.
failure-internal = حدث خطأ في الخادم. لم يضع شيء؛ حاول مجدداً من فضلك.

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

# $file: the file that should become the copy
backup-exists = الملف { $file } موجود من قبل. اذكر ملفاً جديداً من فضلك.
# $why: what the database says
backup-failed = تعذرت كتابة { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = الملف { $file } ليس قاعدة بيانات Fencepost.
# $file: the database that is there
restore-needs-replace = في الملف { $file } ألعاب بالفعل. مع ‎--replace تُحفظ بجانبه باسم آخر.
# $file: where they are
restore-kept = الألعاب التي كانت هناك موجودة الآن في { $file }.

# $file: the database, $games and $events: how many
verify-sound = الملف { $file } سليم. الألعاب: { $games }، الأحداث: { $events }.
# $game: its name, $seq: the number of an event
verify-game = اللعبة { $game }: أحداثها لا تتوافق ابتداءً من الحدث رقم { $seq }.
verify-entry = اللعبة { $game }: ما تعرضه القوائم عنها لا يطابق أحداثها.
