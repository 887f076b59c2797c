## The box and its options

box-bali = BALI
box-bali-pitch = Slide columns of letters under one another until a word stands there, then take it off and score.
option-bali-edition = Edition
option-bali-edition-avalon-hill-1980 = English (Avalon Hill, 1980)
option-bali-edition-mb-1978-fr = French (MB, 1978)
option-bali-edition-mb-1978-de = German (MB, 1978)
option-bali-mode = Who checks the words
option-bali-mode-referee = The dictionary, at every build
option-bali-mode-challenge = The players, by challenging
option-bali-partnership = Partnership of four
option-bali-space_age = Space Age words (English edition)
option-bali-coining = Space Age words of your own, if the others let them pass
option-bali-hurtful = Allow words that hurt people
option-bali-bonus = Bonus for a Bali
option-bali-bonus-edition = As the edition prints it
option-bali-bonus-x1 = None
option-bali-bonus-x2 = Score doubled
option-bali-bonus-x3 = Score tripled
option-bali-bonus-50 = 50 points
option-bali-challenge_seconds = Seconds to challenge a build
option-bali-naming_seconds = Seconds to name the word
option-bali-vote_seconds = Seconds to vote on a Space Age word

## Its bots

bot-bali-1 = Knows the everyday words and takes them off in a hurry.
bot-bali-2 = Has a modest vocabulary and is happy with any good word.
bot-bali-3 = Is well read and builds to a plan that does not always hold.
bot-bali-4 = Knows the whole dictionary and sees through every bluff.
bot-bali-5 = Plays the deal to its end in the mind before a card moves.

## Refusals: the rule, and what exactly is wrong

refuse-B4-count = { $bali ->
    [0] Letters are declared only for a Bali card, and there is none in this build (B4).
    [one] Say which letter the Bali card stands for: one letter, not { $given } (B4).
   *[other] Say which letters the { $bali } Bali cards stand for, from top to bottom; you gave { $given } (B4).
  }
refuse-B4-letter = The Bali card cannot stand for “{ $letter }”: this edition has no such letter (B4).
refuse-B5-short = { $letters } is too short: a word has at least three letters (B5).
refuse-B5-hurtful = { $letters } is a word that hurts people; this table plays without it (B5).
refuse-B5-withdrawn = { $letters } has been withdrawn: this house plays without it (B5).
refuse-B6-fragment = No { $language ->
    [en] English
    [fr] French
   *[de] German
  } word contains { $letters } (B6).
refuse-B8-place = There is no place { $place } on the table (B8).
refuse-B8-opening = There is no card at { $place } (B8).
refuse-B9-nothing = Nothing is added below { $place }: a build takes at least one other column (B9).
refuse-B9-twice = The column { $place } is used twice (B9).
refuse-B9-lacking = { $word } needs one more { $letter } than there is on the table (B9).
refuse-B9-inside = { $word } needs the { $letter } inside { $column }; a column is never broken (B9).
refuse-B9-cannot = { $word } cannot be put together from whole columns (B9).
refuse-B10-word = { $letters } is not in the { $language ->
    [en] English
    [fr] French
   *[de] German
  } dictionary, so it stays on the table (B10).
