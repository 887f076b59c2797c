## The box and its options

box-yali = YALi
box-yali-pitch = A race on a see-saw: whoever the board tips towards has the move.
idea-yali-1 = Bring your marbles to the other side: step, or jump over others.
idea-yali-2 = Whoever the board tips to has the move, again and again, until it tips the other way.
idea-yali-3 = Marbles on the side lanes are weights: move them to make the board tip to you.
option-yali-rules = Rules
option-yali-rules-base = Base game
option-yali-rules-tournament = Tournament
option-yali-rows = Length of the board
option-yali-rows-4 = 4 rows (solved: Leon makes no mistake)
option-yali-rows-6 = 6 rows (short)
option-yali-rows-8 = 8 rows (usual)
option-yali-rows-10 = 10 rows (long)
option-yali-arrival = A side move is earned on
option-yali-arrival-zone = both arrival rows (the rulebook says “the other end”)
option-yali-arrival-last-row = the last row only (as a review of the German box has it)
option-yali-earned = A move that arrives and also jumps an enemy earns
option-yali-earned-one = one side move
option-yali-earned-two = two side moves (tournament; the rulebook says “in addition”)
option-yali-first = Who begins
option-yali-first-lot = the lot decides
option-yali-first-gold = Gold begins
option-yali-first-silver = Silver begins

## Its bots

bot-yali-1 = Has only just learned the rules, loves to jump and forgets how the board tips.
bot-yali-2 = Plays what catches the eye and misses many a long chain.
bot-yali-3 = Looks one move ahead and likes to keep things simple.
bot-yali-4 = Weighs every move, but a chain can still come as a surprise.
bot-yali-5 = Thinks three moves ahead and seldom gives anything away.
bot-yali-6 = Calculates patiently and waits for you to slip.
bot-yali-7 = Sees far and knows what every tilt is worth.
bot-yali-8 = As strong as we can make a player: millions of positions for every move.

## Refusals: the rule, and what exactly is wrong

