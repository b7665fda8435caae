### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = 게임 배우기
learn-progress = { $step } / { $steps }
learn-steps = 전체 단계
learn-again = 다시 하기
learn-next = 다음
learn-back = 이전
learn-skip = 건너뛰기
learn-finish = 게임하기
learn-puzzles = 퍼즐 풀기
learn-hint = 힌트:
learn-show-hint = 힌트 보기
learn-step-done = { $step }: 했어요
learn-step-open = { $step }: 아직 안 했어요
learn-over = 이제 게임을 다 배웠어요. 재미있게 즐기세요!

## What went wrong

learn-not = { $move } 말고요.
learn-wrong-fence = 그건 장애물이에요. 이번에는 말을 움직여 보세요.
learn-wrong-step = 그건 말을 움직인 거예요. 이번에는 장애물을 놓아 보세요.
learn-wrong-away = 그쪽은 목적지에서 멀어져요.
learn-wrong-same = 파랑의 길은 아직도 { $after }칸이에요.
learn-wrong-both = 파랑은 { $theirs }칸 더 돌아가지만, 나도 { $yours }칸 더 돌아가요.
learn-wrong-longer = { $before }칸 남았었는데 이제 { $after }칸이에요.
learn-wrong-small = 이제 파랑은 { $after }칸 남았어요. 아직 모자라요.

## 1. A step

learn-step = 한 칸 가기
learn-step-text = 내 말은 노랑이에요. 맨 윗줄까지 가야 해요. 내 차례마다 말을 한 칸 움직일 수 있어요.
learn-step-task = 위쪽 e2 칸으로 가 보세요.
learn-step-hint = 내 말 바로 위 칸을 누르세요.
learn-step-word = 잘했어요. 위, 아래, 왼쪽, 오른쪽으로 한 번에 한 칸씩 가요.

## 2. The goal

learn-goal = 목적지에 가기
learn-goal-text = 장애물은 지나갈 수 없어요. 돌아서 가요. 맨 윗줄이면 어느 칸이든 이겨요.
learn-goal-task = 맨 윗줄까지 가 보세요.
learn-goal-hint = 왼쪽 d8 칸으로 간 다음 위로 가세요.
learn-goal-word = 이겼어요! 반대편에 먼저 닿는 사람이 이겨요.

## 3. A fence

learn-fence = 장애물 놓기
learn-fence-text = 말을 움직이는 대신 장애물을 놓을 수 있어요. 길이는 두 칸이에요. 파랑은 돌아서 가야 해요.
learn-fence-task = 파랑 앞에 장애물을 놓아 보세요.
learn-fence-hint = 파랑 바로 아래 틈을 누르세요.
learn-fence-word = 파랑은 { $before }칸 남았었는데 이제 { $after }칸이에요.

## 4. A fence that is refused

learn-refused = 가두면 안 돼요
learn-refused-text = 파랑이 구석에서 나올 길은 한쪽뿐이에요. 그쪽까지 막으면 어떻게 될까요?
learn-refused-task = 파랑을 가둬 보세요.
learn-refused-hint = b9 칸의 오른쪽 틈을 누르세요.
learn-refused-word = 안 되죠? 누구에게나 목적지까지 가는 길이 늘 있어야 해요.
learn-refused-wrong = 파랑이 아직 나올 수 있어요. b9 칸 옆의 틈을 막으세요.

## 5. A jump

learn-jump = 뛰어넘기
learn-jump-text = 파랑이 바로 앞에 있어요. 파랑을 뛰어넘어 뒤 칸으로 갈 수 있어요.
learn-jump-task = 파랑을 뛰어넘어 보세요.
learn-jump-hint = 파랑 뒤의 e6 칸을 누르세요.
learn-jump-word = 한 번에 두 칸! 뛰어넘으면 한 칸을 아껴요.
learn-jump-wrong = 그렇게 해도 되지만, 지금은 파랑을 뛰어넘어 보세요.

## 6. A side-step

learn-side = 옆으로 비켜 가기
learn-side-text = 파랑 뒤에 장애물이 있어요. 곧장 뛰어넘을 수 없어요. 대신 파랑의 옆 칸으로 갈 수 있어요.
learn-side-task = 파랑의 옆 칸으로 가 보세요.
learn-side-hint = d6 칸과 f6 칸이 비어 있어요. 하나를 누르세요.
learn-side-word = 잘했어요. 곧장 뛰어넘는 길이 막히면 다른 말의 왼쪽이나 오른쪽으로 갈 수 있어요.
learn-side-blocked = 장애물 때문에 뛰어넘을 수 없어요. 파랑의 왼쪽과 오른쪽을 보세요.
learn-side-wrong = 그렇게 해도 되지만, 지금은 파랑의 옆 칸으로 가 보세요.

## 7. A side-step with one side closed

learn-one-side = 한쪽만 열려 있어요
learn-one-side-text = 이번에는 파랑의 왼쪽에도 장애물이 있어요.
learn-one-side-task = 파랑 옆의 빈칸을 찾아보세요.
learn-one-side-hint = 파랑의 오른쪽 f6 칸을 보세요.
learn-one-side-word = 맞아요. 뛸 때도 장애물은 지나갈 수 없어요.
learn-one-side-blocked = 파랑과 그 칸 사이에 장애물이 있어요. 반대쪽으로 가 보세요.

