### The position editor, at /editor. `$name` is the colour of a player.

editor-title = محرر الوضعيات
editor-board = لوح محرر الوضعيات
editor-tools = أدوات
editor-mirror = عكس
editor-clear = بلا حواجز
editor-turn = تدوير
editor-undo = تراجع
editor-empty = تفريغ
editor-start = البداية
editor-in-hand = في اليد
editor-turn-hint = اختر شكلاً ليكون الدور له
editor-moves-next = عليه الدور
editor-set-turn = الدور: { $name }
editor-more = حاجز إضافي: { $name }
editor-fewer = حاجز أقل: { $name }
editor-take-off = الإخراج من اللوح: { $name }
editor-put-back = الإعادة إلى اللوح: { $name }
editor-ready = جاهز للعب
editor-faults = للتصحيح: { $count }
editor-fix = تصحيح
editor-position = الوضعية نصاً
editor-position-wrong = هذه ليست وضعية صحيحة.
editor-play = العب من هنا
editor-analyse = تحليل
