// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The frames a second at which is tried what depends on time.
let frameRates = [30.0, 60, 120]

extension TestFinger {
    /// Moves to and fro about where it is.
    func tremble(by distance: CGFloat, every seconds: TimeInterval, times: Int) {
        let middle = location
        for step in 0..<times {
            hold(seconds)
            move(to: middle + CGVector(dx: step.isMultiple(of: 2) ? distance : -distance, dy: 0))
        }
    }

    /// Holds still where what it carries something over scrolls.
    ///
    /// - Parameter offset: how far it has scrolled, in points.
    /// - Returns: the points it scrolls by in a second, once it has got up its speed.
    func wayInASecond(_ offset: () -> CGFloat) -> CGFloat {
        hold(1)
        let before = offset()
        hold(1)
        return offset() - before
    }
}

/// Expects that as much is scrolled at each rate (I28).
///
/// - Parameter way: the points scrolled at so many frames a second.
@MainActor
func expectSameWay(
    _ sourceLocation: SourceLocation = #_sourceLocation, _ way: (_ rate: Double) throws -> CGFloat
) rethrows {
    let ways = try frameRates.map(way)
    #expect(
        ways[1] > CGFloat(100) && ways.allSatisfy { abs($0 - ways[1]) < ways[1] * 0.05 }, "\(ways)",
        sourceLocation: sourceLocation)
}
