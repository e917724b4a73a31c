// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The contacts that are down: how presses, motions and touches become contacts with small, stable numbers.
///
/// The mouse is contact 0 and the pen contact 1; fingers take the least free number from 2.
struct ContactTracker {
    typealias Contact = InputEvent.Contact

    /// A touch of the windowing system, whatever it names it by.
    typealias Sequence = UInt

    /// What a motion of mouse or pen means.
    enum Motion {
        case contact(Contact)
        case hover
    }

    private var down: [Int: Contact] = [:]
    private var fingers: [Sequence: Int] = [:]

    private static func id(_ device: Contact.Device) -> Int {
        device == .pen ? 1 : 0
    }

    /// The button that holds the mouse's or pen's contact down, if one does.
    func button(of device: Contact.Device) -> Int? {
        down[Self.id(device)]?.button
    }

    // MARK: - Mouse and pen

    /// - Returns: nothing for a further button: several buttons are one contact, of the first.
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

    /// - Parameter isHeld: whether the contact's button is still down, as far as the event tells. A release that never
    ///   arrived, because another program took the pointer, cancels.
    mutating func moved(_ pointer: PointerReading, to location: CGPoint, isHeld: Bool = true) -> Motion {
        let id = Self.id(pointer.device)
        guard down[id] != nil else { return .hover }
        if !isHeld { return .contact(end(id, .cancelled)!) }
        return .contact(move(id, location, pointer.pressure, pointer.stylus))
    }

    /// - Returns: nothing for a button that is not the contact's.
    mutating func released(_ device: Contact.Device, button: Int, at location: CGPoint) -> Contact? {
        let id = Self.id(device)
        guard down[id]?.button == button else { return nil }
        return end(id, .ended, at: location)
    }

    /// The windowing system took mouse or pen away.
    mutating func broke(_ device: Contact.Device) -> Contact? {
        end(Self.id(device), .cancelled)
    }

    // MARK: - Fingers

    /// - Returns: also the end of a touch of the same name that was never told of.
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

    // MARK: - All

    /// Whether anything is down.
    var isDown: Bool { !down.isEmpty }

    /// The surface goes away, or loses every pointer at once.
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
