### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Lær å spille
learn-progress = { $step } av { $steps }
learn-steps = Alle steg
learn-again = En gang til
learn-next = Neste
learn-back = Tilbake
learn-skip = Hopp over
learn-finish = Spill et parti
learn-puzzles = Prøv en nøtt
learn-hint = Tips:
learn-show-hint = Vis et tips
learn-step-done = { $step }: klart
learn-step-open = { $step }: ikke klart ennå
learn-over = Nå kan du spillet. Ha det gøy!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ikke { $move }.
learn-wrong-fence = Det er en sperre. Denne gangen skal du ta et skritt.
learn-wrong-step = Det er et skritt. Denne gangen skal du sette en sperre.
learn-wrong-away = Det skrittet fører bort fra målet.
learn-wrong-same = Blå trenger fortsatt { $after } skritt.
learn-wrong-both =
    Det koster Blå { $theirs ->
        [one] ett skritt
       *[other] { $theirs } skritt
    } og deg { $yours ->
        [one] ett skritt
       *[other] { $yours } skritt
    }.
learn-wrong-longer = Nå trenger du { $after } skritt. Før var det { $before }.
learn-wrong-small = Nå trenger Blå { $after } skritt. Det er ikke nok ennå.

## 1. A step

learn-step = Ta et skritt
learn-step-text = Du er Gul. Du skal til den øverste raden. Hver gang det er din tur, kan brikken din gå én rute.
learn-step-task = Gå opp til e2.
learn-step-hint = Trykk på ruten over brikken din.
learn-step-word = Sånn, ja! Opp, ned, til venstre eller til høyre: én rute hver gang.

## 2. The goal

learn-goal = Kom i mål
learn-goal-text = Du kan ikke gå gjennom en sperre. Du går rundt. Alle rutene i den øverste raden er mål.
learn-goal-task = Gå til den øverste raden.
learn-goal-hint = Gå til venstre til d8. Gå så opp.
learn-goal-word = Du vant! Den som først kommer over til den andre siden, vinner partiet.

## 3. A fence

learn-fence = Sett en sperre
learn-fence-text = I stedet for å gå kan du sette en sperre. Den er to ruter lang. Blå må gå rundt.
learn-fence-task = Sett en sperre rett foran Blå.
learn-fence-hint = Trykk på sporet rett under Blå.
learn-fence-word = Nå trenger Blå { $after } skritt. Før var det { $before }.

## 4. A fence that is refused

learn-refused = Ingen får stenges inne
learn-refused-text = Blå kommer bare ut av hjørnet på ett sted. Hva om du stenger der også?
learn-refused-task = Prøv å stenge Blå inne.
learn-refused-hint = Trykk på sporet til høyre for b9.
learn-refused-word = Ser du? Det er ikke lov. Alle må alltid ha en vei til målet sitt.
learn-refused-wrong = Blå kommer seg fortsatt ut. Steng åpningen ved siden av b9.

## 5. A jump

learn-jump = Hopp
learn-jump-text = Blå står rett foran deg. Du kan hoppe over Blå, til ruten bak.
learn-jump-task = Hopp over Blå.
learn-jump-hint = Trykk på e6, bak Blå.
learn-jump-word = To ruter i ett trekk! Et hopp sparer et skritt.
learn-jump-wrong = Det er lov. Men nå skal du hoppe over Blå.

## 6. A side-step

learn-side = Gå til siden
learn-side-text = Det ligger en sperre bak Blå. Du kan ikke hoppe rett over. I stedet kan du gå ved siden av Blå.
learn-side-task = Gå til en rute ved siden av Blå.
learn-side-hint = d6 og f6 er ledige. Trykk på en av dem.
learn-side-word = Bra! Når hoppet rett fram er stengt, kan du gå til venstre eller høyre for den andre brikken.
learn-side-blocked = Sperren er i veien for hoppet ditt. Se til venstre og høyre for Blå.
learn-side-wrong = Det er lov. Men nå skal du gå ved siden av Blå.

## 7. A side-step with one side closed

