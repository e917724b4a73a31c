// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an event, or a moment of its history, tells of mouse or pen beside the place.
struct PointerReading: Equatable {
    /// What a tablet measures, each in the units that GDK gives it.
    enum Axis {
        /// 0 to 1.
        case pressure
        /// -1 to 1, for 90 degrees from upright.
        case tiltX, tiltY
        /// 0 to 1, for a whole turn.
        case rotation
        /// 0 to 1.
        case distance
    }

    var device: InputEvent.Contact.Device
    /// 0 to 1; 1 of a device that does not tell.
    var pressure = 1.0
    /// How the pen is held; nil of what is no pen.
    var stylus: Stylus?

    static let mouse = PointerReading(device: .mouse)

    private init(device: InputEvent.Contact.Device) {
        self.device = device
    }

    /// - Parameter axis: what is told of an axis; nil for one that the device does not have. A mouse is not asked: X11
    ///   has a pressure of 0 for mice.
    init(_ device: InputEvent.Contact.Device, axis: (Axis) -> Double?) {
        self.init(device: device)
        guard device == .pen else { return }
        pressure = axis(.pressure) ?? 1
        stylus = Stylus(
            tiltX: (axis(.tiltX) ?? 0) * .pi / 2, tiltY: (axis(.tiltY) ?? 0) * .pi / 2,
            roll: (axis(.rotation) ?? 0) * 2 * .pi, distance: axis(.distance) ?? 0)
    }
}
