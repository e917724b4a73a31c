// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// An animation of one property, given by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property.
    open var keyPath: String?
    /// Whether the animated value is added to the value that the property has without this animation. Transforms are
    /// concatenated.
    open var isAdditive = false
    /// Whether each repetition continues from the end value of the previous one.
    open var isCumulative = false
    /// The function that converts the animated numbers to a transform; nil if the animated values need no conversion.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property with a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// The property's value at a moment, where `current` is its value without this animation.
    func value(at moment: Moment, over current: AnimatableValue) -> AnimatableValue { current }

    /// The property's value at the end of one repetition, where `current` is its value without this animation.
    func lastValue(over current: AnimatableValue) -> AnimatableValue { current }

    override func apply(to layer: CALayer, at moment: Moment) {
        guard let keyPath, let beneath = layer.animatedValue(forKeyPath: keyPath) else { return }
        // With a value function, the animated values are numbers such as angles, and the property's value is a
        // transform. So `current` is the input for which the function returns the identity.
        let current = valueFunction?.rest ?? beneath
        var value = value(at: moment, over: current)
        if isCumulative, moment.iteration > 0 {
            value = value.adding(lastValue(over: current), times: Double(moment.iteration)) ?? value
        }
        if let valueFunction {
            guard let transform = valueFunction.transform(of: value) else { return }
            value = .transform(transform)
        }
        if isAdditive { value = beneath.adding(value) ?? value }
        layer.setAnimatedValue(value, forKeyPath: keyPath)
    }

    override func replacesValue(forKey key: String) -> Bool {
        guard !isAdditive, let keyPath else { return false }
        return keyPath == key || keyPath.hasPrefix("\(key).")
    }

    override var changedKeyPaths: [String]? { keyPath.map { [$0] } ?? [] }
}
