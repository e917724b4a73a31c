// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The timing of a layer or an animation, relative to its parent's time.
///
/// `local = (parent - beginTime) * speed + timeOffset`. An animation's parent is its layer or its group; a layer's
/// parent is its superlayer. To pause a layer and its sublayers, set its speed to 0 and `timeOffset` to the current
/// time.
public protocol CAMediaTiming: AnyObject {
    /// The begin time in the parent's time, in seconds; 0 in an animation added to a layer means the current time.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition in seconds. A layer without a duration has no end.
    var duration: CFTimeInterval { get set }
    /// The speed of the local time, relative to the parent's. A negative speed runs an animation backwards.
    var speed: Float { get set }
    /// An offset added to the local time, in seconds. It does not shorten an animation: the part that is skipped at the
    /// beginning is shown at the end.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions, which may be fractional; 0 counts as 1.
    var repeatCount: Float { get set }
    /// The time for which to repeat, in seconds. A value other than 0 overrides `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each repetition is followed by one in reverse.
    var autoreverses: Bool { get set }
    /// The values shown before and after the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shows the last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the first value before the beginning and the last value after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows the animation only during its active duration.
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

/// A layer or an animation, which stores its timing in a `MediaTime`.
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
