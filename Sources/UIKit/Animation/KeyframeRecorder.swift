// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Collects the changes of an `animateKeyframes` block, and creates one keyframe animation for each property.
@MainActor
final class KeyframeRecorder {
    /// A recorded change. `from` and `to` are its start and end as fractions of the whole animation's duration.
    private struct RecordedKeyframe {
        var change: LayerChange
        var from: Double
        var to: Double
    }

    /// The recorded changes, in one list for each layer property.
    private var properties = LayerPropertyList<[RecordedKeyframe]>()
    /// The ends of nested animation blocks, whose completion handlers are called when the whole keyframe animation has
    /// ended.
    private var ends: [AnimationEnd] = []
    private let mode: CAAnimationCalculationMode

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    func record(_ change: LayerChange, from: Double, to: Double, end: AnimationEnd) {
        let keyframe = RecordedKeyframe(change: change, from: from, to: to)
        properties.update(change.layer, change.key) { $0 = ($0 ?? []) + [keyframe] }
        guard !ends.contains(where: { $0 === end }) else { return }
        // This call delays the nested block's completion until `start(_:)` has added the animations.
        end.animationAdded()
        ends.append(end)
    }

    /// Starts the recorded animations with `block`'s timing.
    func start(_ block: ViewAnimation) {
        for propertyKeyframes in properties.values { start(propertyKeyframes, block) }
        for end in ends { end.animationStopped(finished: true) }
        (properties, ends) = (LayerPropertyList(), [])
    }

    private func start(_ unordered: [RecordedKeyframe], _ block: ViewAnimation) {
        let (initial, final) = (unordered[0].change, unordered[unordered.count - 1].change)
        let (layer, key) = (final.layer, final.key)
        let ordered = unordered.sorted { $0.from < $1.from }
        let animation = CAKeyframeAnimation(keyPath: key)
        if case .curve(let function) = block.pace { animation.timingFunction = function }
        block.setUp(animation)
        animation.ends += ends.filter { $0 !== block.end }
        animation.calculationMode = mode
        if !layer.replacesRunningAnimations(key, block),
            let track = additiveKeyframes(ordered, from: initial, to: final)
        {
            animation.isAdditive = true
            (animation.values, animation.keyTimes) = (track.values, track.times.map { NSNumber(value: $0) })
        } else {
            let track = keyframes(ordered, first: initial.shown)
            (animation.values, animation.keyTimes) = (track.values, track.times.map { NSNumber(value: $0) })
        }
        if case .animator(let run, _) = block.carrier {
            run.add(
                LayerChange(
                    layer: layer, key: key, old: initial.old, shown: initial.shown, new: final.new,
                    oldColor: initial.oldColor))
        }
        if !animation.isAdditive { layer.removeAnimations(ofKey: key) }
        layer.add(animation, forKey: animation.isAdditive ? layer.freeAnimationKey(key) : key)
    }

    /// Returns the keyframes of an additive animation: their times, and at each time the value to add to the model
    /// layer's final value. Nil if values of this kind cannot be subtracted. `ordered` contains the property's changes
    /// sorted by start time. `initial` is the first recorded change of the property, and `final` the last one.
    private func additiveKeyframes(
        _ ordered: [RecordedKeyframe], from initial: LayerChange, to final: LayerChange
    ) -> (values: [AnimatableValue], times: [Double])? {
        let (values, times) = keyframes(ordered, first: initial.old)
        var differences = values.compactMap { $0.subtracting(final.new) }
        guard differences.count == values.count, let first = initial.difference(to: final) else { return nil }
        // Until the first keyframe begins, the property keeps the value that was on screen before the animation.
        let held = values.prefix { $0 == initial.old }.count
        for index in 0..<held { differences[index] = first }
        return (differences, times)
    }

    /// The values and times of a property's keyframes, beginning with `first` at time 0. In a gap between keyframes the
    /// value stays constant; in discrete mode it changes at the start of each keyframe.
    private func keyframes(
        _ ordered: [RecordedKeyframe], first: AnimatableValue
    ) -> (values: [AnimatableValue], times: [Double]) {
        var values = [first]
        var times = [0.0]
        for keyframe in ordered {
            let last = times[times.count - 1]
            if mode == .discrete {
                values.append(keyframe.change.new)
                times.append(max(last, keyframe.from))
                continue
            }
            if keyframe.from > last {
                values.append(values[values.count - 1])
                times.append(keyframe.from)
            }
            values.append(keyframe.change.new)
            times.append(max(last, keyframe.to))
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
