"""Word lists as automata: word? prefix? fragment? which letters may follow?"""
