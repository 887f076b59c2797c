refuse-match-no-seat = There is no seat { $seat } at this table.
refuse-match-taken = Somebody already sits there.
refuse-match-nobody = Nobody sits there.
refuse-match-seats-open = There are still open seats; the match cannot start.
refuse-match-started = The match has already started.
refuse-match-not-started = The match has not started yet.
refuse-match-over = The match is over.
refuse-match-not-over = The match is not over yet.
refuse-match-too-late = Too late: your time is up.
refuse-match-not-yours = That is not yours to decide.
refuse-match-draw-alone = There is nobody to agree on a draw with.
refuse-match-draw-bot = Bots do not agree to a draw.
refuse-match-asked = A question is already on the table; it must be answered first.
refuse-match-declined = That was declined; you may ask again after the next move.
refuse-match-not-asked = Nobody has asked you that.
refuse-match-hints-off = This match is played without hints.
refuse-match-takeback-off = This match is played without takebacks.
refuse-match-takeback-none = You have made no move that could be taken back.
refuse-match-takeback-revealed = Something was revealed or drawn since your move, so it stands.
refuse-match-vote-whom = You can only vote about another person at the table.
refuse-match-vote-twice = You have already voted for that.
refuse-match-abort-late = Somebody has moved already; you can still resign.
refuse-match-rematch-twice = The rematch is already arranged, or you have already asked for it.
refuse-match-rematch-wait = Not everybody wants a rematch yet.

## Why a match or a game is over

reason-aborted = Called off.
refuse-match-study = This board is only to try things on; there is no rematch.
refuse-match-no-room = That is only possible in a room.
refuse-match-too-few = It takes at least { $least } to play.
refuse-match-round = You can come in as soon as this round is over.
refuse-match-removed = The host has removed you from this room.
refuse-match-paused = The game is paused.
refuse-match-not-paused = The game is not paused.
refuse-match-no-clock = No clock is running right now.
