"""How common a word is: the Zipf scale of `wordfreq`, its spellings added up as the cards spell them."""

import math
from collections import defaultdict

from wordfreq import get_frequency_dict

from ludotheque.lexicon import fold


def commonness(language: str) -> dict[str, float]:
    """Zipf value of every folded word that `wordfreq` knows."""
    shares: defaultdict[str, float] = defaultdict(float)
    for word, share in get_frequency_dict(language, "large").items():
        if word.isalpha():
            shares[fold(word, language)] += share
    return {word: math.log10(share) + 9 for word, share in shares.items()}
