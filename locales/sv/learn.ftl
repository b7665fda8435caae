### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Lär dig spela
learn-progress = { $step } av { $steps }
learn-steps = Alla steg
learn-again = Igen
learn-next = Nästa
learn-back = Tillbaka
learn-skip = Hoppa över
learn-finish = Spela ett parti
learn-puzzles = Prova en kluring
learn-hint = Tips:
learn-show-hint = Visa ett tips
learn-step-done = { $step }: klart
learn-step-open = { $step }: inte klart än
learn-over = Nu kan du spelet. Ha så kul!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Inte { $move }.
learn-wrong-fence = Det är en vägg. Ta ett steg den här gången.
learn-wrong-step = Det är ett steg. Sätt en vägg den här gången.
learn-wrong-away = Det steget leder bort från målet.
learn-wrong-same = Blås väg är fortfarande { $after } steg lång.
learn-wrong-both =
    Det kostar Blå { $theirs ->
        [one] ett steg
       *[other] { $theirs } steg
    } och dig { $yours ->
        [one] ett steg
       *[other] { $yours } steg
    }.
learn-wrong-longer = Nu behöver du { $after } steg. Förut var det { $before }.
learn-wrong-small = Nu behöver Blå { $after } steg. Det räcker inte än.

## 1. A step

learn-step = Ta ett steg
learn-step-text = Du är Gul. Du ska till den översta raden. Varje gång det är din tur kan din pjäs gå en ruta.
learn-step-task = Gå upp till e2.
learn-step-hint = Tryck på rutan ovanför din pjäs.
learn-step-word = Just så. Uppåt, neråt, åt vänster eller åt höger: en ruta varje gång.

## 2. The goal

learn-goal = Gå i mål
learn-goal-text = Du kan inte gå genom en vägg. Du går runt den. Alla rutor i den översta raden är mål.
learn-goal-task = Gå till den översta raden.
learn-goal-hint = Gå åt vänster till d8. Gå sedan uppåt.
learn-goal-word = Du vann! Den som först kommer till andra sidan vinner partiet.

## 3. A fence

learn-fence = Sätt en vägg
learn-fence-text = I stället för att gå kan du sätta en vägg. Den är två rutor lång. Blå måste gå runt den.
learn-fence-task = Sätt en vägg precis framför Blå.
learn-fence-hint = Tryck på spåret precis under Blå.
learn-fence-word = Nu behöver Blå { $after } steg. Förut var det { $before }.

## 4. A fence that is refused

learn-refused = Ingen får stängas in
learn-refused-text = Blå kan bara komma ut ur hörnet på ett ställe. Tänk om du stänger där också?
learn-refused-task = Försök stänga in Blå.
learn-refused-hint = Tryck på spåret till höger om b9.
learn-refused-word = Ser du? Det är inte tillåtet. Alla måste alltid ha en väg till sitt mål.
learn-refused-wrong = Blå kan fortfarande komma ut. Stäng öppningen bredvid b9.

## 5. A jump

learn-jump = Hoppa
learn-jump-text = Blå står precis framför dig. Du får hoppa över Blå, till rutan bakom.
learn-jump-task = Hoppa över Blå.
learn-jump-hint = Tryck på e6, bakom Blå.
learn-jump-word = Två rutor i ett drag! Ett hopp sparar ett steg.
learn-jump-wrong = Det får du göra. Men hoppa över Blå nu.

## 6. A side-step

learn-side = Gå åt sidan
learn-side-text = Det finns en vägg bakom Blå. Du kan inte hoppa rakt över. I stället får du ställa dig bredvid Blå.
learn-side-task = Gå till en ruta bredvid Blå.
learn-side-hint = d6 och f6 är lediga. Tryck på en av dem.
learn-side-word = Bra gjort. När det raka hoppet är spärrat får du gå till vänster eller höger om den andra pjäsen.
learn-side-blocked = Väggen är i vägen för ditt hopp. Titta till vänster och höger om Blå.
learn-side-wrong = Det får du göra. Men ställ dig bredvid Blå nu.

## 7. A side-step with one side closed

