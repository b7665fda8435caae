### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Spillets regler
# For search engines and for previews of links
rules-description = Sådan spiller to, tre eller fire: brikker, forhindringer, spring og ure, med ti billeder.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 eller 4 spillere · fra 8 år · 10 til 20 minutter
# $number: 1 to 10
rules-figure = Figur { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N og E er brikkerne for Syd, Vest, Nord og Øst, # er en forhindring, * er dér, hvor brikken må gå hen, x er ikke tilladt.
# Stands before a paragraph
rules-ruling = Vores tolkning
# At the end of the page
rules-ruling-note = Trykte regler er ikke helt ens og lader nogle spørgsmål stå åbne. Hvor der står ”{ rules-ruling }”, er svaret Fenceposts eget.

## Goal

rules-aim-title = Spillets mål
rules-aim = Før din brik over på den anden side af spillepladen, før de andre når deres. Med forhindringer gør du deres vej længere, men du må aldrig lukke den helt.

## Setup

rules-ready-title = Forberedelse
rules-ready-board = Spillepladen har 9 gange 9 felter. Set fra Syd hedder kolonnerne a til i fra venstre mod højre og rækkerne 1 til 9 nedefra og op.
rules-ready-two = To spillere sidder på Syd og Nord og får 10 forhindringer hver. Syd starter på e1 og vinder på række 9, Nord starter på e9 og vinder på række 1.
rules-ready-first = Træk lod om pladsen Syd, eller aftal, hvem der tager den. Syd begynder, og derefter går turen med uret.

## Your turn

rules-turn-title = Din tur
rules-turn = Flyt enten din brik, eller sæt én forhindring. Du må ikke melde pas. Når dine forhindringer er brugt op, skal du flytte brikken.

## Moving the pawn

rules-pawn-title = Flyt brikken
rules-pawn = Din brik går ét felt op, ned, til venstre eller til højre. Den må ikke gå på skrå og heller ikke ind på et felt, hvor der står en anden brik.
rules-pawn-fence = Ingen brik kan gå gennem en forhindring. Den er nødt til at gå udenom.

## Placing a fence

rules-fence-title = Sæt en forhindring
rules-fence = En forhindring er lige så lang som to felter og ligger vandret eller lodret i rillen mellem to par felter. Den må ikke stikke ud over spillepladen eller ligge et halvt felt forskudt.
rules-fence-overlap = Forhindringer må ikke overlappe hinanden, heller ikke halvt. De må gerne røre hinanden, ende mod ende eller som et T.
rules-fence-cross = Forhindringer må heller ikke krydse hinanden.
rules-fence-stays = En forhindring, der er sat, bliver liggende resten af partiet.
rules-fence-way = Efter hver forhindring skal alle brikker stadig have en vej til deres mållinje, også din egen. En forhindring, der spærrer en brik inde, er ikke tilladt.
rules-fence-way-ruling = Her tæller kun forhindringer: En brik spærrer aldrig vejen, og et spring åbner aldrig en.

## Face to face

rules-jump-title = Sammentræf
rules-jump = Står der en anden brik på nabofeltet, uden en forhindring imellem, må du springe over den til feltet lige bagved. Det gælder i alle fire retninger.
rules-jump-side = Spærrer en forhindring eller endnu en brik for det spring, må du i stedet gå til feltet til venstre eller højre for den brik, du ville springe over, hvis feltet er frit, og der ikke ligger en forhindring mellem det og den brik. Så længe det lige spring er muligt, må du ikke gå til siden.
rules-jump-edge = Spillepladens kant spærrer for et spring ligesom en forhindring.
rules-jump-one = Du springer højst over én brik, og du behøver aldrig springe, så længe du kan gøre noget andet.
rules-jump-pass = Kan du hverken flytte din brik eller sætte en forhindring, melder du pas.

## The end of the game

rules-end-title = Partiets afslutning
rules-end = Den første spiller, hvis brik når et felt på sin mållinje, vinder med det samme, også med et spring.
rules-end-leave = Med to spillere taber du, hvis du giver op eller løber tør for tid.
rules-end-draw = Når samme stilling opstår for tredje gang, med lige mange forhindringer på hånden og samme spiller i tur, ender partiet remis. Startstillingen tæller med. Alle, der stadig er med, kan også aftale remis.

## Three and four players

rules-many-title = Tre og fire spillere
rules-many-four = Fire spillere har 5 forhindringer hver og spiller i rækkefølgen Syd, Vest, Nord, Øst. Vest starter på a5 og vinder på kolonne i, Øst starter på i5 og vinder på kolonne a.
rules-many-three = Tre spillere har 6 forhindringer hver; 2 bliver i æsken.
rules-many-three-seats = De sidder på Syd, Vest og Nord.
rules-many-leave = Hvis du med tre eller fire spillere giver op eller løber tør for tid, forlader din brik spillepladen sammen med forhindringerne på din hånd. Forhindringer på spillepladen bliver liggende, dine ture springes over, og ingen behøver holde en vej åben for dig. Den sidste spiller, der er tilbage, vinder.

## Playing with a clock

rules-clock-title = Med ur
rules-clock = I turneringer er tiden begrænset. Det kan gøres sådan:
rules-clock-player = Tid pr. spiller: Alle har samme tid til hele partiet. Hvis I vil, giver uret et tillæg efter hvert træk, eller det går ved hvert træk først i gang efter en fast forsinkelse.
rules-clock-game = Tid til hele partiet: Den deles ligeligt mellem spillerne.
rules-clock-move = Tid pr. træk: Hvert træk skal laves inden for denne tid.
rules-clock-hourglass = Timeglas: Den tid, du bruger, får de andre i lige store dele.
# What the server does
rules-clock-start = Online går urene først i gang, når alle har lavet deres første træk. Er nogen mere end et minut om det, aflyses partiet.

## Other boards

rules-boards-title = Andre spilleplader
rules-boards = Til øvelse kan spillepladen have 2 til 9 felter på hver led, og alle kan have 0 til 20 forhindringer. På en spilleplade på 2 gange 2 er der højst plads til tre spillere.
rules-boards-start = Brikkerne starter midt på deres side. Har den et lige antal felter, starter Syd og Nord lige til højre for midten, Vest og Øst lige over den.

## Writing moves down

rules-writing-title = Skriv trækkene ned
rules-writing = En briks træk er det felt, den lander på, for eksempel e2. En forhindring er opkaldt efter feltet nederst til venstre for dens midte: e3h ligger vandret over e3 og f3; e3v står lodret til højre for e3 og e4.

## The figures

rules-figure-1 = Starten på et parti med to spillere.
rules-figure-2 = En briks fire skridt.
rules-figure-3 = En forhindring spærrer den lige vej: Brikken går udenom.
rules-figure-4 = Rigtigt: mellem to par felter. Overstreget: et halvt felt forskudt.
rules-figure-5 = Den sidste forhindring ville spærre brikken inde: ikke tilladt.
rules-figure-6 = Det lige spring.
rules-figure-7 = En forhindring bag brikken: Spring til venstre eller højre for den.
rules-figure-8 = Det samme med den ene side lukket: Ét spring er tilbage.
rules-figure-9 = Endnu en brik bagved: intet dobbeltspring, men begge sider er åbne.
rules-figure-10 = På sin mållinje: Brikken har vundet.

## Around the rules

rules-print = Udskriv
rules-play = Spil
# In place of “Play” for somebody who came from a game
rules-back = Tilbage til partiet
rules-name = Fencepost er et selvstændigt projekt. Spillet sælges under navnet Quoridor®, som tilhører dets forlag. Fencepost har ingen forbindelse til forlaget.
