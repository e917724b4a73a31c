// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

/// What lets `addTarget(_:action:)` know the recognizer's own class.
@MainActor
public protocol _GestureMethodSending: UIGestureRecognizer {}

extension UIGestureRecognizer: _GestureMethodSending {}

extension _GestureMethodSending {
    /// Also calls this unapplied method, which takes the recognizer or anything wider: `pan.addTarget(self, action: Board.pan)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        addTarget(MethodRelay(target, action).kept(by: self), action: #selector(MethodRelay.send(_:)))
    }

    /// Also calls this method, which takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        addTarget(MethodRelay(target, action).kept(by: self), action: #selector(MethodRelay.send(_:)))
    }
}

extension UIGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// A recognizer that calls a method which takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UITapGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UITapGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UILongPressGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UILongPressGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIPanGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIPanGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIPinchGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIPinchGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPinchGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIRotationGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIRotationGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIRotationGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UISwipeGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UISwipeGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UISwipeGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIScreenEdgePanGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIScreenEdgePanGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIHoverGestureRecognizer {
    /// A recognizer that calls an unapplied method: `UIHoverGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIHoverGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}
#endif
