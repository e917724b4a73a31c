// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A finger, or the mouse, that comes in from an edge of the window.
///
/// It fails at once where the touch does not go down within 20 points of one of the ``edges``, and when the first 10
/// points do not lead inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count; none unless set.
    open var edges: UIRectEdge = []

    public override init() {
        super.init()
    }

    /// A recognizer that calls an unapplied method: `UIScreenEdgePanGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// A recognizer that calls a method which takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    override var gate: EdgeGate? {
        EdgeGate(edges: EdgeGate.Edges(rawValue: edges.rawValue), of: view?.window?.bounds ?? .zero)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // One that is under way is about the finger it began with; a second finger before that is no edge pan.
        if state != .possible {
            for touch in touches { ignore(touch, for: event) }
        } else if self.touches.count > 1 {
            state = .failed
        } else {
            super.touchesBegan(touches, with: event)
        }
    }
}
