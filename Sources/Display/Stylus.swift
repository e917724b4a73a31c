// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The orientation and distance of a pen.
package struct Stylus: Sendable, Equatable {
    /// The angle between pen and surface in radians: half of pi is upright, 0 is flat.
    package var altitude: Double
    /// The direction of the pen's upper end, in radians clockwise from the surface's x axis.
    package var azimuth: Double
    /// The rotation of the pen around its own axis, in radians.
    package var roll: Double
    /// The distance from the surface: 0 on the surface, 1 at the greatest distance that the device measures.
    package var distance: Double

    package init(altitude: Double = .pi / 2, azimuth: Double = 0, roll: Double = 0, distance: Double = 0) {
        self.altitude = altitude
        self.azimuth = azimuth
        self.roll = roll
        self.distance = distance
    }

    /// Converts a tablet's tilt angles to altitude and azimuth.
    ///
    /// - Parameters:
    ///   - tiltX: the tilt to the right, in radians from upright.
    ///   - tiltY: the tilt towards the user, in radians from upright.
    ///   - roll: the rotation about the pen's own axis, in radians.
    ///   - distance: the distance of the pen from the surface, 0 to 1.
    package init(tiltX: Double, tiltY: Double, roll: Double = 0, distance: Double = 0) {
        let lean = (x: tan(Stylus.clampedTilt(tiltX)), y: tan(Stylus.clampedTilt(tiltY)))
        let length = (lean.x * lean.x + lean.y * lean.y).squareRoot()
        self.init(
            altitude: atan2(1, length), azimuth: length > 0 ? atan2(lean.y, lean.x) : 0, roll: roll,
            distance: distance)
    }

    /// Limits a tilt to less than 90 degrees, because the tangent of 90 degrees is infinite.
    private static func clampedTilt(_ tilt: Double) -> Double { min(max(tilt, -1.57), 1.57) }
}
