// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITouch {
    /// The properties of a touch that may be estimates.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    /// The estimated properties: the location of a predicted touch, and for a pen also its force and angles. No
    /// property of any other touch is estimated.
    public var estimatedProperties: Properties {
        guard isPredicted else { return [] }
        return type == .pencil ? [.force, .azimuth, .altitude, .location] : .location
    }

    /// The estimated properties that will be updated; always empty, because devices report final values.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The identifier by which later updates of estimated properties refer to the touch; always nil, because there are
    /// no such updates.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// The radius of the contact area, in points. For a finger it is the usual radius of a fingertip, because screens
    /// do not report the finger's size. For pointers and pens it is 0.
    public var majorRadius: CGFloat { type == .direct ? CGFloat(Thresholds.Finger.radius) : 0 }

    /// The uncertainty of ``majorRadius``, in points.
    public var majorRadiusTolerance: CGFloat { type == .direct ? CGFloat(Thresholds.Finger.radiusTolerance) : 0 }
}
