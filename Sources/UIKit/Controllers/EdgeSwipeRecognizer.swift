// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A finger, or the mouse, that comes in from the leading edge: the swipe back.
///
/// Pans of the views below wait until it has failed, which it does at once where the touch is not at the edge.
final class EdgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    /// Asked when a finger has moved in from the edge, whatever the delegate says.
    var canBegin: () -> Bool = { true }

    /// 1 where the leading edge is the left one.
    private var direction: CGFloat {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// Points from the leading edge inwards.
    var travel: CGFloat { translation(in: view).x * direction }
    /// Points a second inwards.
    var speed: CGFloat { velocity(in: view).x * direction }

    /// The leading edge, whatever the direction of the language becomes, of the view: it may take a part of the window
    /// only.
    override var gate: EdgeGate? {
        guard let view else { return nil }
        return EdgeGate(edges: direction > 0 ? .left : .right, of: view.convert(view.bounds, to: nil))
    }

    override func shouldBegin() -> Bool { canBegin() }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgeSwipeRecognizer)
    }
}
