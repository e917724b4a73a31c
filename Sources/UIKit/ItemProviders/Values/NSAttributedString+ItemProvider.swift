// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifier of attributed strings that apps using UIKit exchange.
    ///
    /// > Note: The data is a property list of this library, not Apple's archive.
    static let itemType = "com.apple.uikit.attributedstring"

    /// The type identifiers of attributed strings and of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [itemType] + NSString.readableTypeIdentifiersForItemProvider
    }

    /// The type identifiers of attributed strings, and of plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [itemType, UTType.utf8PlainText.identifier]
    }

    /// Creates an attributed string from attributed or plain text data.
    ///
    /// - Throws: an error if the data is not text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text =
            typeIdentifier == itemType
            ? try ArchivedPropertyList.decode(ArchivedText.self, from: data).text
            : NSAttributedString(string: try ItemText.read(data, typeIdentifier))
        let made = self == NSMutableAttributedString.self ? NSMutableAttributedString(attributedString: text) : text
        guard let object = made as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "A text cannot be made a \(self).")
        }
        return object
    }

    /// Writes the attributed string, or its plain text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        guard typeIdentifier == NSAttributedString.itemType else {
            completionHandler(Data(string.utf8), nil)
            return nil
        }
        switch Result(catching: { try ArchivedPropertyList.encode(ArchivedText(self)) }) {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        return nil
    }
}
