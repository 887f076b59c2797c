## Refusals: the rule, and what exactly is wrong

refuse-B4-count = { $bali ->
    [0] Letters are declared only for a Bali card, and there is none in this build (B4).
    [one] Say which letter the Bali card stands for: one letter, not { $given } (B4).
   *[other] Say which letters the { $bali } Bali cards stand for, from top to bottom; you gave { $given } (B4).
  }
refuse-B4-letter = The Bali card cannot stand for “{ $letter }”: this edition has no such letter (B4).
refuse-B5-short = { $letters } is too short: a word has at least three letters (B5).
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
refuse-B24-heard = Another challenge is being heard already; only the first one counts (B24).
refuse-B24-own = It is for your opponents to challenge this build (B24).
refuse-B24-spoken = You have waved this build through already (B24).
refuse-B24-letters = “{ $word }” cannot be spelled with the letters of this edition (B24).
refuse-B26-not-played = Space Age words are not agreed at this table (B26).
refuse-B26-list = { $letters } is not on the Space Age list, and in solitaire the list alone decides (B26).
refuse-bali-malformed = “{ $text }” is no move: write for example “3+2+4”, a word to build, or “-3” to remove a word.
refuse-bali-spelling = “{ $text }” does not fit: the cards there spell { $letters }.
refuse-bali-ambiguous = { $text } can be made in several ways: { $choices }
refuse-bali-edition-partnership = The edition { $edition } has no partnership game.
refuse-bali-edition-space-age = The edition { $edition } has no Space Age game.
refuse-bali-seconds = A time limit is between 1 and { $most } seconds.
refuse-bali-players = With these options { $least ->
    [4] four people play, no more and no fewer
   *[other] { $least } to { $most } people play
  }.

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

## On the terminal

terminal-bali-which-edition = Which edition?
terminal-bali-edition-avalon-hill-1980 = English words, Avalon Hill 1980: a Bali doubles
terminal-bali-edition-mb-1978-fr = French words, MB: a Bali is worth 50
terminal-bali-edition-mb-1978-de = German words, MB 1978: a Bali is worth 50
terminal-bali-solitaire = one player, solitaire
terminal-bali-people = { $players } people at this keyboard
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
terminal-bali-ask-forfeit = { $seat } cannot play: which of those columns goes back?
terminal-bali-final = { $points ->
    [one] Final score: 1 point.
   *[other] Final score: { $points } points.
  }
terminal-bali-won = { $count ->
    [one] { $seats } wins ({ $scores }).
   *[other] { $seats } share the first place ({ $scores }).
  }
terminal-bali-how-to = Type a word to build it (ROSES), or the columns: 3+1+4, and B2 for a column of panel B. For a Bali card say what it spells: 3+1=RO. “-3” takes a word off. Further: { $pass }, { $stop } (solitaire), { $challenge }, { $wave }, { $name } WORD, { $voteyes }, { $voteno }, { $forfeit } B3, and “-3 { $space }” for a Space Age word. A word spelled like one of these: =PASS. “hint 3” tells what column 3 could become.
terminal-bali-could-become = { $column } could become: { $words }
terminal-bali-right-now = Right now: { $words }
refuse-bali-which-column = “{ $text }” is no column with a card on it; ask for example about 3 or B3.
