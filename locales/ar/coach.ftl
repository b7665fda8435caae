### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = المدرب
coach-hint = ينبهك قبل حركة تخسر بها الكثير.
coach-careful = انتبه إلى { $move }.
coach-again = أتنظر مرة أخرى؟
coach-chances = ستنخفض فرصك من { $before }٪ إلى { $after }٪.
coach-why = أرني السبب
coach-answer = ثم تأتي { $move }.
coach-other = اختر من جديد
coach-play = العبها رغم ذلك
