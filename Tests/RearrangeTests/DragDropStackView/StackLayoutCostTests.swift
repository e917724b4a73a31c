// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: cost of a layout") @MainActor
struct StackLayoutCostTests {
    /// A stack that counts the reads of its arranged views.
    private final class CountingStack: DragDropStackView {
        var asked = 0

        override var arrangedSubviews: [UIView] {
            asked += 1
            return super.arrangedSubviews
        }
    }

    /// A delegate that limits the indices of each view, and counts its calls.
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

    /// Lays out a stack of `count` views once, and reads two views' actions. Returns the number of reads of the list of
    /// arranged views (`views`) and of calls of the delegate (`limits`).
    private func cost(_ count: Int) throws -> (views: Int, limits: Int) {
        let stack = CountingStack(
            arrangedSubviews: (0..<count).map { Tile("V\($0)", size: CGSize(width: 3, height: 3)) })
        let limiter = Limiter()
        stack.dragDelegate = limiter
        stack.frame = CGRect(x: 0, y: 0, width: 3 * count, height: 3)
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        containerView.addSubview(stack)
        screen.show(containerView)
        try screen.settle()
        (stack.asked, limiter.asked) = (0, 0)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        let names = stack.arrangedSubviews[2].accessibilityCustomActions?.map(\.name)
        #expect(names == ["Move Left", "Move Right", "Move to Start", "Move to End"])
        #expect(stack.arrangedSubviews[0].accessibilityCustomActions?.map(\.name) == ["Move Right", "Move to End"])
        return (stack.asked, limiter.asked)
    }

    @Test("If a delegate limits views, a layout calls it a few times per view, however many views there are")
    func count() throws {
        let (few, many) = (try cost(10), try cost(200))
        #expect(many.views <= 20 * few.views, "\(few) \(many)")
        #expect(many.limits <= 20 * few.limits, "\(few) \(many)")
        #expect(many.limits <= 4 * 200, "\(many)")
    }
}
