## The box and its options

cli-themes = look at the themes of WORD JAM
cli-themes-stats = how many words each list knows
cli-themes-show = the words of a list, best known first
cli-themes-words = the language of the words
cli-themes-limit = how many words (default: all)
themes-row = { $style }: { $words } words, { $usual } of them known to everybody
box-wordjam = WORD JAM
box-wordjam-pitch = Five consonants, one theme: call first, or bet that someone finds better before the sand runs out.
option-wordjam-language = Language of the words
option-wordjam-language-en = English
option-wordjam-language-fr = French
option-wordjam-language-de = German
option-wordjam-look = Seconds to read the Style
option-wordjam-race = Seconds for the race
option-wordjam-word = Seconds for Ali Baba’s word
option-wordjam-dispute = Seconds to dispute a word
option-wordjam-vote = Seconds to vote
option-wordjam-bets = Seconds to bet
option-wordjam-sandglass = Seconds of the sandglass
option-wordjam-thief = Seconds for a word after the sandglass
option-wordjam-pause = Seconds between two rounds
option-wordjam-dealer = Who deals
option-wordjam-last_round = The last round
option-wordjam-last_round-camps = best of Ali Baba’s camp gets the red number, best of the Thieves the yellow
option-wordjam-last_round-best-of-all = best word of all gets the red number, best of the other camp the yellow
option-wordjam-free_choice = Free choice, when disputed
option-wordjam-free_choice-vote = the table votes
option-wordjam-free_choice-dictionary = a dictionary settles what it is sure of
option-wordjam-hurtful = Allow words that hurt people
option-wordjam-left_out = Styles that stay in the box
option-wordjam-left_out-free = { wordjam-style-free }
option-wordjam-left_out-sports = { wordjam-style-sports }
option-wordjam-left_out-characters = { wordjam-style-characters }
option-wordjam-left_out-objects = { wordjam-style-objects }
option-wordjam-left_out-verbs = { wordjam-style-verbs }
option-wordjam-left_out-body = { wordjam-style-body }
option-wordjam-left_out-visible = { wordjam-style-visible }
option-wordjam-left_out-animals = { wordjam-style-animals }
option-wordjam-left_out-singers = { wordjam-style-singers }
option-wordjam-left_out-cinema = { wordjam-style-cinema }
option-wordjam-left_out-flora = { wordjam-style-flora }
option-wordjam-left_out-food = { wordjam-style-food }
option-wordjam-left_out-eight = { wordjam-style-eight }
option-wordjam-left_out-first = { wordjam-style-first }
option-wordjam-left_out-geography = { wordjam-style-geography }
option-wordjam-themes = Themes of your own

## Its bots

bot-wordjam-0 = Takes a while to find a word, and believes in it all the more.
bot-wordjam-1 = Has a favourite camp and stays with it all evening.
bot-wordjam-2 = Knows what everybody knows and calls by instinct.
bot-wordjam-3 = Has an ear for what the others have said.
bot-wordjam-4 = Calls quickly and judges the table well.
bot-wordjam-5 = Finds rare words in a flash and bets by what you have shown.

## Refusals: the rule, and what exactly is wrong

