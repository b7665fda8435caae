### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = 錯過勝機：走 { $better } 必勝。
reason-race-lost = 這樣會輸掉賽跑：{ $name }先到。
reason-jump-allowed = { $name }現在可以跳到 { $square }。
reason-longer-path = 到終點的路長了 { $steps } 步。
reason-fence-costs-mover = 這道圍牆讓自己多走 { $steps } 步。
reason-fence-wasted = 浪費了一道圍牆：誰的路都沒變長。
reason-fence-allowed = 現在對方放 { $fence }，就要多走 { $steps } 步。
reason-trap-missed = 錯過陷阱：先 { $better } 再 { $then }，{ $name }要多走 { $steps } 步。
reason-better-fence = { $better } 能讓{ $name }多走 { $steps } 步。
reason-step-wasted = 浪費了一步：離終點並沒有更近。
reason-better-step = 走到 { $better } 離終點更近。
reason-better-move = { $better } 的勝算更大。
