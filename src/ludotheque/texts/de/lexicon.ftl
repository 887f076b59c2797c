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
