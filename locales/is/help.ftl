### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Notkun
help-heading-commands = Skipanir
help-heading-arguments = Viðföng
help-heading-options = Valkostir
help-heading-set-up = Hvar spilið byrjar
help-heading-pictures = Myndir
help-heading-examples = Dæmi

help = Fencepost: kapphlaup peða yfir borð með hliðum, fyrir tvo, þrjá eða fjóra leikmenn
    .long =
        Fencepost: kapphlaup peða yfir borð með hliðum, fyrir tvo, þrjá eða fjóra leikmenn.

        Reitirnir heita eins og á skákborði, a1 er neðst til vinstri. Leikur er
          e2     reiturinn sem peð lendir á, líka eftir hopp;
          e3h    lárétt hlið, norðan við e3 og f3;
          e3v    lóðrétt hlið, austan við e3 og e4;
          pass   þar sem ekkert annað er löglegt.

        Hver skipun hefur sína eigin hjálp: fencepost legal --help
    .examples =
        fencepost show                       borðið fyrir fyrsta leik
        fencepost show e2 e8 e3h             borðið eftir þrjá leiki
        fencepost legal --players 4 e2       leikirnir sem Vestur getur svarað e2 með
        fencepost convert game.qgn -o g.gif  spil sem hreyfimynd
        fencepost perft 3                    talning á stöðum, til að prófa vél

help-any-help = Sýna hjálp; -h sýnir minna, --help sýnir meira
help-version = Sýna útgáfuna

## Where the game starts

help-any-players = Hve margir spila: 2, 3 eða 4; sjálfgefið 2
    .long =
        Hve margir spila: 2, 3 eða 4; sjálfgefið 2.

        Tveir eru Suður og Norður, þrír eru Suður, Vestur og Norður.
help-any-board = Breidd og hæð borðsins, 2x2 til 9x9; sjálfgefið 9x9
help-any-fences = Hlið handa hverjum leikmanni, 0 til 20; sjálfgefið 10, 6 eða 5 fyrir tvo, þrjá eða fjóra leikmenn
help-any-position = Byrja á þessari stöðu
    .long =
        Byrja á þessari stöðu í stað nýs spils.

        Staða er ein textalína, eins og "fencepost show" birtir hana síðast:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        Það er: reitir láréttu og lóðréttu hliðanna, skrifaðir í einu lagi; reitir peðanna í röð leikmanna (- fyrir leikmann sem er úr leik); hliðin sem hver hefur á hendi; og 1 ef fyrsti leikmaður á leik, 2 ef það er annar. Borð sem er ekki 9x9 er nefnt í sjötta hluta, til dæmis 5x5.

help-any-moves = Leikir sem eru leiknir fyrst, til dæmis e2 e8 e3h; out:west þar sem Vestur fer úr þriggja eða fjögurra manna spili

## serve

help-serve = Ræsa vefforritið; það gerir fencepost líka án skipunar
    .long =
        Ræsa vefforritið: spila í vafra við fólk og vélar, og gegnum forritaskil fyrir vélmenni. Það gerir fencepost líka án skipunar.

        Slóðin er birt þegar þjónninn er tilbúinn. Ctrl+C eða SIGTERM stöðvar hann snyrtilega; hvað sem gerist er hver staðfestur leikur geymdur á diski, og spilin halda áfram eftir endurræsingu með klukkurnar eins og þær stóðu.
    .examples =
        fencepost serve                                    aðeins á þessari tölvu, á http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games fyrir alla á staðarnetinu
        fencepost serve --trust-proxy --base /fencepost    á bak við öfugan staðgengilsþjón
