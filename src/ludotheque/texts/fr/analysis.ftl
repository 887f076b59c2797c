refuse-analysis-running = Une partie ne s’analyse qu’une fois terminée.
refuse-analysis-busy = Beaucoup de parties sont en cours d’analyse. Veuillez réessayer dans quelques minutes.
refuse-analysis-time = L’analyse durait trop longtemps et a été arrêtée.
refuse-analysis-failed = L’analyse n’a pas pu être menée à son terme.
refuse-try-running = Entre personnes, on n’essaie d’autres coups qu’une fois la partie terminée.
refuse-try-beyond = Il n’y a pas de coup { $number } : la partie en compte { $total }.
refuse-try-over = La partie est terminée à cet endroit. Reculez d’un coup et essayez à partir de là.
