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
