### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Nauči se igrati
learn-progress = { $step } od { $steps }
learn-steps = Vsi koraki
learn-again = Še enkrat
learn-next = Naprej
learn-back = Nazaj
learn-skip = Preskoči
learn-finish = Odigraj partijo
learn-puzzles = Reši uganko
learn-hint = Namig:
learn-show-hint = Pokaži namig
learn-step-done = { $step }: opravljeno
learn-step-open = { $step }: še ni opravljeno
learn-over = Zdaj znaš igrati. Zabavaj se!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ne { $move }.
learn-wrong-fence = To je ograja. Tokrat naredi korak.
learn-wrong-step = To je korak. Tokrat postavi ograjo.
learn-wrong-away = Ta korak vodi stran od cilja.
learn-wrong-same =
    Modri ima do cilja še vedno { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }.
learn-wrong-both =
    S tem podaljšaš pot Modremu za { $theirs ->
        [one] { $theirs } korak
        [two] { $theirs } koraka
        [few] { $theirs } korake
       *[other] { $theirs } korakov
    }, sebi pa za { $yours ->
        [one] { $yours } korak
        [two] { $yours } koraka
        [few] { $yours } korake
       *[other] { $yours } korakov
    }.
learn-wrong-longer =
    Zdaj imaš do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }. Prej { $before }.
learn-wrong-small =
    Modri ima zdaj do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }. To še ni dovolj.

## 1. A step

learn-step = Naredi korak
learn-step-text = Igraš kot Rumeni. Priti želiš v zgornjo vrsto. V vsaki potezi se lahko tvoj kmet premakne za eno polje.
learn-step-task = Stopi gor na e2.
learn-step-hint = Dotakni se polja nad svojim kmetom.
learn-step-word = Tako je. Gor, dol, levo ali desno: eno polje na potezo.

## 2. The goal

learn-goal = Pridi do cilja
learn-goal-text = Skozi ograjo ne moreš. Obiti jo moraš. Zmagaš na katerem koli polju zgornje vrste.
learn-goal-task = Pridi v zgornjo vrsto.
learn-goal-hint = Pojdi levo na d8. Potem gor.
learn-goal-word = Zmaga! Kdor prvi pride na drugo stran, zmaga.

## 3. A fence

learn-fence = Postavi ograjo
learn-fence-text = Namesto koraka lahko postaviš ograjo. Dolga je dve polji. Modri jo mora obiti.
learn-fence-task = Postavi ograjo pred Modrega.
learn-fence-hint = Dotakni se vrzeli tik pod Modrim.
learn-fence-word =
    Modri ima zdaj do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }. Prej { $before }.

## 4. A fence that is refused

learn-refused = Nikogar ne smeš zapreti
learn-refused-text = Modri lahko pride iz kota samo na eni strani. Kaj pa, če zapreš še to?
learn-refused-task = Poskusi zapreti Modrega.
learn-refused-hint = Dotakni se vrzeli desno od b9.
learn-refused-word = Vidiš? To ni dovoljeno. Vsak mora vedno imeti pot do cilja.
learn-refused-wrong = Modri še lahko pride ven. Zapri vrzel ob b9.

## 5. A jump

learn-jump = Skok
learn-jump-text = Modri stoji tik pred tabo. Lahko ga preskočiš na polje za njim.
learn-jump-task = Preskoči Modrega.
learn-jump-hint = Dotakni se e6, za Modrim.
learn-jump-word = Dve polji v eni potezi! Skok prihrani korak.
learn-jump-wrong = Tudi to smeš. Zdaj pa preskoči Modrega.

## 6. A side-step

learn-side = Korak vstran
learn-side-text = Za Modrim stoji ograja. Naravnost ne moreš skočiti. Lahko pa stopiš na polje ob njem.
learn-side-task = Stopi na polje ob Modrem.
learn-side-hint = Polji d6 in f6 sta prosti. Dotakni se enega.
learn-side-word = Odlično. Kadar ne moreš skočiti naravnost, smeš stopiti levo ali desno od drugega kmeta.
learn-side-blocked = Ograja ti ne pusti skočiti. Poglej levo in desno od Modrega.
learn-side-wrong = Tudi to smeš. Zdaj pa stopi na polje ob Modrem.

## 7. A side-step with one side closed

learn-one-side = Odprta je samo ena stran
learn-one-side-text = Zdaj stoji ograja tudi levo od Modrega.
learn-one-side-task = Poišči prosto polje ob Modrem.
learn-one-side-hint = Poglej desno od Modrega: f6.
learn-one-side-word = Pravilno. Skozi ograjo ne moreš nikoli, niti s skokom.
learn-one-side-blocked = Med Modrim in tem poljem stoji ograja. Poskusi na drugi strani.

