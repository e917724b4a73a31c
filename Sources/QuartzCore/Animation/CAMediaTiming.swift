// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an animation's own time follows from its parent's.
///
/// `local = (parent - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming: AnyObject {
    /// Seconds of parent time; 0 in an animation being added means "now".
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run.
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    /// Runs; may be fractional. 0 counts as 1.
    var repeatCount: Float { get set }
    /// Seconds to repeat for; wins over `repeatCount` when not 0.
    var repeatDuration: CFTimeInterval { get set }
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

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}

/// Where an animation is at a moment: pure arithmetic over `CAMediaTiming`'s numbers.
struct AnimationPhase: Equatable {
    /// Seconds into the current run, 0 to `duration`, counted backwards in an autoreversed one; nil when it shows nothing.
    var time: CFTimeInterval?
    /// Whether it has run to its end.
    var isFinished: Bool

    init(of timing: CAAnimation, duration: CFTimeInterval, at parentTime: CFTimeInterval) {
        let sinceBegin = timing.beginsAtOnce ? max(parentTime - timing.beginTime, 0) : parentTime - timing.beginTime
        let local = sinceBegin * Double(timing.speed) + timing.timeOffset
        let run = timing.autoreverses ? duration * 2 : duration
        let runs = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
        let total = timing.repeatDuration > 0 ? timing.repeatDuration : run * runs
        isFinished = local >= total && timing.speed > 0
        if local < 0 {
            time = timing.fillMode.fillsBefore ? 0 : nil
            return
        }
        if isFinished {
            time = timing.fillMode.fillsAfter ? (timing.autoreverses ? 0 : duration) : nil
            return
        }
        guard run > 0 else {
            time = 0
            return
        }
        let within = local.truncatingRemainder(dividingBy: run)
        time = within <= duration ? within : run - within
    }
}