refuse-B11-card = The deck holds no card “{ $card }” (B11).
refuse-B13-solitaire = Stopping is for the solitaire; with others at the table the game goes on (B13).
refuse-B13-stop = There is nobody to pass to: build, remove or stop (B13).
refuse-B15-card = No card “{ $card }” can be cut from this deck (B15).
refuse-B16-head = { $place } is not your column; you build only on your own panel (B16).
refuse-B16-removal = { $place } is not your column; you remove words only from your own panel (B16).
refuse-B16-begins = { $word } would have to begin on { $place }, which is not your column (B16).
refuse-B16-not-now = That cannot be done at this moment of the game (B16).
refuse-B18-remove = You have a complete word: if you do not build, you must remove one (B18).
refuse-B19-can-build = You may not pass while you can build (B19).
refuse-B19-whose = { $place } does not belong to the player who forfeits (B19).
refuse-B19-completed = { $place } is a complete word; only an uncompleted column is forfeited (B19).
refuse-B20-word = The last card is out: { $letters } is no complete word (B20).
refuse-B20-can-complete = You may not pass while you can complete a word (B20).
refuse-B20-can-remove = You may not pass while you can take a word off (B20).
refuse-B24-heard = Another challenge is being heard already; only the first one counts (B24).
refuse-B24-own = It is for your opponents to challenge this build (B24).
refuse-B24-spoken = You have waved this build through already (B24).
refuse-B24-letters = “{ $word }” cannot be spelled with the letters of this edition (B24).
refuse-B26-not-played = Space Age words are not agreed at this table (B26).
refuse-B26-list = { $letters } is not on the Space Age list, and in solitaire the list alone decides (B26).
refuse-B26-no-coining = Words of your own are not agreed at this table (B26).
refuse-B26-once = You have announced a word in this turn already (B26).
refuse-B26-letters = “{ $word }” cannot be spelled with the letters of this edition (B26).
refuse-B26-known = { $word } is a word here anyway: just build it (B26).
refuse-bali-malformed = “{ $text }” is no move: write for example “3+2+4”, a word to build, or “-3” to remove a word.
refuse-bali-spelling = “{ $text }” does not fit: the cards there spell { $letters }.
refuse-bali-ambiguous = { $text } can be made in several ways: { $choices }
refuse-bali-edition-space-age = The edition { $edition } has no Space Age game.
refuse-bali-coining = Words of your own need others at the table, Space Age words and the dictionary at every build.
refuse-bali-seconds = A time limit is between 1 and { $most } seconds.
refuse-bali-players = With these options { $least ->
    [4] four people play, no more and no fewer
   *[other] { $least } to { $most } people play
  }.
refuse-bali-which-column = “{ $text }” is no column with a card on it; ask for example about 3 or B3.

## The game: its words, and how it ends

reason-stuck = No play is left.
reason-stopped = Stopped early.
reason-cleared = Every card has gone into words.
reason-passed = Everybody has passed.
reason-forfeits = Nothing but forfeits for three rounds.

## On the page

bl-bot = Bot { $letter }
bl-keys = Arrow keys go from column to column, Enter picks a column up and then puts it below the one you choose, Backspace takes the last one back, Escape lets go, Delete takes off a complete word.
bl-panel = Panel of { $name }
bl-wild-card = Bali card
bl-wild-as = Bali card as { $letter }
bl-column = { $place }: { $letters }; value { $sum }{ $complete ->
    [yes] , complete word, { $points } points
   *[no] {""}
}{ $mark ->
    [head] , you build on it
    [held] , in your hand
    [taken] , taken for your build
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
bl-do-solitaire = Pick up a column, then choose the one it goes below.
bl-do-build = Pick up any column, then choose the one of yours it goes below.
bl-do-below = { $letters }: below which column?
bl-preview = { $letters }, { $points } points as a word.
bl-build = Play it
bl-undo = One back
bl-take-off = Take off { $letters }: { $points } points
bl-slip-word = is a word
bl-slip-way = is on the way
bl-slip-to = to { $words }
bl-slip-further = on the way to { $words }
bl-slip-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
bl-slip-sum = { $sum } × { $cards } cards
bl-part-of = { $name }’s { $letters }
bl-take = Take it off
bl-take-space = As Space Age
bl-coin-short = My own word
bl-score-unit = points
bl-best = best { $points }
bl-average = average { $points }
bl-all-in-words = All of them in words is a Bali.
bl-in-words = { $count } of { $cards } in words
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
bl-head-coining = Let the word pass?
bl-head-coining-others = { $name } may refuse the word
bl-head-forfeit = Pick a column
bl-head-forfeit-others = { $name } picks a column
bl-ask-doubt = { $name } builds { $letters }. Is there such a word?
bl-ask-stakes = { $whole ->
    [yes] If it is a word as it stands, you lose your next turn. If not, the cards go back and { $name } loses this one.
   *[no] If { $name } names a word with { $letters } in it, you lose your next turn. If not, the cards go back and { $name } loses this one.
}
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
bl-ask-coining = { $name } announces { $word }. May it be a word?
bl-wait-coining = { $name } announces { $word }. The others may refuse it.
bl-coining-yes = Let it pass
bl-coining-no = Refuse it
bl-coin = Announce a word of your own
bl-coin-why = Unless most of the others refuse it, you may build it from now on.
bl-coin-now = Announce it
bl-ask-forfeit = { $name } has no play. Pick the column that goes back into the deck.
bl-wait-forfeit = { $name } has no play and forfeits a column.
bl-forfeit-pick = Pick a column
bl-forfeit = Forfeit { $place }: { $letters }
bl-best-word = Your best word: { $word }, { $points } points.
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
bl-says-coin = { $name } announces { $word }.
bl-says-name = { $name } names { $word }.
bl-says-name-fails = { $name } names { $word }: it does not hold, the cards go back and the turn is lost.
bl-says-vote = { $name } votes { $yes ->
    [yes] for it
   *[no] against it
}.
bl-says-time = Time is up.
bl-says-time-undone = Time is up: the cards go back.

## In the terminal

terminal-bali-edition = Which edition?
terminal-bali-edition-avalon-hill-1980 = English words, Avalon Hill 1980: a Bali doubles
terminal-bali-edition-mb-1978-fr = French words, MB: a Bali is worth 50
terminal-bali-edition-mb-1978-de = German words, MB 1978: a Bali is worth 50
terminal-bali-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-bali-balied = Bali
terminal-bali-loses = loses the next turn
terminal-bali-deck = { $cards ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $cards } cards are left in the deck.
  }
