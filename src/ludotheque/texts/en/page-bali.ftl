option-bali-edition = Edition
option-bali-edition-avalon-hill-1980 = English (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = French (MB, 1978)
option-bali-edition-mb-1978-de = German (MB, 1978)
option-bali-mode = Who checks the words
option-bali-mode-referee = The dictionary, at every build
option-bali-mode-challenge = The players, by challenging
option-bali-partnership = Partnership of four (English edition)
option-bali-space_age = Space Age words (English edition)
option-bali-bonus = Bonus for a Bali
option-bali-bonus-edition = As the edition prints it
option-bali-bonus-x1 = None
option-bali-bonus-x2 = Score doubled
option-bali-bonus-x3 = Score tripled
option-bali-challenge_seconds = Seconds to challenge a build
option-bali-naming_seconds = Seconds to name the word
option-bali-vote_seconds = Seconds to vote on a Space Age word

bl-bot = Bot { $letter }
bl-keys = Arrow keys go from column to column, Enter chooses the column to build on and then what goes below it, Backspace takes the last one back, Escape lets go, Delete takes off a complete word.
bl-panel = Panel of { $name }
bl-wild-card = Bali card
bl-wild-as = Bali card as { $letter }
bl-column = { $place }: { $letters }; value { $sum }{ $complete ->
    [yes] , complete word, { $points } points
   *[no] {""}
}{ $mark ->
    [head] , you build on it
    [held] , in your hand
    [picked] , picked
   *[none] {""}
}
bl-opening = { $place }: { $mark ->
    [taken] taken for your build
   *[none] opening
}
bl-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
bl-in-turn = in turn
bl-partner = plays with you
bl-dealer = dealer
bl-loses-turn = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}
bl-passed = passed
bl-deck = { $deck ->
    [0] No cards left
    [one] One card left
   *[other] { $deck } cards left
}
bl-last-cards = Last cards: a build must end in a complete word.
bl-cutting = The cards are cut for the deal.

bl-do-solitaire = Choose a column, then the one that goes below it.
bl-do-build = Choose a column of yours, then what goes below it.
bl-do-below = { $letters }: choose the column of yours it goes below.
bl-do-append = { $letters }: choose what goes below it.
bl-preview = { $letters }, { $points } points as a word.
bl-worth = { $points } points as a word
bl-build = Build
bl-undo = One back
bl-take-off = Take off { $letters }: { $points } points
bl-take-off-space = Take off { $letters } as a Space Age word
bl-pass = Pass
bl-stop = Stop here
bl-stop-sure = The game ends. Complete words on the table still count; cards left over cost nothing.
bl-stop-now = Stop and count
bl-choose-letter = Which letter is the Bali card?
bl-choose-letter-why = It stays this letter for the rest of the game.

bl-head-doubt = Challenge the build?
bl-head-doubt-others = { $name } may challenge
bl-head-name = Name the word
bl-head-name-others = { $name } has to name the word
bl-head-vote = Accept the word?
bl-head-vote-others = The vote is open: { $name }
bl-head-forfeit = Pick a column
bl-head-forfeit-others = { $name } picks a column

bl-ask-doubt = { $name } builds { $letters }. Is there such a word?
bl-wait-doubt = { $name } builds { $letters }. It can still be challenged.
bl-challenge = Challenge
bl-wave = Let it pass
bl-challenge-by = { $name } challenges
bl-wave-all = Nobody does: let it pass
bl-ask-name = { $name } challenges { $letters }. Which word do you have in mind?
bl-ask-name-whole = { $name } challenges { $letters }. It must be a word as it stands: name it.
bl-wait-name = { $letters } is challenged. { $name } must name a word.
bl-name-label = The word
bl-name = Name it
bl-name-holds = { $holds ->
    [yes] It holds { $letters }.
   *[no] It must hold { $letters } in one piece.
}
bl-ask-vote = { $name } takes off { $letters } as a Space Age word. Do you accept it?
bl-wait-vote = { $name } takes off { $letters } as a Space Age word. The others vote.
bl-vote-yes = I accept it
bl-vote-no = I do not
bl-ask-forfeit = { $name } has no play. Pick the column that goes back into the deck.
bl-wait-forfeit = { $name } has no play and forfeits a column.
bl-forfeit-pick = Pick a column
bl-forfeit = Forfeit { $place }: { $letters }
bl-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

bl-removed = Words taken off
bl-removed-none = Nobody took off a word.
bl-balied = { $name } has Balied!
bl-space-age = Space Age

bl-new-cards = New: { $cards }. { $deck ->
    [0] No card is left.
    [one] One card left.
   *[other] { $deck } cards left.
}
bl-says-cut = { $card } is cut.
bl-says-draw = { $card } is turned up.
bl-says-build = { $name } builds { $letters }.
bl-says-remove = { $name } takes off { $letters }.
bl-says-scores = { $name } takes off a word: { $points ->
    [one] one point
   *[other] { $points } points
}.
bl-says-claims = { $name } asks for a Space Age word.
bl-says-pass = { $name } passes.
bl-says-stop = { $name } stops.
bl-says-forfeit = { $name } picks { $letters }: it goes back into the deck.
bl-says-forfeits = { $name } picks { $place }: it goes back into the deck.
bl-says-challenge = { $name } challenges.
bl-says-wave = { $name } lets it pass.
bl-says-name = { $name } names { $word }.
bl-says-name-fails = { $name } names { $word }: it does not hold, the cards go back.
bl-says-vote = { $name } votes { $yes ->
    [yes] for it
   *[no] against it
}.
bl-says-time = Time is up.
bl-says-time-undone = Time is up: the cards go back.
