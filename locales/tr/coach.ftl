### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = Antrenör
coach-hint = Çok şey kaybettiren bir hamleden önce uyarır.
coach-careful = Dikkat: { $move }.
coach-again = Bir daha bak?
coach-chances = Kazanma şansın %{ $before } iken %{ $after } olur.
coach-why = Neden?
coach-answer = Ardından { $move } gelir.
coach-other = Yeniden seç
coach-play = Yine de oyna
