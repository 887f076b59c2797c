# What one has done: profile, history, ratings, leaderboards.
record-title = My games
record-of = { $name }’s games
record-none = Nothing has been played to its end yet.
record-games = { $games ->
        [one] One game
       *[other] { $games } games
    }
record-public = Others may see this profile
record-public-why = Results, words, milestones and ratings. Who you played with stays private.
record-ratings = Ratings
record-rated-games = { $games ->
        [one] after one rated game
       *[other] after { $games } rated games
    }
record-kinds = By kind of game
record-kind = Kind
record-played = Played
record-won = Won
record-drawn = Drawn
record-lost = Lost
record-best = Best
record-average = Average
record-curve = { $name }: { $from } at first, { $to } lately
record-facts = Highlights
record-puzzles = Puzzles
record-solved = { $solved ->
        [one] One solved
       *[other] { $solved } solved
    }
record-run = Best run: { $count }
record-milestones = Milestones
milestone-new = Milestone: { $name }
milestone-everybody = Every bot beaten
record-words = Words
record-words-many = { $many ->
        [0] No words yet.
        [one] One word so far.
       *[other] { $many } different words so far.
    }
record-words-longest = Longest
record-words-best = Most valuable
record-words-newest = Played for the first time
record-rivals = Rivals
record-rival = Rival
record-nobody = Somebody who has left
record-history = History
record-search = Search by word or rival
record-game = Game
record-any-game = All games
record-result = Result
record-result-any = All results
record-result-won = Won
record-result-drawn = Drawn
record-result-lost = Lost
record-result-alone = Alone
record-result-shared = On one device
record-found-none = No game like that.
record-more = Show more
record-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
rating = { $points } ± { $deviation }
rating-changed = { $points } ± { $deviation } ({ $change })
rating-yours = Your rating: { $points } ± { $deviation } ({ $change })
rated = Rated game
rated-why = It counts for everybody’s rating: no hints, no takebacks, and whoever leaves loses. Without another clock you have three days for each move.
ladder-title = { $game }: who’s on top
ladder-open = Leaderboard
ladder-order = Ordered by the rating each player is sure to have. Our bots’ ratings never change: they set the scale.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Rated games
ladder-house = our bot
ladder-who = Who
ladder-people = People
ladder-programs = Programs
ladder-empty = Nobody has played a rated game of this kind yet. Be the first.
ladder-play = Open a rated table
