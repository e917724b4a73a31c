// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The frame rates, in frames a second, at which tests of animations run.
let frameRates = [30.0, 60, 120]

extension TestFinger {
    /// Moves the finger alternately to the right and to the left of its location by `distance` points. It makes `times`
    /// moves, and holds the finger for `seconds` seconds before each.
    func jitter(by distance: CGFloat, every seconds: TimeInterval, times: Int) {
        let middle = location
        for step in 0..<times {
            hold(seconds)
            move(to: middle + CGVector(dx: step.isMultiple(of: 2) ? distance : -distance, dy: 0))
        }
    }

    /// Holds the finger still for two seconds while a drag scrolls a view, and measures the scrolling in the last
    /// second.
    ///
    /// - Parameter offset: returns the current content offset, in points.
    /// - Returns: the distance of the scrolling in one second, after the acceleration.
    func distanceInOneSecond(_ offset: () -> CGFloat) -> CGFloat {
        hold(1)
        let before = offset()
        hold(1)
        return offset() - before
    }
}

/// Checks that autoscroll covers the same distance at each frame rate (I28).
///
/// - Parameter measureDistance: scrolls at the given frame rate, in frames a second, and returns the distance in
///   points.
@MainActor
func expectSameDistance(
    _ sourceLocation: SourceLocation = #_sourceLocation, _ measureDistance: (_ rate: Double) throws -> CGFloat
) rethrows {
    let distances = try frameRates.map(measureDistance)
    #expect(
        distances[1] > CGFloat(100), "\(distances)",
        sourceLocation: sourceLocation)
    #expect(
        distances.allSatisfy { abs($0 - distances[1]) < distances[1] * 0.05 }, "\(distances)",
        sourceLocation: sourceLocation)
}
