// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes the swipe back: a pan of a finger or the mouse from the leading edge inwards.
///
/// Other pan recognizers, for example those of scroll views inside the view, wait until this recognizer has failed.
/// This recognizer fails at once if the touch is not at the edge.
final class EdgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    /// Returns whether the swipe may begin. Called after the finger has moved inwards. The recognizer's delegate is
    /// asked too.
    var canBegin: () -> Bool = { true }

    /// The inward direction: 1 if the leading edge is the left one, -1 if it is the right one.
    private var direction: CGFloat {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// The inward distance in points since the touch began.
    var travel: CGFloat { translation(in: view).x * direction }
    /// The inward velocity in points per second.
    var speed: CGFloat { velocity(in: view).x * direction }

    /// The area at the view's leading edge in which the swipe must start. The view may cover only a part of the window.
    override var startArea: ScreenEdgeStartArea? {
        guard let view else { return nil }
        return ScreenEdgeStartArea(edges: direction > 0 ? .left : .right, of: view.convert(view.bounds, to: nil))
    }

    override func shouldBegin() -> Bool { canBegin() }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgeSwipeRecognizer)
    }
}
