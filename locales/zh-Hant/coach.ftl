### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = 教練
coach-hint = 在你犯大錯之前提醒你。
coach-careful = 小心 { $move }。
coach-again = 再想想？
coach-chances = 你的勝率會從 { $before }% 降到 { $after }%。
coach-why = 看原因
coach-answer = 對方會走 { $move }。
coach-other = 換一步
coach-play = 就這樣走
