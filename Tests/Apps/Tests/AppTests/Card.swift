// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices

/// A class whose objects can be dragged, as an iOS developer would write it: it imports only `MobileCoreServices`, and
/// needs no `@Sendable`.
final class Card: NSObject, Codable, NSItemProviderReading, NSItemProviderWriting {
    let title: String

    init(title: String) {
        self.title = title
    }

    static var readableTypeIdentifiersForItemProvider: [String] {
        return [(kUTTypeData) as String]
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
        return try JSONDecoder().decode(Card.self, from: data)
    }

    static var writableTypeIdentifiersForItemProvider: [String] {
        return [(kUTTypeData) as String]
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try JSONEncoder().encode(self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}
