### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Научи да играш
learn-progress = { $step } од { $steps }
learn-steps = Сви кораци
learn-again = Поново
learn-next = Даље
learn-back = Назад
learn-skip = Прескочи
learn-finish = Одиграј партију
learn-puzzles = Реши задатак
learn-hint = Савет:
learn-show-hint = Прикажи савет
learn-step-done = { $step }: готово
learn-step-open = { $step }: још није готово
learn-over = Сада знаш да играш. Лепо се забави!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Не { $move }.
learn-wrong-fence = То је препрека. Овог пута направи корак.
learn-wrong-step = То је корак. Овог пута постави препреку.
learn-wrong-away = Тај корак води даље од циља.
learn-wrong-same =
    Плави до циља и даље има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }.
learn-wrong-both =
    То Плавом продужава пут за { $theirs ->
        [one] { $theirs } корак
        [few] { $theirs } корака
       *[other] { $theirs } корака
    }, а теби за { $yours ->
        [one] { $yours } корак
        [few] { $yours } корака
       *[other] { $yours } корака
    }.
learn-wrong-longer =
    Сада до циља имаш { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }. Раније { $before }.
learn-wrong-small =
    Плави сада до циља има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }. То још није довољно.

## 1. A step

learn-step = Направи корак
learn-step-text = Играш као Жути. Желиш да стигнеш до горњег реда. У сваком потезу твоја фигура може да пређе једно поље.
learn-step-task = Направи корак горе, на e2.
learn-step-hint = Додирни поље изнад своје фигуре.
learn-step-word = Тако је. Горе, доле, лево или десно: једно поље по потезу.

## 2. The goal

learn-goal = Стигни до циља
learn-goal-text = Кроз препреку не можеш да прођеш. Мораш да је заобиђеш. Побеђујеш на било ком пољу горњег реда.
learn-goal-task = Дођи до горњег реда.
learn-goal-hint = Иди лево на d8. Затим горе.
learn-goal-word = Победа! Ко први стигне на другу страну, побеђује.

## 3. A fence

learn-fence = Постави препреку
learn-fence-text = Уместо корака можеш да поставиш препреку. Дуга је два поља. Плави мора да је заобиђе.
learn-fence-task = Постави препреку испред Плавог.
learn-fence-hint = Додирни размак одмах испод Плавог.
learn-fence-word =
    Плави сада до циља има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }. Раније { $before }.

## 4. A fence that is refused

learn-refused = Никог не смеш да затвориш
learn-refused-text = Плави може да изађе из угла само на једну страну. А шта ако затвориш и њу?
learn-refused-task = Пробај да затвориш Плавог.
learn-refused-hint = Додирни размак десно од b9.
learn-refused-word = Видиш? То није дозвољено. Свако увек мора да има пут до циља.
learn-refused-wrong = Плави још може да изађе. Затвори размак поред b9.

## 5. A jump

learn-jump = Скок
learn-jump-text = Плави стоји тачно испред тебе. Можеш да га прескочиш на поље иза њега.
learn-jump-task = Прескочи Плавог.
learn-jump-hint = Додирни e6, иза Плавог.
learn-jump-word = Два поља у једном потезу! Скок штеди корак.
learn-jump-wrong = И то смеш. Али сада прескочи Плавог.

## 6. A side-step

learn-side = Корак у страну
learn-side-text = Иза Плавог стоји препрека. Не можеш да скочиш право. Али можеш да станеш поред њега.
learn-side-task = Стани на поље поред Плавог.
learn-side-hint = Поља d6 и f6 су слободна. Додирни једно.
learn-side-word = Одлично. Кад не можеш да скочиш право, смеш да станеш лево или десно од друге фигуре.
learn-side-blocked = Препрека ти не да да скочиш. Погледај лево и десно од Плавог.
learn-side-wrong = И то смеш. Али сада стани поред Плавог.

## 7. A side-step with one side closed

