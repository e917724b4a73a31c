// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// What it starts from, goes to, and differs by: of the three at most two are to be set.
    ///
    /// From and to; from, and as far as `byValue`; to, from as far before; from, to what the layer shows otherwise; to,
    /// from that; by, as far from that; and nothing at all, from what the layer shows to its model's value.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// The two ends, given what the property is without this animation.
    private func ends(around current: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        // What is added on goes to, and comes from, nothing where it is not said.
        let rest = isAdditive ? current.zero ?? current : current
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by) ?? from)
        case (nil, let to?, let by?): return (to.subtracting(by) ?? to, to)
        case (let from?, nil, nil): return (from, rest)
        case (nil, let to?, nil): return (rest, to)
        case (nil, nil, let by?): return (rest, rest.adding(by) ?? rest)
        case (nil, nil, nil): return (rest, rest)
        }
    }

    override func value(at moment: Moment, over current: AnimatableValue) -> AnimatableValue {
        let (from, to) = ends(around: current)
        return from.mixed(with: to, progress: progress(at: moment))
    }

    override func lastValue(over current: AnimatableValue) -> AnimatableValue { ends(around: current).to }
}
