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

    /// The full names of Apple's methods, such as `tableView(_:didSelectRowAt:)`.
    private var methods: Set<String> = []
    /// The names without labels of optional methods.
    private var optionalMethods: Set<String> = []
    /// The full names of methods with an optional result.
    private var methodsWithOptionalResult: Set<String> = []
    /// The names of properties of objects.
    private var properties: Set<String> = []
    private var classes: Set<String> = []
    /// The members of each type, by their names without labels.
    private var members: [String: [String: [Member]]] = [:]

    /// A member of one of Apple's types.
    private struct Member: Sendable {
        var isStatic: Bool
        /// The type of a property, or that of a method's result; nil if it is not the name of a type.
        var type: String?
    }

    /// The names of members that types of the library lack, although other types may have them.
    private var lacking: [String: Set<String>] = [:]
    private var lackingNames: Set<String> = []
    private var protocols: Set<String> = []
    /// The initialisers of Apple's types that the library lacks, by their full names, such as `init(patternImage:)`.
    private var lackingInitializers: [String: Set<String>] = [:]
    /// The initialisers that types of the library have, by their full names.
    private var initializers: [String: Set<String>] = [:]
    /// The number of Apple's initialisers of each type with the same full name.
    private var initializerCounts: [String: [String: Int]] = [:]

    /// The nested types of the library by the names that they had before Swift 4.2, such as `UIViewAnimationOptions`.
    private var nestedTypes: [String: String] = [:]

    private static let typeKinds: Set = ["class", "struct", "enum", "protocol", "typealias"]

    /// - Parameters:
    ///   - apple: the table of Apple's declarations, with the columns tier, type, kind, name, introduced, deprecated
    ///     and requirement at its start.
    ///   - names: the names that the library declares, a line each.
    ///   - coverage: the page that lists what each type of the library lacks, and what it has besides; empty for none.
    package init(apple: String, names: String, coverage: String = "") {
        self.names = Set(AppleInterface.split(names[...], by: "\n").map(String.init))
        for name in self.names where name.contains(".") && name.first?.isUppercase == true {
            nestedTypes[name.replacing(".", with: "")] = name
        }
        for line in AppleInterface.split(apple[...], by: "\n").dropFirst() {
            let columns = AppleInterface.split(line, by: "\t", maxSplits: 7)
            guard columns.count > 3 else { continue }
            let type = String(columns[1])
            if AppleInterface.typeKinds.contains(String(columns[2])) {
                types.insert(type)
                if columns[2] == "class" { classes.insert(type) }
                if columns[2] == "protocol" { protocols.insert(type) }
            } else {
                let name = String(columns[3].prefix { $0 != "(" })
                if columns[2] == "property" { properties.insert(name) }
                if owners[name] == nil { owners[name] = type }
                let kind = columns[2]
                members[type, default: [:]][name, default: []].append(
                    Member(
                        isStatic: kind.hasPrefix("static") || kind == "enum case",
                        type: columns.count > 7 ? AppleInterface.type(in: columns[7]) : nil))
                if kind == "init" {
                    initializers[type, default: []].insert(String(columns[3]))
                    initializerCounts[type, default: [:]][String(columns[3]), default: 0] += 1
                }
                guard kind == "method" else { continue }
                methods.insert(String(columns[3]))
                if columns.count > 6, columns[6].hasPrefix("optional") { optionalMethods.insert(name) }
                if columns.count > 7, columns[7].hasSuffix("?") || columns[7].hasSuffix("!") {
                    methodsWithOptionalResult.insert(String(columns[3]))
                }
            }
        }
        readCoverage(coverage)
    }

    /// Reads the lists of missing declarations, and of those besides Apple's.
    private mutating func readCoverage(_ page: String) {
        var type = ""
        var besides: Set<String> = []
        for line in AppleInterface.split(page[...], by: "\n") {
            if line.hasPrefix("### ") { type = String(line.dropFirst(4)) }
            guard line.hasPrefix("* Missing: ") || line.hasPrefix("* Beside: ") else { continue }
            // Each name is between two accents.
            let parts = AppleInterface.split(line, by: "`").enumerated().filter { $0.offset % 2 == 1 }
            let found = parts.map { String($0.element.prefix { $0 != "(" }) }
            let created = parts.map { String($0.element) }.filter { $0.hasPrefix("init(") }
            if line.hasPrefix("* Beside: ") {
                besides.formUnion(found)
                initializers[type, default: []].formUnion(created)
            } else {
                // An initialiser or a method with several signatures is missing if all of them are.
                let createdCounts = Dictionary(grouping: created, by: \.self).mapValues(\.count)
                let missing = Set(createdCounts.filter { initializerCounts[type]?[$0.key] ?? 1 <= $0.value }.keys)
                lackingInitializers[type] = missing
                initializers[type]?.subtract(missing)
                let counts = Dictionary(grouping: found, by: \.self).mapValues(\.count)
                lacking[type] = Set(counts.filter { members[type]?[$0.key]?.count == $0.value }.keys)
            }
        }
        lacking = lacking.mapValues { $0.subtracting(besides) }
        lackingNames = lacking.values.reduce(into: []) { $0.formUnion($1) }
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

    /// Whether a name is that of a type or a constant of Apple's that does not exist here: one in the table, one with
    /// the prefix of UIKit, QuartzCore or CoreGraphics, or one of the text system or of C.
    func isMissingType(_ name: String) -> Bool {
        if names.contains(name) || AppleInterface.otherNames.contains(name) { return false }
        if types.contains(name) || AppleInterface.textTypes.contains(name) { return true }
        if AppleInterface.constants.contains(name) { return true }
        let letters = name.dropFirst(name.hasPrefix("k") ? 3 : 2)
        return ["UI", "CA", "CG", "kCA", "kCG"].contains { name.hasPrefix($0) } && letters.first?.isUppercase == true
            && letters.contains(where: \.isLowercase)
    }

    /// The name in the library of a type or a constant that had another name before Swift 4.2, such as
    /// `UIFont.Weight.medium` for `UIFontWeightMedium`; nil if the library does not have it.
    func currentName(of name: String) -> String? {
        if let type = nestedTypes[name] { return type }
        for end in name.indices.reversed() where name[end].isUppercase {
            guard let type = nestedTypes[String(name[..<end])] else { continue }
            let member = name[end].lowercased() + name[name.index(after: end)...]
            return names.contains(member) ? "\(type).\(member)" : nil
        }
        return nil
    }

    /// Whether a method has the name of an optional method of Apple's, and other labels than all with this name.
    func isNearMiss(_ fullName: String) -> Bool {
        optionalMethods.contains(String(fullName.prefix { $0 != "(" })) && !methods.contains(fullName)
    }

    /// Whether UIKit has an optional method with a name, which code calls with a question mark. The library declares
    /// these methods as requirements with defaults. Names that other types often have are left out.
    func hasOptionalMethod(_ name: String) -> Bool {
        optionalMethods.contains(name) && !AppleInterface.generalNames.contains(name)
    }

    private static let generalNames: Set = [
        "action", "addAnimations", "addCompletion", "canPaste", "copy", "cut", "decreaseSize", "delete", "display",
        "draw", "duplicate", "export", "find", "frame", "increaseSize", "insertText", "move", "paste", "position",
        "remove", "rename", "select", "selectAll", "toggleBoldface", "toggleItalics", "toggleUnderline",
    ]

    /// Whether the result of one of the methods with a full name is optional.
    func hasOptionalResult(_ fullName: String) -> Bool { methodsWithOptionalResult.contains(fullName) }

    /// Whether an object of UIKit has a property with a name.
    func hasProperty(_ name: String) -> Bool { properties.contains(name) }

    /// Names with these prefixes that are no types of the library: a module, and types of Foundation.
    private static let otherNames: Set = ["UIKit", "CGFloat", "CGRectEdge"]

    /// Constants of C on Apple's platforms that the C library here does not have.
    private static let constants: Set = ["HUGE"]

    /// Types of the text system, which have the prefix of Foundation and are not in the table.
    private static let textTypes: Set = [
        "NSTextAttachment", "NSTextAttachmentContainer", "NSTextAttachmentViewProvider", "NSTextStorage",
        "NSTextStorageDelegate", "NSLayoutManager", "NSLayoutManagerDelegate", "NSTextContainer", "NSTextTab",
        "NSTextList", "NSTextLayoutManager", "NSTextContentManager", "NSTextContentStorage",
    ]

    /// Returns the type of Apple's that has a member, if nothing here has the name; nil otherwise. The name must
    /// consist of at least three words, because shorter ones often mean something else.
    func owner(ofMissingMember name: String) -> String? {
        guard name.filter(\.isUppercase).count >= 2, name.first?.isLowercase == true, !names.contains(name) else {
            return nil
        }
        return owners[name]
    }

    // MARK: - Members

    /// Whether the library lacks the initialiser with some labels, and has no other one that accepts them.
    func lacksInitializer(of type: String, labels: [String]) -> Bool {
        guard lackingInitializers[type]?.contains(AppleInterface.initializer(labels)) ?? false else { return false }
        // Parameters with default values can be left out.
        return !(initializers[type] ?? []).contains { name in
            var rest = labels[...]
            for label in name.dropFirst("init(".count).dropLast().split(separator: ":")
            where rest.first == String(label) {
                rest.removeFirst()
            }
            return rest.isEmpty
        }
    }

    static func initializer(_ labels: [String]) -> String { "init(" + labels.map { $0 + ":" }.joined() + ")" }

    /// The type in a declaration, such as `UIView` in `var inputView: UIView? { get set }`; nil if it is not a name.
    private static func type(in declaration: Substring) -> String? {
        let bytes = declaration.utf8
        var rest: Substring.UTF8View.SubSequence
        if let result = declaration.range(of: " -> ", options: .backwards) {
            rest = declaration[result.upperBound...].utf8
        } else if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !declaration.contains("(") {
            rest = bytes[bytes.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
        } else {
            return nil
        }
        rest = rest.prefix { $0 != UInt8(ascii: " ") }
        while let last = rest.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { rest = rest.dropLast() }
        let isName = rest.allSatisfy { byte in
            (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
        }
        return isName && !rest.isEmpty ? String(Substring(rest)) : nil
    }

    func isClass(_ name: String) -> Bool { classes.contains(name) }

    /// Whether one of some types of Apple's declares a member with a name.
    func hasMember(_ name: String, in types: [String]) -> Bool { types.contains { members[$0]?[name] != nil } }

    /// Whether the library declares a type or a member with a name.
    func isAvailable(_ name: String) -> Bool { names.contains(name) }

    /// Whether a type of Apple's has a member with a name that the library lacks.
    func canLackMember(_ name: String) -> Bool {
        owners[name] != nil && (!names.contains(name) || lackingNames.contains(name))
    }

    /// Returns the first type that has a member with a name, if the library lacks it in all of them; nil otherwise.
    ///
    /// - Parameters:
    ///   - types: those from which an object has its members.
    ///   - ofType: whether the name stands after that of the type. Methods of objects can stand there, too.
    func owner(ofMissing name: String, in types: [String], ofType: Bool) -> String? {
        if names.contains(name) {
            let owners = types.filter { members[$0]?[name] != nil }
            guard owners.allSatisfy({ lacking[$0]?.contains(name) ?? false }) else { return nil }
            // An extension of a protocol can have it for any type.
            guard protocols.allSatisfy({ members[$0]?[name] == nil || lacking[$0]?.contains(name) ?? false }) else {
                return nil
            }
        }
        return types.first { members[$0]?[name]?.contains { ofType || !$0.isStatic } ?? false }
    }

    /// The type of a property or a method's result in the first of some types that has it. It is nil if several members
    /// with the name have different ones.
    func type(ofMember name: String, in types: [String], ofType: Bool) -> String? {
        for type in types {
            guard let found = members[type]?[name]?.filter({ $0.isStatic == ofType }), let first = found.first else {
                continue
            }
            return found.allSatisfy { $0.type == first.type } ? first.type : nil
        }
        return nil
    }
}
