### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Nauči igrati
learn-progress = { $step } od { $steps }
learn-steps = Svi koraci
learn-again = Ponovno
learn-next = Dalje
learn-back = Natrag
learn-skip = Preskoči
learn-finish = Odigraj partiju
learn-puzzles = Riješi zadatak
learn-hint = Savjet:
learn-show-hint = Pokaži savjet
learn-step-done = { $step }: gotovo
learn-step-open = { $step }: još nije gotovo
learn-over = Sad znaš igrati. Zabavi se!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ne { $move }.
learn-wrong-fence = To je prepreka. Ovaj put napravi korak.
learn-wrong-step = To je korak. Ovaj put postavi prepreku.
learn-wrong-away = Taj korak vodi dalje od cilja.
learn-wrong-same =
    Plavi do cilja i dalje ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }.
learn-wrong-both =
    To Plavom produljuje put za { $theirs ->
        [one] { $theirs } korak
        [few] { $theirs } koraka
       *[other] { $theirs } koraka
    }, a tebi za { $yours ->
        [one] { $yours } korak
        [few] { $yours } koraka
       *[other] { $yours } koraka
    }.
learn-wrong-longer =
    Sada do cilja imaš { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }. Ranije { $before }.
learn-wrong-small =
    Plavi sada do cilja ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }. To još nije dovoljno.

## 1. A step

learn-step = Napravi korak
learn-step-text = Igraš kao Žuti. Želiš stići do gornjeg retka. U svakom potezu tvoja figura može prijeći jedno polje.
learn-step-task = Napravi korak gore, na e2.
learn-step-hint = Dodirni polje iznad svoje figure.
learn-step-word = Tako je. Gore, dolje, lijevo ili desno: jedno polje po potezu.

## 2. The goal

learn-goal = Stigni do cilja
learn-goal-text = Kroz prepreku ne možeš proći. Moraš je zaobići. Pobjeđuješ na bilo kojem polju gornjeg retka.
learn-goal-task = Dođi do gornjeg retka.
learn-goal-hint = Idi lijevo na d8. Zatim gore.
learn-goal-word = Pobjeda! Tko prvi stigne na drugu stranu, pobjeđuje.

## 3. A fence

learn-fence = Postavi prepreku
learn-fence-text = Umjesto koraka možeš postaviti prepreku. Duga je dva polja. Plavi je mora zaobići.
learn-fence-task = Postavi prepreku ispred Plavog.
learn-fence-hint = Dodirni razmak odmah ispod Plavog.
learn-fence-word =
    Plavi sada do cilja ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }. Ranije { $before }.

## 4. A fence that is refused

learn-refused = Nikoga ne smiješ zatvoriti
learn-refused-text = Plavi može izaći iz kuta samo na jednu stranu. A što ako zatvoriš i nju?
learn-refused-task = Pokušaj zatvoriti Plavog.
learn-refused-hint = Dodirni razmak desno od b9.
learn-refused-word = Vidiš? To nije dopušteno. Svatko uvijek mora imati put do cilja.
learn-refused-wrong = Plavi još može izaći. Zatvori razmak pokraj b9.

## 5. A jump

learn-jump = Skok
learn-jump-text = Plavi stoji točno ispred tebe. Možeš ga preskočiti na polje iza njega.
learn-jump-task = Preskoči Plavog.
learn-jump-hint = Dodirni e6, iza Plavog.
learn-jump-word = Dva polja u jednom potezu! Skok štedi korak.
learn-jump-wrong = I to smiješ. Ali sada preskoči Plavog.

## 6. A side-step

learn-side = Korak u stranu
learn-side-text = Iza Plavog stoji prepreka. Ne možeš skočiti ravno. Ali možeš stati pokraj njega.
learn-side-task = Stani na polje pokraj Plavog.
learn-side-hint = Polja d6 i f6 su slobodna. Dodirni jedno.
learn-side-word = Odlično. Kad ne možeš skočiti ravno, smiješ stati lijevo ili desno od druge figure.
learn-side-blocked = Prepreka ti ne da skočiti. Pogledaj lijevo i desno od Plavog.
learn-side-wrong = I to smiješ. Ali sada stani pokraj Plavog.

## 7. A side-step with one side closed

learn-one-side = Otvorena je jedna strana
learn-one-side-text = Sada prepreka stoji i lijevo od Plavog.
learn-one-side-task = Pronađi slobodno polje pokraj Plavog.
learn-one-side-hint = Pogledaj desno od Plavog: f6.
learn-one-side-word = Točno. Kroz prepreku nikad ne možeš, ni skokom.
learn-one-side-blocked = Između Plavog i tog polja stoji prepreka. Pokušaj s druge strane.

