### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Nauč se hrát
learn-progress = { $step } z { $steps }
learn-steps = Všechny kroky
learn-again = Znovu
learn-next = Další
learn-back = Zpět
learn-skip = Přeskočit
learn-finish = Zahrát partii
learn-puzzles = Zkusit úlohu
learn-hint = Nápověda:
learn-show-hint = Ukázat nápovědu
learn-step-done = { $step }: hotovo
learn-step-open = { $step }: ještě ne
learn-over = Teď už hru umíš. Ať tě baví!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = { $move } ne.
learn-wrong-fence = To je překážka. Tentokrát udělej krok.
learn-wrong-step = To je krok. Tentokrát postav překážku.
learn-wrong-away = Tenhle krok vede dál od cíle.
learn-wrong-same =
    Modrý má do cíle pořád { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }.
learn-wrong-both =
    Modrého to stojí { $theirs ->
        [one] jeden krok
        [few] { $theirs } kroky
        [many] { $theirs } kroku
       *[other] { $theirs } kroků
    } a tebe { $yours ->
        [one] jeden krok
        [few] { $yours } kroky
        [many] { $yours } kroku
       *[other] { $yours } kroků
    }.
learn-wrong-longer =
    Teď máš do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }. Předtím { $before }.
learn-wrong-small =
    Modrý má teď do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }. To ještě nestačí.

## 1. A step

learn-step = Udělej krok
learn-step-text = Hraješ za Žlutého. Chceš se dostat do horní řady. V každém tahu může tvoje figurka jít o jedno pole.
learn-step-task = Udělej krok nahoru na e2.
learn-step-hint = Klepni na pole nad svou figurkou.
learn-step-word = Přesně tak. Nahoru, dolů, doleva nebo doprava: vždy o jedno pole.

## 2. The goal

learn-goal = Dojdi do cíle
learn-goal-text = Překážkou neprojdeš. Musíš ji obejít. V horní řadě vyhraješ na kterémkoli poli.
learn-goal-task = Dojdi do horní řady.
learn-goal-hint = Jdi doleva na d8. Potom nahoru.
learn-goal-word = Výhra! Kdo první dojde na druhou stranu, vyhrává.

## 3. A fence

learn-fence = Postav překážku
learn-fence-text = Místo kroku můžeš postavit překážku. Je dlouhá dvě pole. Modrý ji musí obejít.
learn-fence-task = Postav překážku před Modrého.
learn-fence-hint = Klepni na mezeru hned pod Modrým.
learn-fence-word =
    Modrý má teď do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }. Předtím { $before }.

## 4. A fence that is refused

learn-refused = Uzavřít nikoho nesmíš
learn-refused-text = Modrý může z rohu ven jen jednou stranou. Co když zavřeš i tu?
learn-refused-task = Zkus Modrého uzavřít.
learn-refused-hint = Klepni na mezeru vpravo od b9.
learn-refused-word = Vidíš? To se nesmí. Každý musí mít vždycky cestu do cíle.
learn-refused-wrong = Modrý se ještě dostane ven. Zavři mezeru vedle b9.

## 5. A jump

learn-jump = Skok
learn-jump-text = Modrý stojí přímo před tebou. Můžeš ho přeskočit na pole za ním.
learn-jump-task = Přeskoč Modrého.
learn-jump-hint = Klepni na e6, za Modrým.
learn-jump-word = Dvě pole jedním tahem! Skok ušetří krok.
learn-jump-wrong = I to smíš. Teď ale přeskoč Modrého.

## 6. A side-step

learn-side = Krok stranou
learn-side-text = Za Modrým stojí překážka. Rovně přes něj neskočíš. Můžeš ale jít na pole vedle něj.
learn-side-task = Jdi na pole vedle Modrého.
learn-side-hint = Pole d6 a f6 jsou volná. Na jedno klepni.
learn-side-word = Výborně. Když nejde skočit rovně, smíš vlevo nebo vpravo od druhé figurky.
learn-side-blocked = Skoku brání překážka. Podívej se vlevo a vpravo od Modrého.
learn-side-wrong = I to smíš. Teď ale jdi na pole vedle Modrého.

## 7. A side-step with one side closed

