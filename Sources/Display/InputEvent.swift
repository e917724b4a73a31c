// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Something a person did, in window coordinates: points, origin at the top left.
package struct InputEvent: Sendable {
    package var kind: Kind
    /// Seconds on the display's clock.
    package var timestamp: CFTimeInterval
    package var modifiers: Modifiers

    package init(_ kind: Kind, timestamp: CFTimeInterval, modifiers: Modifiers = []) {
        self.kind = kind
        self.timestamp = timestamp
        self.modifiers = modifiers
    }

    package enum Kind: Sendable {
        /// Mouse or pen moved and touched nothing; `nil` when it left the window.
        case hover(Hover?)
        /// A contact of a finger, a pen, or a mouse with a button down.
        case contact(Contact)
        case scroll(Scroll)
        /// Two fingers on a trackpad that pinch and turn.
        case transform(Transform)
        case key(Key)
        /// Text that an input method or the keyboard made.
        case text(String)
    }

    /// A finger, pen or pressed mouse on the window.
    package struct Contact: Sendable {
        package enum Phase: Sendable { case began, moved, ended, cancelled }
        package enum Device: Sendable { case finger, pen, mouse }

        /// The same from `began` to `ended` or `cancelled`; unique among contacts that are down.
        package var id: Int
        package var phase: Phase
        package var device: Device
        package var location: CGPoint
        /// 1 the primary button, 2 the secondary, 3 the middle one; 1 for fingers.
        package var button: Int
        /// 0 to 1; 1 where the device does not say.
        package var pressure: Double
        /// How the pen is held, where it tells.
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

    /// Where mouse or pen are while they touch nothing.
    package struct Hover: Sendable {
        package var location: CGPoint
        package var device: Contact.Device
        /// How the pen is held, where it tells.
        package var stylus: Stylus?

        package init(_ location: CGPoint, device: Contact.Device = .mouse, stylus: Stylus? = nil) {
            self.location = location
            self.device = device
            self.stylus = stylus
        }
    }

    /// A turn of the wheel or a movement on a trackpad.
    package struct Scroll: Sendable {
        package enum Phase: Sendable {
            /// One notch of a wheel: no beginning and no end.
            case notch
            /// Fingers on a trackpad, and the momentum the desktop gives after them.
            case began, changed, ended
        }

        package var location: CGPoint
        /// How far the content offset should change, in points: positive y shows later rows.
        package var delta: CGVector
        package var phase: Phase

        package init(location: CGPoint, delta: CGVector, phase: Phase) {
            self.location = location
            self.delta = delta
            self.phase = phase
        }
    }

    /// What two fingers on a trackpad have done since they began.
    package struct Transform: Sendable {
        package enum Phase: Sendable { case began, changed, ended, cancelled }

        /// Where the pointer is.
        package var location: CGPoint
        package var phase: Phase
        /// The fingers' distance as a share of that at the beginning.
        package var scale: Double
        /// Radians turned since the beginning, clockwise.
        package var rotation: Double

        package init(location: CGPoint, phase: Phase, scale: Double = 1, rotation: Double = 0) {
            self.location = location
            self.phase = phase
            self.scale = scale
            self.rotation = rotation
        }
    }

    /// A key went down or up.
    package struct Key: Sendable {
        package enum Phase: Sendable { case down, repeated, up }

        /// The key's USB HID usage, as in `UIKeyboardHIDUsage`.
        package var usage: Int
        package var phase: Phase
        /// What it would type with the modifiers held; empty for keys that type nothing.
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
        /// The Super or Windows key: UIKit's command key is ``control`` on this platform, and this one too.
        package static let command = Modifiers(rawValue: 16)
    }
}