help-serve-listen = Hvar er hlustað; sjálfgefið 127.0.0.1:8080, sem aðeins þessi tölva nær til. Gátt 0 velur lausa gátt
help-serve-data = Mappan fyrir öll spil; sjálfgefið mappa þessa notanda
help-serve-most-data = Láta skrána með öllum spilum ekki verða stærri en svo mörg MiB; sjálfgefið engin mörk
help-serve-base = Slóðin sem allt er undir, eins og öfugur staðgengilsþjónn sendir hana áfram; sjálfgefið /
help-serve-trust-proxy = Treysta vistföngum sem öfugur staðgengilsþjónn gefur upp (X-Forwarded-For). Aðeins á bak við hann
help-serve-allow-origin = Leyfa líka síðum þessa vefs að senda þjóninum beiðnir; má nota oftar en einu sinni
help-serve-no-analysis = Bjóða ekki upp á greiningu
help-serve-metrics = Birta tölur fyrir Prometheus á /metrics líka þegar aðrir ná til þjónsins
help-serve-engine-threads = Þræðir sem vélar hugsa á; sjálfgefið einum færri en örgjörvarnir
help-serve-engine-pace = Millisekúndur á milli leikja í spilum þar sem aðeins vélar spila; sjálfgefið 500
help-serve-requests = Beiðnir á sekúndu frá einu vistfangi til lengdar; sjálfgefið 50. Hér og í öllum öðrum mörkum merkir 0 engin mörk
help-serve-burst = Beiðnir frá einu vistfangi í einu; sjálfgefið 500
help-serve-games-per-guest = Ólokin spil eins vafra; sjálfgefið 200
help-serve-games-per-address = Ólokin spil stofnuð frá einu vistfangi; sjálfgefið 2000
help-serve-sockets-per-guest = Opnar tengingar eins vafra; sjálfgefið 100
help-serve-sockets-per-address = Opnar tengingar frá einu vistfangi; sjálfgefið 1000
help-serve-log = Hve mikið er skrifað á staðalvilluúttak: off, error, warn, info eða debug; sjálfgefið info
help-serve-log-json = Skrifa annálinn sem JSON, einn hlut í línu

help-export = Skrifa skráningar allra spila þjónsins sem einn .qgn-straum
    .long =
        Skrifa skráningar allra spila þjónsins sem einn .qgn-straum, þau elstu fyrst. Þjónninn má vera í gangi.
    .examples =
        fencepost export -o all.qgn               öll spil í venjulegu möppunni
        fencepost export --data games | less      spilin í annarri möppu
help-export-data = Mappan með spilunum; sjálfgefið mappa þessa notanda
help-export-output = Skráin sem er skrifað í; sjálfgefið staðalúttak

help-backup = Afrita öll spil þjónsins í skrá á meðan hann er í gangi
    .long =
        Afrita öll spil þjónsins í skrá á meðan hann er í gangi.

        Afritið er heilt og samkvæmt sjálfu sér. Til að snúa aftur til þess skaltu stöðva þjóninn og setja skrána í gagnamöppuna undir nafninu fencepost.db, í stað skránna sem byrja á því nafni.
    .examples =
        fencepost backup monday.db                spilin í venjulegu möppunni
        fencepost backup --data games monday.db   spilin í annarri möppu
help-backup-file = Nýja skráin; við skrá sem er þegar til er ekki hreyft
help-backup-data = Mappan með spilunum; sjálfgefið mappa þessa notanda

## perft

help-perft = Telja stöðurnar sem hægt er að ná fram í svo mörgum leikjum
    .long =
        Telja stöðurnar sem hægt er að ná fram í svo mörgum leikjum.

        Svona eru forrit sem kunna reglurnar borin saman: ef tvö þeirra gefa sömu tölu eru þau sammála um hvern löglegan leik niður á þá dýpt. Talan stendur ein í síðustu línu. Unnu spili lýkur þar, þvingað pass telst leikur og endurteknar stöður skipta engu.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   hver fyrsti leikur fyrir sig
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Hve marga leiki niður: 0 til 100
help-perft-divide = Birta á undan tölunni hvern fyrsta leik með þeim hluta hennar sem fylgir honum

## legal

