// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A user's input, in window coordinates: points with the origin at the top left.
package struct InputEvent: Sendable {
    package var kind: Kind
    /// The time of the input, in seconds on the display's clock.
    package var timestamp: CFTimeInterval
    package var modifiers: Modifiers

    package init(_ kind: Kind, timestamp: CFTimeInterval, modifiers: Modifiers = []) {
        self.kind = kind
        self.timestamp = timestamp
        self.modifiers = modifiers
    }

    package enum Kind: Sendable {
        /// A movement of a mouse without a pressed button, or of a pen that does not touch; `nil` if the mouse or pen
        /// left the window.
        case hover(Hover?)
        /// A change of a contact: a finger, a pen, or a mouse with a button down.
        case contact(Contact)
        case scroll(Scroll)
        /// A pinch or rotation with two fingers on a trackpad.
        case transform(Transform)
        case key(Key)
        /// Text from an input method or the keyboard.
        case text(String)
    }

    /// The state of a finger, a pen or a pressed mouse on the window.
    package struct Contact: Sendable {
        package enum Phase: Sendable { case began, moved, ended, cancelled }
        package enum Device: Sendable { case finger, pen, mouse }

        /// The identifier, constant from `began` to `ended` or `cancelled` and unique among contacts that are down.
        package var id: Int
        package var phase: Phase
        package var device: Device
        package var location: CGPoint
        /// The mouse button: 1 is the primary, 2 the secondary, 3 the middle one; 1 for fingers.
        package var button: Int
        /// The pressure, from 0 to 1; 1 if the device does not measure it.
        package var pressure: Double
        /// The orientation of the pen; nil if the device does not report it.
        package var stylus: Stylus?

        package init(
            id: Int, phase: Phase, device: Device, location: CGPoint, button: Int = 1, pressure: Double = 1,
            stylus: Stylus? = nil
        ) {
            self.id = id
            self.phase = phase
            self.device = device
            self.location = location
            self.button = button
            self.pressure = pressure
            self.stylus = stylus
        }
    }

    /// The location of a mouse without a pressed button, or of a pen that does not touch.
    package struct Hover: Sendable {
        package var location: CGPoint
        package var device: Contact.Device
        /// The orientation of the pen; nil if the device does not report it.
        package var stylus: Stylus?

        package init(_ location: CGPoint, device: Contact.Device = .mouse, stylus: Stylus? = nil) {
            self.location = location
            self.device = device
            self.stylus = stylus
        }
    }

    /// A turn of the mouse wheel or a scroll on a trackpad.
    package struct Scroll: Sendable {
        package enum Phase: Sendable {
            /// One notch of a wheel, which has no beginning and no end.
            case notch
            /// A phase of a trackpad scroll, or of the desktop's momentum after it.
            case began, changed, ended
        }

        package var location: CGPoint
        /// The change of the content offset in points; a positive `dy` shows later rows.
        package var delta: CGVector
        package var phase: Phase

        package init(location: CGPoint, delta: CGVector, phase: Phase) {
            self.location = location
            self.delta = delta
            self.phase = phase
        }
    }

    /// The total pinch and rotation of two fingers on a trackpad since the gesture began.
    package struct Transform: Sendable {
        package enum Phase: Sendable { case began, changed, ended, cancelled }

        /// The pointer's location.
        package var location: CGPoint
        package var phase: Phase
        /// The current distance between the fingers, divided by their distance when the gesture began.
        package var scale: Double
        /// The rotation since the gesture began, in radians clockwise.
        package var rotation: Double

        package init(location: CGPoint, phase: Phase, scale: Double = 1, rotation: Double = 0) {
            self.location = location
            self.phase = phase
            self.scale = scale
            self.rotation = rotation
        }
    }

    /// A key that went down, repeated or went up.
    package struct Key: Sendable {
        package enum Phase: Sendable { case down, repeated, up }

        /// The key's USB HID usage, as in `UIKeyboardHIDUsage`.
        package var usage: Int
        package var phase: Phase
        /// The text that the key types with the held modifiers; empty for keys that type nothing.
        package var characters: String
        package var charactersIgnoringModifiers: String

        package init(
            usage: Int, phase: Phase, characters: String = "", charactersIgnoringModifiers: String = ""
        ) {
            self.usage = usage
            self.phase = phase
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers
        }
    }

    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let capsLock = Modifiers(rawValue: 1)
        package static let shift = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
        package static let alternate = Modifiers(rawValue: 8)
        /// The Super or Windows key. On this platform, both this key and ``control`` act as UIKit's command key.
        package static let command = Modifiers(rawValue: 16)
    }
}
