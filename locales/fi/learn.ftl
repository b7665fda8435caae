### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Opi pelaamaan
learn-progress = { $step } / { $steps }
learn-steps = Kaikki vaiheet
learn-again = Uudestaan
learn-next = Seuraava
learn-back = Takaisin
learn-skip = Ohita
learn-finish = Pelaa peli
learn-puzzles = Kokeile pulmaa
learn-hint = Vihje:
learn-show-hint = Näytä vihje
learn-step-done = { $step }: tehty
learn-step-open = { $step }: vielä tekemättä
learn-over = Nyt osaat pelin. Pidä hauskaa!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Ei { $move }.
learn-wrong-fence = Se on aita. Ota tällä kertaa askel.
learn-wrong-step = Se on askel. Aseta tällä kertaa aita.
learn-wrong-away = Tuo askel vie poispäin maalista.
learn-wrong-same = Sininen tarvitsee yhä { $after } askelta.
learn-wrong-both =
    Sinisen reitti pitenee { $theirs ->
        [one] yhden askelen
       *[other] { $theirs } askelta
    } ja sinun reittisi { $yours ->
        [one] yhden askelen
       *[other] { $yours } askelta
    }.
learn-wrong-longer = Nyt tarvitset { $after } askelta. Äsken riitti { $before }.
learn-wrong-small = Nyt Sininen tarvitsee { $after } askelta. Se ei vielä riitä.

## 1. A step

learn-step = Ota askel
learn-step-text = Sinä olet Keltainen. Haluat päästä ylimmälle riville. Omalla vuorollasi nappulasi voi liikkua yhden ruudun.
learn-step-task = Astu ylös ruutuun e2.
learn-step-hint = Napauta ruutua nappulasi yläpuolella.
learn-step-word = Juuri noin. Ylös, alas, vasemmalle tai oikealle: yksi ruutu joka vuorolla.

## 2. The goal

learn-goal = Maaliin
learn-goal-text = Aidan läpi ei pääse. Se pitää kiertää. Voitat missä tahansa ylimmän rivin ruudussa.
learn-goal-task = Kulje ylimmälle riville.
learn-goal-hint = Mene vasemmalle ruutuun d8. Mene sitten ylös.
learn-goal-word = Voitit! Se voittaa pelin, joka pääsee ensin toiselle puolelle.

## 3. A fence

learn-fence = Aseta aita
learn-fence-text = Askelen sijasta voit asettaa aidan. Se on kahden ruudun pituinen. Sinisen täytyy kiertää se.
learn-fence-task = Aseta aita Sinisen eteen.
learn-fence-hint = Napauta rakoa heti Sinisen alapuolella.
learn-fence-word = Nyt Sininen tarvitsee { $after } askelta. Äsken riitti { $before }.

## 4. A fence that is refused

learn-refused = Sisään ei saa sulkea
learn-refused-text = Sininen pääsee nurkasta vain yhdestä kohdasta. Entä jos suljet senkin?
learn-refused-task = Yritä sulkea Sininen sisään.
learn-refused-hint = Napauta rakoa ruudun b9 oikealla puolella.
learn-refused-word = Näitkö? Se ei ole sallittua. Jokaisella on aina oltava tie maaliin.
learn-refused-wrong = Sininen pääsee vielä ulos. Sulje rako ruudun b9 vierestä.

## 5. A jump

learn-jump = Hyppää
learn-jump-text = Sininen on aivan edessäsi. Saat hypätä Sinisen yli ruutuun, joka on sen takana.
learn-jump-task = Hyppää Sinisen yli.
learn-jump-hint = Napauta ruutua e6 Sinisen takana.
learn-jump-word = Kaksi ruutua yhdellä siirrolla! Hyppy säästää askelen.
learn-jump-wrong = Niinkin saa tehdä. Mutta hyppää nyt Sinisen yli.

## 6. A side-step

learn-side = Sivusta ohi
learn-side-text = Sinisen takana on aita. Suoraan yli et voi hypätä. Sen sijaan saat mennä Sinisen viereen.
learn-side-task = Astu ruutuun Sinisen viereen.
learn-side-hint = d6 ja f6 ovat vapaita. Napauta jompaakumpaa.
learn-side-word = Hienoa! Kun suora hyppy ei onnistu, saat mennä toisen nappulan vasemmalle tai oikealle puolelle.
learn-side-blocked = Aita on hyppysi tiellä. Katso Sinisen vasemmalle ja oikealle puolelle.
learn-side-wrong = Niinkin saa tehdä. Mutta astu nyt Sinisen viereen.

## 7. A side-step with one side closed

learn-one-side = Vain toinen puoli on auki
learn-one-side-text = Nyt myös Sinisen vasemmalla puolella on aita.
learn-one-side-task = Etsi Sinisen vierestä vapaa ruutu.
learn-one-side-hint = Katso Sinisen oikealle puolelle: f6.
learn-one-side-word = Oikein. Aidan läpi ei pääse koskaan, ei edes hyppäämällä.
learn-one-side-blocked = Sinisen ja tuon ruudun välissä on aita. Kokeile toista puolta.

