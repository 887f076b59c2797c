refuse-analysis-running = Eine Partie kann analysiert werden, sobald sie zu Ende ist.
refuse-analysis-busy = Im Augenblick werden viele Partien analysiert. Versuch es bitte in einigen Minuten noch einmal.
refuse-analysis-time = Die Analyse dauerte zu lange und wurde abgebrochen.
refuse-analysis-failed = Die Analyse konnte nicht beendet werden.
refuse-try-running = Zwischen Menschen wird erst ausprobiert, wenn die Partie zu Ende ist.
refuse-try-beyond = Es gibt keinen Zug { $number }: Die Partie hat { $total }.
refuse-try-over = Dort ist die Partie schon zu Ende. Geh einen Zug zurück und probier es von da aus.
