// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Letters that are typed to go to the row whose text begins with them.
///
/// Letters that come within a second of each other are one word. The same letter again and again goes through the rows
/// that begin with it.
package struct TypeAhead: Sendable, Hashable {
    /// What to look for, and where to begin.
    package struct Search: Sendable, Hashable {
        package var text: String
        /// Whether the row where one is comes last instead of first.
        package var beginsWithNext: Bool
    }

    private var word = ""
    private var last: Double?

    package init() {}

    /// Whether what is typed at `time`, in seconds, goes on with what was typed before.
    package func goesOn(at time: Double) -> Bool {
        guard let last else { return false }
        return time - last <= Thresholds.Focus.typeAheadPause
    }

    /// Characters were typed.
    package mutating func typed(_ characters: String, at time: Double) -> Search {
        word = goesOn(at: time) ? word + characters : characters
        last = time
        let letters = Set(word.lowercased())
        guard letters.count == 1, let letter = word.first else { return Search(text: word, beginsWithNext: false) }
        return Search(text: String(letter), beginsWithNext: true)
    }

    /// What is typed next begins anew.
    package mutating func ended() {
        word = ""
        last = nil
    }

    /// Whether a row's text begins with what was typed; case and accents do not count, nor do pictures, signs and spaces
    /// before the first letter or digit.
    package static func matches(_ text: String, _ typed: String) -> Bool {
        begins(text[...], typed) || begins(text.drop { !$0.isLetter && !$0.isNumber }, typed)
    }

    private static func begins(_ text: Substring, _ typed: String) -> Bool {
        text.range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}