## 8. Four players

learn-four = Neljä pelaajaa
learn-four-text = Myös kolme tai neljä voi pelata. Kaikki menevät vastapuolelle: Vihreä oikealle, Punainen vasemmalle. Saat hypätä kenen tahansa yli.
learn-four-task = Hyppää Vihreän yli.
learn-four-hint = Vihreä on kolmio. Napauta ruutua sen takana.
learn-four-word = Hyvä. Neljän pelissä jokaisella on vain 5 aitaa. Käytä ne viisaasti.
learn-four-wrong = Niinkin saa tehdä. Mutta hyppää nyt Vihreän yli.

## 9. The length of a path

learn-path = Laske askeleesi
learn-path-text = Pisteviiva on lyhin reittisi. Luku kertoo, montako askelta siinä on. Se on edellä, jonka luku on pienempi.
learn-path-task = Pienennä lukuasi.
learn-path-hint = Seuraa pisteviivaa.
learn-path-word = Nyt tarvitset { $after } askelta. Äsken tarvitsit { $before }.

## 10. A fence that costs the other more

learn-cost = Hyvä aita
learn-cost-text = Aita voi olla myös omalla tielläsi. Hyvä aita pidentää Sinisen reittiä paljon ja sinun reittiäsi ei yhtään.
learn-cost-task = Pidennä Sinisen reittiä ainakin 2 askelta, mutta älä omaasi.
learn-cost-hint = Katso heti Sinisen alapuolelle. Siellä on jo aita. Jatka sitä.
learn-cost-word = Sininen tarvitsee nyt { $after } askelta ja sinä yhtä monta kuin ennen. Se on hyvä aita.

## 11. The pocket

learn-pocket = Umpikuja
learn-pocket-text = Sininen kulkee kapeaa kujaa. Sieltä pääsee ulos vain yhdestä kohdasta. Yksi aita sulkee sen.
learn-pocket-task = Pidennä Sinisen reittiä yhdellä aidalla ainakin 6 askelta.
learn-pocket-hint = Napauta rakoa ruutujen a2 ja a3 välissä.
learn-pocket-word = Sinisen täytyy palata koko matka: nyt { $after } askelta. Älä itse mene koskaan sellaiseen kujaan!

## 12. Fences for the end

learn-keep = Säästä aita
learn-keep-text = Sininen tarvitsee 2 askelta, sinä 3. Pelkkä juokseminen ei riitä. Mutta olet säästänyt yhden aidan!
learn-keep-task = Käytä se niin, että ehdit ensin.
learn-keep-hint = Aseta se poikittain Sinisen tielle, juuri ennen alinta riviä.
learn-keep-word = Sininen tarvitsee nyt { $after } askelta ja sinä vain 3. Lopussa aita on arvokkain.

## 13. Counting a race

learn-race = Kumpi ehtii ensin?
learn-race-text = Sinä tarvitset 4 askelta, Sininen myös 4, ja on sinun vuorosi. Siis sinä ehdit ensin. Aidat veisivät vain aikaa.
learn-race-task = Juokse ylimmälle riville.
learn-race-hint = Mene suorinta tietä. Älä pysähdy.
learn-race-word = Voitit yhdellä askelella. Laske, ennen kuin asetat aidan: ehkä riittää, että juokset.
learn-race-lost = Liian myöhään: Sininen ehtii ensin. Jokainen vuoro on tärkeä. Yritä uudelleen.

## 14. A first plan

learn-plan = Ensimmäinen suunnitelma
learn-plan-text = Miten kannattaa aloittaa? Ota ensin kolme askelta ylös keskeltä. Aseta sitten aita Sinisen eteen.
learn-plan-task = Kolme askelta ylös, sitten aita, joka pidentää Sinisen reittiä askelen.
learn-plan-hint = Kulje ruutuun e4. Aseta sitten aita heti Sinisen alapuolelle.
learn-plan-word = Hyvä alku. Kysy tästä lähtien joka vuorolla: askel vai aita, kummasta on enemmän hyötyä?
learn-plan-more = Hyvä. Jatka vain.

## 15. A whole game

learn-game = Ensimmäinen pelisi
learn-game-text = Nyt pelaat Sinistä vastaan. Se on tietokone, joka vasta opettelee. Näytä, mitä osaat.
learn-game-task = Voita peli.
learn-game-hint = Jos sinun lukusi on pienempi, juokse. Jos ei, aseta aita, joka pidentää Sinisen reittiä eniten.
learn-game-word = Voitit ensimmäisen pelisi!
learn-game-lost = Tällä kertaa Sininen oli nopeampi. Kyllä se onnistuu: yritä uudelleen.
