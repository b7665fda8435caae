### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = بردی که از دست رفت: { $better } حتماً می‌برد.
reason-race-lost = این مسابقه را می‌بازد: { $name } زودتر می‌رسد.
reason-jump-allowed = حالا { $name } می‌تواند به { $square } بپرد.
reason-longer-path =
    { $steps ->
        [1] راه هدف یک گام درازتر می‌شود.
       *[other] راه هدف { $steps } گام درازتر می‌شود.
    }
reason-fence-costs-mover =
    { $steps ->
        [1] این مانع راه خودی را یک گام درازتر می‌کند.
       *[other] این مانع راه خودی را { $steps } گام درازتر می‌کند.
    }
reason-fence-wasted = مانع هدررفته: راه هیچ‌کس درازتر نمی‌شود.
reason-fence-allowed =
    { $steps ->
        [1] حالا { $fence } یک گام زیان می‌زند.
       *[other] حالا { $fence } به اندازهٔ { $steps } گام زیان می‌زند.
    }
reason-trap-missed =
    { $steps ->
        [1] تله‌ای که از دست رفت: با { $better } و بعد { $then } راه { $name } یک گام درازتر می‌شود.
       *[other] تله‌ای که از دست رفت: با { $better } و بعد { $then } راه { $name } به اندازهٔ { $steps } گام درازتر می‌شود.
    }
reason-better-fence =
    { $steps ->
        [1] { $better } راه { $name } را یک گام درازتر می‌کند.
       *[other] { $better } راه { $name } را { $steps } گام درازتر می‌کند.
    }
reason-step-wasted = گام هدررفته: هدف نزدیک‌تر نشد.
reason-better-step = گامی به { $better } به هدف نزدیک‌تر می‌کند.
reason-better-move = { $better } شانس بهتری نگه می‌دارد.
