"""Processes in which bots think and games are analysed, and those who hand them work.

They know no tables and no people; a question holds what one seat sees.
"""
