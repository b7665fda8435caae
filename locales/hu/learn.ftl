### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Tanulj meg játszani
learn-progress = { $step } / { $steps }
learn-steps = Minden lecke
learn-again = Újra
learn-next = Tovább
learn-back = Vissza
learn-skip = Kihagyás
learn-finish = Játsszunk!
learn-puzzles = Egy feladvány
learn-hint = Tipp:
learn-show-hint = Tippet kérek
learn-step-done = { $step }: kész
learn-step-open = { $step }: még nincs kész
learn-over = Most már tudsz játszani. Jó szórakozást!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = { $move } nem jó.
learn-wrong-fence = Ez akadály. Most inkább lépj!
learn-wrong-step = Ez lépés. Most inkább rakj le egy akadályt!
learn-wrong-away = Ez a lépés távolabb visz a céltól.
learn-wrong-same =
    Kék útja még mindig { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }.
learn-wrong-both =
    Ez Kék útját { $theirs ->
        [one] egy lépéssel
       *[other] { $theirs } lépéssel
    } hosszabbítja meg, a tiédet { $yours ->
        [one] egy lépéssel
       *[other] { $yours } lépéssel
    }.
learn-wrong-longer =
    Az utad most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }. Előtte { $before } volt.
learn-wrong-small =
    Kék útja most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }. Ez még kevés.

## 1. A step

learn-step = Lépj egyet
learn-step-text = Te vagy Borostyán. A legfelső sorba szeretnél eljutni. Ha te jössz, a bábud egy mezőt léphet.
learn-step-task = Lépj fel az e2 mezőre!
learn-step-hint = Érintsd meg a bábud fölötti mezőt.
learn-step-word = Ez az! Fel, le, balra vagy jobbra: minden körben egy mezőt.

## 2. The goal

learn-goal = Érj célba
learn-goal-text = Akadályon nem mehetsz át. Meg kell kerülnöd. A legfelső sor bármelyik mezőjén nyersz.
learn-goal-task = Menj el a legfelső sorba!
learn-goal-hint = Menj balra a d8 mezőre. Aztán fel.
learn-goal-word = Nyertél! Az nyer, aki előbb ér át a túloldalra.

## 3. A fence

learn-fence = Rakj le egy akadályt
learn-fence-text = Lépés helyett lerakhatsz egy akadályt. Két mező hosszú. Kéknek meg kell kerülnie.
learn-fence-task = Rakj egy akadályt Kék elé!
learn-fence-hint = Érintsd meg a rést közvetlenül Kék alatt.
learn-fence-word =
    Kék útja most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }. Előtte { $before } volt.

## 4. A fence that is refused

learn-refused = Senkit sem zárhatsz be
learn-refused-text = Kék csak az egyik oldalon jöhet ki a sarokból. Mi lenne, ha azt is elzárnád?
learn-refused-task = Próbáld meg bezárni Kéket!
learn-refused-hint = Érintsd meg a rést a b9 mezőtől jobbra.
learn-refused-word = Látod? Ezt nem szabad. Mindenkinek mindig kell hogy maradjon útja a célig.
learn-refused-wrong = Kék még ki tud jönni. Zárd el a rést a b9 mező mellett.

## 5. A jump

learn-jump = Ugrás
learn-jump-text = Kék pont előtted áll. Átugorhatod, a mögötte lévő mezőre.
learn-jump-task = Ugord át Kéket!
learn-jump-hint = Érintsd meg az e6 mezőt Kék mögött.
learn-jump-word = Két mező egyszerre! Az ugrással spórolsz egy lépést.
learn-jump-wrong = Ezt is szabad. De most ugord át Kéket!

## 6. A side-step

learn-side = Ugrás oldalra
learn-side-text = Kék mögött akadály áll. Egyenesen nem ugorhatod át. De mellé ugorhatsz.
learn-side-task = Ugorj egy mezőre Kék mellett!
learn-side-hint = A d6 és az f6 szabad. Érintsd meg az egyiket.
learn-side-word = Ügyes vagy! Ha egyenesen nem lehet, a másik bábu bal vagy jobb oldalára ugorhatsz.
learn-side-blocked = Az akadály útját állja az ugrásnak. Nézz Kéktől balra és jobbra.
learn-side-wrong = Ezt is szabad. De most ugorj Kék mellé!

## 7. A side-step with one side closed

