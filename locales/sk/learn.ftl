### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Nauč sa hrať
learn-progress = { $step } z { $steps }
learn-steps = Všetky kroky
learn-again = Znova
learn-next = Ďalej
learn-back = Späť
learn-skip = Preskočiť
learn-finish = Zahrať partiu
learn-puzzles = Skúsiť úlohu
learn-hint = Nápoveda:
learn-show-hint = Ukázať nápovedu
learn-step-done = { $step }: hotovo
learn-step-open = { $step }: ešte nie
learn-over = Teraz už hru vieš. Nech ťa baví!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = { $move } nie.
learn-wrong-fence = To je prekážka. Tentoraz urob krok.
learn-wrong-step = To je krok. Tentoraz postav prekážku.
learn-wrong-away = Tento krok vedie ďalej od cieľa.
learn-wrong-same =
    Modrý má do cieľa stále { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }.
learn-wrong-both =
    Modrého to stojí { $theirs ->
        [one] jeden krok
        [few] { $theirs } kroky
        [many] { $theirs } kroku
       *[other] { $theirs } krokov
    } a teba { $yours ->
        [one] jeden krok
        [few] { $yours } kroky
        [many] { $yours } kroku
       *[other] { $yours } krokov
    }.
learn-wrong-longer =
    Teraz máš do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }. Predtým { $before }.
learn-wrong-small =
    Modrý má teraz do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }. To ešte nestačí.

## 1. A step

learn-step = Urob krok
learn-step-text = Hráš za Žltého. Chceš sa dostať do horného radu. V každom ťahu môže tvoja figúrka ísť o jedno políčko.
learn-step-task = Urob krok hore na e2.
learn-step-hint = Ťukni na políčko nad svojou figúrkou.
learn-step-word = Presne tak. Hore, dole, doľava alebo doprava: vždy o jedno políčko.

## 2. The goal

learn-goal = Príď do cieľa
learn-goal-text = Cez prekážku neprejdeš. Musíš ju obísť. V hornom rade vyhráš na ktoromkoľvek políčku.
learn-goal-task = Príď do horného radu.
learn-goal-hint = Choď doľava na d8. Potom hore.
learn-goal-word = Výhra! Kto prvý príde na druhú stranu, vyhráva.

## 3. A fence

learn-fence = Postav prekážku
learn-fence-text = Namiesto kroku môžeš postaviť prekážku. Je dlhá dve políčka. Modrý ju musí obísť.
learn-fence-task = Postav prekážku pred Modrého.
learn-fence-hint = Ťukni na medzeru hneď pod Modrým.
learn-fence-word =
    Modrý má teraz do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }. Predtým { $before }.

## 4. A fence that is refused

learn-refused = Nikoho nesmieš uzavrieť
learn-refused-text = Modrý môže z rohu von len jednou stranou. Čo ak zatvoríš aj tú?
learn-refused-task = Skús Modrého uzavrieť.
learn-refused-hint = Ťukni na medzeru vpravo od b9.
learn-refused-word = Vidíš? To sa nesmie. Každý musí mať vždy cestu do cieľa.
learn-refused-wrong = Modrý sa ešte dostane von. Zatvor medzeru vedľa b9.

## 5. A jump

learn-jump = Skok
learn-jump-text = Modrý stojí priamo pred tebou. Môžeš ho preskočiť na políčko za ním.
learn-jump-task = Preskoč Modrého.
learn-jump-hint = Ťukni na e6, za Modrým.
learn-jump-word = Dve políčka jedným ťahom! Skok ušetrí krok.
learn-jump-wrong = Aj to smieš. Teraz však preskoč Modrého.

## 6. A side-step

learn-side = Krok nabok
learn-side-text = Za Modrým stojí prekážka. Rovno cez neho neskočíš. Môžeš však ísť na políčko vedľa neho.
learn-side-task = Choď na políčko vedľa Modrého.
learn-side-hint = Políčka d6 a f6 sú voľné. Na jedno ťukni.
learn-side-word = Výborne. Keď sa nedá skočiť rovno, smieš vľavo alebo vpravo od druhej figúrky.
learn-side-blocked = Skoku bráni prekážka. Pozri sa vľavo a vpravo od Modrého.
learn-side-wrong = Aj to smieš. Teraz však choď na políčko vedľa Modrého.

## 7. A side-step with one side closed

learn-one-side = Voľná je len jedna strana
learn-one-side-text = Teraz stojí prekážka aj vľavo od Modrého.
learn-one-side-task = Nájdi vedľa Modrého voľné políčko.
learn-one-side-hint = Pozri sa vpravo od Modrého: f6.
learn-one-side-word = Správne. Cez prekážku neprejdeš nikdy, ani skokom.
learn-one-side-blocked = Medzi Modrým a tým políčkom stojí prekážka. Skús druhú stranu.

