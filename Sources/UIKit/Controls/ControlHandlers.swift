// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The arguments for the methods of a control's targets: the control, and the event if user input caused the call.
@MainActor
final class ControlMessage {
    let control: UIControl
    let event: UIEvent?

    init(control: UIControl, event: UIEvent?) {
        self.control = control
        self.event = event
    }
}

/// The targets and actions of a control with their events, in the order in which they were added.
@MainActor
struct ControlHandlers {
    enum Handler {
        case target(TargetAction<ControlMessage>)
        case action(UIAction)
    }

    private struct Entry {
        var handler: Handler
        var events: UIControl.Event

        @MainActor
        var isDead: Bool {
            if case .target(let target) = handler { target.isDead } else { false }
        }
    }

    private var entries: [Entry] = []

    /// All events that have a target or an action.
    var events: UIControl.Event {
        entries.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } }
    }

    /// The targets and actions that were added for at least one of the events, each listed once.
    func handlers(for events: UIControl.Event) -> [Handler] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
    }

    /// All targets and actions with their events, in the order in which they were added, without deallocated targets.
    var all: [(handler: Handler, events: UIControl.Event)] {
        entries.filter { !$0.isDead }.map { ($0.handler, $0.events) }
    }

    // MARK: - Targets

    /// Adds a target for the events. If the same target was added with a method of the same name, it gets the events in
    /// addition.
    mutating func add(_ target: TargetAction<ControlMessage>, for events: UIControl.Event) {
        entries.removeAll(where: \.isDead)
        let place = entries.firstIndex { entry in
            guard case .target(let other) = entry.handler, let name = target.selector else { return false }
            return other.selector == name && other.target === target.target
        }
        if let place {
            entries[place].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .target(target), events: events))
        }
    }

    /// Removes the target `object` from the events, or all targets if `object` is nil. If `selector` is not nil, only
    /// the method with this name is removed. Does not remove any `UIAction`.
    mutating func removeTarget(_ object: AnyObject?, _ selector: Selector?, from events: UIControl.Event) {
        remove(from: events) { handler in
            guard case .target(let target) = handler else { return false }
            return target.matches(object, selector)
        }
    }

    // MARK: - Actions

    /// Adds an action for the events. For these events, it replaces another action with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        let place = entries.firstIndex { entry in
            if case .action(let other) = entry.handler { other === action } else { false }
        }
        if let place {
            entries[place].events.formUnion(events)
        }
        removeAction(action.identifier, from: events, except: action)
        if place == nil { entries.append(Entry(handler: .action(action), events: events)) }
    }

    mutating func removeAction(
        _ identifier: UIAction.Identifier, from events: UIControl.Event, except kept: UIAction? = nil
    ) {
        remove(from: events) { handler in
            guard case .action(let action) = handler else { return false }
            return action.identifier == identifier && action !== kept
        }
    }

    private mutating func remove(from events: UIControl.Event, where condition: (Handler) -> Bool) {
        for index in entries.indices where condition(entries[index].handler) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty || $0.isDead }
    }
}
