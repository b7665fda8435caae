### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Учимся играть
learn-progress = { $step } из { $steps }
learn-steps = Все уроки
learn-again = Ещё раз
learn-next = Дальше
learn-back = Назад
learn-skip = Пропустить
learn-finish = Сыграть партию
learn-puzzles = Решить задачу
learn-hint = Подсказка:
learn-show-hint = Показать подсказку
learn-step-done = { $step }: пройдено
learn-step-open = { $step }: ещё не пройдено
learn-over = Теперь вы умеете играть. Приятной игры!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Не { $move }.
learn-wrong-fence = Это перегородка. Сейчас нужен шаг.
learn-wrong-step = Это шаг. Сейчас нужна перегородка.
learn-wrong-away = Этот шаг уводит от финиша.
learn-wrong-same =
    Синему до финиша по-прежнему { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }.
learn-wrong-both =
    Так путь Синего длиннее на { $theirs ->
        [one] { $theirs } шаг
        [few] { $theirs } шага
        [many] { $theirs } шагов
       *[other] { $theirs } шага
    }, а ваш — на { $yours ->
        [one] { $yours } шаг
        [few] { $yours } шага
        [many] { $yours } шагов
       *[other] { $yours } шага
    }.
learn-wrong-longer =
    Теперь вам до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }. Было { $before }.
learn-wrong-small =
    Теперь Синему до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }. Этого пока мало.

## 1. A step

learn-step = Сделайте шаг
learn-step-text = Вы играете за Жёлтого. Нужно дойти до верхнего ряда. За один ход фишка проходит одну клетку.
learn-step-task = Шагните вверх, на e2.
learn-step-hint = Коснитесь клетки над своей фишкой.
learn-step-word = Вот так. Вверх, вниз, влево или вправо: за ход — одна клетка.

## 2. The goal

learn-goal = Дойдите до финиша
learn-goal-text = Сквозь перегородку не пройти. Её надо обойти. Победить можно на любой клетке верхнего ряда.
learn-goal-task = Дойдите до верхнего ряда.
learn-goal-hint = Идите влево на d8. Потом вверх.
learn-goal-word = Победа! Кто первым дойдёт до другой стороны, тот и выиграл.

## 3. A fence

learn-fence = Поставьте перегородку
learn-fence-text = Вместо шага можно поставить перегородку. Она длиной в две клетки. Синему придётся её обойти.
learn-fence-task = Поставьте перегородку перед Синим.
learn-fence-hint = Коснитесь промежутка прямо под Синим.
learn-fence-word =
    Теперь Синему до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }. Было { $before }.

## 4. A fence that is refused

learn-refused = Запирать нельзя
learn-refused-text = Синий может выйти из угла только с одной стороны. А если закрыть и её?
learn-refused-task = Попробуйте запереть Синего.
learn-refused-hint = Коснитесь промежутка справа от b9.
learn-refused-word = Видите? Так нельзя. У каждого всегда должен быть путь к финишу.
learn-refused-wrong = Синий ещё может выйти. Закройте промежуток рядом с b9.

## 5. A jump

learn-jump = Прыжок
learn-jump-text = Синий стоит прямо перед вами. Через него можно перепрыгнуть — на клетку за ним.
learn-jump-task = Перепрыгните через Синего.
learn-jump-hint = Коснитесь e6, позади Синего.
learn-jump-word = Две клетки за один ход! Прыжок экономит шаг.
learn-jump-wrong = Так тоже можно. Но сейчас перепрыгните через Синего.

## 6. A side-step

learn-side = В обход
learn-side-text = За Синим стоит перегородка. Прямо не прыгнуть. Зато можно встать сбоку от Синего.
learn-side-task = Встаньте на клетку сбоку от Синего.
learn-side-hint = Клетки d6 и f6 свободны. Коснитесь любой.
learn-side-word = Отлично! Если прямо прыгнуть нельзя, можно встать слева или справа от другой фишки.
learn-side-blocked = Прыгнуть мешает перегородка. Посмотрите слева и справа от Синего.
learn-side-wrong = Так тоже можно. Но сейчас встаньте сбоку от Синего.

## 7. A side-step with one side closed

learn-one-side = Открыта одна сторона
learn-one-side-text = Теперь перегородка стоит и слева от Синего.
learn-one-side-task = Найдите сбоку от Синего клетку, куда можно встать.
learn-one-side-hint = Посмотрите справа от Синего: f6.
learn-one-side-word = Верно. Сквозь перегородку не пройти никогда, даже прыжком.
learn-one-side-blocked = Между Синим и этой клеткой перегородка. Попробуйте с другой стороны.

