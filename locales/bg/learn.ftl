### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Научи се да играеш
learn-progress = { $step } от { $steps }
learn-steps = Всички стъпки
learn-again = Отново
learn-next = Напред
learn-back = Назад
learn-skip = Пропусни
learn-finish = Изиграй игра
learn-puzzles = Реши задача
learn-hint = Подсказка:
learn-show-hint = Покажи подсказка
learn-step-done = { $step }: готово
learn-step-open = { $step }: още не
learn-over = Вече знаеш играта. Приятно забавление!

## What went wrong. They stand before or instead of a reason from the rules.

learn-not = Не { $move }.
learn-wrong-fence = Това е преграда. Този път направи стъпка.
learn-wrong-step = Това е стъпка. Този път постави преграда.
learn-wrong-away = Тази стъпка те отдалечава от целта.
learn-wrong-same =
    Пътят на Синия все още е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }.
learn-wrong-both =
    Това струва на Синия { $theirs ->
        [one] една стъпка
       *[other] { $theirs } стъпки
    }, а на теб – { $yours ->
        [one] една стъпка
       *[other] { $yours } стъпки
    }.
learn-wrong-longer =
    Сега пътят ти е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }. Преди беше { $before }.
learn-wrong-small =
    Сега пътят на Синия е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }. Още не стига.

## 1. A step

learn-step = Направи стъпка
learn-step-text = Играеш с Жълтия. Искаш да стигнеш до най-горния ред. На всеки ход пешката ти може да мине едно квадратче.
learn-step-task = Направи стъпка нагоре, на e2.
learn-step-hint = Докосни квадратчето над пешката си.
learn-step-word = Точно така. Нагоре, надолу, наляво или надясно: по едно квадратче на ход.

## 2. The goal

learn-goal = Стигни до целта
learn-goal-text = През преграда не се минава. Трябва да я заобиколиш. Печелиш на всяко квадратче от най-горния ред.
learn-goal-task = Стигни до най-горния ред.
learn-goal-hint = Иди наляво на d8. После нагоре.
learn-goal-word = Победа! Който пръв стигне отсрещната страна, печели.

## 3. A fence

learn-fence = Постави преграда
learn-fence-text = Вместо стъпка можеш да поставиш преграда. Тя е дълга две квадратчета. Синият трябва да я заобиколи.
learn-fence-task = Постави преграда пред Синия.
learn-fence-hint = Докосни пролуката точно под Синия.
learn-fence-word =
    Сега пътят на Синия е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }. Преди беше { $before }.

## 4. A fence that is refused

learn-refused = Никого не можеш да затвориш
learn-refused-text = Синият може да излезе от ъгъла само от едната страна. А ако затвориш и нея?
learn-refused-task = Опитай да затвориш Синия.
learn-refused-hint = Докосни пролуката вдясно от b9.
learn-refused-word = Виждаш ли? Това не е позволено. Всеки винаги трябва да има път до целта.
learn-refused-wrong = Синият още може да излезе. Затвори пролуката до b9.

## 5. A jump

learn-jump = Скок
learn-jump-text = Синият стои точно пред теб. Можеш да го прескочиш и да застанеш на квадратчето зад него.
learn-jump-task = Прескочи Синия.
learn-jump-hint = Докосни e6, зад Синия.
learn-jump-word = Две квадратчета с един ход! Скокът пести стъпка.
learn-jump-wrong = И така може. Но сега прескочи Синия.

## 6. A side-step

learn-side = Стъпка встрани
learn-side-text = Зад Синия има преграда. Не можеш да скочиш право напред. Но можеш да застанеш встрани от Синия.
learn-side-task = Застани на квадратче встрани от Синия.
learn-side-hint = Квадратчетата d6 и f6 са свободни. Докосни едно.
learn-side-word = Браво! Когато не можеш да скочиш право напред, можеш да застанеш вляво или вдясно от другата пешка.
learn-side-blocked = Преграда пречи на скока. Виж вляво и вдясно от Синия.
learn-side-wrong = И така може. Но сега застани встрани от Синия.

## 7. A side-step with one side closed

