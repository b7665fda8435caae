### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Lær at spille
learn-progress = { $step } af { $steps }
learn-steps = Alle trin
learn-again = Igen
learn-next = Næste
learn-back = Tilbage
learn-skip = Spring over
learn-finish = Spil et parti
learn-puzzles = Prøv en opgave
learn-hint = Tip:
learn-show-hint = Vis et tip
learn-step-done = { $step }: klaret
learn-step-open = { $step }: ikke klaret endnu
learn-over = Nu kan du spillet. God fornøjelse!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ikke { $move }.
learn-wrong-fence = Det er en forhindring. Denne gang skal du tage et skridt.
learn-wrong-step = Det er et skridt. Denne gang skal du sætte en forhindring.
learn-wrong-away = Det skridt fører væk fra målet.
learn-wrong-same = Blås vej er stadig { $after } skridt lang.
learn-wrong-both =
    Det koster Blå { $theirs ->
        [one] ét skridt
       *[other] { $theirs } skridt
    } og dig { $yours ->
        [one] ét skridt
       *[other] { $yours } skridt
    }.
learn-wrong-longer = Nu skal du bruge { $after } skridt. Før var det { $before }.
learn-wrong-small = Nu skal Blå bruge { $after } skridt. Det er ikke nok endnu.

## 1. A step

learn-step = Tag et skridt
learn-step-text = Du er Gul. Du skal op til den øverste række. Hver gang det er din tur, kan din brik gå ét felt.
learn-step-task = Gå op til e2.
learn-step-hint = Tryk på feltet over din brik.
learn-step-word = Sådan! Op, ned, til venstre eller til højre: ét felt hver gang.

## 2. The goal

learn-goal = Nå i mål
learn-goal-text = Du kan ikke gå gennem en forhindring. Du går udenom. Alle felter i den øverste række er mål.
learn-goal-task = Gå til den øverste række.
learn-goal-hint = Gå til venstre til d8. Gå så op.
learn-goal-word = Du vandt! Den, der først når over på den anden side, vinder partiet.

## 3. A fence

learn-fence = Sæt en forhindring
learn-fence-text = I stedet for at gå kan du sætte en forhindring. Den er to felter lang. Blå må gå udenom.
learn-fence-task = Sæt en forhindring lige foran Blå.
learn-fence-hint = Tryk på rillen lige under Blå.
learn-fence-word = Nu skal Blå bruge { $after } skridt. Før var det { $before }.

## 4. A fence that is refused

learn-refused = Ingen må spærres inde
learn-refused-text = Blå kan kun komme ud af hjørnet ét sted. Hvad nu, hvis du også lukker dér?
learn-refused-task = Prøv at spærre Blå inde.
learn-refused-hint = Tryk på rillen til højre for b9.
learn-refused-word = Kan du se det? Det er ikke tilladt. Alle skal altid have en vej til deres mål.
learn-refused-wrong = Blå kan stadig komme ud. Luk hullet ved siden af b9.

## 5. A jump

learn-jump = Spring
learn-jump-text = Blå står lige foran dig. Du må springe over Blå til feltet bagved.
learn-jump-task = Spring over Blå.
learn-jump-hint = Tryk på e6 bag Blå.
learn-jump-word = To felter i ét træk! Et spring sparer et skridt.
learn-jump-wrong = Det må du gerne. Men nu skal du springe over Blå.

## 6. A side-step

learn-side = Gå til siden
learn-side-text = Der ligger en forhindring bag Blå. Du kan ikke springe lige over. I stedet må du gå hen ved siden af Blå.
learn-side-task = Gå til et felt ved siden af Blå.
learn-side-hint = d6 og f6 er frie. Tryk på et af dem.
learn-side-word = Flot. Når det lige spring er spærret, må du gå til venstre eller højre for den anden brik.
learn-side-blocked = Forhindringen er i vejen for dit spring. Se til venstre og højre for Blå.
learn-side-wrong = Det må du gerne. Men nu skal du gå hen ved siden af Blå.

## 7. A side-step with one side closed

