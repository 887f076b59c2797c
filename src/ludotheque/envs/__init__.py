"""The games for people who study games by machine: adapters to OpenSpiel and PettingZoo."""