learn-one-side = Bare én side er åpen
learn-one-side-text = Nå er det en sperre til venstre for Blå også.
learn-one-side-task = Finn den ledige ruten ved siden av Blå.
learn-one-side-hint = Se til høyre for Blå: f6.
learn-one-side-word = Riktig. Du kommer aldri gjennom en sperre, ikke engang når du hopper.
learn-one-side-blocked = Det er en sperre mellom Blå og den ruten. Prøv den andre siden.

## 8. Four players

learn-four = Fire spillere
learn-four-text = Tre eller fire kan også spille. Alle skal til den andre siden: Grønn mot høyre, Rød mot venstre. Du kan hoppe over hvem som helst.
learn-four-task = Hopp over Grønn.
learn-four-hint = Grønn er trekanten. Trykk på ruten bak den.
learn-four-word = Bra. Med fire spillere har hver bare 5 sperrer. Bruk dem godt.
learn-four-wrong = Det er lov. Men nå skal du hoppe over Grønn.

## 9. The length of a path

learn-path = Tell skrittene dine
learn-path-text = Den prikkete linjen er den korteste veien din. Tallet viser hvor mange skritt den er. Den med minst tall ligger foran.
learn-path-task = Gjør tallet ditt mindre.
learn-path-hint = Følg den prikkete linjen.
learn-path-word = Nå trenger du { $after } skritt. Før var det { $before }.

## 10. A fence that costs the other more

learn-cost = En god sperre
learn-cost-text = En sperre kan være i veien for deg selv også. En god sperre koster Blå mange skritt og deg ingen.
learn-cost-task = Sett en sperre som koster Blå minst 2 skritt og deg ingen.
learn-cost-hint = Se rett under Blå. Der ligger det allerede en sperre. Gjør den lengre.
learn-cost-word = Nå trenger Blå { $after } skritt, og du like mange som før. Det er en god sperre.

## 11. The pocket

learn-pocket = Blindgaten
learn-pocket-text = Blå går ned en trang gate. Det er bare én vei ut. Én sperre kan stenge den.
learn-pocket-task = Sett en sperre som koster Blå minst 6 skritt.
learn-pocket-hint = Trykk på sporet mellom a2 og a3.
learn-pocket-word = Blå må gå hele veien tilbake: nå { $after } skritt. Gå aldri inn i en slik gate selv!

## 12. Fences for the end

learn-keep = Spar en sperre
learn-keep-text = Blå trenger 2 skritt, du trenger 3. Det holder ikke bare å løpe. Men du har spart en sperre!
learn-keep-task = Bruk den slik at du kommer først fram.
learn-keep-hint = Sett den på tvers foran Blå, rett før den nederste raden.
learn-keep-word = Nå trenger Blå { $after } skritt, og du bare 3. På slutten er en sperre mest verdt.

## 13. Counting a race

learn-race = Hvem er raskest?
learn-race-text = Du trenger 4 skritt, Blå trenger 4, og det er din tur. Da kommer du først fram. Sperrer ville bare kaste bort tid.
learn-race-task = Løp til den øverste raden.
learn-race-hint = Ta veien rett fram. Ikke la deg stoppe.
learn-race-word = Du vant med ett skritt. Tell før du setter en sperre: Kanskje du bare skal løpe.
learn-race-lost = For sent: Blå kommer først fram. Hvert trekk teller. Prøv igjen.

## 14. A first plan

learn-plan = En første plan
learn-plan-text = Hvordan begynner du? Ta først tre skritt opp gjennom midten. Sett så en sperre rett foran Blå.
learn-plan-task = Tre skritt opp, så en sperre som koster Blå et skritt.
learn-plan-hint = Gå opp til e4. Sett så en sperre rett under Blå.
learn-plan-word = En god start. Spør deg selv ved hvert trekk fra nå av: skritt eller sperre, hva gir mest?
learn-plan-more = Bra. Fortsett.

## 15. A whole game

learn-game = Ditt første parti
learn-game-text = Nå spiller du mot Blå. Det er datamaskinen, og den holder også på å lære. Vis hva du kan.
learn-game-task = Vinn partiet.
learn-game-hint = Er tallet ditt minst, så løp. Hvis ikke, sett den sperren som koster Blå mest.
learn-game-word = Du vant ditt første parti!
learn-game-lost = Blå var raskere denne gangen. Du klarer det: Prøv igjen.
