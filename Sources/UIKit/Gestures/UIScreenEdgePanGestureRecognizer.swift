// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes a pan of a finger or the mouse that starts at an edge of the window.
///
/// The recognizer fails at once if the touch begins more than 20 points away from each of the ``edges``. It also fails
/// if the first 10 points of movement do not lead away from the edge into the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan may start. The default is none.
    open var edges: UIRectEdge = []

    /// Creates a recognizer that calls a method of `target`:
    /// `UIScreenEdgePanGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    override var startArea: ScreenEdgeStartArea? {
        ScreenEdgeStartArea(
            edges: ScreenEdgeStartArea.Edges(rawValue: edges.rawValue), of: view?.window?.bounds ?? .zero)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A pan that has begun ignores additional fingers. Before that, a second finger makes the pan fail.
        if state != .possible {
            for touch in touches { ignore(touch, for: event) }
        } else if self.touches.count > 1 {
            state = .failed
        } else {
            super.touchesBegan(touches, with: event)
        }
    }
}
