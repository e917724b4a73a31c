// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// How the time of a layer or an animation follows from its parent's.
///
/// `local = (parent - beginTime) * speed + timeOffset`. An animation's parent is its layer, or its group; a layer's is
/// its superlayer. To pause a layer with everything below it, give it the speed 0 and as `timeOffset` its time.
public protocol CAMediaTiming: AnyObject {
    /// Seconds of parent time; 0 in an animation that is added to a layer means "now".
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run. A layer has no end unless it is set.
    var duration: CFTimeInterval { get set }
    /// Seconds of its own time a second of the parent's. Below 0 an animation runs backwards.
    var speed: Float { get set }
    /// Seconds further in. An animation that begins further in takes as long as one that does not: what it left out
    /// comes at its end.
    var timeOffset: CFTimeInterval { get set }
    /// Runs; may be fractional. 0 counts as 1.
    var repeatCount: Float { get set }
    /// Seconds to repeat for; wins over `repeatCount` when not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its own time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    init(_ time: MediaTime) {
        switch (time.fillsBefore, time.fillsAfter) {
        case (true, true): self = .both
        case (true, false): self = .backwards
        case (false, true): self = .forwards
        case (false, false): self = .removed
        }
    }

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}

/// Who keeps its timing in a ``MediaTime``: layers and animations.
protocol MediaTimed: CAMediaTiming {
    var time: MediaTime { get set }
}

extension MediaTimed {
    public var beginTime: CFTimeInterval {
        get { time.beginTime }
        set { time.beginTime = newValue }
    }

    public var duration: CFTimeInterval {
        get { time.duration }
        set { time.duration = newValue }
    }

    public var speed: Float {
        get { Float(time.speed) }
        set { time.speed = Double(newValue) }
    }

    public var timeOffset: CFTimeInterval {
        get { time.timeOffset }
        set { time.timeOffset = newValue }
    }

    public var repeatCount: Float {
        get { Float(time.repeatCount) }
        set { time.repeatCount = Double(newValue) }
    }

    public var repeatDuration: CFTimeInterval {
        get { time.repeatDuration }
        set { time.repeatDuration = newValue }
    }

    public var autoreverses: Bool {
        get { time.autoreverses }
        set { time.autoreverses = newValue }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(time) }
        set { (time.fillsBefore, time.fillsAfter) = (newValue.fillsBefore, newValue.fillsAfter) }
    }
}
