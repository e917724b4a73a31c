// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The contacts that are down: fingers, and a pressed mouse or pen. Converts presses, motions and touches to contacts
/// with small, stable identifiers.
///
/// The mouse is contact 0 and the pen is contact 1. A finger gets the smallest free identifier from 2 on.
struct ContactTracker {
    typealias Contact = InputEvent.Contact

    /// The windowing system's identifier of a touch.
    typealias Sequence = UInt

    /// The result of a motion of the mouse or pen: a change of its contact, or a hover.
    enum Motion {
        case contact(Contact)
        case hover
    }

    private var down: [Int: Contact] = [:]
    private var fingers: [Sequence: Int] = [:]

    private static func id(_ device: Contact.Device) -> Int {
        device == .pen ? 1 : 0
    }

    /// The button with which the mouse's or pen's contact began; nil if there is no contact.
    func button(of device: Contact.Device) -> Int? {
        down[Self.id(device)]?.button
    }

    // MARK: - Mouse and pen

    /// Begins a contact of the mouse or pen.
    ///
    /// - Returns: the new contact; nil if another button is already pressed, because several pressed buttons are one
    ///   contact, which belongs to the first button.
    mutating func pressed(_ pointer: PointerReading, button: Int, at location: CGPoint) -> Contact? {
        let id = Self.id(pointer.device)
        guard down[id] == nil else { return nil }
        var contact = Contact(
            id: id, phase: .began, device: pointer.device, location: location, button: button,
            pressure: pointer.pressure)
        contact.stylus = pointer.stylus
        down[id] = contact
        return contact
    }

    /// Moves or cancels the contact of the mouse or pen, or reports a hover.
    ///
    /// - Parameter isHeld: whether the contact's button is still down according to the event. If it is not, another app
    ///   grabbed the pointer, so the release never arrived, and the contact is cancelled.
    mutating func moved(_ pointer: PointerReading, to location: CGPoint, isHeld: Bool = true) -> Motion {
        let id = Self.id(pointer.device)
        guard down[id] != nil else { return .hover }
        if !isHeld { return .contact(end(id, .cancelled)!) }
        return .contact(move(id, location, pointer.pressure, pointer.stylus))
    }

    /// Ends the contact of the mouse or pen.
    ///
    /// - Returns: the ended contact; nil if there is none, or if it did not begin with this button.
    mutating func released(_ device: Contact.Device, button: Int, at location: CGPoint) -> Contact? {
        let id = Self.id(device)
        guard down[id]?.button == button else { return nil }
        return end(id, .ended, at: location)
    }

    /// Cancels the contact of the mouse or pen, because another window or app has grabbed the pointer. Returns the
    /// cancelled contact; nil if there was none.
    mutating func grabBroken(_ device: Contact.Device) -> Contact? {
        end(Self.id(device), .cancelled)
    }

    // MARK: - Fingers

    /// Begins a contact of a finger.
    ///
    /// - Returns: the new contact. If an earlier touch with the same identifier has not ended, its cancelled contact
    ///   precedes the new one.
    mutating func touchBegan(_ sequence: Sequence, at location: CGPoint) -> [Contact] {
        let lost = touchCancelled(sequence)
        let id = (2...).first { down[$0] == nil }!
        let contact = Contact(id: id, phase: .began, device: .finger, location: location)
        fingers[sequence] = id
        down[id] = contact
        return [lost, contact].compactMap { $0 }
    }

    mutating func touchMoved(_ sequence: Sequence, to location: CGPoint) -> Contact? {
        fingers[sequence].map { move($0, location, 1, nil) }
    }

    mutating func touchEnded(_ sequence: Sequence, at location: CGPoint) -> Contact? {
        fingers.removeValue(forKey: sequence).flatMap { end($0, .ended, at: location) }
    }

    mutating func touchCancelled(_ sequence: Sequence) -> Contact? {
        fingers.removeValue(forKey: sequence).flatMap { end($0, .cancelled) }
    }

    // MARK: - All contacts

    /// Whether a contact is down.
    var isDown: Bool { !down.isEmpty }

    /// Cancels all contacts, because the surface closes or has lost the pointer to a system drag.
    mutating func cancelAll() -> [Contact] {
        fingers = [:]
        return down.keys.sorted().compactMap { end($0, .cancelled) }
    }

    private mutating func move(
        _ id: Int, _ location: CGPoint, _ pressure: Double, _ stylus: Stylus?
    ) -> Contact {
        var contact = down[id]!
        contact.phase = .moved
        contact.location = location
        contact.pressure = pressure
        contact.stylus = stylus
        down[id] = contact
        return contact
    }

    private mutating func end(_ id: Int, _ phase: Contact.Phase, at location: CGPoint? = nil) -> Contact? {
        guard var contact = down.removeValue(forKey: id) else { return nil }
        contact.phase = phase
        contact.location = location ?? contact.location
        return contact
    }
}