help-legal = Telja upp löglega leiki
    .long =
        Telja upp löglega leiki í stöðu, eða eftir nokkra leiki, í einni línu.

        Þeim er raðað staf fyrir staf. Þar sem ekkert er löglegt stendur pass; þegar spilinu er lokið er línan tóm.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Teikna stöðu sem texta
    .long =
        Teikna stöðu, eða þá sem kemur upp eftir nokkra leiki, sem texta.

        S, W, N og E eru peð Suðurs, Vesturs, Norðurs og Austurs, # er hlið. Fyrir neðan borðið eru hliðin á hendi, lengd stystu leiðar hvers peðs í mark, hver á leik, og í síðustu línu staðan sjálf, fyrir --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Hvenær litir eru notaðir: auto (á skjáhermum sem ráða við þá, sjálfgefið), always eða never

## convert

help-convert = Breyta skráningum og leikjalistum í annað form eða í myndir
    .long =
        Lesa skráningar eða leikjalista og skrifa þau á öðru formi eða sem myndir.

        Textaform:
          qgn     skráning: merki, tölusettir leikir, afbrigði, athugasemdir, úrslit
          moves   aðeins leikirnir, eitt spil í línu
          json    einn hlutur í línu, með öllu sem skráning geymir
        Myndir, af einu spili:
          svg     staða, sem teikning
          png     staða, í dílum
          gif     allt spilið, einn rammi á leik

        Í skrá má vera hvaða fjöldi spila sem er. Ef eitthvað í henni er rangt er ekkert skrifað, og skilaboðin segja hvar og hvers vegna.
    .examples =
        fencepost convert game.txt > game.qgn          snyrtileg skráning úr leikjalista
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Skráin sem á að lesa; - er staðalinntak
help-convert-from = Form hennar: qgn, moves eða json; giskað er á það ef það er ekki gefið upp
help-convert-to = Formið sem á að skrifa: qgn, moves, json, svg, png eða gif
    .long =
        Formið sem á að skrifa: qgn, moves, json, svg, png eða gif.

        Sé það ekki gefið upp ræðst það af nafni skrárinnar í --output, og er annars qgn.
help-convert-dialect = Hvernig leikir eru skrifaðir í skránni: fencepost, glendenning, openspiel eða qtp
    .long =
        Hvernig leikir eru skrifaðir í skránni: fencepost, glendenning, openspiel eða qtp; sjálfgefið fencepost.

        glendenning og openspiel telja raðirnar frá hinum endanum. qtp kennir hlið við röðina fyrir ofan, og Norður byrjar.
help-convert-to-dialect = Hvernig á að skrifa leiki; sömu kostir
help-convert-output = Skrifa í þessa skrá, allt í einu í lokin; - er staðalúttak, sem er líka sjálfgefið
help-convert-game = Aðeins spilið með þessu númeri; það fyrsta er 1
help-convert-players = Hve margir spila í leikjalistum, sem geta ekki sagt það sjálfir: 2, 3 eða 4; sjálfgefið 2
help-convert-board = Breidd og hæð borðsins í þeim, 2x2 til 9x9; sjálfgefið 9x9
help-convert-fences = Hlið handa hverjum leikmanni í þeim, 0 til 20
help-convert-position = Staðan sem þeir byrja á í staðinn
help-convert-ply = Sýna stöðuna eftir svo marga leiki, 0 fyrir upphafið; sjálfgefið þá síðustu
help-convert-theme = Útlitið: wood, light eða dark; sjálfgefið wood
help-convert-size = Breiddin í dílum, 16 til 4096
help-convert-coordinates = Með bókstöfum og tölum í kringum borðið; þannig er það hvort sem er
help-convert-no-coordinates = Án þeirra
help-convert-flip = Séð úr norðri
help-convert-delay = Hve lengi hver rammi í gif sést, í millisekúndum, 20 til 60000; sjálfgefið 900

## engine

