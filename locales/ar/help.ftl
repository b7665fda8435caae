### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = الاستخدام
help-heading-commands = الأوامر
help-heading-arguments = الوسائط
help-heading-options = الخيارات
help-heading-set-up = من أين تبدأ اللعبة
help-heading-pictures = الصور
help-heading-examples = أمثلة

help = Fencepost: سباق قطع عبر لوح من الحواجز، للاعبين أو ثلاثة أو أربعة
    .long =
        Fencepost: سباق قطع عبر لوح من الحواجز، للاعبين أو ثلاثة أو أربعة.

        تُسمى المربعات كما في رقعة الشطرنج، وa1 في أسفل اليسار. والحركة واحدة من هذه:
          e2     المربع الذي تصل إليه القطعة، ولو بالقفز؛
          e3h    حاجز أفقي شمال e3 وf3؛
          e3v    حاجز رأسي شرق e3 وe4؛
          pass   حين لا يُسمح بأي شيء آخر.

        لكل أمر مساعدة خاصة به: fencepost legal --help
    .examples =
        fencepost show                       اللوح قبل الحركة الأولى
        fencepost show e2 e8 e3h             اللوح بعد ثلاث حركات
        fencepost legal --players 4 e2       الحركات التي قد يرد بها الغرب على e2
        fencepost convert game.qgn -o g.gif  لعبة في صور متحركة
        fencepost perft 3                    عدد الوضعيات، للتحقق من محرك

help-any-help = عرض المساعدة: المختصرة مع -h، والمفصلة مع --help
help-version = عرض الإصدار

## Where the game starts

help-any-players = عدد اللاعبين: 2 أو 3 أو 4؛ المبدئي 2
    .long =
        عدد اللاعبين: 2 أو 3 أو 4؛ المبدئي 2.

        اللاعبان هما الجنوب والشمال، والثلاثة هم الجنوب والغرب والشمال.
help-any-board = عرض اللوح وارتفاعه، من 2x2 إلى 9x9؛ المبدئي 9x9
help-any-fences = الحواجز لكل لاعب، من 0 إلى 20؛ المبدئي 10 أو 6 أو 5 للاعبين أو ثلاثة أو أربعة
help-any-position = البدء من هذه الوضعية
    .long =
        البدء من هذه الوضعية بدلاً من لعبة جديدة.

        الوضعية سطر واحد من النص، كما يطبعه «fencepost show» في آخره:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        أي: مربعات الحواجز الأفقية ثم الرأسية، متصلة بلا فواصل؛ ثم مربعات القطع بترتيب الأدوار (- للاعب خرج)؛ ثم الحواجز المتبقية لكل منهم؛ ثم 1 إن كان الدور للاعب الأول، و2 إن كان للثاني. وإن لم يكن اللوح 9x9 ذُكر قياسه في جزء سادس، مثل 5x5.

help-any-moves = حركات تُلعب أولاً، مثل e2 e8 e3h؛ وتُكتب out:west حين يغادر الغرب لعبة من ثلاثة أو أربعة

## serve

help-serve = تشغيل تطبيق الويب؛ وهذا ما يفعله fencepost بلا أمر أيضاً
    .long =
        تشغيل تطبيق الويب: اللعب في المتصفح ضد الناس والمحركات، وعبر واجهة برمجية للروبوتات. وهذا ما يفعله fencepost بلا أمر أيضاً.

        يُطبع العنوان حين يصبح الخادم جاهزاً. ويوقفه Ctrl+C أو SIGTERM إيقافاً سليماً. ومهما حدث، فكل حركة أُجيب عنها محفوظة على القرص، وتُستأنف الألعاب عند تشغيله من جديد والساعات على حالها.
    .examples =
        fencepost serve                                    على هذا الجهاز وحده، في http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games لكل من في الشبكة
        fencepost serve --trust-proxy --base /fencepost    خلف وكيل عكسي
