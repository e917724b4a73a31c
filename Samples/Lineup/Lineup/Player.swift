// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit
import UniformTypeIdentifiers

/// A player of the team. A drag carries it as an object within the app, and as data or text to others.
final class Player: NSObject, Codable {
    let name: String
    let position: String

    init(_ name: String, _ position: String) {
        self.name = name
        self.position = position
    }
}

extension Player: NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.json.identifier, UTType.utf8PlainText.identifier]
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, Error?) -> Void
    ) -> Progress? {
        if typeIdentifier == UTType.json.identifier {
            do {
                completionHandler(try JSONEncoder().encode(self), nil)
            } catch {
                completionHandler(nil, error)
            }
        } else {
            completionHandler(Data(name.utf8), nil)
        }
        return nil
    }
}

extension Player: NSItemProviderReading {
    static var readableTypeIdentifiersForItemProvider: [String] { [UTType.json.identifier] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Player {
        try JSONDecoder().decode(Player.self, from: data)
    }
}
