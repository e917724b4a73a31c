// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// A list of sections with `counts` rows, each 44 points high. `header` and `footer` are the heights of the headers and
/// footers.
private func list(_ counts: [Int], header: Double = 0, footer: Double = 0) -> SectionedGeometry {
    var geometry = SectionedGeometry()
    for count in counts {
        geometry.appendSection(header: header, rows: RowGeometry(count: count, height: 44), footer: footer)
    }
    return geometry
}

@Suite("Row reordering: model")
struct ReorderModelTests {
    @Test("Moving a row up or down proposes its final index and draws the rows in the final order")
    func finalIndices() {
        for (from, to) in [(2, 5), (5, 2), (0, 9), (9, 0)] {
            var model = ReorderModel(geometry: list([10]), lifted: path(0, from))
            #expect(model.itemMoved(top: Double(to) * 44) == path(0, to))
            var names = (0..<10).map { $0 }
            names.insert(names.remove(at: from), at: to)
            let drawn = (0..<10).sorted { a, b in
                Double(a) * 44 + model.displacement(ofRowAt: path(0, a)) < Double(b) * 44
                    + model.displacement(ofRowAt: path(0, b))
            }
            #expect(drawn == names)
            #expect(model.proposedTop == Double(to) * 44)
        }
    }

    @Test("The first and last row of a section are those not lifted, with any lifted rows and any gap")
    func ends() {
        let geometry = list([4, 1, 0, 2])
        let all = (0..<7).map { geometry.path(ofRowNumber: $0) }
        for choice in 1..<128 {
            let lifted = all.indices.filter { choice & (1 << $0) != 0 }.map { all[$0] }
            var model = ReorderModel(geometry: geometry, lifted: lifted, lead: lifted[0])
            for top in [nil, -100.0, 60, 400] {
                if let top { _ = model.itemMoved(top: top) }
                for path in all {
                    let stay = all.filter { $0.section == path.section && !lifted.contains($0) }
                    let ends = model.ends(ofRowAt: path)
                    #expect((ends == nil) == lifted.contains(path))
                    guard let ends else { continue }
                    #expect(ends == (path == stay.first, path == stay.last))
                }
            }
        }
        let visited = ReorderModel(geometry: geometry, incomingItemsOfHeight: 44, at: path(0, 0))
        #expect(visited.ends(ofRowAt: path(0, 0)).map { $0 == (true, false) } == true)
    }

    @Test("A row dragged two rows down and back again is not moved")
    func backAgain() {
        var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        #expect(model.itemMoved(top: 5 * 44) == path(0, 5))
        #expect(model.itemMoved(top: 3 * 44) == path(0, 3))
        #expect(!model.isMoved)
        #expect((0..<10).allSatisfy { model.displacement(ofRowAt: path(0, $0)) == 0 })
    }

    @Test("Heights that change during a drag keep the proposal and apply from then on")
    func heightsChange() {
        var model = ReorderModel(geometry: list([6]), lifted: path(0, 1))
        #expect(model.itemMoved(top: 3 * 44) == path(0, 3))
        var grown = SectionedGeometry()
        grown.appendSection(
            header: 0, rows: RowGeometry(heights: [44, 50, 100, 100, 100, 100] as [Double]), footer: 0)
        model.heightsChanged(geometry: grown)
        #expect(model.lifted == path(0, 1))
        #expect(model.proposed == path(0, 3))
        #expect(model.proposedTop == 244)
        #expect(model.displacement(ofRowAt: path(0, 2)) == -50)
        #expect(model.displacement(ofRowAt: path(0, 4)) == 0)
        // In the list without the dragged row, row 4 extends from 244 to 344, and its centre is at 294.
        #expect(model.itemMoved(top: 294) == nil)
        #expect(model.itemMoved(top: 294.5) == path(0, 4))
        #expect(model.itemMoved(top: 44) == path(0, 1))
        #expect(!model.isMoved)
    }

