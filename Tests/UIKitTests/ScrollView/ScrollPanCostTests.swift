// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Cost of a finger movement in a scroll view") @MainActor
struct ScrollPanCostTests {
    /// A scroll view that counts the reads of `contentSize`, which decides where it can scroll.
    private final class CountingScrollView: UIScrollView {
        var reads = 0

        override var contentSize: CGSize {
            get {
                reads += 1
                return super.contentSize
            }
            set { super.contentSize = newValue }
        }
    }

    @Test("A finger that has not moved far enough to scroll reads no content size, and then it scrolls")
    func undecided() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        screen.show(scrollView)
        screen.advance(by: 0.5)
        let finger = screen.touch(at: CGPoint(x: 100, y: 300))
        scrollView.reads = 0
        for _ in 0..<9 { finger.move(by: CGVector(dx: 0, dy: -1)) }
        #expect(scrollView.reads == 0)
        #expect(scrollView.contentOffset.y == 0)
        finger.move(by: CGVector(dx: 0, dy: -20))
        #expect(scrollView.reads > 0)
        #expect(scrollView.contentOffset.y > 0)
        finger.up()
    }

    @Test("A finger that moves across the scrolling axis scrolls only once it has moved far enough along it")
    func across() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        screen.show(scrollView)
        let finger = screen.touch(at: CGPoint(x: 100, y: 300))
        for _ in 0..<9 { finger.move(by: CGVector(dx: 20, dy: -1)) }
        #expect(scrollView.contentOffset.y == 0)
        for _ in 0..<9 { finger.move(by: CGVector(dx: 0, dy: -10)) }
        #expect(scrollView.contentOffset.y > 0)
        finger.up()
    }
}
