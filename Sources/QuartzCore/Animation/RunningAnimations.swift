// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layers that have animations, of every tree, and who drives them.
package enum RunningAnimations {
    /// All of it, to be put aside while another display is in use.
    package struct State {
        fileprivate var layers: [CALayer] = []
        fileprivate var drivers: [any AnimationDriver] = []

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

    /// Property animators that move; kept alive until they are at their end.
    private static var drivers: [any AnimationDriver] {
        get {
            DisplayChoice.make()
            return state.drivers
        }
        set { state.drivers = newValue }
    }

    static func insert(_ layer: CALayer) {
        if !layer.isListedAsAnimated {
            layer.isListedAsAnimated = true
            layers.append(layer)
        }
        FrameCallbacks.framesAreWanted?()
    }

    /// Has a driver called at each frame until it is taken away.
    package static func add(_ driver: any AnimationDriver) {
        if !drivers.contains(where: { $0 === driver }) { drivers.append(driver) }
        FrameCallbacks.framesAreWanted?()
    }

    package static func remove(_ driver: any AnimationDriver) {
        drivers.removeAll { $0 === driver }
    }

    /// Whether anything changes from frame to frame: what is over, or stands still, does not.
    package static var isActive: Bool {
        drivers.contains { $0.isMoving } || layers.contains { $0.isAnimationPassing }
    }

    /// How many run that will end by themselves.
    package static var endsPending: Int {
        layers.reduce(drivers.filter(\.isMoving).count) { sum, layer in
            guard layer.isAnimationPassing else { return sum }
            return sum + layer.animations.filter { $0.animation.isPassing && !$0.animation.isEndless }.count
        }
    }

    /// Samples every animation at a frame's time, then tells the delegates and completions of those that ended.
    package static func advance(to time: CFTimeInterval) {
        var ended: [CAAnimation] = []
        for layer in layers { ended += layer.advanceAnimations(to: time) }
        drop()
        for driver in drivers { driver.framePassed(at: time) }
        for animation in ended { animation.didStop(finished: true) }
    }

    private static func drop() {
        guard layers.contains(where: { $0.animations.isEmpty }) else { return }
        layers.removeAll { layer in
            guard layer.animations.isEmpty else { return false }
            layer.isListedAsAnimated = false
            return true
        }
    }

    /// Shows animated layers of a tree anew: its time goes otherwise from now on.
    static func timingChanged(below root: CALayer) {
        guard !root.isPresentationCopy else { return }
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

    /// Whether an animation of it goes on by itself.
    fileprivate var isAnimationPassing: Bool {
        animations.contains { $0.animation.isPassing } && isTimePassing
    }
}

extension CAAnimation {
    /// Whether it goes on by its own timing.
    fileprivate var isPassing: Bool { !hasStopped && driver == nil && time.speed != 0 }
}
