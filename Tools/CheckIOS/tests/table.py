# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""A small table of declarations for tests."""

from checkios import model, supplement, world
from coverage import apple, declaration


def row(kind, owner, name, text, requirement="", introduced="2.0"):
    return apple.Row(1, owner, kind, name, False, requirement, text, declaration.parse(text), introduced)


class Toolchain(set):
    swift_only = frozenset()


def of(rows, facts=(), known=("Int", "Bool", "String", "NSObjectProtocol"), oldest=17):
    """Makes a world of these rows, with lines of a supplement."""
    types, _ = model.tree(rows)
    lines = ["what\ttype\tvalue\treason\n", *(f"{fact}\tit is so\n" for fact in facts)]
    return world.World(types, Toolchain(known), supplement.read(lines), lambda each: float(each.introduced) > oldest)
