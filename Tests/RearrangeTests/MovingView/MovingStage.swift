// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A moving view of 100 by 60 points with a grid of 20 points, in a scroll view on a screen of 400 by 600 points. The
/// stage records the view's callbacks.
@MainActor
final class MovingStage {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    /// A record of the view's callbacks.
    @MainActor
    final class Calls {
        var moved: [CGRect] = []
        var ended: [Bool] = []
        var taps = 0

        func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }

    let calls = Calls()

    /// Shows the moving view and `others` in the scroll view.
    ///
    /// - Parameters:
    ///   - others: Further moving views in the scroll view.
    ///   - height: The height of the scroll view's content, in points.
    init(beside others: [MovingView] = [], height: CGFloat = 2000) {
        scrollView.contentSize = CGSize(width: 400, height: height)
        for view in [view] + others {
            view.step = CGSize(width: 20, height: 20)
            scrollView.addSubview(view)
        }
        view.accessibilityLabel = "Card"
        view.onChange = { [calls] in calls.moved.append($0) }
        view.onEnd = { [calls] in calls.ended.append($0) }
        controller.view.addSubview(scrollView)
        screen.show(controller)
        screen.advance(by: 3)
    }

    var borders: [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }

    /// Lifts the view by a long press, and returns the finger.
    func lift() -> TestFinger {
        let finger = screen.touch(view)
        finger.hold(0.55)
        return finger
    }

    /// Expects, after a drag, that the view has its usual look and that no frames are requested.
    func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(view.alpha == 1, sourceLocation: sourceLocation)
        #expect(borders.isEmpty, sourceLocation: sourceLocation)
        #expect(view.state == .ended, sourceLocation: sourceLocation)
        #expect(view.transform == .identity, sourceLocation: sourceLocation)
        #expect(view.window?.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
    }
}
