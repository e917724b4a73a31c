// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// The content of a row that can be dragged: a text, or a member of the team.
final class DraggedThing: NSObject {
    enum Content: Sendable {
        case words(Words)
        case member(Member)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    var title: String {
        switch content {
        case .words(let words): words.title
        case .member(let member): member.name
        }
    }

    var detail: String? {
        switch content {
        case .words(let words): words.detail
        case .member(let member): member.character
        }
    }

    /// An item provider for other apps.
    func makeProvider() -> NSItemProvider {
        switch content {
        case .words(let words): NSItemProvider(object: words.text as NSString)
        case .member(let member): NSItemProvider(object: member)
        }
    }
}

/// A text, of which a row shows the beginning.
struct Words: Sendable {
    let text: String
    /// The beginning of the first line that is not empty.
    let title: String
    /// A description of the text's length; nil if the title is the whole text.
    let detail: String?

    /// The largest number of characters in a title.
    private static let longestTitle = 200

    /// Makes the title and the detail of a text. Nil if the text is empty or has only white space.
    init?(_ text: String) {
        let line = text.drop(while: \.isWhitespace).prefix(Words.longestTitle).prefix { !$0.isNewline }
        guard !line.isEmpty else { return nil }
        self.text = text
        title = line.trimmingCharacters(in: .whitespaces)
        let count = text.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
        detail = count > 1 ? "\(count) lines" : line.endIndex < text.endIndex ? Words.size(of: text, title) : nil
    }

    private static func size(of text: String, _ title: String) -> String? {
        let whole = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return whole == title ? nil : "\(whole.count) characters"
    }
}

/// A member of the team. It is an example of a custom class that can be dragged to other apps, because it can be
/// encoded.
final class Member: NSObject, Codable, Sendable, NSItemProviderReading, NSItemProviderWriting {
    let name: String
    let character: String

    init(name: String, character: String) {
        (self.name, self.character) = (name, character)
    }

    /// The uniform type identifier of a member.
    private static let type = UTType(exportedAs: "org.uplift.gallery.member", conformingTo: .data)

    static var writableTypeIdentifiersForItemProvider: [String] {
        [type.identifier, kUTTypePlainText as String]
    }

    static var readableTypeIdentifiersForItemProvider: [String] { [type.identifier] }

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
