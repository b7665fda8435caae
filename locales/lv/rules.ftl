### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Spēles noteikumi
# For search engines and for previews of links
rules-description = Kā spēlēt divatā, trijatā vai četratā: bandinieki, barjeras, lēcieni un pulksteņi, ar desmit attēliem.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 vai 4 spēlētāji · no 8 gadiem · 10–20 minūtes
# $number: 1 to 10
rules-figure = { $number }. attēls
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Bandinieki: S – Dienvidi, W – Rietumi, N – Ziemeļi, E – Austrumi; # ir barjera, * ir lauciņš, uz kuru bandinieks drīkst iet, x nav atļauts.
# Stands before a paragraph
rules-ruling = Mūsu noteikums
# At the end of the page
rules-ruling-note = Drukātie noteikumi vietām atšķiras un uz dažiem jautājumiem neatbild. Ja rindkopai ir norāde „{ rules-ruling }”, atbildi devis pats Fencepost.

## Goal

rules-aim-title = Spēles mērķis
rules-aim = Aizved savu bandinieku uz laukuma pretējo pusi, pirms pārējie aizved savējos. Ar barjerām tu pagarini viņu ceļu, bet pilnīgi noslēgt to nekad nedrīksti.

## Setup

rules-ready-title = Sagatavošanās
rules-ready-board = Laukumā ir 9 reiz 9 lauciņi. Skatoties no Dienvidu vietas, kolonnas no kreisās puses uz labo apzīmē ar a līdz i, bet rindas no apakšas uz augšu – ar 1 līdz 9.
rules-ready-two = Divi spēlētāji ieņem Dienvidu un Ziemeļu vietas un paņem pa 10 barjerām. Dienvidi sāk lauciņā e1 un uzvar 9. rindā, Ziemeļi sāk lauciņā e9 un uzvar 1. rindā.
rules-ready-first = Izlozējiet, kurš ieņems Dienvidu vietu, vai vienojieties. Pirmais gājiens ir Dienvidiem; tālāk iet pulksteņrādītāja virzienā.

## Your turn

rules-turn-title = Tavs gājiens
rules-turn = Ej ar bandinieku vai novieto vienu barjeru. Gājienu izlaist nedrīkst. Kad barjeras beigušās, tev jāiet ar bandinieku.

## Moving the pawn

rules-pawn-title = Gājiens ar bandinieku
rules-pawn = Tavs bandinieks iet vienu lauciņu uz augšu, uz leju, pa kreisi vai pa labi. Tas neiet pa diagonāli un neiet lauciņā, kur stāv cits bandinieks.
rules-pawn-fence = Bandinieks nevar iet cauri barjerai: tā ir jāapiet.

## Placing a fence

rules-fence-title = Barjeras novietošana
rules-fence = Barjera ir divu lauciņu garumā un atrodas rievā starp diviem lauciņu pāriem, horizontāli vai vertikāli. Tā nedrīkst sniegties pāri laukuma malai vai būt nobīdīta par puslauciņu.
rules-fence-overlap = Barjeras nedrīkst pārklāties, pat ne līdz pusei. Tās drīkst saskarties ar galiem vai kā burts T.
rules-fence-cross = Barjeras nedrīkst arī krustoties.
rules-fence-stays = Novietota barjera paliek savā vietā līdz partijas beigām.
rules-fence-way = Pēc katras barjeras ikvienam bandiniekam, arī tavējam, joprojām jābūt ceļam uz savu mērķa līniju. Barjera, kas bandinieku ieslēdz, nav atļauta.
rules-fence-way-ruling = Te svarīgas ir tikai barjeras: bandinieks ceļu nekad neaizver, un lēciens to nekad neatver.

## Face to face

rules-jump-title = Aci pret aci
rules-jump = Ja blakus lauciņā stāv cits bandinieks un jūs nešķir barjera, tu drīksti pārlēkt tam pāri uz lauciņu tieši aiz tā. Tā var lēkt visos četros virzienos.
rules-jump-side = Ja taisnajam lēcienam traucē barjera vai vēl viens bandinieks, tu drīksti iet uz lauciņu pa kreisi vai pa labi no pārlecamā bandinieka, ja šis lauciņš ir brīvs un to no tā bandinieka nešķir barjera. Kamēr vari lēkt taisni, sānis iet nedrīkst.
rules-jump-edge = Laukuma mala traucē lēcienam tāpat kā barjera.
rules-jump-one = Tu lec pāri ne vairāk kā vienam bandiniekam, un tev nekad nav jālec, ja vari darīt ko citu.
rules-jump-pass = Ja nevari ne iet ar bandinieku, ne novietot barjeru, gājienu izlaid.

## The end of the game

