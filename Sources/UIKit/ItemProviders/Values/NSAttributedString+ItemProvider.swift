// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// The type of styled texts on their way between programs of UIKit.
    ///
    /// > Note: What is in it is a property list of ours, not Apple's archive.
    static let itemType = "com.apple.uikit.attributedstring"

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [itemType] + NSString.readableTypeIdentifiersForItemProvider
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [itemType, UTType.utf8PlainText.identifier]
    }

    /// The text in data, styled or plain.
    ///
    /// - Throws: where there is none.
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
