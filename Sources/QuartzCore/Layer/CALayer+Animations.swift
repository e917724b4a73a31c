// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// Starts a copy of `anim`, replacing a running animation with the same key.
    ///
    /// A `duration` of 0 means the transaction's duration; a `beginTime` of 0 means the current time. A transition
    /// always runs under the key `transition`.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let animation = anim.copy() as? CAAnimation else { return }
        if animation.time.duration <= 0 { animation.time.duration = CATransaction.animationDuration() }
        let now = CACurrentMediaTime()
        if animation.time.beginTime == 0 {
            animation.time.beginTime = convertTime(now, from: nil) + animation.startDelay
            animation.time.beginsAtOnce = animation.startDelay <= 0
        }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        animation.ends += CATransaction.currentEnds
        animation.willRun(on: self)
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        for end in animation.ends { end.animationAdded() }
        animations.append((key ?? "", animation))
        RunningAnimations.insert(self)
        present(at: now)
    }

    /// The running animation with a key. Do not change it, because the layer still uses this object.
    public func animation(forKey key: String) -> CAAnimation? {
        animations.last { $0.key == key && !$0.animation.isKeptForReplicator }?.animation
    }

    /// The keys of the running animations, in the order of their addition; nil if there are none.
    public func animationKeys() -> [String]? {
        let keys = animations.filter { !$0.key.isEmpty && !$0.animation.isKeptForReplicator }.map(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Removes the animation with a key.
    public func removeAnimation(forKey key: String) {
        reportStop(takeAnimations { $0.key == key })
    }

    /// Removes all animations.
    public func removeAllAnimations() {
        reportStop(takeAnimations { _ in true })
    }

    /// Removes the animations of one property: those with its name as key, or with a key made by
    /// ``freeAnimationKey(_:)``.
    package func removeAnimations(ofKey key: String) {
        reportStop(takeAnimations { $0.key == key || $0.key.hasPrefix("\(key)-") })
    }

    /// Removes a driver's animations. Their delegates are called at once with `finished`, before the driver reports its
    /// own end.
    func removeAnimations(of driver: any AnimationDriver, finished: Bool) {
        for animation in takeAnimations(where: { $0.animation.driver === driver }) {
            animation.didStop(finished: finished)
        }
    }

    /// The value that a property would have if only the animations of one driver were applied to the model.
    package func value(forKeyPath keyPath: String, shownBy driver: any AnimationDriver) -> AnimatableValue? {
        presentationCopy(at: CACurrentMediaTime()) { $0.driver === driver }.animatableValue(forKeyPath: keyPath)
    }

    /// Whether an animation replaces a property's value, so that a change of the model's value is not visible while it
    /// runs.
    package func isValueReplaced(forKey key: String) -> Bool {
        animations.contains { !$0.animation.isKeptForReplicator && $0.animation.replacesValue(forKey: key) }
    }

    /// Reports to delegates that the animations have stopped, because the layer is being deallocated.
    func abandonAnimations() {
        reportStop(animations.map(\.animation))
    }

    /// Reports to delegates that the layer has removed animations before their ends.
    ///
    /// The delegates are called in the next iteration of the main loop, because app code must not run during a
    /// deallocation or a change of the tree.
    private func reportStop(_ stopped: [CAAnimation]) {
        guard !stopped.isEmpty else { return }
        nonisolated(unsafe) let stopped = stopped
        CurrentDisplay.context.post { for animation in stopped { animation.didStop(finished: false) } }
    }

    /// Whether the layer has animations.
    package var isAnimated: Bool { !animations.isEmpty }

    /// Sets a property of the model without an action, so that an animated value becomes permanent.
    package func setModelValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        let size = values.geometry.bounds.size
        setAnimatableValue(value, forKeyPath: keyPath)
        values.limitToRanges()
        presentedIsStale = true
        invalidate(invalidation(forKeyPath: keyPath))
        if values.geometry.bounds.size != size { mark([.layout, .decoration]) }
    }

    /// Removes all animations of a tree that is taken off the screen.
    func stopAnimationsOfTree() {
        if !animations.isEmpty { removeAllAnimations() }
        for layer in layers { layer.stopAnimationsOfTree() }
        maskLayer?.stopAnimationsOfTree()
    }

    /// Removes and returns the animations that match a condition. The caller has to report their end.
    private func takeAnimations(where condition: ((key: String, animation: CAAnimation)) -> Bool) -> [CAAnimation] {
        let taken = animations.filter(condition).map(\.animation)
        guard !taken.isEmpty else { return [] }
        taken.forEach(markShown)
        animations.removeAll(where: condition)
        present(at: CACurrentMediaTime())
        return taken
    }

    /// `key`, or if a running animation has that key, `key` with a number appended. So several additive animations of
    /// one property can run.
    package func freeAnimationKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    /// Whether any layer of the tree is shown with animated values.
    var isTreeAnimating: Bool {
        presented != nil || layers.contains { $0.isTreeAnimating } || maskLayer?.isTreeAnimating == true
    }

    /// Whether an animation runs during which the layer ignores touches.
    package var isInputBlockedByAnimation: Bool {
        !animations.isEmpty && animations.contains { $0.animation.blocksInput && !$0.animation.hasStopped }
    }

    /// The drivers of the layer's animations.
    package var animationDrivers: [any AnimationDriver] { animations.compactMap(\.animation.driver) }

    // MARK: Presentation

    /// A copy of the layer in its current state on screen, with animations applied; nil for a layer that was never part
    /// of a frame and has no animations.
    ///
    /// - Complexity: O(running animations).
    public func presentation() -> Self? {
        if isPresentationCopy { return self }
        guard wasCommitted || !animations.isEmpty else { return nil }
        return unsafeDowncast(presentationCopy(at: CACurrentMediaTime()), to: Self.self)
    }

    /// The presentation copy; the layer itself if it was never on screen.
    var shownCopy: CALayer { presentation() ?? self }

    /// The layer that this presentation copy was made from; the layer itself if it is not a presentation copy.
    public func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    /// The layer itself or a presentation copy: the one that has the state to render at `moment`.
    func shown(at moment: LayerMoment) -> CALayer {
        switch moment {
        case .current: presentedNow ?? self
        case .model: self
        case .delayed: animations.isEmpty ? self : presentationCopy(at: sampledAt, isDelayed: true)
        }
    }

    private func presentationCopy(
        at clock: CFTimeInterval, isDelayed: Bool = false, where condition: (CAAnimation) -> Bool = { _ in true }
    ) -> CALayer {
        let copy = Self.makePresentationCopy(of: self)
        guard let time = animationTime(atClock: clock) else { return copy }
        for (_, animation) in animations where condition(animation) && (isDelayed || !animation.isKeptForReplicator) {
            let moment = animation.moment(at: time, clock: clock, isDelayed: isDelayed)
            if let moment { animation.apply(to: copy, at: moment) }
        }
        // Only the sum of all animations is clamped to valid values, because a single additive value may be negative.
        copy.values.limitToRanges()
        return copy
    }

    /// Updates the presentation copy to the time `clock`.
    func present(at clock: CFTimeInterval) {
        presentedIsStale = false
        sampledAt = clock
        let size = (presented ?? self).values.geometry.bounds.size
        presented = animations.isEmpty ? nil : presentationCopy(at: clock)
        if (presented ?? self).values.geometry.bounds.size != size { mark(.decoration) }
        for (_, animation) in animations { markShown(by: animation) }
    }

    /// The presentation copy for the frame that is being rendered; nil without animations.
    ///
    /// The model may have changed since the animations were sampled, for example by an animation's completion block.
    /// The copy is then made again, because render nodes made from an outdated copy would stay in the cache.
    var presentedNow: CALayer? {
        guard presentedIsStale, let old = presented else { return presented }
        presentedIsStale = false
        let copy = presentationCopy(at: sampledAt)
        presented = copy
        // The flag is set on this layer only, without `mark(_:)`. The superlayers need no mark, because they are being
        // rendered now and include this layer's new state.
        if copy.values.geometry.bounds.size != old.values.geometry.bounds.size { flags.insert(.decoration) }
        return copy
    }

    /// Invalidates the cached render nodes that `animation` changes.
    private func markShown(by animation: CAAnimation) {
        guard let keyPaths = animation.changedKeyPaths else {
            mark(.composition)
            superlayer?.mark(.composition)
            return
        }
        for keyPath in keyPaths { invalidate(invalidation(forKeyPath: keyPath)) }
    }

    // MARK: Frames

    /// Samples the animations at a frame's time and removes those that have ended.
    ///
    /// - Returns: the ended animations; the caller has to call their delegates.
    func advanceAnimations(to clock: CFTimeInterval) -> [CAAnimation] {
        if !animations.isEmpty, isTimeOver(atClock: clock) { return endAnimations(at: clock) }
        guard !animations.isEmpty, let time = animationTime(atClock: clock) else {
            if presented != nil { present(at: clock) }
            return []
        }
        let lastSampled = sampledAt
        sampledAt = clock
        var ended: [CAAnimation] = []
        var isDifferent = presentedIsStale
        for (_, animation) in animations {
            let moment = animation.moment(at: time, clock: clock)
            if moment != animation.shown { isDifferent = true }
            animation.shown = moment
            if animation.recordStart(at: time) { animation.delegate?.animationDidStart(animation) }
            if animation.recordEnd(at: time) { ended.append(animation) }
        }
        // A new presentation copy is not needed if each animation looks as it did in the last frame: it has not begun,
        // is paused, or stays after its end.
        if isDifferent { present(at: clock) }
        let lag = greatestLag
        // Later instances of a replicator may have shown an ended animation in the last frame, so they are rendered
        // again.
        if lag > 0, let before = animationTime(atClock: lastSampled), before != time,
            animations.contains(where: { $0.animation.hasStarted && !$0.animation.isOver(at: before - lag) })
        {
            superlayer?.mark(.composition)
        }
        guard !ended.isEmpty || CAReplicatorLayer.someAreDelayed else { return [] }
        let gone = animations.map(\.animation).filter {
            $0.isKeptForReplicator && (lag <= 0 || $0.isOver(at: time - lag))
        }
        if !gone.isEmpty {
            gone.forEach(markShown(by:))
            animations.removeAll { entry in gone.contains { $0 === entry.animation } }
            present(at: clock)
        }
        return ended
    }

    /// Ends the layer's animations when the layer's own duration ends. If the layer's fill mode says so, the last state
    /// stays visible.
    ///
    /// - Returns: the ended animations; the caller has to call their delegates.
    private func endAnimations(at clock: CFTimeInterval) -> [CAAnimation] {
        let ended = animations.map(\.animation).filter { $0.driver == nil && !$0.hasStopped }
        guard !ended.isEmpty else {
            if presentedIsStale { present(at: clock) }
            return []
        }
        let lastTime = animationTime(atClock: clock)
        for animation in ended {
            animation.hasStopped = true
            if let lastTime, !animation.time.phase(at: lastTime).isFinished { animation.isRemovedOnCompletion = false }
            markShown(by: animation)
        }
        animations.removeAll { $0.animation.isKeptForReplicator }
        present(at: clock)
        return ended
    }
}

