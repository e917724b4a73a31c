# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Reads our public declarations from the symbol graphs of a debug build."""

import dataclasses
import functools
import json
import pathlib
import re
import shlex
import subprocess
from collections import defaultdict
from dataclasses import dataclass, field

from . import declaration, toolchain

# Our modules that apps import, and the toolchain's modules that provide a part of Apple's interfaces.
OURS = ["ObjectiveCRuntime", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices", "UIKit"]
LENT = ["FoundationEssentials", "Foundation"]

SYNTHESIZED = "::SYNTHESIZED::"


@dataclass(eq=False)
class Symbol:
    """One public declaration."""

    usr: str
    module: str
    type: str
    name: str
    kind: str
    access: str
    text: str
    declaration: declaration.Declaration
    file: str = ""
    line: int = 0
    column: int = 0
    in_extension: bool = False
    lent: bool = False

    @property
    def is_synthesized(self):
        """Whether a protocol extension of the standard library provides this member of the type."""
        return SYNTHESIZED in self.usr

    @property
    def path(self):
        return self.name if self.type == "(global)" else f"{self.type}.{self.name}"


@dataclass
class Library:
    """All symbols, and the relations between them."""

    symbols: list = field(default_factory=list)
    by_usr: dict = field(default_factory=dict)
    types: dict = field(default_factory=dict)
    members: dict = field(default_factory=lambda: defaultdict(list))
    superclass: dict = field(default_factory=dict)
    conforms: dict = field(default_factory=lambda: defaultdict(set))
    defaults: dict = field(default_factory=lambda: defaultdict(list))
    default_of: dict = field(default_factory=dict)
    requirements: set = field(default_factory=set)
    overrides: dict = field(default_factory=dict)

    def lineage(self, type):
        """Yields the superclasses of a class, nearest first."""
        while (type := self.superclass.get(type)) is not None:
            yield type

    def add(self, symbol):
        self.symbols.append(symbol)
        self.by_usr.setdefault(symbol.usr, symbol)
        if symbol.kind in TYPE_KINDS:
            # An extension of a toolchain type is not a type of its own.
            self.types.setdefault(symbol.path, symbol)
        self.members[symbol.type, symbol.name].append(symbol)


TYPE_KINDS = {"class", "struct", "enum", "protocol", "typealias", "associatedtype"}


def extract(debug, module, output, root):
    """Writes the symbol graph of a module, unless one that is newer than the module exists."""
    source = debug / "Modules" / f"{module}.swiftmodule"
    mark = output / f"{module}.symbols.json"
    if module in LENT:
        if mark.exists():
            return
    elif not source.exists() or (mark.exists() and mark.stat().st_mtime >= source.stat().st_mtime):
        return
    flags = subprocess.run(["pkg-config", "--cflags-only-I", "gtk4"], check=True, capture_output=True, text=True).stdout
    headers = ["-I", str(root / "Sources/CUplift/include"), *shlex.split(flags)]
    maps = [debug / "CUplift.build/module.modulemap", root / "Sources/CGTK/module.modulemap"]
    subprocess.run(
        [
            str(toolchain.tool("swift-symbolgraph-extract")), "-module-name", module, "-target", toolchain.triple(),
            "-I", str(debug / "Modules"), "-output-dir", str(output), "-minimum-access-level", "public",
            "-skip-inherited-docs",
            *(word for flag in headers for word in ("-Xcc", flag)),
            *(word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}")),
        ],
        check=True,
    )  # fmt: skip


def load(debug, output, root, wanted):
    """Returns the library of the build. Of the toolchain's modules it has only the wanted types."""
    output.mkdir(parents=True, exist_ok=True)
    library = Library()
    for module in OURS + LENT:
        extract(debug, module, output, root)
        extensions = [] if module in LENT else sorted(output.glob(f"{module}@*.symbols.json"))
        for path in sorted(output.glob(f"{module}.symbols.json")) + extensions:
            read(json.loads(path.read_text(encoding="utf-8")), module, root, library, wanted)
    return library


def read(graph, module, root, library, wanted=frozenset()):
    """Adds the symbols and relations of one graph to the library."""
    for entry in graph["symbols"]:
        path = entry["pathComponents"]
        if module in LENT and path[0] not in wanted:
            continue
        text = "".join(fragment["spelling"] for fragment in entry["declarationFragments"])
        try:
            parsed = declaration.parse(text)
        except declaration.Unreadable:
            continue
        location = entry.get("location", {})
        position = location.get("position", {})
        file = relative(location.get("uri", ""), root)
        place = (position.get("line"), position.get("character"))
        if file and parsed.keyword == "var" and is_set_by_us_alone(root / file, *place):
            parsed = dataclasses.replace(parsed, accessors=parsed.accessors - {"set"})
        library.add(
            Symbol(
                usr=entry["identifier"]["precise"], module=module, type=".".join(path[:-1]) or "(global)",
                name=path[-1].replace("`", ""), kind=entry["kind"]["identifier"].removeprefix("swift."),
                access=entry["accessLevel"], text=text, declaration=parsed,
                file=file, line=position.get("line", -1) + 1,
                column=position.get("character", 0), in_extension="swiftExtension" in entry, lent=module in LENT,
            )
        )  # fmt: skip
    # The relationship has the names of types of other modules.
    names = {}
    for relation in graph["relationships"]:
        names[relation["target"]] = relation.get("targetFallback", "").rpartition(".")[2]
    for relation in graph["relationships"]:
        source, target = library.by_usr.get(relation["source"]), relation["target"]
        known = library.by_usr.get(target)
        name = known.path if known else names[target]
        match relation["kind"]:
            case "inheritsFrom" if source:
                library.superclass[source.path] = name
            case "conformsTo" if source:
                library.conforms[source.path].add(name)
            case "defaultImplementationOf" if source and is_default(source, known):
                library.defaults[target].append(source)
                library.default_of[source.usr] = target
            case "requirementOf" if source:
                library.requirements.add(source.usr)
            case "overrides" if source:
                library.overrides[source.usr] = target


def is_default(symbol, requirement):
    """Whether a declaration is a requirement's default. The graph also lists generic overloads with the same name."""
    return not symbol.declaration.generics or requirement is None or bool(requirement.declaration.generics)


@functools.cache
def lines(path):
    return path.read_text(encoding="utf-8").split("\n")


def is_set_by_us_alone(path, line, column):
    """Whether the setter is not public according to the source. For some properties the graph shows it anyway."""
    return bool(re.search(r"\b(private|fileprivate|internal|package)\(set\)", lines(path)[line][:column]))


def relative(uri, root):
    path = uri.removeprefix("file://")
    try:
        return str(pathlib.Path(path).relative_to(root))
    except ValueError:
        return ""
