// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether its value is added to the one beneath it; transforms are concatenated.
    open var isAdditive = false
    /// Whether each run goes on from where the one before ended.
    open var isCumulative = false
    /// Makes a transform of numbers that were animated.
    open var valueFunction: CAValueFunction?

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

    /// What it makes of the property at a moment, where that is `current` without it.
    func value(at moment: Moment, over current: AnimatableValue) -> AnimatableValue { current }

    /// What it has made of it at the end of a run.
    func lastValue(over current: AnimatableValue) -> AnimatableValue { current }

    override func apply(to layer: CALayer, at moment: Moment) {
        guard let keyPath, let beneath = layer.animatedValue(forKeyPath: keyPath) else { return }
        // Numbers for a function are of their own kind: what the property is says nothing about them.
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
