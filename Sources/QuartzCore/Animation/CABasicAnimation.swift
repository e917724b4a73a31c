// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether its value is added to the one beneath it.
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package func copyProperty(to copy: CAPropertyAnimation) {
        copyTiming(to: copy)
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAPropertyAnimation()
        copyProperty(to: copy)
        return copy
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    package func copyBasic(to copy: CABasicAnimation) {
        copyProperty(to: copy)
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CABasicAnimation()
        copyBasic(to: copy)
        return copy
    }

    /// The two ends, given what the property is without this animation.
    ///
    /// The combinations are Apple's: from and to, from and by, by and to, from only, to only, by only, none.
    private func ends(around current: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by) ?? from)
        case (nil, let to?, let by?): return (to.subtracting(by) ?? to, to)
        case (let from?, nil, nil): return (from, isAdditive ? (from.zero ?? current) : current)
        case (nil, let to?, nil): return (current, to)
        case (nil, nil, let by?): return (current, current.adding(by) ?? current)
        case (nil, nil, nil): return (current, current)
        }
    }

    package override func apply(to layer: CALayer, time: CFTimeInterval) {
        guard let keyPath, let current = layer.animatableValue(forKeyPath: keyPath) else { return }
        let (from, to) = ends(around: current)
        let value = from.mixed(with: to, fraction: progress(at: time))
        if isAdditive, let sum = current.adding(value) {
            layer.setAnimatableValue(sum, forKeyPath: keyPath)
        } else {
            layer.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }
}

/// A basic animation whose pace is that of a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Must be positive.
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In whole distances a second.
    open var initialVelocity: CGFloat = 0

    /// Seconds until the spring is at rest, near enough.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// A spring chosen otherwise than by mass, stiffness and damping.
    package var givenSpring: Spring?

    private var spring: Spring {
        givenSpring
            ?? Spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: Double(initialVelocity))
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CASpringAnimation()
        copyBasic(to: copy)
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.givenSpring = givenSpring
        return copy
    }

    package override func progress(at time: CFTimeInterval) -> Double {
        // The end of a run is the end of the way, so that nothing jumps when the animation is removed.
        time >= runDuration ? 1 : spring.value(at: time)
    }
}
