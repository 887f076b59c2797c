refuse-analysis-running = Une partie ne s’analyse qu’une fois terminée.
refuse-analysis-busy = Beaucoup de parties sont en cours d’analyse. Veuillez réessayer dans quelques minutes.
refuse-analysis-time = L’analyse durait trop longtemps et a été arrêtée.
refuse-analysis-failed = L’analyse n’a pas pu être menée à son terme.
