### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } peli
       *[other] { $count } peliä
    }
explorer-empty = Kukaan ei ole vielä pelannut tätä asemaa.
explorer-loading = Etsitään pelejä…
explorer-failed = Tilastoihin ei saada yhteyttä.
explorer-offline = Et ole verkossa: vain moottorin pelit näytetään.
explorer-source = Pelit
explorer-source-all = Kaikki pelit
explorer-source-engine = Moottorin pelit
explorer-source-server = Tämän palvelimen pelit
explorer-source-index = Ylläpitäjän kokoelma
explorer-from = Alkaen
explorer-to = Päättyen
explorer-strength = Pelaajat
explorer-strength-any = Kaikki vahvuudet
explorer-level = Taso { $level } tai enemmän
explorer-rating = Vahvuusluku { $rating } tai enemmän
explorer-open = Avaa peli