refuse-Y1-no-cell = There is no cell { $cell } on this board.
refuse-Y1-no-hollow = There is no hollow { $cell } in the side lanes.
refuse-Y1-twice = Two marbles stand on { $cell }.
refuse-Y1-lane = No side marble of { $seat ->
    [0] Gold
   *[other] Silver
} can lie in { $cell }: that is the other lane.
refuse-Y2-marbles = { $seat ->
    [0] Gold
   *[other] Silver
} has { $needed } marbles on the board; here there are { $found }.
refuse-Y2-side-marbles = { $seat ->
    [0] Gold
   *[other] Silver
} has { $needed } side marbles in this game; here there are { $found }.
refuse-Y4-lot-drawn = The lot has been drawn already.
refuse-Y4-lot-by-chance = Nobody chooses who begins: the lot decides.
refuse-Y4-lot-seat = The lot can only fall on Gold or on Silver.
refuse-Y4-lot-first = First the lot decides who begins.
refuse-Y4-not-your-move = The board gives the move to your opponent: it tips to their side, or it is level and they moved last.
refuse-Y4-tips = { $seat ->
    [0] The board tips to Gold, so Gold has the move.
   *[other] The board tips to Silver, so Silver has the move.
}
refuse-Y5-backward = { $start }-{ $end } goes backward; a marble never does.
refuse-Y5-far = From { $start } to { $end } is neither one step nor one jump.
refuse-Y5-occupied = { $cell } is taken; a step needs an empty cell.
refuse-Y5-unreachable = None of your marbles can reach { $cell } now.
refuse-Y6-backward = The jump from { $start } to { $end } goes backward; a marble never does.
refuse-Y6-occupied = { $cell } is taken; a jump must land on an empty cell.
refuse-Y6-step-in-chain = { $start }-{ $end } is a step; a chain is made of jumps only.
refuse-Y6-nothing-to-jump = There is no marble on { $cell } to jump over.
refuse-Y6-start = A chain of jumps must not come back to { $cell }, where it began.
refuse-Y6-twice = A chain of jumps must not visit { $cell } twice.
refuse-Y7-sideways = { $start }-{ $end } goes sideways; only a marble on a start or arrival cell may do that.
refuse-Y8-no-move = A move takes one marble from its cell to another one.
refuse-Y8-not-yours = The marble on { $cell } is your opponent’s.
refuse-Y8-empty = There is no marble on { $cell }.
refuse-Y9-not-earned = This move earns no side move: it brings no marble in from outside the arrival cells.
refuse-Y10-lane = { $start } and { $end } lie in different side lanes.
refuse-Y10-not-yours = { $cell } lies in your opponent’s lane; a side move is for your own side marbles.
refuse-Y10-empty = There is no side marble in { $cell }.
refuse-Y10-no-move = The side marble in { $cell } has to go to another hollow, and here it cannot.
refuse-Y10-backward = { $start }-{ $end } leads away from your end; a side move goes toward it.
refuse-Y10-far = From { $start } to { $end } is neither one hollow nor one jump.
refuse-Y10-occupied = { $cell } is taken; a side marble needs an empty hollow.
refuse-Y10-step-in-chain = { $start }-{ $end } is a step; a chain of side jumps is made of jumps only.
refuse-Y10-nothing-to-jump = There is no side marble in { $cell } to jump over.
refuse-Y10-only-one = This move earns one side move, not two.
refuse-Y10-none = No side marble can move just now.
refuse-Y11-not-earned = This move earns no side move: it neither brings a marble into the arrival cells nor jumps an enemy between the start and arrival cells.
refuse-Y12-not-home = { $cell } lies in your opponent’s lane; you may touch it only while all your side marbles lie in the hollows nearest to you.
refuse-Y13-repetition = This move would recreate an earlier position of the game.
refuse-Y14-over = The game is over.
refuse-Y15-blocked = The board gives you the move, but you have none; your opponent moves instead.
refuse-yali-players = YALi is a game for two, not for { $players }.
refuse-yali-rules = There are no rules called “{ $given }”. Known are: { $known }.
refuse-yali-rows = A board of { $given } rows is not on offer. Known are: { $known }.
refuse-yali-arrival = “{ $given }” is no choice of arrival cells. Known are: { $known }.
refuse-yali-earned = “{ $given }” is no number of side moves that can be agreed. Known are: { $known }.
refuse-yali-earned-base = Two side moves for one move are a matter of the tournament rules; in the base game a jump earns none.
refuse-yali-first = “{ $given }” cannot begin. Known are: { $known }.
refuse-yali-board = There is no such board. It has 2 to 4 columns and at most 10 rows, more than twice as many as start rows, and no more side marbles than rows; rules are base or tournament, arrival is zone or last-row.
refuse-yali-board-large = This board is too large to be solved on this machine.
refuse-yali-lot = “{ $text }” is no lot. Write “lot G” or “lot S”.
refuse-yali-position = This is not a position. A position has 4, 6, 8 or 10 rows of six places (left lane, four cells, right lane), each G, S or a dot, and then G or S for whose move it is.
refuse-yali-malformed = “{ $text }” is no move. Write for example a2-a3, b1xb3xd5 or c6-c7/r5-r4.
refuse-yali-cell = This board has no place called { $cell }.
refuse-yali-ambiguous = “{ $text }” could mean several moves: { $choices }.

## The game: its words, and how it ends

reason-arrived = All marbles have arrived.
won-arrived = { $you ->
    [yes] You have brought every marble home.
   *[no] { $name } has brought every marble home.
}
reason-blocked = Neither side can move.

## On the page

