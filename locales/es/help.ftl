### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Uso
help-heading-commands = Comandos
help-heading-arguments = Argumentos
help-heading-options = Opciones
help-heading-set-up = Dónde empieza la partida
help-heading-pictures = Imágenes
help-heading-examples = Ejemplos

help = Fencepost: una carrera de peones por un tablero con barreras, para dos, tres o cuatro jugadores
    .long =
        Fencepost: una carrera de peones por un tablero con barreras, para dos, tres o cuatro jugadores.

        Las casillas se nombran como las de un tablero de ajedrez, con a1 abajo a la izquierda. Una jugada es
          e2     la casilla a la que llega un peón, también de un salto;
          e3h    una barrera horizontal, al norte de e3 y f3;
          e3v    una barrera vertical, al este de e3 y e4;
          pass   cuando no se permite nada más.

        Cada comando tiene su propia ayuda: fencepost legal --help
    .examples =
        fencepost show                       el tablero antes de la primera jugada
        fencepost show e2 e8 e3h             el tablero después de tres jugadas
        fencepost legal --players 4 e2       las jugadas con que Oeste puede responder a e2
        fencepost convert game.qgn -o g.gif  una partida en imágenes animadas
        fencepost perft 3                    un recuento de posiciones, para comprobar un motor

help-any-help = Mostrar la ayuda; -h da menos, --help da más
help-version = Mostrar la versión

## Where the game starts

help-any-players = Cuántos juegan: 2, 3 o 4; por defecto, 2
    .long =
        Cuántos juegan: 2, 3 o 4; por defecto, 2.

        Si son dos, Sur y Norte; si son tres, Sur, Oeste y Norte.
help-any-board = Ancho y alto del tablero, de 2x2 a 9x9; por defecto, 9x9
help-any-fences = Barreras por jugador, de 0 a 20; por defecto, 10, 6 o 5 con dos, tres o cuatro jugadores
help-any-position = Empezar desde esta posición
    .long =
        Empezar desde esta posición en vez de una partida nueva.

        Una posición es una línea de texto, la última que muestra «fencepost show»:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        es decir: las casillas de las barreras horizontales y de las verticales, todas seguidas; las casillas de los peones en el orden de los turnos (- para un jugador que ya no está en juego); las barreras que cada uno tiene en reserva; y 1 si le toca al primer jugador, 2 si le toca al segundo. Un tablero que no sea de 9x9 se indica en una sexta parte, por ejemplo 5x5.

help-any-moves = Jugadas previas, por ejemplo e2 e8 e3h; out:west cuando Oeste deja una partida de tres o cuatro

## serve

help-serve = Iniciar la aplicación web; es también lo que hace fencepost sin ningún comando
    .long =
        Iniciar la aplicación web: se juega en un navegador contra personas y motores, o mediante una API para bots. Es también lo que hace fencepost sin ningún comando.

        La dirección se muestra cuando el servidor está listo. Ctrl+C o un SIGTERM lo cierran limpiamente; pase lo que pase, toda jugada confirmada está en el disco, y las partidas continúan cuando se vuelve a iniciar, con los relojes como estaban.
    .examples =
        fencepost serve                                    solo en este equipo, en http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games para toda la red
        fencepost serve --trust-proxy --base /fencepost    detrás de un proxy inverso
help-serve-listen = Dónde escuchar; por defecto, 127.0.0.1:8080, accesible solo desde este equipo. El puerto 0 toma uno libre
help-serve-data = La carpeta de todas las partidas; por defecto, una carpeta de este usuario
help-serve-most-data = Limitar el archivo de todas las partidas a este número de MiB; por defecto, sin límite
help-serve-base = La ruta de la que cuelga todo, tal como la transmite un proxy inverso; por defecto, /
help-serve-trust-proxy = Fiarse de las direcciones que comunica un proxy inverso (X-Forwarded-For). Solo si hay uno delante
help-serve-allow-origin = Permitir que también las páginas de este sitio llamen al servidor; se puede repetir
help-serve-no-analysis = No ofrecer análisis
help-serve-metrics = Ofrecer datos para Prometheus en /metrics aunque otros puedan acceder al servidor
help-serve-engine-threads = Hilos en los que piensan los motores; por defecto, uno menos que procesadores
help-serve-engine-pace = Milisegundos entre jugadas en las partidas donde solo juegan motores; por defecto, 500
help-serve-requests = Peticiones por segundo desde una dirección, a la larga; por defecto, 50. En este y en todos los demás límites, 0 es ninguno
help-serve-burst = Peticiones de golpe desde una dirección; por defecto, 500
help-serve-games-per-guest = Partidas sin terminar de un navegador; por defecto, 200
help-serve-games-per-address = Partidas sin terminar creadas desde una dirección; por defecto, 2000
help-serve-sockets-per-guest = Conexiones abiertas de un navegador; por defecto, 100
help-serve-sockets-per-address = Conexiones abiertas desde una dirección; por defecto, 1000
help-serve-log = Cuánto escribir en la salida de error: off, error, warn, info o debug; por defecto, info
help-serve-log-json = Escribir el registro en JSON, un objeto por línea

