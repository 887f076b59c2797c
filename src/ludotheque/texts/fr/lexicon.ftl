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

word-title = Pourquoi { $word } est-il un mot ?
word-listed = Dans la liste de mots ({ $source }){ $commonness ->
    [0] , trop rare pour être compté.
   *[other] , fréquence { $commonness } sur 8.
  }
word-asking = Recherche en cours…
word-silent = Il est dans la liste ; aucune de nos sources ne dit ce qu’il signifie.
word-from-en = Sens : WordNet.
word-from-fr = Formes : Grammalecte. Sens : le dictionnaire de Littré de 1873, d’où quelques définitions d’autrefois.
word-from-de = Autres mots : OpenThesaurus. Formes de base : simplemma.
word-kind = { $kind ->
    [noun] nom
    [verb] verbe
    [adjective] adjectif
    [adverb] adverbe
    [preposition] préposition
    [conjunction] conjonction
    [pronoun] pronom
    [determiner] déterminant
    [number] nombre
    [interjection] interjection
   *[other] mot
  }
word-person = { $person ->
    [p1sg] je
    [p2sg] tu
    [p3sg] il ou elle
    [p12sg] je et tu
    [p13sg] je et il ou elle
    [p23sg] tu et il ou elle
    [p123sg] je, tu et il ou elle
    [p1pl] nous
    [p2pl] vous
    [p3pl] ils ou elles
    [fem] féminin
    [pl] pluriel
    [fempl] féminin pluriel
   *[other] { "" }
  }
word-reading = { $form ->
    [pl] pluriel de « { $base } »
    [fem] féminin de « { $base } »
    [fempl] féminin pluriel de « { $base } »
    [past] passé ou participe passé de « { $base } »
    [ing] forme en -ing de « { $base } »
    [s3] « { $base } » à la troisième personne
    [cmp] comparatif de « { $base } »
    [sup] superlatif de « { $base } »
    [of] forme de « { $base } »
    [made] formé sur « { $base } »
    [compound] { $base }, composé de { $parts }
    [ppas] participe passé de « { $base } »{ $who ->
        [none] { "" }
       *[other] , { $who }
      }
    [ppre] participe présent de « { $base } »
    [ipre] présent de « { $base } », { $who }
    [iimp] imparfait de « { $base } », { $who }
    [ipsi] passé simple de « { $base } », { $who }
    [ifut] futur de « { $base } », { $who }
    [cond] conditionnel de « { $base } », { $who }
    [spre] subjonctif de « { $base } », { $who }
    [simp] subjonctif imparfait de « { $base } », { $who }
    [impe] impératif de « { $base } », { $who }
   *[other] { $base }
  }
word-gloss = { $tie ->
    [like] aussi : { $gloss }
    [under] une sorte de : { $gloss }
   *[other] { $gloss }
  }
refuse-no-word = { $word } n’est dans aucune liste de mots des jeux.
