// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text being edited and what of it is selected: what keys do to it, without views.
///
/// Offsets are in UTF-16, as delegates get them, and always between characters as people see them.
struct EditableText: Equatable {
    /// Where a caret can go from where it is.
    enum Movement {
        case previousCharacter, nextCharacter, previousWord, nextWord, start, end
    }

    private(set) var text = ""
    /// The end of the selection that stays when it is extended, and the one that moves.
    private(set) var anchor = 0
    private(set) var head = 0

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var hasSelection: Bool { anchor != head }
    var count: Int { text.utf16.count }

    /// Another text altogether; the caret goes behind it.
    mutating func set(_ new: String) {
        text = new
        select(count..<count)
    }

    /// Puts other text in the place of a range; the caret goes behind it.
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

    /// Selects the word, or else the one character, at an offset.
    mutating func selectWord(at offset: Int) {
        let characters = Array(text)
        guard !characters.isEmpty else { return }
        let stops = stops
        var index = (stops.lastIndex { $0 <= offset } ?? 0)
        index = min(index, characters.count - 1)
        var (start, end) = (index, index + 1)
        if characters[index].isInWord {
            while start > 0, characters[start - 1].isInWord { start -= 1 }
            while end < characters.count, characters[end].isInWord { end += 1 }
        }
        select(stops[start]..<stops[end])
    }

    // MARK: Moving

    /// Moves the caret, or extends the selection with it; a selection is left at its end towards the movement.
    mutating func move(_ movement: Movement, extending: Bool) {
        if extending {
            extendSelection(to: offset(head, moved: movement))
        } else if hasSelection, movement == .previousCharacter || movement == .nextCharacter {
            placeCaret(at: movement == .previousCharacter ? selection.lowerBound : selection.upperBound)
        } else {
            placeCaret(at: offset(head, moved: movement))
        }
    }

    /// What deleting takes away: the selection, or what lies between the caret and where `movement` leads.
    func range(deletedBy movement: Movement) -> Range<Int> {
        if hasSelection { return selection }
        let end = offset(head, moved: movement)
        return min(head, end)..<max(head, end)
    }

    private func offset(_ offset: Int, moved movement: Movement) -> Int {
        let stops = stops
        let place = stops.lastIndex { $0 <= offset } ?? 0
        switch movement {
        case .start: return 0
        case .end: return count
        case .previousCharacter: return stops[max(0, place - 1)]
        case .nextCharacter: return stops[min(stops.count - 1, place + 1)]
        case .previousWord:
            let characters = Array(text)
            var index = place
            while index > 0, !characters[index - 1].isInWord { index -= 1 }
            while index > 0, characters[index - 1].isInWord { index -= 1 }
            return stops[index]
        case .nextWord:
            let characters = Array(text)
            var index = place
            while index < characters.count, !characters[index].isInWord { index += 1 }
            while index < characters.count, characters[index].isInWord { index += 1 }
            return stops[index]
        }
    }

    // MARK: Characters

    /// Where a caret can stand: before each character and at the end.
    private var stops: [Int] {
        var stops = [0]
        for character in text { stops.append(stops[stops.count - 1] + character.utf16.count) }
        return stops
    }

    private func snapped(_ offset: Int) -> Int {
        stops.last { $0 <= offset } ?? 0
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
