// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices
import UIKit

/// What stands in a row of the page: a word, or a member of the team.
final class DraggedThing: NSObject {
    enum Content {
        case word(String)
        case member(Member)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    var title: String {
        switch content {
        case .word(let word): word
        case .member(let member): member.name
        }
    }

    var detail: String? {
        switch content {
        case .word: nil
        case .member(let member): member.character
        }
    }

    /// What other programs get of it.
    func makeProvider() -> NSItemProvider {
        switch content {
        case .word(let word): NSItemProvider(object: word as NSString)
        case .member(let member): NSItemProvider(object: member)
        }
    }
}

/// A member of the team: any class of an app's own can be dragged that can be written down.
final class Member: NSObject, Codable, NSItemProviderReading, NSItemProviderWriting {
    let name: String
    let character: String

    init(name: String, character: String) {
        (self.name, self.character) = (name, character)
    }

    static var writableTypeIdentifiersForItemProvider: [String] {
        [kUTTypeData as String, kUTTypePlainText as String]
    }

    static var readableTypeIdentifiersForItemProvider: [String] { [kUTTypeData as String] }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        if typeIdentifier == kUTTypePlainText as String {
            completionHandler(Data("\(name), \(character)".utf8), nil)
            return nil
        }
        do {
            completionHandler(try JSONEncoder().encode(self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Member {
        try JSONDecoder().decode(Member.self, from: data)
    }
}