learn-one-side = Отворена је једна страна
learn-one-side-text = Сада препрека стоји и лево од Плавог.
learn-one-side-task = Пронађи слободно поље поред Плавог.
learn-one-side-hint = Погледај десно од Плавог: f6.
learn-one-side-word = Тачно. Кроз препреку никад не можеш, ни скоком.
learn-one-side-blocked = Између Плавог и тог поља стоји препрека. Пробај са друге стране.

## 8. Four players

learn-four = Четири играча
learn-four-text = Може да се игра и утроје или учетворо. Свако иде на супротну страну: Зелени десно, Црвени лево. Прескочити можеш било кога.
learn-four-task = Прескочи Зеленог.
learn-four-hint = Зелени је троугао. Додирни поље иза њега.
learn-four-word = Добро. Учетворо свако има само 5 препрека. Користи их паметно.
learn-four-wrong = И то смеш. Али сада прескочи Зеленог.

## 9. The length of a path

learn-path = Броји кораке
learn-path-text = Тачкаста линија је твој најкраћи пут. Број каже колико је то корака. Ко има мањи број, води.
learn-path-task = Смањи свој број.
learn-path-hint = Прати тачкасту линију.
learn-path-word =
    Сада до циља имаш { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }. Раније { $before }.

## 10. A fence that costs the other more

learn-cost = Добра препрека
learn-cost-text = Препрека може да смета и теби. Добра препрека Плавом много продужи пут, а теби нимало.
learn-cost-task = Продужи пут Плавом за бар 2 корака, а себи нимало.
learn-cost-hint = Погледај одмах испод Плавог: тамо већ стоји препрека. Продужи је.
learn-cost-word =
    Плави сада до циља има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }, а ти колико и пре. То је добра препрека.

## 11. The pocket

learn-pocket = Затвори улицу
learn-pocket-text = Плави иде уском улицом. Она има само један излаз. Једна препрека може да га затвори.
learn-pocket-task = Једном препреком продужи пут Плавом за бар 6 корака.
learn-pocket-hint = Додирни размак између a2 и a3.
learn-pocket-word =
    Плави мора да се врати целим путем: сада до циља има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }. Ти у такву улицу никад не улази!

## 12. Fences for the end

learn-keep = Сачувај препреку
learn-keep-text = Плави до циља има 2 корака, а ти 3. Није довољно само да трчиш. Али остала ти је једна препрека!
learn-keep-task = Искористи је тако да стигнеш пре њега.
learn-keep-hint = Постави је Плавом на пут, тачно испред доњег реда.
learn-keep-word =
    Плави сада до циља има { $after ->
        [one] { $after } корак
        [few] { $after } корака
       *[other] { $after } корака
    }, а ти само 3. Препрека највише вреди на крају.

## 13. Counting a race

learn-race = Израчунај трку
learn-race-text = Ти до циља имаш 4 корака, Плави исто 4, а на потезу си ти. Значи, стижеш пре њега. Препреке би те само успориле.
learn-race-task = Трчи до горњег реда.
learn-race-hint = Иди право. Не заустављај се.
learn-race-word = Победа за један корак! Пре него што поставиш препреку, броји: можда је довољно да трчиш.
learn-race-lost = Прекасно: Плави стиже пре тебе. Сваки потез се рачуна. Пробај поново.

## 14. A first plan

learn-plan = Први план
learn-plan-text = Како да почнеш? Прво направи три корака горе по средини. Затим постави препреку испред Плавог.
learn-plan-task = Три корака горе, а затим препрека која Плавом продужава пут.
learn-plan-hint = Дођи до e4. Затим постави препреку одмах испод Плавог.
learn-plan-word = Добар почетак. Од сада се у сваком потезу питај: корак или препрека, шта доноси више?
learn-plan-more = Добро. Само даље.

## 15. A whole game

learn-game = Твоја прва партија
learn-game-text = Сада играј против Плавог. То је рачунар који тек учи. Добро ће ти доћи све што знаш.
learn-game-task = Победи у партији.
learn-game-hint = Ако је твој број мањи, трчи. Ако није, постави препреку која Плавом највише продужава пут.
learn-game-word = Прва партија и прва победа!
learn-game-lost = Овог пута је Плави био бржи. Успећеш: пробај поново.
