lexicon-name-en = anglais
lexicon-name-fr = français
lexicon-name-de = allemand

refuse-lexicon-unknown = Il n’y a pas de liste de mots pour « { $language } » ; il y a en, fr et de.
refuse-lexicon-missing = La liste de mots { $file } manque. Veuillez réinstaller Ludothèque.
refuse-lexicon-truncated = La liste de mots { $file } est incomplète ou illisible. Veuillez réinstaller Ludothèque.
refuse-lexicon-checksum = La liste de mots { $file } est abîmée : sa somme de contrôle est fausse. Veuillez réinstaller Ludothèque.
refuse-lexicon-foreign = Le fichier { $file } n’est pas une liste de mots de Ludothèque.
refuse-lexicon-format = La liste de mots { $file } appartient à une autre version de Ludothèque.

lexicon-why-word = { $word } : un mot ({ $source }){ $commonness ->
    [0] , trop rare pour être compté
   *[other] , fréquence { $commonness } sur 8
}
lexicon-why-empty = Rien à chercher.
lexicon-why-hyphen = { $text } : pas un mot pour ces jeux, il a un trait d’union
lexicon-why-apostrophe = { $text } : pas un mot pour ces jeux, il a une apostrophe
lexicon-why-space = { $text } : pas un mot pour ces jeux, il a une espace
lexicon-why-letter = { $text } : pas un mot, aucune carte ne porte « { $letter } »
lexicon-why-short = { $text } : pas un mot pour ces jeux, il faut au moins trois lettres
lexicon-why-fragment = { $word } : pas un mot, mais un fragment de { $examples }
lexicon-why-unknown = { $word } : absent de la liste de mots ({ $list }, version { $version }), et pas non plus un fragment

lexicon-found-none = Aucun mot ({ $list }) ne contient { $letters }.
lexicon-found-no-beginning = Aucun mot ({ $list }) ne commence par { $letters }.
lexicon-found-next = { $letters } peut être suivi de : { $next }
lexicon-found-last = Rien ne peut suivre { $letters }.

lexicon-stats-head = { $list } : { $words } mots, version { $version }
lexicon-stats-size = { $megabytes } Mo, { $cells } cases, alphabet { $alphabet }
lexicon-stats-tier = { $words } mots de fréquence { $zipf } ou plus
lexicon-stats-rare = { $words } mots trop rares pour être comptés
lexicon-stats-source = { $words } mots viennent de { $source }
