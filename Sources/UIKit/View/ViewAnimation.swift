// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// An animation block while it runs: what the changes made inside it are animated with.
@MainActor
final class ViewAnimation {
    enum Pace {
        case curve(TimingCurveName)
        case spring(Spring)
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let pace: Pace
    let options: UIView.AnimationOptions
    let end: AnimationGroupEnd

    init(
        duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
        end: AnimationGroupEnd
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.options = options
        self.end = end
    }

    /// Blocks that are running, the innermost last; nil stands for `performWithoutAnimation`.
    static var stack: [ViewAnimation?] {
        get {
            DisplayChoice.make()
            return running
        }
        set { running = newValue }
    }

    private static var running: [ViewAnimation?] = []
    static var areEnabled = true

    /// The block that a change made now belongs to.
    static var current: ViewAnimation? {
        guard areEnabled, let current = stack.last ?? nil, current.duration > 0 else { return nil }
        return current
    }

    /// Key paths that a view's changes animate.
    private static let animatable: Set<String> = [
        "bounds", "position", "zPosition", "anchorPoint", "transform", "opacity", "backgroundColor", "cornerRadius",
        "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
        "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "path",
    ]

    static func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let current, animatable.contains(key) else { return nil }
        return ViewAnimationAction(current)
    }
}

enum TimingCurveName {
    case easeInOut, easeIn, easeOut, linear

    init(_ options: UIView.AnimationOptions) {
        switch (options.rawValue >> 16) & 3 {
        case 1: self = .easeIn
        case 2: self = .easeOut
        case 3: self = .linear
        default: self = .easeInOut
        }
    }

    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

/// Animates one change of one layer as the block says.
///
/// Moves and sizes are animated by what they differ, on top of what runs already, so that turning round keeps the
/// speed; the rest starts from what is on screen.
private final class ViewAnimationAction: ValueChangeAction {
    private let block: ViewAnimation
    private var old: AnimatableValue?
    private var shown: AnimatableValue?

    init(_ block: ViewAnimation) {
        self.block = block
    }

    func valueWillChange(of layer: CALayer, key: String) {
        old = layer.animatableValue(forKeyPath: key)
        shown = layer.presentation()?.animatableValue(forKeyPath: key) ?? old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let old, let new = layer.animatableValue(forKeyPath: event) else {
            return
        }
        nonisolated(unsafe) let unsafeLayer = layer
        nonisolated(unsafe) let (from, to, visible) = (old, new, shown ?? old)
        nonisolated(unsafe) let action = self
        MainActor.assumeIsolated { action.animate(unsafeLayer, key: event, from: from, shown: visible, to: to) }
    }

    @MainActor
    private func animate(
        _ layer: CALayer, key: String, from old: AnimatableValue, shown: AnimatableValue, to new: AnimatableValue
    ) {
        let animation = makeAnimation()
        animation.keyPath = key
        animation.delayStart(by: block.delay)
        animation.blocksInput = !block.options.contains(.allowUserInteraction)
        animation.group = block.end
        if block.options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = block.options.contains(.autoreverse)
        if let difference = old.subtracting(new), let zero = difference.zero {
            animation.isAdditive = true
            animation.fromValue = difference
            animation.toValue = zero
            layer.add(animation, forKey: layer.freeAnimationKey(key))
        } else {
            animation.fromValue = shown
            animation.toValue = new
            layer.add(animation, forKey: key)
        }
    }

    @MainActor
    private func makeAnimation() -> CABasicAnimation {
        switch block.pace {
        case .curve(let name):
            let animation = CABasicAnimation()
            animation.timingFunction = name.function
            animation.duration = block.duration
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation()
            animation.givenSpring = spring
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            animation.duration = block.duration
            return animation
        }
    }
}

extension CAAnimation {
    fileprivate func delayStart(by delay: TimeInterval) {
        guard delay > 0 else { return }
        beginTime = CACurrentMediaTime() + delay
        fillMode = .backwards
    }
}
