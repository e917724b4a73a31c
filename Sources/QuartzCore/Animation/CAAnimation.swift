// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// A change over time of what a layer shows; its subclasses say which.
///
/// Adding one to a layer copies it. The copy runs; the original may be changed and added again.
open class CAAnimation: NSObject, NSCopying, CAAction {
    var time = MediaTime()

    /// nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Retained until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of it at its end.
    open var isRemovedOnCompletion = true
    /// How often a second it is worth showing it anew; no preference unless set.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// What waits for its end: completion blocks of transactions and of animation blocks.
    package var ends: [AnimationEnd] = []
    /// Seconds to wait, where it begins at no set time.
    package var startDelay: CFTimeInterval = 0
    /// Whether touches pass the layer by while this runs.
    package var blocksInput = false
    /// Whoever says how far it has come, in place of its own timing.
    package var driver: (any AnimationDriver)?
    /// The fraction of the driver's time at which this begins.
    package var driverStart = 0.0

    /// Whether `animationDidStart` has been sent.
    var hasStarted = false
    /// Whether its end has been noticed; one that stays on its layer stops once all the same.
    var hasStopped = false
    var hasToldStop = false
    /// What was last shown of it.
    var shown: Moment?
    /// Values under keys of the app's own.
    var keyedValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// An animation as it is made: archives hold none on this platform.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.makeOfRuntimeClass()
        copyState(to: copy)
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    /// Gives `copy`, of the same class, what this has.
    package func copyState(to copy: CAAnimation) {
        copy.time = time
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.ends = ends
        copy.startDelay = startDelay
        copy.blocksInput = blocksInput
        copy.driver = driver
        copy.driverStart = driverStart
        copy.keyedValues = keyedValues
    }

    // MARK: Values by key

    /// Keeps a value of the app's own, which the copy on the layer has too: how a delegate tells animations apart.
    ///
    /// > Note: Keys of properties are no different from others here: Swift has no key-value coding on this platform.
    public func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// What was kept under `key`, or else the class's default for it.
    public func value(forKey key: String) -> Any? { keyedValues[key] ?? type(of: self).defaultValue(forKey: key) }

    /// The value of a property that was never set; override it to give your own keys one.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
        case "repeatCount": Float(0)
        case "speed": Float(1)
        case "autoreverses": false
        case "fillMode": CAMediaTimingFillMode.removed
        case "removedOnCompletion": true
        default: nil
        }
    }

    // MARK: Running

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Where in it a moment lies.
    struct Moment: Equatable {
        /// Seconds into a run.
        var time: CFTimeInterval
        var iteration = 0
        /// How far it has come, where a driver says so.
        var progress: AnimatorPace.Progress?
    }

    /// Whether it goes on without an end.
    var isEndless: Bool { driver == nil && time.activeDuration == .infinity }

    /// What it shows at a time of its parent, which is the moment `clock` of the display's; nil for nothing.
    ///
    /// - Parameter isDelayed: whether the time is an earlier one, in which it may not have begun.
    func moment(at parentTime: CFTimeInterval, clock: CFTimeInterval, isDelayed: Bool = false) -> Moment? {
        if let driver {
            return Moment(time: 0, progress: driver.progress(from: driverStart, at: clock))
        }
        let phase = time.phase(at: steadied(parentTime), isDelayed: isDelayed)
        return phase.time.map { Moment(time: $0, iteration: phase.iteration) }
    }

    /// `parentTime`, moved back to the last one that is worth a picture where fewer than all frames are wanted.
    private func steadied(_ parentTime: CFTimeInterval) -> CFTimeInterval {
        guard let rate = preferredFrameRateRange.wantedRate, parentTime > time.beginTime else { return parentTime }
        let since = parentTime - time.beginTime
        // At its end it is at its end, however the frames fall.
        if since * abs(time.speed) >= time.activeDuration { return parentTime }
        return time.beginTime + (since * rate + 1e-6).rounded(.down) / rate
    }

    /// How far a run has come at a moment, 0 to 1 unless it overshoots; pairs are along x and y.
    func progress(at moment: Moment) -> AnimatorPace.Progress {
        if let progress = moment.progress { return progress }
        let value = paced(time.duration > 0 ? moment.time / time.duration : 1)
        return AnimatorPace.Progress(value, value)
    }

    /// The pace laid over a fraction of the run's time.
    func paced(_ fraction: Double) -> Double {
        timingFunction?.curve.value(at: fraction) ?? fraction
    }

    /// Changes `layer`, a presentation copy, to what it shows at a moment.
    func apply(to layer: CALayer, at moment: Moment) {}

    /// Whether it says what a property is, rather than what is added to it.
    func replacesValue(forKey key: String) -> Bool { false }

    /// The key paths whose pictures it changes; nil for all of them.
    var changedKeyPaths: [String]? { [] }

    /// Gets ready to run on a layer.
    func willRun(on layer: CALayer) {}
}

extension CAAnimation: MediaTimed {}

/// Who decides how far animations have come, in place of their own timing: a property animator.
package protocol AnimationDriver: AnyObject {
    /// - Parameters:
    ///   - start: the fraction of the driver's time at which the animation begins.
    ///   - time: seconds on the display's clock.
    func progress(from start: Double, at time: CFTimeInterval) -> AnimatorPace.Progress
    /// Whether it changes from frame to frame, or will.
    var isMoving: Bool { get }
    /// When it began to move, or will, on the display's clock.
    var start: CFTimeInterval { get }
    /// Called after everything was sampled at a frame's time, and before anyone is told of ends.
    func framePassed(at time: CFTimeInterval)
}
