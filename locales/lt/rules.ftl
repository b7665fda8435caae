### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Žaidimo taisyklės
# For search engines and for previews of links
rules-description = Kaip žaisti dviese, trise ar keturiese: pėstininkai, barjerai, šuoliai ir laikrodžiai, su dešimčia paveikslėlių.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 arba 4 žaidėjai · nuo 8 metų · 10–20 minučių
# $number: 1 to 10
rules-figure = { $number } paveikslėlis
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Pėstininkai: S – Pietūs, W – Vakarai, N – Šiaurė, E – Rytai; # yra barjeras, * – kur pėstininkas gali eiti, x – neleidžiama.
# Stands before a paragraph
rules-ruling = Mūsų taisyklė
# At the end of the page
rules-ruling-note = Spausdintos taisyklės vietomis skiriasi ir į kai kuriuos klausimus neatsako. Jei pastraipa pažymėta „{ rules-ruling }“, atsakymas yra paties Fencepost.

## Goal

rules-aim-title = Žaidimo tikslas
rules-aim = Nuvesk savo pėstininką į priešingą lauko pusę anksčiau, nei kiti nuves savuosius. Barjerais ilgini jų kelią, bet niekada negali jo užtverti visiškai.

## Setup

rules-ready-title = Pasiruošimas
rules-ready-board = Žaidimo laukas yra 9 × 9 kvadratėlių. Žiūrint iš Pietų vietos, stulpeliai iš kairės į dešinę vadinami nuo a iki i, o eilės iš apačios į viršų – nuo 1 iki 9.
rules-ready-two = Du žaidėjai užima Pietų ir Šiaurės vietas ir pasiima po 10 barjerų. Pietūs pradeda kvadratėlyje e1 ir laimi 9 eilėje, Šiaurė pradeda kvadratėlyje e9 ir laimi 1 eilėje.
rules-ready-first = Traukite burtus, kas užims Pietų vietą, arba susitarkite. Pirmi eina Pietūs; toliau einama pagal laikrodžio rodyklę.

## Your turn

rules-turn-title = Tavo ėjimas
rules-turn = Eik pėstininku arba pastatyk vieną barjerą. Praleisti ėjimo negalima. Kai barjerai baigiasi, privalai eiti pėstininku.

## Moving the pawn

rules-pawn-title = Ėjimas pėstininku
rules-pawn = Tavo pėstininkas eina per vieną kvadratėlį aukštyn, žemyn, kairėn arba dešinėn. Jis neina nei įstrižai, nei į kvadratėlį, kuriame stovi kitas pėstininkas.
rules-pawn-fence = Pėstininkas negali eiti kiaurai per barjerą: jį reikia apeiti.

## Placing a fence

rules-fence-title = Barjero statymas
rules-fence = Barjeras yra dviejų kvadratėlių ilgio ir statomas į griovelį tarp dviejų kvadratėlių porų, horizontaliai arba vertikaliai. Jis negali kyšoti už lauko krašto ar būti pasislinkęs per pusę kvadratėlio.
rules-fence-overlap = Barjerai negali persidengti, net per pusę. Jie gali liestis galais arba sudaryti T raidę.
rules-fence-cross = Barjerai negali ir kirstis.
rules-fence-stays = Pastatytas barjeras lieka savo vietoje iki partijos pabaigos.
rules-fence-way = Pastačius bet kurį barjerą, kiekvienam pėstininkui, taip pat ir tavo, turi likti kelias į jo finišo liniją. Barjeras, kuris pėstininką uždaro, neleidžiamas.
rules-fence-way-ruling = Čia svarbūs tik barjerai: pėstininkas kelio niekada neužtveria, o šuolis niekada jo neatveria.

## Face to face

rules-jump-title = Akis į akį
rules-jump = Jei gretimame kvadratėlyje stovi kitas pėstininkas ir jūsų neskiria barjeras, gali jį peršokti į kvadratėlį tiesiai už jo. Taip galima šokti visomis keturiomis kryptimis.
rules-jump-side = Jei tiesiam šuoliui trukdo barjeras arba dar vienas pėstininkas, gali eiti į kvadratėlį kairėje arba dešinėje nuo peršokamo pėstininko, jei tas kvadratėlis laisvas ir jo nuo to pėstininko neskiria barjeras. Kol galimas tiesus šuolis, į šoną eiti negalima.
rules-jump-edge = Lauko kraštas trukdo šuoliui taip pat kaip barjeras.
rules-jump-one = Peršoki daugiausia vieną pėstininką ir niekada neprivalai šokti, jei gali daryti ką nors kita.
rules-jump-pass = Jei negali nei eiti pėstininku, nei pastatyti barjero, ėjimą praleidi.

## The end of the game

