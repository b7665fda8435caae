### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = 教练
coach-hint = 在你犯大错之前提醒你。
coach-careful = 小心 { $move }。
coach-again = 再想想？
coach-chances = 你的胜率会从 { $before }% 降到 { $after }%。
coach-why = 看原因
coach-answer = 对方会走 { $move }。
coach-other = 换一步
coach-play = 就这么走
