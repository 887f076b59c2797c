# Playing alone: the deal once more, practice, what one reached before.
box-alone-in = Deal for one with { $lang ->
        [fr] French
        [de] German
       *[other] English
    } words
over-same-deal = Same deal again
practice = Practice
practice-label = Practice: take back behind new cards too; counts for no best and no average
refuse-practice-alone = Practice is for one player.
refuse-no-deal = This deal cannot be had again: it has to be a game of yours, played alone to its end.
over-practice = This was practice: it counts for no best and no average.
over-tally = Before: best { $best }, average { $average }
over-new-best = Your best so far! Before: best { $best }, average { $average }
