"""The games for people who study games by machine: adapters to OpenSpiel (`docs/environments.md`)."""
