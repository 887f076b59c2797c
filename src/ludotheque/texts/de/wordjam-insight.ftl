wordjam-review-thief = { $value ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $value } Münzen
    }; mehr als { $bar } waren nötig
wordjam-review-last = { $value ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $value } Münzen
    }; das beste Wort des Lagers hatte bisher { $bar }
wordjam-remark-best-missed = Das beste verpasste Wort: { $word } in Runde { $number }, { $value } Münzen, wo das beste gesagte { $said } hatte.
