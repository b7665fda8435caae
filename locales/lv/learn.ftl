### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Iemācies spēlēt
learn-progress = { $step } no { $steps }
learn-steps = Nodarbības
learn-again = Vēlreiz
learn-next = Tālāk
learn-back = Atpakaļ
learn-skip = Izlaist
learn-finish = Spēlēt partiju
learn-puzzles = Risināt uzdevumu
learn-hint = Padoms:
learn-show-hint = Rādīt padomu
learn-step-done = { $step }: izdarīts
learn-step-open = { $step }: vēl nav izdarīts
learn-over = Tagad tu proti spēlēt. Lai jautri!

## What went wrong

learn-not = Ne { $move }.
learn-wrong-fence = Tā ir barjera. Šoreiz sper soli.
learn-wrong-step = Tas ir solis. Šoreiz novieto barjeru.
learn-wrong-away = Tā tu attālinies no mērķa.
learn-wrong-same =
    Zilajam joprojām vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }.
learn-wrong-both =
    Tas Zilajam maksā { $theirs ->
        [zero] { $theirs } soļu
        [one] { $theirs } soli
       *[other] { $theirs } soļus
    }, bet tev { $yours ->
        [zero] { $yours } soļu
        [one] { $yours } soli
       *[other] { $yours } soļus
    }.
learn-wrong-longer =
    Tagad tev vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }. Iepriekš vajadzēja { $before }.
learn-wrong-small =
    Tagad Zilajam vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }. Ar to vēl nepietiek.

## 1. A step

learn-step = Sper soli
learn-step-text = Tu esi Dzeltenais. Tev jātiek līdz augšējai rindai. Katrā gājienā tavs bandinieks var iet vienu lauciņu.
learn-step-task = Ej augšup uz e2.
learn-step-hint = Pieskaries lauciņam virs sava bandinieka.
learn-step-word = Pareizi! Uz augšu, uz leju, pa kreisi vai pa labi: viens lauciņš katrā gājienā.

## 2. The goal

learn-goal = Nonāc mērķī
learn-goal-text = Cauri barjerai iet nevar. Tā ir jāapiet. Der jebkurš augšējās rindas lauciņš.
learn-goal-task = Aizej līdz augšējai rindai.
learn-goal-hint = Ej pa kreisi uz d8. Tad uz augšu.
learn-goal-word = Tu uzvarēji! Kas pirmais tiek otrā pusē, tas uzvar.

## 3. A fence

learn-fence = Novieto barjeru
learn-fence-text = Soļa vietā vari novietot barjeru. Tā ir divus lauciņus gara. Zilajam tā jāapiet.
learn-fence-task = Novieto barjeru Zilajam priekšā.
learn-fence-hint = Pieskaries spraugai tieši zem Zilā.
learn-fence-word =
    Tagad Zilajam vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }. Iepriekš vajadzēja { $before }.

## 4. A fence that is refused

learn-refused = Ieslēgt nedrīkst
learn-refused-text = Zilais no stūra var iziet tikai pa vienu pusi. Bet ja aizvērsi arī to?
learn-refused-task = Pamēģini ieslēgt Zilo.
learn-refused-hint = Pieskaries spraugai pa labi no b9.
learn-refused-word = Redzi? Tā nedrīkst. Ikvienam vienmēr jāpaliek ceļam līdz mērķim.
learn-refused-wrong = Zilais vēl tiek ārā. Aizver spraugu blakus b9.

## 5. A jump

learn-jump = Lec
learn-jump-text = Zilais stāv tieši tev priekšā. Tu vari pārlēkt viņam pāri uz lauciņu aiz viņa.
learn-jump-task = Pārlec pāri Zilajam.
learn-jump-hint = Pieskaries e6, aiz Zilā.
learn-jump-word = Divi lauciņi vienā gājienā! Lēciens ietaupa soli.
learn-jump-wrong = Tā drīkst. Bet tagad pārlec pāri Zilajam.

## 6. A side-step

learn-side = Ej sānis
learn-side-text = Aiz Zilā ir barjera. Taisni pārlēkt nevar. Bet tu vari nostāties Zilajam blakus.
learn-side-task = Ej uz lauciņu blakus Zilajam.
learn-side-hint = d6 un f6 ir brīvi. Pieskaries vienam.
learn-side-word = Lieliski! Ja taisni lēkt nevar, drīksti iet pa kreisi vai pa labi no otra bandinieka.
learn-side-blocked = Lēcienam traucē barjera. Paskaties pa kreisi un pa labi no Zilā.
learn-side-wrong = Tā drīkst. Bet tagad ej blakus Zilajam.

## 7. A side-step with one side closed

learn-one-side = Brīva tikai viena puse
learn-one-side-text = Tagad barjera ir arī pa kreisi no Zilā.
learn-one-side-task = Atrodi brīvo lauciņu blakus Zilajam.
learn-one-side-hint = Paskaties pa labi no Zilā: f6.
learn-one-side-word = Pareizi. Cauri barjerai netiek nekad, pat lecot.
learn-one-side-blocked = Starp Zilo un šo lauciņu ir barjera. Mēģini otrā pusē.

