// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a layer runs when a property of it changes.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "No action": ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What an animation tells.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is whether it ran to its end, rather than being removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time of what a layer shows; its subclasses say which.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    public var beginTime: CFTimeInterval = 0
    public var duration: CFTimeInterval = 0
    public var speed: Float = 1
    public var timeOffset: CFTimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed

    /// nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Retained until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of it at its end.
    open var isRemovedOnCompletion = true

    /// What waits for this animation's end: a transaction's completion block, a view animation's.
    package var group: AnimationGroupEnd?
    /// Whether it was added to begin now: a frame's time may lie a little before the event that began it, and the
    /// animation has begun all the same.
    package internal(set) var beginsAtOnce = false
    /// Whether touches pass the layer by while this runs.
    package var blocksInput = false
    /// Whether `animationDidStart` has been sent.
    var hasStarted = false
    /// Whether its end has been noticed; one that stays on its layer stops once all the same.
    var hasStopped = false
    var hasToldStop = false

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimation()
        copyTiming(to: copy)
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    package func copyTiming(to copy: CAAnimation) {
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.group = group
        copy.blocksInput = blocksInput
    }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Seconds of one run, where the kind of animation knows better than `duration`.
    package var runDuration: CFTimeInterval { duration }

    /// Whether it goes on without an end.
    package var isEndless: Bool {
        repeatCount == .infinity || repeatCount >= .greatestFiniteMagnitude || repeatDuration == .infinity
    }

    /// Changes `layer`, a presentation copy, to what it shows `time` seconds into a run.
    package func apply(to layer: CALayer, time: CFTimeInterval) {}

    /// How far a run has come after `time` seconds, 0 to 1.
    package func progress(at time: CFTimeInterval) -> Double {
        let fraction = runDuration > 0 ? time / runDuration : 1
        return timingFunction?.curve.value(at: fraction) ?? fraction
    }
}

/// The common end of several animations: calls back once when the last of them has stopped.
package final class AnimationGroupEnd {
    private var running = 0
    private var allFinished = true
    private var isClosed = false
    private var completion: ((Bool) -> Void)?

    package init(completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func animationAdded() {
        running += 1
    }

    func animationStopped(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        callIfDone()
    }

    /// No more animations will be added. Calls back at once when there are none.
    package func close() {
        isClosed = true
        callIfDone()
    }

    /// Whether any animation of the group has been added and not yet stopped.
    package var isRunning: Bool { running > 0 }

    private func callIfDone() {
        guard isClosed, running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
