// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pressure and orientation of a mouse or pen in an event, or in one of the movements that GDK has coalesced into
/// an event.
struct PointerReading: Equatable {
    /// A tablet's measured axis, in GDK's units.
    enum Axis {
        /// The pressure, from 0 to 1.
        case pressure
        /// The tilt, from -1 to 1; 1 is 90 degrees from upright.
        case tiltX, tiltY
        /// The rotation around the pen's axis, from 0 to 1; 1 is a full turn.
        case rotation
        /// The pen's distance from the tablet's surface, from 0 to 1.
        case distance
    }

    var device: InputEvent.Contact.Device
    /// The pressure, from 0 to 1; 1 for a device that does not measure it.
    var pressure = 1.0
    /// The orientation of the pen; nil for a mouse.
    var stylus: Stylus?

    static let mouse = PointerReading(device: .mouse)

    private init(device: InputEvent.Contact.Device) {
        self.device = device
    }

    /// Reads the axes of a pen. A mouse's axes are not read, because X11 reports a pressure of 0 for mice.
    ///
    /// - Parameter axis: returns the value of an axis; nil if the device does not have it.
    init(_ device: InputEvent.Contact.Device, axis: (Axis) -> Double?) {
        self.init(device: device)
        guard device == .pen else { return }
        pressure = axis(.pressure) ?? 1
        stylus = Stylus(
            tiltX: (axis(.tiltX) ?? 0) * .pi / 2, tiltY: (axis(.tiltY) ?? 0) * .pi / 2,
            roll: (axis(.rotation) ?? 0) * 2 * .pi, distance: axis(.distance) ?? 0)
    }
}