help-serve-listen = عنوان الاستماع؛ المبدئي 127.0.0.1:8080 ولا يصل إليه إلا هذا الجهاز. والمنفذ 0 يختار منفذاً حراً
help-serve-data = مجلد كل الألعاب؛ المبدئي مجلد لهذا المستخدم
help-serve-most-data = أقصى حجم لملف كل الألعاب بوحدة MiB؛ بلا حد إن لم يُذكر
help-serve-base = المسار الذي يقع تحته كل شيء، كما يمرره الوكيل العكسي؛ المبدئي /
help-serve-trust-proxy = الوثوق بالعناوين التي يبلغ عنها وكيل عكسي (X-Forwarded-For). خلف وكيل فقط
help-serve-allow-origin = السماح لصفحات هذا الموقع أيضاً باستدعاء الخادم؛ يجوز تكراره
help-serve-no-analysis = عدم تقديم التحليل
help-serve-metrics = تقديم أرقام Prometheus على المسار /metrics حتى حين يصل آخرون إلى الخادم
help-serve-engine-threads = خيوط تفكير المحركات؛ المبدئي أقل بواحد من عدد المعالجات
help-serve-engine-pace = الفاصل بين الحركات بالميلي ثانية حين لا تلعب إلا المحركات؛ المبدئي 500
help-serve-requests = الاستدعاءات في الثانية من عنوان واحد على المدى الطويل؛ المبدئي 50. والقيمة 0 هنا وفي سائر الحدود تعني بلا حد
help-serve-burst = الاستدعاءات من عنوان واحد دفعة واحدة؛ المبدئي 500
help-serve-games-per-guest = الألعاب غير المنتهية لمتصفح واحد؛ المبدئي 200
help-serve-games-per-address = الألعاب غير المنتهية المنشأة من عنوان واحد؛ المبدئي 2000
help-serve-sockets-per-guest = الاتصالات المفتوحة لمتصفح واحد؛ المبدئي 100
help-serve-sockets-per-address = الاتصالات المفتوحة من عنوان واحد؛ المبدئي 1000
help-serve-log = مقدار ما يُكتب في خرج الأخطاء القياسي: off أو error أو warn أو info أو debug؛ المبدئي info
help-serve-log-json = كتابة السجل بصيغة JSON، كائن في كل سطر

help-export = كتابة سجلات كل ألعاب الخادم في دفق .qgn واحد
    .long =
        كتابة سجلات كل ألعاب الخادم في دفق .qgn واحد، الأقدم أولاً. ولا بأس أن يكون الخادم قيد التشغيل.
    .examples =
        fencepost export -o all.qgn               كل ألعاب المجلد المعتاد
        fencepost export --data games | less      ألعاب مجلد آخر
help-export-data = مجلد الألعاب؛ المبدئي مجلد لهذا المستخدم
help-export-output = الملف الذي يُكتب فيه؛ المبدئي الخرج القياسي

help-backup = نسخ كل ألعاب الخادم إلى ملف أثناء تشغيله
    .long =
        نسخ كل ألعاب الخادم إلى ملف أثناء تشغيله.

        النسخة كاملة ومتسقة. للعودة إليها أوقف الخادم، وضع الملف في مجلد البيانات باسم fencepost.db مكان الملفات التي يبدأ اسمها بذلك.
    .examples =
        fencepost backup monday.db                ألعاب المجلد المعتاد
        fencepost backup --data games monday.db   ألعاب مجلد آخر
help-backup-file = الملف الجديد؛ ولا يُمس ملف موجود
help-backup-data = مجلد الألعاب؛ المبدئي مجلد لهذا المستخدم

## perft

help-perft = عد الوضعيات التي يمكن بلوغها في عدد من الحركات
    .long =
        عد الوضعيات التي يمكن بلوغها في عدد من الحركات.

        هكذا تُقارن البرامج التي تعرف القواعد: إذا أعطى اثنان منها العدد نفسه، فهما متفقان على كل حركة مسموح بها حتى ذلك العمق. ويقف العدد وحده في السطر الأخير. وتنتهي اللعبة المكسوبة حيث كُسبت، ويُحسب التمرير الإجباري حركة، ولا أثر لتكرار الوضعيات.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   كل حركة أولى على حدة
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = العمق بالحركات: من 0 إلى 100
help-perft-divide = طباعة كل حركة أولى قبل العدد مع ما يتبعها منه

## legal

