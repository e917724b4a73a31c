// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// Converts contacts (fingers, pens and pressed mice) into touches: finds their views, counts taps, and sends the
/// events.
///
/// Movements are coalesced until the next frame or another event: the app gets one event per frame that contains all of
/// them. The event object stays the same from the first touch down to the last touch up.
@MainActor
final class TouchDispatcher {
    unowned let host: DesktopWindowHost
    /// The root layer of the desktop window, from whose coordinates the contacts' locations are converted. It is stored
    /// here because each movement needs it.
    private let rootLayer: CALayer
    /// The event of the touches that are down; nil while no touch is down.
    private(set) var event: UIEvent?
    /// Whether a touch movement is stored that has not been sent to the app yet.
    var hasCoalescedTouches = false
    /// The size of the screen when the first of the current touches began; nil while no touch is down.
    private(set) var sizeAtBeginning: CGSize?
    /// The last ended touch: the location of its beginning, the time of its end, and its tap count. A new touch soon
    /// afterwards at nearly the same location has a higher tap count.
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    init(host: DesktopWindowHost) {
        self.host = host
        rootLayer = host.rootLayer
    }

    // MARK: Contacts

    func dispatch(_ contact: InputEvent.Contact, of event: InputEvent) {
        switch contact.phase {
        case .began:
            deliverCoalescedTouches()
            // If a contact begins while its touch is still down, the event of its end was lost. Cancel the old touch.
            if let lost = touch(of: contact) { cancel(lost) }
            began(contact, event)
        case .moved: coalesce(contact, event)
        case .ended, .cancelled:
            deliverCoalescedTouches()
            finished(contact, event)
        }
    }

    private func began(_ contact: InputEvent.Contact, _ event: InputEvent) {
        let probe = UIEvent(
            type: .touches, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        guard let (window, view) = host.window(at: contact.location, event: probe), mayTouch(view) else { return }
        let sample = sample(of: contact, in: window, at: event.timestamp)
        let touch = UITouch(
            sample, type: contact.device.touchType, buttonMask: .button(contact.button), contact: contact.id)
        touch.tapCount = tapCount(at: touch.beginning, time: event.timestamp)
        touch.queuedSamples.begin(at: touch.location)
        touch.samples.begin(at: touch.location)
        touch.samples.add(sample)
        touch.currentWindow = window
        touch.view = view
        if self.event == nil { sizeAtBeginning = rootLayer.bounds.size }
        let current = self.event ?? probe
        self.event = current
        makeOthersStationary(except: touch)
        current.add(touch)
        current.prepareForDelivery(timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        send(current, button: touch)
    }

    private func finished(_ contact: InputEvent.Contact, _ event: InputEvent) {
        guard let touch = touch(of: contact), let current = self.event else { return }
        touch.previousLocation = touch.location
        // A touch that ends has a final location. A cancelled touch keeps the location of its last movement.
        if contact.phase == .ended, let window = touch.currentWindow {
            touch.currentSample.location = window.layer.convert(contact.location, from: rootLayer)
        }
        touch.currentSample.timestamp = event.timestamp
        touch.phase = contact.phase == .ended ? .ended : .cancelled
        touch.samples.begin(at: touch.previousLocation)
        touch.samples.add(touch.currentSample)
        lastTap = contact.phase == .ended ? (touch.beginning, event.timestamp, touch.tapCount) : nil
        makeOthersStationary(except: touch)
        current.prepareForDelivery(timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers))
        send(current, button: touch)
        current.remove(touch)
        touch.releaseSingleTouchSet()
        if current.touches.isEmpty { (self.event, sizeAtBeginning) = (nil, nil) }
    }

    func send(_ event: UIEvent, button touch: UITouch?) {
        let isPressed = touch?.type == .indirectPointer && touch?.isDown == true
        event.buttonMask = isPressed ? touch?.buttonMask ?? [] : []
        UIApplication.shared.sendEvent(event)
    }

    private func makeOthersStationary(except touch: UITouch) {
        guard let event else { return }
        for other in event.touches where other !== touch { other.phase = .stationary }
    }

    func sample(of contact: InputEvent.Contact, in window: UIWindow, at time: TimeInterval) -> TouchSample {
        TouchSample(
            location: window.layer.convert(contact.location, from: rootLayer), timestamp: time, force: contact.force,
            stylus: contact.stylus)
    }

    /// The touch of a contact. Nil if the touch has ended, or if its beginning was not delivered.
    func touch(of contact: InputEvent.Contact) -> UITouch? {
        event?.touches.first { $0.contact == contact.id }
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Thresholds.Tap.multipleTapInterval,
            hypot(location.x - lastTap.location.x, location.y - lastTap.location.y)
                <= CGFloat(Thresholds.Tap.multipleTapDistance)
        else { return 1 }
        return lastTap.count + 1
    }

    /// Whether the view may get a new touch. A view with exclusive touch is never touched at the same time as another
    /// view.
    private func mayTouch(_ view: UIView) -> Bool {
        (event?.touches ?? []).allSatisfy { touch in
            touch.view === view || !(view.isExclusiveTouch || touch.view?.isExclusiveTouch == true)
        }
    }

    // MARK: Cancelling

    /// Cancels all touches if `key` is Escape, pressed while the screen is touched. On iOS, an incoming call cancels
    /// touches in the same way.
    ///
    /// The release of Escape is delivered, but responders ignore the release of a key whose press they did not get.
    ///
    /// - Returns: whether touches were cancelled. If so, the caller does not deliver the key press.
    func cancelTouches(onEscape key: InputEvent.Key) -> Bool {
        guard key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue, key.phase == .down, event != nil else {
            return false
        }
        cancelAll()
        return true
    }

    /// Cancels all touches, as iOS does when an event such as an incoming call interrupts them.
    func cancelAll() {
        deliverCoalescedTouches()
        // The touches are cancelled in the order in which they began, whatever their ids are.
        for touch in event?.touches ?? [] { cancel(touch) }
    }

    private func cancel(_ touch: UITouch) {
        let contact = InputEvent.Contact(
            id: touch.contact, phase: .cancelled, device: .finger, location: touch.location)
        finished(contact, InputEvent(.contact(contact), timestamp: touch.timestamp))
    }
}

extension InputEvent.Contact {
    fileprivate var force: CGFloat { device == .pen ? CGFloat(pressure) : 0 }
}

extension InputEvent.Contact.Device {
    var touchType: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .pen: .pencil
        case .mouse: .indirectPointer
        }
    }
}