refuse-wordjam-players = WORD JAM is for { $least } to { $most } players, not for { $players }. Let bots fill the table.
refuse-wordjam-language = There are no words in the language “{ $language }”.
refuse-wordjam-seconds = “{ $name }” must be between 1 and 600 seconds, not { $seconds }.
refuse-wordjam-choice = “{ $given }” is nothing that “{ $name }” could be.
refuse-wordjam-number = “{ $name }” must be between { $least } and { $most }, not { $number }.
refuse-wordjam-style = There is no Style card called “{ $style }”.
refuse-wordjam-no-themes = At least one Style or one theme of your own must be in play.
refuse-wordjam-many-themes = At most { $most } themes of your own fit among the cards.
refuse-wordjam-theme-title = A theme needs a title of 1 to { $most } characters on one line; “{ $title }” is none.
refuse-wordjam-theme-twice = There are two themes called “{ $title }”.
refuse-wordjam-theme-words = The list of “{ $title }” holds more than { $most } words.
refuse-wordjam-theme-word = “{ $word }” on the list of “{ $title }” is no word that could be said here.
refuse-wordjam-move = “{ $text }” means nothing at this table. Write for example sesame, "Penguin", bet thieves or vote yes.
refuse-bad-theme-list = Theme list { $file }, line { $line }: this cannot be read ({ $why }).
refuse-W3-eight = The Style asks for eight letters; this word has { $count }.
refuse-W3-first = The word must begin with { $letter }, the consonant on the 1-coin card.
refuse-W5-scimitar = { $letter } lies under the scimitar: no word may contain it.
refuse-W6-empty = A word needs letters.
refuse-W6-digits = “{ $sign }” is a digit; a word is made of letters.
refuse-W6-signs = “{ $sign }” has no place in a word.
refuse-W6-alphabet = “{ $sign }” is not a letter of this game’s alphabet.
refuse-W6-long = No word of more than { $most } letters can be said here.
refuse-W6-used = { $word } has already been used in this game.
refuse-W6-hurtful = That is a word that hurts people; this table plays without it (W6).
refuse-W6-withdrawn = That word has been withdrawn: this house plays without it (W6).
refuse-W7-own-word = It is your own word; the others may dispute it.
refuse-W7-accepted-already = You have already accepted this word.
refuse-W7-disputed-already = { $by } has disputed it already; now everybody votes.
refuse-W7-no-dispute-now = There is no word on the table that could be disputed.
refuse-W7-no-vote-now = There is nothing to vote on.
refuse-W7-voted-already = You have already voted.
refuse-W8-cards = The cards turn themselves; no player deals.
refuse-W8-no-such-card = This card cannot be turned up now.
refuse-W9-clock = Only the clock says when time is up, and only while it is running.
refuse-W9-late-call = Too late: the call of { $by } came first.
refuse-W9-called-already = You have called; now say your word.
refuse-W9-called-in-vain = You have already called in vain with these consonants.
refuse-W9-no-race = There is no race to call in now.
refuse-W9-call-first = Call “Sesame, open!” before you say a word.
refuse-W9-word-too-late = Your time for a word is over; the race goes on for the others.
refuse-W9-no-word-now = Nobody is to say a word now.
refuse-W10-camp = Choose Ali Baba or the Thieves.
refuse-W10-ali-baba = You are Ali Baba yourself.
refuse-W10-bet-already = Your bet is on the table and stays there.
refuse-W10-no-bets-now = No bets are made now.
refuse-W11-low = Worth { $value }: a Thief needs more than { $bar }.
refuse-W11-not-your-word = It is the turn of { $by }.
refuse-W11-no-sand = The sand is not running; no word can be locked in.
refuse-W11-no-thief = You are with Ali Baba; only Thieves look for a word now.
refuse-W13-no-pause = The round is still being played.
refuse-W13-ready-already = You are ready already; the others still need a moment.
refuse-W15-not-tied = Only the tied leaders play this round.
refuse-wordjam-answer = “{ $text }” is no answer here. Possible: { $choices }

## The game: its words, and how it ends