## 8. Four players

learn-four = Вчетвером
learn-four-text = Играть можно и втроём, и вчетвером. Каждый идёт на другую сторону: Зелёный — вправо, Красный — влево. Прыгать можно через любого.
learn-four-task = Перепрыгните через Зелёного.
learn-four-hint = Зелёный — это треугольник. Коснитесь клетки за ним.
learn-four-word = Хорошо. Вчетвером у каждого всего 5 перегородок. Тратьте их с умом.
learn-four-wrong = Так тоже можно. Но сейчас перепрыгните через Зелёного.

## 9. The length of a path

learn-path = Считайте шаги
learn-path-text = Линия из точек — ваш кратчайший путь. Число показывает, сколько в нём шагов. У кого число меньше, тот впереди.
learn-path-task = Уменьшите своё число.
learn-path-hint = Идите по линии из точек.
learn-path-word =
    Теперь вам до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }. Было { $before }.

## 10. A fence that costs the other more

learn-cost = Хорошая перегородка
learn-cost-text = Перегородка может мешать и вам. Хорошая сильно удлиняет путь Синему, а вам — нисколько.
learn-cost-task = Удлините путь Синему хотя бы на 2 шага, а себе — нисколько.
learn-cost-hint = Посмотрите прямо под Синего: там уже стоит перегородка. Продолжите её.
learn-cost-word =
    Теперь Синему до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }, а вам — столько же, сколько было. Это хорошая перегородка.

## 11. The pocket

learn-pocket = Закройте проход
learn-pocket-text = Синий идёт по узкому проходу. Выход из него только один. Его закроет одна перегородка.
learn-pocket-task = Одной перегородкой удлините путь Синему хотя бы на 6 шагов.
learn-pocket-hint = Коснитесь промежутка между a2 и a3.
learn-pocket-word =
    Синему придётся вернуться: теперь ему до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }. Сами в такие тупики не заходите!

## 12. Fences for the end

learn-keep = Берегите перегородку
learn-keep-text = Синему до финиша 2 шага, вам — 3. Если просто бежать, не успеть. Но одна перегородка у вас осталась!
learn-keep-task = Поставьте её так, чтобы прийти раньше Синего.
learn-keep-hint = Поставьте её поперёк пути Синего, прямо перед нижним рядом.
learn-keep-word =
    Теперь Синему до финиша { $after ->
        [one] { $after } шаг
        [few] { $after } шага
        [many] { $after } шагов
       *[other] { $after } шага
    }, а вам только 3. В конце перегородка ценнее всего.

## 13. Counting a race

learn-race = Рассчитайте гонку
learn-race-text = Вам до финиша 4 шага, Синему тоже 4, и ход ваш. Значит, вы придёте раньше. Перегородки только отнимут время.
learn-race-task = Бегите к верхнему ряду.
learn-race-hint = Идите прямо. Ни на что не отвлекайтесь.
learn-race-word = Победа на один шаг! Прежде чем ставить перегородку, считайте: может быть, надо просто бежать.
learn-race-lost = Поздно: Синий приходит раньше. Каждый ход на счету. Попробуйте ещё раз.

## 14. A first plan

learn-plan = Первый план
learn-plan-text = С чего начать? Сначала сделайте три шага вверх по середине. Потом поставьте перегородку перед Синим.
learn-plan-task = Три шага вверх, потом перегородка, которая удлинит путь Синему.
learn-plan-hint = Дойдите до e4. Потом поставьте перегородку прямо под Синим.
learn-plan-word = Хорошее начало. Теперь каждый ход спрашивайте себя: шаг или перегородка — что даст больше?
learn-plan-more = Хорошо. Дальше.

## 15. A whole game

learn-game = Ваша первая партия
learn-game-text = Теперь сыграйте с Синим. Это компьютер, и он ещё только учится. Пригодится всё, что вы знаете.
learn-game-task = Выиграйте партию.
learn-game-hint = Если ваше число меньше, бегите. Если нет, ставьте перегородку, которая сильнее всего удлинит путь Синему.
learn-game-word = Вы выиграли свою первую партию!
learn-game-lost = На этот раз Синий был быстрее. У вас получится: попробуйте ещё раз.