rules-end-title = Spēles beigas
rules-end = Pirmais spēlētājs, kura bandinieks sasniedz jebkuru savas mērķa līnijas lauciņu, uzreiz uzvar, arī ar lēcienu.
rules-end-leave = Divatā tu zaudē, ja padodies vai tev beidzas laiks.
rules-end-draw = Ja trešo reizi rodas tā pati pozīcija (katram krājumā tikpat barjeru, gājiens tam pašam spēlētājam), ir neizšķirts. Sākuma pozīciju skaita līdzi. Par neizšķirtu var arī vienoties visi, kas vēl spēlē.

## Three and four players

rules-many-title = Trīs un četri spēlētāji
rules-many-four = Četriem spēlētājiem ir pa 5 barjerām, un viņi iet šādā secībā: Dienvidi, Rietumi, Ziemeļi, Austrumi. Rietumi sāk lauciņā a5 un uzvar kolonnā i, Austrumi sāk lauciņā i5 un uzvar kolonnā a.
rules-many-three = Trim spēlētājiem ir pa 6 barjerām; 2 barjeras paliek kastē.
rules-many-three-seats = Viņi ieņem Dienvidu, Rietumu un Ziemeļu vietas.
rules-many-leave = Ja spēlē trīs vai četri un tu padodies vai tev beidzas laiks, tavs bandinieks pamet laukumu kopā ar barjerām krājumā. Novietotās barjeras paliek, tavus gājienus izlaiž, un nevienam nav jāatstāj tev ceļš. Uzvar pēdējais palikušais spēlētājs.

## Playing with a clock

rules-clock-title = Spēle ar pulksteni
rules-clock = Turnīros ir laika ierobežojums. Iespējas ir šādas:
rules-clock-player = Laiks katram spēlētājam: visiem ir vienāds laiks visai partijai. Pēc vēlēšanās pulkstenis pēc katra gājiena pieskaita pieaugumu vai katrā gājienā sāk iet tikai pēc noteiktas aiztures.
rules-clock-game = Laiks visai partijai: to vienādās daļās sadala starp spēlētājiem.
rules-clock-move = Laiks gājienam: tajā jāpaspēj izdarīt katrs gājiens.
rules-clock-hourglass = Smilšu pulkstenis: tavs iztērētais laiks vienādās daļās tiek pārējiem.
# What the server does
rules-clock-start = Tiešsaistē pulksteņi sāk iet, kad visi ir izdarījuši pirmo gājienu. Ja kādam tas prasa vairāk nekā minūti, partija tiek atcelta.

## Other boards

rules-boards-title = Citi laukumi
rules-boards = Treniņam laukuma malas var būt 2 līdz 9 lauciņus garas, un katram spēlētājam var būt no 0 līdz 20 barjerām. Uz laukuma 2 reiz 2 vietas pietiek ne vairāk kā trim spēlētājiem.
rules-boards-start = Bandinieki sāk savas malas vidū. Ja lauciņu skaits ir pāra, Dienvidi un Ziemeļi sāk uzreiz pa labi no vidus, Rietumi un Austrumi – uzreiz virs tā.

## Writing moves down

rules-writing-title = Gājienu pieraksts
rules-writing = Bandinieka gājiens ir lauciņš, kurā tas nonāk, piemēram, e2. Barjeru sauc pēc lauciņa, kas ir pa kreisi uz leju no tās vidus: e3h ir horizontāla, virs e3 un f3; e3v ir vertikāla, pa labi no e3 un e4.

## The figures

rules-figure-1 = Divu spēlētāju partijas sākums.
rules-figure-2 = Četri bandinieka soļi.
rules-figure-3 = Barjera aizšķērso taisno ceļu: bandinieks to apiet.
rules-figure-4 = Pareizi: starp diviem lauciņu pāriem. Pārsvītrots: nobīdīta par puslauciņu.
rules-figure-5 = Pēdējā barjera bandinieku ieslēgtu: nav atļauts.
rules-figure-6 = Taisnais lēciens.
rules-figure-7 = Barjera aiz bandinieka: lēciens pa kreisi vai pa labi no tā.
rules-figure-8 = Tas pats, ja viena puse ir slēgta: paliek viens lēciens.
rules-figure-9 = Aiz bandinieka ir vēl viens: dubulta lēciena nav, bet abas puses ir brīvas.
rules-figure-10 = Uz mērķa līnijas: bandinieks ir uzvarējis.

## Around the rules

rules-print = Drukāt
rules-play = Spēlēt
# In place of “Play” for somebody who came from a game
rules-back = Atpakaļ uz partiju
rules-name = Fencepost ir neatkarīgs projekts. Spēli pārdod ar nosaukumu Quoridor®, kas pieder tās izdevējam. Fencepost ar izdevēju nav saistīts.
