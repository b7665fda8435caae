### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Victoria desaprovechada: { $better } gana seguro.
reason-race-lost = Así se pierde la carrera: { $name } llega antes.
reason-jump-allowed = Ahora { $name } puede saltar a { $square }.
reason-longer-path =
    { $steps ->
        [one] El camino hasta la llegada se alarga un paso.
       *[other] El camino hasta la llegada se alarga { $steps } pasos.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Esta barrera le cuesta un paso a quien la coloca.
       *[other] Esta barrera le cuesta { $steps } pasos a quien la coloca.
    }
reason-fence-wasted = Barrera perdida: no alarga el camino de nadie.
reason-fence-allowed =
    { $steps ->
        [one] Ahora { $fence } cuesta un paso.
       *[other] Ahora { $fence } cuesta { $steps } pasos.
    }
reason-trap-missed =
    { $steps ->
        [one] Trampa desaprovechada: { $better } y luego { $then } le cuesta un paso a { $name }.
       *[other] Trampa desaprovechada: { $better } y luego { $then } le cuesta { $steps } pasos a { $name }.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } le cuesta un paso a { $name }.
       *[other] { $better } le cuesta { $steps } pasos a { $name }.
    }
reason-step-wasted = Paso perdido: la llegada no queda más cerca.
reason-better-step = Un paso a { $better } acerca a la llegada.
reason-better-move = { $better } conserva mejores opciones.