## 8. Four players

learn-four = Štirje igralci
learn-four-text = Igrate lahko tudi v troje ali četvero. Vsak gre na nasprotno stran: Zeleni desno, Rdeči levo. Preskočiš lahko kogar koli.
learn-four-task = Preskoči Zelenega.
learn-four-hint = Zeleni je trikotnik. Dotakni se polja za njim.
learn-four-word = Dobro. V četvero ima vsak samo 5 ograj. Uporabi jih pametno.
learn-four-wrong = Tudi to smeš. Zdaj pa preskoči Zelenega.

## 9. The length of a path

learn-path = Štej korake
learn-path-text = Pikčasta črta je tvoja najkrajša pot. Število pove, koliko korakov je to. Kdor ima manjše število, vodi.
learn-path-task = Zmanjšaj svoje število.
learn-path-hint = Sledi pikčasti črti.
learn-path-word =
    Zdaj imaš do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }. Prej { $before }.

## 10. A fence that costs the other more

learn-cost = Dobra ograja
learn-cost-text = Ograja je lahko v napoto tudi tebi. Dobra ograja Modremu močno podaljša pot, tebi pa nič.
learn-cost-task = Podaljšaj pot Modremu za vsaj 2 koraka, sebi pa nič.
learn-cost-hint = Poglej tik pod Modrega: tam že stoji ograja. Podaljšaj jo.
learn-cost-word =
    Modri ima zdaj do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }, ti pa toliko kot prej. To je dobra ograja.

## 11. The pocket

learn-pocket = Zapri ulico
learn-pocket-text = Modri gre po ozki ulici. Ta ima samo en izhod. Ena ograja ga lahko zapre.
learn-pocket-task = Z eno ograjo podaljšaj pot Modremu za vsaj 6 korakov.
learn-pocket-hint = Dotakni se vrzeli med a2 in a3.
learn-pocket-word =
    Modri se mora vrniti po isti poti: zdaj ima do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }. Ti v tako ulico nikoli ne hodi!

## 12. Fences for the end

learn-keep = Prihrani ograjo
learn-keep-text = Modri ima do cilja 2 koraka, ti pa 3. Samo tek ne bo dovolj. Ostala pa ti je ena ograja!
learn-keep-task = Uporabi jo tako, da prideš prej.
learn-keep-hint = Postavi jo Modremu na pot, tik pred spodnjo vrsto.
learn-keep-word =
    Modri ima zdaj do cilja { $after ->
        [one] { $after } korak
        [two] { $after } koraka
        [few] { $after } korake
       *[other] { $after } korakov
    }, ti pa samo 3. Ograja je največ vredna na koncu.

## 13. Counting a race

learn-race = Izračunaj dirko
learn-race-text = Ti imaš do cilja 4 korake, Modri tudi 4, na vrsti pa si ti. Torej prideš prej. Ograje bi bile samo izguba časa.
learn-race-task = Teci do zgornje vrste.
learn-race-hint = Pojdi naravnost. Ne ustavljaj se.
learn-race-word = Zmaga za en korak! Preden postaviš ograjo, štej: morda je dovolj, da tečeš.
learn-race-lost = Prepozno: Modri pride prej. Vsaka poteza šteje. Poskusi znova.

## 14. A first plan

learn-plan = Prvi načrt
learn-plan-text = Kako začeti? Najprej naredi tri korake po sredini navzgor. Potem postavi ograjo pred Modrega.
learn-plan-task = Trije koraki gor, potem ograja, ki Modremu podaljša pot.
learn-plan-hint = Pridi na e4. Potem postavi ograjo tik pod Modrega.
learn-plan-word = Dober začetek. Odslej se pri vsaki potezi vprašaj: korak ali ograja, kaj prinese več?
learn-plan-more = Dobro. Kar naprej.

## 15. A whole game

learn-game = Tvoja prva partija
learn-game-text = Zdaj igraj proti Modremu. To je računalnik, ki se šele uči. Prav pride vse, kar znaš.
learn-game-task = Zmagaj v partiji.
learn-game-hint = Če je tvoje število manjše, teci. Če ni, postavi ograjo, ki Modremu najbolj podaljša pot.
learn-game-word = Prva partija in prva zmaga!
learn-game-lost = Tokrat je bil Modri hitrejši. Uspelo ti bo: poskusi znova.
