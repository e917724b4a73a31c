// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices

/// A class whose objects can be dragged, written as in articles about iOS. It imports only `MobileCoreServices`.
final class ArticleModel: NSObject, Codable, NSItemProviderReading, NSItemProviderWriting {
    let name: String
    let character: String

    init(name: String, character: String) {
        self.name = name
        self.character = character
    }

    static var readableTypeIdentifiersForItemProvider: [String] {
        return [(kUTTypeData) as String]
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> ArticleModel {
        try JSONDecoder().decode(ArticleModel.self, from: data)
    }

    static var writableTypeIdentifiersForItemProvider: [String] {
        return [(kUTTypeData) as String]
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void
    ) -> Progress? {
        let progress = Progress(totalUnitCount: 100)
        do {
            let data = try JSONEncoder().encode(self)
            progress.completedUnitCount = 100
            completionHandler(data, nil)
        } catch {
            completionHandler(nil, error)
        }
        return progress
    }
}
