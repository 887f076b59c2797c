"""The games for people who study games by machine: doors to what they work with (`docs/research.md`)."""
