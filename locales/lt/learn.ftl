### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Išmok žaisti
learn-progress = { $step } iš { $steps }
learn-steps = Pamokos
learn-again = Iš naujo
learn-next = Toliau
learn-back = Atgal
learn-skip = Praleisti
learn-finish = Žaisti partiją
learn-puzzles = Spręsti užduotį
learn-hint = Užuomina:
learn-show-hint = Rodyti užuominą
learn-step-done = { $step }: atlikta
learn-step-open = { $step }: dar neatlikta
learn-over = Dabar jau moki žaisti. Smagaus žaidimo!

## What went wrong

learn-not = Ne { $move }.
learn-wrong-fence = Tai barjeras. Šį kartą ženk žingsnį.
learn-wrong-step = Tai žingsnis. Šį kartą pastatyk barjerą.
learn-wrong-away = Taip nutolsti nuo finišo.
learn-wrong-same =
    Mėlynajam vis dar reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }.
learn-wrong-both =
    Tai kainuoja Mėlynajam { $theirs ->
        [one] { $theirs } žingsnį
        [few] { $theirs } žingsnius
        [many] { $theirs } žingsnio
       *[other] { $theirs } žingsnių
    }, o tau { $yours ->
        [one] { $yours } žingsnį
        [few] { $yours } žingsnius
        [many] { $yours } žingsnio
       *[other] { $yours } žingsnių
    }.
learn-wrong-longer =
    Dabar tau reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }. Anksčiau reikėjo { $before }.
learn-wrong-small =
    Dabar Mėlynajam reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }. To dar negana.

## 1. A step

learn-step = Ženk žingsnį
learn-step-text = Tu esi Geltonasis. Tau reikia pasiekti viršutinę eilę. Vienu ėjimu pėstininkas gali žengti per vieną kvadratėlį.
learn-step-task = Ženk aukštyn į e2.
learn-step-hint = Paliesk kvadratėlį virš savo pėstininko.
learn-step-word = Puiku! Aukštyn, žemyn, kairėn arba dešinėn: po vieną kvadratėlį.

## 2. The goal

learn-goal = Pasiek finišą
learn-goal-text = Kiaurai per barjerą eiti negalima. Jį reikia apeiti. Laimi bet kuriame viršutinės eilės kvadratėlyje.
learn-goal-task = Nueik į viršutinę eilę.
learn-goal-hint = Eik kairėn į d8. Tada aukštyn.
learn-goal-word = Laimėjai! Kas pirmas pasiekia priešingą pusę, tas laimi partiją.

## 3. A fence

learn-fence = Pastatyk barjerą
learn-fence-text = Vietoj žingsnio gali pastatyti barjerą. Jis dviejų kvadratėlių ilgio. Mėlynasis turi jį apeiti.
learn-fence-task = Pastatyk barjerą priešais Mėlynąjį.
learn-fence-hint = Paliesk tarpą iškart po Mėlynuoju.
learn-fence-word =
    Dabar Mėlynajam reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }. Anksčiau reikėjo { $before }.

## 4. A fence that is refused

learn-refused = Uždaryti negalima
learn-refused-text = Mėlynasis iš kampo gali išeiti tik pro vieną pusę. O jei užtvertum ir ją?
learn-refused-task = Pabandyk uždaryti Mėlynąjį.
learn-refused-hint = Paliesk tarpą dešinėje nuo b9.
learn-refused-word = Matai? Taip negalima. Kiekvienam visada turi likti kelias iki finišo.
learn-refused-wrong = Mėlynasis dar gali išeiti. Užtverk tarpą šalia b9.

## 5. A jump

learn-jump = Šok
learn-jump-text = Mėlynasis stovi tiesiai prieš tave. Gali jį peršokti į kvadratėlį už jo.
learn-jump-task = Peršok Mėlynąjį.
learn-jump-hint = Paliesk e6, už Mėlynojo.
learn-jump-word = Du kvadratėliai vienu ėjimu! Šuolis sutaupo žingsnį.
learn-jump-wrong = Taip galima. Bet dabar peršok Mėlynąjį.

## 6. A side-step

learn-side = Ženk į šoną
learn-side-text = Už Mėlynojo stovi barjeras. Tiesiai peršokti negali. Bet gali atsistoti šalia Mėlynojo.
learn-side-task = Ženk į kvadratėlį šalia Mėlynojo.
learn-side-hint = d6 ir f6 laisvi. Paliesk vieną.
learn-side-word = Šaunu! Kai tiesiai šokti negalima, gali eiti į kairę arba į dešinę nuo kito pėstininko.
learn-side-blocked = Šokti trukdo barjeras. Pažiūrėk Mėlynajam iš kairės ir iš dešinės.
learn-side-wrong = Taip galima. Bet dabar ženk šalia Mėlynojo.

## 7. A side-step with one side closed

learn-one-side = Laisva tik viena pusė
learn-one-side-text = Dabar barjeras stovi ir Mėlynajam iš kairės.
learn-one-side-task = Rask laisvą kvadratėlį šalia Mėlynojo.
learn-one-side-hint = Pažiūrėk Mėlynajam iš dešinės: f6.
learn-one-side-word = Teisingai. Per barjerą eiti negalima niekada, net šokant.
learn-one-side-blocked = Mėlynąjį nuo to kvadratėlio skiria barjeras. Bandyk iš kitos pusės.

