// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// Turns the display's contacts into touches: finds their views, counts taps, and sends the events.
@MainActor
final class TouchDispatcher {
    private unowned let host: SurfaceHost
    private let wheel = ScrollWheel()
    private var touches: [Int: UITouch] = [:]
    private var order: [UITouch] = []
    /// The last touch that went up: one that comes soon after at about the same place counts on.
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    init(host: SurfaceHost) {
        self.host = host
    }

    // MARK: Contacts

    func contact(_ contact: InputEvent.Contact, of event: InputEvent) {
        switch contact.phase {
        case .began: began(contact, event)
        case .moved: changed(contact, event, phase: .moved)
        case .ended: changed(contact, event, phase: .ended)
        case .cancelled: changed(contact, event, phase: .cancelled)
        }
    }

    private func began(_ contact: InputEvent.Contact, _ event: InputEvent) {
        let probe = UIEvent(
            type: .touches, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        guard let (window, view) = host.window(at: contact.location, event: probe), mayTouch(view) else { return }
        let touch = UITouch(
            at: host.convert(contact.location, to: window), type: contact.device.touchType,
            buttonMask: .button(contact.button),
            timestamp: event.timestamp)
        touch.tapCount = tapCount(at: touch.beginning, time: event.timestamp)
        touch.force = contact.device == .pen ? CGFloat(contact.pressure) : 0
        let uiEvent = makeEvent(event, changing: touch)
        touch.window = window
        touch.view = view
        touches[contact.id] = touch
        order.append(touch)
        uiEvent.touches = Set(order)
        UIApplication.shared.sendEvent(uiEvent)
    }

    private func changed(_ contact: InputEvent.Contact, _ event: InputEvent, phase: UITouch.Phase) {
        guard let touch = touches[contact.id] else { return }
        touch.previousLocation = touch.location
        // A touch that the system takes away stays where it was.
        if phase != .cancelled, let window = touch.window {
            touch.location = host.convert(contact.location, to: window)
        }
        touch.force = contact.device == .pen ? CGFloat(contact.pressure) : 0
        touch.timestamp = event.timestamp
        touch.phase = phase
        if !touch.isDown {
            lastTap = phase == .ended ? (touch.beginning, event.timestamp, touch.tapCount) : nil
        }
        let uiEvent = makeEvent(event, changing: touch)
        uiEvent.touches = Set(order)
        UIApplication.shared.sendEvent(uiEvent)
        if !touch.isDown {
            touches[contact.id] = nil
            order.removeAll { $0 === touch }
        }
    }

    private func makeEvent(_ event: InputEvent, changing touch: UITouch) -> UIEvent {
        let made = UIEvent(
            type: .touches, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        made.buttonMask = touch.type == .indirectPointer && touch.isDown ? touch.buttonMask : []
        for other in order where other !== touch { other.phase = .stationary }
        return made
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Thresholds.Tap.multipleTapInterval,
            hypot(location.x - lastTap.location.x, location.y - lastTap.location.y)
                <= CGFloat(Thresholds.Tap.multipleTapDistance)
        else { return 1 }
        return lastTap.count + 1
    }

    /// An exclusive view shares its window's touches with no other view.
    private func mayTouch(_ view: UIView) -> Bool {
        order.allSatisfy { touch in
            touch.view === view || !(view.isExclusiveTouch || touch.view?.isExclusiveTouch == true)
        }
    }

    // MARK: The rest

    /// Gives a turn of the wheel to the innermost scroll view under the pointer that can go that way.
    func scroll(_ scroll: InputEvent.Scroll, of event: InputEvent) {
        let uiEvent = UIEvent(
            type: .scroll, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        guard let (_, hit) = host.window(at: scroll.location, event: uiEvent) else { return }
        wheel.dispatch(scroll, from: hit, timestamp: event.timestamp)
    }

    /// Escape while something is down cancels that, as a phone call does, and is no key for anybody.
    ///
    /// Its release is a key again; nobody who has not heard of a key's beginning takes its end for one.
    func wasCancelled(by key: InputEvent.Key) -> Bool {
        guard key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue, key.phase == .down, !touches.isEmpty else {
            return false
        }
        cancelAll()
        return true
    }

    /// Takes all touches away, as the system does when something else becomes more important.
    func cancelAll() {
        for (id, touch) in touches {
            changed(
                InputEvent.Contact(id: id, phase: .cancelled, device: .finger, location: touch.location),
                InputEvent(.hover(nil), timestamp: touch.timestamp), phase: .cancelled)
        }
    }
}

extension InputEvent.Contact.Device {
    fileprivate var touchType: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .pen: .pencil
        case .mouse: .indirectPointer
        }
    }
}
