// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a pen is held.
package struct Stylus: Sendable, Equatable {
    /// Radians between the pen and the surface: half of pi upright, 0 flat.
    package var altitude: Double
    /// Radians from the surface's x axis, clockwise, to where the pen's upper end points.
    package var azimuth: Double
    /// Radians that the pen is turned about itself.
    package var roll: Double
    /// 0 on the surface to 1 as far off as the device can tell.
    package var distance: Double

    package init(altitude: Double = .pi / 2, azimuth: Double = 0, roll: Double = 0, distance: Double = 0) {
        self.altitude = altitude
        self.azimuth = azimuth
        self.roll = roll
        self.distance = distance
    }

    /// From what a tablet tells: the lean to the right and towards the hand, in radians from upright.
    package init(tiltX: Double, tiltY: Double, roll: Double = 0, distance: Double = 0) {
        let lean = (x: tan(Stylus.leaning(tiltX)), y: tan(Stylus.leaning(tiltY)))
        let length = (lean.x * lean.x + lean.y * lean.y).squareRoot()
        self.init(
            altitude: atan2(1, length), azimuth: length > 0 ? atan2(lean.y, lean.x) : 0, roll: roll,
            distance: distance)
    }

    /// A pen that lies flat has no tangent.
    private static func leaning(_ tilt: Double) -> Double { min(max(tilt, -1.57), 1.57) }
}
