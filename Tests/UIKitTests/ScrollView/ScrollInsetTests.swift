// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A scroll view delegate that records the adjusted top inset at each change.
@MainActor
private final class InsetListener: NSObject, UIScrollViewDelegate {
    var told: [CGFloat] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        told.append(scrollView.adjustedContentInset.top)
    }
}

private final class InsetView: UIScrollView {
    var changes = 0
    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
    }
}

@Suite @MainActor
struct ScrollInsetTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))
    private let view = InsetView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let listener = InsetListener()
    private let area = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

    private func show(content: CGSize) {
        view.contentSize = content
        view.delegate = listener
        screen.show(view)
        screen.safeAreaInsets = area
    }

    @Test("fact 94: on axes that scroll, the safe area becomes a content inset")
    func scrollableAxes() {
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
            view.contentInsetAdjustmentBehavior = behavior
            show(content: CGSize(width: 300, height: 3000))
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(view.contentInset == .zero)
            #expect(view.contentOffset == CGPoint(x: 0, y: -47))
            view.contentSize = CGSize(width: 900, height: 3000)
            #expect(view.adjustedContentInset == area)
            view.contentSize = CGSize(width: 300, height: 600)
            #expect(view.adjustedContentInset == .zero)
            view.alwaysBounceVertical = true
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            view.alwaysBounceVertical = false
        }
    }

    @Test("fact 94: always adds the safe area to the app's inset on all sides, and never adds nothing")
    func alwaysAndNever() {
        show(content: CGSize(width: 300, height: 600))
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 24))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == view.contentInset)
    }

    @Test("fact 94: in a navigation controller automatic adjusts top and bottom even if nothing scrolls")
    func navigation() {
        let controller = UIViewController()
        controller.view = view
        view.contentSize = CGSize(width: 100, height: 100)
        screen.show(UINavigationController(rootViewController: controller))
        screen.safeAreaInsets = area
        #expect(view.adjustedContentInset.bottom == 34)
        #expect(view.adjustedContentInset.left == 0)
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("A change of the adjusted inset is reported to the view and the delegate, once")
    func told() {
        show(content: CGSize(width: 300, height: 3000))
        #expect(view.changes == 1)
        #expect(listener.told == [47])
        view.contentInset.top = 10
        #expect(view.changes == 2)
        #expect(listener.told == [47, 57])
        view.contentInset.top = 10
        screen.safeAreaInsets = area
        #expect(view.changes == 2)
    }

    @Test("Outside a window the adjusted inset is zero, which is reported, and the offset is kept")
    func outsideWindows() {
        show(content: CGSize(width: 300, height: 610))
        for offset in [CGFloat(-47), 0, -20] {
            view.contentOffset.y = offset
            listener.told = []
            let place = view.superview
            view.removeFromSuperview()
            #expect(view.adjustedContentInset == .zero)
            #expect(listener.told == [0])
            #expect(view.contentOffset.y == offset)
            place?.addSubview(view)
            #expect(listener.told == [0, 47])
            #expect(view.contentOffset.y == offset)
        }
        let changes = view.changes
        view.removeFromSuperview()
        #expect(view.changes == changes + 1)
    }

    @Test("fact 95: content at its top stays there as the inset grows, for any reason")
    func staysAtTop() {
        show(content: CGSize(width: 300, height: 3000))
        #expect(view.contentOffset.y == -47)
        view.contentInset.top = 12
        #expect(view.contentOffset.y == -59)
        view.contentOffset.y = 100
        screen.safeAreaInsets = .zero
        #expect(view.contentOffset.y == 100)
    }

    @Test("Views in the content get no safe area that is already an inset")
    func passedOn() {
        show(content: CGSize(width: 300, height: 3000))
        let child = UIView(frame: CGRect(x: 0, y: -40, width: 300, height: 100))
        view.addSubview(child)
        #expect(child.safeAreaInsets.top == 0)
        view.contentInsetAdjustmentBehavior = .never
        view.contentOffset = .zero
        child.frame.origin.y = 0
        #expect(child.safeAreaInsets.top == 47)
    }

    @Test("Indicators avoid the safe area by default, and their own insets, but not the app's content inset")
    func indicators() throws {
        view.indicatorStyle = .white
        show(content: CGSize(width: 300, height: 3000))
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        view.flashScrollIndicators()
        screen.advance(by: 1.0 / 60)
        let bar = try #require(view.subviews.first)
        func top() -> CGFloat {
            view.contentOffset.y = -view.adjustedContentInset.top
            screen.advance(by: 1.0 / 60)
            return bar.frame.minY - view.contentOffset.y
        }
        #expect(top() == 50)
        view.contentInset.top = 100
        #expect(top() == 50)
        view.verticalScrollIndicatorInsets.top = 7
        #expect(top() == 57)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(top() == 10)
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(top() == 4)
        #expect(view.horizontalScrollIndicatorInsets.left == 2)
    }

    @Test("Both indicators leave the corner free, and each style has its colour")
    func bothBars() throws {
        show(content: CGSize(width: 900, height: 3000))
        screen.safeAreaInsets = .zero
        view.flashScrollIndicators()
        view.contentOffset = CGPoint(x: 600, y: 2400)
        screen.advance(by: 1.0 / 60)
        #expect(view.subviews.count == 2)
        let vertical = try #require(view.subviews.first { $0.frame.height > $0.frame.width })
        let horizontal = try #require(view.subviews.first { $0.frame.height < $0.frame.width })
        #expect(!vertical.frame.intersects(horizontal.frame))
        #expect(abs(vertical.frame.maxY - 2400 - 591) < 0.01)
        #expect(abs(horizontal.frame.maxX - 600 - 291) < 0.01)
        view.indicatorStyle = .white
        #expect(vertical.backgroundColor == UIColor(white: 1, alpha: 0.5))
        view.indicatorStyle = .black
        #expect(vertical.backgroundColor == UIColor(white: 0, alpha: 0.35))
        view.showsHorizontalScrollIndicator = false
        #expect(view.subviews.count == 1)
    }

    @Test("withScrollIndicatorsShown shows indicators only for offset changes in its block")
    func shownForChanges() throws {
        show(content: CGSize(width: 300, height: 3000))
        view.withScrollIndicatorsShown {}
        #expect(view.subviews.isEmpty)
        view.contentOffset.y = 50
        #expect(view.subviews.isEmpty)
        view.withScrollIndicatorsShown { view.contentOffset.y = 200 }
        #expect(view.contentOffset.y == 200)
        #expect(view.subviews.count == 1)
        try screen.settle()
        #expect(view.subviews.isEmpty)
    }
}
