"""Builds the theme lists of WORD JAM from packages and from lists written by hand; a maintainer's tool.

`hand/<lang>/<style>.txt` and `hand/all/<style>.txt` are written by people; `drop/` names in the same way what
packages offer and a reader rejected. Nothing here is imported by the product.
"""