    @Test("At a neighbour's centre nothing changes, and half a point past it the proposal does, up and down")
    func centre() {
        var down = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        // The bottom edge of the dragged row 3 reaches the centre of row 4 after 22 points.
        #expect(down.itemMoved(top: 3 * 44 + 22) == nil)
        #expect(down.itemMoved(top: 3 * 44 + 22.5) == path(0, 4))
        // Now row 4 is drawn in row 3's place; on the way back, its centre is crossed at the same position.
        #expect(down.itemMoved(top: 3 * 44 + 22) == nil)
        #expect(down.itemMoved(top: 3 * 44 + 21.5) == path(0, 3))
        var up = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        #expect(up.itemMoved(top: 3 * 44 - 22) == nil)
        #expect(up.itemMoved(top: 3 * 44 - 22.5) == path(0, 2))
    }

    @Test("A low row dragged over a high one changes the proposal once per crossing, and never while held")
    func unequalHeights() {
        var geometry = SectionedGeometry()
        geometry.appendSection(rows: RowGeometry(heights: [40, 200, 40]))
        var model = ReorderModel(geometry: geometry, lifted: path(0, 0))
        var flips = 0
        for top in stride(from: 0.0, through: 240, by: 0.5) {
            for _ in 0..<3 where model.itemMoved(top: top) != nil { flips += 1 }
        }
        #expect(flips == 2)
        for top in stride(from: 240.0, through: 0, by: -0.5) {
            for _ in 0..<3 where model.itemMoved(top: top) != nil { flips += 1 }
        }
        #expect(flips == 4)
        #expect(!model.isMoved)
    }

    @Test("Rows that become higher are passed at their new positions, and the proposal stays until then")
    func heightsChanged() {
        var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        #expect(model.itemMoved(top: 5 * 44) == path(0, 5))
        var higher = SectionedGeometry()
        higher.appendSection(rows: RowGeometry(count: 10, height: 100))
        model.heightsChanged(geometry: higher)
        #expect(model.proposed == path(0, 5))
        #expect(model.proposedTop == 500)
        #expect(model.geometry.rowRange(model.lifted) == (300, 100))
        #expect(model.displacement(ofRowAt: path(0, 4)) == -100)
        #expect(model.displacement(ofRowAt: path(0, 6)) == 0)
        #expect(model.itemMoved(top: 500) == nil)
        #expect(model.itemMoved(top: 650.5) == path(0, 7))
        #expect(model.itemMoved(top: 300) == path(0, 3))
        #expect(!model.isMoved)
    }

    @Test("Only rows between the lifted row and the gap are displaced, by the item's height")
    func displacements() {
        var geometry = SectionedGeometry()
        geometry.appendSection(rows: RowGeometry(heights: [40, 60, 40, 40]))
        var model = ReorderModel(geometry: geometry, lifted: path(0, 1))
        _ = model.itemMoved(top: 101)
        #expect(model.proposed == path(0, 3))
        #expect((0..<4).map { model.displacement(ofRowAt: path(0, $0)) } == [0, 80, -60, -60])
    }

    @Test("Across a header the row changes its section, and header and footer are displaced together")
    func header() {
        var model = ReorderModel(geometry: list([2, 2], header: 20, footer: 10), lifted: path(0, 1))
        // Without the dragged row: a row in 20..<64, the section boundary in 64..<94, rows from 94. The boundary's
        // centre is at 79.
        #expect(model.itemMoved(top: 79) == nil)
        #expect(model.displacement(ofHeader: 1) == 0)
        #expect(model.itemMoved(top: 79.5) == path(1, 0))
        #expect(model.displacement(ofHeader: 1) == -44)
        #expect(model.displacement(ofFooter: 0) == -44)
        #expect(model.displacement(ofHeader: 0) == 0)
        #expect(model.displacement(ofFooter: 1) == 0)
        #expect(model.proposedTop == 94)
        #expect(model.displacement(ofRowAt: path(1, 0)) == 0)
    }