yali-colour = { $seat ->
    [0] Gold
   *[other] Silver
}
yali-you-alone = You
yali-board = The board of YALi. Arrow keys go from cell to cell, Enter chooses a marble and where it goes, Escape puts it back.
yali-cell = { $cell }, { $what ->
    [gold] gold marble
    [silver] silver marble
   *[empty] empty
}{ $can ->
    [here] , can go here:
    [chosen] , chosen
    [move] , can move
   *[nothing] {""}
}
yali-chosen = { $cell } chosen. It can go to { $targets }.
yali-badge = { $kind ->
    [over] all home
    [level] = { $you ->
        [yes] you
       *[no] { $colour }
    }
    [theirs] → { $you ->
        [yes] you { $weight }
       *[no] { $colour } { $weight }
    }
   *[mine] { $you ->
        [yes] you { $weight }
       *[no] { $colour } { $weight }
    }
}
yali-badge-full = { $kind ->
    [over] all home
    [level] { $you ->
        [yes] level: you keep the move
       *[no] level: { $colour } keeps the move
    }
    [theirs] { $you ->
        [yes] you get the move · { $weight }
       *[no] { $colour } gets the move · { $weight }
    }
   *[mine] { $you ->
        [yes] you keep the move · { $weight }
       *[no] { $colour } keeps the move · { $weight }
    }
}
yali-earns = earns a side move
yali-lane = { $you ->
    [yes] Your lane
   *[no] { $colour }’s lane
}
yali-lane-short = { $you ->
    [yes] Yours
   *[no] { $colour }’s
}
yali-level = The board is level.
yali-tips = { $you ->
    [yes] The board tips to you by { $weight }.
   *[no] The board tips to { $colour } by { $weight }.
}
yali-level-short = level
yali-tips-short = { $you ->
    [yes] you { $weight }
   *[no] { $colour } { $weight }
}
yali-now = now: { $tips }
yali-arrow = { $kind ->
    [best] best
    [played] played
   *[hint] hint
}

yali-ask = To be chosen
yali-where = Choose where it goes.
yali-chain = It can jump on: tap where to, or stop here.
yali-stop = Stop here
yali-choose-side = { $lane ->
    [own] You have earned a side move. Tap a hollow in your lane.
    [other] You have earned a side move. Tap a hollow in the other lane.
   *[both] You have earned a side move. Tap a hollow in one of the lanes.
}
yali-choose-sides = { $first ->
    [yes] You have earned two side moves. Tap a hollow for the first one.
   *[no] Now tap a hollow for the second one, or play it like this.
}
yali-next = { $kind ->
    [over] That wins the game.
    [theirs] { $you ->
        [yes] You move next.
       *[no] { $colour } moves next.
    }
   *[mine] { $you ->
        [yes] You move again.
       *[no] { $colour } moves again.
    }
}
yali-left-alone = { $tips ->
    [level] Without it the board is level.
   *[tips] { $you ->
        [yes] Without it the board tips to you by { $weight }.
       *[no] Without it the board tips to { $colour } by { $weight }.
    }
}
yali-play = Play it
yali-back = Back
yali-no-side = No side move

yali-say-wait = { $tips ->
    [lot] { $colour } moves: { $colour } won the lot. Tap one of your marbles to plan your move.
    [agreed] { $colour } moves: you agreed that { $colour } begins. Tap one of your marbles to plan your move.
    [level] { $colour } moves: the board is level, and { $colour } moved last. Tap one of your marbles to plan your move.
   *[tips] { $colour } moves: the board tips to { $colour }. Tap one of your marbles to plan your move.
}
yali-say-not-this = { $what ->
    [lane] Side marbles move only when you have earned it.
    [empty] Tap one of your marbles first.
    [stuck] This marble cannot move just now.
   *[other] That marble is { $colour }’s.
}
yali-say-not-there = The marble cannot go there.
yali-say-lane = Tap a hollow in the lit lane, or choose below.
yali-plan-choose = Now tap where it should go. It moves as soon as it is your turn.
yali-plan-set = Planned. Tap again to cancel.
yali-plan-off = Plan cancelled.
yali-plan-refused = The move you planned is not possible any more.

