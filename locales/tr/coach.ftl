### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Antrenör
coach-hint = Büyük bir hatadan önce uyarır.
coach-careful = Dikkat: { $move }.
coach-again = Bir daha bak?
coach-chances = Kazanma şansın %{ $before } yerine %{ $after } olur.
coach-why = Neden?
coach-answer = Ardından { $move } gelir.
coach-other = Başka hamle seç
coach-play = Yine de oyna
