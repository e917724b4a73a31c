// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Batch update plan")
struct BatchUpdatePlanTests {
    static func plan(_ updates: [ListUpdate], _ before: [Int], _ after: [Int]) throws -> BatchUpdatePlan {
        try BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after).get()
    }

    @Test("Deletions use old paths and insertions new paths, in any order")
    func deleteAndInsert() throws {
        let updates: [ListUpdate] = [.insertRows([path(0, 0)]), .deleteRows([path(0, 1), path(0, 3)])]
        for updates in [updates, updates.reversed()] {
            let plan = try Self.plan(updates, [5], [4])
            #expect((0..<5).map { plan.newPath(forOld: path(0, $0))?.row } == [1, nil, 2, nil, 3])
            #expect((0..<4).map { plan.oldPath(forNew: path(0, $0))?.row } == [nil, 0, 2, 4])
            #expect(plan.deleted == [path(0, 1), path(0, 3)])
            #expect(plan.inserted == [path(0, 0)])
        }
    }

    @Test("Deleting and inserting the same path replaces the row")
    func replace() throws {
        let plan = try Self.plan([.deleteRows([path(0, 1)]), .insertRows([path(0, 1)])], [3], [3])
        #expect(plan.newPath(forOld: path(0, 1)) == nil)
        #expect(plan.newPath(forOld: path(0, 2)) == path(0, 2))
    }

    @Test("A moved row is followed, also across sections")
    func move() throws {
        let plan = try Self.plan([.moveRow(from: path(0, 0), to: path(1, 1))], [2, 2], [1, 3])
        #expect(plan.newPath(forOld: path(0, 0)) == path(1, 1))
        #expect(plan.oldPath(forNew: path(1, 1)) == path(0, 0))
        #expect(plan.newPath(forOld: path(0, 1)) == path(0, 0))
        #expect(plan.newPath(forOld: path(1, 1)) == path(1, 2))
        #expect(plan.moved.map(\.from) == [path(0, 0)])
        #expect(plan.moved.map(\.to) == [path(1, 1)])
    }

    @Test("A reloaded row is a new row in its place, and its item is still followed")
    func reload() throws {
        let plan = try Self.plan([.reloadRows([path(0, 2)]), .deleteRows([path(0, 0)])], [4], [3])
        #expect(plan.newPath(forOld: path(0, 2)) == nil)
        #expect(plan.oldPath(forNew: path(0, 1)) == nil)
        #expect(plan.itemPath(forOld: path(0, 2)) == path(0, 1))
        #expect(plan.itemPath(forOld: path(0, 0)) == nil)
        #expect(plan.reloaded.map(\.old) == [path(0, 2)])
        #expect(plan.reloaded.map(\.new) == [path(0, 1)])
    }

    @Test("Sections move with their rows; a reloaded section follows its items by index if the index exists")
    func sections() throws {
        let plan = try Self.plan([.moveSection(from: 2, to: 0), .reloadSections([1])], [1, 2, 3], [3, 1, 1])
        #expect(plan.newPath(forOld: path(2, 1)) == path(0, 1))
        #expect(plan.newPath(forOld: path(0, 0)) == path(1, 0))
        #expect(plan.newSection(forOld: 1) == nil)
        #expect(plan.oldSection(forNew: 2) == nil)
        #expect(plan.reloadedSections.map(\.new) == [2])
        #expect(plan.itemPath(forOld: path(1, 0)) == path(2, 0))
        #expect(plan.itemPath(forOld: path(1, 1)) == nil)
    }

    @Test("The gap above a row moves to above the next remaining row, or to the section's end")
    func gaps() throws {
        let plan = try Self.plan([.deleteRows([path(0, 1), path(0, 2)]), .insertRows([path(0, 0)])], [4], [3])
        #expect((0...4).map { plan.gapPath(forOld: path(0, $0))?.row } == [1, 2, 2, 2, 3])
        let shown = try Self.plan([.reloadSections([0]), .deleteSections([1])], [4, 1], [2])
        #expect(shown.gapPath(forOld: path(0, 4)) == path(0, 2))
        #expect(shown.gapPath(forOld: path(1, 0)) == nil)
    }

    @Test("The plan for one deletion in ten million rows stores one number")
    func large() throws {
        let plan = try Self.plan([.deleteRows([path(0, 5_000_000)])], [10_000_000], [9_999_999])
        #expect(plan.newPath(forOld: path(0, 9_999_999)) == path(0, 9_999_998))
        #expect(plan.oldPath(forNew: path(0, 4_999_999)) == path(0, 4_999_999))
        #expect(plan.rowMappings[0] == IndexMapping(deleted: [5_000_000]))
    }
}

