// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// Starts a copy of `anim`, in place of any running under the same key.
    ///
    /// A `duration` of 0 means the transaction's; a `beginTime` of 0 means now.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let animation = anim.copy() as? CAAnimation else { return }
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        if animation.beginTime == 0 {
            animation.beginTime = CACurrentMediaTime()
            animation.beginsAtOnce = true
        }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        if animation.group == nil { animation.group = CATransaction.currentEnd }
        if let key { removeAnimation(forKey: key) }
        animation.group?.animationAdded()
        animations.append((key ?? "", animation))
        RunningAnimations.insert(self)
        present(at: CACurrentMediaTime())
    }

    public func animation(forKey key: String) -> CAAnimation? {
        animations.last { $0.key == key }?.animation
    }

    public func animationKeys() -> [String]? {
        let keys = animations.map(\.key).filter { !$0.isEmpty }
        return keys.isEmpty ? nil : keys
    }

    public func removeAnimation(forKey key: String) {
        stopAnimations { $0.key == key }
    }

    public func removeAllAnimations() {
        stopAnimations { _ in true }
    }

    /// Ends what runs on a tree that is taken from the screen.
    func stopAnimationsOfTree() {
        if !animations.isEmpty { removeAllAnimations() }
        for layer in layers { layer.stopAnimationsOfTree() }
    }

    private func stopAnimations(where condition: ((key: String, animation: CAAnimation)) -> Bool) {
        let stopped = animations.filter(condition)
        guard !stopped.isEmpty else { return }
        stopped.forEach { markShown(by: $0.animation) }
        animations.removeAll(where: condition)
        present(at: CACurrentMediaTime())
        for (_, animation) in stopped { animation.didStop(finished: false) }
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
        RunningAnimations.isActive && (presented != nil || layers.contains { $0.isTreeAnimating })
    }

    /// Whether an animation runs that touches must not disturb.
    package var isInputBlockedByAnimation: Bool {
        !animations.isEmpty && animations.contains { $0.animation.blocksInput && !$0.animation.hasStopped }
    }

    /// A copy of the layer as it is on screen now, animations applied.
    ///
    /// - Complexity: O(running animations).
    public func presentation() -> Self? {
        if isPresentationCopy { return self }
        return unsafeDowncast(presentationCopy(at: CACurrentMediaTime()), to: Self.self)
    }

    /// The layer that this presentation copy is of; the layer itself where it is none.
    public func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    private func presentationCopy(at time: CFTimeInterval) -> CALayer {
        let copy = Self.makePresentationCopy(of: self)
        for (_, animation) in animations {
            if let local = AnimationPhase(of: animation, duration: animation.runDuration, at: time).time {
                animation.apply(to: copy, time: local)
            }
        }
        return copy
    }

    /// Brings what is shown up to `time`.
    func present(at time: CFTimeInterval) {
        presented = animations.isEmpty ? nil : presentationCopy(at: time)
        for (_, animation) in animations { markShown(by: animation) }
    }

    /// Marks the pictures that an animation changes.
    private func markShown(by animation: CAAnimation) {
        guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else {
            mark([.decoration, .composition])
            superlayer?.mark(.composition)
            return
        }
        let work = LayerValues.work(forKeyPath: keyPath)
        if !work.own.isEmpty { mark(work.own) }
        if work.placed { (superlayer ?? self).mark(.composition) }
    }

    /// Samples the animations at a frame's time and takes away those that are over.
    ///
    /// - Returns: the ended ones; their delegates are yet to be told.
    func advanceAnimations(to time: CFTimeInterval) -> [CAAnimation] {
        // Those that stay after their end are shown already.
        guard animations.contains(where: { !$0.animation.hasStopped }) else { return [] }
        var ended: [CAAnimation] = []
        for (_, animation) in animations {
            if !animation.hasStarted && time >= animation.beginTime {
                animation.hasStarted = true
                animation.delegate?.animationDidStart(animation)
            }
            let phase = AnimationPhase(of: animation, duration: animation.runDuration, at: time)
            if phase.isFinished && !animation.hasStopped {
                animation.hasStopped = true
                ended.append(animation)
            }
        }
        present(at: time)
        animations.removeAll { entry in
            entry.animation.isRemovedOnCompletion && ended.contains { $0 === entry.animation }
        }
        if animations.isEmpty { presented = nil } else if !ended.isEmpty { present(at: time) }
        return ended
    }
}

extension CAAnimation {
    /// Tells everyone that waits, once; the layer has let go of the animation already.
    func didStop(finished: Bool) {
        hasStopped = true
        guard !hasToldStop else { return }
        hasToldStop = true
        delegate?.animationDidStop(self, finished: finished)
        group?.animationStopped(finished: finished)
        group = nil
    }
}

/// The layers that have animations, of every tree.
package enum RunningAnimations {
    /// All of it, to be put aside while another display is in use.
    package struct State {
        fileprivate var layers: [CALayer] = []

        package init() {}
    }

    nonisolated(unsafe) package static var state = State()

    private static var layers: [CALayer] {
        get {
            DisplayChoice.make()
            return state.layers
        }
        set { state.layers = newValue }
    }

    static func insert(_ layer: CALayer) {
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
        FrameCallbacks.framesAreWanted?()
    }

    /// Whether any animation runs.
    package static var isActive: Bool {
        layers.contains { layer in layer.animations.contains { !$0.animation.hasStopped } }
    }

    /// Whether any animation runs that will end by itself.
    package static var endsPending: Int {
        layers.reduce(0) { sum, layer in
            sum + layer.animations.filter { !$0.animation.isEndless && !$0.animation.hasStopped }.count
        }
    }

    /// Samples every animation at a frame's time, then tells the delegates and groups of those that ended.
    package static func advance(to time: CFTimeInterval) {
        var ended: [CAAnimation] = []
        for layer in layers { ended += layer.advanceAnimations(to: time) }
        layers.removeAll { $0.animations.isEmpty }
        for animation in ended { animation.didStop(finished: true) }
    }
}
