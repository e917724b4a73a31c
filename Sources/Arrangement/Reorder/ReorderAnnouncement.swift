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

    package func text(_ event: DragEvent) -> String { "\(deed(event)), \(number) of \(count)" }

    private func deed(_ event: DragEvent) -> String {
        let name = name ?? (things == .rows ? "Row" : "View")
        return switch event {
        case .lifted: "\(name) lifted"
        case .moved: "Moved\(place)"
        case .dropped: "\(name) dropped"
        case .putBack: "\(name) put back"
        case .movedAtOnce: "\(name) moved\(place)"
        case .copied: "\(name) copied\(place)"
        }
    }

    private var place: String {
        if let list { return " to \(list)" }
        let (before, after) = things == .line ? ("before", "after") : ("above", "below")
        return below.map { " \(before) \($0)" } ?? above.map { " \(after) \($0)" } ?? ""
    }
}

extension ReorderModel {
    /// Where the item, or what visits, lands now: between which rows, and as which of how many.
    ///
    /// - Parameter nameOfRow: a row's name, by its path before the lift.
    package func spokenPlace(_ nameOfRow: (RowPath) -> String?) -> String {
        let count = rowCount + (liftedRows.isEmpty ? 1 : 0)
        let place =
            rowBelowItem.flatMap(nameOfRow).map { "above \($0)" }
            ?? rowAboveItem.flatMap(nameOfRow).map { "below \($0)" }
        return [place, "\(proposedNumber + 1) of \(count)"].compactMap { $0 }.joined(separator: ", ")
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
