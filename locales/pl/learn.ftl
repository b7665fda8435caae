### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Naucz się grać
learn-progress = { $step } z { $steps }
learn-steps = Wszystkie kroki
learn-again = Jeszcze raz
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń
learn-finish = Zagraj partię
learn-puzzles = Rozwiąż zadanie
learn-hint = Podpowiedź:
learn-show-hint = Pokaż podpowiedź
learn-step-done = { $step }: gotowe
learn-step-open = { $step }: do zrobienia
learn-over = Teraz już umiesz grać. Miłej zabawy!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Nie { $move }.
learn-wrong-fence = To ogrodzenie. Tym razem zrób krok.
learn-wrong-step = To krok. Tym razem postaw ogrodzenie.
learn-wrong-away = Ten krok oddala cię od mety.
learn-wrong-same =
    Niebieski nadal ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }.
learn-wrong-both =
    To kosztuje Niebieskiego { $theirs ->
        [one] jeden krok
        [few] { $theirs } kroki
        [many] { $theirs } kroków
       *[other] { $theirs } kroku
    }, a ciebie { $yours ->
        [one] jeden krok
        [few] { $yours } kroki
        [many] { $yours } kroków
       *[other] { $yours } kroku
    }.
learn-wrong-longer =
    Teraz masz do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }. Przedtem { $before }.
learn-wrong-small =
    Teraz Niebieski ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }. To jeszcze za mało.

## 1. A step

learn-step = Zrób krok
learn-step-text = Grasz Żółtym. Chcesz dojść do górnego rzędu. W każdej turze twój pion może pójść o jedno pole.
learn-step-task = Zrób krok w górę, na e2.
learn-step-hint = Dotknij pola nad swoim pionem.
learn-step-word = Właśnie tak. W górę, w dół, w lewo albo w prawo: jedno pole na turę.

## 2. The goal

learn-goal = Dojdź do mety
learn-goal-text = Przez ogrodzenie nie przejdziesz. Trzeba je obejść. Wygrywasz na dowolnym polu górnego rzędu.
learn-goal-task = Dojdź do górnego rzędu.
learn-goal-hint = Idź w lewo na d8. Potem w górę.
learn-goal-word = Wygrana! Kto pierwszy dojdzie na drugą stronę, ten wygrywa.

## 3. A fence

learn-fence = Postaw ogrodzenie
learn-fence-text = Zamiast kroku możesz postawić ogrodzenie. Jest długie na dwa pola. Niebieski musi je obejść.
learn-fence-task = Postaw ogrodzenie przed Niebieskim.
learn-fence-hint = Dotknij przerwy tuż pod Niebieskim.
learn-fence-word =
    Teraz Niebieski ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }. Przedtem { $before }.

## 4. A fence that is refused

learn-refused = Zamykać nie wolno
learn-refused-text = Niebieski może wyjść z rogu tylko z jednej strony. A gdyby zamknąć i tę?
learn-refused-task = Spróbuj zamknąć Niebieskiego.
learn-refused-hint = Dotknij przerwy na prawo od b9.
learn-refused-word = Widzisz? Tak nie wolno. Każdy musi zawsze mieć drogę do mety.
learn-refused-wrong = Niebieski wciąż może wyjść. Zamknij przerwę obok b9.

## 5. A jump

learn-jump = Skok
learn-jump-text = Niebieski stoi tuż przed tobą. Możesz go przeskoczyć i stanąć na polu za nim.
learn-jump-task = Przeskocz Niebieskiego.
learn-jump-hint = Dotknij e6, za Niebieskim.
learn-jump-word = Dwa pola w jednym ruchu! Skok oszczędza krok.
learn-jump-wrong = Tak też wolno. Ale teraz przeskocz Niebieskiego.

## 6. A side-step

learn-side = Omiń bokiem
learn-side-text = Za Niebieskim stoi ogrodzenie. Nie możesz skoczyć na wprost. Możesz za to stanąć obok Niebieskiego.
learn-side-task = Stań na polu obok Niebieskiego.
learn-side-hint = Pola d6 i f6 są wolne. Dotknij jednego z nich.
learn-side-word = Brawo! Gdy nie da się skoczyć na wprost, możesz stanąć na lewo lub na prawo od drugiego piona.
learn-side-blocked = Ogrodzenie nie pozwala skoczyć. Popatrz na lewo i na prawo od Niebieskiego.
learn-side-wrong = Tak też wolno. Ale teraz stań obok Niebieskiego.

## 7. A side-step with one side closed

learn-one-side = Tylko jedna strona
learn-one-side-text = Teraz ogrodzenie stoi też na lewo od Niebieskiego.
learn-one-side-task = Znajdź wolne pole obok Niebieskiego.
learn-one-side-hint = Popatrz na prawo od Niebieskiego: f6.
learn-one-side-word = Dobrze. Przez ogrodzenie nie przejdziesz nigdy, nawet skokiem.
learn-one-side-blocked = Między Niebieskim a tym polem stoi ogrodzenie. Spróbuj z drugiej strony.