help-engine = Spila sem vél: hlusta á staðalinntak, svara á staðalúttak
    .long =
        Spila sem vél fyrir önnur forrit: hlusta á staðalinntak, svara á staðalúttak.

        Samskiptareglurnar eru tvennar: uci, þær sem skákvélar nota, með leikjum þessa spils, og qtp, textareglur Aþenuháskóla. Báðum er lýst í docs/protocols.md. Til að prófa uci í höndunum skaltu slá inn: position startpos moves e2, síðan: go movetime 1000, síðan: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Samskiptareglur: uci (sjálfgefið) eða qtp
help-engine-player = Hver spilar í stað vélarinnar, til að mæla aðra við: random, racer, greedy eða rollouts, sá veikasti fyrst
help-engine-level = Hve vel er spilað: 1 til 10 fyrir fólk; 0, sem er sjálfgefið, er fullur styrkur
help-engine-threads = Með hve mörgum þráðum er leitað; sjálfgefið 1
help-engine-hash = Minni fyrir töflu þekktra staða, í MiB; sjálfgefið 64
help-engine-seed = Tala sem ræður öllu sem annars er tilviljun; sjálfgefið 0
help-engine-movetime = Með qtp: hve lengi er hugsað um hvern leik, í millisekúndum; sjálfgefið 1000

## bench

help-bench = Leita í föstu safni staða, til að bera saman vélar og tölvur
    .long =
        Leita í föstu safni staða, til að bera saman vélar og tölvur.

        Hver lína segir hve margar stöður voru skoðaðar og hvaða leikur fannst. Síðasta línan er summan fyrir tvo leikmenn og hraðinn: fjöldi hnúta er sá sami í hverri keyrslu og á hverri tölvu, á meðan vélin er sú sama. Þrír og fjórir leikmenn hafa eigin línu þar á undan.
    .examples =
        fencepost bench

## match

help-match = Láta tvær vélar spila hvora við aðra og segja hvor er sterkari
    .long =
        Láta tvær vélar spila hvora við aðra og segja hvor er sterkari.

        A og B eru skipanalínur forrita sem tala uci eða qtp; settu gæsalappir utan um hvora. Hver byrjun er spiluð tvisvar með víxluðum litum, dómari ber hvern leik saman við reglurnar, og úrslitin eru gefin frá sjónarhóli A, með skekkju eftir spilapörum. Ctrl-C stöðvar viðureignina og sýnir úrslitin fram að því.

        Spil tapast ef vél hrynur, leikur ólöglegan leik eða notar of mikinn tíma; það er talið sérstaklega. Með þremur eða fjórum leikmönnum er sá sem það gerir úr leik og hinir spila áfram.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Skipanalína vélarinnar sem úrslitin eru gefin fyrir
help-match-engine-b = Skipanalína hinnar vélarinnar
help-match-games = Hve mörg spil; sjálfgefið 100. Litum er víxlað frá spili til spils, svo að slétt tala er best
help-match-time = Hve mikið á að hugsa: 100ms eða 2s á leik, 10000n (hnútar) á leik, eða 60+0.5, klukka með viðbót í sekúndum; sjálfgefið 100ms
help-match-time-b = Það sama fyrir B eingöngu
help-match-openings = Skrá með byrjunum, einni í línu: leikirnir sem byrjað er á, og athugasemdir á eftir #. Sjálfgefið upphafsstaðan
help-match-records = Skrifa öll spil í þessa skrá, sem .qgn
help-match-sprt = Hætta um leið og ljóst er að A er ELO1 sterkari, eða ekki meira en ELO0
    .long =
        Hætta um leið og ljóst er að A er ELO1 sterkari (H1), eða ekki meira en ELO0 (H0).

        Þetta er raðbundið líkindahlutfallspróf yfir spilapör. Tvær tölur í viðbót, eins og í 0,10,0.01,0.05, eru líkurnar á að samþykkja H1 eða H0 ranglega; sjálfgefið 0.05 hvor.
