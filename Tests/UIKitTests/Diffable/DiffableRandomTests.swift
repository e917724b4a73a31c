// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct DiffableRandomTests {
    /// Returns the rows and the image of a new table that has the same snapshot and offset as the table of `stage`.
    private func freshPicture(like stage: DiffableStage) -> (rows: [String], pixels: CGImage?) {
        let fresh = DiffableStage()
        fresh.texts = stage.texts
        fresh.source.apply(stage.source.snapshot(), animatingDifferences: false)
        fresh.screen.advance(by: 0.1)
        fresh.table.showsVerticalScrollIndicator = false
        fresh.table.contentOffset = stage.table.contentOffset
        fresh.screen.advance(by: 0.1)
        let pixels = fresh.screen.capture().cgImage
        // Advancing the stage's screen makes it the current screen again, in place of the new one.
        defer { stage.screen.advance(by: 0) }
        return (fresh.visibleTexts, pixels)
    }

    @Test("After 300 random snapshots a table shows the same as a new one with the last of them", arguments: [1, 2])
    func sequences(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        let stage = DiffableStage()
        stage.table.showsVerticalScrollIndicator = false
        let ways: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        var pool = (0..<40).map { "item \($0)" }
        var completions = 0
        for number in 0..<300 {
            var snapshot = Snapshot()
            if number % 2 == 0 {
                pool.shuffle(using: &generator)
                var rest = pool.dropLast(Int.random(in: 0..<35, using: &generator))
                for section in [0, 1, 2, 3].shuffled(using: &generator).dropLast(
                    Int.random(in: 0...3, using: &generator))
                {
                    snapshot.appendSections([section])
                    let items = rest.prefix(Int.random(in: 0..<16, using: &generator))
                    rest = rest.dropFirst(items.count)
                    snapshot.appendItems(Array(items))
                }
            } else {
                snapshot = stage.source.snapshot()
                for item in snapshot.itemIdentifiers where Int.random(in: 0..<6, using: &generator) == 0 {
                    guard let other = snapshot.itemIdentifiers.randomElement(using: &generator), other != item else {
                        continue
                    }
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: snapshot.moveItem(item, afterItem: other)
                    case 1: snapshot.deleteItems([item])
                    default: snapshot.insertItems(["new \(number) \(item.count) \(item)"], beforeItem: other)
                    }
                }
            }
            let marked = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }
            for item in marked { stage.texts[item] = "\(item), \(number)" }
            if Bool.random(using: &generator) {
                snapshot.reloadItems(marked)
            } else {
                snapshot.reconfigureItems(marked)
            }
            if Int.random(in: 0..<5, using: &generator) == 0 {
                let sections = Array(snapshot.sectionIdentifiers.prefix(2))
                for item in sections.flatMap({ snapshot.itemIdentifiers(inSection: $0) }) {
                    stage.texts[item] = "\(item), anew \(number)"
                }
                snapshot.reloadSections(sections)
            }
            stage.source.defaultRowAnimation = ways.randomElement(using: &generator)!
            let isAnimated = Int.random(in: 0..<5, using: &generator) > 0
            stage.source.apply(snapshot, animatingDifferences: isAnimated) { completions += 1 }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                stage.screen.mouse.scroll(
                    by: CGVector(dx: 0, dy: CGFloat.random(in: -200...200, using: &generator)),
                    at: CGPoint(x: 100, y: 200))
            }
            stage.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
            guard number % 10 == 9 else { continue }
            try stage.expectSettled()
            #expect(completions == number + 1)
            let pixels = stage.screen.capture().cgImage
            let fresh = freshPicture(like: stage)
            #expect(stage.visibleTexts == fresh.rows, "snapshot \(number)")
            #expect(Self.areEqual(pixels, fresh.pixels), "snapshot \(number)")
        }
    }

    /// Whether the colours differ by at most 16 in every third pixel of every third row.
    ///
    /// The images need not be equal. After a scroll, an offset that was reached in steps may differ by a hundredth of a
    /// pixel from one that was set at once. This changes the colours of a separator that is between two pixels.
    private static func areEqual(_ a: CGImage?, _ b: CGImage?) -> Bool {
        guard let a, let b, a.width == b.width, a.height == b.height else { return false }
        func differ(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) > 16 }
        for y in stride(from: 0, to: a.height, by: 3) {
            for x in stride(from: 0, to: a.width, by: 3) {
                let (one, two) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
                if differ(one.r, two.r) || differ(one.g, two.g) || differ(one.b, two.b) { return false }
            }
        }
        return true
    }
}
