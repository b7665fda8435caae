### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games = { $count } spil
explorer-empty = Enginn hefur spilað þessa stöðu enn.
explorer-loading = Leita að spilum …
explorer-failed = Ekkert samband við tölfræðina.
explorer-offline = Þú ert án nettengingar: aðeins spil vélarinnar eru sýnd.
explorer-source = Spil
explorer-source-all = Öll spil
explorer-source-engine = Spil vélarinnar
explorer-source-server = Spil á þessum þjóni
explorer-source-index = Safn rekstraraðilans
explorer-from = Frá
explorer-to = Til
explorer-strength = Leikmenn
explorer-strength-any = Allur styrkur
explorer-level = Stig { $level } eða hærra
explorer-rating = Styrkleikastig { $rating } eða hærri
explorer-open = Opna spil