help-match-concurrency = Hve mörg spil í einu; sjálfgefið 1
help-match-field = Með þremur eða fjórum leikmönnum: hver hefur hve mörg sæti, a-vs-bbb (sjálfgefið), aa-vs-bb, aaa-vs-b og svo framvegis. Skipt er um sæti frá spili til spils uns allir hafa setið alls staðar
help-match-max-plies = Spilum sem ná svo mörgum leikjum lýkur með jafntefli; sjálfgefið 400
help-match-margin = Hve miklu lengur en leyft er svar má taka, til dæmis 50ms; sjálfgefið 100ms
help-match-patience = Hve lengi er beðið eftir leik þegar hnútar eru taldir en ekki tími; sjálfgefið 120s
help-match-protocol-a = Samskiptareglur fyrir A: uci (sjálfgefið) eða qtp
help-match-protocol-b = Samskiptareglur fyrir B: uci (sjálfgefið) eða qtp
help-match-name-a = Hvað A heitir í skráningum; sjálfgefið eigið nafn
help-match-name-b = Hvað B heitir í skráningum; sjálfgefið eigið nafn
help-match-option-a = Breyta stillingu hjá A, til dæmis Hash=256, í uci. Má nota oftar en einu sinni
help-match-option-b = Breyta stillingu hjá B, til dæmis Hash=256, í uci. Má nota oftar en einu sinni
help-match-seed = Tala sem ræður því sem annars er tilviljun, fyrir vélar með stillinguna Seed; sjálfgefið 0
help-match-progress = Hvenær sagt er frá stöðu viðureignarinnar: auto (í einni línu, á skjáhermum, sjálfgefið), always (líka í skrár, ein lína á spil) eða never

## solve

help-solve = Finna út hver vinnur lítið tveggja manna spil ef báðir spila sem best
    .long =
        Finna út hver vinnur lítið tveggja manna spil ef báðir spila sem best.

        Hver staða sem getur komið upp er reiknuð, svo að svarið er nákvæmt. Sigurvegarinn flýtir sér og hinn heldur út eins lengi og hægt er; lengdin er talin í leikjum beggja leikmanna. Síðasta línan er gildið: "first player wins in N", "second player wins in N" eða "draw". Á undan henni eru fyrstu leikirnir sem halda því, þeir bestu fyrst.

        Tími og minni vaxa hratt með borðinu og hliðunum: 5x5 með 3 hliðum á mann tekur sekúndur og 74 MiB, með 5 mínútu og 663 MiB. Spili sem kemst ekki fyrir í minni er hafnað.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Breidd og hæð borðsins, 2x2 til 9x9; sjálfgefið 9x9, sem er allt of stórt
help-solve-fences = Hlið handa hverjum leikmanni, 0 til 20; sjálfgefið 10
help-solve-memory = Hve mikið minni má nota, í MiB; sjálfgefið það sem er laust
help-solve-threads = Með hve mörgum þráðum er unnið; sjálfgefið einn á hvern örgjörvakjarna

## rules

help-rules = Birta reglur spilsins
    .long =
        Birta reglur spilsins, með myndum teiknuðum með venjulegum stöfum.

        Tungumálið er það sem skjáhermirinn notar, eða það sem er nefnt með kóða, til dæmis de eða zh-Hant.
    .examples =
        fencepost rules            á tungumáli þessa skjáhermis
        fencepost rules ja | less  á japönsku
help-rules-language = Kóði tungumáls; sjálfgefið tungumál skjáhermisins

## completions

help-completions = Birta skriftu sem fyllir út skipanir og valkosti í skel
    .long =
        Birta skriftu sem fyllir út skipanir og valkosti í skel.

        Settu hana þar sem skelin þín leitar að slíkum skriftum og ræstu síðan nýja skel.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Skelin: bash, zsh, fish, powershell eða elvish

## help

help-help = Birta hjálp um skipun
    .long = Birta hjálp um skipun, eins og COMMAND --help gerir, eða um forritið.
    .examples = fencepost help convert
help-help-command = Skipunin
