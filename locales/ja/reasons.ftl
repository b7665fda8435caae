### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = 勝ちを逃しました。{ $better }なら必ず勝てます。
reason-race-lost = 競走に負けます。先に着くのは{ $name }です。
reason-jump-allowed = { $name }が{ $square }へ飛び越えられるようになります。
reason-longer-path = ゴールまでの道が{ $steps }歩長くなります。
reason-fence-costs-mover = このフェンスで自分の道が{ $steps }歩長くなります。
reason-fence-wasted = むだなフェンスです。誰の道も長くなりません。
reason-fence-allowed = 次に{ $fence }を置かれると{ $steps }歩の損です。
reason-trap-missed = わなを逃しました。{ $better }から{ $then }で、{ $name }は{ $steps }歩遠回りになります。
reason-better-fence = { $better }なら{ $name }の道が{ $steps }歩長くなります。
reason-step-wasted = むだな一歩です。ゴールに近づいていません。
reason-better-step = { $better }に進めばゴールに近づきます。
reason-better-move = { $better }のほうが勝つ見込みがあります。
