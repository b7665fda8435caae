### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = „{ $text }“ er ekki gildur leikur: leikur með peði er reitur eins og e2, hlið er reitur með h eða v eins og e3h.
record-bad-glyph = „{ $text }“ er ekki gilt tákn á eftir leik: til eru !, ?, !!, ??, !? og ?!, hvert strax á eftir sínum leik.
record-unclosed-comment = Þessari athugasemd er ekki lokað: það vantar slaufusviga.
record-stray-brace = Þessi slaufusvigi lokar engri athugasemd.
record-unclosed-variation = Þessu afbrigði er ekki lokað: það vantar sviga.
record-stray-parenthesis = Þessi svigi lokar engu afbrigði.
record-variation-of-nothing = Afbrigði kemur á eftir leiknum sem það kemur í staðinn fyrir, en hér er enginn.
record-bad-tag = Þetta er ekki gilt merki: merki lítur út eins og [Event "Casual game"].
record-repeated-tag = Þetta merki má aðeins koma einu sinni fyrir.
record-tag-after-moves = Merkið { $text } kemur á eftir leikjunum: merki standa á undan þeim.
record-bad-players = „{ $text }“ er ekki gildur fjöldi leikmanna: þeir geta verið 2, 3 eða 4.
record-bad-board = „{ $text }“ er ekki gilt borð: stærðin er frá 2x2 til 9x9, til dæmis 5x7.
record-bad-fences = „{ $text }“ er ekki gildur fjöldi hliða: hver leikmaður hefur 0 til 20.
# $why: a whole sentence
record-bad-position = Upphafsstaðan er röng. { $why }
record-bad-setup = { $why }
record-position-differs = „{ $text }“ stangast á við upphafsstöðuna.
record-bad-result =
    „{ $text }“ eru ekki gild úrslit: úrslit eru ein tala fyrir hvern leikmann með - á milli, til dæmis 1-0 eða 1/2-1/2, eða * fyrir spil sem er ólokið.
# $players: how many play
record-result-players =
    Úrslitin { $text } passa ekki: það þarf eina tölu á hvern leikmann, og { $players ->
        [one] hann er { $players }
       *[other] þeir eru { $players }
    }.
# $score: the right result
record-result-on-board = Úrslitin { $text } eru röng: samkvæmt leikjunum eru þau { $score }.
record-result-winner-out = Úrslitin { $text } eru röng: { $name } er úr leik og getur ekki hafa unnið.
# $names: a list of seats
record-result-shares = Úrslitin { $text } eru röng: jafntefli skiptist á milli þeirra sem eru enn með: { $names }.
# $tag: the result in the tag
record-results-differ = Úrslitin { $text } eru önnur en í merkinu, { $tag }.
record-result-in-variation = Úrslitin { $text } standa í afbrigði: þau eiga heima í lok spilsins.
record-after-result = „{ $text }“ kemur á eftir úrslitunum: ekkert má koma á eftir þeim.
