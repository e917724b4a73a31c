// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

/// Lets `addTarget(_:action:for:)` use the control's own class as `Self` in the type of the action, which is possible
/// only in a protocol extension.
@MainActor
public protocol _ControlMethodSending: UIControl {}

extension UIControl: _ControlMethodSending {}

extension _ControlMethodSending {
    /// Adds a method of `target` as an action. The method has one parameter, of the control's class or a superclass:
    /// `addTarget(self, action: Board.tap, for: .touchUpInside)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for controlEvents: UIControl.Event
    ) {
        let relay = SelectorTarget(target, action).kept(by: self)
        addTarget(relay, action: #selector(SelectorTarget.send(_:)), for: controlEvents)
    }

    /// Adds a method without parameters as an action for the control's events.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for controlEvents: UIControl.Event
    ) {
        let relay = SelectorTarget(target, action).kept(by: self)
        addTarget(relay, action: #selector(SelectorTarget.send(_:)), for: controlEvents)
    }

    /// Adds a method that takes the control and the event as an action for the control's events.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void,
        for controlEvents: UIControl.Event
    ) {
        let relay = SelectorTarget(target) { target, sender, event in action(target)(sender, event) }.kept(by: self)
        addTarget(relay, action: #selector(SelectorTarget.send(_:with:)), for: controlEvents)
    }
}
#endif
