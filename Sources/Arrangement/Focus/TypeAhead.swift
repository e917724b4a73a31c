// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters that the user has typed to move the focus to the row whose text begins with them.
///
/// Letters typed within a second of each other form one word. Typing the same letter repeatedly cycles through the rows
/// that begin with it.
package struct TypeAhead: Sendable, Hashable {
    /// The text to search for, and the row to begin with.
    package struct Search: Sendable, Hashable {
        package var text: String
        /// Whether the search begins with the row after the current row, so that the current row is tried last.
        package var beginsWithNext: Bool
    }

    private var word = ""
    private var last: Double?

    package init() {}

    /// Whether characters typed at `time`, in seconds, continue the word typed before.
    package func continuesWord(at time: Double) -> Bool {
        guard let last else { return false }
        return time - last <= Thresholds.Focus.typeAheadPause
    }

    /// Adds typed characters to the word, or begins a new word after a pause.
    ///
    /// - Returns: the search to perform.
    package mutating func typed(_ characters: String, at time: Double) -> Search {
        word = continuesWord(at: time) ? word + characters : characters
        last = time
        let letters = Set(word.lowercased())
        guard letters.count == 1, let letter = word.first else { return Search(text: word, beginsWithNext: false) }
        return Search(text: String(letter), beginsWithNext: true)
    }

    /// Ends the word: the next typed characters begin a new one.
    package mutating func ended() {
        word = ""
        last = nil
    }

    /// Whether a row's text begins with the typed text. Case, accents, and symbols and spaces before the first letter
    /// or digit are ignored.
    package static func matches(_ text: String, _ typed: String) -> Bool {
        begins(text[...], typed) || begins(text.drop { !$0.isLetter && !$0.isNumber }, typed)
    }

    private static func begins(_ text: Substring, _ typed: String) -> Bool {
        text.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}
