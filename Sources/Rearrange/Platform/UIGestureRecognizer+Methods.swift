// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

/// Lets `addTarget(_:action:)` use the recognizer's own class as `Self` in the type of the action, which is possible
/// only in a protocol extension.
@MainActor
public protocol _GestureMethodSending: UIGestureRecognizer {}

extension UIGestureRecognizer: _GestureMethodSending {}

extension _GestureMethodSending {
    /// Adds a method of `target` as an action. The method has one parameter, of the recognizer's class or a superclass:
    /// `pan.addTarget(self, action: Board.pan)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        addTarget(SelectorTarget(target, action).kept(by: self), action: #selector(SelectorTarget.send(_:)))
    }

    /// Adds a method without parameters as an action.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        addTarget(SelectorTarget(target, action).kept(by: self), action: #selector(SelectorTarget.send(_:)))
    }
}

extension UIGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`: `UIGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UITapGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UITapGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UILongPressGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UILongPressGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIPanGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UIPanGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIPinchGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UIPinchGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIPinchGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIRotationGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UIRotationGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIRotationGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UISwipeGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UISwipeGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UISwipeGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIScreenEdgePanGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UIScreenEdgePanGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIScreenEdgePanGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}

extension UIHoverGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`:
    /// `UIHoverGestureRecognizer(target: self, action: Board.handle)`.
    @_nonoverride
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIHoverGestureRecognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }
}
#endif
