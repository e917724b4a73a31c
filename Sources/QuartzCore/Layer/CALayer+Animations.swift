// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// Starts a copy of `anim`, in place of any running under the same key.
    ///
    /// A `duration` of 0 means the transaction's; a `beginTime` of 0 means now. A transition runs under `transition`,
    /// whatever `key` is.
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

    /// The copy that runs under a key; changing it does nothing.
    public func animation(forKey key: String) -> CAAnimation? {
        animations.last { $0.key == key && !$0.animation.isOnlyRepeated }?.animation
    }

    /// The keys of running animations, in the order they were added; nil where there are none.
    public func animationKeys() -> [String]? {
        let keys = animations.filter { !$0.key.isEmpty && !$0.animation.isOnlyRepeated }.map(\.key)
        return keys.isEmpty ? nil : keys
    }

    public func removeAnimation(forKey key: String) {
        tell(takeAnimations { $0.key == key })
    }

    public func removeAllAnimations() {
        tell(takeAnimations { _ in true })
    }

    /// Takes away the animations of one property that have its name for a key, or one made by
    /// ``freeAnimationKey(_:)``.
    package func removeAnimations(ofKey key: String) {
        tell(takeAnimations { $0.key == key || $0.key.hasPrefix("\(key)-") })
    }

    /// Takes away what a driver drives, and tells at once: before the driver tells of its own end.
    func removeAnimations(of driver: any AnimationDriver, finished: Bool) {
        for animation in takeAnimations(where: { $0.animation.driver === driver }) {
            animation.didStop(finished: finished)
        }
    }

    /// The value that the model would have if what a driver shows of it were so, whatever else is animated.
    package func value(forKeyPath keyPath: String, shownBy driver: any AnimationDriver) -> AnimatableValue? {
        presentationCopy(at: CACurrentMediaTime()) { $0.driver === driver }.animatableValue(forKeyPath: keyPath)
    }

    /// Whether an animation says what a property is: what is added to the model does not show then.
    package func isValueReplaced(forKey key: String) -> Bool {
        animations.contains { !$0.animation.isOnlyRepeated && $0.animation.replacesValue(forKey: key) }
    }

    /// Tells whoever waits for its animations that there will be no end of them: nobody holds the layer any more.
    func abandonAnimations() {
        tell(animations.map(\.animation))
    }

    /// Tells whoever waits for animations that the layer has let go of them before their ends.
    ///
    /// They hear it in the main thread's next turn: what an app does then must not happen in the middle of a
    /// deallocation, or of a change of the tree.
    private func tell(_ stopped: [CAAnimation]) {
        guard !stopped.isEmpty else { return }
        nonisolated(unsafe) let stopped = stopped
        CurrentDisplay.context.post { for animation in stopped { animation.didStop(finished: false) } }
    }

    /// Whether it has animations.
    package var isAnimated: Bool { !animations.isEmpty }

    /// Sets a property of the model with no action run: what an animation showed becomes so.
    package func setModelValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        let size = values.geometry.bounds.size
        setAnimatableValue(value, forKeyPath: keyPath)
        values.limitToRanges()
        presentedIsStale = true
        note(work(forKeyPath: keyPath))
        if values.geometry.bounds.size != size { mark([.layout, .decoration]) }
    }

    /// Ends what runs on a tree that is taken from the screen.
    func stopAnimationsOfTree() {
        if !animations.isEmpty { removeAllAnimations() }
        for layer in layers { layer.stopAnimationsOfTree() }
        maskLayer?.stopAnimationsOfTree()
    }

    /// Takes animations away; those who wait for them are yet to be told.
    private func takeAnimations(where condition: ((key: String, animation: CAAnimation)) -> Bool) -> [CAAnimation] {
        let taken = animations.filter(condition).map(\.animation)
        guard !taken.isEmpty else { return [] }
        taken.forEach(markShown)
        animations.removeAll(where: condition)
        present(at: CACurrentMediaTime())
        return taken
    }

    /// A key that no running animation has: several additive ones of one property run side by side.
    package func freeAnimationKey(_ key: String) -> String {
        guard animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }

    /// Whether anything of the tree is shown otherwise than the model says.
    var isTreeAnimating: Bool {
        presented != nil || layers.contains { $0.isTreeAnimating } || maskLayer?.isTreeAnimating == true
    }

    /// Whether an animation runs that touches must not disturb.
    package var isInputBlockedByAnimation: Bool {
        !animations.isEmpty && animations.contains { $0.animation.blocksInput && !$0.animation.hasStopped }
    }

    /// Who drives an animation of this layer, if anyone does.
    package var animationDrivers: [any AnimationDriver] { animations.compactMap(\.animation.driver) }

    // MARK: Presentation

    /// A copy of the layer as it is on screen now, animations applied; nil for one that was never part of a frame and
    /// has nothing running.
    ///
    /// - Complexity: O(running animations).
    public func presentation() -> Self? {
        if isPresentationCopy { return self }
        guard wasCommitted || !animations.isEmpty else { return nil }
        return unsafeDowncast(presentationCopy(at: CACurrentMediaTime()), to: Self.self)
    }

    /// The presentation copy; the layer itself where it was never on screen.
    var shownCopy: CALayer { presentation() ?? self }

    /// The layer that this presentation copy is of; the layer itself where it is none.
    public func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    /// The layer as a picture of a moment shows it.
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
        for (_, animation) in animations where condition(animation) && (isDelayed || !animation.isOnlyRepeated) {
            let moment = animation.moment(at: time, clock: clock, isDelayed: isDelayed)
            if let moment { animation.apply(to: copy, at: moment) }
        }
        // Only of the sum of all: what is added may be below nothing on its own.
        copy.values.limitToRanges()
        return copy
    }

    /// Brings what is shown up to `clock`.
    func present(at clock: CFTimeInterval) {
        presentedIsStale = false
        sampledAt = clock
        let size = (presented ?? self).values.geometry.bounds.size
        presented = animations.isEmpty ? nil : presentationCopy(at: clock)
        if (presented ?? self).values.geometry.bounds.size != size { mark(.decoration) }
        for (_, animation) in animations { markShown(by: animation) }
    }

    /// The copy with animations applied for the picture that is being made; nil while nothing runs.
    ///
    /// The model may have changed since the animations of the frame were sampled: a layer that animations' completions
    /// have put in is drawn after that. The pieces of a picture that is made of an older copy would never be made again.
    var presentedNow: CALayer? {
        guard presentedIsStale, let old = presented else { return presented }
        presentedIsStale = false
        let copy = presentationCopy(at: sampledAt)
        presented = copy
        // Without a word to superlayers: they are being drawn, and it is they that ask.
        if copy.values.geometry.bounds.size != old.values.geometry.bounds.size { flags.insert(.decoration) }
        return copy
    }

    /// Marks the pictures that an animation changes.
    private func markShown(by animation: CAAnimation) {
        guard let keyPaths = animation.changedKeyPaths else {
            mark(.composition)
            superlayer?.mark(.composition)
            return
        }
        for keyPath in keyPaths { note(work(forKeyPath: keyPath)) }
    }

    // MARK: Frames

    /// Samples the animations at a frame's time and takes away those that are over.
    ///
    /// - Returns: the ended ones; their delegates are yet to be told.
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
            if animation.noteStart(at: time) { animation.delegate?.animationDidStart(animation) }
            if animation.noteEnd(at: time) { ended.append(animation) }
        }
        // What waits for its beginning, stands still, or stays after its end is shown already.
        if isDifferent { present(at: clock) }
        let lag = greatestLag
        // What is over here may have gone on until now in the later instances of a replicator.
        if lag > 0, let before = animationTime(atClock: lastSampled), before != time,
            animations.contains(where: { $0.animation.hasStarted && !$0.animation.isOver(at: before - lag) })
        {
            superlayer?.mark(.composition)
        }
        guard !ended.isEmpty || CAReplicatorLayer.someAreDelayed else { return [] }
        let gone = animations.map(\.animation).filter {
            $0.isOnlyRepeated && (lag <= 0 || $0.isOver(at: time - lag))
        }
        if !gone.isEmpty {
            gone.forEach(markShown(by:))
            animations.removeAll { entry in gone.contains { $0 === entry.animation } }
            present(at: clock)
        }
        return ended
    }

    /// Ends what runs on the layer with the layer's own time; where that fills, what it showed last stays.
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
        animations.removeAll { $0.animation.isOnlyRepeated }
        present(at: clock)
        return ended
    }
}

