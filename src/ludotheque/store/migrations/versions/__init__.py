"""One file per change of the schema, never edited after a release."""
