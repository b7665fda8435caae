### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Kaçan galibiyet: { $better } kesin kazandırır.
reason-race-lost = Bu, yarışı kaybettirir: { $name } önce varır.
reason-jump-allowed = { $name } artık { $square } karesine atlayabilir.
reason-longer-path = Bitişe giden yol { $steps } adım uzar.
reason-fence-costs-mover = Bu engel, koyanın kendi yolunu { $steps } adım uzatır.
reason-fence-wasted = Boşa giden engel: kimsenin yolu uzamaz.
reason-fence-allowed = Şimdi { $fence } engeli { $steps } adım kaybettirir.
reason-trap-missed = Kaçan tuzak: { $better }, ardından { $then } gelse { $name } { $steps } adım kaybeder.
reason-better-fence = { $better } konursa { $name } { $steps } adım kaybeder.
reason-step-wasted = Boşa giden adım: bitiş yaklaşmadı.
reason-better-step = { $better } karesine bir adım, bitişe yaklaştırır.
reason-better-move = { $better } daha iyi şans verir.
