refuse-match-no-seat = Il n’y a pas de place { $seat } à cette table.
refuse-match-taken = Cette place est déjà prise.
refuse-match-nobody = Cette place est vide.
refuse-match-seats-open = Il reste des places libres ; la partie ne peut pas commencer.
refuse-match-started = La partie a déjà commencé.
refuse-match-not-started = La partie n’a pas encore commencé.
refuse-match-over = La partie est terminée.
refuse-match-not-over = La partie n’est pas encore terminée.
refuse-match-too-late = Trop tard : votre temps est écoulé.
refuse-match-not-yours = Ce n’est pas à vous d’en décider.
refuse-match-draw-alone = Il n’y a personne avec qui convenir d’une nulle.
refuse-match-draw-bot = Les robots n’acceptent pas la nulle.
refuse-match-asked = Une question est déjà posée ; il faut d’abord y répondre.
refuse-match-declined = Cela vous a été refusé ; vous pourrez redemander après le prochain coup.
refuse-match-not-asked = Personne ne vous a posé cette question.
refuse-match-hints-off = Dans cette partie, on joue sans conseils.
refuse-match-takeback-off = Dans cette partie, on ne reprend pas ses coups.
refuse-match-takeback-none = Vous n’avez joué aucun coup à reprendre.
refuse-match-takeback-revealed = Une information cachée a été révélée ou le hasard a parlé depuis ; votre coup est joué.
refuse-match-vote-whom = Vous ne pouvez voter qu’au sujet d’une autre personne de la table.
refuse-match-vote-twice = Vous avez déjà voté pour cela.
refuse-match-abort-late = Quelqu’un a déjà joué ; vous pouvez encore abandonner.
refuse-match-rematch-twice = La revanche est déjà convenue, ou vous l’avez déjà demandée.
refuse-match-rematch-wait = Tout le monde ne souhaite pas encore de revanche.

## Pourquoi une partie est terminée

reason-aborted = Partie annulée.
refuse-match-study = Ce plateau ne sert qu’à essayer des coups ; il n’y a pas de revanche.
refuse-match-no-room = Cela n’est possible que dans un salon.
refuse-match-too-few = Il faut être au moins { $least } pour jouer.
refuse-match-round = Vous pourrez entrer dès que ce tour sera fini.
refuse-match-removed = L’hôte vous a retiré de ce salon.
refuse-match-paused = La partie est en pause.
refuse-match-not-paused = La partie n’est pas en pause.
refuse-match-no-clock = Aucun chronomètre ne tourne en ce moment.