terminal-bali-last-cards = The last card is out: a build must make a complete word (B20).
terminal-bali-cuts = Cut for the deal: { $cards }. { $seat } deals and plays first.
terminal-bali-time = Time is up
terminal-bali-earned = +{ $points }
terminal-bali-undone = it does not stand
terminal-bali-drawn = drawn: { $cards }
terminal-bali-ask-window = challenge or wave?
terminal-bali-ask-name = which word do you have in mind?
terminal-bali-ask-vote = a Space Age word? yes or no
terminal-bali-ask-coining = may { $word } be a word? yes or no
terminal-bali-ask-forfeit = { $seat } cannot play: which of those columns goes back?
terminal-bali-final = { $points ->
    [one] Final score: 1 point.
   *[other] Final score: { $points } points.
  }
terminal-bali-how-to = Type a word to build it (ROSES), or the columns: 3+1+4, and B2 for a column of panel B. For a Bali card say what it spells: 3+1=RO. “-3” takes a word off. Further: { $pass }, { $stop } (solitaire), { $challenge }, { $wave }, { $name } WORD, { $voteyes }, { $voteno }, { $forfeit } B3, and “-3 { $space }” for a Space Age word, { $coin } WORD to announce one of your own. A word spelled like one of these: =PASS. “hint 3” tells what column 3 could become.
terminal-bali-could-become = { $column } could become: { $words }
terminal-bali-right-now = Right now: { $words }

## Words of the notation in this language

bali-say-pass = pass
bali-say-stop = stop
bali-say-challenge = challenge
bali-say-wave = wave
bali-say-name = name
bali-say-vote-yes = yes
bali-say-vote-no = no
bali-say-space = space
bali-say-forfeit = forfeit
bali-say-coin = coin

## Hints and analysis

