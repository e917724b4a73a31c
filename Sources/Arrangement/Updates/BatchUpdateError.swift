// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An inconsistency in a batch of updates: a row or section that does not exist, a conflict between two updates, or a
/// count that does not match the data.
package struct BatchUpdateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// UIKit's message, word for word if its wording is known.
    package let message: String

    /// The remedy for the app's developer, in one sentence.
    package let advice: String

    package var description: String { "\(message) \(advice)" }
}

// MARK: - Rows and sections that do not exist

extension BatchUpdateError {
    static func deletedRow(_ path: RowPath, countsBefore counts: [Int]) -> Self {
        guard counts.indices.contains(path.section) else {
            return Self(
                message: "attempt to delete row \(path.row) from section \(path.section), "
                    + "but there are only \(counts.count) sections before the update",
                advice: oldPlaces)
        }
        return Self(
            message: "attempt to delete row \(path.row) from section \(path.section) "
                + "which only contains \(counts[path.section]) rows before the update",
            advice: oldPlaces)
    }

    static func insertedRow(_ path: RowPath, countsAfter counts: [Int]) -> Self {
        guard counts.indices.contains(path.section) else {
            return Self(
                message: "attempt to insert row \(path.row) into section \(path.section), "
                    + "but there are only \(counts.count) sections after the update",
                advice: newPlaces)
        }
        return Self(
            message: "attempt to insert row \(path.row) into section \(path.section), "
                + "but there are only \(counts[path.section]) rows in section \(path.section) after the update",
            advice: newPlaces)
    }

    static func movedRow(from path: RowPath, countsBefore counts: [Int]) -> Self {
        let there =
            counts.indices.contains(path.section)
            ? "\(counts[path.section]) rows in section \(path.section)" : "\(counts.count) sections"
        return Self(
            message: "attempt to move index path \(indexPath(path)) that does not exist - "
                + "there are only \(there) before the update",
            advice: oldPlaces)
    }

    static func movedRow(from: RowPath, to path: RowPath, countsAfter counts: [Int]) -> Self {
        let there =
            counts.indices.contains(path.section)
            ? "\(counts[path.section]) rows in section \(path.section)" : "\(counts.count) sections"
        return Self(
            message: "attempt to move index path \(indexPath(from)) to index path \(indexPath(path)) "
                + "that does not exist - there are only \(there) after the update",
            advice: newPlaces)
    }

    static func deletedSection(_ section: Int, countBefore count: Int) -> Self {
        Self(
            message: "attempt to delete section \(section), but there are only \(count) sections before the update",
            advice: oldPlaces)
    }

    static func insertedSection(_ section: Int, countAfter count: Int) -> Self {
        Self(
            message: "attempt to insert section \(section) but there are only \(count) sections after the update",
            advice: newPlaces)
    }

    static func movedSection(from section: Int, countBefore count: Int) -> Self {
        Self(
            message: "attempt to move section \(section), but there are only \(count) sections before the update",
            advice: oldPlaces)
    }

    static func movedSection(from: Int, to section: Int, countAfter count: Int) -> Self {
        Self(
            message: "attempt to move section \(from) to section \(section), "
                + "but there are only \(count) sections after the update",
            advice: newPlaces)
    }

    private static let oldPlaces =
        "Name what is deleted, reloaded or moved by its place before the batch began, whatever else the batch does."
    private static let newPlaces =
        "Name what is inserted or moved in by its place after the whole batch, and change the data before the batch ends."
}

// MARK: - Two updates of one row or section

extension BatchUpdateError {
    /// The error in the words of a collection view: its rows are called items.
    package var aboutItems: BatchUpdateError {
        func reworded(_ text: String) -> String {
            [("rows", "items"), ("row", "item"), ("table view", "collection view")].reduce(text) { text, words in
                text.replacing(words.0, with: words.1)
            }
        }
        return BatchUpdateError(message: reworded(message), advice: reworded(advice))
    }

    /// The error if two updates of the same kind, such as "delete", refer to the same row or section.
    static func twice(_ what: String, _ place: String) -> Self {
        Self(message: "attempt to \(what) \(place) more than once", advice: onePlace)
    }

    static func deleteAndReload(_ place: String) -> Self {
        Self(
            message: "attempt to delete and reload the same \(place)",
            advice: "Delete it or reload it, not both; a reload names the place before the batch.")
    }

    static func deleteAndMove(_ place: String) -> Self {
        Self(
            message: "attempt to perform a delete and a move from the same \(place)",
            advice: "Delete or reload it, or move it; to show a moved row anew, reload it in a batch of its own.")
    }

    static func insertAndMove(_ place: String) -> Self {
        Self(
            message: "attempt to perform an insert and a move to the same \(place)",
            advice: "Two rows or sections cannot end up in one place: name each by its place after the whole batch.")
    }

    /// UIKit's description of an index path, without its address in memory.
    static func indexPath(_ path: RowPath) -> String {
        "(<NSIndexPath> {length = 2, path = \(path.section) - \(path.row)})"
    }

    private static let onePlace = "Name each row and each section once in a batch."
}

// MARK: - Counts that do not match

extension BatchUpdateError {
    /// The changes that a batch makes to one section's number of rows. A reloaded row counts as deleted and inserted.
    struct RowChanges: Sendable, Hashable {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0

        var sum: Int { inserted - deleted + movedIn - movedOut }
    }

    /// The error if a section's number of rows after the batch is not the number to which the updates lead.
    static func rowCount(_ section: Int, before: Int, after: Int, _ changes: RowChanges) -> Self {
        Self(
            message: "Invalid update: invalid number of rows in section \(section). "
                + "The number of rows contained in an existing section after the update (\(after)) "
                + "must be equal to the number of rows contained in that section before the update (\(before)), "
                + "plus or minus the number of rows inserted or deleted from that section "
                + "(\(changes.inserted) inserted, \(changes.deleted) deleted) "
                + "and plus or minus the number of rows moved into or out of that section "
                + "(\(changes.movedIn) moved in, \(changes.movedOut) moved out).",
            advice: "These updates lead to \(before + changes.sum) rows, and the data source answers \(after): "
                + "change the data inside the updates, by exactly the rows that they name.")
    }

    /// The error if the number of sections after the batch is not the number to which the updates lead.
    static func sectionCount(before: Int, after: Int, inserted: Int, deleted: Int) -> Self {
        Self(
            message: "Invalid update: invalid number of sections. "
                + "The number of sections contained in the table view after the update (\(after)) "
                + "must be equal to the number of sections contained in the table view before the update (\(before)), "
                + "plus or minus the number of sections inserted or deleted "
                + "(\(inserted) inserted, \(deleted) deleted).",
            advice: "These updates lead to \(before + inserted - deleted) sections, and the data source answers "
                + "\(after): change the data inside the updates, by exactly the sections that they name.")
    }
}
