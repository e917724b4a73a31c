// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What the layout of a stack costs") @MainActor
struct StackLayoutCostTests {
    /// Counts how often its arranged views are asked for.
    private final class CountingStack: DragDropStackView {
        var asked = 0

        override var arrangedSubviews: [UIView] {
            asked += 1
            return super.arrangedSubviews
        }
    }

    /// Counts what it is asked about limits.
    private final class Limiter: DragDropStackViewDelegate {
        var asked = 0

        func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>? {
            asked += 1
            return 1...3
        }

        func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool {
            asked += 1
            return true
        }
    }

    /// What one layout of a stack asks itself and its delegate.
    private func cost(_ count: Int) throws -> (views: Int, limits: Int) {
        let stack = CountingStack(
            arrangedSubviews: (0..<count).map { Tile("V\($0)", size: CGSize(width: 3, height: 3)) })
        let limiter = Limiter()
        stack.dragDelegate = limiter
        stack.frame = CGRect(x: 0, y: 0, width: 3 * count, height: 3)
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        ground.addSubview(stack)
        screen.show(ground)
        try screen.settle()
        (stack.asked, limiter.asked) = (0, 0)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        let names = stack.arrangedSubviews[2].accessibilityCustomActions?.map(\.name)
        #expect(names == ["Move Left", "Move Right", "Move to Start", "Move to End"])
        #expect(stack.arrangedSubviews[0].accessibilityCustomActions?.map(\.name) == ["Move Right", "Move to End"])
        return (stack.asked, limiter.asked)
    }

    @Test("Where a delegate limits its views, one layout asks a few times about each, however many there are")
    func count() throws {
        let (few, many) = (try cost(10), try cost(200))
        #expect(many.views <= 20 * few.views, "\(few) \(many)")
        #expect(many.limits <= 20 * few.limits, "\(few) \(many)")
        #expect(many.limits <= 4 * 200, "\(many)")
    }
}