help-legal = سرد الحركات المسموح بها
    .long =
        سرد الحركات المسموح بها في وضعية، أو بعد بضع حركات، في سطر واحد.

        وهي مرتبة أبجدياً. وإن لم يُسمح بشيء ففي السطر pass؛ وإن انتهت اللعبة فالسطر فارغ.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = رسم وضعية بالنص
    .long =
        رسم وضعية، أو ما تصير إليه بعد بضع حركات، بالنص.

        الحروف S وW وN وE هي قطع الجنوب والغرب والشمال والشرق، والعلامة # حاجز. وتحت اللوح الحواجز المتبقية، وطول أقصر طريق لكل قطعة إلى نهايتها، وصاحب الدور، وفي السطر الأخير الوضعية نفسها لاستخدامها مع --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = متى تُستخدم الألوان: auto (المبدئي، في الطرفيات التي تقبلها) أو always أو never

## convert

help-convert = تحويل السجلات وقوائم الحركات إلى صيغة أخرى أو إلى صور
    .long =
        قراءة سجلات أو قوائم حركات، وكتابتها بصيغة أخرى أو صوراً.

        صيغ النص:
          qgn     سجل: وسوم وحركات مرقمة وتفريعات وتعليقات ونتيجة
          moves   الحركات وحدها، لعبة في كل سطر
          json    كائن في كل سطر، فيه كل ما في السجل
        صور للعبة واحدة:
          svg     وضعية، رسماً
          png     وضعية، بالبكسلات
          gif     اللعبة كلها، إطار لكل حركة

        يمكن أن يضم الملف أي عدد من الألعاب. وإن كان فيه خطأ فلا يُكتب شيء، وتبين الرسالة موضعه وسببه.
    .examples =
        fencepost convert game.txt > game.qgn          سجل مرتب من قائمة حركات
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = الملف المقروء؛ والعلامة - هي الدخل القياسي
help-convert-from = صيغته: qgn أو moves أو json؛ وتُخمَّن إن لم تُذكر
help-convert-to = الصيغة المكتوبة: qgn أو moves أو json أو svg أو png أو gif
    .long =
        الصيغة المكتوبة: qgn أو moves أو json أو svg أو png أو gif.

        إن لم تُذكر أُخذت من اسم ملف --output، وإلا فهي qgn.
help-convert-dialect = طريقة كتابة الحركات في الملف: fencepost أو glendenning أو openspiel أو qtp
    .long =
        طريقة كتابة الحركات في الملف: fencepost أو glendenning أو openspiel أو qtp؛ المبدئي fencepost.

        في glendenning وopenspiel تُعد الصفوف من الجهة البعيدة. وفي qtp يُسمى الحاجز أعلى بصف، ويبدأ الشمال.
help-convert-to-dialect = طريقة كتابة الحركات في الناتج؛ الاختيارات نفسها
help-convert-output = الكتابة في هذا الملف، دفعة واحدة في النهاية؛ والعلامة - هي الخرج القياسي، وهو المبدئي
help-convert-game = اللعبة ذات هذا الرقم فقط؛ والأولى 1
help-convert-players = عدد اللاعبين في قوائم الحركات التي لا تذكره: 2 أو 3 أو 4؛ المبدئي 2
help-convert-board = عرض لوحها وارتفاعه، من 2x2 إلى 9x9؛ المبدئي 9x9
help-convert-fences = الحواجز لكل من لاعبيها، من 0 إلى 20
help-convert-position = الوضعية التي تبدأ منها
help-convert-ply = عرض الوضعية بعد هذا العدد من الحركات، و0 للبداية؛ المبدئي الأخيرة
help-convert-theme = المظهر: wood أو light أو dark؛ المبدئي wood
help-convert-size = العرض بالبكسل، من 16 إلى 4096
help-convert-coordinates = مع حروف وأرقام حول اللوح؛ وهذا هو المبدئي
help-convert-no-coordinates = من دونها
help-convert-flip = كما يُرى من الشمال
help-convert-delay = مدة ظهور كل إطار في gif بالميلي ثانية، من 20 إلى 60000؛ المبدئي 900

## engine