    @Test("An empty section can be entered, and the only row can leave its section")
    func emptySections() {
        var model = ReorderModel(geometry: list([1, 0, 1], header: 20), lifted: path(0, 0))
        #expect(model.itemMoved(top: 35) == path(1, 0))
        #expect(model.proposedTop == 40)
        #expect(model.itemMoved(top: 55) == path(2, 0))
        #expect(model.itemMoved(top: 90) == path(2, 1))
    }

    @Test("A row above the first header or far below the end is proposed for the first or the last place")
    func clamping() {
        var model = ReorderModel(geometry: list([3, 3], header: 20, footer: 10), lifted: path(0, 1))
        #expect(model.itemMoved(top: -5000) == path(0, 0))
        #expect(model.itemMoved(top: 1e9) == path(1, 3))
        #expect(model.proposedTop < list([3, 3], header: 20, footer: 10).totalHeight)
    }

    @Test("A fixed row is passed over: its path is never proposed, and indices count it")
    func fixed() {
        var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        let isFixed: (RowPath) -> Bool = { $0 == path(0, 5) || $0 == path(0, 6) }
        #expect(model.itemMoved(top: 4 * 44, isFixed: isFixed) == path(0, 4))
        #expect(model.itemMoved(top: 5 * 44, isFixed: isFixed) == nil)
        #expect(model.itemMoved(top: 6 * 44, isFixed: isFixed) == nil)
        #expect(model.itemMoved(top: 7 * 44, isFixed: isFixed) == path(0, 7))
        #expect(model.itemMoved(top: 6 * 44, isFixed: isFixed) == nil)
        #expect(model.itemMoved(top: 4 * 44, isFixed: isFixed) == path(0, 4))
        // If one event moves the row from above the fixed rows onto them, the proposal is the place above them.
        #expect(model.itemMoved(top: 2 * 44, isFixed: isFixed) == path(0, 2))
        #expect(model.itemMoved(top: 6 * 44, isFixed: isFixed) == path(0, 4))
    }

    @Test("isFixed is not called for rows that do not exist")
    func asked() {
        var asked: Set<RowPath> = []
        var model = ReorderModel(geometry: list([3, 2]), lifted: path(0, 1))
        for top in stride(from: -200.0, through: 600, by: 4) {
            _ = model.itemMoved(top: top) {
                asked.insert($0)
                return false
            }
        }
        #expect(asked.isSubset(of: [path(0, 0), path(0, 1), path(0, 2), path(1, 0), path(1, 1)]))
        #expect(!asked.isEmpty)
    }

    @Test("A redirection to a possible path is allowed, and one to an impossible path gives an error message")
    func redirectionErrors() {
        let model = ReorderModel(geometry: list([3, 2]), lifted: path(0, 1))
        for fine in [path(0, 0), path(0, 2), path(1, 0), path(1, 2)] {
            #expect(model.errorMessage(forRedirectingTo: fine) == nil, "\(fine)")
        }
        for wrong in [path(0, 3), path(0, -1), path(1, 3), path(2, 0), path(-1, 0)] {
            #expect(
                model.errorMessage(forRedirectingTo: wrong)
                    == "No row can come to be there. Return the proposed index path, or another one that exists once "
                    + "the row has been moved there.", "\(wrong)")
        }
    }

    @Test("A redirection holds until the item passes the next neighbour")
    func redirection() {
        var model = ReorderModel(geometry: list([5, 5]), lifted: path(0, 0))
        #expect(model.itemMoved(top: 7 * 44) == path(1, 3))
        model.redirected(to: path(0, 4))
        #expect(model.proposedTop == 4 * 44)
        #expect(model.displacement(ofRowAt: path(0, 4)) == -44)
        #expect(model.displacement(ofRowAt: path(1, 0)) == 0)
        #expect(model.itemMoved(top: 7 * 44 + 3) == nil)
        #expect(model.proposed == path(0, 4))
        #expect(model.itemMoved(top: 8 * 44) == path(1, 4))
        model.redirected(to: path(1, 99))
        #expect(model.proposed == path(1, 5))
    }

    @Test("One event may pass nine million of ten million rows")
    func tenMillion() {
        var model = ReorderModel(geometry: list([10_000_000]), lifted: path(0, 500))
        #expect(model.itemMoved(top: 9_000_000 * 44) == path(0, 9_000_000))
        #expect(model.displacement(ofRowAt: path(0, 4_000_000)) == -44)
        #expect(model.displacement(ofRowAt: path(0, 9_000_001)) == 0)
    }
}

