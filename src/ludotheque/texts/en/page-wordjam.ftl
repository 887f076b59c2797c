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
wj-pays = Red { $red }, yellow { $yellow }
wj-now = Now
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
wj-now-vote = { $by } disputes { $word }. Does it fit? Three votes keep it.
wj-now-voted = { $by } disputes { $word }. The votes are coming in.
wj-now-bets = Is { $word } the best, as { $name } thinks? Bet in secret.
wj-now-bets-ali = You are Ali Baba. The others bet for or against { $word }.
wj-now-bets-done = The bets are being made in secret.
wj-now-thief = You are a Thief: find a word worth more than { $bar }.
wj-now-thieves = The Thieves are looking for a better word.
wj-now-last = Last round: choose a camp and lock in a word before the sand is gone.
wj-now-last-watch = Camps and words are being chosen in secret.
wj-now-pause = The round is over.
wj-now-over = The game is over.

wj-sesame = Sesame, open!
wj-sesame-keys = Enter or Space
wj-accept = It fits
wj-dispute = I dispute it
wj-vote-yes = It fits
wj-vote-no = It does not fit
wj-agree-all = Nobody disputes it
wj-who-disputes = Who disputes it?
wj-ready = Next round

wj-word-race = Your word; sending it calls and says it at once
wj-word-say = Your word
wj-word-lock = Your word, unseen until your turn
wj-do-race = Call
wj-do-say = Say it
wj-do-lock = Lock in
wj-nothing = I have no word
wj-locked = Locked in: { $word }
wj-take-back = Take it back
wj-worth = { $value ->
    [one] One coin
   *[other] { $value } coins
}
wj-coins-count = { $value ->
    [one] one coin
   *[other] { $value } coins
}
wj-needs = more than { $bar } needed
wj-forbidden = { $letter } is forbidden

wj-bet-card = Your bet card
wj-bet-ali = Nobody finds better
wj-bet-thieves = There is a better word
wj-camp-prize = The best word here wins { $points }
wj-bet-chosen = your bet
wj-bet-secret = Only you see this.
wj-bet-covered = Your bet is covered.
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