wordjam-style-free = Free choice
wordjam-style-sports = Sports and games
wordjam-style-characters = Imaginary characters
wordjam-style-objects = Objects
wordjam-style-verbs = Verbs and adjectives
wordjam-style-body = The human body
wordjam-style-visible = Objects you can see from where you sit
wordjam-style-animals = Animals
wordjam-style-singers = Singers
wordjam-style-cinema = Cinema
wordjam-style-flora = Flora
wordjam-style-food = Food and drink
wordjam-style-eight = Words of 8 letters
wordjam-style-first = Words beginning with the 1-coin consonant
wordjam-style-geography = Geography
wordjam-hint-free = any word of the dictionary; no names, no conjugated verbs
wordjam-hint-sports = names of sports, toys and games, also of several words
wordjam-hint-characters = from comics, films and books
wordjam-hint-objects = things one can touch; nothing alive
wordjam-hint-verbs = verbs in the infinitive only
wordjam-hint-body = its parts
wordjam-hint-visible = nothing alive
wordjam-hint-animals = common names; ant yes, insect no
wordjam-hint-singers = and bands; a leading article does not count
wordjam-hint-cinema = actors, actresses, directors
wordjam-hint-flora = plants, flowers, fruit and what belongs to them
wordjam-hint-food = dishes and drinks
wordjam-hint-eight = from the dictionary
wordjam-hint-first = from the dictionary
wordjam-hint-geography = states, towns, rivers, lakes, regions
wordjam-hint-own = a theme of this table
wordjam-camp-ali = Ali Baba
wordjam-camp-thieves = Thieves
wordjam-verdict-fits = known to fit
wordjam-verdict-word = a word; whether it fits, the lists do not say
wordjam-verdict-unknown = not a known word
wordjam-verdict-never = cannot fit
wordjam-why-theme-list = it is in the list of the theme
wordjam-why-dictionary = it is in the dictionary
wordjam-why-compound = its parts are in the dictionary
wordjam-why-conjugated = it is a conjugated form
wordjam-why-not-in-dictionary = it is not in the dictionary
wordjam-why-accepted = nobody objected
wordjam-why-vote = by vote
wordjam-fate-open = on the table
wordjam-fate-stands = stands
wordjam-fate-low = not enough
wordjam-fate-scimitar = contains the forbidden consonant
wordjam-fate-used = already used
wordjam-fate-eight = not eight letters
wordjam-fate-first = begins with another letter
wordjam-fate-rejected = rejected
wordjam-fate-silent = no word
wordjam-won-total = The treasure goes to { $names }, with { $points } points.
wordjam-won-tie-break = After a tie-break the treasure goes to { $names }, with { $points } points.
wordjam-won-shared = The treasure is shared: { $names }, with { $points } points each.
reason-total = By the riches after the last round.
reason-tie-break = Decided in an extra round.
reason-shared = The tie could not be broken.

## On the page