## 8. Four players

learn-four = 네 명이 할 때
learn-four-text = 세 명이나 네 명도 할 수 있어요. 모두 반대편으로 가요. 초록은 오른쪽으로, 빨강은 왼쪽으로 가요. 누구든 뛰어넘을 수 있어요.
learn-four-task = 초록을 뛰어넘어 보세요.
learn-four-hint = 초록은 세모예요. 그 뒤 칸을 누르세요.
learn-four-word = 좋아요. 네 명일 때는 장애물이 5개씩뿐이에요. 아껴 쓰세요.
learn-four-wrong = 그렇게 해도 되지만, 지금은 초록을 뛰어넘어 보세요.

## 9. The length of a path

learn-path = 몇 칸인지 세기
learn-path-text = 점선은 내 가장 짧은 길이에요. 숫자는 몇 칸 남았는지 알려 줘요. 숫자가 작은 쪽이 앞서 있어요.
learn-path-task = 내 숫자를 줄여 보세요.
learn-path-hint = 점선을 따라가세요.
learn-path-word = { $before }칸 남았었는데 이제 { $after }칸이에요.

## 10. A fence that costs the other more

learn-cost = 좋은 장애물
learn-cost-text = 장애물은 내 길도 막을 수 있어요. 좋은 장애물은 파랑만 멀리 돌아가게 해요.
learn-cost-task = 내 길은 그대로 두고, 파랑을 2칸 이상 돌아가게 해 보세요.
learn-cost-hint = 파랑 바로 아래에 있는 장애물을 보세요. 그것을 더 길게 이으세요.
learn-cost-word = 이제 파랑은 { $after }칸 남았고, 나는 그대로예요. 이런 게 좋은 장애물이에요.

## 11. The pocket

learn-pocket = 막다른 길 만들기
learn-pocket-text = 파랑이 좁은 길을 내려가고 있어요. 나가는 곳은 하나뿐이에요. 장애물 하나로 막을 수 있어요.
learn-pocket-task = 장애물 하나로 파랑을 6칸 이상 돌아가게 해 보세요.
learn-pocket-hint = a2 칸과 a3 칸 사이의 틈을 누르세요.
learn-pocket-word = 파랑은 왔던 길을 다 돌아가야 해요. 이제 { $after }칸 남았어요. 이런 길에는 절대 들어가지 마세요!

## 12. Fences for the end

learn-keep = 장애물 아껴 두기
learn-keep-text = 파랑은 2칸, 나는 3칸 남았어요. 달리기만 하면 늦어요. 하지만 아껴 둔 장애물이 하나 있어요!
learn-keep-task = 장애물을 써서 먼저 도착할 수 있게 해 보세요.
learn-keep-hint = 맨 아랫줄 바로 앞에서 파랑의 길을 막으세요.
learn-keep-word = 이제 파랑은 { $after }칸, 나는 3칸만 남았어요. 끝까지 아낀 장애물이 가장 값져요.

## 13. Counting a race

learn-race = 경주 계산하기
learn-race-text = 나도 파랑도 4칸 남았고, 지금은 내 차례예요. 그러면 내가 먼저 도착해요. 장애물을 놓으면 늦어져요.
learn-race-task = 맨 윗줄까지 달려 보세요.
learn-race-hint = 곧장 가세요. 멈추지 마세요.
learn-race-word = 한 칸 차이로 이겼어요. 장애물을 놓기 전에 세어 보세요. 달리기만 해도 될지 몰라요.
learn-race-lost = 늦었어요. 파랑이 먼저 도착해요. 한 차례도 아껴야 해요. 다시 해 보세요.

## 14. A first plan

learn-plan = 첫 작전
learn-plan-text = 처음에는 어떻게 할까요? 먼저 가운데로 세 칸 올라가요. 그다음 파랑 앞에 장애물을 놓아요.
learn-plan-task = 세 칸 올라간 다음, 파랑을 한 칸 돌아가게 하는 장애물을 놓아 보세요.
learn-plan-hint = e4 칸까지 올라가세요. 그다음 파랑 바로 아래에 장애물을 놓으세요.
learn-plan-word = 좋은 시작이에요. 이제 차례마다 생각해 보세요. 갈까, 막을까, 어느 쪽이 더 이득일까요?
learn-plan-more = 좋아요. 계속하세요.

## 15. A whole game

learn-game = 나의 첫 게임
learn-game-text = 이제 파랑과 게임을 해요. 파랑은 아직 배우는 중인 컴퓨터예요. 배운 것을 모두 써 보세요.
learn-game-task = 게임에서 이겨 보세요.
learn-game-hint = 내 숫자가 더 작으면 달리세요. 아니면 파랑이 가장 많이 돌아가게 장애물을 놓으세요.
learn-game-word = 첫 게임에서 이겼어요!
learn-game-lost = 이번에는 파랑이 더 빨랐어요. 다음엔 할 수 있어요. 다시 해 보세요.
