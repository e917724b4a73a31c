// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The superclass of all animations: a change of a layer's appearance over time.
///
/// Adding an animation to a layer copies it. The copy runs; the original may be changed and added again.
open class CAAnimation: NSObject, NSCopying, CAAction {
    var time = MediaTime()

    /// The curve that maps the animation's time to its progress; nil for a linear one.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate; retained until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it has ended.
    open var isRemovedOnCompletion = true
    /// The frame rate at which the animation should be updated; no preference unless set.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The completion blocks of transactions and animation blocks that wait for this animation's end.
    package var ends: [AnimationEnd] = []
    /// The delay in seconds between the addition of the animation to a layer and its start; used only if no begin time
    /// is set.
    package var startDelay: CFTimeInterval = 0
    /// Whether the layer ignores touches while the animation runs.
    package var blocksInput = false
    /// The property animator that determines the progress instead of the animation's own timing; nil if there is none.
    package var driver: (any AnimationDriver)?
    /// The fraction of the duration of `driver`, the property animator, at which the animation begins.
    package var driverStart = 0.0

    /// Whether `animationDidStart` has been sent.
    var hasStarted = false
    /// Whether the animation has ended. Its end is handled only once, even if the animation stays on its layer.
    var hasStopped = false
    /// Whether `animationDidStop` has been sent.
    var hasReportedStop = false
    /// The moment of the animation that the last frame showed; nil if the animation showed nothing.
    var shown: Moment?
    /// The custom values that the app has set, by key.
    var keyedValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Ignores `coder` and creates an animation with default values, because archives of animations are not supported
    /// on this platform.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Copying

    /// Returns a copy with the same properties and delegate.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.makeOfRuntimeClass()
        copyState(to: copy)
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    /// Copies this animation's state to `copy`, which has the same class.
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

    /// Stores a custom value for a key. The copy that runs on a layer has the value too, so a delegate can tell
    /// animations apart.
    ///
    /// > Note: Keys of properties are not treated specially: they store a value, and do not set the property.
    open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// The value stored for `key`, or the class's default for it.
    open func value(forKey key: String) -> Any? { keyedValues[key] ?? type(of: self).defaultValue(forKey: key) }

    /// The default value for a key that was never set. Override it to give your own keys a default.
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

    /// The methods by which the animation is found by key when its class is not known.
    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(CAAnimation.self) { members in
            members.method("valueForKey:") { (animation: CAAnimation, key: String) in animation.value(forKey: key) }
            members.method("setValue:forKey:") { (animation: CAAnimation, value: Any?, key: String) in
                animation.setValue(value, forKey: key)
            }
        }
    }

    // MARK: Running

    /// Adds the animation to `anObject`, which is a layer, for the key `event`.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A position within the animation.
    struct Moment: Equatable {
        /// The time within the current repetition, in seconds.
        var time: CFTimeInterval
        var iteration = 0
        /// The progress that the animation's driver (a property animator) determines; nil for an animation without a
        /// driver.
        var progress: AnimatorTiming.Progress?
    }

    /// Whether the animation never ends.
    var isEndless: Bool { driver == nil && time.activeDuration == .infinity }

    /// The moment of the animation to show at `parentTime`; nil if the animation shows nothing at that time.
    ///
    /// - Parameters:
    ///   - parentTime: a time of the layer or group that the animation belongs to.
    ///   - clock: the same time on the display's clock.
    ///   - isDelayed: whether a replicator has moved `parentTime` back for one of its instances. Such a time may be
    ///     before the animation's start.
    func moment(at parentTime: CFTimeInterval, clock: CFTimeInterval, isDelayed: Bool = false) -> Moment? {
        if let driver {
            return Moment(time: 0, progress: driver.progress(from: driverStart, at: clock))
        }
        let phase = time.phase(at: alignedToFrameRate(parentTime), isDelayed: isDelayed)
        return phase.time.map { Moment(time: $0, iteration: phase.iteration) }
    }

    /// Moves `parentTime`, a time of the layer or group, back to the last update at the preferred frame rate. Returns
    /// the time unchanged if no rate is preferred.
    private func alignedToFrameRate(_ parentTime: CFTimeInterval) -> CFTimeInterval {
        guard let rate = preferredFrameRateRange.wantedRate, parentTime > time.beginTime else { return parentTime }
        let since = parentTime - time.beginTime
        // A time at or after the end is not moved back, so that the end is shown exactly at any frame rate.
        if since * abs(time.speed) >= time.activeDuration { return parentTime }
        return time.beginTime + (since * rate + 1e-6).rounded(.down) / rate
    }

    /// The progress at a moment of a repetition, separately along x and y: 0 to 1 unless the timing overshoots.
    func progress(at moment: Moment) -> AnimatorTiming.Progress {
        if let progress = moment.progress { return progress }
        let value = paced(time.duration > 0 ? moment.time / time.duration : 1)
        return AnimatorTiming.Progress(value, value)
    }

    /// The timing function's value at a fraction of the duration of one repetition.
    func paced(_ fraction: Double) -> Double {
        timingFunction?.curve.value(at: fraction) ?? fraction
    }

    /// Changes `layer`, a presentation copy, to the state at a moment.
    func apply(to layer: CALayer, at moment: Moment) {}

    /// Whether the animation replaces the value of the property `key`, rather than adding to it.
    func replacesValue(forKey key: String) -> Bool { false }

    /// The key paths that the animation changes; nil if it changes the layer's whole appearance, as a transition does.
    var changedKeyPaths: [String]? { [] }

    /// Called before the animation starts to run on a layer. A transition stores the layer's old appearance here, and a
    /// group prepares its members.
    func willRun(on layer: CALayer) {}
}

extension CAAnimation: MediaTimed {}

/// An object that determines the progress of animations instead of their own timing: a property animator.
package protocol AnimationDriver: AnyObject {
    /// Returns the progress of an animation.
    ///
    /// - Parameters:
    ///   - start: the fraction of the driver's time at which the animation begins.
    ///   - time: seconds on the display's clock.
    func progress(from start: Double, at time: CFTimeInterval) -> AnimatorTiming.Progress
    /// Whether the progress changes from frame to frame, now or after a delay.
    var isMoving: Bool { get }
    /// The time at which the progress began to change, or will begin to change, on the display's clock.
    var start: CFTimeInterval { get }
    /// Called in each frame, after the layers were updated to their animated values and before animation delegates are
    /// called.
    func framePassed(at time: CFTimeInterval)
}
