cli-solve = résoudre un petit plateau jusqu’au bout : qui gagne si personne ne se trompe
cli-solve-game = le jeu (par défaut, celui qui a de petits plateaux)
cli-solve-rows = rangées du plateau, 10 au plus
cli-solve-columns = colonnes, de 2 à 4
cli-solve-start-rows = rangées de billes à chaque bout (par défaut 1)
cli-solve-side-marbles = billes latérales de chaque joueur (par défaut 1)
cli-solve-rules = base ou tournament
cli-solve-arrival = zone ou last-row : les cases qui rapportent un coup latéral
cli-solve-earned = one ou two : coups latéraux pour un coup qui arrive et saute une bille adverse
cli-solve-plain = par une recherche toute simple dans les règles lisibles, qui n’a rien de commun avec la rapide ; pour les plus petits plateaux
cli-solve-proof = par les règles lisibles aussi, la recherche rapide disant quoi essayer d’abord ; pour tous les plateaux qu’elle résout
solve-found = { $who ->
    [first] Celui qui commence gagne.
    [second] Celui qui commence perd.
   *[nobody] Personne ne peut forcer le gain : partie nulle.
} { $positions ->
    [one] Une position a été examinée.
   *[other] { $positions } positions ont été examinées.
}
refuse-no-solver = Aucun petit plateau de { $game } ne peut être résolu.
