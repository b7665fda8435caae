### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = 코치
coach-hint = 큰 실수를 하기 전에 알려 줘요.
coach-careful = { $move } 수는 조심하세요.
coach-again = 다시 볼까요?
coach-chances = 이길 확률이 { $before }%에서 { $after }%로 떨어져요.
coach-why = 이유 보기
coach-answer = 그러면 상대가 { $move } 수를 둬요.
coach-other = 다른 수 고르기
coach-play = 그래도 두기
