// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The model of an editable text and its selection, with the effect of each editing key. It does not depend on a view.
///
/// Offsets are in UTF-16 units, like the ranges that delegates get. They are always at the boundaries of user-visible
/// characters.
struct EditableText: Equatable {
    /// The possible movements of the caret.
    enum Movement {
        case previousCharacter, nextCharacter, previousWord, nextWord, start, end
    }

    private(set) var text = ""
    /// The end of the selection that stays in place when the selection is extended.
    private(set) var anchor = 0
    /// The end of the selection that moves when the selection is extended. The caret is there.
    private(set) var head = 0

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var count: Int { text.utf16.count }

    /// Replaces the whole text, and places the caret at its end.
    mutating func set(_ new: String) {
        text = new
        select(count..<count)
    }

    /// Replaces a range of the text, and places the caret after the new text.
    mutating func replace(_ range: Range<Int>, with new: String) {
        let range = range.clamped(to: 0..<count)
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        text.replaceSubrange(start..<end, with: new)
        let caret = snapped(range.lowerBound + new.utf16.count)
        select(caret..<caret)
    }

    // MARK: Selecting

    mutating func select(_ range: Range<Int>) {
        anchor = snapped(range.lowerBound)
        head = snapped(range.upperBound)
    }

    mutating func placeCaret(at offset: Int) {
        select(offset..<offset)
    }

    mutating func extendSelection(to offset: Int) {
        head = snapped(offset)
    }

    mutating func selectAll() { select(0..<count) }

    /// Selects the word at an offset, or the single character at the offset if it belongs to no word.
    mutating func selectWord(at offset: Int) {
        let characters = Array(text)
        guard !characters.isEmpty else { return }
        let caretOffsets = caretOffsets
        var index = (caretOffsets.lastIndex { $0 <= offset } ?? 0)
        index = min(index, characters.count - 1)
        var (start, end) = (index, index + 1)
        if characters[index].isInWord {
            while start > 0, characters[start - 1].isInWord { start -= 1 }
            while end < characters.count, characters[end].isInWord { end += 1 }
        }
        select(caretOffsets[start]..<caretOffsets[end])
    }

    // MARK: Moving

    /// Moves the caret, or extends the selection if `extending` is true. Otherwise, if text is selected, a movement by
    /// one character places the caret at the start or end of the selection.
    mutating func move(_ movement: Movement, extending: Bool) {
        if extending {
            extendSelection(to: offset(head, moved: movement))
        } else if hasSelection, movement == .previousCharacter || movement == .nextCharacter {
            placeCaret(at: movement == .previousCharacter ? selection.lowerBound : selection.upperBound)
        } else {
            placeCaret(at: offset(head, moved: movement))
        }
    }

    /// The range that a deletion removes: the selection, or else the text between the caret and the position to which
    /// `movement` would move it.
    func range(deletedBy movement: Movement) -> Range<Int> {
        if hasSelection { return selection }
        let end = offset(head, moved: movement)
        return min(head, end)..<max(head, end)
    }

    private func offset(_ offset: Int, moved movement: Movement) -> Int {
        let caretOffsets = caretOffsets
        let place = caretOffsets.lastIndex { $0 <= offset } ?? 0
        switch movement {
        case .start: return 0
        case .end: return count
        case .previousCharacter: return caretOffsets[max(0, place - 1)]
        case .nextCharacter: return caretOffsets[min(caretOffsets.count - 1, place + 1)]
        case .previousWord:
            let characters = Array(text)
            var index = place
            while index > 0, !characters[index - 1].isInWord { index -= 1 }
            while index > 0, characters[index - 1].isInWord { index -= 1 }
            return caretOffsets[index]
        case .nextWord:
            let characters = Array(text)
            var index = place
            while index < characters.count, !characters[index].isInWord { index += 1 }
            while index < characters.count, characters[index].isInWord { index += 1 }
            return caretOffsets[index]
        }
    }

    // MARK: Characters

    /// The offsets at which the caret can be: before each character, and at the end.
    private var caretOffsets: [Int] {
        var caretOffsets = [0]
        for character in text { caretOffsets.append(caretOffsets[caretOffsets.count - 1] + character.utf16.count) }
        return caretOffsets
    }

    private func snapped(_ offset: Int) -> Int {
        caretOffsets.last { $0 <= offset } ?? 0
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
