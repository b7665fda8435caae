### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Învață să joci
learn-progress = { $step } din { $steps }
learn-steps = Lecții
learn-again = Din nou
learn-next = Înainte
learn-back = Înapoi
learn-skip = Treci peste
learn-finish = Joacă o partidă
learn-puzzles = Încearcă o provocare
learn-hint = Indiciu:
learn-show-hint = Arată un indiciu
learn-step-done = { $step }: gata
learn-step-open = { $step }: de făcut
learn-over = Acum știi să joci. Distracție plăcută!

## What went wrong

learn-not = Nu { $move }.
learn-wrong-fence = Asta e o barieră. De data asta, fă un pas.
learn-wrong-step = Ăsta e un pas. De data asta, pune o barieră.
learn-wrong-away = Pasul acesta te îndepărtează de sosire.
learn-wrong-same =
    Albastru are tot { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    } de făcut.
learn-wrong-both =
    Bariera îl costă pe Albastru { $theirs ->
        [one] un pas
        [few] { $theirs } pași
       *[other] { $theirs } de pași
    }, iar pe tine { $yours ->
        [one] un pas
        [few] { $yours } pași
       *[other] { $yours } de pași
    }.
learn-wrong-longer =
    Acum ai nevoie de { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }. Înainte erau { $before }.
learn-wrong-small =
    Acum Albastru are nevoie de { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }. Încă nu e destul.

## 1. A step

learn-step = Fă un pas
learn-step-text = Tu ești Chihlimbar. Vrei să ajungi pe rândul de sus. La fiecare mutare, pionul tău poate merge o căsuță.
learn-step-task = Urcă pe e2.
learn-step-hint = Atinge căsuța de deasupra pionului tău.
learn-step-word = Așa! În sus, în jos, la stânga sau la dreapta: de fiecare dată câte o căsuță.

## 2. The goal

learn-goal = Ajungi la sosire
learn-goal-text = Nu poți trece printr-o barieră. O ocolești. Câștigi pe orice căsuță de pe rândul de sus.
learn-goal-task = Mergi până pe rândul de sus.
learn-goal-hint = Mergi la stânga, pe d8. Apoi urcă.
learn-goal-word = Ai câștigat! Cine ajunge primul pe partea cealaltă câștigă partida.

## 3. A fence

learn-fence = Pune o barieră
learn-fence-text = În loc să faci un pas, poți pune o barieră. E lungă cât două căsuțe. Albastru trebuie s-o ocolească.
learn-fence-task = Pune o barieră în fața lui Albastru.
learn-fence-hint = Atinge spațiul de sub Albastru.
learn-fence-word =
    Acum Albastru are nevoie de { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }. Înainte erau { $before }.

## 4. A fence that is refused

learn-refused = Nimeni nu e închis
learn-refused-text = Albastru poate ieși din colț doar printr-o parte. Și dacă închizi și partea aceea?
learn-refused-task = Încearcă să-l închizi pe Albastru.
learn-refused-hint = Atinge spațiul din dreapta căsuței b9.
learn-refused-word = Vezi? Nu e voie. Fiecare trebuie să aibă mereu un drum până la sosirea lui.
learn-refused-wrong = Albastru încă poate ieși. Închide spațiul de lângă b9.

## 5. A jump

learn-jump = Sari
learn-jump-text = Albastru e chiar în fața ta. Poți sări peste el, pe căsuța din spate.
learn-jump-task = Sari peste Albastru.
learn-jump-hint = Atinge e6, în spatele lui Albastru.
learn-jump-word = Două căsuțe dintr-o mutare! O săritură te scutește de un pas.
learn-jump-wrong = Și asta e voie. Dar acum sari peste Albastru.

## 6. A side-step

learn-side = Treci pe lângă
learn-side-text = În spatele lui Albastru e o barieră. Nu poți sări drept înainte. Dar poți merge lângă Albastru.
learn-side-task = Mergi pe căsuța de lângă Albastru.
learn-side-hint = d6 și f6 sunt libere. Atinge una.
learn-side-word = Bravo! Când nu poți sări drept înainte, poți merge la stânga sau la dreapta celuilalt pion.
learn-side-blocked = Bariera nu te lasă să sari. Uită-te la stânga și la dreapta lui Albastru.
learn-side-wrong = Și asta e voie. Dar acum mergi lângă Albastru.

## 7. A side-step with one side closed

learn-one-side = O singură parte liberă
learn-one-side-text = Acum e o barieră și la stânga lui Albastru.
learn-one-side-task = Găsește căsuța liberă de lângă Albastru.
learn-one-side-hint = Uită-te la dreapta lui Albastru: f6.
learn-one-side-word = Corect. Nu treci niciodată printr-o barieră, nici când sari.
learn-one-side-blocked = Între Albastru și căsuța aceea e o barieră. Încearcă pe partea cealaltă.