/// Compares the plan of each batch of up to three updates in small lists of two sections with a reference model.
@Suite("Batch update plan: all small batches")
struct BatchUpdatePlanExhaustiveTests {
    /// Every update with one operation that is valid in a list whose sections have `counts` rows.
    static func allUpdates(_ counts: [Int]) -> [ListUpdate] {
        let old = counts.indices.flatMap { section in (0..<counts[section]).map { path(section, $0) } }
        let new = counts.indices.flatMap { section in (0...counts[section]).map { path(section, $0) } }
        var all: [ListUpdate] = old.map { .deleteRows([$0]) } + old.map { .reloadRows([$0]) }
        all += new.map { .insertRows([$0]) }
        all += old.flatMap { from in new.map { .moveRow(from: from, to: $0) } }
        all += [.deleteSections([0]), .deleteSections([1]), .reloadSections([0]), .reloadSections([1])]
        all += (0...2).map { .insertSections([$0]) }
        all += [.moveSection(from: 0, to: 1), .moveSection(from: 1, to: 0), .moveSection(from: 0, to: 0)]
        return all
    }

    @Test(
        "Every batch of up to three updates of a few rows matches arrays",
        arguments: [[1, 1], [2, 1], [0, 2], [3, 0]])
    func threes(counts: [Int]) {
        let updates = Self.allUpdates(counts)
        var broken: [String] = []
        var planned = 0
        for first in updates.indices {
            for second in first..<updates.count {
                for third in second..<updates.count {
                    let indices = Set([first, second, third])
                    check(indices.sorted().map { updates[$0] }, counts, &broken, &planned)
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(planned > 500)
    }

    @Test("Every batch of up to two updates of small sections matches arrays", arguments: [[4, 4], [4, 2], [1, 3]])
    func twos(counts: [Int]) {
        let updates = Self.allUpdates(counts)
        var broken: [String] = []
        var planned = 0
        for first in updates.indices {
            for second in first..<updates.count {
                check(Set([first, second]).sorted().map { updates[$0] }, counts, &broken, &planned)
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(planned > 500)
    }

    private func check(_ updates: [ListUpdate], _ counts: [Int], _ broken: inout [String], _ planned: inout Int) {
        guard let plain = ReferenceBatch(updates, counts: counts, freshRows: 2) else { return }
        let after = plain.counts
        switch BatchUpdatePlan.make(updates: updates, countsBefore: counts, countsAfter: after) {
        case .failure(let mistake): broken.append("\(updates) of \(counts): \(mistake)")
        case .success(let plan):
            planned += 1
            if !Self.isSame(plan, plain, counts) { broken.append("\(updates) of \(counts) to \(after)") }
        }
        // For every seventh batch, checks that one row too many in a section is reported as a mistake. A new or
        // reloaded section is left out, because it may have any number of rows.
        guard planned % 7 == 0 else { return }
        for (section, content) in plain.sections.enumerated() where content.old != nil && !content.isReloaded {
            var wrong = after
            wrong[section] += 1
            if case .success = BatchUpdatePlan.make(updates: updates, countsBefore: counts, countsAfter: wrong) {
                broken.append("\(updates) of \(counts) passes for \(wrong)")
            }
        }
    }

    static func isSame(_ plan: BatchUpdatePlan, _ plain: ReferenceBatch, _ counts: [Int]) -> Bool {
        for section in counts.indices {
            let now = plain.sections.firstIndex { $0.old == section }
            let isReloaded = now.map { plain.sections[$0].isReloaded } ?? false
            if plan.newSection(forOld: section) != (isReloaded ? nil : now) { return false }
            if plan.itemSection(forOld: section) != now { return false }
            for row in 0..<counts[section] {
                let old = path(section, row)
                let new = plain.newPath(forOld: old)
                if plan.newPath(forOld: old) != (plain.reloaded.contains(old) ? nil : new) { return false }
                if !isReloaded, plan.itemPath(forOld: old) != new { return false }
            }
        }
        for (section, content) in plain.sections.enumerated() {
            if plan.oldSection(forNew: section) != (content.isReloaded ? nil : content.old) { return false }
            if plan.reloadedSection(forNew: section) != (content.isReloaded ? content.old : nil) { return false }
            for (row, old) in content.rows.enumerated() {
                let known = old.flatMap { plain.reloaded.contains($0) ? nil : $0 }
                if plan.oldPath(forNew: path(section, row)) != known { return false }
                let anew = content.isReloaded ? nil : old.flatMap { plain.reloaded.contains($0) ? $0 : nil }
                if plan.reloadedRow(forNew: path(section, row)) != anew { return false }
            }
        }
        return true
    }
}
