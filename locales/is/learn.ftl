### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Lærðu að spila
learn-progress = { $step } af { $steps }
learn-steps = Öll skref
learn-again = Aftur
learn-next = Áfram
learn-back = Til baka
learn-skip = Sleppa
learn-finish = Byrja spil
learn-puzzles = Prófa þraut
learn-hint = Vísbending:
learn-show-hint = Sýna vísbendingu
learn-step-done = { $step }: búið
learn-step-open = { $step }: ekki búið enn
learn-over = Nú kanntu spilið. Góða skemmtun!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ekki { $move }.
learn-wrong-fence = Þetta er hlið. Taktu skref í þetta sinn.
learn-wrong-step = Þetta er skref. Settu hlið í þetta sinn.
learn-wrong-away = Þetta skref færir þig frá markinu.
learn-wrong-same = Leið Blás er enn { $after } skref.
learn-wrong-both = Þetta kostar Bláan { $theirs } skref og þig { $yours } skref.
learn-wrong-longer = Nú þarftu { $after } skref. Áður voru þau { $before }.
learn-wrong-small = Nú þarf Blár { $after } skref. Það er ekki nóg enn.

## 1. A step

learn-step = Taktu skref
learn-step-text = Þú ert Gulur. Þú vilt komast í efstu röðina. Þegar þú átt leik getur peðið þitt farið einn reit.
learn-step-task = Farðu upp á e2.
learn-step-hint = Snertu reitinn fyrir ofan peðið þitt.
learn-step-word = Einmitt. Upp, niður, til vinstri eða til hægri: einn reit í hverjum leik.

## 2. The goal

learn-goal = Komdu þér í mark
learn-goal-text = Þú kemst ekki í gegnum hlið. Þú ferð fram hjá því. Þú vinnur á hvaða reit sem er í efstu röðinni.
learn-goal-task = Farðu í efstu röðina.
learn-goal-hint = Farðu til vinstri á d8. Farðu svo upp.
learn-goal-word = Þú vannst! Sá sem kemst fyrstur yfir á hinn endann vinnur spilið.

## 3. A fence

learn-fence = Settu hlið
learn-fence-text = Í staðinn fyrir að taka skref geturðu sett hlið. Það er tveir reitir á lengd. Blár verður að fara fram hjá því.
learn-fence-task = Settu hlið fyrir framan Bláan.
learn-fence-hint = Snertu bilið rétt fyrir neðan Bláan.
learn-fence-word = Nú þarf Blár { $after } skref. Áður voru þau { $before }.

## 4. A fence that is refused

learn-refused = Bannað að loka inni
learn-refused-text = Blár kemst aðeins út úr horninu á einum stað. Hvað ef þú lokar þar líka?
learn-refused-task = Reyndu að loka Bláan inni.
learn-refused-hint = Snertu bilið hægra megin við b9.
learn-refused-word = Sérðu? Þetta má ekki. Allir verða alltaf að geta komist í mark.
learn-refused-wrong = Blár kemst enn út. Lokaðu bilinu hjá b9.

## 5. A jump

learn-jump = Hoppaðu
learn-jump-text = Blár stendur beint fyrir framan þig. Þú mátt hoppa yfir Bláan, á reitinn fyrir aftan hann.
learn-jump-task = Hoppaðu yfir Bláan.
learn-jump-hint = Snertu e6, fyrir aftan Bláan.
learn-jump-word = Tveir reitir í einum leik! Hopp sparar eitt skref.
learn-jump-wrong = Þetta má. En hoppaðu nú yfir Bláan.

## 6. A side-step

learn-side = Farðu til hliðar
learn-side-text = Það er hlið fyrir aftan Bláan. Þú getur ekki hoppað beint yfir. Í staðinn máttu fara á reit við hliðina á Bláum.
learn-side-task = Farðu á reit við hliðina á Bláum.
learn-side-hint = d6 og f6 eru lausir. Snertu annan þeirra.
learn-side-word = Vel gert. Þegar lokað er fyrir beina hoppið máttu fara vinstra eða hægra megin við hitt peðið.
learn-side-blocked = Hliðið lokar fyrir hoppið. Skoðaðu vinstra og hægra megin við Bláan.
learn-side-wrong = Þetta má. En farðu nú á reit við hliðina á Bláum.

## 7. A side-step with one side closed

learn-one-side = Opið öðrum megin
learn-one-side-text = Nú er líka hlið vinstra megin við Bláan.
learn-one-side-task = Finndu lausa reitinn við hliðina á Bláum.
learn-one-side-hint = Skoðaðu hægra megin við Bláan: f6.
learn-one-side-word = Rétt. Þú ferð aldrei í gegnum hlið, ekki einu sinni þegar þú hoppar.
learn-one-side-blocked = Það er hlið á milli Blás og þessa reits. Prófaðu hinum megin.

