### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Leer het spel
learn-progress = { $step } van { $steps }
learn-steps = Alle stappen
learn-again = Opnieuw
learn-next = Volgende
learn-back = Terug
learn-skip = Overslaan
learn-finish = Speel een partij
learn-puzzles = Probeer een puzzel
learn-hint = Tip:
learn-show-hint = Toon een tip
learn-step-done = { $step }: klaar
learn-step-open = { $step }: nog niet klaar
learn-over = Nu ken je het spel. Veel plezier!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Niet { $move }.
learn-wrong-fence = Dat is een barricade. Doe deze keer een stap.
learn-wrong-step = Dat is een stap. Plaats deze keer een barricade.
learn-wrong-away = Met die stap ga je van het doel af.
learn-wrong-same = De weg van Blauw is nog steeds { $after } stappen lang.
learn-wrong-both =
    Dit kost Blauw { $theirs ->
        [one] één stap
       *[other] { $theirs } stappen
    } en jou { $yours ->
        [one] één stap
       *[other] { $yours } stappen
    }.
learn-wrong-longer = Nu heb je { $after } stappen nodig. Eerst waren het er { $before }.
learn-wrong-small = Nu heeft Blauw { $after } stappen nodig. Dat is nog niet genoeg.

## 1. A step

learn-step = Doe een stap
learn-step-text = Jij bent Geel. Je wilt naar de bovenste rij. Elke beurt mag je pion één veld verder.
learn-step-task = Ga omhoog naar e2.
learn-step-hint = Tik op het veld boven je pion.
learn-step-word = Goed zo. Omhoog, omlaag, naar links of naar rechts: één veld per beurt.

## 2. The goal

learn-goal = Naar het doel
learn-goal-text = Door een barricade kun je niet heen. Je loopt eromheen. Op elk veld van de bovenste rij win je.
learn-goal-task = Loop naar de bovenste rij.
learn-goal-hint = Ga naar links, naar d8. Ga dan omhoog.
learn-goal-word = Gewonnen! Wie het eerst aan de overkant is, wint de partij.

## 3. A fence

learn-fence = Plaats een barricade
learn-fence-text = In plaats van een stap mag je een barricade plaatsen. Die is twee velden lang. Blauw moet eromheen.
learn-fence-task = Plaats een barricade vlak voor Blauw.
learn-fence-hint = Tik op de groef net onder Blauw.
learn-fence-word = Nu heeft Blauw { $after } stappen nodig. Eerst waren het er { $before }.

## 4. A fence that is refused

learn-refused = Insluiten mag niet
learn-refused-text = Blauw kan maar aan één kant uit de hoek. Wat als je die kant ook dichtmaakt?
learn-refused-task = Probeer Blauw in te sluiten.
learn-refused-hint = Tik op de groef rechts van b9.
learn-refused-word = Zie je? Dat mag niet. Iedereen moet altijd een weg naar zijn doel hebben.
learn-refused-wrong = Blauw kan er nog uit. Maak de opening naast b9 dicht.

## 5. A jump

learn-jump = Springen
learn-jump-text = Blauw staat vlak voor je. Je mag over Blauw springen, naar het veld erachter.
learn-jump-task = Spring over Blauw.
learn-jump-hint = Tik op e6, achter Blauw.
learn-jump-word = Twee velden in één zet! Een sprong scheelt een stap.
learn-jump-wrong = Dat mag. Maar spring nu over Blauw.

## 6. A side-step

learn-side = Opzij
learn-side-text = Achter Blauw ligt een barricade. Recht eroverheen springen kan niet. Je mag wel naast Blauw gaan staan.
learn-side-task = Ga op een veld naast Blauw staan.
learn-side-hint = d6 en f6 zijn vrij. Tik op een van de twee.
learn-side-word = Goed gedaan. Kan de rechte sprong niet, dan mag je links of rechts naast de andere pion.
learn-side-blocked = De barricade staat je sprong in de weg. Kijk links en rechts van Blauw.
learn-side-wrong = Dat mag. Maar ga nu naast Blauw staan.

## 7. A side-step with one side closed

learn-one-side = Maar één kant is vrij
learn-one-side-text = Nu ligt er ook links van Blauw een barricade.
learn-one-side-task = Zoek het vrije veld naast Blauw.
learn-one-side-hint = Kijk rechts van Blauw: f6.
learn-one-side-word = Klopt. Je gaat nooit door een barricade heen, ook niet als je springt.
learn-one-side-blocked = Er ligt een barricade tussen Blauw en dat veld. Probeer de andere kant.

