# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Compares Apple's declarations with ours: the same, different or missing ones, and those that only Uplift has."""

from collections import defaultdict
from dataclasses import dataclass, field

from . import rules

SAME, DIFFERS, MISSING = "same", "differs", "missing"


@dataclass
class Match:
    """The result of the comparison for one of Apple's declarations."""

    row: object
    state: str
    symbols: list = field(default_factory=list)
    rules: list = field(default_factory=list)
    differences: list = field(default_factory=list)


@dataclass
class Comparison:
    """The result of the comparison for all declarations."""

    matches: list
    alone: list


class Comparer:
    """Compares a list of Apple's declarations with a library."""

    def __init__(self, rows, library):
        self.rows, self.library = rows, library
        self.isolated = {row.type for row in rows if row.is_type and "@MainActor" in row.declaration.attributes}
        self.classes = {row.type for row in rows if row.is_type and row.kind == "class"}
        protocols = {row.type for row in rows if row.is_type and row.kind == "protocol"}
        self.asked = {row.name for row in rows if row.type in protocols}

    def compare(self):
        used, matches = set(), {}
        groups = defaultdict(list)
        for index, row in enumerate(self.rows):
            groups[row.type, row.name, row.declaration.is_of_type].append(index)
        for (type, name, of_type), indexes in groups.items():
            candidates = self.candidates(type, name, of_type)
            for index, match in self.assign(indexes, candidates).items():
                matches[index] = match
                used.update(symbol.usr for symbol in match.symbols)
        return Comparison([matches[index] for index in range(len(self.rows))], self.alone(used))

    # MARK: Candidates

    def candidates(self, type, name, of_type):
        """Returns our declarations of a name, without the defaults of requirements: `(symbol, rules)`."""
        if type == name or name.endswith("." + type):
            known = self.library.types.get(type)
            return [(known, [])] if known else []
        for owner in [type, *self.library.lineage(type), *rules.STAND_INS.get(type, ())]:
            found = [
                symbol for symbol in self.library.members.get((owner, name), ())
                if symbol.declaration.is_of_type == of_type and symbol.usr not in self.library.default_of
            ]  # fmt: skip
            if owner == "NSObject":
                found = [symbol for symbol in found if symbol.declaration.keyword != "init" or name == "init()"]
            if found:
                if owner in rules.STAND_INS.get(type, ()):
                    return [(symbol, ["responders and bar items"]) for symbol in found]
                return [(symbol, self.origin(symbol, owner != type)) for symbol in found]
        return []

    def origin(self, symbol, is_inherited):
        if symbol.lent:
            return ["given by Foundation"]
        if symbol.is_synthesized:
            return ["derived"]
        return ["inherited"] if is_inherited else []

    def assign(self, indexes, candidates):
        """Assigns to each of Apple's overloads the most similar one of ours."""
        found, unapplied, free = {}, {}, list(candidates)
        # A declaration with a selector gets all our overloads with an unapplied method, beside the one with a selector.
        for index in indexes:
            row = self.rows[index]
            if row.takes_selector:
                several = [pair for pair in free if self.is_selector_overload(row, pair[0])]
                if several:
                    unapplied[index] = several
                    free = [pair for pair in free if pair not in several]
        scored = []
        for index in indexes:
            for number, (symbol, origin) in enumerate(free):
                applied, differences = self.differences(self.rows[index], symbol)
                if differences and (symbol.lent or symbol.is_synthesized):
                    continue  # Another overload, which is not ours.
                scored.append((len(differences), len(applied), index, number, applied + origin, differences))
        taken = set()
        for _, _, index, number, applied, differences in sorted(scored, key=lambda entry: entry[:4]):
            if index in found or number in taken:
                continue
            taken.add(number)
            state = DIFFERS if differences else SAME
            found[index] = Match(self.rows[index], state, [free[number][0]], sorted(set(applied)), differences)
        for index in indexes:
            row = self.rows[index]
            if index not in found:
                found[index] = self.derived(row) or Match(row, SAME if index in unapplied else MISSING)
            if index in unapplied:
                match = found[index]
                symbols = [*match.symbols, *(symbol for symbol, _ in unapplied[index])]
                applied = {"selector", *match.rules, *(rule for _, origin in unapplied[index] for rule in origin)}
                found[index] = Match(row, match.state, symbols, sorted(applied), match.differences)
        return found

    def derived(self, row):
        """Returns the match of a member that a conformance provides without a declaration."""
        wanted = rules.DERIVED.get(row.name)
        symbol = self.library.types.get(row.type)
        if not symbol or not wanted:
            return None
        conforms = self.library.conforms[row.type]
        if wanted in conforms or (wanted == "Equatable" and "Hashable" in conforms):
            return Match(row, SAME, [symbol], ["derived"])
        return None

    def is_selector_overload(self, row, symbol):
        theirs, ours = row.declaration.parameters, symbol.declaration.parameters
        if row.declaration.keyword != symbol.declaration.keyword or len(theirs) != len(ours):
            return False
        return all(
            rules.stands_for_selector(mine.type)
            for their, mine in zip(theirs, ours)
            if rules.is_selector(their.type)
        ) and any(rules.is_selector(their.type) for their in theirs)

    # MARK: Differences

    def differences(self, row, symbol):
        """Returns the applied rules, and the descriptions of the remaining differences."""
        theirs, ours = row.declaration, symbol.declaration
        applied, left = [], []
        if theirs.keyword != ours.keyword:
            left.append(f"{theirs.keyword} is {ours.keyword} here")
            return applied, left
        for check in (
            self.check_attributes, self.check_isolation, self.check_modifiers, self.check_parameters, self.check_type,
            self.check_accessors, self.check_openness, self.check_requirement, self.check_generics,
        ):  # fmt: skip
            check(row, symbol, theirs, ours, applied, left)
        return applied, left

    def check_attributes(self, row, symbol, theirs, ours, applied, left):
        if theirs.attributes & {"@objc", "@NSCopying"} or "dynamic" in theirs.modifiers:
            applied.append("Objective-C")
        ignored = rules.OBJECTIVE_C | {"@MainActor"}
        for attribute in sorted((theirs.attributes - ours.attributes) - ignored):
            left.append(f"no {attribute}")
        for attribute in sorted((ours.attributes - theirs.attributes) - ignored):
            if attribute == "@discardableResult":
                applied.append("discardable")
            else:
                left.append(f"{attribute} besides")

    def check_isolation(self, row, symbol, theirs, ours, applied, left):
        if theirs.keyword in ("case", "typealias", "associatedtype", "enum", "struct") or symbol.is_synthesized:
            return
        their_actor = self.is_isolated(row)
        our_actor = "@MainActor" in ours.attributes
        if their_actor == our_actor:
            return
        if their_actor and self.is_constant(theirs):
            applied.append("free constant")
        elif their_actor:
            left.append("not @MainActor here")
        else:
            left.append("@MainActor here")

    def is_isolated(self, row):
        if "nonisolated" in row.declaration.modifiers:
            return False
        if "@MainActor" in row.declaration.attributes:
            return True
        own = [] if row.is_type else [row.type]
        return any(type in self.isolated for type in [*own, *self.library.lineage(row.type)])

    @staticmethod
    def is_constant(declaration):
        return declaration.is_of_type and declaration.keyword == "var" and declaration.accessors == {"get"}

    def check_modifiers(self, row, symbol, theirs, ours, applied, left):
        if ("mutating" in theirs.modifiers) != ("mutating" in ours.modifiers):
            left.append("not mutating here" if "mutating" in theirs.modifiers else "mutating here")
        self.check_strength(theirs, ours, applied, left)
        convenience = [("convenience" in each.modifiers) for each in (theirs, ours)]
        can_be_subclassed = row.type in self.classes and not rules.is_core_foundation(row.type)
        if symbol.declaration.keyword == "init" and can_be_subclassed and convenience[0] != convenience[1]:
            if convenience[0]:
                applied.append("designated")
            elif not symbol.declaration.generics:
                left.append("a convenience initialiser here")
        if theirs.effects != ours.effects:
            left.append(f"{' '.join(ours.effects) or 'neither async nor throws'} here")

    @staticmethod
    def check_strength(theirs, ours, applied, left):
        """Compares how strongly a property holds its value, if its setter is public."""
        if "set" not in theirs.accessors & ours.accessors:
            return
        strength = [next(iter({"weak", "unowned"} & each.modifiers), "strong") for each in (theirs, ours)]
        if strength == ["unowned", "weak"]:
            applied.append("weak")
        elif strength[0] != strength[1]:
            left.append(f"{strength[1]} here")

    def check_parameters(self, row, symbol, theirs, ours, applied, left):
        if len(theirs.parameters) != len(ours.parameters):
            left.append(f"{len(ours.parameters)} parameters here")
            return
        for number, (their, mine) in enumerate(zip(theirs.parameters, ours.parameters), start=1):
            name = their.label if their.label != "_" else f"parameter {number}"
            rule = rules.compare_types(their.type, mine.type, row.type)
            if rule is None:
                left.append(f"{name} is {mine.type} here, not {their.type}")
            elif rule:
                applied.append(rule)
            if their.label != mine.label and theirs.keyword != "case":
                left.append(f"{name} has the label {mine.label} here")
            if (their.default is None) != (mine.default is None):
                left.append(f"{name} has {'no' if mine.default is None else 'a'} default here")

    def check_type(self, row, symbol, theirs, ours, applied, left):
        if ours.type.startswith("Self._") and row.requirement == "optional":
            applied.append("written or not")
            return
        rule = rules.compare_types(theirs.type, ours.type, row.type)
        if rule is None:
            left.append(f"{ours.type or 'nothing'} here, not {theirs.type or 'nothing'}")
        elif rule:
            applied.append(rule)

    def check_accessors(self, row, symbol, theirs, ours, applied, left):
        if row.type in self.classes and "{" not in row.text and "let" not in row.text.split():
            return  # The list does not have its accessors.
        if theirs.accessors != ours.accessors:
            left.append("cannot be set here" if "set" in theirs.accessors else "can be set here")

    def check_openness(self, row, symbol, theirs, ours, applied, left):
        if row.type not in self.classes or rules.is_core_foundation(row.type):
            return
        if row.is_type:
            if symbol.access != "open":
                left.append("cannot be subclassed here")
        elif theirs.keyword in ("func", "var", "subscript") and symbol.access != "open":
            if "static" in theirs.modifiers:
                return
            if self.is_constant(theirs) and "let" in row.text.split():
                applied.append("constant")
            elif self.library.types.get(symbol.type) and self.library.types[symbol.type].access != "open":
                return  # The difference of the class is reported already.
            elif symbol.in_extension:
                applied.append("in an extension")
            elif not symbol.lent and not symbol.is_synthesized:
                left.append("cannot be overridden here")

    def check_requirement(self, row, symbol, theirs, ours, applied, left):
        if row.requirement != "optional":
            return
        if self.library.defaults.get(symbol.usr) or symbol.usr not in self.library.requirements:
            applied.append("optional")
        else:
            left.append("no default here: it must be written")

    def check_generics(self, row, symbol, theirs, ours, applied, left):
        if row.kind == "protocol" and row.is_type:
            loose = {"AnyObject", "Sendable", "SendableMetatype"}
            mine, their = set(ours.inherits) - loose, set(theirs.inherits) - loose
            if their - mine == {"NSObjectProtocol"}:
                applied.append("wider protocol")
            elif their - mine:
                left.append(f"does not refine {', '.join(sorted(their - mine))} here")
            if mine - their - {"NSObjectProtocol"}:
                left.append(f"refines {', '.join(sorted(mine - their))} here")
        elif theirs.generics != ours.generics:
            left.append(f"<{ours.generics}> here" if ours.generics else "not generic here")

    # MARK: Ours alone

    def alone(self, used):
        """Returns our public declarations that Apple's interfaces and the requirements of protocols do not have."""
        return [
            symbol for symbol in self.library.symbols
            if symbol.usr not in used and not symbol.lent and not symbol.is_synthesized
            and symbol.usr not in self.library.default_of and symbol.usr not in self.library.overrides
            and symbol.name not in rules.DERIVED and symbol.declaration.keyword != "associatedtype"
            and "override" not in symbol.declaration.modifiers and not self.is_known_override(symbol)
            and not self.answers_requirement(symbol)
        ]  # fmt: skip

    def answers_requirement(self, symbol):
        """Whether a protocol of the type or of a superclass requires this member."""
        return symbol.name in self.asked or any(
            (protocol, symbol.name) in self.library.members
            for owner in [symbol.type, *self.library.lineage(symbol.type)]
            for protocol in self.library.conforms.get(owner, ())
        )

    def is_known_override(self, symbol):
        """Whether a superclass has a member with this name, such as an initialiser that a subclass declares again."""
        return any(self.library.members.get((owner, symbol.name)) for owner in self.library.lineage(symbol.type))