help-export = Escribir todas las partidas del servidor en un solo flujo .qgn
    .long =
        Escribir todas las partidas del servidor en un solo flujo .qgn, las más antiguas primero. El servidor puede estar en marcha.
    .examples =
        fencepost export -o all.qgn               todas las partidas de la carpeta habitual
        fencepost export --data games | less      las de otra carpeta
help-export-data = La carpeta de las partidas; por defecto, una carpeta de este usuario
help-export-output = El archivo en que escribir; por defecto, la salida estándar

help-backup = Copiar todas las partidas del servidor a un archivo, mientras funciona
    .long =
        Copiar todas las partidas del servidor a un archivo, mientras funciona.

        La copia es completa y coherente. Para volver a ella, detén el servidor y pon el archivo en la carpeta de datos con el nombre fencepost.db, en lugar de los archivos que empiezan por ese nombre.
    .examples =
        fencepost backup monday.db                las partidas de la carpeta habitual
        fencepost backup --data games monday.db   las de otra carpeta
help-backup-file = El archivo nuevo; si ya existe, no se toca
help-backup-data = La carpeta de las partidas; por defecto, una carpeta de este usuario

## perft

help-perft = Contar las posiciones a las que se puede llegar en un número dado de jugadas
    .long =
        Contar las posiciones a las que se puede llegar en un número dado de jugadas.

        Así se comparan los programas que conocen las reglas: si dos dan el mismo número, coinciden en todas las jugadas permitidas hasta esa profundidad. El total aparece solo en la última línea. Una partida ganada acaba ahí, un pase obligado cuenta como jugada y las posiciones repetidas no cambian nada.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   cada primera jugada por separado
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Cuántas jugadas de profundidad: de 0 a 100
help-perft-divide = Antes del total, mostrar cada primera jugada con la parte del total que le corresponde

## legal

help-legal = Enumerar las jugadas permitidas
    .long =
        Enumerar en una línea las jugadas permitidas en una posición, o después de algunas jugadas.

        Van ordenadas letra a letra. Si no se permite nada, la línea dice pass; si la partida ha terminado, está vacía.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Dibujar una posición como texto
    .long =
        Dibujar como texto una posición, o la que resulta tras algunas jugadas.

        S, W, N y E son los peones de Sur, Oeste, Norte y Este; # es una barrera. Debajo del tablero están las barreras en reserva, la longitud del camino más corto de cada peón a su llegada, a quién le toca y, en la última línea, la posición misma, para --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Cuándo usar colores: auto (en los terminales que los admiten; por defecto), always o never

## convert

help-convert = Convertir partidas anotadas y listas de jugadas a otro formato, o en imágenes
    .long =
        Leer partidas anotadas o listas de jugadas y escribirlas en otro formato o como imágenes.

        Formatos de texto:
          qgn     una partida anotada: etiquetas, jugadas numeradas, variantes, comentarios, resultado
          moves   solo las jugadas, una partida por línea
          json    un objeto por línea, con todo lo que contiene una partida anotada
        Imágenes, de una partida:
          svg     una posición, como dibujo
          png     una posición, en píxeles
          gif     la partida entera, un fotograma por jugada

        Un archivo puede contener cualquier número de partidas. Si hay algún error, no se escribe nada, y el mensaje dice dónde y por qué.
    .examples =
        fencepost convert game.txt > game.qgn          una anotación limpia a partir de una lista de jugadas
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = El archivo que leer; - es la entrada estándar
help-convert-from = Su formato: qgn, moves o json; por defecto, se adivina
help-convert-to = El formato que escribir: qgn, moves, json, svg, png o gif
    .long =
        El formato que escribir: qgn, moves, json, svg, png o gif.

        Por defecto se deduce del nombre del archivo de --output y, si no, es qgn.