## 8. Four players

learn-four = Patru jucători
learn-four-text = Se poate juca și în trei sau patru. Fiecare merge pe partea opusă: Verde la dreapta, Roșu la stânga. Poți sări peste oricine.
learn-four-task = Sari peste Verde.
learn-four-hint = Verde e triunghiul. Atinge căsuța din spatele lui.
learn-four-word = Bine. În patru, fiecare are doar 5 bariere. Folosește-le cu cap.
learn-four-wrong = Și asta e voie. Dar acum sari peste Verde.

## 9. The length of a path

learn-path = Numără-ți pașii
learn-path-text = Linia punctată e drumul tău cel mai scurt. Numărul îți spune câți pași are. Cine are numărul mai mic e în față.
learn-path-task = Micșorează-ți numărul.
learn-path-hint = Urmează linia punctată.
learn-path-word =
    Acum ai nevoie de { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }. Înainte erau { $before }.

## 10. A fence that costs the other more

learn-cost = O barieră bună
learn-cost-text = O barieră te poate încurca și pe tine. Una bună îl costă pe Albastru mulți pași, iar pe tine niciunul.
learn-cost-task = Fă-l pe Albastru să piardă 2 pași sau mai mulți, iar tu niciunul.
learn-cost-hint = Uită-te chiar sub Albastru. Acolo e deja o barieră. Lungește-o.
learn-cost-word =
    Acum Albastru are nevoie de { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }, iar tu de tot atâția ca înainte. Asta e o barieră bună.

## 11. The pocket

learn-pocket = Închide fundătura
learn-pocket-text = Albastru coboară pe o străduță îngustă. Are o singură ieșire. O barieră e de ajuns ca s-o închidă.
learn-pocket-task = Fă-l pe Albastru să piardă 6 pași sau mai mulți cu o singură barieră.
learn-pocket-hint = Atinge spațiul dintre a2 și a3.
learn-pocket-word =
    Albastru trebuie să se întoarcă: acum mai are { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }. Tu să nu intri niciodată într-o asemenea fundătură!

## 12. Fences for the end

learn-keep = Păstrează o barieră
learn-keep-text = Albastru mai are 2 pași, iar tu 3. Dacă doar alergi, nu ajungi la timp. Dar ai păstrat o barieră!
learn-keep-task = Folosește-o ca să ajungi înaintea lui.
learn-keep-hint = Taie-i drumul lui Albastru, chiar înainte de rândul de jos.
learn-keep-word =
    Albastru mai are acum { $after ->
        [one] un pas
        [few] { $after } pași
       *[other] { $after } de pași
    }, iar tu doar 3. La sfârșit, o barieră valorează cel mai mult.

## 13. Counting a race

learn-race = Calculează cursa
learn-race-text = Tu mai ai 4 pași, Albastru la fel, și e rândul tău. Deci ajungi înaintea lui. Cu bariere doar ai pierde timp.
learn-race-task = Aleargă până pe rândul de sus.
learn-race-hint = Mergi drept înainte. Nu te opri pentru nimic.
learn-race-word = Ai câștigat la un pas diferență. Numără înainte să pui o barieră: poate e de ajuns să alergi.
learn-race-lost = Prea târziu: Albastru ajunge înaintea ta. Fiecare mutare contează. Mai încearcă.

## 14. A first plan

learn-plan = Primul plan
learn-plan-text = Cum începi? Fă mai întâi trei pași pe mijloc. Apoi pune o barieră în fața lui Albastru.
learn-plan-task = Trei pași în sus, apoi o barieră care îl costă pe Albastru un pas.
learn-plan-hint = Urcă până pe e4. Apoi pune o barieră chiar sub Albastru.
learn-plan-word = Un început bun. De acum înainte, întreabă-te la fiecare mutare: pas sau barieră, cu ce câștig mai mult?
learn-plan-more = Bine. Continuă.

## 15. A whole game

learn-game = Prima ta partidă
learn-game-text = Acum joacă împotriva lui Albastru: e calculatorul, care încă învață. Folosește tot ce știi.
learn-game-task = Câștigă partida.
learn-game-hint = Dacă numărul tău e mai mic, aleargă. Dacă nu, pune bariera care îl costă cei mai mulți pași pe Albastru.
learn-game-word = Ai câștigat prima ta partidă!
learn-game-lost = De data asta, Albastru a fost mai rapid. O să-ți iasă: mai încearcă.