rules-end-title = Žaidimo pabaiga
rules-end = Pirmas žaidėjas, kurio pėstininkas pasiekia bet kurį savo finišo linijos kvadratėlį, iškart laimi, net ir šuoliu.
rules-end-leave = Žaidžiant dviese pralaimi, jei pasiduodi arba baigiasi tavo laikas.
rules-end-draw = Kai trečią kartą susidaro ta pati pozicija (tiek pat turimų barjerų, eina tas pats žaidėjas), skelbiamos lygiosios. Pradinė pozicija skaičiuojama. Dėl lygiųjų gali susitarti ir visi dar žaidžiantys.

## Three and four players

rules-many-title = Trys ir keturi žaidėjai
rules-many-four = Keturi žaidėjai turi po 5 barjerus ir eina tokia tvarka: Pietūs, Vakarai, Šiaurė, Rytai. Vakarai pradeda kvadratėlyje a5 ir laimi stulpelyje i, Rytai pradeda kvadratėlyje i5 ir laimi stulpelyje a.
rules-many-three = Trys žaidėjai turi po 6 barjerus; 2 barjerai lieka dėžutėje.
rules-many-three-seats = Jie užima Pietų, Vakarų ir Šiaurės vietas.
rules-many-leave = Kai žaidžia trys arba keturi ir tu pasiduodi arba baigiasi tavo laikas, tavo pėstininkas palieka lauką kartu su turimais barjerais. Pastatyti barjerai lieka, tavo ėjimai praleidžiami ir niekas neprivalo palikti tau kelio. Laimi paskutinis likęs žaidėjas.

## Playing with a clock

rules-clock-title = Žaidimas su laikrodžiu
rules-clock = Turnyruose laikas ribojamas. Galima rinktis:
rules-clock-player = Laikas žaidėjui: kiekvienas visai partijai turi tiek pat laiko. Jei norima, laikrodis po kiekvieno ėjimo prideda laiko arba per kiekvieną ėjimą pradeda eiti tik po nustatytos delsos.
rules-clock-game = Laikas visai partijai: jis po lygiai padalijamas žaidėjams.
rules-clock-move = Laikas ėjimui: per jį reikia atlikti kiekvieną ėjimą.
rules-clock-hourglass = Smėlio laikrodis: tavo sunaudotas laikas po lygiai atitenka kitiems.
# What the server does
rules-clock-start = Internete laikrodžiai paleidžiami, kai visi atlieka pirmą ėjimą. Jei kas nors jam užtrunka ilgiau nei minutę, partija atšaukiama.

## Other boards

rules-boards-title = Kiti laukai
rules-boards = Treniruotis galima lauke, kurio kiekviena kraštinė yra nuo 2 iki 9 kvadratėlių, o kiekvienas žaidėjas gali turėti nuo 0 iki 20 barjerų. Lauke 2 × 2 telpa daugiausia trys žaidėjai.
rules-boards-start = Pėstininkai pradeda savo kraštinės viduryje. Jei kvadratėlių skaičius lyginis, Pietūs ir Šiaurė pradeda iškart į dešinę nuo vidurio, Vakarai ir Rytai – iškart virš jo.

## Writing moves down

rules-writing-title = Ėjimų užrašymas
rules-writing = Pėstininko ėjimas yra kvadratėlis, kuriame jis atsiduria, pavyzdžiui, e2. Barjeras vadinamas pagal kvadratėlį, esantį kairėje žemiau jo vidurio: e3h yra horizontalus, virš e3 ir f3; e3v – vertikalus, į dešinę nuo e3 ir e4.

## The figures

rules-figure-1 = Dviejų žaidėjų partijos pradžia.
rules-figure-2 = Keturi pėstininko žingsniai.
rules-figure-3 = Barjeras užtveria tiesų kelią: pėstininkas jį apeina.
rules-figure-4 = Teisingai: tarp dviejų kvadratėlių porų. Perbraukta: pasislinkęs per pusę kvadratėlio.
rules-figure-5 = Paskutinis barjeras pėstininką uždarytų: neleidžiama.
rules-figure-6 = Tiesus šuolis.
rules-figure-7 = Barjeras už pėstininko: šuolis į kairę arba į dešinę nuo jo.
rules-figure-8 = Tas pats, kai viena pusė užtverta: lieka vienas šuolis.
rules-figure-9 = Už pėstininko dar vienas: dvigubo šuolio nėra, bet abi pusės atviros.
rules-figure-10 = Finišo linijoje: pėstininkas laimėjo.

## Around the rules

rules-print = Spausdinti
rules-play = Žaisti
# In place of “Play” for somebody who came from a game
rules-back = Grįžti į partiją
rules-name = Fencepost yra nepriklausomas projektas. Žaidimas parduodamas pavadinimu Quoridor®, kuris priklauso jo leidėjui. Fencepost su leidėju nesusijęs.
