// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The meaning of an element: its class, and the rules for its attributes and child elements.
struct ElementRule: Sendable {
    /// The element's name.
    var element: String
    /// The name of the class, or of a placeholder.
    var className: String
    /// The name of the element whose rules hold as well. Rules of the same name are replaced.
    var base: String?
    /// The part that the object plays in the document.
    var role: ElementRole
    /// The rules, in the order in which properties are set.
    var rules: [AttributeRule]

    init(
        _ element: String, _ className: String, base: String? = nil, role: ElementRole = .view,
        _ rules: [AttributeRule] = []
    ) {
        (self.element, self.className, self.base, self.role, self.rules) = (element, className, base, role, rules)
    }
}

/// All elements that stand for objects.
enum ElementTable {
    /// The rules of an element, with those of its bases.
    struct Entry: Sendable {
        var rule: ElementRule
        var rules: RuleSet
    }

    /// The rules by the names of elements.
    static let entries: [String: Entry] = {
        let all =
            viewRules + textRules + controlRules + scrollViewRules + tableRules + collectionRules + barRules
            + controllerRules + gestureRules + itemRules + foreignRules
        let plain = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })
        return plain.mapValues { rule in
            var chain = [rule]
            while let base = chain[0].base.flatMap({ plain[$0] }) { chain.insert(base, at: 0) }
            return Entry(rule: rule, rules: RuleSet(objectRules + chain.flatMap(\.rules)))
        }
    }()

    /// Attributes and child elements of each object. The compiler has code for classes, connections and variations.
    static let objectRules: [AttributeRule] = AttributeRule.ignored([
        "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel", "colorLabel",
        "misplaced", "ambiguous", "verifyAmbiguity", "restorationIdentifier", "propertyAccessControl", "fixedFrame",
        "simulatedAppContext", "connections", "userDefinedRuntimeAttributes", "variation", "canvasLocation",
        "freeformSize", "designableFrame", "userComments", "catalog", "animations",
    ])
}

/// Rules in the order in which properties are set, which are found by name.
struct RuleSet: Sendable {
    private(set) var rules: [AttributeRule] = []
    private var positions: [String: Int] = [:]

    /// Creates a set. A rule replaces an earlier one of the same name, in its place.
    init(_ rules: [AttributeRule]) {
        for rule in rules {
            if let position = positions[rule.name] {
                self.rules[position] = rule
            } else {
                positions[rule.name] = self.rules.count
                self.rules.append(rule)
            }
        }
    }

    /// The rule for an attribute, or for child elements of a key or a name.
    subscript(name: String) -> AttributeRule? { positions[name].map { rules[$0] } }

    /// The rule for a child element: the one of its key, or else the one of its name. Values are found by key only.
    /// Elements with code of their own are found by name, because the states of a button have the keys of flags.
    func rule(for child: DocumentElement) -> AttributeRule? {
        if let rule = self[child.name], case .special = rule.kind { return rule }
        if let rule = (child.key ?? child["name"]).flatMap({ self[$0] }) { return rule }
        return self[child.name].flatMap { $0.kind.isFoundByElement ? $0 : nil }
    }
}