## 8. Four players

learn-four = Vier spelers
learn-four-text = Je kunt ook met z’n drieën of vieren spelen. Iedereen gaat naar de overkant: Groen naar rechts, Rood naar links. Je mag over iedereen springen.
learn-four-task = Spring over Groen.
learn-four-hint = Groen is de driehoek. Tik op het veld erachter.
learn-four-word = Goed. Met vier spelers heeft iedereen maar 5 barricades. Gebruik ze slim.
learn-four-wrong = Dat mag. Maar spring nu over Groen.

## 9. The length of a path

learn-path = Tel je stappen
learn-path-text = De stippellijn is je kortste weg. Het getal zegt hoeveel stappen dat zijn. Wie het kleinste getal heeft, ligt voor.
learn-path-task = Maak je getal kleiner.
learn-path-hint = Volg de stippellijn.
learn-path-word = Nu heb je { $after } stappen nodig. Eerst waren het er { $before }.

## 10. A fence that costs the other more

learn-cost = Een goede barricade
learn-cost-text = Een barricade kan ook jou in de weg liggen. Een goede kost Blauw veel stappen en jou geen enkele.
learn-cost-task = Plaats een barricade die Blauw 2 stappen of meer kost en jou geen enkele.
learn-cost-hint = Kijk vlak onder Blauw. Daar ligt al een barricade. Maak die langer.
learn-cost-word = Blauw heeft nu { $after } stappen nodig, en jij evenveel als eerst. Dat is een goede barricade.

## 11. The pocket

learn-pocket = De doodlopende steeg
learn-pocket-text = Blauw loopt door een smal steegje. Je kunt er maar op één plek uit. Eén barricade maakt die dicht.
learn-pocket-task = Plaats een barricade die Blauw 6 stappen of meer kost.
learn-pocket-hint = Tik op de groef tussen a2 en a3.
learn-pocket-word = Blauw moet helemaal terug: nu { $after } stappen. Loop zelf nooit zo’n steegje in!

## 12. Fences for the end

learn-keep = Bewaar een barricade
learn-keep-text = Blauw heeft 2 stappen nodig, jij 3. Alleen rennen is te langzaam. Maar je hebt één barricade bewaard!
learn-keep-task = Gebruik hem zo dat jij er het eerst bent.
learn-keep-hint = Leg hem dwars voor Blauw, vlak voor de onderste rij.
learn-keep-word = Blauw heeft nu { $after } stappen nodig, en jij maar 3. Aan het eind is een barricade het meest waard.

## 13. Counting a race

learn-race = Wie is het snelst?
learn-race-text = Jij hebt 4 stappen nodig, Blauw ook 4, en jij bent aan de beurt. Dus jij bent er het eerst. Barricades zouden alleen maar tijd kosten.
learn-race-task = Ren naar de bovenste rij.
learn-race-hint = Neem de rechte weg. Laat je niet ophouden.
learn-race-word = Gewonnen met één stap verschil! Tel voordat je een barricade plaatst: misschien hoef je alleen maar te rennen.
learn-race-lost = Te laat: Blauw is er het eerst. Elke beurt telt. Probeer het nog eens.

## 14. A first plan

learn-plan = Een eerste plan
learn-plan-text = Hoe begin je? Doe eerst drie stappen omhoog door het midden. Plaats dan een barricade vlak voor Blauw.
learn-plan-task = Drie stappen omhoog, dan een barricade die Blauw een stap kost.
learn-plan-hint = Loop naar e4. Plaats dan een barricade vlak onder Blauw.
learn-plan-word = Een goed begin. Vraag je vanaf nu elke beurt af: stap of barricade, wat levert meer op?
learn-plan-more = Goed. Ga zo door.

## 15. A whole game

learn-game = Je eerste partij
learn-game-text = Nu speel je tegen Blauw. Dat is de computer, en die leert het ook nog. Laat zien wat je kunt.
learn-game-task = Win de partij.
learn-game-hint = Is jouw getal kleiner? Ren dan. Zo niet, plaats dan de barricade die Blauw het meest kost.
learn-game-word = Je hebt je eerste partij gewonnen!
learn-game-lost = Deze keer was Blauw sneller. Het gaat je lukken: probeer het nog eens.
