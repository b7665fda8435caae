### The position editor, at /editor.

editor-title = Editor de posições
editor-board = Tabuleiro do editor de posições
editor-tools = Ferramentas
editor-mirror = Espelhar
editor-clear = Sem barreiras
editor-turn = Rodar
editor-undo = Anular
editor-empty = Vazio
editor-start = Inicial
editor-in-hand = Na reserva
editor-turn-hint = Toca numa forma para lhe dar a vez
editor-moves-next = joga a seguir
editor-set-turn = { $name } joga a seguir
editor-more = Mais uma barreira: { $name }
editor-fewer = Menos uma barreira: { $name }
editor-take-off = Tirar { $name } do tabuleiro
editor-put-back = Voltar a pôr { $name } no tabuleiro
editor-ready = Pronto para jogar
editor-faults = Por corrigir: { $count }
editor-fix = Corrigir
editor-position = Posição em texto
editor-position-wrong = Isto não é uma posição.
editor-play = Jogar a partir daqui
editor-analyse = Analisar