## 8. Four players

learn-four = Keturi žaidėjai
learn-four-text = Žaisti gali ir trys ar keturi. Visi eina į priešingą pusę: Žaliasis dešinėn, Raudonasis kairėn. Peršokti gali bet kurį.
learn-four-task = Peršok Žaliąjį.
learn-four-hint = Žaliasis yra trikampis. Paliesk kvadratėlį už jo.
learn-four-word = Gerai. Kai žaidžia keturi, kiekvienas turi tik 5 barjerus. Naudok juos protingai.
learn-four-wrong = Taip galima. Bet dabar peršok Žaliąjį.

## 9. The length of a path

learn-path = Skaičiuok žingsnius
learn-path-text = Taškuota linija yra tavo trumpiausias kelias. Skaičius rodo, kiek jame žingsnių. Kieno skaičius mažesnis, tas pirmauja.
learn-path-task = Sumažink savo skaičių.
learn-path-hint = Eik taškuota linija.
learn-path-word =
    Dabar tau reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }. Anksčiau reikėjo { $before }.

## 10. A fence that costs the other more

learn-cost = Geras barjeras
learn-cost-text = Barjeras gali trukdyti ir tau. Geras barjeras Mėlynajam kainuoja daug žingsnių, o tau nė vieno.
learn-cost-task = Pailgink Mėlynojo kelią bent 2 žingsniais, o savo neilgink.
learn-cost-hint = Pažiūrėk iškart po Mėlynuoju. Ten jau stovi barjeras. Pailgink jį.
learn-cost-word =
    Mėlynajam dabar reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }, o tau – tiek pat, kiek anksčiau. Tai geras barjeras.

## 11. The pocket

learn-pocket = Užtverk aklavietę
learn-pocket-text = Mėlynasis leidžiasi siaura gatvele. Iš jos yra tik vienas išėjimas. Jį gali užtverti vienu barjeru.
learn-pocket-task = Vienu barjeru pailgink Mėlynojo kelią bent 6 žingsniais.
learn-pocket-hint = Paliesk tarpą tarp a2 ir a3.
learn-pocket-word =
    Mėlynasis turi grįžti visą kelią atgal: dabar jam reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }. Niekada neik į tokią gatvelę!

## 12. Fences for the end

learn-keep = Pasilik barjerą
learn-keep-text = Mėlynajam reikia 2 žingsnių, tau – 3. Vien bėgti neužtenka. Bet tu pasilikai vieną barjerą!
learn-keep-task = Panaudok jį, kad ateitum anksčiau už Mėlynąjį.
learn-keep-hint = Užtverk Mėlynajam kelią prieš pat apatinę eilę.
learn-keep-word =
    Mėlynajam dabar reikia { $after ->
        [one] { $after } žingsnio
        [few] { $after } žingsnių
        [many] { $after } žingsnio
       *[other] { $after } žingsnių
    }, o tau tik 3. Pabaigoje barjeras vertingiausias.

## 13. Counting a race

learn-race = Apskaičiuok lenktynes
learn-race-text = Tau reikia 4 žingsnių, Mėlynajam irgi 4, ir dabar tavo ėjimas. Vadinasi, ateisi anksčiau. Barjerai tik gaišintų laiką.
learn-race-task = Bėk į viršutinę eilę.
learn-race-hint = Eik tiesiai. Niekur nestok.
learn-race-word = Laimėjai vienu žingsniu. Prieš statant barjerą verta paskaičiuoti: gal užtenka bėgti.
learn-race-lost = Per vėlu: Mėlynasis ateina anksčiau. Svarbus kiekvienas ėjimas. Bandyk dar kartą.

## 14. A first plan

learn-plan = Pirmas planas
learn-plan-text = Kaip pradėti? Pirma ženk tris žingsnius viduriu. Tada pastatyk barjerą priešais Mėlynąjį.
learn-plan-task = Trys žingsniai aukštyn, tada barjeras, kuris Mėlynajam kainuoja žingsnį.
learn-plan-hint = Nueik iki e4. Tada pastatyk barjerą iškart po Mėlynuoju.
learn-plan-word = Gera pradžia. Nuo šiol prieš kiekvieną ėjimą savęs paklausk: žengti ar statyti barjerą, kas naudingiau?
learn-plan-more = Gerai. Tęsk.

## 15. A whole game

learn-game = Tavo pirmoji partija
learn-game-text = Dabar žaisk prieš Mėlynąjį: tai kompiuteris, kuris dar mokosi. Panaudok viską, ką moki.
learn-game-task = Laimėk partiją.
learn-game-hint = Jei tavo skaičius mažesnis, bėk. Jei ne, statyk barjerą, kuris Mėlynajam kainuoja daugiausia žingsnių.
learn-game-word = Laimėjai savo pirmąją partiją!
learn-game-lost = Šį kartą Mėlynasis buvo greitesnis. Tau pavyks: bandyk dar kartą.
