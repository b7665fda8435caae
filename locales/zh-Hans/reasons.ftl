### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = 错过胜机：走 { $better } 必胜。
reason-race-lost = 这样会输掉赛跑：{ $name }先到。
reason-jump-allowed = { $name }现在可以跳到 { $square }。
reason-longer-path = 到终点的路长了 { $steps } 步。
reason-fence-costs-mover = 这道围墙让自己多走 { $steps } 步。
reason-fence-wasted = 浪费了一道围墙：谁的路都没变长。
reason-fence-allowed = 现在对方放 { $fence }，就要多走 { $steps } 步。
reason-trap-missed = 错过陷阱：先 { $better } 再 { $then }，{ $name }要多走 { $steps } 步。
reason-better-fence = { $better } 能让{ $name }多走 { $steps } 步。
reason-step-wasted = 浪费了一步：离终点并没有更近。
reason-better-step = 走到 { $better } 离终点更近。
reason-better-move = { $better } 的胜算更大。
