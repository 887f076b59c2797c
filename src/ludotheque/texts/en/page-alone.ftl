# Playing alone: the deal once more, practice, what one reached before.
box-alone-in = Deal for one with { $lang ->
        [fr] French
        [de] German
       *[other] English
    } words
over-same-deal = Same deal again
practice = Practice
practice-label = Practice: you may undo even past new cards; it does not count towards your best or average
refuse-practice-alone = Practice is for one player.
refuse-no-deal = This deal cannot be played again: it has to be a game of your own, played alone to the end.
over-practice = This was practice: it does not count towards your best or average.
over-tally = Before: best { $best }, average { $average }
over-new-best = Your best so far! Before: best { $best }, average { $average }
