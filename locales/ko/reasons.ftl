### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = 승리를 놓쳤어요. { $better } 수면 반드시 이겨요.
reason-race-lost = 경주에서 져요. { $name } 쪽이 먼저 도착해요.
reason-jump-allowed = 이제 { $name } 말이 { $square } 칸으로 뛰어넘을 수 있어요.
reason-longer-path = 도착선까지의 길이 { $steps }칸 길어져요.
reason-fence-costs-mover = 이 장애물은 자기 길을 { $steps }칸 늘려요.
reason-fence-wasted = 헛된 장애물이에요. 누구의 길도 길어지지 않아요.
reason-fence-allowed = 이제 { $fence } 장애물이 놓이면 { $steps }칸 손해예요.
reason-trap-missed = 함정을 놓쳤어요. { $better } 다음 { $then } 수면 { $name }의 길이 { $steps }칸 길어져요.
reason-better-fence = { $better } 장애물은 { $name }의 길을 { $steps }칸 늘려요.
reason-step-wasted = 헛걸음이에요. 도착선에 가까워지지 않아요.
reason-better-step = { $better } 칸으로 가면 도착선에 더 가까워져요.
reason-better-move = { $better } 수가 이길 확률이 더 높아요.
