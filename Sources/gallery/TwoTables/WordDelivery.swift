// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Texts of another program that were dropped on a list, each with a placeholder until all have come.
@MainActor
final class WordDelivery {
    private var words: [Words?]
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
                let words = (text as? NSString).flatMap { Words(String($0)) }
                DispatchQueue.main.async {
                    self.words[index] = words
                    self.missing -= 1
                    if self.missing == 0 { whenLoaded(self.end()) }
                }
            }
        }
    }

    private func end() -> [(word: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)] {
        zip(words, placeholders).compactMap { words, placeholder in
            if let words { return (DraggedThing(.words(words)), placeholder) }
            _ = placeholder.deletePlaceholder()
            return nil
        }
    }
}
