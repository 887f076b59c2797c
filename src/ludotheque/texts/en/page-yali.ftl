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
