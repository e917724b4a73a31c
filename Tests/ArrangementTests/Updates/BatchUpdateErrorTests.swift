// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Batch update errors")
struct BatchUpdateErrorTests {
    static func mistake(_ updates: [ListUpdate], _ before: [Int], _ after: [Int]) -> BatchUpdateError? {
        guard
            case .failure(let mistake) = BatchUpdatePlan.make(
                updates: updates, countsBefore: before, countsAfter: after)
        else { return nil }
        return mistake
    }

    @Test("Row counts that do not add up give UIKit's message and the expected number")
    func rowCounts() {
        let updates: [ListUpdate] = [
            .insertRows([path(0, 0)]), .reloadRows([path(0, 4)]), .moveRow(from: path(0, 1), to: path(1, 0)),
        ]
        let mistake = Self.mistake(updates, [5, 2], [5, 2])
        // The row counts of section 0 add up; section 1 has one row too few.
        #expect(
            mistake?.message
                == "Invalid update: invalid number of rows in section 1. The number of rows contained in an existing "
                + "section after the update (2) must be equal to the number of rows contained in that section before "
                + "the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "0 deleted) and plus or minus the number of rows moved into or out of that section (1 moved in, "
                + "0 moved out).")
        #expect(mistake?.advice.contains("lead to 3 rows") == true)
        #expect(
            Self.mistake(updates, [5, 2], [6, 3])?.message.contains(
                "(2 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 1 moved out)") == true)
    }

    @Test("Section counts that do not add up give UIKit's message")
    func sectionCounts() {
        let mistake = Self.mistake([.insertSections([0])], [1, 1], [1, 1])
        #expect(
            mistake?.message
                == "Invalid update: invalid number of sections. The number of sections contained in the table view "
                + "after the update (2) must be equal to the number of sections contained in the table view before "
                + "the update (2), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).")
        #expect(mistake?.advice.contains("lead to 3 sections") == true)
    }

    static let texts: [(ListUpdate, String)] = [
        (
            .deleteRows([path(0, 3)]),
            "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
        ),
        (
            .reloadRows([path(0, 7)]),
            "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
        ),
        (
            .deleteRows([path(2, 0)]),
            "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
        ),
        (
            .insertRows([path(1, 1)]),
            "attempt to insert row 1 into section 1, but there are only 1 rows in section 1 after the update"
        ),
        (
            .insertRows([path(2, 0)]),
            "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
        ),
        (
            .deleteRows([path(0, -1)]),
            "attempt to delete row -1 from section 0 which only contains 3 rows before the update"
        ),
        (
            .moveRow(from: path(0, 3), to: path(0, 0)),
            "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 3}) that does not exist - there are only "
                + "3 rows in section 0 before the update"
        ),
        (
            .moveRow(from: path(0, 0), to: path(1, 5)),
            "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path (<NSIndexPath> "
                + "{length = 2, path = 1 - 5}) that does not exist - there are only 1 rows in section 1 after the update"
        ),
        (.deleteSections([2]), "attempt to delete section 2, but there are only 2 sections before the update"),
        (.insertSections([2]), "attempt to insert section 2 but there are only 2 sections after the update"),
        (.moveSection(from: 5, to: 0), "attempt to move section 5, but there are only 2 sections before the update"),
        (
            .moveSection(from: 0, to: 5),
            "attempt to move section 0 to section 5, but there are only 2 sections after the update"
        ),
    ]

    @Test("A path that does not exist is reported before counts that do not add up", arguments: texts)
    func places(update: ListUpdate, text: String) {
        // The row counts are the same before and after, in spite of the deletion. This second mistake must not be
        // reported instead of the wrong path.
        #expect(Self.mistake([.deleteRows([path(0, 0)]), update], [3, 1], [3, 1])?.message == text)
    }

    static let conflicts: [([ListUpdate], String)] = [
        (
            [.reloadRows([path(0, 1)]), .moveRow(from: path(0, 1), to: path(0, 0))],
            "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
        ),
        (
            [.deleteRows([path(0, 1)]), .reloadRows([path(0, 1)])],
            "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
        ),
        (
            [.insertRows([path(0, 0)]), .moveRow(from: path(0, 1), to: path(0, 0))],
            "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 0})"
        ),
        (
            [.reloadSections([1]), .moveSection(from: 1, to: 0)],
            "attempt to perform a delete and a move from the same section (1)"
        ),
        (
            [.insertSections([0]), .moveSection(from: 1, to: 0)],
            "attempt to perform an insert and a move to the same section (0)"
        ),
        ([.deleteSections([0]), .deleteSections([0])], "attempt to delete section (0) more than once"),
        (
            [.deleteRows([path(0, 1), path(0, 1)])],
            "attempt to delete index path (<NSIndexPath> {length = 2, path = 0 - 1}) more than once"
        ),
        (
            [.moveRow(from: path(0, 0), to: path(0, 1)), .moveRow(from: path(0, 2), to: path(0, 1))],
            "attempt to move to index path (<NSIndexPath> {length = 2, path = 0 - 1}) more than once"
        ),
    ]

    @Test("A path or section that is named twice is an error", arguments: conflicts)
    func twice(updates: [ListUpdate], text: String) {
        #expect(Self.mistake(updates, [3, 1], [3, 1])?.message == text)
    }

    @Test("A section that does not exist is reported before a path that is named twice")
    func placesFirst() {
        let updates: [ListUpdate] = [.deleteRows([path(0, 0), path(0, 0)]), .insertSections([9])]
        #expect(
            Self.mistake(updates, [3], [3])?.message
                == "attempt to insert section 9 but there are only 1 sections after the update")
    }

    @Test("Reloading a row twice is no error")
    func reloadTwice() {
        #expect(Self.mistake([.reloadRows([path(0, 0)]), .reloadRows([path(0, 0)])], [1], [1]) == nil)
    }

    @Test("A change of the data without any update is an error")
    func nothing() {
        #expect(Self.mistake([], [3], [3]) == nil)
        #expect(
            Self.mistake([], [3], [4])?.message.hasPrefix("Invalid update: invalid number of rows in section 0.")
                == true)
        #expect(
            Self.mistake([], [3], [3, 0])?.message.hasPrefix("Invalid update: invalid number of sections.") == true)
    }
}
