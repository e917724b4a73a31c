// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// The conversion between uniform type identifiers and format names. A format name is the MIME type by which apps
/// exchange data, or a name of the same form.
enum FormatNames {
    static let text = "text/plain;charset=utf-8"
    static let locations = "text/uri-list"
    /// The start of a format name for data whose type has no MIME type. The type identifier follows it.
    static let unnamed = "application/x-uti."
    /// The longest accepted format name, in bytes.
    private static let longest = 512

    /// The format name for data of a type, in an array: the MIME type, or else the type identifier with the prefix
    /// `unnamed`. The array is empty for text and URLs, which `OutgoingItems` offers in formats of their own.
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

    /// The uniform type identifier for a format name; nil for unknown names, for URL lists, and for the formats of
    /// ``ItemBundle`` and ``ItemNames``.
    static func type(named name: String) -> String? {
        guard name.utf8.count <= longest else { return nil }
        if name.hasPrefix(unnamed) { return unescape(String(name.dropFirst(unnamed.count))) }
        let kind = kind(of: name)
        guard kind != locations, kind != ItemBundle.kind, kind != ItemNames.format, isKind(kind) else { return nil }
        if kind == "text/plain" { return textEncoding(of: name).map { _ in UTType.utf8PlainText.identifier } }
        return UTType(mimeType: kind)?.identifier
    }

    /// The MIME type in a format name, in lower case and without parameters such as the charset.
    static func kind(of name: String) -> String {
        name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Whether `kind` has the form of a MIME type: two names, each valid by RFC 6838, separated by a slash.
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

    // MARK: Text

    /// The encoding that the name of a plain text format states; UTF-8 if the name states none. Nil if the stated
    /// encoding is unknown.
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

    /// The preference for a plain text format, from 0 for the best to 2. If another app offers several plain text
    /// formats, the best one is read. Nil for other formats.
    static func textRank(of name: String) -> Int? {
        guard kind(of: name) == "text/plain", let encoding = textEncoding(of: name) else { return nil }
        if name.contains(";") { return encoding == .utf8 ? 0 : 2 }
        return 1
    }

    /// The text converted to UTF-8. Data that is invalid in the encoding of its format is read as ISO Latin-1.
    static func utf8(_ data: Data, named name: String) -> Data {
        let encoding = textEncoding(of: name) ?? .utf8
        // Programs written in C end a text with a zero byte. In UTF-16, zero bytes are part of characters, so the end
        // can be found only in the decoded text.
        let isBytewise = encoding != .utf16
        let bytes = isBytewise ? data[..<(data.firstIndex(of: 0) ?? data.endIndex)] : data
        let text = String(data: bytes, encoding: encoding) ?? String(data: bytes, encoding: .isoLatin1) ?? ""
        guard !isBytewise, let end = text.utf8.firstIndex(of: 0) else { return Data(text.utf8) }
        return Data(text.utf8[..<end])
    }

    // MARK: Identifiers

    /// Percent-encodes a type identifier for use in a format name.
    static func escape(_ typeIdentifier: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
        return typeIdentifier.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// The type identifier that `escape(_:)` encoded; nil if the text is invalid.
    static func unescape(_ escaped: String) -> String? {
        guard !escaped.isEmpty, let identifier = escaped.removingPercentEncoding, !identifier.isEmpty else {
            return nil
        }
        return identifier
    }
}
