// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layers that have animations, of every tree, and who drives them.
///
/// Main thread only. An animation that is added on another thread is listed at the first frame that its layer is part
/// of: see ``CALayer/listAnimations()``.
package enum RunningAnimations {
    /// A layer that goes when nobody else holds it.
    fileprivate struct Entry {
        weak var layer: CALayer?
    }

    /// The animations of a display.
    final class State {
        fileprivate var entries: [Entry] = []
        /// Property animators that move; kept alive until they are at their end.
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
        FrameCallbacks.framesAreWanted?()
    }

    /// Has a driver called at each frame until it is taken away.
    package static func add(_ driver: any AnimationDriver) {
        let state = state
        if !state.drivers.contains(where: { $0 === driver }) { state.drivers.append(driver) }
        FrameCallbacks.framesAreWanted?()
    }

    package static func remove(_ driver: any AnimationDriver) {
        state.drivers.removeAll { $0 === driver }
    }

    /// Whether any layer may have animations.
    static var mayConcernLayers: Bool { !MainThread.isCurrent || !state.entries.isEmpty }

    /// Whether anything changes from frame to frame: what is over, stands still, waits for its beginning, or goes on and
    /// on unseen does not.
    package static var isActive: Bool {
        let now = CACurrentMediaTime()
        return state.drivers.contains { $0.isMoving && $0.start <= now }
            || layers.contains { $0.isAnimationPassing && $0.nextBeginning(after: now) == nil }
    }

    /// When the first of those begins that wait for it, on the display's clock; nil where none does.
    package static var nextBeginning: CFTimeInterval? {
        let now = CACurrentMediaTime()
        let starts = state.drivers.filter { $0.isMoving && $0.start > now }.map(\.start)
        let beginnings = layers.filter(\.isAnimationPassing).compactMap { $0.nextBeginning(after: now) }
        return (starts + beginnings).min()
    }

    /// How many run that will end by themselves.
    package static var endsPending: Int {
        layers.reduce(state.drivers.filter(\.isMoving).count) { sum, layer in
            guard layer.isAnimationPassing else { return sum }
            if layer.isRepeatedLater { return sum + 1 }
            return sum + layer.animations.filter { $0.animation.isPassing && !$0.animation.isEndless }.count
        }
    }

    /// Samples every animation at a frame's time, then tells the delegates and completions of those that ended.
    package static func advance(to time: CFTimeInterval) {
        var ended: [CAAnimation] = []
        for layer in layers { ended += layer.advanceAnimations(to: time) }
        drop()
        for driver in state.drivers { driver.framePassed(at: time) }
        for animation in ended { animation.didStop(finished: true) }
    }

    private static func drop() {
        let state = state
        guard state.entries.contains(where: { $0.layer?.animations.isEmpty != false }) else { return }
        state.entries.removeAll { entry in
            guard let layer = entry.layer else { return true }
            guard layer.animations.isEmpty else { return false }
            layer.isListedAsAnimated = false
            return true
        }
    }

    /// Shows animated layers of a tree anew: its time goes otherwise from now on.
    static func timingChanged(below root: CALayer) {
        guard !root.isPresentationCopy, MainThread.isCurrent else { return }
        let time = CACurrentMediaTime()
        for layer in layers where layer.isDescendant(of: root) { layer.present(at: time) }
        FrameCallbacks.framesAreWanted?()
    }

    /// Takes away all that a driver drives, of every layer.
    package static func stop(_ driver: any AnimationDriver, finished: Bool) {
        for layer in layers { layer.removeAnimations(of: driver, finished: finished) }
    }

    /// Shows what a driver drives anew, after it was moved by hand.
    package static func driverMoved(_ driver: any AnimationDriver) {
        let time = CACurrentMediaTime()
        for layer in layers where layer.animations.contains(where: { $0.animation.driver === driver }) {
            layer.present(at: time)
        }
        FrameCallbacks.framesAreWanted?()
    }
}

extension CALayer {
    fileprivate func isDescendant(of root: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === root }
    }

    /// Whether an animation of it goes on by itself, to an end or where somebody sees it.
    fileprivate var isAnimationPassing: Bool {
        guard isTimePassing else { return false }
        if isRepeatedLater { return true }
        guard animations.contains(where: { $0.animation.isPassing }) else { return false }
        return animations.contains { $0.animation.isPassing && !$0.animation.isEndless } || isHosted
    }

    /// When the first of its animations begins, where all that pass wait for that; nil where one goes on already.
    fileprivate func nextBeginning(after clock: CFTimeInterval) -> CFTimeInterval? {
        if isRepeatedLater { return nil }
        var first: CFTimeInterval?
        for (_, animation) in animations where animation.isPassing {
            guard !animation.hasStarted, !animation.time.beginsAtOnce else { return nil }
            let beginning = convertTime(animation.time.beginTime, to: nil)
            // Where time runs backwards, or in rounds, a beginning is no such moment.
            guard beginning > clock, animationTime(atClock: clock) == convertTime(clock, from: nil) else { return nil }
            first = min(first ?? beginning, beginning)
        }
        return first
    }
}

extension CAAnimation {
    /// Whether it goes on by its own timing.
    fileprivate var isPassing: Bool { !hasStopped && driver == nil && time.speed != 0 }
}
