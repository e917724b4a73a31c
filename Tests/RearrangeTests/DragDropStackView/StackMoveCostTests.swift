// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: cost of a move") @MainActor
struct StackMoveCostTests {
    /// Counts the reads of the tiles' `center`, `isHidden` and `transform`.
    @MainActor
    private final class Counter {
        var reads = 0
    }

    private final class CountingTile: Tile {
        let counter: Counter

        init(_ name: String, _ counter: Counter) {
            self.counter = counter
            super.init(name)
        }

        required init?(coder: NSCoder) { nil }

        override var center: CGPoint {
            get {
                counter.reads += 1
                return super.center
            }
            set { super.center = newValue }
        }

        override var isHidden: Bool {
            get {
                counter.reads += 1
                return super.isHidden
            }
            set { super.isHidden = newValue }
        }

        override var transform: CGAffineTransform {
            get {
                counter.reads += 1
                return super.transform
            }
            set { super.transform = newValue }
        }
    }

    private final class CountingStack: DragDropStackView {
        var lists = 0

        override var arrangedSubviews: [UIView] {
            lists += 1
            return super.arrangedSubviews
        }
    }

    /// Drags a tile of a stack of `count` tiles. `resting` is the number of reads of tiles in 20 moves that pass no
    /// neighbour, and `passing` that in one move that passes a neighbour. `lists` is the number of reads of the list of
    /// arranged views in the 20 moves.
    private func cost(_ count: Int) throws -> (resting: Int, passing: Int, lists: Int) {
        let counter = Counter()
        let stack = CountingStack(arrangedSubviews: (0..<count).map { CountingTile("V\($0)", counter) })
        (stack.axis, stack.spacing) = (.vertical, 10)
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 70 * count - 10)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = stack.frame.size
        scrollView.addSubview(stack)
        let screen = TestScreen(size: scrollView.frame.size)
        screen.show(scrollView)
        try screen.settle()
        let finger = screen.touch(at: CGPoint(x: 30, y: 240))
        finger.hold(0.6)
        #expect(stack.isDragging)
        // Waits until the animations after the lift have ended, so that only the moves are counted.
        try screen.settle()
        (counter.reads, stack.lists) = (0, 0)
        for step in 0..<20 { finger.move(by: CGVector(dx: 0, dy: step.isMultiple(of: 2) ? 4 : -4), duration: 0.05) }
        let (resting, lists) = (counter.reads, stack.lists)
        counter.reads = 0
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.05)
        try screen.settle()
        let passing = counter.reads
        #expect(stack.arrangedSubviews[4].transform.ty == -70, "The next view has given way")
        finger.up()
        try screen.settle()
        #expect((stack.arrangedSubviews[4] as? Tile)?.name == "V3")
        return (resting, passing, lists)
    }

    @Test("A move reads no more views of 200 than of 10, whether or not it passes a neighbour")
    func count() throws {
        let (few, many) = (try cost(10), try cost(200))
        #expect(many.resting <= few.resting, "\(few) \(many)")
        #expect(many.passing <= few.passing, "\(few) \(many)")
        #expect(many.lists == 0, "A list has all views")
    }
}
