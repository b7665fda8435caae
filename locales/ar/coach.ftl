### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = المدرب
coach-hint = ينبهك قبل خطأ كبير.
coach-careful = انتبه إلى { $move }.
coach-again = أتنظر مرة أخرى؟
coach-chances = ستنخفض فرصك من { $before }٪ إلى { $after }٪.
coach-why = أرني السبب
coach-answer = ثم تأتي { $move }.
coach-other = اختر حركة أخرى
coach-play = العبها رغم ذلك
