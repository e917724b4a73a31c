// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The replacement of references, such as `$(NAME)`, by the values of build settings.
struct SettingExpansion {
    /// The maximum length of a value in bytes. It protects against settings that repeat each other.
    private static let maximumLength = 1 << 16
    /// The maximum number of bytes that are read for one value, with those of all settings to which it refers.
    private static let maximumWork = 1 << 22
    /// The maximum depth of references inside references and their values.
    private static let maximumDepth = 50

    /// The values of each setting, the determining one first.
    private let values: [String: [String]]
    private var work = 0
    private var depth = 0

    /// The place of a text: a setting's value at an index of its values.
    private struct Place {
        var name: String
        var index: Int
    }

    init(_ values: [String: [String]]) { self.values = values }

    /// The value of a setting; empty without one.
    mutating func value(of name: String) -> String {
        String(decoding: value(Place(name: name, index: 0), []), as: UTF8.self)
    }

    /// Replaces the references in a text that is not the value of a setting.
    mutating func expand(_ text: String) -> String {
        String(decoding: expand(Array(text.utf8)[...], at: nil, []), as: UTF8.self)
    }

    /// - Parameter open: the settings whose values contain the reference, from the outermost to the innermost.
    private mutating func value(_ place: Place, _ open: [Place]) -> [UInt8] {
        guard let list = values[place.name], place.index < list.count,
            !open.contains(where: { $0.name == place.name && $0.index >= place.index })
        else { return [] }
        return expand(Array(list[place.index].utf8)[...], at: place, open + [place])
    }

    private mutating func expand(_ text: ArraySlice<UInt8>, at place: Place?, _ open: [Place]) -> [UInt8] {
        work += text.count + 1
        guard work < SettingExpansion.maximumWork, depth < SettingExpansion.maximumDepth else { return Array(text) }
        depth += 1
        defer { depth -= 1 }
        var result: [UInt8] = []
        var rest = text
        while let dollar = rest.firstIndex(of: UInt8(ascii: "$")), result.count < SettingExpansion.maximumLength {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let opening = rest.dropFirst().first, opening == UInt8(ascii: "(") || opening == UInt8(ascii: "{")
            else {
                result.append(rest.removeFirst())
                continue
            }
            // A reference without an end is plain text.
            guard let end = SettingExpansion.end(of: rest) else { break }
            let inner = rest[(dollar + 2)..<end]
            rest = rest[(end + 1)...]
            // A name may contain references itself: $(NAME_$(CONFIGURATION)).
            let name = expand(inner, at: place, open)
            result += replacement(for: String(decoding: name, as: UTF8.self), at: place, open)
        }
        return result + rest
    }

    /// The replacement of a reference, such as `NAME:lower`.
    private mutating func replacement(for reference: String, at place: Place?, _ open: [Place]) -> [UInt8] {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? ""
        var bytes: [UInt8] = []
        if let place, name == "inherited" || name == place.name {
            bytes = value(Place(name: place.name, index: place.index + 1), open)
        } else {
            bytes = value(Place(name: name, index: 0), open)
        }
        guard parts.count > 1 else { return bytes }
        let value = String(decoding: bytes, as: UTF8.self)
        return Array(parts.dropFirst().reduce(value) { SettingExpansion.apply($1, to: $0) }.utf8)
    }

    /// The index of the bracket that ends the reference at the beginning of a text.
    private static func end(of text: ArraySlice<UInt8>) -> Int? {
        let opening = text[text.startIndex + 1]
        let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        for index in (text.startIndex + 1)..<text.endIndex {
            if text[index] == opening { depth += 1 }
            if text[index] == closing {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    // MARK: - Operators

    private static func apply(_ name: String, to value: String) -> String {
        switch name {
        case "c99extidentifier": identifier(value, "_") { $0.isLetter || $0.isNumber }
        case "identifier": identifier(value, "_") { $0.isASCII && ($0.isLetter || $0.isNumber) }
        case "rfc1034identifier": identifier(value, "-") { $0.isASCII && ($0.isLetter || $0.isNumber) }
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: name.hasPrefix("default=") && value.isEmpty ? String(name.dropFirst("default=".count)) : value
        }
    }

    /// Replaces each character that is not allowed, and a digit at the beginning, by another one.
    private static func identifier(
        _ text: String, _ replacement: Character, _ isAllowed: (Character) -> Bool
    ) -> String {
        var name = text.map { $0 == "_" && replacement == "_" || isAllowed($0) ? $0 : replacement }
        if name.first?.isNumber == true { name[0] = replacement }
        return String(name)
    }
}