help-convert-dialect = Cómo están escritas las jugadas en el archivo: fencepost, glendenning, openspiel o qtp
    .long =
        Cómo están escritas las jugadas en el archivo: fencepost, glendenning, openspiel o qtp; por defecto, fencepost.

        glendenning y openspiel cuentan las filas desde el lado opuesto. qtp nombra una barrera una fila más arriba, y empieza Norte.
help-convert-to-dialect = Cómo escribir las jugadas; las mismas opciones
help-convert-output = Escribir en este archivo, de una vez al final; - es la salida estándar, como por defecto
help-convert-game = Solo la partida con este número; la primera es la 1
help-convert-players = Cuántos juegan en las listas de jugadas, que no lo indican: 2, 3 o 4; por defecto, 2
help-convert-board = Ancho y alto de su tablero, de 2x2 a 9x9; por defecto, 9x9
help-convert-fences = Barreras de cada uno de sus jugadores, de 0 a 20
help-convert-position = La posición desde la que empiezan
help-convert-ply = Mostrar la posición tras este número de jugadas, 0 para el principio; por defecto, la última
help-convert-theme = El aspecto: wood, light o dark; por defecto, wood
help-convert-size = El ancho en píxeles, de 16 a 4096
help-convert-coordinates = Con letras y números alrededor del tablero; así es por defecto
help-convert-no-coordinates = Sin ellos
help-convert-flip = Visto desde el norte
help-convert-delay = Cuánto dura cada fotograma de un gif, en milisegundos, de 20 a 60000; por defecto, 900

## engine

help-engine = Jugar como motor: escuchar la entrada estándar y responder en la salida estándar
    .long =
        Jugar como motor para otros programas: escuchar la entrada estándar y responder en la salida estándar.

        Hay dos protocolos: uci, el de los motores de ajedrez con las jugadas de este juego, y qtp, el protocolo de texto de la Universidad de Atenas. Ambos se describen en docs/protocols.md. Para probar uci a mano, escribe: position startpos moves e2, luego: go movetime 1000, luego: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Cómo comunicarse: uci (por defecto) o qtp
help-engine-player = Quién juega en lugar del motor, como referencia para medir a otros: random, racer, greedy o rollouts, del más débil al más fuerte
help-engine-level = La fuerza de juego: de 1 a 10 para personas; 0, por defecto, es la fuerza máxima
help-engine-threads = Cuántos hilos usar en la búsqueda; por defecto, 1
help-engine-hash = Memoria para la tabla de posiciones conocidas, en MiB; por defecto, 64
help-engine-seed = Un número que fija todo lo que se deja al azar; por defecto, 0
help-engine-movetime = Con qtp, cuánto pensar cada jugada, en milisegundos; por defecto, 1000

## bench

help-bench = Explorar un conjunto fijo de posiciones, para comparar motores y ordenadores
    .long =
        Explorar un conjunto fijo de posiciones, para comparar motores y ordenadores.

        Cada línea dice cuántas posiciones se examinaron y qué jugada se encontró. La última línea es la suma para dos jugadores y la velocidad: el número de nodos es el mismo cada vez y en cada ordenador, mientras el motor sea el mismo. Tres y cuatro jugadores tienen su propia línea justo antes.
    .examples =
        fencepost bench

## match

help-match = Enfrentar dos motores y decir cuál es más fuerte
    .long =
        Enfrentar dos motores y decir cuál es más fuerte.

        A y B son líneas de comandos de programas que hablan el protocolo uci o qtp; pon cada una entre comillas. Cada apertura se juega dos veces intercambiando los colores, un árbitro comprueba cada jugada según las reglas, y el resultado se da desde el punto de vista de A, con su error por pares de partidas. Ctrl-C termina el encuentro y da el resultado hasta ese momento.

        Un fallo del programa, una jugada no permitida o un exceso de tiempo hacen perder la partida; se cuentan aparte. Con tres o cuatro jugadores, quien lo comete queda fuera y los demás siguen jugando.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = La línea de comandos del motor cuyo resultado se da
