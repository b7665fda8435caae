### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Õpi mängima
learn-progress = { $step } / { $steps }
learn-steps = Kõik sammud
learn-again = Uuesti
learn-next = Edasi
learn-back = Tagasi
learn-skip = Jäta vahele
learn-finish = Mängi üks mäng
learn-puzzles = Proovi ülesannet
learn-hint = Vihje:
learn-show-hint = Näita vihjet
learn-step-done = { $step }: tehtud
learn-step-open = { $step }: veel tegemata
learn-over = Nüüd oskad mängida. Head mängulusti!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Mitte { $move }.
learn-wrong-fence = See on tara. Seekord astu samm.
learn-wrong-step = See on samm. Seekord aseta tara.
learn-wrong-away = See samm viib sihist eemale.
learn-wrong-same = Sinise tee on ikka { $after } sammu pikk.
learn-wrong-both =
    Sinise tee pikeneb { $theirs ->
        [one] ühe sammu
       *[other] { $theirs } sammu
    } ja sinu tee { $yours ->
        [one] ühe sammu
       *[other] { $yours } sammu
    } võrra.
learn-wrong-longer = Nüüd on sul vaja { $after } sammu. Enne oli vaja { $before }.
learn-wrong-small = Nüüd on Sinisel vaja { $after } sammu. Sellest veel ei piisa.

## 1. A step

learn-step = Astu samm
learn-step-text = Sina oled Kollane. Tahad jõuda ülemisse ritta. Kui on sinu kord, saab su nupp liikuda ühe ruudu.
learn-step-task = Astu üles ruudule e2.
learn-step-hint = Puuduta ruutu oma nupu kohal.
learn-step-word = Just nii. Üles, alla, vasakule või paremale: igal käigul üks ruut.

## 2. The goal

learn-goal = Jõua sihile
learn-goal-text = Tarast läbi minna ei saa. Lähed sellest mööda. Võidad ülemise rea igal ruudul.
learn-goal-task = Mine ülemisse ritta.
learn-goal-hint = Mine vasakule ruudule d8. Siis mine üles.
learn-goal-word = Võitsid! Kes jõuab esimesena teisele poole, võidab mängu.

## 3. A fence

learn-fence = Aseta tara
learn-fence-text = Sammu asemel võid asetada takistustara, lühidalt tara. See on kahe ruudu pikkune. Sinine peab sellest mööda minema.
learn-fence-task = Aseta tara Sinise ette.
learn-fence-hint = Puuduta vahet otse Sinise all.
learn-fence-word = Nüüd on Sinisel vaja { $after } sammu. Enne oli vaja { $before }.

## 4. A fence that is refused

learn-refused = Sisse sulgeda ei tohi
learn-refused-text = Sinine pääseb nurgast välja ainult ühest kohast. Aga kui sulged ka selle?
learn-refused-task = Proovi Sinine sisse sulgeda.
learn-refused-hint = Puuduta vahet ruudust b9 paremal.
learn-refused-word = Näed? See ei ole lubatud. Igaühel peab alati olema tee sihini.
learn-refused-wrong = Sinine pääseb veel välja. Sulge vahe ruudu b9 kõrval.

## 5. A jump

learn-jump = Hüppa
learn-jump-text = Sinine seisab otse su ees. Võid Sinisest üle hüpata, ruudule tema taga.
learn-jump-task = Hüppa Sinisest üle.
learn-jump-hint = Puuduta ruutu e6 Sinise taga.
learn-jump-word = Kaks ruutu ühe käiguga! Hüpe säästab ühe sammu.
learn-jump-wrong = Ka nii tohib. Aga nüüd hüppa Sinisest üle.

## 6. A side-step

learn-side = Astu kõrvale
learn-side-text = Sinise taga on tara. Otse üle hüpata ei saa. Selle asemel võid minna Sinise kõrvale.
learn-side-task = Astu ruudule Sinise kõrval.
learn-side-hint = d6 ja f6 on vabad. Puuduta üht neist.
learn-side-word = Tubli! Kui otse hüpata ei saa, võid minna teisest nupust vasakule või paremale.
learn-side-blocked = Tara on su hüppel ees. Vaata Sinisest vasakule ja paremale.
learn-side-wrong = Ka nii tohib. Aga nüüd astu Sinise kõrvale.

## 7. A side-step with one side closed

learn-one-side = Vaba on ainult üks pool
learn-one-side-text = Nüüd on tara ka Sinisest vasakul.
learn-one-side-task = Leia Sinise kõrval vaba ruut.
learn-one-side-hint = Vaata Sinisest paremale: f6.
learn-one-side-word = Õige. Tarast läbi ei saa kunagi, isegi mitte hüpates.
learn-one-side-blocked = Sinise ja selle ruudu vahel on tara. Proovi teist poolt.

