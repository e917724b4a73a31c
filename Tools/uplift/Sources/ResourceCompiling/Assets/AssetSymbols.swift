// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftText

/// Generates Swift code with a name for each image and colour: `ImageResource.name`, `ColorResource.name`, and if they
/// are wanted, `UIImage.name` and `UIColor.name`. The names are not isolated, also in a module that is by default.
struct AssetSymbols {
    /// A folder that provides a namespace: its assets, and its folders.
    private struct Group {
        /// The assets' names by the names of their members.
        var members: [String: String] = [:]
        var groups: [String: Group] = [:]
    }

    private let images: Group
    private let colors: Group
    private let hasExtensions: Bool
    private let bundle: String

    /// - Parameters:
    ///   - names: the assets of the module's catalogs.
    ///   - bundle: the expression for the bundle that contains the assets.
    ///   - hasExtensions: whether `UIImage` and `UIColor` get members.
    init(_ names: AssetNames, bundle: String, hasExtensions: Bool) {
        images = AssetSymbols.group(names.images, ending: "Image")
        colors = AssetSymbols.group(names.colors, ending: "Color")
        (self.bundle, self.hasExtensions) = (bundle, hasExtensions)
    }

    /// The content of the Swift file; nil if there is no asset.
    var source: String? {
        guard !images.members.isEmpty || !images.groups.isEmpty || !colors.members.isEmpty || !colors.groups.isEmpty
        else { return nil }
        var lines = ["import Foundation", "import UIKit", ""]
        for (type, group) in [("UIKit.ImageResource", images), ("UIKit.ColorResource", colors)] {
            lines.append("extension \(type) {")
            declare(group, type: type, indent: "    ", in: &lines)
            lines += ["}", ""]
        }
        guard hasExtensions else { return lines.joined(separator: "\n") }
        for (type, group, taken, label) in [
            ("UIImage", images, AssetSymbols.takenImages, "UIKit.ImageResource"),
            ("UIColor", colors, AssetSymbols.takenColors, "UIKit.ColorResource"),
        ] {
            lines.append("extension UIKit.\(type) {")
            AssetSymbols.extend(group, type, label, path: "", taken: taken, indent: "    ", in: &lines)
            lines += ["}", ""]
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Code

    private func declare(_ group: Group, type: String, indent: String, in lines: inout [String]) {
        for (member, name) in group.members.sorted(by: { $0.key < $1.key }) {
            let value = "\(type)(name: \(name.swiftLiteral), bundle: \(bundle))"
            lines.append("\(indent)nonisolated static let \(member.escapedIdentifier) = \(value)")
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)nonisolated enum \(name) {")
            declare(inner, type: type, indent: indent + "    ", in: &lines)
            lines.append("\(indent)}")
        }
    }

    private static func extend(
        _ group: Group, _ type: String, _ resource: String, path: String, taken: Set<String>, indent: String,
        in lines: inout [String]
    ) {
        for (member, _) in group.members.sorted(by: { $0.key < $1.key }) where !taken.contains(member) {
            let name = member.escapedIdentifier
            lines.append(
                "\(indent)nonisolated static var \(name): UIKit.\(type) "
                    + "{ UIKit.\(type)(resource: \(resource)\(path).\(name)) }")
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)nonisolated enum \(name) {")
            extend(inner, type, resource, path: path + "." + name, taken: [], indent: indent + "    ", in: &lines)
            lines.append("\(indent)}")
        }
    }

    // MARK: - Names

    private static func group(_ names: some Sequence<String>, ending: String) -> Group {
        var root = Group()
        for name in names.sorted() {
            let parts = name.split(separator: "/").map(String.init)
            guard let last = parts.last, let member = member(last, ending: ending) else { continue }
            insert(name, member, parts.dropLast().map(typeName), into: &root)
        }
        return root
    }

    private static func insert(_ name: String, _ member: String, _ path: [String?], into group: inout Group) {
        guard let first = path.first else {
            // Of two assets with the same member, the first one in the order of the names has it.
            if group.members[member] == nil { group.members[member] = name }
            return
        }
        guard let first else { return }
        insert(name, member, Array(path.dropFirst()), into: &group.groups[first, default: Group()])
    }

    /// The name of the member for an asset: lower camel case, without the ending “Image” or “Color”. Nil if the name
    /// has no letter or digit.
    static func member(_ name: String, ending: String) -> String? {
        var words = words(name)
        if let last = words.last, last.hasSuffix(ending), words.count > 1 || last != ending {
            words[words.count - 1] = String(last.dropLast(ending.count))
            if words.last?.isEmpty == true { words.removeLast() }
        }
        guard let first = words.first else { return nil }
        // Capitals at the beginning become small ones, but not the one that begins the next word: URLIcon is urlIcon.
        let capitals = first.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
        let start = first.prefix(count).lowercased() + first.dropFirst(count)
        let joined = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    private static func typeName(_ name: String) -> String? {
        let joined = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = joined.first else { return nil }
        let type = first.isNumber ? "_" + joined : joined
        return type == "Type" || type == "Self" || type == "Protocol" ? type + "_" : type
    }

    /// The parts of a name between characters that no identifier contains.
    private static func words(_ name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) || $0.unicodeScalars.contains { !$0.properties.isXIDContinue } }
            .map(String.init)
    }

    /// The members of `UIColor` that assets do not replace.
    private static let takenColors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
        "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "tint", "darkText",
        "lightText", "groupTableViewBackground", "init", "self",
    ]

    /// The members of `UIImage` that assets do not replace.
    private static let takenImages: Set<String> = [
        "actions", "add", "checkmark", "remove", "strokedCheckmark", "init", "self",
    ]
}