extension CALayer {
    /// Whether later instances of a replicator still show an animation of this layer that has ended in the first one.
    var isRepeatedLater: Bool {
        let lag = greatestLag
        let clock = CACurrentMediaTime()
        guard lag > 0, !isTimeOver(atClock: clock), let time = animationTime(atClock: clock) else { return false }
        return animations.contains { $0.animation.hasStopped && !$0.animation.isOver(at: time - lag) }
    }
}

extension CAAnimation {
    /// Whether the animation has ended and is to be removed. Until its removal, only later instances of a replicator
    /// show it.
    fileprivate var isKeptForReplicator: Bool { hasStopped && isRemovedOnCompletion && driver == nil }

    /// Whether the animation has ended at a time of its layer.
    fileprivate func isOver(at parentTime: CFTimeInterval) -> Bool {
        driver != nil || time.phase(at: parentTime, isDelayed: true).isFinished
    }

    /// Records that the animation has begun, if it has begun at `parentTime`. Returns true only from the call that
    /// records it.
    fileprivate func recordStart(at parentTime: CFTimeInterval) -> Bool {
        guard !hasStarted, driver != nil || time.beginsAtOnce || parentTime >= time.beginTime else { return false }
        hasStarted = true
        return true
    }

    /// Records that the animation has ended, if it has ended at `parentTime`. Returns true only from the call that
    /// records it.
    fileprivate func recordEnd(at parentTime: CFTimeInterval) -> Bool {
        guard !hasStopped, driver == nil, time.phase(at: parentTime).isFinished else { return false }
        hasStopped = true
        return true
    }

    /// Calls the delegate and completions, once; the layer has removed the animation already.
    func didStop(finished: Bool) {
        hasStopped = true
        guard !hasReportedStop else { return }
        hasReportedStop = true
        delegate?.animationDidStop(self, finished: finished)
        let waiting = ends
        ends = []
        for end in waiting { end.animationStopped(finished: finished) }
    }
}
