// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Provides `addTarget(_:action:)` through an extension, in which `Self` is the recognizer's own class instead of
/// `UIGestureRecognizer`. The action can therefore have a parameter of that class.
@preconcurrency @MainActor
public protocol _UIGestureTargeting: UIGestureRecognizer {}

extension UIGestureRecognizer: _UIGestureTargeting {}

extension _UIGestureTargeting {
    /// Adds a method of `target` as an action: `pan.addTarget(self, action: Board.pan)`. The method takes the
    /// recognizer, typed as the recognizer's class or a superclass.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    /// Adds a method without parameters as an action.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        add(TargetAction(target, action))
    }
}
