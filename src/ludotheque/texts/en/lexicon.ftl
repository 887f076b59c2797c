lexicon-name-en = English
lexicon-name-fr = French
lexicon-name-de = German

refuse-lexicon-unknown = There is no word list for “{ $language }”; there are en, fr and de.
refuse-lexicon-missing = The word list { $file } is missing. Please install Ludothèque again.
refuse-lexicon-truncated = The word list { $file } is incomplete or cannot be read. Please install Ludothèque again.
refuse-lexicon-checksum = The word list { $file } is damaged: its checksum is wrong. Please install Ludothèque again.
refuse-lexicon-foreign = The file { $file } is no word list of Ludothèque.
refuse-lexicon-format = The word list { $file } belongs to another version of Ludothèque.

lexicon-why-word = { $word }: a word ({ $source }){ $commonness ->
    [0] , too rare to be counted
   *[other] , commonness { $commonness } of 8
}
lexicon-why-empty = Nothing to look up.
lexicon-why-hyphen = { $text }: no word of the games, it has a hyphen
lexicon-why-apostrophe = { $text }: no word of the games, it has an apostrophe
lexicon-why-space = { $text }: no word of the games, it has a space
lexicon-why-letter = { $text }: no word, there is no card for “{ $letter }”
lexicon-why-short = { $text }: no word of the games, words have at least three letters
lexicon-why-fragment = { $word }: no word, but a fragment of { $examples }
lexicon-why-unknown = { $word }: not in the { $list } list (version { $version }), and no fragment either

lexicon-found-none = No { $list } word contains { $letters }.
lexicon-found-no-beginning = No { $list } word begins with { $letters }.
lexicon-found-next = { $letters } may be followed by: { $next }
lexicon-found-last = Nothing may follow { $letters }.

lexicon-stats-head = { $list }: { $words } words, version { $version }
lexicon-stats-size = { $megabytes } MB, { $cells } cells, alphabet { $alphabet }
lexicon-stats-tier = { $words } words of commonness { $zipf } or more
lexicon-stats-rare = { $words } words too rare to be counted
lexicon-stats-source = { $words } words from { $source }
