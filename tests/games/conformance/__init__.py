"""What holds for every game. A new one gets all of this by being registered; none is known by name here.

`shelf.py` says which games there are; `test_rules.py` is about the contract, the other files about what
people meet: texts, rule pages, bots, hints, tables.
"""
