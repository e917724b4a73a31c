// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The public declarations of Apple's UIKit, QuartzCore and CoreGraphics, and the names that the library declares.
package struct AppleInterface: Sendable {
    /// The names that the library declares, without labels.
    private let names: Set<String>
    /// The names of Apple's types.
    private var types: Set<String> = []
    /// The first of Apple's types that has a member, by the member's name without labels.
    private var owners: [String: String] = [:]

    /// The names of methods, with labels.
    private var methods: Set<String> = []

    private static let typeKinds: Set = ["class", "struct", "enum", "protocol", "typealias"]

    /// - Parameters:
    ///   - apple: the table of Apple's declarations, with the columns tier, type, kind and name at its start.
    ///   - names: the names that the library declares, a line each.
    package init(apple: String, names: String) {
        self.names = Set(AppleInterface.split(names[...], by: "\n").map(String.init))
        for line in AppleInterface.split(apple[...], by: "\n").dropFirst() {
            let columns = AppleInterface.split(line, by: "\t", maxSplits: 7)
            guard columns.count > 3 else { continue }
            let type = String(columns[1])
            if AppleInterface.typeKinds.contains(String(columns[2])) {
                types.insert(type)
            } else {
                let name = String(columns[3].prefix { $0 != "(" })
                if owners[name] == nil { owners[name] = type }
                if columns[2] == "method" { methods.insert(String(columns[3])) }
            }
        }
    }

    /// The parts of a text between bytes. Characters would take twenty times as long.
    private static func split(
        _ text: Substring, by separator: Unicode.Scalar, maxSplits: Int = .max
    ) -> [Substring] {
        text.utf8.split(
            separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: maxSplits == .max
        ).map { Substring($0) }
    }

    // MARK: - Names

    /// Whether a type of Apple's, one that the library has or not, has this name.
    func hasType(_ name: String) -> Bool { types.contains(name) }

    /// Whether any declaration of Apple's or of the library has this name, without labels.
    func hasName(_ name: String) -> Bool { owners[name] != nil || names.contains(name) || types.contains(name) }

    /// Whether a method has a name for calls by name, such as `popViewControllerAnimated:`.
    func hasMethod(_ selector: String) -> Bool {
        let first = String(selector.prefix { $0 != ":" })
        if hasName(first) || ObjectMembers.names.contains(first) { return true }
        if MemberDeclaration.appleNames.values.contains(selector) { return true }
        return methods.contains { name in
            let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
            return SelectorName.frameworkMethod(String(name.prefix { $0 != "(" }), labels: labels) == selector
        }
    }

    /// Whether a name is that of a type of UIKit that does not exist here: one in the table, or one with UIKit's
    /// prefix.
    func isMissingType(_ name: String) -> Bool {
        if names.contains(name) || name == "UIKit" { return false }
        if types.contains(name) { return true }
        let letters = name.dropFirst(2)
        return name.hasPrefix("UI") && letters.first?.isUppercase == true && letters.contains(where: \.isLowercase)
    }

    /// Returns the type of Apple's that has a member, if nothing here has the name; nil otherwise. The name must
    /// consist of at least three words, because shorter ones often mean something else.
    func owner(ofMissingMember name: String) -> String? {
        guard name.filter(\.isUppercase).count >= 2, name.first?.isLowercase == true, !names.contains(name) else {
            return nil
        }
        return owners[name]
    }
}
