analyse-heading = coup place joué                           valeur   perdu    mieux
analyse-sum = Perdu en tout : { $loss }. Tournants : { $turning }.
refuse-analyse-file = { $file } est illisible : { $error }.
refuse-analyse-none = Pour ce jeu, il n’y a pas d’analyse.