learn-one-side = Само едната страна
learn-one-side-text = Сега има преграда и вляво от Синия.
learn-one-side-task = Намери свободното квадратче встрани от Синия.
learn-one-side-hint = Виж вдясно от Синия: f6.
learn-one-side-word = Точно така. През преграда не се минава никога, дори със скок.
learn-one-side-blocked = Между Синия и това квадратче има преграда. Опитай от другата страна.

## 8. Four players

learn-four = Четирима играчи
learn-four-text = Може да се играе и от трима или четирима. Всеки отива на отсрещната страна: Зеленият – надясно, Червеният – наляво. Можеш да прескочиш всекиго.
learn-four-task = Прескочи Зеления.
learn-four-hint = Зеленият е триъгълникът. Докосни квадратчето зад него.
learn-four-word = Добре. Когато играят четирима, всеки има само 5 прегради. Използвай ги умно.
learn-four-wrong = И така може. Но сега прескочи Зеления.

## 9. The length of a path

learn-path = Брой стъпките
learn-path-text = Линията от точки е най-късият ти път. Числото показва колко стъпки е. Който има по-малко число, води.
learn-path-task = Направи числото си по-малко.
learn-path-hint = Върви по точките.
learn-path-word =
    Сега пътят ти е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }. Преди беше { $before }.

## 10. A fence that costs the other more

learn-cost = Добра преграда
learn-cost-text = Преградата може да пречи и на теб. Добрата струва на Синия много стъпки, а на теб – нито една.
learn-cost-task = Удължи пътя на Синия с 2 стъпки или повече, без да удължиш своя.
learn-cost-hint = Виж точно под Синия: там вече има преграда. Удължи я.
learn-cost-word =
    Сега пътят на Синия е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }, а твоят е колкото преди. Това е добра преграда.

## 11. The pocket

learn-pocket = Затвори уличката
learn-pocket-text = Синият върви по тясна уличка. От нея има само един изход. Една преграда може да го затвори.
learn-pocket-task = С една преграда удължи пътя на Синия с 6 стъпки или повече.
learn-pocket-hint = Докосни пролуката между a2 и a3.
learn-pocket-word =
    Синият трябва да се върне по целия път: сега до целта има { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }. Ти никога не влизай в такава уличка!

## 12. Fences for the end

learn-keep = Запази преграда
learn-keep-text = Пътят на Синия е 2 стъпки, а твоят – 3. Само с тичане няма да успееш. Но ти е останала една преграда!
learn-keep-task = Използвай я така, че да стигнеш преди него.
learn-keep-hint = Постави я напряко на пътя на Синия, точно преди най-долния ред.
learn-keep-word =
    Сега пътят на Синия е { $after ->
        [one] една стъпка
       *[other] { $after } стъпки
    }, а твоят – само 3. Преградата е най-ценна накрая.

## 13. Counting a race

learn-race = Пресметни надбягването
learn-race-text = Твоят път е 4 стъпки, на Синия – също 4, а на ход си ти. Значи ще стигнеш преди него. Преградите само ще те забавят.
learn-race-task = Тичай до най-горния ред.
learn-race-hint = Върви направо. Не спирай за нищо.
learn-race-word = Победа с една стъпка! Преди да поставиш преграда, пресметни: може би стига само да тичаш.
learn-race-lost = Късно: Синият стига преди теб. Всеки ход е важен. Опитай пак.

## 14. A first plan

learn-plan = Първи план
learn-plan-text = Как да започнеш? Първо направи три стъпки нагоре по средата. После постави преграда пред Синия.
learn-plan-task = Три стъпки нагоре, после преграда, която удължава пътя на Синия.
learn-plan-hint = Стигни до e4. После постави преграда точно под Синия.
learn-plan-word = Добро начало. Отсега нататък на всеки ход се питай: стъпка или преграда – кое носи повече?
learn-plan-more = Добре. Продължавай.

## 15. A whole game

learn-game = Първата ти игра
learn-game-text = Сега играй срещу Синия. Това е компютърът, който още се учи. Всичко, което знаеш, ще ти е от полза.
learn-game-task = Спечели играта.
learn-game-hint = Ако твоето число е по-малко, тичай. Ако не е, постави преградата, която най-много удължава пътя на Синия.
learn-game-word = Ти спечели първата си игра!
learn-game-lost = Този път Синият беше по-бърз. Ще успееш: опитай пак.
