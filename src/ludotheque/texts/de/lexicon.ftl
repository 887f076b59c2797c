lexicon-name-en = Englisch
lexicon-name-fr = Französisch
lexicon-name-de = Deutsch

refuse-lexicon-unknown = Für „{ $language }“ gibt es keine Wortliste; es gibt en, fr und de.
refuse-lexicon-missing = Die Wortliste { $file } fehlt. Bitte installiere Ludothèque neu.
refuse-lexicon-truncated = Die Wortliste { $file } ist unvollständig oder nicht lesbar. Bitte installiere Ludothèque neu.
refuse-lexicon-checksum = Die Wortliste { $file } ist beschädigt: Die Prüfsumme stimmt nicht. Bitte installiere Ludothèque neu.
refuse-lexicon-foreign = Die Datei { $file } ist keine Wortliste von Ludothèque.
refuse-lexicon-format = Die Wortliste { $file } gehört zu einer anderen Version von Ludothèque.

lexicon-why-word = { $word }: ein Wort ({ $source }){ $commonness ->
    [0] , zu selten, um gezählt zu sein
   *[other] , Häufigkeit { $commonness } von 8
}
lexicon-why-empty = Nichts nachzuschlagen.
lexicon-why-hyphen = { $text }: kein Wort für diese Spiele, es hat einen Bindestrich
lexicon-why-apostrophe = { $text }: kein Wort für diese Spiele, es hat einen Apostroph
lexicon-why-space = { $text }: kein Wort für diese Spiele, es hat ein Leerzeichen
lexicon-why-letter = { $text }: kein Wort, keine Karte trägt „{ $letter }“
lexicon-why-short = { $text }: kein Wort für diese Spiele, Wörter haben mindestens drei Buchstaben
lexicon-why-fragment = { $word }: kein Wort, aber ein Teil von { $examples }
lexicon-why-unknown = { $word }: nicht in der Wortliste ({ $list }, Version { $version }) und auch kein Teil eines Wortes

lexicon-found-none = Kein Wort ({ $list }) enthält { $letters }.
lexicon-found-no-beginning = Kein Wort ({ $list }) beginnt mit { $letters }.
lexicon-found-next = Auf { $letters } kann folgen: { $next }
lexicon-found-last = Auf { $letters } kann nichts folgen.

lexicon-stats-head = { $list }: { $words } Wörter, Version { $version }
lexicon-stats-size = { $megabytes } MB, { $cells } Zellen, Alphabet { $alphabet }
lexicon-stats-tier = { $words } Wörter der Häufigkeit { $zipf } oder mehr
lexicon-stats-rare = { $words } Wörter, zu selten, um gezählt zu sein
lexicon-stats-source = { $words } Wörter aus { $source }

word-title = Warum ist { $word } ein Wort?
word-listed = In der Wortliste ({ $source }){ $commonness ->
    [0] , zu selten, um gezählt zu werden.
   *[other] , Häufigkeit { $commonness } von 8.
  }
word-asking = Wird nachgeschlagen …
word-silent = Es steht in der Liste; was es bedeutet, sagt keine unserer Quellen.
word-from-en = Bedeutungen: WordNet.
word-from-fr = Formen: Grammalecte. Bedeutungen: Littrés Wörterbuch von 1873, manche sind also alt.
word-from-de = Andere Wörter: OpenThesaurus. Grundformen: simplemma.
word-kind = { $kind ->
    [noun] Substantiv
    [verb] Verb
    [adjective] Adjektiv
    [adverb] Adverb
    [preposition] Präposition
    [conjunction] Konjunktion
    [pronoun] Pronomen
    [determiner] Artikelwort
    [number] Zahlwort
    [interjection] Ausruf
   *[other] Wort
  }
word-person = { $person ->
    [p1sg] ich
    [p2sg] du
    [p3sg] er, sie oder es
    [p12sg] ich und du
    [p13sg] ich und er, sie oder es
    [p23sg] du und er, sie oder es
    [p123sg] ich, du, er, sie oder es
    [p1pl] wir
    [p2pl] ihr
    [p3pl] sie
    [fem] weiblich
    [pl] Mehrzahl
    [fempl] weiblich, Mehrzahl
   *[other] { "" }
  }
word-reading = { $form ->
    [pl] Mehrzahl von { $base }
    [fem] weibliche Form von { $base }
    [fempl] weibliche Mehrzahl von { $base }
    [past] Vergangenheit oder Partizip von { $base }
    [ing] -ing-Form von { $base }
    [s3] { $base } in der dritten Person
    [cmp] Steigerung von { $base }
    [sup] höchste Steigerung von { $base }
    [of] Form von { $base }
    [made] gebildet aus { $base }
    [compound] { $base }, zusammengesetzt aus { $parts }
    [ppas] Partizip Perfekt von { $base }{ $who ->
        [none] { "" }
       *[other] , { $who }
      }
    [ppre] Partizip Präsens von { $base }
    [ipre] Präsens von { $base }, { $who }
    [iimp] Imperfekt von { $base }, { $who }
    [ipsi] Passé simple von { $base }, { $who }
    [ifut] Futur von { $base }, { $who }
    [cond] Konditional von { $base }, { $who }
    [spre] Subjonctif von { $base }, { $who }
    [simp] Subjonctif Imperfekt von { $base }, { $who }
    [impe] Imperativ von { $base }, { $who }
   *[other] { $base }
  }
word-gloss = { $tie ->
    [like] auch: { $gloss }
    [under] gehört zu: { $gloss }
   *[other] { $gloss }
  }
refuse-no-word = { $word } steht in keiner Wortliste der Spiele.