wj-bot = Bot { $letter }
wj-style-card = Style card
wj-starred = A dictionary may settle a dispute
wj-style = Style: { $style }, { $hint }.
wj-coins = Coin cards
wj-coin = { $letter }, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
wj-coin-down = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, face down
wj-scimitar = { $letter }, forbidden
wj-scimitar-down = double scimitar, face down
wj-cave = The cave
wj-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
wj-sand-left = Sandglass: { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
wj-now-deal = The cards are being dealt.
wj-now-look = Read the Style. The consonants turn up in a moment.
wj-now-race = Find a word that fits, then call!
wj-now-race-all = Who finds a word first?
wj-now-race-out = You have called in vain. The others are still racing.
wj-now-speaks = { $name } has the word.
wj-now-say = Say your word!
wj-now-say-more = Say a word worth more than { $bar }.
wj-now-window = { $name } says { $word }. Does it fit?
wj-now-window-own = The others may dispute { $word }.
wj-now-window-done = { $name } says { $word }. It may still be disputed.
wj-now-vote = { $by } disputes { $word }. Does it fit “{ $style }”?
wj-now-voted = { $by } disputes { $word }. The votes are coming in.
wj-now-bets = { $name } says { $word }. Can anyone beat { $value }?
wj-now-bets-ali = You are Ali Baba. The others bet for or against { $word }.
wj-now-bets-done = The bets are being made in secret.
wj-now-thief = You are a Thief: find a word worth more than { $bar }.
wj-now-thieves = The Thieves are looking for a better word.
wj-now-last = Last round: choose a camp and lock in a word before the sand is gone.
wj-now-last-watch = Camps and words are being chosen in secret.
wj-now-pause = The round is over.
wj-now-over = The game is over.
wj-sesame = Sesame, open!
wj-vote-yes = It fits
wj-vote-no = It does not fit
wj-agree-all = Nobody disputes it
wj-who-disputes = Who disputes it?
wj-ready = Next round
wj-word-race = Your word; sending it calls and says it at once
wj-word-say = Your word
wj-word-lock = Your word, unseen until your turn
wj-do-race = Sesame, open!
wj-do-say = Say it
wj-do-lock = Lock it in
wj-nothing = I have no word
wj-locked = Locked in: { $word }
wj-take-back = Take it back
wj-coins-count = { $value ->
    [one] one coin
   *[other] { $value } coins
}
wj-needs = more than { $bar } needed
wj-best-words = The best words: { $words }
wj-best-word = Best word: { $word }
wj-award-dispute-so = { $word }: { $yes } for, { $no } against
wj-award-dispute = Fiercest dispute
wj-award-bet-so = { $camp }: { $with } against { $against }, and right
wj-award-bet = Boldest bet
wj-award-word-so = { $word }, { $value ->
    [one] one coin
   *[other] { $value } coins
}
wj-award-word = Best word
wj-place = { $place ->
    [1] first
    [2] second
   *[other] third
}
wj-podium = The end of the evening
wj-stage-beats = { $value } beats { $bar }: { $word } of { $name }
wj-stage-best = { $name } has the best word
wj-stage-holds = { $name } is Ali Baba: the word holds
wj-stage-chief = { $name }, Chief of the Thieves
wj-stage-friends = friends
wj-stage-if-holds = If nobody does
wj-stage-if-beaten = If a Thief beats it
wj-stage-beat = Can a Thief beat { $value }?
wj-stage-race = Got one? Call “Sesame, open!” on your phone
wj-stage-says = says
wj-guess = Who will beat it?
wj-guess-nobody = Nobody, it holds
wj-guess-fun = Just for fun: a right guess puts a star by your name.
wj-moods = Pull a face: everybody sees it
wj-mood-laugh = ha!
wj-mood-grin = yes!
wj-mood-gasp = oh!
wj-mood-smirk = hmm
wj-mood-flat = well…
wj-mood-sad = no…
wj-stars = { $count ->
    [one] one right guess
   *[other] { $count } right guesses
}
wj-done-pause = { $count } of { $all } are ready
wj-done-bets = { $count } of { $all } have bet
wj-done-sandglass = { $count } of { $all } words are locked in
wj-done-voting = { $count } of { $all } have voted. Three yes and it stands.
wj-done-window = { $count } of { $all } agree
wj-voting-no-so = it is out
wj-voting-no = No
wj-voting-yes-so = it counts
wj-voting-yes = Yes
wj-window-no-so = then all vote
wj-window-no = I dispute it
wj-window-yes-so = go on
wj-window-yes = It fits
wj-bet-stays-secret = Your bet stays secret until everyone is in.
wj-if-other = Other Thieves
wj-if-first = Beat it first
wj-if-holds = If it holds
wj-may-be-said = No { $letter } in it, and nobody has said it
wj-beats = { $value ->
    [one] One coin
   *[other] { $value } coins
}, that beats { $bar }
wj-too-low = { $value ->
    [one] One coin
   *[other] { $value } coins
}, more than { $bar } needed
wj-not-first = It must begin with { $letter }
wj-not-eight = { $count ->
    [one] One letter, not 8
   *[other] { $count } letters, not 8
}
wj-used = Somebody has said it already
wj-under-lock = Nobody sees it until your turn
wj-under-say = Type your word first
wj-under-race = Call now, then say your word
wj-clear = Clear the word
wj-type-here = Your word
wj-is-forbidden = forbidden
wj-pays-thieves = Thieves
wj-pays-ali = Ali Baba
wj-pays-others = Thieves
wj-pays-chief = Chief
wj-pays-friends = friends
wj-pays-wins = wins
wj-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wj-forbidden = { $letter } is forbidden
wj-bet-card = Your bet card
wj-bet-ali = No, I trust { $name }.
wj-bet-thieves = Yes, and I’ll try.
wj-camp-prize = best word wins { $points }
wj-bet-secret = Only you see this.
wj-bet-covered = Your bet lies face down.
wj-cover = Cover it
wj-uncover = Show it
wj-words = Words of this round
wj-votes = { $yes } for, { $no } against
wj-seats = At the table
wj-is-ali-baba = Ali Baba
wj-is-camp-ali = with Ali Baba
wj-is-camp-thieves = Thief
wj-is-speaking = has the word
wj-is-queue = speaks later
wj-is-failed = out of the race
wj-is-has-bet = has bet
wj-is-accepted = agrees
wj-is-for = it fits
wj-is-against = it does not fit
wj-is-ready = ready
wj-is-watching = watches
wj-scores = Scores
wj-round = Round { $number }
wj-total = Total
wj-redeal = Nobody opened the cave. New consonants.
wj-camps = With Ali Baba: { $ali }. { $count ->
    [0] No Thieves.
   *[other] Thieves: { $thieves }.
}
wj-void = Nobody scores.
wj-says-time = Time is up.
wj-says-ready = { $name } is ready.
wj-says-word = { $name } says { $word }.
wj-says-accept = { $name } agrees.
wj-says-vote = { $name } votes { $fits ->
    [yes] for it
   *[no] against it
}.
wj-says-bet = { $name } has bet.
wj-says-lock = { $name } has locked in a word.

## In the terminal

wordjam-you = you
wordjam-round = Round { $number } of { $rounds }
wordjam-tie-break = Tie-break { $number }
wordjam-pays = { $red } / { $yellow } points
wordjam-cards = Consonants: { $worth }; { $forbidden } is forbidden.
wordjam-word = { $name }: { $word }, { $value ->
    [one] 1 coin
   *[other] { $value } coins
}, { $fate }
wordjam-camp-line = { $camp }: { $names }
wordjam-scores = Score: { $scores }
wordjam-deals = Dealer: { $name }
wordjam-calls = { $name }: Sesame, open!
wordjam-disputes = { $name }: I dispute that!
wordjam-silent = { $name }: no word.
wordjam-sand = The sandglass is turned.
wordjam-redeal = Nobody opened the cave. New consonants, deal { $deal } of { $deals }.
wordjam-lists-say = The lists say: { $verdict } ({ $why }).
wordjam-points = Points: { $points }
wordjam-welcome = Type a word to call and say it at once, or ! to call first. { $help } explains everything.
wordjam-ask-wait = …
wordjam-ask-race = your word, or !
wordjam-ask-word = your word (- for none)
wordjam-ask-better = a word worth more than { $bar } (- for none)
wordjam-ask-window = Enter accepts, 2 disputes
wordjam-ask-vote = 1 it fits, 2 it does not
wordjam-ask-bet = 1 Ali Baba, 2 Thieves
wordjam-ask-last = 1 Ali Baba, 2 Thieves, and a word
wordjam-ask-pause = Enter goes on
terminal-wordjam-how-to = In the race a word calls “Sesame, open!” and is said at once; ! only calls. When words, votes or bets are asked for, type the word or the number. While the sand runs, a word is locked in unseen and said when your turn comes. Without a clock an empty line lets the others act.

## Hints and analysis

wordjam-tip-nothing = There is nothing to advise now.
wordjam-tip-value = A well-known word is worth { $value } here.
wordjam-tip-start = It begins with { $start } and has { $count } letters.
wordjam-tip-word = { $word } is worth { $value }.
wordjam-tip-better = The lists hold { $count } words worth more than { $bar }.
wordjam-tip-bet-ali = One player finds a better word with a chance of { $chance }%. Trusting pays more.
wordjam-tip-bet-thieves = One player finds a better word with a chance of { $chance }%. Stealing pays more.
wordjam-tip-fits = The lists know that it fits.
wordjam-tip-word-only = It is a word; whether it fits, only the table can say.
wordjam-tip-unknown = No list knows this word.
wordjam-tip-never = By the lists it cannot fit.
wordjam-review-bet = one player beats it in { $chance }% of cases
wordjam-review-word = { $value } coins, holds in { $chance }% of cases
wordjam-remark-found = Round { $number }: { $word } ({ $value }) was the dearest word one could wish for.
wordjam-remark-missed = Round { $number }: nobody said { $word } ({ $value }).
wordjam-review-thief = { $value ->
        [0] no coins
        [one] one coin
       *[other] { $value } coins
    }; more than { $bar } were needed
wordjam-review-last = { $value ->
        [0] no coins
        [one] one coin
       *[other] { $value } coins
    }; the best of the camp so far: { $bar }
wordjam-remark-best-missed = The best word missed: { $word } in round { $number }, { $value } coins where the best said had { $said }.
pace-wordjam-calm = calm
pace-wordjam-normal = normal
pace-wordjam-brisk = brisk
pace-wordjam-children = children
wj-award-guess = Best hunches
wj-award-call = Quickest call
wj-award-call-so = { $word } after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
option-wordjam-rounds = Rounds (fewer begin further down the cave)

## Kinds of games, and what is remembered of them

kind-wordjam-en = English words
kind-wordjam-fr = French words
kind-wordjam-de = German words
fact-wordjam-calls = Good calls
fact-wordjam-bets = Bets won
fact-wordjam-crowns = As Chief of the Thieves
milestone-wordjam-crown = Chief of the Thieves
