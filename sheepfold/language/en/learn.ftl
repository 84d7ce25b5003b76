# Learning a game: its goal card, the lesson, the rules in two minutes. What belongs to one game is in its `learn` folder.

lesson = Lesson
lesson-title = Lesson: { $title }
lesson-try = Try it: { $name }
lesson-tag = Try it
lesson-not-yet = Not yet
lesson-that-is-it = That is it
lesson-step = Step { $at } of { $of }
lesson-skip = Skip
lesson-skip-spoken = Skip the lesson
lesson-back = One step back
lesson-plan = Your first game
lesson-note = You play against lambs. Nothing here counts, and every step can be taken back.
lesson-again = Again
lesson-play = Play a game
lesson-to-table = To your table

goal-title = { $title }: the goal
goal-win = You win by…
goal-turn = On your turn…
goal-watch = Watch out for…
goal-first = First time here?
goal-ask = Shall I show you on a real table?
goal-ask-help = It takes two minutes. You can stop at any moment.
goal-begin = Shall we begin?
goal-begin-help = You play against lambs, who are just learning too.
goal-show = Show me
goal-known = I know it, let’s play

how-title = In two minutes
how-try = Try it on a table
how-law = The law, number by number
how-law-help = For arguments. I quote these numbers when something is not allowed.
