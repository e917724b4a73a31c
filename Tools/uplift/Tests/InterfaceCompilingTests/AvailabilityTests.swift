// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import Testing

@testable import InterfaceCompiling

/// Compares the tables with the source of UIKit.
@Suite struct AvailabilityTests {
    /// Keys that the reader of compiled documents handles, because UIKit has no property of that name.
    private static let handled: Set<String> = [
        "constraints", "subviews", "layoutGuides", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "kind",
        "layoutMarginsFollowReadableWidth", "usesStandardSpacing", "textLabel", "detailTextLabel", "imageView",
        "navigationItem", "buttonType", "titleFont", "lineBreakMode", "states",
        "configuration", "style", "prototypes", "sections", "contentView", "rowHeight", "reuseIdentifier", "systemItem",
        "navigationBar", "view", "viewControllers", "sectionHeaderView", "sectionFooterView",
        "automaticEstimatedItemSize", "collectionViewLayout",
    ]

    /// Keys of properties in UIKit whose values in documents are not compiled yet.
    private static let uncompiled: Set<String> = [
        "contentConfiguration", "backgroundConfiguration", "keyCommands", "menu", "nibName",
    ]

    /// The classes of UIKit's source: for each, its superclass, its public properties, and the keys that can be set.
    private struct Source {
        var superclasses: [String: String] = [:]
        var properties: [String: Set<String>] = [:]
        var registered: [String: Set<String>] = [:]

        /// Adds the keys of `members.property("key", get: …, set: …)` and `members.value` in the registrations of
        /// classes.
        mutating func addRegistrations(_ text: String) {
            let text = text.replacingOccurrences(of: "members.value(", with: "members.property(")
            for part in text.components(separatedBy: "DynamicMembers.register(").dropFirst() {
                let type = String(part.prefix { $0 != "." && $0 != ")" })
                registered[type, default: []].formUnion(Self.keys(in: part, after: "members.property("))
                if part.contains("members.addListValues()") { registered[type]?.formUnion(Self.listKeys) }
            }
        }

        /// The keys that `addListValues()` adds for tables and collection views.
        private static let listKeys: [String] = {
            let function = UIKitSource.reader.components(separatedBy: "func addListValues()").dropFirst().first ?? ""
            return keys(in: function.components(separatedBy: "\n    }\n")[0], after: " value(")
        }()

        /// The keys of properties that can be set, in calls such as `members.property("key", get: …, set: …)`.
        private static func keys(in text: String, after call: String) -> [String] {
            text.components(separatedBy: call).dropFirst().filter { $0.contains("set:") }.compactMap {
                let pieces = $0.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
                return pieces.count > 1 ? String(pieces[1]) : nil
            }
        }
    }

    private static let source: Source = {
        var result = Source()
        for text in UIKitSource.files {
            result.addRegistrations(text)
            var type = ""
            for line in text.split(separator: "\n") {
                let words = line.split { " :,({=<".contains($0) }
                if let start = words.firstIndex(where: { $0 == "class" || $0 == "extension" }), !line.hasPrefix(" "),
                    !line.hasPrefix("//"), start + 1 < words.count
                {
                    type = String(words[start + 1])
                    if words[start] == "class" {
                        result.superclasses[type] = words.count > start + 2 ? String(words[start + 2]) : ""
                    }
                } else if line.hasPrefix("    "), !line.hasPrefix("     "), let start = words.firstIndex(of: "var"),
                    words[..<start].contains(where: { $0 == "public" || $0 == "open" }), start + 1 < words.count
                {
                    result.properties[type, default: []].insert(
                        String(words[start + 1].prefix { $0 != "!" && $0 != "?" }))
                }
            }
        }
        return result
    }()

    /// Whether a class or one of its superclasses has a property, also with the name that Swift has for it.
    private func has(_ name: String, _ key: String) -> Bool {
        let swiftName = "is" + key.prefix(1).uppercased() + key.dropFirst()
        var type: String? = name
        while let current = type, !current.isEmpty {
            if let found = Self.source.properties[current], found.contains(key) || found.contains(swiftName) {
                return true
            }
            type = Self.source.superclasses[current]
        }
        return Self.source.properties["NSObject"]?.contains(key) == true
    }