learn-one-side = Volná je jen jedna strana
learn-one-side-text = Teď stojí překážka i vlevo od Modrého.
learn-one-side-task = Najdi vedle Modrého volné pole.
learn-one-side-hint = Podívej se vpravo od Modrého: f6.
learn-one-side-word = Správně. Překážkou neprojdeš nikdy, ani skokem.
learn-one-side-blocked = Mezi Modrým a tím polem stojí překážka. Zkus druhou stranu.

## 8. Four players

learn-four = Čtyři hráči
learn-four-text = Hrát se dá i ve třech nebo ve čtyřech. Každý jde na protější stranu: Zelený doprava, Červený doleva. Přeskočit můžeš kohokoli.
learn-four-task = Přeskoč Zeleného.
learn-four-hint = Zelený je trojúhelník. Klepni na pole za ním.
learn-four-word = Dobře. Ve čtyřech má každý jen 5 překážek. Používej je s rozmyslem.
learn-four-wrong = I to smíš. Teď ale přeskoč Zeleného.

## 9. The length of a path

learn-path = Počítej kroky
learn-path-text = Tečkovaná čára je tvoje nejkratší cesta. Číslo říká, kolik je to kroků. Kdo má menší číslo, vede.
learn-path-task = Zmenši svoje číslo.
learn-path-hint = Jdi po tečkované čáře.
learn-path-word =
    Teď máš do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }. Předtím { $before }.

## 10. A fence that costs the other more

learn-cost = Dobrá překážka
learn-cost-text = Překážka může vadit i tobě. Dobrá překážka stojí Modrého hodně kroků a tebe ani jeden.
learn-cost-task = Prodluž cestu Modrému aspoň o 2 kroky a sobě vůbec.
learn-cost-hint = Podívej se hned pod Modrého. Jedna překážka tam už stojí. Prodluž ji.
learn-cost-word =
    Modrý má teď do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    } a ty stejně jako předtím. To je dobrá překážka.

## 11. The pocket

learn-pocket = Zavři uličku
learn-pocket-text = Modrý jde úzkou uličkou. Ven vede jen jedna cesta. Jedna překážka ji může zavřít.
learn-pocket-task = Jednou překážkou prodluž Modrému cestu aspoň o 6 kroků.
learn-pocket-hint = Klepni na mezeru mezi a2 a a3.
learn-pocket-word =
    Modrý se musí vrátit celou cestu: teď má do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    }. Ty do takové uličky nikdy nechoď!

## 12. Fences for the end

learn-keep = Nech si překážku
learn-keep-text = Modrý má do cíle 2 kroky, ty 3. Jen běžet nestačí. Jedna překážka ti ale zbyla!
learn-keep-task = Použij ji tak, ať jsi v cíli dřív.
learn-keep-hint = Postav ji Modrému do cesty, těsně před dolní řadu.
learn-keep-word =
    Modrý má teď do cíle { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } kroků
    } a ty jen 3. Na konci má překážka největší cenu.

## 13. Counting a race

learn-race = Spočítej si závod
learn-race-text = Ty máš do cíle 4 kroky, Modrý taky 4 a na tahu jsi ty. Takže tam budeš dřív. Překážky by tě jen zdržely.
learn-race-task = Běž do horní řady.
learn-race-hint = Jdi rovně. U ničeho se nezastavuj.
learn-race-word = Výhra o jediný krok! Než postavíš překážku, počítej: možná stačí běžet.
learn-race-lost = Pozdě: Modrý je v cíli dřív. Každý tah se počítá. Zkus to znovu.

## 14. A first plan

learn-plan = První plán
learn-plan-text = Jak začít? Nejdřív udělej tři kroky prostředkem nahoru. Pak postav překážku před Modrého.
learn-plan-task = Tři kroky nahoru a pak překážka, která Modrého stojí krok.
learn-plan-hint = Dojdi na e4. Pak postav překážku hned pod Modrého.
learn-plan-word = Dobrý začátek. Odteď se při každém tahu ptej: krok, nebo překážka? Co přinese víc?
learn-plan-more = Dobře. Jen dál.

## 15. A whole game

learn-game = Tvoje první partie
learn-game-text = Teď si zahraj proti Modrému. Je to počítač a taky se teprve učí. Hodí se všechno, co umíš.
learn-game-task = Vyhraj partii.
learn-game-hint = Když je tvoje číslo menší, běž. Když ne, postav překážku, která Modrého stojí nejvíc kroků.
learn-game-word = První partie je vyhraná!
learn-game-lost = Tentokrát byl Modrý rychlejší. Příště to dáš: zkus to znovu.
