"""The games for people who study games by machine: doors to what they work with (`docs/research.md`).

Nobody in the server imports them. What a seat may not see no environment tells it.
"""
