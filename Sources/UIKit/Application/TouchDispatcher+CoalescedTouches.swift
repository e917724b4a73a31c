// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

extension TouchDispatcher {
    /// Stores a touch movement, which is sent at the next frame or before the next event of another kind.
    func coalesce(_ contact: InputEvent.Contact, _ event: InputEvent) {
        guard let touch = touch(of: contact), let window = touch.currentWindow else { return }
        touch.queuedSamples.add(sample(of: contact, in: window, at: event.timestamp))
        self.event?.modifierFlags = UIKeyModifierFlags(event.modifiers)
        guard !hasCoalescedTouches else { return }
        hasCoalescedTouches = true
        host.requestFrame()
    }

    /// Sends the coalesced movements since the last frame: all touches in one event, each with all its movements.
    func deliverCoalescedTouches() {
        guard hasCoalescedTouches, let event else { return }
        hasCoalescedTouches = false
        var time = event.time
        var pressed: UITouch?
        for touch in event.touches {
            guard let moved = touch.applyQueuedSamples() else { continue }
            time = max(time, moved)
            pressed = touch
        }
        event.time = time
        send(event, button: pressed)
    }
}