extension CALayer {
    /// Whether the later instances of a replicator have yet to come to the end of an animation that is over.
    var isRepeatedLater: Bool {
        let lag = greatestLag
        let clock = CACurrentMediaTime()
        guard lag > 0, !isTimeOver(atClock: clock), let time = animationTime(atClock: clock) else { return false }
        return animations.contains { $0.animation.hasStopped && !$0.animation.isOver(at: time - lag) }
    }
}

extension CAAnimation {
    /// Whether the layer has let go of it, but for a replicator's later instances.
    fileprivate var isOnlyRepeated: Bool { hasStopped && isRemovedOnCompletion && driver == nil }

    /// Whether nothing of it is left at a time of its layer.
    fileprivate func isOver(at parentTime: CFTimeInterval) -> Bool {
        driver != nil || time.phase(at: parentTime, isDelayed: true).isFinished
    }

    /// Whether it has begun, and nobody was told yet.
    fileprivate func noteStart(at parentTime: CFTimeInterval) -> Bool {
        guard !hasStarted, driver != nil || time.beginsAtOnce || parentTime >= time.beginTime else { return false }
        hasStarted = true
        return true
    }

    /// Whether its time is over, and that was not noticed yet.
    fileprivate func noteEnd(at parentTime: CFTimeInterval) -> Bool {
        guard !hasStopped, driver == nil, time.phase(at: parentTime).isFinished else { return false }
        hasStopped = true
        return true
    }

    /// Tells everyone that waits, once; the layer has let go of the animation already.
    func didStop(finished: Bool) {
        hasStopped = true
        guard !hasToldStop else { return }
        hasToldStop = true
        delegate?.animationDidStop(self, finished: finished)
        let waiting = ends
        ends = []
        for end in waiting { end.animationStopped(finished: finished) }
    }
}
