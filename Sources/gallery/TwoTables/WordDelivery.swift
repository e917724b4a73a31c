// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Texts of another program that were dropped on a list, each with a placeholder until all have come.
@MainActor
final class WordDelivery {
    /// Letters of a text's first line that become a word.
    private nonisolated static let longestWord = 200

    private var words: [String?]
    private var missing: Int
    private let placeholders: [any UITableViewDropPlaceholderContext]

    init(_ placeholders: [any UITableViewDropPlaceholderContext]) {
        self.placeholders = placeholders
        words = Array(repeating: nil, count: placeholders.count)
        missing = placeholders.count
    }

    /// - Parameter whenLoaded: called once, with the words that have come, and their placeholders; those of others have
    ///   gone.
    func load(
        _ providers: [NSItemProvider],
        whenLoaded:
            @escaping @MainActor ([(word: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)])
            -> Void
    ) {
        for (index, provider) in providers.enumerated() {
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                let word = (text as? NSString).flatMap { WordDelivery.word(of: String($0)) }
                DispatchQueue.main.async {
                    self.words[index] = word
                    self.missing -= 1
                    if self.missing == 0 { whenLoaded(self.end()) }
                }
            }
        }
    }

    private func end() -> [(word: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)] {
        zip(words, placeholders).compactMap { word, placeholder in
            if let word { return (DraggedThing(.word(word)), placeholder) }
            _ = placeholder.deletePlaceholder()
            return nil
        }
    }

    /// The beginning of a text's first line that is not empty; nil where all are.
    private nonisolated static func word(of text: String) -> String? {
        let line = text.drop(while: \.isWhitespace).prefix(longestWord).prefix { !$0.isNewline }
        return line.isEmpty ? nil : line.trimmingCharacters(in: .whitespaces)
    }
}