yali-home = { $count } of { $all } home
yali-turn = { $why ->
    [lot] { $you ->
        [yes] the lot fell on you
       *[no] won the lot
    }
    [agreed] { $you ->
        [yes] you begin, as agreed
       *[no] begins, as agreed
    }
    [level] { $you ->
        [yes] level: you moved last
       *[no] level: moved last
    }
    [blocked] the other side is stuck
   *[tips] { $you ->
        [yes] the board tips to you
       *[no] the board tips this way
    }
}
yali-times = { $count ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
   *[other] { $count } times
}
yali-story = { $count ->
    [one] { $why ->
        [over] { $colour } made the last move.
        [again] { $colour } moves again: the board still tips to { $colour }.
        [again-level] { $colour } moves again: the board is level.
        [again-blocked] { $colour } moves again: { $other } is stuck.
        [blocked] { $colour } moved and is stuck now.
       *[turned] { $you ->
            [yes] { $colour } moved, and the board tipped to you.
           *[no] { $colour } moved, and the board tipped to { $other }.
        }
    }
   *[other] { $why ->
        [over] { $colour } made the last { $count } moves.
        [again] { $colour } has moved { $times } and moves again: the board keeps tipping to { $colour }.
        [again-level] { $colour } has moved { $times } and moves again: the board is level.
        [again-blocked] { $colour } has moved { $times } and moves again: { $other } is stuck.
        [blocked] { $colour } moved { $times } and is stuck now.
        [kept] { $colour } moved { $times }: the board kept tipping to { $colour }.
       *[turned] { $you ->
            [yes] { $colour } moved { $times }, then the board tipped to you.
           *[no] { $colour } moved { $times }, then the board tipped to { $other }.
        }
    }
}
yali-verdict = { $won ->
    [yes] { $by ->
        [one] You won by one marble
       *[other] You won by { $by } marbles
    }
   *[no] { $by ->
        [one] You lost by one marble
       *[other] You lost by { $by } marbles
    }
}
yali-best = { $home ->
    [0] Your best run: { $moves } moves in a row.
    [one] Your best run: { $moves } moves in a row brought one marble home.
   *[other] Your best run: { $moves } moves in a row brought { $home } marbles home.
}
yali-words-step = { $to ->
    [ahead] Step forward
    [left] Step forward to the left
    [right] Step forward to the right
   *[sideways] Step sideways
}
yali-words-jump = { $jumps ->
    [one] { $over ->
        [own] Jump over own marble
        [other] Jump over { $colour }
       *[some] Jump
    }
    [2] Double jump
    [3] Triple jump
   *[other] { $jumps } jumps in one
}
yali-words-home = home
yali-words-side = side marble back
yali-words-sides = two side marbles back
yali-says-lot = The lot falls on { $colour }.
yali-says-placed = A position was set up.
yali-says-move = { $colour } goes from { $from } to { $to }.
yali-says-side = Side marble from { $from } to { $to }.

## In the terminal

terminal-yali-gold = Gold
terminal-yali-silver = Silver
terminal-yali-rules = Which rules?
terminal-yali-rules-base = base: bringing a marble home earns a side move
terminal-yali-rules-tournament = tournament: jumping an enemy earns one too, and three side marbles each
terminal-yali-home = { $home } of { $all } home
terminal-yali-balance = in balance
terminal-yali-tilt = tips to { $seat } by { $torque }
terminal-yali-lot = The lot gives { $seat } the first move.
terminal-yali-placed = A position was set up.
terminal-yali-blocked = blocked, so the other one moves
terminal-yali-won-arrived = { $seat } has every marble across and wins ({ $most } to { $least }).
terminal-yali-won-blocked = Nobody can move. { $seat } wins with { $most } marbles home against { $least }.
terminal-yali-drawn = Nobody can move and { $home } marbles are home on either side: a draw.
terminal-yali-how-to = A step is a2-a3, a chain of jumps b1xb3xd5, with a side move c6-c7/r5-r4. The far cell alone (d5) will do where only one marble can go there.

## Hints and analysis

yali-hint-look-win = There is a win here. Look for the quickest way home.
yali-hint-look-side = Look for a move that lets a side marble come home.
yali-hint-look-chain = Look for a chain of jumps.
yali-hint-look-sideways = Make room first: a sideways move keeps the board as it is.
yali-hint-look-keep = Look for a move after which the board still tips to you.
yali-hint-look-quiet = Nothing spectacular here: a quiet step is best.
yali-hint-marble = Look at your marble on { $cell }.
yali-hint-best-wins = { $move } wins by force.
yali-hint-best-keeps = { $move }: the board stays with you and you move again. Your chances: about { $chance }%.
yali-hint-best-gives = { $move }: it hands over the move, but everything else is worse. Your chances: about { $chance }%.
yali-review-missed-win = A sure win was missed here.
yali-remark-turning = The game turned at move { $number }.
yali-remark-loss-G = Gold gave away { $percent }% of the chances to win per move, on average.
yali-remark-loss-S = Silver gave away { $percent }% of the chances to win per move, on average.

## Kinds of games, and what is remembered of them

kind-yali-base = Base game
kind-yali-tournament = Tournament
kind-yali-own = Boards of your own
fact-yali-chain = Longest chain of jumps
milestone-yali-chain = Four jumps in one move
