### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.
###
### The reader plays Amber (colour-south) and goes up; Blue (colour-north) goes down. `$move`, `$square` and `$fence` look like e2 and
### e3h in every language. `$before` and `$after` are numbers of steps. Each step has a title, a text, a task in bold type, a hint, and a
### word when it is done.

learn-title = Learn to play
# $step: 1 to 15, $steps: 15
learn-progress = { $step } of { $steps }
learn-steps = All steps
learn-again = Again
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-finish = Play a game
learn-puzzles = Try a puzzle
# Stands before a sentence, in bold type
learn-hint = Hint:
learn-show-hint = Show a hint
# $step: a title, for screen readers
learn-step-done = { $step }: done
learn-step-open = { $step }: not done yet
learn-over = You know the game now. Have fun!

## What went wrong. They stand before or instead of a reason from the rules.

# In bold type, before the reason
learn-not = Not { $move }.
learn-wrong-fence = That is a fence. This time, take a step.
learn-wrong-step = That is a step. This time, place a fence.
learn-wrong-away = That step leads away from the goal.
learn-wrong-same = Blue’s path is still { $after } steps long.
learn-wrong-both =
    This costs Blue { $theirs ->
        [one] one step
       *[other] { $theirs } steps
    }, and you { $yours ->
        [one] one step
       *[other] { $yours } steps
    }.
learn-wrong-longer = Now you need { $after } steps. Before, it was { $before }.
learn-wrong-small = Now Blue needs { $after } steps. That’s not enough yet.

## 1. A step

learn-step = Take a step
learn-step-text = You are Amber. You want to get to the top row. Each turn, your pawn can move one square.
learn-step-task = Step up to e2.
learn-step-hint = Tap the square above your pawn.
learn-step-word = That’s it. Up, down, left or right: one square each turn.

## 2. The goal

learn-goal = Reach the goal
learn-goal-text = You can’t walk through a fence. You walk around it. Any square of the top row wins.
learn-goal-task = Walk to the top row.
learn-goal-hint = Go left to d8. Then go up.
learn-goal-word = You win! Whoever gets to the far side first wins the game.

## 3. A fence

learn-fence = Place a fence
learn-fence-text = Instead of a step, you can place a fence. It is two squares long. Blue must walk around it.
learn-fence-task = Place a fence in front of Blue.
learn-fence-hint = Tap the gap just below Blue.
learn-fence-word = Now Blue needs { $after } steps. Before, it was { $before }.

## 4. A fence that is refused

learn-refused = Never shut in
learn-refused-text = Blue can leave the corner only on one side. What if you close that side, too?
learn-refused-task = Try to shut Blue in.
learn-refused-hint = Tap the gap to the right of b9.
learn-refused-word = See? That’s not allowed. Everyone must always have a path to their goal.
learn-refused-wrong = Blue can still get out. Close the gap next to b9.

## 5. A jump

learn-jump = Jump
learn-jump-text = Blue stands right in front of you. You can jump over Blue, to the square behind.
learn-jump-task = Jump over Blue.
learn-jump-hint = Tap e6, behind Blue.
learn-jump-word = Two squares in one move! A jump saves a step.
learn-jump-wrong = You may do that. But now, jump over Blue.

## 6. A side-step

learn-side = Step around
learn-side-text = A fence stands behind Blue. You can’t jump straight over. You can go to the side of Blue instead.
learn-side-task = Step to the square beside Blue.
learn-side-hint = d6 and f6 are free. Tap one.
learn-side-word = Well done. When you can’t jump straight, you may go to the left or right of the other pawn.
learn-side-blocked = The fence is in the way of your jump. Look left and right of Blue.
learn-side-wrong = You may do that. But now, step beside Blue.

## 7. A side-step with one side closed

learn-one-side = Only one side is open
learn-one-side-text = Now there is a fence on the left of Blue, too.
learn-one-side-task = Find the square beside Blue that is free.
learn-one-side-hint = Look to the right of Blue: f6.
learn-one-side-word = Right. You never go through a fence, not even when you jump.
learn-one-side-blocked = There is a fence between Blue and that square. Try the other side.

## 8. Four players

learn-four = Four players
learn-four-text = Three or four can play, too. Everyone goes to the far side: Green to the right, Red to the left. You can jump over anyone.
learn-four-task = Jump over Green.
learn-four-hint = Green is the triangle. Tap the square behind it.
learn-four-word = Good. With four players each has only 5 fences. Use them well.
learn-four-wrong = You may do that. But now, jump over Green.

## 9. The length of a path

learn-path = Count your steps
learn-path-text = The dotted line is your shortest path. The number tells how many steps it is. The smaller number is ahead.
learn-path-task = Make your number smaller.
learn-path-hint = Follow the dotted line.
learn-path-word = Now you need { $after } steps. Before, it was { $before }.

## 10. A fence that costs the other more

learn-cost = A good fence
learn-cost-text = A fence can be in your own way, too. A good one costs Blue many steps and you none.
learn-cost-task = Make Blue’s path at least 2 steps longer, but not your own.
learn-cost-hint = Look right below Blue, where a fence already stands. Make it longer.
learn-cost-word = Blue now needs { $after } steps, and you as many as before. That is a good fence.

## 11. The pocket

learn-pocket = Close the pocket
learn-pocket-text = Blue is walking down a narrow lane. There is only one way out. One fence can close it.
learn-pocket-task = Make Blue’s path at least 6 steps longer with one fence.
learn-pocket-hint = Tap the gap between a2 and a3.
learn-pocket-word = Blue must go all the way back: { $after } steps now. Never walk into such a lane yourself!

## 12. Fences for the end

learn-keep = Keep a fence
learn-keep-text = Blue needs 2 steps, you need 3. Just running is too slow. But you have kept one fence!
learn-keep-task = Use it so that you get there first.
learn-keep-hint = Place it across Blue’s path, just before the bottom row.
learn-keep-word = Blue needs { $after } steps now, and you only 3. A fence at the end is worth the most.

## 13. Counting a race

learn-race = Count the race
learn-race-text = You need 4 steps, Blue needs 4, and it’s your turn. So you get there first. Fences would only waste time.
learn-race-task = Run to the top row.
learn-race-hint = Take the straight path. Don’t stop for anything.
learn-race-word = You won by one step. Count before you place a fence: maybe you only need to run.
learn-race-lost = Too late: Blue gets there first. Every turn counts. Try again.

## 14. A first plan

learn-plan = A first plan
learn-plan-text = How do you begin? First take three steps up the middle. Then place a fence in front of Blue.
learn-plan-task = Three steps up, then a fence that costs Blue a step.
learn-plan-hint = Walk up to e4. Then place a fence right below Blue.
learn-plan-word = A good start. From now on, ask yourself each turn: step or fence, what gains more?
learn-plan-more = Good. Go on.

## 15. A whole game

learn-game = Your first game
learn-game-text = Now play against Blue: the computer, still learning. Everything you know counts.
learn-game-task = Win the game.
learn-game-hint = If your number is smaller, run. If not, place a fence that costs Blue the most.
learn-game-word = You won your first game!
learn-game-lost = Blue was faster this time. You’ll get it: try again.
