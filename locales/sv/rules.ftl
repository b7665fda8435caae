### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Spelets regler
# For search engines and for previews of links
rules-description = Så spelar två, tre eller fyra: pjäser, väggar, hopp och klockor, med tio bilder.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 eller 4 spelare · från 8 år · 10 till 20 minuter
# $number: 1 to 10
rules-figure = Bild { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N och E är pjäserna för Syd, Väst, Nord och Öst, # är en vägg, * är dit pjäsen får gå, x är inte tillåtet.
# Stands before a paragraph
rules-ruling = Vår tolkning
# At the end of the page
rules-ruling-note = Tryckta regler skiljer sig lite åt och lämnar en del frågor öppna. Där det står ”{ rules-ruling }” är svaret Fenceposts eget.

## Goal

rules-aim-title = Spelets mål
rules-aim = För din pjäs till andra sidan av brädet innan de andra når sin. Med väggar gör du deras väg längre, men du får aldrig stänga den helt.

## Setup

rules-ready-title = Förberedelser
rules-ready-board = Spelbrädet har 9 gånger 9 rutor. Sett från Syd heter kolumnerna a till i från vänster till höger och raderna 1 till 9 nerifrån och upp.
rules-ready-two = Två spelare sitter på Syd och Nord och får 10 väggar var. Syd startar på e1 och vinner på rad 9, Nord startar på e9 och vinner på rad 1.
rules-ready-first = Lotta om platsen Syd, eller kom överens om vem som tar den. Syd börjar, och sedan går turen medurs.

## Your turn

rules-turn-title = Din tur
rules-turn = Flytta din pjäs eller sätt en vägg. Du får inte passa. När dina väggar är slut måste du flytta pjäsen.

## Moving the pawn

rules-pawn-title = Flytta pjäsen
rules-pawn = Din pjäs går en ruta uppåt, neråt, åt vänster eller åt höger. Den går inte snett och inte till en ruta där det står en annan pjäs.
rules-pawn-fence = Ingen pjäs går genom en vägg. Den måste gå runt.

## Placing a fence

rules-fence-title = Sätta en vägg
rules-fence = En vägg är lika lång som två rutor och ligger vågrätt eller lodrätt i spåret mellan två par rutor. Den får inte sticka ut utanför brädet eller ligga en halv ruta fel.
rules-fence-overlap = Väggar får inte överlappa varandra, inte ens till hälften. De får röra vid varandra, ände mot ände eller som ett T.
rules-fence-cross = Väggar får inte heller korsa varandra.
rules-fence-stays = En vägg som har satts ligger kvar resten av partiet.
rules-fence-way = Efter varje vägg måste alla pjäser ha kvar en väg till sin mållinje, även din egen. En vägg som stänger in en pjäs är inte tillåten.
rules-fence-way-ruling = Här räknas bara väggar: en pjäs spärrar aldrig vägen, och ett hopp öppnar aldrig någon.

## Face to face

rules-jump-title = Spelpjäser intill varandra
rules-jump = Om det står en annan pjäs på rutan intill din, utan någon vägg emellan, får du hoppa över den till rutan rakt bakom. Det gäller åt alla fyra håll.
rules-jump-side = Om en vägg eller ännu en pjäs är i vägen för det hoppet får du i stället gå till rutan till vänster eller höger om pjäsen som du ville hoppa över, om rutan är ledig och det inte ligger någon vägg mellan den och den pjäsen. Så länge det raka hoppet är möjligt får du inte gå åt sidan.
rules-jump-edge = Brädets kant är i vägen för ett hopp precis som en vägg.
rules-jump-one = Du hoppar över högst en pjäs, och du behöver aldrig hoppa så länge du kan göra något annat.
rules-jump-pass = Kan du varken flytta din pjäs eller sätta en vägg, så passar du.

## The end of the game

rules-end-title = Partiets slut
rules-end = Den spelare vars pjäs först når någon ruta på sin mållinje vinner direkt, även med ett hopp.
rules-end-leave = Med två spelare förlorar du om du ger upp eller din tid tar slut.
rules-end-draw = När samma ställning uppstår för tredje gången, med lika många väggar på hand och samma spelare på tur, är det remi. Startställningen räknas. Alla som fortfarande är med kan också komma överens om remi.

## Three and four players

rules-many-title = Tre och fyra spelare
rules-many-four = Fyra spelare har 5 väggar var och spelar i ordningen Syd, Väst, Nord, Öst. Väst startar på a5 och vinner på kolumn i, Öst startar på i5 och vinner på kolumn a.
rules-many-three = Tre spelare har 6 väggar var; 2 blir kvar i asken.
rules-many-three-seats = De sitter på Syd, Väst och Nord.
rules-many-leave = Om du med tre eller fyra spelare ger upp eller din tid tar slut lämnar din pjäs brädet tillsammans med väggarna du har på hand. Väggar på brädet ligger kvar, dina turer hoppas över, och ingen behöver hålla en väg öppen för dig. Den sista spelaren som är kvar vinner.

## Playing with a clock

rules-clock-title = Med klocka
rules-clock = I turneringar är tiden begränsad. Det kan göras så här:
rules-clock-player = Tid per spelare: alla har lika mycket tid för hela partiet. Om ni vill ger klockan ett tillägg efter varje drag, eller så börjar den gå först efter en bestämd fördröjning vid varje drag.
rules-clock-game = Tid för hela partiet: den delas lika mellan spelarna.
rules-clock-move = Tid per drag: varje drag måste göras inom den tiden.
rules-clock-hourglass = Timglas: tiden du använder går till de andra, i lika delar.
# What the server does
rules-clock-start = På nätet startar klockorna först när alla har gjort sitt första drag. Tar det mer än en minut för någon ställs partiet in.

## Other boards

rules-boards-title = Andra bräden
rules-boards = För övning kan brädet ha 2 till 9 rutor åt varje håll, och alla kan ha 0 till 20 väggar. På ett bräde på 2 gånger 2 får högst tre spelare plats.
rules-boards-start = Pjäserna startar mitt på sin sida. Har den ett jämnt antal rutor startar Syd och Nord strax till höger om mitten, Väst och Öst strax ovanför den.

## Writing moves down

rules-writing-title = Skriva ner drag
rules-writing = Pjäsens drag är rutan där den hamnar, till exempel e2. En vägg får sitt namn efter rutan snett ner till vänster om dess mitt: e3h ligger vågrätt ovanför e3 och f3; e3v står lodrätt till höger om e3 och e4.

## The figures

rules-figure-1 = Början på ett parti för två.
rules-figure-2 = Pjäsens fyra steg.
rules-figure-3 = En vägg spärrar den raka vägen: pjäsen går runt.
rules-figure-4 = Rätt: mellan två par rutor. Överkryssat: en halv ruta fel.
rules-figure-5 = Den sista väggen skulle stänga in pjäsen: inte tillåtet.
rules-figure-6 = Det raka hoppet.
rules-figure-7 = En vägg bakom pjäsen: hoppa till vänster eller höger om den.
rules-figure-8 = Samma sak med ena sidan stängd: ett hopp är kvar.
rules-figure-9 = Ännu en pjäs bakom: inget dubbelhopp, men båda sidorna är öppna.
rules-figure-10 = På sin mållinje: pjäsen har vunnit.

## Around the rules

rules-print = Skriv ut
rules-play = Spela
# In place of “Play” for somebody who came from a game
rules-back = Tillbaka till partiet
rules-name = Fencepost är ett fristående projekt. Spelet säljs som Quoridor®, ett namn som tillhör dess förlag. Fencepost har ingen koppling till förlaget.
