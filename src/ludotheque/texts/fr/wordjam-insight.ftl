wordjam-review-thief = { $value ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $value } pièces
    } ; il en fallait plus de { $bar }
wordjam-review-last = { $value ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $value } pièces
    } ; le meilleur mot du camp en avait { $bar }
wordjam-remark-best-missed = Le plus beau mot manqué : { $word } au tour { $number }, { $value } pièces quand le meilleur mot dit en valait { $said }.
