// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What is said of a row or a view that is being moved, in people's words: names and positions, no index paths.
package struct ReorderAnnouncement: Sendable {
    /// What such things are called, and how they lie to each other.
    package enum Things: Sendable {
        case rows
        /// Views one above the other, or side by side.
        case column, line
    }

    /// The row's own name; nil where nobody gave it one.
    package var name: String?
    /// The names of the rows that it would lie above and below; nil where there is none, or none that anybody sees.
    package var below: String?
    package var above: String?
    /// The row's place among `count` rows, counted from 1.
    package var number: Int
    package var count: Int
    package var things: Things
    /// The list that it has come to; nil for its own.
    package var list: String?

    package init(
        name: String?, below: String?, above: String?, number: Int, count: Int, things: Things = .rows,
        list: String? = nil
    ) {
        (self.name, self.below, self.above) = (name, below, above)
        (self.number, self.count, self.things, self.list) = (number, count, things, list)
    }

    package func text(_ event: DragEvent) -> String {
        let name = name ?? (things == .rows ? Phrase.row : .view).text()
        return phrase(event).text(name, number.localized, count.localized, list ?? below ?? above ?? "")
    }

    private func phrase(_ event: DragEvent) -> Phrase {
        switch event {
        case .lifted: .lifted
        case .dropped: .dropped
        case .putBack: .putBack
        case .moved: phrase(.moved, (.movedAbove, .movedBelow), (.movedBefore, .movedAfter), .movedToList)
        case .movedAtOnce:
            phrase(
                .nameMoved, (.nameMovedAbove, .nameMovedBelow), (.nameMovedBefore, .nameMovedAfter), .nameMovedToList)
        case .copied:
            phrase(
                .nameCopied, (.nameCopiedAbove, .nameCopiedBelow), (.nameCopiedBefore, .nameCopiedAfter),
                .nameCopiedToList)
        }
    }

    /// - Parameters:
    ///   - column: the phrases for a place before and after a neighbour in rows and columns.
    ///   - line: the same for views side by side.
    private func phrase(
        _ alone: Phrase, _ column: (Phrase, Phrase), _ line: (Phrase, Phrase), _ toList: Phrase
    ) -> Phrase {
        if list != nil { return toList }
        let (before, after) = things == .line ? line : column
        return below != nil ? before : above != nil ? after : alone
    }
}

extension ReorderModel {
    /// Where the item, or what visits, lands now: between which rows, and as which of how many.
    ///
    /// - Parameter nameOfRow: a row's name, by its path before the lift.
    package func spokenPlace(_ nameOfRow: (RowPath) -> String?) -> String {
        let (number, count) = ((proposedNumber + 1).localized, (rowCount + (liftedRows.isEmpty ? 1 : 0)).localized)
        if let below = rowBelowItem.flatMap(nameOfRow) { return Phrase.placeAbove.text(number, count, below) }
        if let above = rowAboveItem.flatMap(nameOfRow) { return Phrase.placeBelow.text(number, count, above) }
        return Phrase.place.text(number, count)
    }

    /// What to say of the row where it lands now, or of where it was.
    ///
    /// - Parameter name: a row's name, by its path before the lift.
    package func announcement(
        _ event: DragEvent, name: String?, nameOfRow: (RowPath) -> String?
    ) -> String {
        let number = event == .putBack ? liftedNumber : proposedNumber
        return ReorderAnnouncement(
            name: name, below: rowBelowItem.flatMap(nameOfRow), above: rowAboveItem.flatMap(nameOfRow),
            number: number + 1, count: rowCount
        ).text(event)
    }
}
