// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Batch update plan: random batches")
struct BatchUpdatePlanRandomTests {
    private static func update(_ counts: [Int], _ generator: inout Seeded, hostile: Bool = false) -> ListUpdate {
        func section() -> Int {
            hostile
                ? Int.random(in: -1...counts.count + 1, using: &generator)
                : Int.random(in: 0..<counts.count, using: &generator)
        }
        func path() -> RowPath {
            let section = section()
            let count = counts.indices.contains(section) ? counts[section] : 3
            return RowPath(section: section, row: Int.random(in: (hostile ? -1 : 0)...count, using: &generator))
        }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: return .insertSections([section()])
        case 1: return .deleteSections([section()])
        case 2: return .reloadSections([section()])
        case 3: return .moveSection(from: section(), to: section())
        case 4..<8: return .insertRows([path()])
        case 8..<12: return .deleteRows([path()])
        case 12..<15: return .reloadRows([path()])
        default: return .moveRow(from: path(), to: path())
        }
    }

    /// Up to forty random updates that can be made together. New sections get three rows.
    static func updates(of counts: [Int], _ generator: inout Seeded) -> [ListUpdate] {
        var updates: [ListUpdate] = []
        for _ in 0..<Int.random(in: 1..<40, using: &generator) {
            let more = updates + [update(counts, &generator)]
            guard places(of: more, existIn: counts), ReferenceBatch(more, counts: counts, freshRows: 3) != nil
            else { continue }
            updates = more
        }
        return updates
    }

    @Test("Batches of up to forty updates in long lists give the same as arrays", arguments: [1, 2, 3, 4, 5, 6])
    func long(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var planned = 0
        for _ in 0..<12 {
            let counts = (0..<Int.random(in: 1..<7, using: &generator)).map { _ in
                Int.random(in: 0..<60, using: &generator)
            }
            let updates = Self.updates(of: counts, &generator)
            guard let plain = ReferenceBatch(updates, counts: counts, freshRows: 3) else { continue }
            switch BatchUpdatePlan.make(updates: updates, countsBefore: counts, countsAfter: plain.counts) {
            case .failure(let mistake): Issue.record("\(updates) of \(counts): \(mistake)")
            case .success(let plan):
                planned += updates.count
                let same = BatchUpdatePlanExhaustiveTests.isSame(plan, plain, counts)
                #expect(same, "\(updates) of \(counts) to \(plain.counts)")
            }
        }
        #expect(planned > 60)
    }

    /// Whether the list has a row at every old path of the updates. The reference model does not check this.
    private static func places(of updates: [ListUpdate], existIn counts: [Int]) -> Bool {
        func isThere(_ path: RowPath) -> Bool {
            counts.indices.contains(path.section) && path.row < counts[path.section]
        }
        return updates.allSatisfy { update in
            switch update {
            case .deleteRows(let paths), .reloadRows(let paths): paths.allSatisfy(isThere)
            case .moveRow(let from, _): isThere(from)
            default: true
            }
        }
    }

    @Test("Any updates give an error, or a plan in which every row has one path", arguments: [11, 12, 13, 14])
    func invalidUpdates(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var (planned, refused, broken): (Int, Int, [String]) = (0, 0, [])
        for _ in 0..<20_000 {
            func counts() -> [Int] {
                (0..<Int.random(in: 0..<4, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator) }
            }
            let before = counts()
            let after = Bool.random(using: &generator) ? before : counts()
            let updates = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                Self.update(before, &generator, hostile: true)
            }
            switch BatchUpdatePlan.make(updates: updates, countsBefore: before, countsAfter: after) {
            case .failure(let mistake):
                refused += 1
                if mistake.message.isEmpty || mistake.advice.isEmpty { broken.append("\(updates): no words") }
            case .success(let plan):
                planned += 1
                if let fault = fault(plan, before, after) {
                    broken.append("\(updates) of \(before) to \(after): \(fault)")
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(planned > 500)
        #expect(refused > 5000)
    }

    private func fault(_ plan: BatchUpdatePlan, _ before: [Int], _ after: [Int]) -> String? {
        func paths(_ counts: [Int]) -> [RowPath] {
            counts.indices.flatMap { section in (0..<counts[section]).map { RowPath(section: section, row: $0) } }
        }
        let (old, new) = (paths(before), Set(paths(after)))
        let targets = old.compactMap { plan.newPath(forOld: $0) }
        if Set(targets).count != targets.count { return "two rows in one place" }
        if let stray = targets.first(where: { !new.contains($0) }) { return "a row at \(stray)" }
        for path in old {
            if let target = plan.newPath(forOld: path), plan.oldPath(forNew: target) != path {
                return "\(path) and back"
            }
            if let gap = plan.gapPath(forOld: path), gap.row > after[gap.section] { return "a gap at \(gap)" }
            if let item = plan.itemPath(forOld: path), !new.contains(item) { return "an item at \(item)" }
        }
        for path in new {
            if let source = plan.oldPath(forNew: path), plan.newPath(forOld: source) != path {
                return "\(path) from \(source)"
            }
        }
        return nil
    }
}