learn-one-side = Csak az egyik oldal szabad
learn-one-side-text = Most Kéktől balra is áll egy akadály.
learn-one-side-task = Keresd meg Kék mellett a szabad mezőt!
learn-one-side-hint = Nézz Kéktől jobbra: f6.
learn-one-side-word = Így van. Akadályon sosem mehetsz át, ugrással sem.
learn-one-side-blocked = Akadály van Kék és a mező között. Próbáld a másik oldalt!

## 8. Four players

learn-four = Négy játékos
learn-four-text = Hárman vagy négyen is játszhattok. Mindenki a túlsó oldalra tart: Zöld jobbra, Piros balra. Bárkit átugorhatsz.
learn-four-task = Ugord át Zöldet!
learn-four-hint = Zöld a háromszög. Érintsd meg a mögötte lévő mezőt.
learn-four-word = Jó. Négy játékosnál fejenként csak 5 akadály van. Használd őket okosan!
learn-four-wrong = Ezt is szabad. De most ugord át Zöldet!

## 9. The length of a path

learn-path = Számold a lépéseket
learn-path-text = A pontozott vonal a legrövidebb utad. A szám mutatja, hány lépés. Akinek kisebb a száma, az vezet.
learn-path-task = Csökkentsd a számodat!
learn-path-hint = Kövesd a pontozott vonalat.
learn-path-word =
    Az utad most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }. Előtte { $before } volt.

## 10. A fence that costs the other more

learn-cost = A jó akadály
learn-cost-text = Egy akadály neked is útban lehet. A jó akadály Kéknek sok lépésbe kerül, neked egybe sem.
learn-cost-task = Hosszabbítsd meg Kék útját legalább 2 lépéssel, a sajátodat viszont ne!
learn-cost-hint = Nézz közvetlenül Kék alá: ott már áll egy akadály. Folytasd!
learn-cost-word =
    Kék útja most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }, a tiéd annyi, mint előtte. Ez jó akadály.

## 11. The pocket

learn-pocket = Zárd le az utcát
learn-pocket-text = Kék egy szűk utcában jár. Csak egy kijárata van. Egyetlen akadállyal elzárhatod.
learn-pocket-task = Egyetlen akadállyal hosszabbítsd meg Kék útját legalább 6 lépéssel!
learn-pocket-hint = Érintsd meg a rést az a2 és az a3 között.
learn-pocket-word =
    Kéknek végig vissza kell mennie: az útja most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }. Te sose menj be ilyen zsákutcába!

## 12. Fences for the end

learn-keep = Tartogass egy akadályt
learn-keep-text = Kéknek 2 lépés kell, neked 3. Ha csak futsz, elkésel. De maradt egy akadályod!
learn-keep-task = Használd úgy, hogy te érj célba előbb!
learn-keep-hint = Rakd keresztbe Kék útjába, közvetlenül a legalsó sor elé.
learn-keep-word =
    Kék útja most { $after ->
        [one] egy lépés
       *[other] { $after } lépés
    }, a tiéd csak 3. Az akadály a végén ér a legtöbbet.

## 13. Counting a race

learn-race = Számolj előre
learn-race-text = Neked 4 lépés kell, Kéknek is 4, és te jössz. Vagyis te érsz oda előbb. Az akadályokkal csak az időt húznád.
learn-race-task = Fuss a legfelső sorba!
learn-race-hint = Menj egyenesen. Ne állj meg semmiért.
learn-race-word = Egy lépéssel nyertél! Számolj, mielőtt akadályt raksz: lehet, hogy csak futnod kell.
learn-race-lost = Késő: Kék előbb ér oda. Minden lépés számít. Próbáld újra!

## 14. A first plan

learn-plan = Az első terv
learn-plan-text = Hogyan kezdj? Előbb lépj hármat felfelé középen. Aztán rakj egy akadályt Kék elé.
learn-plan-task = Három lépés felfelé, aztán egy akadály, amely meghosszabbítja Kék útját.
learn-plan-hint = Menj fel az e4 mezőre. Aztán rakj akadályt közvetlenül Kék alá.
learn-plan-word = Jó kezdés. Mostantól mindig kérdezd meg magadtól: lépés vagy akadály, melyik ér többet?
learn-plan-more = Jó. Folytasd!

## 15. A whole game

learn-game = Az első játszmád
learn-game-text = Most játssz Kék ellen! Ő a gép, és még tanul. Minden jól jön, amit tudsz.
learn-game-task = Nyerd meg a játszmát!
learn-game-hint = Ha a te számod kisebb, fuss. Ha nem, rakd le azt az akadályt, amely a legjobban meghosszabbítja Kék útját.
learn-game-word = Megnyerted az első játszmádat!
learn-game-lost = Kék most gyorsabb volt. Menni fog: próbáld újra!