@Suite("Row reordering during data changes")
struct ReorderLiveDataTests {
    private func change(
        _ model: inout ReorderModel, _ updates: [ListUpdate], _ before: [Int], _ after: [Int]
    ) throws -> ReorderModel.Outcome {
        let plan = try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
        return model.dataChanged(plan: plan, geometry: list(after))
    }

    @Test("Rows inserted above increase the item's row, and the proposal stays above the same neighbour")
    func insertedAbove() throws {
        var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        _ = model.itemMoved(top: 5 * 44)
        let outcome = try change(&model, [.insertRows([path(0, 0), path(0, 1)])], [10], [12])
        #expect(outcome == .continues(lifted: path(0, 5), proposed: path(0, 7)))
        #expect(model.itemMoved(top: 7 * 44) == nil)
    }

    @Test("The drag continues if the rows next to the gap are deleted, on either side or both")
    func neighbours() throws {
        for (gone, proposed) in [([4], 4), ([5], 4), ([6], 5), ([5, 6], 4), ([6, 7, 8, 9], 5)] {
            var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
            _ = model.itemMoved(top: 5 * 44)
            let outcome = try change(&model, [.deleteRows(gone.map { path(0, $0) })], [10], [10 - gone.count])
            #expect(outcome == .continues(lifted: path(0, 3), proposed: path(0, proposed)), "without \(gone)")
        }
    }

    @Test("An item still at its own place is not moved if rows are inserted right below it")
    func unmoved() throws {
        var model = ReorderModel(geometry: list([10]), lifted: path(0, 3))
        let outcome = try change(&model, [.insertRows([path(0, 4), path(0, 5)])], [10], [12])
        #expect(outcome == .continues(lifted: path(0, 3), proposed: path(0, 3)))
        #expect(!model.isMoved)
    }

    @Test("The drag follows an item that is moved or reloaded, and is cancelled if the item is deleted")
    func identity() throws {
        var moved = ReorderModel(geometry: list([5, 5]), lifted: path(0, 3))
        #expect(
            try change(&moved, [.moveRow(from: path(0, 3), to: path(1, 1))], [5, 5], [4, 6])
                == .continues(lifted: path(1, 1), proposed: path(1, 1)))
        var reloaded = ReorderModel(geometry: list([5]), lifted: path(0, 3))
        #expect(
            try change(&reloaded, [.reloadRows([path(0, 3)])], [5], [5])
                == .continues(lifted: path(0, 3), proposed: path(0, 3)))
        var deleted = ReorderModel(geometry: list([5]), lifted: path(0, 3))
        #expect(try change(&deleted, [.deleteRows([path(0, 3)])], [5], [4]) == .cancelled)
        var emptied = ReorderModel(geometry: list([5]), lifted: path(0, 3))
        #expect(try change(&emptied, [.deleteSections([0])], [5], []) == .cancelled)
    }

    @Test("If the proposed section is deleted, the item returns to its own place; an empty section is kept")
    func sections() throws {
        var model = ReorderModel(geometry: list([5, 2]), lifted: path(0, 3))
        _ = model.itemMoved(top: 5.5 * 44)
        #expect(model.proposed.section == 1)
        #expect(
            try change(&model, [.deleteSections([1])], [5, 2], [5])
                == .continues(lifted: path(0, 3), proposed: path(0, 3)))
        var empty = ReorderModel(geometry: list([5, 0]), lifted: path(0, 3))
        _ = empty.itemMoved(top: 5 * 44)
        #expect(empty.proposed == path(1, 0))
        #expect(
            try change(&empty, [.insertSections([1])], [5, 0], [5, 3, 0])
                == .continues(lifted: path(0, 3), proposed: path(2, 0)))
    }
}
