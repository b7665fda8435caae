### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = فوز ضائع: { $better } تفوز حتماً.
reason-race-lost = بهذا يضيع السباق: { $name } يصل أولاً.
reason-jump-allowed = يستطيع { $name } الآن القفز إلى { $square }.
reason-longer-path =
    { $steps ->
        [zero] يطول الطريق إلى النهاية { $steps } خطوة.
        [one] يطول الطريق إلى النهاية خطوة واحدة.
        [two] يطول الطريق إلى النهاية خطوتين.
        [few] يطول الطريق إلى النهاية { $steps } خطوات.
        [many] يطول الطريق إلى النهاية { $steps } خطوة.
       *[other] يطول الطريق إلى النهاية { $steps } خطوة.
    }
reason-fence-costs-mover =
    { $steps ->
        [zero] هذا الحاجز يطيل طريق صاحبه { $steps } خطوة.
        [one] هذا الحاجز يطيل طريق صاحبه خطوة واحدة.
        [two] هذا الحاجز يطيل طريق صاحبه خطوتين.
        [few] هذا الحاجز يطيل طريق صاحبه { $steps } خطوات.
        [many] هذا الحاجز يطيل طريق صاحبه { $steps } خطوة.
       *[other] هذا الحاجز يطيل طريق صاحبه { $steps } خطوة.
    }
reason-fence-wasted = حاجز ضائع: لا يطول طريق أحد.
reason-fence-allowed =
    { $steps ->
        [zero] صار الحاجز { $fence } يكلّف { $steps } خطوة.
        [one] صار الحاجز { $fence } يكلّف خطوة واحدة.
        [two] صار الحاجز { $fence } يكلّف خطوتين.
        [few] صار الحاجز { $fence } يكلّف { $steps } خطوات.
        [many] صار الحاجز { $fence } يكلّف { $steps } خطوة.
       *[other] صار الحاجز { $fence } يكلّف { $steps } خطوة.
    }
reason-trap-missed =
    { $steps ->
        [zero] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } { $steps } خطوة.
        [one] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } خطوة واحدة.
        [two] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } خطوتين.
        [few] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } { $steps } خطوات.
        [many] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } { $steps } خطوة.
       *[other] فخ ضائع: { $better } ثم { $then } تطيلان طريق { $name } { $steps } خطوة.
    }
reason-better-fence =
    { $steps ->
        [zero] { $better } يطيل طريق { $name } { $steps } خطوة.
        [one] { $better } يطيل طريق { $name } خطوة واحدة.
        [two] { $better } يطيل طريق { $name } خطوتين.
        [few] { $better } يطيل طريق { $name } { $steps } خطوات.
        [many] { $better } يطيل طريق { $name } { $steps } خطوة.
       *[other] { $better } يطيل طريق { $name } { $steps } خطوة.
    }
reason-step-wasted = خطوة ضائعة: لم تقترب النهاية.
reason-better-step = خطوة إلى { $better } تقرّب من النهاية.
reason-better-move = { $better } تحفظ فرصاً أفضل.
