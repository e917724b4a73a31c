// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The accessibility announcement for a row or a stacked view that the user moves. It contains names and numbers
/// instead of index paths, because stacked views have none.
package struct ReorderAnnouncement: Sendable {
    /// The kind of the moved elements and their arrangement, on which the wording depends.
    package enum ElementKind: Sendable {
        case rows
        /// Views stacked vertically (`column`), or side by side (`line`).
        case column, line
    }

    /// The row's accessible name, or nil if it has none.
    package var name: String?
    /// The name of the row below the drop position; nil if there is no such row, or if its name is unknown.
    package var below: String?
    /// The name of the row above the drop position; nil if there is no such row, or if its name is unknown.
    package var above: String?
    /// The row's 1-based position among `count` rows.
    package var number: Int
    package var count: Int
    package var elementKind: ElementKind
    /// The name of the destination list; nil if the row stays in its own list.
    package var list: String?

    package init(
        name: String?, below: String?, above: String?, number: Int, count: Int, elementKind: ElementKind = .rows,
        list: String? = nil
    ) {
        (self.name, self.below, self.above) = (name, below, above)
        (self.number, self.count, self.elementKind, self.list) = (number, count, elementKind, list)
    }

    /// The localized text that is spoken for an event of the drag.
    package func text(_ event: DragEvent) -> String {
        let name = name ?? (elementKind == .rows ? Phrase.row : .view).text()
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

    /// Selects the phrase for a move or a copy to the drop position. The phrase names the destination list if that is
    /// another list. Otherwise it names the neighbour below, or the neighbour above if the one below is unknown.
    ///
    /// - Parameters:
    ///   - alone: the phrase if neither another list nor a neighbour can be named.
    ///   - column: the phrases for a position above and below a neighbour, among rows or views stacked vertically.
    ///   - line: the phrases for a position before and after a neighbour among views side by side.
    ///   - toList: the phrase for a move to another list.
    private func phrase(
        _ alone: Phrase, _ column: (Phrase, Phrase), _ line: (Phrase, Phrase), _ toList: Phrase
    ) -> Phrase {
        if list != nil { return toList }
        let (before, after) = elementKind == .line ? line : column
        return below != nil ? before : above != nil ? after : alone
    }
}

extension ReorderModel {
    /// Describes the current drop position of the dragged or incoming item: its neighbour, its number and the row
    /// count.
    ///
    /// - Parameter nameOfRow: returns a row's name for its path before the lift; nil if the name is unknown.
    package func spokenPlace(_ nameOfRow: (RowPath) -> String?) -> String {
        let (number, count) = ((proposedNumber + 1).localized, (rowCount + (liftedRows.isEmpty ? 1 : 0)).localized)
        if let below = rowBelowItem.flatMap(nameOfRow) { return Phrase.placeAbove.text(number, count, below) }
        if let above = rowAboveItem.flatMap(nameOfRow) { return Phrase.placeBelow.text(number, count, above) }
        return Phrase.place.text(number, count)
    }

    /// The announcement for an event. It contains the drop position, or the original position if the row has returned
    /// there.
    ///
    /// - Parameters:
    ///   - event: the event to announce.
    ///   - name: the name of the dragged item; nil if it has none.
    ///   - nameOfRow: returns a row's name for its path before the lift; nil if the name is unknown.
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
