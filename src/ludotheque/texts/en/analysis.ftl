refuse-analysis-running = A game can be analysed when it is over.
refuse-analysis-busy = Many games are being analysed just now. Please try again in a few minutes.
refuse-analysis-time = The analysis took too long and was stopped.
refuse-analysis-failed = The analysis could not be finished.
