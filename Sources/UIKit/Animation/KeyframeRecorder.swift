// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Collects the changes of an `animateKeyframes` block, and makes an animation of each property they touch.
@MainActor
final class KeyframeRecorder {
    private struct Stretch {
        var change: LayerChange
        var from: Double
        var to: Double
    }

    /// The stretches of each property.
    private var properties = LayerPropertyList<[Stretch]>()
    /// The ends of blocks inside, which come when the whole does.
    private var ends: [AnimationEnd] = []
    private let mode: CAAnimationCalculationMode

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    func record(_ change: LayerChange, from: Double, to: Double, end: AnimationEnd) {
        let stretch = Stretch(change: change, from: from, to: to)
        properties.update(change.layer, change.key) { $0 = ($0 ?? []) + [stretch] }
        guard !ends.contains(where: { $0 === end }) else { return }
        // Until the whole is started nothing runs that could hold the end.
        end.animationAdded()
        ends.append(end)
    }

    /// Starts what was recorded, in `block`'s time.
    func start(_ block: ViewAnimation) {
        for stretches in properties.values { start(stretches, block) }
        for end in ends { end.animationStopped(finished: true) }
        (properties, ends) = (LayerPropertyList(), [])
    }

    private func start(_ unordered: [Stretch], _ block: ViewAnimation) {
        let final = unordered[unordered.count - 1].change
        let isFresh = block.options.contains(.beginFromCurrentState)
        let first = isFresh ? unordered[0].change.shown : unordered[0].change.old
        var (values, times) = keyframes(unordered.sorted { $0.from < $1.from }, first: first)
        let animation = CAKeyframeAnimation(keyPath: final.key)
        if case .curve(let function) = block.pace { animation.timingFunction = function }
        block.setUp(animation)
        animation.ends += ends.filter { $0 !== block.end }
        animation.calculationMode = mode
        let (layer, key) = (final.layer, final.key)
        let differences = values.compactMap { $0.subtracting(final.new) }
        animation.isAdditive = !isFresh && differences.count == values.count
        if animation.isAdditive { values = differences }
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        if case .animator(let run, _) = block.carrier {
            let before = unordered[0].change
            run.add(LayerChange(layer: layer, key: key, old: before.old, shown: before.shown, new: final.new))
        }
        if !animation.isAdditive { layer.removeAnimations(ofKey: key) }
        layer.add(animation, forKey: animation.isAdditive ? layer.freeAnimationKey(key) : key)
    }

    /// Values hold where no keyframe changes them. A discrete one has its value from its start on.
    private func keyframes(
        _ ordered: [Stretch], first: AnimatableValue
    ) -> (values: [AnimatableValue], times: [Double]) {
        var values = [first]
        var times = [0.0]
        for stretch in ordered {
            let last = times[times.count - 1]
            if mode == .discrete {
                values.append(stretch.change.new)
                times.append(max(last, stretch.from))
                continue
            }
            if stretch.from > last {
                values.append(values[values.count - 1])
                times.append(stretch.from)
            }
            values.append(stretch.change.new)
            times.append(max(last, stretch.to))
        }
        if mode == .discrete {
            times.append(1)
        } else if times[times.count - 1] < 1 {
            values.append(values[values.count - 1])
            times.append(1)
        }
        return (values, times)
    }
}