learn-one-side = Bara en sida är öppen
learn-one-side-text = Nu finns det en vägg till vänster om Blå också.
learn-one-side-task = Hitta den lediga rutan bredvid Blå.
learn-one-side-hint = Titta till höger om Blå: f6.
learn-one-side-word = Rätt. Du går aldrig genom en vägg, inte ens när du hoppar.
learn-one-side-blocked = Det finns en vägg mellan Blå och den rutan. Prova andra sidan.

## 8. Four players

learn-four = Fyra spelare
learn-four-text = Man kan vara tre eller fyra också. Alla ska till andra sidan: Grön åt höger, Röd åt vänster. Du får hoppa över vem som helst.
learn-four-task = Hoppa över Grön.
learn-four-hint = Grön är triangeln. Tryck på rutan bakom den.
learn-four-word = Bra. Med fyra spelare har var och en bara 5 väggar. Använd dem väl.
learn-four-wrong = Det får du göra. Men hoppa över Grön nu.

## 9. The length of a path

learn-path = Räkna dina steg
learn-path-text = Den prickade linjen är din kortaste väg. Talet visar hur många steg den är. Den som har minst tal leder.
learn-path-task = Gör ditt tal mindre.
learn-path-hint = Följ den prickade linjen.
learn-path-word = Nu behöver du { $after } steg. Förut var det { $before }.

## 10. A fence that costs the other more

learn-cost = En bra vägg
learn-cost-text = En vägg kan vara i vägen för dig själv också. En bra vägg kostar Blå många steg och dig inga.
learn-cost-task = Sätt en vägg som kostar Blå minst 2 steg och dig inga.
learn-cost-hint = Titta precis under Blå. Där finns redan en vägg. Gör den längre.
learn-cost-word = Nu behöver Blå { $after } steg, och du lika många som förut. Det är en bra vägg.

## 11. The pocket

learn-pocket = Återvändsgränden
learn-pocket-text = Blå går längs en smal gränd. Det finns bara en väg ut. En enda vägg kan stänga den.
learn-pocket-task = Sätt en vägg som kostar Blå minst 6 steg.
learn-pocket-hint = Tryck på spåret mellan a2 och a3.
learn-pocket-word = Blå måste gå hela vägen tillbaka: nu { $after } steg. Gå aldrig själv in i en sådan gränd!

## 12. Fences for the end

learn-keep = Spara en vägg
learn-keep-text = Blå behöver 2 steg, du behöver 3. Det räcker inte att bara springa. Men du har sparat en vägg!
learn-keep-task = Använd den så att du kommer fram först.
learn-keep-hint = Sätt den tvärs över Blås väg, precis före den nedersta raden.
learn-keep-word = Nu behöver Blå { $after } steg, och du bara 3. På slutet är en vägg mest värd.

## 13. Counting a race

learn-race = Vem är snabbast?
learn-race-text = Du behöver 4 steg, Blå behöver 4, och det är din tur. Då kommer du fram först. Väggar skulle bara ta tid.
learn-race-task = Spring till den översta raden.
learn-race-hint = Ta den raka vägen. Stanna inte för något.
learn-race-word = Du vann med ett steg. Räkna innan du sätter en vägg: kanske behöver du bara springa.
learn-race-lost = För sent: Blå kommer fram först. Varje drag räknas. Försök igen.

## 14. A first plan

learn-plan = En första plan
learn-plan-text = Hur börjar du? Ta först tre steg uppåt i mitten. Sätt sedan en vägg precis framför Blå.
learn-plan-task = Tre steg uppåt, sedan en vägg som kostar Blå ett steg.
learn-plan-hint = Gå upp till e4. Sätt sedan en vägg precis under Blå.
learn-plan-word = En bra början. Fråga dig vid varje drag från och med nu: steg eller vägg, vad ger mest?
learn-plan-more = Bra. Fortsätt.

## 15. A whole game

learn-game = Ditt första parti
learn-game-text = Nu spelar du mot Blå. Det är datorn, och den håller också på att lära sig. Visa vad du kan.
learn-game-task = Vinn partiet.
learn-game-hint = Är ditt tal minst, så spring. Annars sätter du den vägg som kostar Blå mest.
learn-game-word = Du vann ditt första parti!
learn-game-lost = Blå var snabbare den här gången. Du klarar det: försök igen.
