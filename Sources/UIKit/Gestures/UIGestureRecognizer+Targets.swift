// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// One pair of these for each kind of recognizer: the sender's type is the recognizer's own, so that a method that takes
// it, or anything wider, fits.

extension UIGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        add(TargetAction(target, action))
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        add(TargetAction(target, action))
    }
}

extension UITapGestureRecognizer {
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
    ) {
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }
}

extension UILongPressGestureRecognizer {
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }
}

extension UIPanGestureRecognizer {
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
    ) {
        add(TargetAction(target, action).widened(to: UIGestureRecognizer.self))
    }
}
