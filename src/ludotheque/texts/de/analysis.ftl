refuse-analysis-running = Eine Partie kann analysiert werden, sobald sie zu Ende ist.
refuse-analysis-busy = Im Augenblick werden viele Partien analysiert. Bitte versuchen Sie es in einigen Minuten noch einmal.
refuse-analysis-time = Die Analyse dauerte zu lange und wurde abgebrochen.
refuse-analysis-failed = Die Analyse konnte nicht beendet werden.
