// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters under which names are grouped in a language, in alphabetical order.
struct IndexAlphabet: Equatable {
    /// Consecutive letters of one script, each of which is the title of a group of names.
    struct Block: Equatable {
        var letters: [String]
        /// The last character that belongs to the block. It may come after the last title: names beginning with a
        /// character in between belong to the last group. A name that begins with a later character belongs to no group
        /// of the block.
        var last: String

        init(_ letters: String, last: String? = nil) {
            self.letters = letters.map { String($0) }
            self.last = last ?? self.letters.last ?? ""
        }
    }

    /// The blocks of the alphabet: the script of the language first, then Latin.
    var blocks: [Block]

    static let latin = Block("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// - Parameter language: the language code of two or three letters. Unknown languages get the English letters.
    init(language: String) {
        switch language {
        case "sv", "fi": blocks = [Block("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ")]
        case "da", "nb", "nn", "no": blocks = [Block("ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ")]
        case "es": blocks = [Block("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")]
        case "el": blocks = [Block("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"), Self.latin]
        case "ru": blocks = [Block("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"), Self.latin]
        case "uk": blocks = [Block("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"), Self.latin]
        case "ja": blocks = [Block("あかさたなはまやらわ", last: "ん"), Self.latin]
        default: blocks = [Self.latin]
        }
    }

    var letters: [String] { blocks.flatMap(\.letters) }

    /// The index in `letters` of the letter under which a name is grouped; nil if no letter fits, for example for a
    /// digit.
    func letter(of name: String, in locale: Locale) -> Int? {
        guard let first = name.first.map({ String($0) }) else { return nil }
        func isBefore(_ one: String, _ other: String, _ options: String.CompareOptions) -> Bool {
            one.compare(other, options: options, range: nil, locale: locale) == .orderedAscending
        }
        var start = 0
        for block in blocks {
            let isBeyond = isBefore(block.last, first, [.caseInsensitive, .diacriticInsensitive])
            if !isBeyond, let index = block.letters.lastIndex(where: { !isBefore(name, $0, .caseInsensitive) }) {
                return start + index
            }
            start += block.letters.count
        }
        return nil
    }
}