## 8. Four players

learn-four = Czworo graczy
learn-four-text = Można też grać we troje lub czworo. Każdy idzie na drugą stronę: Zielony w prawo, Czerwony w lewo. Przeskoczyć wolno każdego.
learn-four-task = Przeskocz Zielonego.
learn-four-hint = Zielony to trójkąt. Dotknij pola za nim.
learn-four-word = Dobrze. We czworo każdy ma tylko 5 ogrodzeń. Używaj ich z głową.
learn-four-wrong = Tak też wolno. Ale teraz przeskocz Zielonego.

## 9. The length of a path

learn-path = Licz kroki
learn-path-text = Kropkowana linia to twoja najkrótsza droga. Liczba mówi, ile to kroków. Kto ma mniejszą liczbę, ten prowadzi.
learn-path-task = Zmniejsz swoją liczbę.
learn-path-hint = Idź wzdłuż kropkowanej linii.
learn-path-word =
    Teraz masz do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }. Przedtem { $before }.

## 10. A fence that costs the other more

learn-cost = Dobre ogrodzenie
learn-cost-text = Ogrodzenie może przeszkadzać też tobie. Dobre kosztuje Niebieskiego dużo kroków, a ciebie ani jednego.
learn-cost-task = Wydłuż drogę Niebieskiemu o 2 kroki lub więcej, a sobie wcale.
learn-cost-hint = Popatrz tuż pod Niebieskiego. Stoi tam już ogrodzenie. Przedłuż je.
learn-cost-word =
    Teraz Niebieski ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }, a ty tyle co przedtem. To jest dobre ogrodzenie.

## 11. The pocket

learn-pocket = Zamknij uliczkę
learn-pocket-text = Niebieski idzie wąską uliczką. Wyjście jest tylko jedno. Jedno ogrodzenie może je zamknąć.
learn-pocket-task = Jednym ogrodzeniem wydłuż drogę Niebieskiemu o 6 kroków lub więcej.
learn-pocket-hint = Dotknij przerwy między a2 i a3.
learn-pocket-word =
    Niebieski musi wrócić całą drogę: teraz ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }. Nigdy nie wchodź w taką uliczkę!

## 12. Fences for the end

learn-keep = Zachowaj ogrodzenie
learn-keep-text = Niebieski ma do mety 2 kroki, ty 3. Sam bieg nie wystarczy. Ale zostało ci jedno ogrodzenie!
learn-keep-task = Użyj go tak, żeby dojść do mety przed Niebieskim.
learn-keep-hint = Postaw je w poprzek drogi Niebieskiego, tuż przed dolnym rzędem.
learn-keep-word =
    Teraz Niebieski ma do mety { $after ->
        [one] jeden krok
        [few] { $after } kroki
        [many] { $after } kroków
       *[other] { $after } kroku
    }, a ty tylko 3. Ogrodzenie jest najcenniejsze na końcu.

## 13. Counting a race

learn-race = Policz wyścig
learn-race-text = Ty masz do mety 4 kroki, Niebieski też 4, a ruch jest twój. Dojdziesz więc przed nim. Ogrodzenia to tylko strata czasu.
learn-race-task = Biegnij do górnego rzędu.
learn-race-hint = Idź prosto. Nie zatrzymuj się.
learn-race-word = Wygrana o jeden krok! Zanim postawisz ogrodzenie, policz: może wystarczy biec.
learn-race-lost = Za późno: Niebieski dochodzi przed tobą. Liczy się każdy ruch. Spróbuj jeszcze raz.

## 14. A first plan

learn-plan = Pierwszy plan
learn-plan-text = Jak zacząć? Najpierw zrób trzy kroki środkiem w górę. Potem postaw ogrodzenie przed Niebieskim.
learn-plan-task = Trzy kroki w górę, a potem ogrodzenie, które kosztuje Niebieskiego krok.
learn-plan-hint = Dojdź do e4. Potem postaw ogrodzenie tuż pod Niebieskim.
learn-plan-word = Dobry początek. Odtąd w każdej turze pytaj: krok czy ogrodzenie, co da więcej?
learn-plan-more = Dobrze. Dalej.

## 15. A whole game

learn-game = Twoja pierwsza partia
learn-game-text = Teraz zagraj z Niebieskim. To komputer, który dopiero się uczy. Przyda się wszystko, co umiesz.
learn-game-task = Wygraj partię.
learn-game-hint = Jeśli twoja liczba jest mniejsza, biegnij. Jeśli nie, postaw ogrodzenie, które najbardziej wydłuży drogę Niebieskiemu.
learn-game-word = Pierwsza partia wygrana!
learn-game-lost = Tym razem Niebieski był szybszy. Dasz radę: spróbuj jeszcze raz.
