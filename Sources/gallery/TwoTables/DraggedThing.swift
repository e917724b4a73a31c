// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// What stands in a row of the page: words, or a member of the team.
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

    /// What other programs get of it.
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
    /// How much there is of it; nil where the title is all.
    let detail: String?

    /// Letters of a line that are shown.
    private static let longestTitle = 200

    /// - Returns: nil for a text that says nothing.
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

/// A member of the team: any class of an app's own can be dragged that can be written down, to another program too.
final class Member: NSObject, Codable, Sendable, NSItemProviderReading, NSItemProviderWriting {
    let name: String
    let character: String

    init(name: String, character: String) {
        (self.name, self.character) = (name, character)
    }

    /// The type that only members are of.
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
