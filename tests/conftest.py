"""For all tests: none has a deadline. How fast something is, is for the benches to say."""

from hypothesis import settings

settings.register_profile("ludotheque", deadline=None)
settings.load_profile("ludotheque")
