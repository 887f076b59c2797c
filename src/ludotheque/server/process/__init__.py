"""One server process as such: settings, start, workers, logs, metrics, time, limits. Nothing of any table."""