help-engine = اللعب كمحرك: الاستماع على الدخل القياسي والإجابة على الخرج القياسي
    .long =
        اللعب كمحرك لبرامج أخرى: الاستماع على الدخل القياسي والإجابة على الخرج القياسي.

        هناك بروتوكولان: uci، وهو بروتوكول محركات الشطرنج بحركات هذه اللعبة، وqtp، وهو البروتوكول النصي لجامعة أثينا. وكلاهما موصوف في docs/protocols.md. ولتجربة uci يدوياً اكتب: position startpos moves e2 ثم: go movetime 1000 ثم: quit
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = البروتوكول: uci (المبدئي) أو qtp
help-engine-player = من يلعب بدلاً من المحرك، لقياس غيره به: random أو racer أو greedy أو rollouts، الأضعف أولاً
help-engine-level = جودة اللعب: من 1 إلى 10 للناس؛ والمبدئي 0 هو أقصى قوة
help-engine-threads = عدد خيوط البحث؛ المبدئي 1
help-engine-hash = ذاكرة جدول الوضعيات المعروفة بوحدة MiB؛ المبدئي 64
help-engine-seed = رقم يحسم كل ما يُترك للمصادفة؛ المبدئي 0
help-engine-movetime = مع qtp، مدة التفكير في كل حركة بالميلي ثانية؛ المبدئي 1000

## bench

help-bench = البحث في مجموعة ثابتة من الوضعيات لمقارنة المحركات والحواسيب
    .long =
        البحث في مجموعة ثابتة من الوضعيات لمقارنة المحركات والحواسيب.

        يبين كل سطر عدد الوضعيات التي فُحصت والحركة التي وُجدت. والسطر الأخير هو المجموع للاعبين اثنين والسرعة: عدد العقد واحد في كل تشغيل وعلى كل حاسوب ما دام المحرك نفسه. ولثلاثة لاعبين وأربعة سطر خاص قبله.
    .examples =
        fencepost bench

## match

help-match = اللعب بين محركين وبيان الأقوى
    .long =
        اللعب بين محركين وبيان الأقوى.

        إن A وB سطرا أوامر لبرنامجين يفهمان بروتوكول uci أو qtp؛ ضع كلاً منهما بين علامتي اقتباس. تُلعب كل افتتاحية مرتين مع تبديل الجهتين، ويتحقق حكم من كل حركة وفق القواعد، وتُذكر النتيجة من جهة A مع خطئها محسوباً من أزواج الألعاب. ويُنهي Ctrl-C المباراة ويعرض النتيجة حتى تلك اللحظة.

        تُخسر اللعبة بانهيار المحرك أو بحركة غير مسموح بها أو بتجاوز الوقت؛ وتُعد هذه على حدة. ومع ثلاثة لاعبين أو أربعة يخرج من يفعل ذلك ويتابع الآخرون.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = سطر أوامر المحرك الذي تُذكر نتيجته
help-match-engine-b = سطر أوامر المحرك الآخر
help-match-games = عدد الألعاب؛ المبدئي 100. تُبدل الجهتان من لعبة إلى أخرى، فالعدد الزوجي أفضل
help-match-time = مقدار التفكير: 100ms أو 2s للحركة، أو 10000n (عقدة) للحركة، أو 60+0.5 أي ساعة مع زيادة بالثواني؛ المبدئي 100ms
help-match-time-b = مثله للمحرك B وحده
help-match-openings = ملف افتتاحيات، واحدة في كل سطر: الحركات التي يُبدأ بها، وتعليقات بعد #. المبدئي وضعية البداية
help-match-records = كتابة كل الألعاب في هذا الملف بصيغة .qgn
help-match-sprt = التوقف حالما يتضح أن A أقوى بمقدار ELO1، أو بما لا يزيد على ELO0
    .long =
        التوقف حالما يتضح أن A أقوى بمقدار ELO1 (الفرضية H1)، أو بما لا يزيد على ELO0 (الفرضية H0).

        هذا اختبار تتابعي لنسبة الاحتمال على أزواج الألعاب. ورقمان إضافيان، كما في 0,10,0.01,0.05، هما احتمالا قبول H1 أو H0 خطأً؛ والمبدئي 0.05 لكل منهما.