    @Test("Each class that the table allows is in UIKit, and no other class is")
    func classes() {
        #expect(Self.source.superclasses.count > 100)
        for name in AvailableClasses.names where name != "NSObject" {
            #expect(Self.source.superclasses[name] != nil, "\(name)")
        }
        for entry in ElementTable.entries.values where AvailableClasses.refusal(of: entry.rule.className) != nil {
            #expect(Self.source.superclasses[entry.rule.className] == nil, "\(entry.rule.className) exists now")
        }
    }

    @Test("Each key that is compiled is a property of UIKit, and no other key is")
    func properties() {
        for (element, entry) in ElementTable.entries.sorted(by: { $0.key < $1.key }) {
            let name = entry.rule.className
            guard AvailableClasses.names.contains(name), name != "NSObject", element != "constraint" else { continue }
            for rule in flattened(entry.rules.rules) {
                let exists = has(name, rule.key)
                if rule.isAvailable {
                    #expect(exists || Self.handled.contains(rule.key), "\(name).\(rule.key) is missing")
                } else if !Self.uncompiled.contains(rule.key) {
                    #expect(!exists, "\(name).\(rule.key) exists now")
                }
            }
        }
    }

    @Test("Each key that is compiled can be set by name")
    func registration() {
        for (element, entry) in ElementTable.entries.sorted(by: { $0.key < $1.key }) {
            let name = entry.rule.className
            guard AvailableClasses.names.contains(name), name != "NSObject", element != "constraint" else { continue }
            for rule in flattened(entry.rules.rules) where rule.isAvailable {
                if Self.handled.contains(rule.key) { continue }
                let chain = sequence(first: name) { Self.source.superclasses[$0] }
                let isRegistered = chain.contains { Self.source.registered[$0]?.contains(rule.key) == true }
                #expect(isRegistered, "\(name).\(rule.key) is missing")
            }
        }
    }

    /// Rules for the parts of a value, and the function of the reader that reads the parts.
    private static let parts: [(function: String, rules: [AttributeRule])] = [
        ("func setState(", ElementTable.stateRules),
        ("func buttonConfiguration(", ElementTable.configurationRules),
        ("func symbolConfiguration(", ElementTable.symbolRules),
        ("func attributedString(", paragraphRules),
        ("init(_ description: InterfaceObject, with decoder: NibDecoder)", sectionRules),
    ]

    private static let sectionRules = ElementTable.entries["tableViewSection"]?.rules.rules ?? []

    @Test("Each part of a value that is compiled is read, and no other part is")
    func records() {
        for (function, rules) in Self.parts {
            let read = UIKitSource.quoted(in: function)
            #expect(!read.isEmpty && !rules.isEmpty, "\(function)")
            for rule in flattened(rules) where rule.key != "configurationType" {
                if rule.isAvailable {
                    #expect(read.contains(rule.key), "\(function) does not read \(rule.key)")
                } else {
                    #expect(!read.contains(rule.key), "\(function) reads \(rule.key) now")
                }
            }
        }
    }

    @Test("Each text attribute that is compiled is read, and no other attribute is")
    func textAttributes() {
        let read = UIKitSource.quoted(in: "func attributedString(")
        for key in textAttributeKeys.values { #expect(read.contains(key), "\(key)") }
        for key in unavailableTextAttributeKeys.values { #expect(!read.contains(key), "\(key) is read now") }
        #expect(!UIKitSource.quoted(in: "func setState(").contains("focused"))
    }

    private func flattened(_ rules: [AttributeRule]) -> [AttributeRule] {
        rules.flatMap { rule -> [AttributeRule] in
            switch rule.kind {
            case .group(let inner): return flattened(inner)
            case .ignored: return []
            default: return [rule]
            }
        }
    }

    @Test("System colors of the table are those of UIKit")
    func colors() {
        // The reader has other colors for these.
        let old: Set = [
            "scrollViewTexturedBackgroundColor", "tableCellGroupedBackgroundColor", "viewFlipsideBackgroundColor",
        ]
        for name in DocumentCompiler.knownSystemColors.subtracting(old).map({ String($0.dropLast(5)) }) {
            let found = Self.source.properties["UIColor"] ?? []
            #expect(found.contains(name) || found.contains(name + "Color"), "\(name)")
        }
    }

    @Test("The reader has each system color of the table")
    func readerColors() throws {
        let reader = try #require(UIKitSource.files.first { $0.contains("enum SystemColorNames") })
        for name in DocumentCompiler.knownSystemColors { #expect(reader.contains("\"\(name)\": ."), "\(name)") }
    }
}
