## The box and its options

box-yali = YALi
box-yali-pitch = A race on a see-saw: whoever the board tips towards has the move.
option-yali-rules = Rules
option-yali-rules-base = Base game
option-yali-rules-tournament = Tournament
option-yali-rows = Length of the board
option-yali-rows-6 = 6 rows (short)
option-yali-rows-8 = 8 rows (usual)
option-yali-rows-10 = 10 rows (long)
option-yali-arrival = A side move is earned on
option-yali-arrival-zone = both arrival rows
option-yali-arrival-last-row = the last row only

## Its bots

bot-yali-1 = Has only just learned the rules, loves to jump and forgets how the board tips.
bot-yali-2 = Plays what catches the eye and misses many a long chain.
bot-yali-3 = Looks one move ahead and likes to keep things simple.
bot-yali-4 = Weighs every move, and chains still come as a surprise.
bot-yali-5 = Thinks three moves ahead and seldom gives anything away.
bot-yali-6 = Calculates patiently and waits for you to slip.
bot-yali-7 = Sees far and knows what every tilt is worth.
bot-yali-8 = As strong as we can make a player: millions of positions for every move.

## Refusals: the rule, and what exactly is wrong

refuse-Y1-no-cell = There is no cell { $cell } on this board.
refuse-Y1-no-hollow = There is no hollow { $cell } in the side lanes.
refuse-Y4-lot-drawn = The lot has been drawn already.
refuse-Y4-lot-by-chance = Nobody chooses who begins: the lot decides.
refuse-Y4-lot-seat = The lot can only fall on Gold or on Silver.
refuse-Y4-lot-first = First the lot decides who begins.
refuse-Y4-not-your-move = The board gives the move to your opponent: it tips to his side, or it is balanced and he moved last.
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
refuse-Y10-none = No side marble can move just now.
refuse-Y11-not-earned = This move earns no side move: it neither brings a marble into the arrival cells nor jumps an enemy between the start and arrival cells.
refuse-Y12-not-home = { $cell } lies in your opponent’s lane; you may touch it only while your three side marbles lie in the hollows nearest to you.
refuse-Y13-repetition = This move would recreate an earlier position of the game.
refuse-Y14-over = The game is over.
refuse-Y15-blocked = The board gives you the move, but you have none; your opponent moves instead.
refuse-yali-players = YALi is a game for two, not for { $players }.
refuse-yali-rules = There are no rules called “{ $given }”. Known are: { $known }.
refuse-yali-rows = A board of { $given } rows is not on offer. Known are: { $known }.
refuse-yali-arrival = “{ $given }” is no choice of arrival cells. Known are: { $known }.
refuse-yali-lot = “{ $text }” is no lot. Write “lot G” or “lot S”.
refuse-yali-malformed = “{ $text }” is no move. Write for example a2-a3, b1xb3xd5 or c6-c7/r5-r4.
refuse-yali-cell = This board has no place called { $cell }.
refuse-yali-ambiguous = “{ $text }” could mean several moves: { $choices }.

## The game: its words, and how it ends

reason-arrived = All eight marbles have arrived.
reason-blocked = Neither side can move.

## On the page

yali-colour = { $seat ->
    [0] Gold
   *[other] Silver
}
yali-board = The board of YALi. Arrow keys go from cell to cell, Enter chooses a marble and where it goes, Escape lets it stand.
yali-cell = { $cell }, { $what ->
    [gold] gold marble
    [silver] silver marble
   *[empty] empty
}{ $can ->
    [here] , can go here
    [chosen] , chosen
    [move] , can move
   *[nothing] {""}
}
yali-chosen = { $cell } chosen. It can go to { $targets }.
yali-chain = The marble may jump on: choose the next cell, or stop here.
yali-stop = Stop on { $cell }
yali-choose-side = You have earned a side move.
yali-no-side = No side move
yali-balanced = The board is balanced
yali-tips = The board tips to { $colour } (by { $weight })
yali-arrived = { $colour }: { $count } of 8 arrived
yali-says-lot = The lot falls on { $colour }.
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
terminal-yali-blocked = blocked, so the other one moves
terminal-yali-won-arrived = { $seat } has every marble across and wins ({ $most } to { $least }).
terminal-yali-won-blocked = Nobody can move. { $seat } wins with { $most } marbles home against { $least }.
terminal-yali-drawn = Nobody can move and { $home } marbles are home on either side: a draw.
terminal-yali-how-to = A step is a2-a3, a chain of jumps b1xb3xd5, with a side move c6-c7/r5-r4. The far cell alone (d5) will do where only one marble can go there.

## Hints and analysis

yali-hint-look-win = There is a win here. Look for the shortest way in.
yali-hint-look-side = Look for a move that lets a side marble come home.
yali-hint-look-chain = Look for a chain of jumps.
yali-hint-look-sideways = Make room first: a sideways move keeps the board as it is.
yali-hint-look-keep = Look for a move after which the board still tips to you.
yali-hint-look-quiet = Nothing spectacular here: a quiet step is best.
yali-hint-marble = Look at your marble on { $cell }.
yali-hint-best-wins = { $move } wins by force.
yali-hint-best-keeps = { $move }: the board stays with you and you move again. Your chances: about { $chance } %.
yali-hint-best-gives = { $move }: it hands over the move, and still everything else is worse. Your chances: about { $chance } %.
yali-review-mistake = A mistake: it gives away { $percent } % of the chances to win.
yali-review-blunder = A blunder that turns the game: it gives away { $percent } % of the chances to win.
yali-review-missed-win = A certain win missed: it gives away { $percent } % of the chances to win.
yali-remark-turning = The turning point was move { $number }: { $played } was played, { $best } was better.
yali-remark-loss-G = Gold gave away { $percent } % of the chances to win per move, on average.
yali-remark-loss-S = Silver gave away { $percent } % of the chances to win per move, on average.
