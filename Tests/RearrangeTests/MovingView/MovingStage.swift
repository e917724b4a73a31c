// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A view that moves by itself, of 100 by 60 points in steps of 20, in a scroll view as large as a screen of 400 by 600
/// points; what it tells is written down.
@MainActor
final class MovingStage {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    /// What the view has told.
    @MainActor
    final class Heard {
        var moved: [CGRect] = []
        var ended: [Bool] = []
        var taps = 0

        func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }

    let heard = Heard()

    /// - Parameters:
    ///   - others: beside it in the scroll view.
    ///   - height: of what scrolls, in points.
    init(beside others: [MovingView] = [], height: CGFloat = 2000) {
        scrollView.contentSize = CGSize(width: 400, height: height)
        for view in [view] + others {
            view.step = CGSize(width: 20, height: 20)
            scrollView.addSubview(view)
        }
        view.accessibilityLabel = "Card"
        view.onChange = { [heard] in heard.moved.append($0) }
        view.onEnd = { [heard] in heard.ended.append($0) }
        controller.view.addSubview(scrollView)
        screen.show(controller)
        screen.advance(by: 3)
    }

    var borders: [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }

    /// A finger that has lifted the view.
    func lift() -> TestFinger {
        let finger = screen.touch(view)
        finger.hold(0.55)
        return finger
    }

    /// After each drag: the view looks as ever, and nothing goes on.
    func expectTidy(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(view.alpha == 1 && borders.isEmpty && view.state == .ended, sourceLocation: sourceLocation)
        #expect(view.transform == .identity, sourceLocation: sourceLocation)
        #expect(view.window?.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
    }
}