## 8. Four players

learn-four = Četiri igrača
learn-four-text = Može se igrati i utroje ili učetvero. Svatko ide na suprotnu stranu: Zeleni desno, Crveni lijevo. Preskočiti možeš bilo koga.
learn-four-task = Preskoči Zelenog.
learn-four-hint = Zeleni je trokut. Dodirni polje iza njega.
learn-four-word = Dobro. Učetvero svatko ima samo 5 prepreka. Koristi ih pametno.
learn-four-wrong = I to smiješ. Ali sada preskoči Zelenog.

## 9. The length of a path

learn-path = Broji korake
learn-path-text = Točkasta crta tvoj je najkraći put. Broj kaže koliko je to koraka. Tko ima manji broj, vodi.
learn-path-task = Smanji svoj broj.
learn-path-hint = Slijedi točkastu crtu.
learn-path-word =
    Sada do cilja imaš { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }. Ranije { $before }.

## 10. A fence that costs the other more

learn-cost = Dobra prepreka
learn-cost-text = Prepreka može smetati i tebi. Dobra prepreka Plavom jako produlji put, a tebi nimalo.
learn-cost-task = Produlji put Plavom za barem 2 koraka, a sebi nimalo.
learn-cost-hint = Pogledaj odmah ispod Plavog: ondje već stoji prepreka. Produlji je.
learn-cost-word =
    Plavi sada do cilja ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }, a ti koliko i prije. To je dobra prepreka.

## 11. The pocket

learn-pocket = Zatvori ulicu
learn-pocket-text = Plavi ide uskom ulicom. Ona ima samo jedan izlaz. Jedna prepreka može ga zatvoriti.
learn-pocket-task = Jednom preprekom produlji put Plavom za barem 6 koraka.
learn-pocket-hint = Dodirni razmak između a2 i a3.
learn-pocket-word =
    Plavi se mora vratiti cijelim putem: sada do cilja ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }. Ti u takvu ulicu nikad ne ulazi!

## 12. Fences for the end

learn-keep = Sačuvaj prepreku
learn-keep-text = Plavi do cilja ima 2 koraka, a ti 3. Samo trčati nije dovoljno. Ali ostala ti je jedna prepreka!
learn-keep-task = Iskoristi je tako da stigneš prije njega.
learn-keep-hint = Postavi je Plavom na put, točno ispred donjeg retka.
learn-keep-word =
    Plavi sada do cilja ima { $after ->
        [one] { $after } korak
        [few] { $after } koraka
       *[other] { $after } koraka
    }, a ti samo 3. Prepreka najviše vrijedi na kraju.

## 13. Counting a race

learn-race = Izračunaj utrku
learn-race-text = Ti do cilja imaš 4 koraka, Plavi isto 4, a na potezu si ti. Znači, stižeš prije njega. Prepreke bi te samo usporile.
learn-race-task = Trči do gornjeg retka.
learn-race-hint = Idi ravno. Ne zaustavljaj se.
learn-race-word = Pobjeda za jedan korak! Prije nego što postaviš prepreku, broji: možda je dovoljno trčati.
learn-race-lost = Prekasno: Plavi stiže prije tebe. Svaki se potez računa. Pokušaj ponovno.

## 14. A first plan

learn-plan = Prvi plan
learn-plan-text = Kako početi? Prvo napravi tri koraka gore po sredini. Zatim postavi prepreku ispred Plavog.
learn-plan-task = Tri koraka gore, a zatim prepreka koja Plavom produljuje put.
learn-plan-hint = Dođi do e4. Zatim postavi prepreku odmah ispod Plavog.
learn-plan-word = Dobar početak. Odsad se u svakom potezu pitaj: korak ili prepreka, što donosi više?
learn-plan-more = Dobro. Samo dalje.

## 15. A whole game

learn-game = Tvoja prva partija
learn-game-text = Sada igraj protiv Plavog. To je računalo koje tek uči. Dobro će ti doći sve što znaš.
learn-game-task = Pobijedi u partiji.
learn-game-hint = Ako je tvoj broj manji, trči. Ako nije, postavi prepreku koja Plavom najviše produljuje put.
learn-game-word = Prva partija i prva pobjeda!
learn-game-lost = Ovaj je put Plavi bio brži. Uspjet ćeš: pokušaj ponovno.