help-match-engine-b = La línea de comandos del otro motor
help-match-games = Cuántas partidas; por defecto, 100. Los colores se intercambian de una partida a otra, así que conviene un número par
help-match-time = Cuánto pensar: 100ms o 2s por jugada, 10000n (nodos) por jugada, o 60+0.5, un reloj con incremento en segundos; por defecto, 100ms
help-match-time-b = Lo mismo, solo para B
help-match-openings = Un archivo de aperturas, una por línea: las jugadas iniciales, y comentarios después de #. Por defecto, la posición inicial
help-match-records = Escribir todas las partidas en este archivo, como .qgn
help-match-sprt = Parar en cuanto esté claro que A es más fuerte en ELO1, o no más que en ELO0
    .long =
        Parar en cuanto esté claro que A es más fuerte en ELO1 (H1), o no más que en ELO0 (H0).

        Es una prueba secuencial de razón de probabilidades sobre pares de partidas. Dos números más, como en 0,10,0.01,0.05, son las probabilidades de aceptar por error H1 o H0; por defecto, 0.05 cada una.
help-match-concurrency = Cuántas partidas a la vez; por defecto, 1
help-match-field = Con tres o cuatro jugadores, quién tiene cuántos puestos: a-vs-bbb (por defecto), aa-vs-bb, aaa-vs-b, etc. Los puestos cambian de una partida a otra hasta que todos han pasado por todos
help-match-max-plies = Las partidas que llegan a este número de jugadas son empate; por defecto, 400
help-match-margin = Cuánto puede pasarse del tiempo una respuesta, por ejemplo 50ms; por defecto, 100ms
help-match-patience = Cuánto esperar una jugada cuando se cuentan nodos y no tiempo; por defecto, 120s
help-match-protocol-a = Cómo comunicarse con A: uci (por defecto) o qtp
help-match-protocol-b = Cómo comunicarse con B: uci (por defecto) o qtp
help-match-name-a = Cómo llamar a A en las partidas anotadas; por defecto, su propio nombre
help-match-name-b = Cómo llamar a B en las partidas anotadas; por defecto, su propio nombre
help-match-option-a = Fijar una opción de A, por ejemplo Hash=256, en uci. Se puede repetir
help-match-option-b = Fijar una opción de B, por ejemplo Hash=256, en uci. Se puede repetir
help-match-seed = Un número que fija lo que se deja al azar, para motores con la opción Seed; por defecto, 0
help-match-progress = Cuándo decir cómo va el encuentro: auto (en una línea, en terminales; por defecto), always (también en archivos, una línea por partida) o never

## solve

help-solve = Averiguar quién gana una partida pequeña de dos si ambos juegan lo mejor posible
    .long =
        Averiguar quién gana una partida pequeña de dos si ambos juegan lo mejor posible.

        Se calculan todas las posiciones que pueden darse, así que la respuesta es exacta. El ganador se da prisa y el perdedor aguanta cuanto puede; las longitudes se cuentan en jugadas de ambos jugadores. La última línea es el valor: «first player wins in N» (gana el primero), «second player wins in N» (gana el segundo) o «draw» (empate). Antes van las primeras jugadas que lo conservan, las mejores primero.

        El tiempo y la memoria crecen deprisa con el tablero y las barreras: 5x5 con 3 barreras por jugador requiere unos segundos y 74 MiB; con 5, un minuto y 663 MiB. Una partida que no cabe en la memoria se rechaza.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Ancho y alto del tablero, de 2x2 a 9x9; por defecto, 9x9, que es demasiado grande
help-solve-fences = Barreras por jugador, de 0 a 20; por defecto, 10
help-solve-memory = Cuánta memoria se puede usar, en MiB; por defecto, la que esté libre
help-solve-threads = Con cuántos hilos trabajar; por defecto, uno por núcleo del procesador

## rules

help-rules = Mostrar las reglas del juego
    .long =
        Mostrar las reglas del juego, con figuras dibujadas con simples caracteres.

        El idioma es el del terminal, o el que se indique con su etiqueta, por ejemplo de o zh-Hant.
    .examples =
        fencepost rules            en el idioma de este terminal
        fencepost rules ja | less  en japonés
help-rules-language = La etiqueta de un idioma; por defecto, el del terminal

## completions

help-completions = Mostrar un script que completa comandos y opciones en un intérprete de comandos
    .long =
        Mostrar un script que completa comandos y opciones en un intérprete de comandos.

        Ponlo donde tu intérprete busca esos scripts y abre una nueva sesión.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = El intérprete: bash, zsh, fish, powershell o elvish

## help

help-help = Mostrar la ayuda de un comando
    .long = Mostrar la ayuda de un comando, como hace COMMAND --help, o la del programa.
    .examples = fencepost help convert
help-help-command = El comando
