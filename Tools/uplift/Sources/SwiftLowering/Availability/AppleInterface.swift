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

    private static let typeKinds: Set = ["class", "struct", "enum", "protocol", "typealias"]

    /// - Parameters:
    ///   - apple: the table of Apple's declarations, with the columns tier, type, kind and name at its start.
    ///   - names: the names that the library declares, a line each.
    package init(apple: String, names: String) {
        self.names = Set(names.split(separator: "\n").map(String.init))
        for line in apple.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
            guard columns.count > 3 else { continue }
            if AppleInterface.typeKinds.contains(String(columns[2])) {
                types.insert(String(columns[1]))
            } else {
                let name = String(columns[3].prefix { $0 != "(" })
                if owners[name] == nil { owners[name] = String(columns[1]) }
            }
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