learn-one-side = Kun den ene side er fri
learn-one-side-text = Nu er der også en forhindring til venstre for Blå.
learn-one-side-task = Find det frie felt ved siden af Blå.
learn-one-side-hint = Se til højre for Blå: f6.
learn-one-side-word = Rigtigt. Du kommer aldrig gennem en forhindring, heller ikke når du springer.
learn-one-side-blocked = Der er en forhindring mellem Blå og det felt. Prøv den anden side.

## 8. Four players

learn-four = Fire spillere
learn-four-text = Man kan også være tre eller fire. Alle skal over på den anden side: Grøn mod højre, Rød mod venstre. Du må springe over dem alle.
learn-four-task = Spring over Grøn.
learn-four-hint = Grøn er trekanten. Tryk på feltet bag den.
learn-four-word = Godt. Med fire spillere har hver kun 5 forhindringer. Brug dem klogt.
learn-four-wrong = Det må du gerne. Men nu skal du springe over Grøn.

## 9. The length of a path

learn-path = Tæl dine skridt
learn-path-text = Den prikkede linje er din korteste vej. Tallet viser, hvor mange skridt den er. Den med det mindste tal er foran.
learn-path-task = Gør dit tal mindre.
learn-path-hint = Følg den prikkede linje.
learn-path-word = Nu skal du bruge { $after } skridt. Før var det { $before }.

## 10. A fence that costs the other more

learn-cost = En god forhindring
learn-cost-text = En forhindring kan også være i vejen for dig selv. En god koster Blå mange skridt og dig ingen.
learn-cost-task = Sæt en forhindring, der koster Blå mindst 2 skridt og dig ingen.
learn-cost-hint = Se lige under Blå. Der ligger allerede en forhindring. Gør den længere.
learn-cost-word = Nu skal Blå bruge { $after } skridt, og du lige så mange som før. Det er en god forhindring.

## 11. The pocket

learn-pocket = Blindgyden
learn-pocket-text = Blå går ned ad en smal gyde. Der er kun én vej ud. Én forhindring kan lukke den.
learn-pocket-task = Sæt en forhindring, der koster Blå mindst 6 skridt.
learn-pocket-hint = Tryk på rillen mellem a2 og a3.
learn-pocket-word = Blå må gå hele vejen tilbage: nu { $after } skridt. Gå aldrig selv ind i sådan en gyde!

## 12. Fences for the end

learn-keep = Gem en forhindring
learn-keep-text = Blå skal bruge 2 skridt, du skal bruge 3. Det er ikke nok bare at løbe. Men du har gemt en forhindring!
learn-keep-task = Brug den, så du når først frem.
learn-keep-hint = Sæt den på tværs af Blås vej, lige før den nederste række.
learn-keep-word = Nu skal Blå bruge { $after } skridt, og du kun 3. Til sidst er en forhindring mest værd.

## 13. Counting a race

learn-race = Hvem er hurtigst?
learn-race-text = Du skal bruge 4 skridt, Blå skal bruge 4, og det er din tur. Så du når først frem. Forhindringer ville kun koste tid.
learn-race-task = Løb til den øverste række.
learn-race-hint = Tag den lige vej. Lad dig ikke stoppe.
learn-race-word = Du vandt med ét skridt. Tæl, før du sætter en forhindring: Måske skal du bare løbe.
learn-race-lost = For sent: Blå når først frem. Hvert træk tæller. Prøv igen.

## 14. A first plan

learn-plan = En første plan
learn-plan-text = Hvordan begynder du? Tag først tre skridt op gennem midten. Sæt så en forhindring lige foran Blå.
learn-plan-task = Tre skridt op og så en forhindring, der koster Blå et skridt.
learn-plan-hint = Gå op til e4. Sæt så en forhindring lige under Blå.
learn-plan-word = En god start. Spørg dig selv ved hvert træk fra nu af: skridt eller forhindring, hvad giver mest?
learn-plan-more = Godt. Bliv ved.

## 15. A whole game

learn-game = Dit første parti
learn-game-text = Nu spiller du mod Blå. Det er computeren, og den er også ved at lære det. Vis, hvad du kan.
learn-game-task = Vind partiet.
learn-game-hint = Er dit tal mindst, så løb. Hvis ikke, så sæt den forhindring, der koster Blå mest.
learn-game-word = Du vandt dit første parti!
learn-game-lost = Blå var hurtigere denne gang. Du kan godt: Prøv igen.
