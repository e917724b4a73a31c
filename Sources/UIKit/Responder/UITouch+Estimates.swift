// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITouch {
    /// What a touch may tell as an estimate.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    /// What is guessed rather than measured: everything of a touch that was predicted, nothing of any other.
    public var estimatedProperties: Properties {
        guard isPredicted else { return [] }
        return type == .pencil ? [.force, .azimuth, .altitude, .location] : .location
    }

    /// What will be told better later: nothing, devices here tell all they know at once.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// What later updates of the touch are known by: nil, there are none.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// Points from the middle of what touches to its edge: a fingertip's for fingers, whose screens do not say; 0 for
    /// what is pointed.
    public var majorRadius: CGFloat { type == .direct ? CGFloat(Thresholds.Finger.radius) : 0 }

    /// Points by which ``majorRadius`` may be wrong.
    public var majorRadiusTolerance: CGFloat { type == .direct ? CGFloat(Thresholds.Finger.radiusTolerance) : 0 }
}
