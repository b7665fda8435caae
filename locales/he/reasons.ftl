### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = ניצחון שהוחמץ: { $better } מנצח בוודאות.
reason-race-lost = זה מפסיד את המרוץ: { $name } מגיע ראשון.
reason-jump-allowed = { $name } יכול עכשיו לקפוץ אל { $square }.
reason-longer-path =
    { $steps ->
        [one] הדרך לסיום מתארכת בצעד אחד.
        [two] הדרך לסיום מתארכת בשני צעדים.
       *[other] הדרך לסיום מתארכת ב־{ $steps } צעדים.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] המחסום הזה מאריך בצעד אחד את הדרך של מי שהציב אותו.
        [two] המחסום הזה מאריך בשני צעדים את הדרך של מי שהציב אותו.
       *[other] המחסום הזה מאריך ב־{ $steps } צעדים את הדרך של מי שהציב אותו.
    }
reason-fence-wasted = מחסום מבוזבז: אף דרך לא מתארכת.
reason-fence-allowed =
    { $steps ->
        [one] עכשיו { $fence } מאריך את הדרך בצעד אחד.
        [two] עכשיו { $fence } מאריך את הדרך בשני צעדים.
       *[other] עכשיו { $fence } מאריך את הדרך ב־{ $steps } צעדים.
    }
reason-trap-missed =
    { $steps ->
        [one] מלכודת שהוחמצה: { $name } מפסיד צעד אחד אחרי { $better } ואז { $then }.
        [two] מלכודת שהוחמצה: { $name } מפסיד שני צעדים אחרי { $better } ואז { $then }.
       *[other] מלכודת שהוחמצה: { $name } מפסיד { $steps } צעדים אחרי { $better } ואז { $then }.
    }
reason-better-fence =
    { $steps ->
        [one] { $better } מאריך בצעד אחד את הדרך של { $name }.
        [two] { $better } מאריך בשני צעדים את הדרך של { $name }.
       *[other] { $better } מאריך ב־{ $steps } צעדים את הדרך של { $name }.
    }
reason-step-wasted = צעד מבוזבז: הסיום לא התקרב.
reason-better-step = צעד אל { $better } מקרב לסיום.
reason-better-move = { $better } שומר על סיכויים טובים יותר.
