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

word-title = Why is { $word } a word?
word-listed = In the word list ({ $source }){ $commonness ->
    [0] , too rare to be counted.
   *[other] , commonness { $commonness } of 8.
  }
word-asking = Looking it up …
word-silent = It is in the list; none of our sources says what it means.
word-from-en = Meanings: WordNet.
word-from-fr = Forms: Grammalecte. Meanings: Littré’s dictionary of 1873, so some are old.
word-from-de = Other words: OpenThesaurus. Base forms: simplemma.
word-kind = { $kind ->
    [noun] noun
    [verb] verb
    [adjective] adjective
    [adverb] adverb
    [preposition] preposition
    [conjunction] conjunction
    [pronoun] pronoun
    [determiner] determiner
    [number] number
    [interjection] interjection
   *[other] word
  }
word-person = { $person ->
    [p1sg] I
    [p2sg] you (one)
    [p3sg] he, she or it
    [p12sg] I and you
    [p13sg] I and he, she or it
    [p23sg] you and he, she or it
    [p123sg] I, you, he, she or it
    [p1pl] we
    [p2pl] you (several)
    [p3pl] they
    [fem] feminine
    [pl] plural
    [fempl] feminine plural
   *[other] { "" }
  }
word-reading = { $form ->
    [pl] plural of { $base }
    [fem] feminine of { $base }
    [fempl] feminine plural of { $base }
    [past] past tense or participle of { $base }
    [ing] -ing form of { $base }
    [s3] { $base } with he, she or it
    [cmp] comparative of { $base }
    [sup] superlative of { $base }
    [of] form of { $base }
    [made] made from { $base }
    [compound] { $base }, made of { $parts }
    [ppas] past participle of { $base }{ $who ->
        [none] { "" }
       *[other] , { $who }
      }
    [ppre] present participle of { $base }
    [ipre] present of { $base }, { $who }
    [iimp] imperfect of { $base }, { $who }
    [ipsi] simple past of { $base }, { $who }
    [ifut] future of { $base }, { $who }
    [cond] conditional of { $base }, { $who }
    [spre] subjunctive of { $base }, { $who }
    [simp] imperfect subjunctive of { $base }, { $who }
    [impe] imperative of { $base }, { $who }
   *[other] { $base }
  }
word-gloss = { $tie ->
    [like] also: { $gloss }
    [under] a kind of: { $gloss }
   *[other] { $gloss }
  }
refuse-no-word = { $word } is in no word list of the games.
