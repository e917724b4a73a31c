// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The protocol whose extension declares `addTarget(_:action:for:)`. Only in a protocol extension can the action's type
/// mention the control's own class, as `Self`.
@preconcurrency @MainActor
public protocol _UIControlTargeting: UIControl {}

extension UIControl: _UIControlTargeting {}

extension _UIControlTargeting {
    /// Adds a method of `target` as the action for events:
    /// `button.addTarget(self, action: Board.add, for: .touchUpInside)`. The method takes the control, typed as the
    /// control's class or a superclass.
    ///
    /// The target is held weakly. With a nil target, the action is sent to the first object of the method's class in
    /// the responder chain.
    ///
    /// > Note: Methods cannot be compared: a method that is added twice is called twice.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, message in
            if let control = message.control as? Self { action(target)(control) }
        }
    }

    /// Adds a method without parameters as the action for events.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, _ in action(target)() }
    }

    /// Adds a method that takes the control and the event. The event is nil if no user input caused the action, as with
    /// `sendActions(for:)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self, UIEvent?) -> Void,
        for controlEvents: UIControl.Event
    ) {
        add(target, for: controlEvents) { target, message in
            if let control = message.control as? Self { action(target)(control, message.event) }
        }
    }

    /// Adds a method that takes the control and the event. The event has no touches if no user input caused the action,
    /// as with `sendActions(for:)`.
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
    /// Calls an unapplied method: `control.sendAction(Board.add, to: board, for: event)`. The method takes the control,
    /// typed as the control's class or a superclass.
    ///
    /// With a nil target, the method is called on the first object of its class in the responder chain that begins at
    /// the control. Nothing happens if there is no such object.
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
    // MARK: - Targets

    /// Returns the names of the actions that a target has for some events; nil if there are none. Unapplied methods
    /// have no name.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        let names = handlers.handlers(for: controlEvent).compactMap { handler -> String? in
            guard case .target(let action) = handler, action.target === target as AnyObject? else { return nil }
            return action.selector?.description
        }
        return names.isEmpty ? nil : names
    }

    /// All events that have a target or an action.
    public var allControlEvents: UIControl.Event { handlers.events }

    /// The targets of the control. `NSNull` represents a nil target, whose action is sent to an object of the responder
    /// chain.
    ///
    /// > Note: Targets that are not `Hashable`, such as classes not derived from `NSObject`, cannot be in a set and are
    /// > left out.
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

    /// Calls `iterator` for each action and target, in the order in which they were added, until `iterator` sets its
    /// last argument to true.
    ///
    /// The first argument is the action, or nil for a target. The second is a pair of the target and the name of its
    /// method, or nil for an action. The third is the events for which the action or target was added.
    ///
    /// > Note: The name of an unapplied method is empty.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for (handler, events) in handlers.all {
            switch handler {
            case .action(let action): iterator(action, nil, events, &stop)
            case .target(let target): iterator(nil, (target.target, target.selector ?? ""), events, &stop)
            }
            if stop { return }
        }
    }

    // MARK: - Actions

    /// Adds an action for the given events. For these events, it replaces another action with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes the action with the same identifier as `action` from these events.
    public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.removeAction(action.identifier, from: controlEvents)
    }

    /// Removes the action with this identifier from these events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        handlers.removeAction(actionIdentifier, from: controlEvents)
    }

    // MARK: - Sending

    /// Calls the methods of all targets and performs all actions that were added for at least one of the events, each
    /// once. The methods get no `UIEvent`.
    public func sendActions(for controlEvents: UIControl.Event) {
        send(controlEvents, with: nil)
    }

    func send(_ events: Event, with event: UIEvent?) {
        let message = ControlMessage(control: self, event: event)
        for handler in handlers.handlers(for: events) {
            switch handler {
            case .action(let action): sendAction(action)
            case .target(let target) where target.isDead: break
            case .target(let target):
                if let selector = target.selector {
                    sendAction(selector, to: target.target, for: event)
                } else {
                    target.send(from: message, responder: self)
                }
            }
        }
    }
}
