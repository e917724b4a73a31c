# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The references between declarations: the compiler's index of a debug build, read by the toolchain's libIndexStore."""

import ctypes
import pathlib
from collections import defaultdict
from dataclasses import dataclass, field

from . import toolchain

DECLARATION, DEFINITION, REFERENCE, READ, WRITE = 1, 2, 4, 8, 16
IMPLICIT = 1 << 8
CHILD_OF, OVERRIDE_OF, ACCESSOR_OF = 1 << 9, 1 << 11, 1 << 15


@dataclass
class Index:
    """The compiler's findings, by the USR of the named declaration."""

    # Declarations that a test source names, and those that one of our sources reads.
    in_tests: set = field(default_factory=set)
    read: set = field(default_factory=set)
    # Properties with an implicit accessor are stored. Properties with a written accessor have bodies.
    stored: set = field(default_factory=set)
    written: set = field(default_factory=set)
    # Definitions that implement a requirement or override a method, by that requirement or method; and the inverse.
    answers: dict = field(default_factory=lambda: defaultdict(set))
    answered: dict = field(default_factory=lambda: defaultdict(set))


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


POINTER = ctypes.c_void_p
EACH_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)

SIGNATURES = {
    "store_create": (POINTER, ctypes.c_char_p, POINTER),
    "store_units_apply_f": (ctypes.c_bool, POINTER, ctypes.c_uint, POINTER, EACH_NAME),
    "unit_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "unit_reader_dispose": (None, POINTER),
    "unit_reader_get_main_file": (Text, POINTER),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, POINTER, POINTER, EACH),
    "unit_dependency_get_kind": (ctypes.c_int, POINTER),
    "unit_dependency_get_name": (Text, POINTER),
    "unit_dependency_get_filepath": (Text, POINTER),
    "record_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "record_reader_dispose": (None, POINTER),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, POINTER, POINTER, EACH),
    "occurrence_get_symbol": (POINTER, POINTER),
    "occurrence_get_roles": (ctypes.c_uint64, POINTER),
    "occurrence_relations_apply_f": (ctypes.c_bool, POINTER, POINTER, EACH),
    "symbol_get_usr": (Text, POINTER),
    "symbol_relation_get_roles": (ctypes.c_uint64, POINTER),
    "symbol_relation_get_symbol": (POINTER, POINTER),
}

RECORD = 2  # The kind of dependency that names a file's record.


class Store:
    """An index store, opened by the library."""

    def __init__(self, path):
        library = ctypes.CDLL(str(toolchain.library("libIndexStore.so")))
        for name, (result, *arguments) in SIGNATURES.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(str(path).encode(), None)
        if not self.store:
            raise SystemExit(f"coverage: no index at {path}; build with `swift build --build-tests`")

    def records(self, root):
        """Returns the newest record of each source that exists: `(path, record)`."""
        names = []
        self.store_units_apply_f(self.store, 0, None, EACH_NAME(lambda _, name: names.append(str(name)) or True))
        newest = {}
        for name in names:
            unit = self.unit_reader_create(self.store, name.encode(), None)
            if not unit:
                continue
            path = pathlib.Path(str(self.unit_reader_get_main_file(unit)))
            if path.is_relative_to(root) and path.exists() and path.suffix == ".swift":
                found = []

                def dependency(_, each):
                    if self.unit_dependency_get_kind(each) == RECORD:
                        if str(self.unit_dependency_get_filepath(each)) == str(path):
                            found.append(str(self.unit_dependency_get_name(each)))
                    return True

                self.unit_reader_dependencies_apply_f(unit, None, EACH(dependency))
                if found:
                    newest[path.relative_to(root)] = found[-1]
            self.unit_reader_dispose(unit)
        return sorted(newest.items())

    def occurrences(self, record, visit):
        """Calls `visit(usr, roles, relations)` for every name in a record; `relations` is a function."""
        reader = self.record_reader_create(self.store, record.encode(), None)
        if not reader:
            return
        symbols = {}

        def usr(symbol):
            if symbol not in symbols:
                symbols[symbol] = str(self.symbol_get_usr(symbol))
            return symbols[symbol]

        def occurrence(_, each):
            visit(usr(self.occurrence_get_symbol(each)), self.occurrence_get_roles(each), lambda: relations(each))
            return True

        def relations(each):
            found = []

            def relation(_, relation):
                symbol = self.symbol_relation_get_symbol(relation)
                found.append((self.symbol_relation_get_roles(relation), usr(symbol)))
                return True

            self.occurrence_relations_apply_f(each, None, EACH(relation))
            return found

        self.record_reader_occurrences_apply_f(reader, None, EACH(occurrence))
        self.record_reader_dispose(reader)


def load(path, root):
    """Returns the index of the package's sources and tests."""
    store, index = Store(path), Index()
    for source, record in store.records(root):
        add = from_tests if source.parts[0] == "Tests" else from_sources
        store.occurrences(record, lambda usr, roles, relations: add(index, usr, roles, relations))
    return index


def from_tests(index, usr, roles, relations):
    if roles & REFERENCE:
        index.in_tests.add(usr)
    if roles & DEFINITION and roles & OVERRIDE_OF:
        note_answers(index, usr, relations())


def from_sources(index, usr, roles, relations):
    if roles & REFERENCE and (roles & READ or not roles & WRITE):
        index.read.add(usr)
    if roles & DEFINITION:
        if roles & OVERRIDE_OF:
            note_answers(index, usr, relations())
        if roles & ACCESSOR_OF:
            of = [other for role, other in relations() if role & ACCESSOR_OF]
            (index.stored if roles & IMPLICIT else index.written).update(of)


def note_answers(index, usr, relations):
    for role, other in relations:
        if role & OVERRIDE_OF:
            index.answers[other].add(usr)
            index.answered[usr].add(other)
