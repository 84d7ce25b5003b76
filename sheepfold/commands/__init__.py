"""The words after `sheepfold` on a command line: one module each, found by being here.

A module has HELP (one line), `add_arguments(parser)` and `run(given) -> int` (the exit code).
"""
