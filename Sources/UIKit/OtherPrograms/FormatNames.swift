// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// What kinds of data are called between programs: MIME types for uniform type identifiers, and back.
enum FormatNames {
    static let text = "text/plain;charset=utf-8"
    static let locations = "text/uri-list"
    /// Begins the name of a type that has no MIME type.
    static let unnamed = "application/x-uti."
    /// Bytes of the longest name that is looked at.
    private static let longest = 512

    /// The names for data of a type, the one that says most first; none for texts and locations, which are written in a
    /// way of their own.
    static func names(of typeIdentifier: String) -> [String] {
        if isText(typeIdentifier) || ItemTypes.conforms(typeIdentifier, to: UTType.url.identifier) { return [] }
        if let known = UTType(typeIdentifier)?.preferredMIMEType, type(named: known) != nil { return [known] }
        return [unnamed + escape(typeIdentifier)]
    }

    /// Whether a type is plain text in any encoding.
    static func isText(_ typeIdentifier: String) -> Bool {
        ItemTypes.conforms(typeIdentifier, to: UTType.plainText.identifier)
            && UTType(typeIdentifier)?.preferredMIMEType.map { $0.hasPrefix("text/plain") } != false
    }

    /// The type that data of a name is of; nil for names that mean nothing, for locations, and for items and their names
    /// as ``ItemBundle`` and ``ItemNames`` write them.
    static func type(named name: String) -> String? {
        guard name.utf8.count <= longest else { return nil }
        if name.hasPrefix(unnamed) { return unescape(String(name.dropFirst(unnamed.count))) }
        let kind = kind(of: name)
        guard kind != locations, kind != ItemBundle.kind, kind != ItemNames.format, isKind(kind) else { return nil }
        if kind == "text/plain" { return textEncoding(of: name).map { _ in UTType.utf8PlainText.identifier } }
        return UTType(mimeType: kind)?.identifier
    }

    /// The name less what follows it, in small letters.
    static func kind(of name: String) -> String {
        name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Two words of RFC 6838's letters with a stroke between them.
    private static func isKind(_ kind: String) -> Bool {
        let parts = kind.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isInName) }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$&-^_.+".utf8.contains(byte)
        }
    }

    // MARK: Texts

    /// In which encoding a plain text is, by its name; nil for one that is not known.
    static func textEncoding(of name: String) -> String.Encoding? {
        let parameters = name.split(separator: ";").dropFirst().map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        guard let charset = parameters.first(where: { $0.hasPrefix("charset=") }) else { return .utf8 }
        switch charset.dropFirst("charset=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) {
        case "utf-8", "utf8", "us-ascii", "ascii": return .utf8
        case "iso-8859-1", "latin1": return .isoLatin1
        case "utf-16", "unicode": return .utf16
        default: return nil
        }
    }

    /// How well a name says what a plain text is: less is better; nil for what is none.
    static func textRank(of name: String) -> Int? {
        guard kind(of: name) == "text/plain", let encoding = textEncoding(of: name) else { return nil }
        if name.contains(";") { return encoding == .utf8 ? 0 : 2 }
        return 1
    }

    /// A text as UTF-8. One that is not in its encoding is taken to be of one byte a letter, as texts of old are.
    static func utf8(_ data: Data, named name: String) -> Data {
        let encoding = textEncoding(of: name) ?? .utf8
        // Programs written in C end a text with a zero. Where a letter may be a zero and another byte, only the text
        // says.
        let isBytewise = encoding != .utf16
        let bytes = isBytewise ? data[..<(data.firstIndex(of: 0) ?? data.endIndex)] : data
        let text = String(data: bytes, encoding: encoding) ?? String(data: bytes, encoding: .isoLatin1) ?? ""
        guard !isBytewise, let end = text.utf8.firstIndex(of: 0) else { return Data(text.utf8) }
        return Data(text.utf8[..<end])
    }

    // MARK: Identifiers

    static func escape(_ typeIdentifier: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
        return typeIdentifier.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    static func unescape(_ escaped: String) -> String? {
        guard !escaped.isEmpty, let identifier = escaped.removingPercentEncoding, !identifier.isEmpty else {
            return nil
        }
        return identifier
    }
}