bali-hint-nothing = There is nothing left to build or to take off.
bali-hint-word-alone = { $move }, a word of { $points } points: about { $worth } points in the end.
bali-hint-way-alone = { $move }, on the way to { $word }: about { $worth } points in the end.
bali-hint-room-alone = { $move } keeps most ways open: about { $worth } points in the end.
bali-hint-remove-alone = { $move } brings { $points } points: about { $worth } in the end.
bali-hint-word-lead = { $move }, a word of { $points } points: about { $worth } points ahead.
bali-hint-way-lead = { $move }, on the way to { $word }: about { $worth } points ahead.
bali-hint-room-lead = { $move } keeps most ways open: about { $worth } points ahead.
bali-hint-remove-lead = { $move } brings { $points } points: about { $worth } points ahead.
bali-hint-word-behind = { $move }, a word of { $points } points: about { $worth } points behind, and nothing better found.
bali-hint-way-behind = { $move }, on the way to { $word }: about { $worth } points behind, and nothing better found.
bali-hint-room-behind = { $move } keeps most ways open: about { $worth } points behind, and nothing better found.
bali-hint-remove-behind = { $move } brings { $points } points: about { $worth } points behind, and nothing better found.
bali-hint-challenge = No word contains { $letters }: challenge it.
bali-hint-wave = { $letters } stands in { $word }: let it pass.
bali-hint-name = Name { $word }.
bali-hint-forfeit = Send { $letters } back: most has gone into it.
bali-hint-vote-yes = It is on the Space Age list: say yes.
bali-hint-vote-no = It is not on the Space Age list: say no.
bali-hint-remove = { $letters } is ripe: take it off.
bali-hint-join = Put { $pieces } below { $top }.
bali-hint-word = { $letters } can become { $word }.
bali-hint-column = { $letters } has room to grow.
bali-review-word = { $word } would have brought { $points }.
bali-remark-bali = This deal could have been Balied: { $best } points (you reached { $reached }).
bali-remark-best = The best found with open cards: { $best } points (you reached { $reached }).
bali-remark-word = The best word you passed by: { $word }, { $points } points (move { $number }).
bl-propose = Propose it
bl-head-team = Your team’s move
bl-head-team-others = { $name }: their team’s move
bl-plate-with = with { $name }
bl-plate-against = against you
bl-says-name-holds = { $name } names { $word }: it holds, { $challenger } loses a turn.
bl-says-takes-yours = { $name } takes your { $taken } for { $letters }.
bl-says-takes = { $name } takes { $taken } from { $owner } for { $letters }.
bl-cut-one = { $you ->
        [yes] You cut { $card }
       *[no] { $name } cut { $card }
    }
bl-cut-begins = { $you ->
        [yes] { $cuts }: you begin.
       *[no] { $cuts }: { $name } begins.
    }
bl-words-build = puts { $below } under { $head }: { $letters }
bl-words-remove = takes off { $letters }: { $points }
bl-words-pass = passes
bl-words-stop = stops
bl-words-forfeit = picks what is forfeited
bl-words-challenge = challenges
bl-words-wave = lets it pass
bl-words-name = names { $word }
bl-words-coin = announces { $word }
bl-words-cut = cuts { $card }
bl-words-vote = { $yes ->
        [yes] votes for it
       *[no] votes against it
    }
bl-words-time = time is up

## Kinds of games, and what is remembered of them

kind-bali-avalon-hill-1980-alone = English solitaire
kind-bali-avalon-hill-1980-two = English, two players
kind-bali-avalon-hill-1980-several = English, three or four players
kind-bali-avalon-hill-1980-partners = English, partners
kind-bali-mb-1978-fr-alone = French solitaire
kind-bali-mb-1978-fr-two = French, two players
kind-bali-mb-1978-fr-several = French, three or four players
kind-bali-mb-1978-fr-partners = French, partners
kind-bali-mb-1978-de-alone = German solitaire
kind-bali-mb-1978-de-two = German, two players
kind-bali-mb-1978-de-several = German, three or four players
kind-bali-mb-1978-de-partners = German, partners
kind-bali-own = Rules of your own
fact-bali-balis = Balis
fact-bali-longest = Longest word, in letters
fact-bali-bluffs = Bluffs that passed
fact-bali-balis-en = Balis in English
fact-bali-balis-fr = Balis in French
fact-bali-balis-de = Balis in German
milestone-bali-first = First Bali
milestone-bali-languages = A Bali in each language
milestone-bali-word = A word of thirteen letters
milestone-bali-bluff = A bluff that passed
