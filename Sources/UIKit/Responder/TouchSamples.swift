// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// The values of a touch at one moment.
struct TouchSample {
    /// The location in window coordinates.
    var location: CGPoint
    var timestamp: TimeInterval
    var force: CGFloat
    var stylus: Stylus?
}

/// The movements of a touch within one frame.
struct TouchSamples {
    private(set) var all: [TouchSample] = []
    /// The location before the first movement.
    private(set) var start = CGPoint.zero

    mutating func begin(at start: CGPoint) {
        self.start = start
        all.removeAll(keepingCapacity: true)
        if all.capacity < 32 { all.reserveCapacity(32) }
    }

    mutating func add(_ sample: TouchSample) {
        all.append(sample)
    }
}
