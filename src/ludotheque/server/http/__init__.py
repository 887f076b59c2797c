"""HTTP: routes for people, tables, analyses and operators, the page's files, and the guard around them all.

Handlers read a request, ask the services and answer with a body; no rules of a match are decided here.
"""