help-match-concurrency = عدد الألعاب في آن واحد؛ المبدئي 1
help-match-field = مع ثلاثة لاعبين أو أربعة، عدد مقاعد كل طرف: a-vs-bbb (المبدئي) أو aa-vs-bb أو aaa-vs-b وهكذا. تُبدل المقاعد من لعبة إلى أخرى حتى يجلس الجميع في كل مكان
help-match-max-plies = اللعبة التي تبلغ هذا العدد من الحركات تعادل؛ المبدئي 400
help-match-margin = مقدار ما قد يتأخر الجواب عن المسموح، مثل 50ms؛ المبدئي 100ms
help-match-patience = مدة انتظار الحركة حين تُحسب العقد لا الوقت؛ المبدئي 120s
help-match-protocol-a = بروتوكول A: إما uci (المبدئي) أو qtp
help-match-protocol-b = بروتوكول B: إما uci (المبدئي) أو qtp
help-match-name-a = اسم A في السجلات؛ المبدئي اسمه الخاص
help-match-name-b = اسم B في السجلات؛ المبدئي اسمه الخاص
help-match-option-a = ضبط خيار للمحرك A، مثل Hash=256، مع uci. يجوز تكراره
help-match-option-b = ضبط خيار للمحرك B، مثل Hash=256، مع uci. يجوز تكراره
help-match-seed = رقم يحسم ما يُترك للمصادفة، للمحركات التي لها الخيار Seed؛ المبدئي 0
help-match-progress = متى يُذكر سير المباراة: auto (المبدئي، في سطر واحد على الطرفيات) أو always (في الملفات أيضاً، سطر لكل لعبة) أو never

## solve

help-solve = معرفة الفائز في لعبة صغيرة بين لاعبين حين يلعب كلاهما أفضل لعب
    .long =
        معرفة الفائز في لعبة صغيرة بين لاعبين حين يلعب كلاهما أفضل لعب.

        تُحسب كل وضعية ممكنة، فالجواب دقيق. يستعجل الفائز ويصمد الخاسر ما استطاع؛ وتُعد الأطوال بحركات اللاعبين معاً. والسطر الأخير هو القيمة: "first player wins in N" أو "second player wins in N" أو "draw". وقبله الحركات الأولى التي تحفظها، الأفضل أولاً.

        يزداد الوقت والذاكرة سريعاً مع اللوح والحواجز: لوح 5x5 مع 3 حواجز لكل لاعب يحتاج إلى ثوانٍ و74 MiB، ومع 5 حواجز إلى دقيقة و663 MiB. وتُرفض اللعبة التي لا تتسع لها الذاكرة.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = عرض اللوح وارتفاعه، من 2x2 إلى 9x9؛ المبدئي 9x9 وهو أكبر من اللازم بكثير
help-solve-fences = الحواجز لكل لاعب، من 0 إلى 20؛ المبدئي 10
help-solve-memory = مقدار الذاكرة المسموح به بوحدة MiB؛ المبدئي كل ما هو متاح
help-solve-threads = عدد خيوط العمل؛ المبدئي خيط لكل نواة معالج

## rules

help-rules = طباعة قواعد اللعبة
    .long =
        طباعة قواعد اللعبة مع أشكال مرسومة بحروف عادية.

        اللغة هي لغة الطرفية، أو اللغة المذكورة برمزها، مثل de أو zh-Hant.
    .examples =
        fencepost rules            بلغة هذه الطرفية
        fencepost rules ja | less  باليابانية
help-rules-language = رمز لغة؛ المبدئي لغة الطرفية

## completions

help-completions = طباعة نص برمجي يكمل الأوامر والخيارات في الصدفة
    .long =
        طباعة نص برمجي يكمل الأوامر والخيارات في الصدفة.

        ضعه حيث تبحث صدفتك عن مثل هذه النصوص، ثم ابدأ صدفة جديدة.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = الصدفة: bash أو zsh أو fish أو powershell أو elvish

## help

help-help = عرض مساعدة أمر
    .long = عرض مساعدة أمر، كما يفعل COMMAND --help، أو مساعدة البرنامج.
    .examples = fencepost help convert
help-help-command = الأمر