## 8. Four players

learn-four = Neli mängijat
learn-four-text = Mängida võib ka kolmekesi või neljakesi. Kõik lähevad laua teisele poole: Roheline paremale, Punane vasakule. Üle hüpata võid igaühest.
learn-four-task = Hüppa Rohelisest üle.
learn-four-hint = Roheline on kolmnurk. Puuduta ruutu tema taga.
learn-four-word = Hästi. Nelja mängijaga on igaühel ainult 5 tara. Kasuta neid targalt.
learn-four-wrong = Ka nii tohib. Aga nüüd hüppa Rohelisest üle.

## 9. The length of a path

learn-path = Loenda oma samme
learn-path-text = Punktiirjoon on sinu lühim tee. Arv näitab, mitu sammu see on. Kelle arv on väiksem, see on ees.
learn-path-task = Tee oma arv väiksemaks.
learn-path-hint = Käi mööda punktiirjoont.
learn-path-word = Nüüd on sul vaja { $after } sammu. Enne oli vaja { $before }.

## 10. A fence that costs the other more

learn-cost = Hea tara
learn-cost-text = Tara võib ka sulle endale ette jääda. Hea tara pikendab Sinise teed palju ja sinu teed üldse mitte.
learn-cost-task = Pikenda Sinise teed vähemalt 2 sammu võrra, aga enda oma mitte.
learn-cost-hint = Vaata otse Sinise alla. Seal on juba tara. Tee see pikemaks.
learn-cost-word = Nüüd on Sinisel vaja { $after } sammu ja sul sama palju kui enne. See on hea tara.

## 11. The pocket

learn-pocket = Tupik
learn-pocket-text = Sinine kõnnib mööda kitsast tänavat. Välja pääseb sealt ainult ühest kohast. Üks tara sulgeb selle.
learn-pocket-task = Pikenda Sinise teed ühe taraga vähemalt 6 sammu võrra.
learn-pocket-hint = Puuduta vahet ruutude a2 ja a3 vahel.
learn-pocket-word = Sinine peab kogu tee tagasi minema: nüüd { $after } sammu. Ära ise kunagi sellisele tänavale mine!

## 12. Fences for the end

learn-keep = Hoia üks tara alles
learn-keep-text = Sinisel on vaja 2 sammu, sul 3. Ainult jooksmisest ei piisa. Aga sa hoidsid ühe tara alles!
learn-keep-task = Kasuta seda nii, et jõuad esimesena.
learn-keep-hint = Aseta see Sinise teele risti ette, vahetult enne alumist rida.
learn-keep-word = Nüüd on Sinisel vaja { $after } sammu ja sul ainult 3. Lõpus on tara kõige rohkem väärt.

## 13. Counting a race

learn-race = Kes jõuab enne?
learn-race-text = Sul on vaja 4 sammu, Sinisel ka 4, ja on sinu kord. Järelikult jõuad sina esimesena. Tarad viiksid ainult aega.
learn-race-task = Jookse ülemisse ritta.
learn-race-hint = Mine otseteed. Ära lase end peatada.
learn-race-word = Võitsid ühe sammuga. Loenda, enne kui asetad tara: võib-olla tuleb lihtsalt joosta.
learn-race-lost = Liiga hilja: Sinine jõuab esimesena. Iga käik loeb. Proovi uuesti.

## 14. A first plan

learn-plan = Esimene plaan
learn-plan-text = Kuidas alustada? Astu kõigepealt kolm sammu keskelt üles. Siis aseta tara Sinise ette.
learn-plan-task = Kolm sammu üles, siis tara, mis pikendab Sinise teed ühe sammu võrra.
learn-plan-hint = Mine ruudule e4. Siis aseta tara otse Sinise alla.
learn-plan-word = Hea algus. Küsi endalt nüüd iga käigu eel: samm või tara, kumb annab rohkem?
learn-plan-more = Hästi. Jätka.

## 15. A whole game

learn-game = Sinu esimene mäng
learn-game-text = Nüüd mängid Sinise vastu. See on arvuti, kes alles õpib. Näita, mida oskad.
learn-game-task = Võida mäng.
learn-game-hint = Kui sinu arv on väiksem, jookse. Kui ei ole, aseta tara, mis pikendab Sinise teed kõige rohkem.
learn-game-word = Võitsid oma esimese mängu!
learn-game-lost = Seekord oli Sinine kiirem. Küll sa saad: proovi uuesti.
