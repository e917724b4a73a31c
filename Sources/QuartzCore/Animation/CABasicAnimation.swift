// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value. Set at most two of `fromValue`, `toValue` and `byValue`.
    ///
    /// With `fromValue` and `byValue`, the end is their sum; with `toValue` and `byValue`, the start is their
    /// difference. With only `fromValue` or `toValue`, the other end is the value shown without this animation. With
    /// only `byValue`, the start is the value shown without this animation. Without any, the animation changes nothing.
    open var fromValue: Any?
    /// The end value; see ``fromValue``.
    open var toValue: Any?
    /// The end value minus the start value; see ``fromValue``.
    open var byValue: Any?

    package override func copyState(to copy: CAAnimation) {
        super.copyState(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// The start and the end value, for a property that has the value `current` without this animation.
    private func ends(around current: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue) {
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        // A start or end value that is not set is the value `current`, or zero for an additive animation.
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
