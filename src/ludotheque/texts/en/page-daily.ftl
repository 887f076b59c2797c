today-title = Today
today-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
daily-title = Today’s deal
daily-past = An earlier deal
daily-of = { $game }: today’s deal
today-puzzle = { $game }: puzzle of the day
today-puzzle-pitch = Another one every day
daily-fresh = The same cards for everybody
daily-words = Language of the words
daily-play = Play today’s deal
daily-play-past = Play this deal
daily-again = Again, for practice
daily-result = To today’s list
daily-under-way = You have begun
daily-open = not played yet
daily-once = Everybody gets these cards, in this order, until midnight (UTC). Your first try counts; there are no hints.
daily-once-past = Your first try is kept in your calendar; the list of that day is closed.
daily-par = Par: { $par }
daily-par-waiting = { $name } is still playing for par
daily-par-why = That is what { $name }, our best bot, makes of it without seeing the cards to come.
daily-par-name = Par is { $name }’s score.
daily-against = { $how ->
    [above] { $by } above par ({ $par })
    [below] { $by } below par ({ $par })
   *[equal] exactly par ({ $par })
}
daily-whole-bali = Balied
daily-late = Played after its day: it counts only for you.
daily-share = Share
daily-row = Days in a row
daily-row-best = Most ever
daily-next = The next deal comes at { $time }.
daily-mine = Your words
daily-best = Best found: { $score }
daily-best-why = By a search that sees every card in advance.
daily-best-words = Its words
daily-moves = Move by move
daily-watch = Watch it on the board
daily-solution = How it could have gone
daily-ranks = The day’s list
daily-place = You are number { $place } of { $players }.
daily-players = { $count ->
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
daily-nobody = Nobody is on this list yet.
daily-you = (you)
daily-archive = Earlier deals
daily-month-before = The month before
daily-month-after = The month after
daily-key-par = par or better
daily-key-done = played
