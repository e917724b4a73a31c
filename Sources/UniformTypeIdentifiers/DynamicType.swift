// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dynamic type: an undeclared type whose identifier encodes its supertypes and tags.
///
/// The identifier is "dyn.a" followed by a text in base 32, five bits per character, the highest bits first. The text
/// is "?" followed by `key=value,value` pairs that colons separate. A key or value that ``abbreviations`` contains is
/// written as its index, one hexadecimal digit. "\" escapes special characters. Apple's identifiers have this format.
struct DynamicType: Equatable {
    /// The identifiers of the type's direct supertypes.
    var parents: [String]
    /// The type's tags, in lower case.
    var tags: [UTTagClass: [String]]

    init(parents: [String], tags: [UTTagClass: [String]]) {
        self.parents = parents
        self.tags = tags
    }

    private static let prefix = "dyn.a"
    private static let conformsTo = "UTTypeConformsTo"
    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    /// The keys and values that are written as one hexadecimal digit, which is their index in this array.
    private static let abbreviations = [
        conformsTo, "public.filename-extension", "com.apple.ostype", "public.mime-type", "com.apple.nspboard-type",
        "public.url-scheme", "public.data", "public.text", "public.plain-text", "public.utf16-plain-text",
        "com.apple.traditional-mac-plain-text", "public.image", "public.video", "public.audio", "public.directory",
        "public.folder",
    ]
    /// The maximum length of an identifier to decode, in bytes. Limits the work for identifiers from other apps.
    private static let longestIdentifier = 4096

    /// Whether an identifier has the prefix of dynamic types. The rest of the identifier is not checked.
    static func isDynamic(_ identifier: String) -> Bool {
        identifier.hasPrefix("dyn.")
    }

    // MARK: Encoding

    /// The identifier that encodes the supertypes and tags.
    var identifier: String {
        var pairs: [String] = []
        if !parents.isEmpty {
            pairs.append(
                DynamicType.short(DynamicType.conformsTo) + "=" + parents.map(DynamicType.short).joined(separator: ","))
        }
        for (tagClass, tags) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            pairs.append(
                DynamicType.short(tagClass.rawValue) + "="
                    + tags.map(DynamicType.escaped).joined(separator: ","))
        }
        return DynamicType.prefix + DynamicType.encoded("?" + pairs.joined(separator: ":"))
    }

    /// A key or value in its encoded form: its abbreviation if there is one, otherwise escaped.
    private static func short(_ name: String) -> String {
        abbreviations.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? escaped(name)
    }

    /// A text with a backslash before each special character.
    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { result, character in
            if "?:=,\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// A text in base 32.
    private static func encoded(_ text: String) -> String {
        var result: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in text.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                count -= 5
                result.append(letters[bits >> count & 31])
            }
            bits &= 1 << count - 1
        }
        if count > 0 { result.append(letters[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: Decoding

    /// Decodes a dynamic identifier; nil if the identifier is malformed, or is not dynamic.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(DynamicType.prefix), identifier.utf8.count <= DynamicType.longestIdentifier,
            let text = DynamicType.decoded(identifier.dropFirst(DynamicType.prefix.count)), text.first == "?"
        else { return nil }
        self.init(parents: [], tags: [:])
        for pair in DynamicType.pairs(in: text.dropFirst()) {
            guard pair.count == 2, let key = pair[0].first, pair[0].count == 1 else { return nil }
            let name = DynamicType.long(key)
            if name == DynamicType.conformsTo {
                parents = pair[1].map(DynamicType.long)
            } else {
                tags[UTTagClass(rawValue: name)] = pair[1].filter { !$0.isEmpty }
            }
        }
        if parents.isEmpty, tags.isEmpty { return nil }
    }

    /// Decodes a text in base 32; nil if it contains an invalid character, or is not UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for letter in text.utf8 {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            bits = bits << 5 | value
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(bits >> count & 255))
            bits &= 1 << count - 1
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The key or value for which an abbreviation stands; `name` itself if it is not an abbreviation.
    private static func long(_ name: String) -> String {
        guard name.count == 1, let place = Int(name, radix: 16) else { return name }
        return abbreviations[place]
    }

    /// Splits a decoded text into its `key=value,value` pairs and removes the escaping. A valid pair is an array of two
    /// lists: the first one contains only the key, the second one the values. The result may contain invalid pairs.
    private static func pairs(in text: Substring) -> [[[String]]] {
        var pairs: [[[String]]] = [[[""]]]
        var isEscaped = false
        for character in text {
            var pair = pairs.removeLast()
            var list = pair.removeLast()
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                pairs.append(pair + [list])
                continue
            case ":" where !isEscaped:
                pairs += [pair + [list], [[""]]]
                continue
            case "=" where !isEscaped: pair += [list]; list = [""]
            case "," where !isEscaped: list.append("")
            default: list.append(list.removeLast() + String(character))
            }
            isEscaped = false
            pairs.append(pair + [list])
        }
        return pairs
    }
}