## 8. Four players

learn-four = Četri spēlētāji
learn-four-text = Var spēlēt arī trijatā vai četratā. Visi iet uz pretējo pusi: Zaļais pa labi, Sarkanais pa kreisi. Pārlēkt pāri var jebkuram.
learn-four-task = Pārlec pāri Zaļajam.
learn-four-hint = Zaļais ir trijstūris. Pieskaries lauciņam aiz tā.
learn-four-word = Labi. Četratā katram ir tikai 5 barjeras. Liec tās gudri.
learn-four-wrong = Tā drīkst. Bet tagad pārlec pāri Zaļajam.

## 9. The length of a path

learn-path = Skaiti soļus
learn-path-text = Punktētā līnija ir tavs īsākais ceļš. Skaitlis rāda, cik tajā soļu. Kam skaitlis mazāks, tas ir priekšā.
learn-path-task = Samazini savu skaitli.
learn-path-hint = Ej pa punktēto līniju.
learn-path-word =
    Tagad tev vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }. Iepriekš vajadzēja { $before }.

## 10. A fence that costs the other more

learn-cost = Laba barjera
learn-cost-text = Barjera var traucēt arī tev. Laba barjera Zilajam maksā daudz soļu, bet tev nevienu.
learn-cost-task = Pagarini Zilā ceļu par 2 vai vairāk soļiem, bet savu ne.
learn-cost-hint = Paskaties tieši zem Zilā. Tur jau ir barjera. Pagarini to.
learn-cost-word =
    Zilajam tagad vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }, bet tev tikpat, cik iepriekš. Tā ir laba barjera.

## 11. The pocket

learn-pocket = Aizver strupceļu
learn-pocket-text = Zilais iet lejup pa šauru ieliņu. No tās ir tikai viena izeja. To var aizvērt ar vienu barjeru.
learn-pocket-task = Ar vienu barjeru pagarini Zilā ceļu par 6 vai vairāk soļiem.
learn-pocket-hint = Pieskaries spraugai starp a2 un a3.
learn-pocket-word =
    Zilajam jāiet viss ceļš atpakaļ: tagad viņam vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }. Nekad neej tādā ieliņā!

## 12. Fences for the end

learn-keep = Pataupi barjeru
learn-keep-text = Zilajam vajag 2 soļus, tev 3. Ar skriešanu vien nepietiks. Bet tev ir pataupīta viena barjera!
learn-keep-task = Izmanto to, lai nonāktu mērķī pirms Zilā.
learn-keep-hint = Aizšķērso Zilajam ceļu tieši pirms apakšējās rindas.
learn-keep-word =
    Zilajam tagad vajag { $after ->
        [zero] { $after } soļu
        [one] { $after } soli
       *[other] { $after } soļus
    }, bet tev tikai 3. Beigās barjera ir visvērtīgākā.

## 13. Counting a race

learn-race = Aprēķini sacīkstes
learn-race-text = Tev vajag 4 soļus, Zilajam arī 4, un tagad ir tavs gājiens. Tātad tu būsi mērķī agrāk. Ar barjerām tu tikai zaudētu laiku.
learn-race-task = Skrien uz augšējo rindu.
learn-race-hint = Ej taisni. Neapstājies.
learn-race-word = Tu uzvarēji par vienu soli. Pirms liec barjeru, saskaiti: varbūt vajag tikai skriet.
learn-race-lost = Par vēlu: Zilais ir mērķī agrāk. Svarīgs ir katrs gājiens. Mēģini vēlreiz.

## 14. A first plan

learn-plan = Pirmais plāns
learn-plan-text = Kā sākt? Vispirms sper trīs soļus pa vidu. Tad novieto barjeru Zilajam priekšā.
learn-plan-task = Trīs soļi uz augšu, tad barjera, kas Zilajam maksā soli.
learn-plan-hint = Aizej līdz e4. Tad novieto barjeru tieši zem Zilā.
learn-plan-word = Labs sākums. Turpmāk katrā gājienā pajautā sev: solis vai barjera, kas dod vairāk?
learn-plan-more = Labi. Turpini.

## 15. A whole game

learn-game = Tava pirmā partija
learn-game-text = Tagad spēlē pret Zilo: tas ir dators, kas vēl mācās. Izmanto visu, ko proti.
learn-game-task = Uzvari šajā partijā.
learn-game-hint = Ja tavs skaitlis ir mazāks, skrien. Ja ne, liec barjeru, kas Zilajam maksā visvairāk soļu.
learn-game-word = Tu uzvarēji savā pirmajā partijā!
learn-game-lost = Šoreiz Zilais bija ātrāks. Tev izdosies: mēģini vēlreiz.
