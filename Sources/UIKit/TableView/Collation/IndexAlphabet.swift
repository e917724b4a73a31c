// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters that names are put under in a language, in its order.
struct IndexAlphabet: Equatable {
    /// Letters that follow each other; names beyond the last are under none of them.
    struct Block: Equatable {
        var letters: [String]
        /// What begins with a letter after this one is beyond the block.
        var last: String

        init(_ letters: String, last: String? = nil) {
            self.letters = letters.map { String($0) }
            self.last = last ?? self.letters.last ?? ""
        }
    }

    var blocks: [Block]

    static let latin = Block("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// - Parameter language: its code of two or three letters; English letters where it is none of those below.
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

    /// The number among ``letters`` of the one that a name belongs under; nil where it is none.
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
