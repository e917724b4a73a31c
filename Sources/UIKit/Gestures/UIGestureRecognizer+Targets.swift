// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lets `addTarget(_:action:)` know the recognizer's own class.
@preconcurrency @MainActor
public protocol _UIGestureTargeting: UIGestureRecognizer {}

extension UIGestureRecognizer: _UIGestureTargeting {}

extension _UIGestureTargeting {
    /// Also calls this unapplied method, which takes the recognizer or anything wider: `pan.addTarget(self, action: Board.pan)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// Also calls this method, which takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        add(TargetAction(target, action))
    }
}
