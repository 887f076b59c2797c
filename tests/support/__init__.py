"""What tests of several rooms share, and benchmarks with them: servers, people, databases, shelves of games.

The product never imports it. What one folder of tests alone needs stands in that folder.
"""
