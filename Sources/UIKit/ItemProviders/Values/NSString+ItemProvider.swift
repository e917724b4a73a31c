// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifiers of plain text in UTF-8 and UTF-16, and of other text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText, .utf16PlainText, .utf16ExternalPlainText, .plainText, .text].map(\.identifier)
    }

    /// The type identifier of plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Creates a string from data in UTF-8, or in UTF-16 if the type or a byte order mark says so.
    ///
    /// - Throws: an error if the data is not text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try ItemText.read(data, typeIdentifier)
        guard
            let object = (self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text))
                as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError, "A text cannot be made a \(self).") }
        return object
    }

    /// Writes the string in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

/// Reads text from data.
enum ItemText {
    /// Reads text in UTF-8, or in UTF-16 if the type or a byte order mark says so.
    ///
    /// - Throws: an error if the data is not text.
    static func read(_ data: Data, _ typeIdentifier: String) throws -> String {
        let utf16 = [UTType.utf16PlainText, .utf16ExternalPlainText].map(\.identifier)
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
        let isMarked = marks.contains { data.starts(with: $0) }
        let text =
            if isMarked {
                String(data: data, encoding: .utf16)
            } else if utf16.contains(typeIdentifier) {
                String(data: data, encoding: .utf16LittleEndian)
            } else {
                String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
            }
        guard let text, !utf16.contains(typeIdentifier) || data.count.isMultiple(of: 2) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}