## 8. Four players

learn-four = Štyria hráči
learn-four-text = Hrať môžu aj traja alebo štyria. Každý ide na protiľahlú stranu: Zelený doprava, Červený doľava. Preskočiť môžeš kohokoľvek.
learn-four-task = Preskoč Zeleného.
learn-four-hint = Zelený je trojuholník. Ťukni na políčko za ním.
learn-four-word = Dobre. Pri štyroch hráčoch má každý iba 5 prekážok. Používaj ich s rozumom.
learn-four-wrong = Aj to smieš. Teraz však preskoč Zeleného.

## 9. The length of a path

learn-path = Počítaj kroky
learn-path-text = Bodkovaná čiara je tvoja najkratšia cesta. Číslo hovorí, koľko je to krokov. Kto má menšie číslo, vedie.
learn-path-task = Zmenši svoje číslo.
learn-path-hint = Choď po bodkovanej čiare.
learn-path-word =
    Teraz máš do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }. Predtým { $before }.

## 10. A fence that costs the other more

learn-cost = Dobrá prekážka
learn-cost-text = Prekážka môže zavadzať aj tebe. Dobrá prekážka stojí Modrého veľa krokov a teba ani jeden.
learn-cost-task = Predĺž cestu Modrému aspoň o 2 kroky a sebe vôbec.
learn-cost-hint = Pozri sa hneď pod Modrého. Jedna prekážka tam už stojí. Predĺž ju.
learn-cost-word =
    Modrý má teraz do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    } a ty rovnako ako predtým. To je dobrá prekážka.

## 11. The pocket

learn-pocket = Zatvor uličku
learn-pocket-text = Modrý ide úzkou uličkou. Von vedie len jedna cesta. Jedna prekážka ju môže zatvoriť.
learn-pocket-task = Jednou prekážkou predĺž Modrému cestu aspoň o 6 krokov.
learn-pocket-hint = Ťukni na medzeru medzi a2 a a3.
learn-pocket-word =
    Modrý sa musí vrátiť celou cestou: teraz má do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    }. Ty do takej uličky nikdy nechoď!

## 12. Fences for the end

learn-keep = Nechaj si prekážku
learn-keep-text = Modrý má do cieľa 2 kroky, ty 3. Len bežať nestačí. Jedna prekážka ti však zostala!
learn-keep-task = Použi ju tak, nech si v cieli skôr.
learn-keep-hint = Postav ju Modrému do cesty, tesne pred dolný rad.
learn-keep-word =
    Modrý má teraz do cieľa { $after ->
        [one] jeden krok
        [few] { $after } kroky
        [many] { $after } kroku
       *[other] { $after } krokov
    } a ty iba 3. Na konci má prekážka najväčšiu cenu.

## 13. Counting a race

learn-race = Spočítaj si preteky
learn-race-text = Ty máš do cieľa 4 kroky, Modrý tiež 4 a na ťahu si ty. Takže tam budeš skôr. Prekážky by ťa len zdržali.
learn-race-task = Bež do horného radu.
learn-race-hint = Choď rovno. Pri ničom sa nezastavuj.
learn-race-word = Výhra o jediný krok! Skôr než postavíš prekážku, počítaj: možno stačí bežať.
learn-race-lost = Neskoro: Modrý je v cieli skôr. Každý ťah sa počíta. Skús to znova.

## 14. A first plan

learn-plan = Prvý plán
learn-plan-text = Ako začať? Najprv urob tri kroky stredom hore. Potom postav prekážku pred Modrého.
learn-plan-task = Tri kroky hore a potom prekážka, ktorá Modrého stojí krok.
learn-plan-hint = Choď až na e4. Potom postav prekážku hneď pod Modrého.
learn-plan-word = Dobrý začiatok. Odteraz sa pri každom ťahu pýtaj: krok alebo prekážka? Čo prinesie viac?
learn-plan-more = Dobre. Len ďalej.

## 15. A whole game

learn-game = Tvoja prvá partia
learn-game-text = Teraz si zahraj proti Modrému. Je to počítač a tiež sa ešte len učí. Zíde sa všetko, čo vieš.
learn-game-task = Vyhraj partiu.
learn-game-hint = Keď je tvoje číslo menšie, bež. Keď nie, postav prekážku, ktorá Modrého stojí najviac krokov.
learn-game-word = Prvá partia je vyhraná!
learn-game-lost = Tentoraz bol Modrý rýchlejší. Nabudúce to dáš: skús to znova.