## 8. Four players

learn-four = Fjórir leikmenn
learn-four-text = Þrír eða fjórir geta líka spilað. Allir fara yfir á hinn endann: Grænn til hægri, Rauður til vinstri. Þú mátt hoppa yfir hvern sem er.
learn-four-task = Hoppaðu yfir Grænan.
learn-four-hint = Grænn er þríhyrningurinn. Snertu reitinn fyrir aftan hann.
learn-four-word = Gott. Þegar fjórir spila fær hver aðeins 5 hlið. Notaðu þau vel.
learn-four-wrong = Þetta má. En hoppaðu nú yfir Grænan.

## 9. The length of a path

learn-path = Teldu skrefin
learn-path-text = Punktalínan er stysta leiðin þín. Talan segir hvað hún er mörg skref. Sá sem er með lægri tölu er á undan.
learn-path-task = Lækkaðu töluna þína.
learn-path-hint = Fylgdu punktalínunni.
learn-path-word = Nú þarftu { $after } skref. Áður voru þau { $before }.

## 10. A fence that costs the other more

learn-cost = Gott hlið
learn-cost-text = Hlið getur líka verið fyrir þér. Gott hlið kostar Bláan mörg skref og þig ekkert.
learn-cost-task = Settu hlið sem kostar Bláan 2 skref eða fleiri og þig ekkert.
learn-cost-hint = Skoðaðu rétt fyrir neðan Bláan. Þar er hlið fyrir. Lengdu það.
learn-cost-word = Nú þarf Blár { $after } skref og þú jafn mörg og áður. Þetta er gott hlið.

## 11. The pocket

learn-pocket = Blindgatan
learn-pocket-text = Blár gengur niður þrönga götu. Það er aðeins ein leið út. Eitt hlið getur lokað henni.
learn-pocket-task = Settu hlið sem kostar Bláan 6 skref eða fleiri.
learn-pocket-hint = Snertu bilið á milli a2 og a3.
learn-pocket-word = Blár verður að fara alla leið til baka: nú { $after } skref. Farðu aldrei inn í svona götu!

## 12. Fences for the end

learn-keep = Geymdu eitt hlið
learn-keep-text = Blár þarf 2 skref, þú þarft 3. Það dugar ekki að hlaupa. En þú geymdir eitt hlið!
learn-keep-task = Notaðu það til að verða á undan í mark.
learn-keep-hint = Settu það þvert yfir leið Blás, rétt fyrir framan neðstu röðina.
learn-keep-word = Nú þarf Blár { $after } skref en þú aðeins 3. Hlið er mest virði í lokin.

## 13. Counting a race

learn-race = Hver er á undan?
learn-race-text = Þú þarft 4 skref, Blár þarf 4 og þú átt leik. Þú verður því á undan. Hlið myndu bara tefja þig.
learn-race-task = Hlauptu í efstu röðina.
learn-race-hint = Farðu beint af augum. Ekki láta neitt stoppa þig.
learn-race-word = Þú vannst með einu skrefi. Teldu áður en þú setur hlið: kannski þarftu bara að hlaupa.
learn-race-lost = Of seint: Blár verður á undan í mark. Hver leikur skiptir máli. Reyndu aftur.

## 14. A first plan

learn-plan = Fyrsta áætlunin
learn-plan-text = Hvernig á að byrja? Taktu fyrst þrjú skref upp miðjuna. Settu svo hlið fyrir framan Bláan.
learn-plan-task = Þrjú skref upp, svo hlið sem kostar Bláan eitt skref.
learn-plan-hint = Farðu upp á e4. Settu svo hlið rétt fyrir neðan Bláan.
learn-plan-word = Góð byrjun. Spurðu þig hér eftir í hverjum leik: skref eða hlið, hvort gefur meira?
learn-plan-more = Gott. Haltu áfram.

## 15. A whole game

learn-game = Fyrsta spilið þitt
learn-game-text = Nú spilarðu við Bláan. Það er tölvan og hún er enn að læra. Sýndu hvað þú getur.
learn-game-task = Vinndu spilið.
learn-game-hint = Ef talan þín er lægri skaltu hlaupa. Annars skaltu setja hliðið sem kostar Bláan mest.
learn-game-word = Þú vannst fyrsta spilið þitt!
learn-game-lost = Blár var fljótari í þetta sinn. Þetta kemur: reyndu aftur.
