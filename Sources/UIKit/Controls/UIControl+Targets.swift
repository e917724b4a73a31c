// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lets `addTarget(_:action:for:)` know the control's own class.
@preconcurrency @MainActor
public protocol _UIControlTargeting: UIControl {}

extension UIControl: _UIControlTargeting {}

extension _UIControlTargeting {
    /// Calls an unapplied method, `button.addTarget(self, action: Board.add, for: .touchUpInside)`, which takes the
    /// control or anything wider.
    ///
    /// The target is held weakly; nil is the first object of the method's class along the responder chain.
    ///
    /// > Note: Methods cannot be compared: one that is added twice is called twice.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, message in
            if let control = message.control as? Self { action(target)(control) }
        }
    }

    /// Calls a method that takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, _ in action(target)() }
    }

    /// Calls a method that takes the control and the event; the event is nil where the app sent the action.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, message in
            if let control = message.control as? Self { action(target)(control, message.event) }
        }
    }

    /// Calls a method that takes the control and the event; an event of no touches where the app sent the action.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent) -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, message in
            guard let control = message.control as? Self else { return }
            let event = message.event ?? UIEvent(type: .touches, timestamp: CACurrentMediaTime(), modifierFlags: [])
            action(target)(control, event)
        }
    }

    private func add<Target: AnyObject>(
        _ target: Target?, for events: UIControl.Event,
        _ call: @escaping @MainActor (Target, ControlMessage) -> Void
    ) {
        let action: @MainActor (Target) -> @MainActor (ControlMessage) -> Void = { target in
            { message in call(target, message) }
        }
        handlers.add(TargetAction(target, action), for: events)
    }
}

extension _UIControlTargeting {
    /// Calls an unapplied method, `control.sendAction(Board.add, to: board, for: event)`, which takes the control or
    /// anything wider.
    ///
    /// A nil target is the first object of the method's class along the responder chain from the control; nothing
    /// happens where there is none.
    public func sendAction<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void, to target: Target?, for event: UIEvent?
    ) {
        TargetAction<Self>(target, action).send(from: self, responder: self)
    }

    /// Calls a method that takes the control and the event.
    public func sendAction<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void, to target: Target?,
        for event: UIEvent?
    ) {
        let call: @MainActor (Target) -> @MainActor (Self) -> Void = { target in { action(target)($0, event) } }
        TargetAction<Self>(target, call).send(from: self, responder: self)
    }
}

extension UIControl {
    /// Forgets a target for these events, or every target where it is nil.
    ///
    /// > Note: Without selectors one action of a target cannot be told from another: `action` is always nil.
    public func removeTarget(_ target: Any?, action: Never?, for controlEvents: UIControl.Event) {
        handlers.removeTarget(target as AnyObject?, from: controlEvents)
    }

    /// Every event that somebody hears of.
    public var allControlEvents: UIControl.Event { handlers.events }

    /// The objects that methods are called on; `NSNull` stands for a target that is looked for along the responder chain.
    ///
    /// > Note: A target that is no `Hashable` value, as a class that does not derive from `NSObject`, cannot be in a set
    /// > and is left out.
    public var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for case (.target(let action), _) in handlers.all {
            guard let target = action.target else {
                targets.insert(NSNull())
                continue
            }
            if let target = target as? AnyHashable { targets.insert(target) }
        }
        return targets
    }

    /// Shows `iterator` everybody who hears of something, in the order they came, until it sets its last parameter.
    ///
    /// It gets an action, or a target, and the events it hears of.
    ///
    /// > Note: Without selectors the target's method has no name: it is always nil.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Never?)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for (handler, events) in handlers.all {
            switch handler {
            case .action(let action): iterator(action, nil, events, &stop)
            case .target(let target): iterator(nil, (target.target, nil), events, &stop)
            }
            if stop { return }
        }
    }

    // MARK: - Actions

    /// Does an action at these events; one of the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.add(action, for: controlEvents)
    }

    public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.removeAction(action.identifier, from: controlEvents)
    }

    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        handlers.removeAction(actionIdentifier, from: controlEvents)
    }

    // MARK: - Sending

    /// Tells everybody who hears of any of these events, each once and with no event.
    public func sendActions(for controlEvents: UIControl.Event) {
        send(controlEvents, with: nil)
    }

    func send(_ events: Event, with event: UIEvent?) {
        let message = ControlMessage(control: self, event: event)
        for handler in handlers.handlers(for: events) {
            switch handler {
            case .target(let target): target.send(from: message, responder: self)
            case .action(let action): sendAction(action)
            }
        }
    }
}
