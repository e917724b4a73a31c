// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import Display

@Suite("Contact tracker: mouse, pen and fingers")
struct ContactTrackerTests {
    private let a = CGPoint(x: 10, y: 20)
    private let b = CGPoint(x: -5, y: 700)

    private func text(_ contact: InputEvent.Contact?) -> String {
        guard let contact else { return "nothing" }
        return "\(contact.id) \(contact.phase) \(contact.device) \(contact.button) at \(Int(contact.location.x))"
    }

    private func text(_ motion: ContactTracker.Motion) -> String {
        switch motion {
        case .hover: "hover"
        case .contact(let contact): text(contact)
        }
    }

    @Test("Several pressed buttons are one contact with the first button's number")
    func buttons() {
        var contacts = ContactTracker()
        #expect(text(contacts.pressed(.mouse, button: 2, at: a)) == "0 began mouse 2 at 10")
        #expect(text(contacts.pressed(.mouse, button: 1, at: a)) == "nothing")
        #expect(text(contacts.released(.mouse, button: 1, at: a)) == "nothing")
        #expect(text(contacts.released(.mouse, button: 2, at: b)) == "0 ended mouse 2 at -5")
        #expect(text(contacts.pressed(.mouse, button: 1, at: a)) == "0 began mouse 1 at 10")
    }

    @Test("A motion without a button is a hover, and cancels a contact whose release was lost")
    func motions() {
        var contacts = ContactTracker()
        #expect(text(contacts.moved(.mouse, to: a)) == "hover")
        _ = contacts.pressed(.mouse, button: 1, at: a)
        #expect(text(contacts.moved(.mouse, to: b)) == "0 moved mouse 1 at -5")
        #expect(text(contacts.moved(.mouse, to: a, isHeld: false)) == "0 cancelled mouse 1 at -5")
        #expect(text(contacts.moved(.mouse, to: a)) == "hover")
    }

    @Test("Each pen movement has its own pressure and tilt")
    func pen() {
        var contacts = ContactTracker()
        func pen(_ pressure: Double, tilt: Double) -> PointerReading {
            PointerReading(.pen) { axis in
                switch axis {
                case .pressure: pressure
                case .tiltX: tilt
                default: nil
                }
            }
        }
        let down = contacts.pressed(pen(0.2, tilt: 0), button: 1, at: a)
        #expect(down?.pressure == 0.2)
        #expect(down?.stylus == Stylus(altitude: .pi / 2))
        for (pressure, tilt) in [(0.4, 0.5), (0.6, 0.25)] {
            guard case .contact(let moved) = contacts.moved(pen(pressure, tilt: tilt), to: b) else {
                Issue.record("The pen is down")
                return
            }
            #expect(moved.pressure == pressure)
            #expect(abs((moved.stylus?.altitude ?? 0) - (1 - tilt) * .pi / 2) < 1e-9)
        }
        let plain = PointerReading(.pen) { _ in nil }
        #expect(plain.pressure == 1)
        #expect(plain.stylus?.altitude == .pi / 2)
        #expect(PointerReading(.mouse) { _ in 0 } == .mouse)
    }

    @Test("A finger gets the least free number and keeps it")
    func fingers() {
        var contacts = ContactTracker()
        #expect(contacts.touchBegan(0xA0, at: a).map(text) == ["2 began finger 1 at 10"])
        #expect(contacts.touchBegan(0xB0, at: a).map(text) == ["3 began finger 1 at 10"])
        #expect(text(contacts.touchEnded(0xA0, at: b)) == "2 ended finger 1 at -5")
        #expect(text(contacts.touchMoved(0xB0, to: b)) == "3 moved finger 1 at -5")
        #expect(contacts.touchBegan(0xC0, at: a).map(text) == ["2 began finger 1 at 10"])
        #expect(text(contacts.touchCancelled(0xB0)) == "3 cancelled finger 1 at -5")
        #expect(text(contacts.touchMoved(0xB0, to: b)) == "nothing")
    }

    @Test("A touch that begins twice is cancelled in between")
    func lostTouch() {
        var contacts = ContactTracker()
        _ = contacts.touchBegan(0xA0, at: a)
        #expect(
            contacts.touchBegan(0xA0, at: b).map(text) == ["2 cancelled finger 1 at 10", "2 began finger 1 at -5"])
    }

    @Test("cancelAll cancels every contact once")
    func cancelAll() {
        var contacts = ContactTracker()
        _ = contacts.touchBegan(0xA0, at: a)
        _ = contacts.pressed(PointerReading(.pen) { _ in nil }, button: 1, at: a)
        _ = contacts.pressed(.mouse, button: 1, at: a)
        #expect(contacts.cancelAll().map(\.id) == [0, 1, 2])
        #expect(contacts.cancelAll().isEmpty)
        #expect(text(contacts.released(.mouse, button: 1, at: a)) == "nothing")
        #expect(text(contacts.touchEnded(0xA0, at: a)) == "nothing")
    }
}
