// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The registry of animated layers, in all trees, and of the property animators that drive animations (drivers).
///
/// Main thread only. An animation that is added on another thread is registered in the first frame that includes its
/// layer: see ``CALayer/listAnimations()``.
package enum RunningAnimations {
    /// A weak reference to a layer.
    fileprivate struct Entry {
        weak var layer: CALayer?
    }

    /// The registry of one display.
    final class State {
        fileprivate var entries: [Entry] = []
        /// The property animators that are driving animations; retained until they have ended.
        fileprivate var drivers: [any AnimationDriver] = []
    }

    private static var state: State { CurrentDisplay.context.layers.animations }
    private static var layers: [CALayer] { state.entries.compactMap(\.layer) }

    static func insert(_ layer: CALayer) {
        guard MainThread.isCurrent else { return layer.mark(.unlistedAnimations) }
        if !layer.isListedAsAnimated {
            layer.isListedAsAnimated = true
            state.entries.append(Entry(layer: layer))
        }
        FrameCallbacks.requestFrame?()
    }

    /// Registers a driver to be called in each frame until it is removed.
    package static func add(_ driver: any AnimationDriver) {
        let state = state
        if !state.drivers.contains(where: { $0 === driver }) { state.drivers.append(driver) }
        FrameCallbacks.requestFrame?()
    }

    package static func remove(_ driver: any AnimationDriver) {
        state.drivers.removeAll { $0 === driver }
    }

    /// Whether any layer may have animations. Always true on threads other than the main thread, where the registry
    /// cannot be read.
    static var mayHaveAnimatedLayers: Bool { !MainThread.isCurrent || !state.entries.isEmpty }

    /// Whether any animation changes from frame to frame. Animations that have ended, are paused, wait for their begin
    /// time, or repeat endlessly while not visible do not count.
    package static var isActive: Bool {
        let now = CACurrentMediaTime()
        return state.drivers.contains { $0.isMoving && $0.start <= now }
            || layers.contains { $0.hasAdvancingAnimation && $0.nextBeginning(after: now) == nil }
    }

    /// The earliest begin time of the animations that have not begun yet, on the display's clock; nil if there are
    /// none.
    package static var nextBeginning: CFTimeInterval? {
        let now = CACurrentMediaTime()
        let starts = state.drivers.filter { $0.isMoving && $0.start > now }.map(\.start)
        let beginnings = layers.filter(\.hasAdvancingAnimation).compactMap { $0.nextBeginning(after: now) }
        return (starts + beginnings).min()
    }

    /// The number of running animations that will end without being stopped.
    package static var endsPending: Int {
        layers.reduce(state.drivers.filter(\.isMoving).count) { sum, layer in
            guard layer.hasAdvancingAnimation else { return sum }
            if layer.isRepeatedLater { return sum + 1 }
            return sum + layer.animations.filter { $0.animation.isAdvancing && !$0.animation.isEndless }.count
        }
    }

    /// Samples all animations at a frame's time, then calls the delegates and completions of those that have ended.
    package static func advance(to time: CFTimeInterval) {
        var ended: [CAAnimation] = []
        for layer in layers { ended += layer.advanceAnimations(to: time) }
        removeIdleLayers()
        for driver in state.drivers { driver.framePassed(at: time) }
        for animation in ended { animation.didStop(finished: true) }
    }

    private static func removeIdleLayers() {
        let state = state
        guard state.entries.contains(where: { $0.layer?.animations.isEmpty != false }) else { return }
        state.entries.removeAll { entry in
            guard let layer = entry.layer else { return true }
            guard layer.animations.isEmpty else { return false }
            layer.isListedAsAnimated = false
            return true
        }
    }

    /// Updates the animated layers of a tree after a change of the tree's timing.
    static func timingChanged(below root: CALayer) {
        guard !root.isPresentationCopy, MainThread.isCurrent else { return }
        let time = CACurrentMediaTime()
        for layer in layers where layer.isDescendant(of: root) { layer.present(at: time) }
        FrameCallbacks.requestFrame?()
    }

    /// Removes all animations of a driver from all layers. `finished` states whether the animations have
    /// reached their end, and is passed to their delegates.
    package static func stop(_ driver: any AnimationDriver, finished: Bool) {
        for layer in layers { layer.removeAnimations(of: driver, finished: finished) }
    }

    /// Updates the layers that a driver animates, after the driver's progress was set directly.
    package static func driverMoved(_ driver: any AnimationDriver) {
        let time = CACurrentMediaTime()
        for layer in layers where layer.animations.contains(where: { $0.animation.driver === driver }) {
            layer.present(at: time)
        }
        FrameCallbacks.requestFrame?()
    }
}

extension CALayer {
    fileprivate func isDescendant(of root: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === root }
    }

    /// Whether an animation of the layer will end without being stopped, or repeats endlessly while the layer is
    /// visible.
    fileprivate var hasAdvancingAnimation: Bool {
        guard isTimeAdvancing else { return false }
        if isRepeatedLater { return true }
        guard animations.contains(where: { $0.animation.isAdvancing }) else { return false }
        return animations.contains { $0.animation.isAdvancing && !$0.animation.isEndless } || isHosted
    }

    /// The earliest begin time of the layer's animations; nil if one of them has begun by the time `clock`. Both times
    /// are on the display's clock.
    fileprivate func nextBeginning(after clock: CFTimeInterval) -> CFTimeInterval? {
        if isRepeatedLater { return nil }
        var first: CFTimeInterval?
        for (_, animation) in animations where animation.isAdvancing {
            guard !animation.hasStarted, !animation.time.beginsAtOnce else { return nil }
            let beginning = convertTime(animation.time.beginTime, to: nil)
            // If the layer's time runs backwards or repeats, the begin time does not correspond to exactly one time of
            // the clock.
            guard beginning > clock, animationTime(atClock: clock) == convertTime(clock, from: nil) else { return nil }
            first = min(first ?? beginning, beginning)
        }
        return first
    }
}

extension CAAnimation {
    /// Whether the animation advances by its own timing: it has not stopped, its speed is not 0, and no property
    /// animator drives it.
    fileprivate var isAdvancing: Bool { !hasStopped && driver == nil && time.speed != 0 }
}
