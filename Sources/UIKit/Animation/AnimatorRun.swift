// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The state of a property animator while it is active: its timeline and the properties that it animates.
final class AnimatorRun: AnimationDriver, @unchecked Sendable {
    var timeline: AnimatorTimeline
    /// The animated properties, in the order in which the animation blocks first changed them.
    private var properties = LayerPropertyList<AnimatedProperty>()
    /// Whether the animated views ignore touches.
    let blocksInput: Bool
    /// Whether hit-testing uses the animated views' positions on screen rather than their final positions.
    let usesPresentationForHitTesting: Bool
    /// The animator, held strongly while it runs because the app may hold no reference to it.
    var animator: UIViewPropertyAnimator?

    init(timeline: AnimatorTimeline, blocksInput: Bool, usesPresentationForHitTesting: Bool) {
        self.timeline = timeline
        self.blocksInput = blocksInput
        self.usesPresentationForHitTesting = usesPresentationForHitTesting
    }

    @MainActor
    func add(_ change: LayerChange) {
        properties.update(change.layer, change.key) { known in
            if known == nil { known = AnimatedProperty(change) } else { known?.new = change.new }
        }
    }

    // MARK: AnimationDriver

    func progress(from start: Double, at time: CFTimeInterval) -> AnimatorTiming.Progress {
        timeline.progress(from: start, at: time)
    }

    var isMoving: Bool { timeline.isMoving }
    var start: CFTimeInterval { timeline.start ?? 0 }

    func framePassed(at time: CFTimeInterval) {
        guard let left = timeline.remaining(at: time), left <= 1e-9 else { return }
        MainActor.assumeIsolated { animator?.endReached() }
    }

    // MARK: Ending

    /// The values that an animator leaves in the model layers when it ends: those on screen, those before the
    /// animation, or those after it.
    enum FinalValues {
        case shown, start, end
    }

    /// Writes the values chosen by `finalValues` into the model layers, and removes the animator's animations.
    @MainActor
    func stop(leaving finalValues: FinalValues) {
        switch finalValues {
        case .end: break
        case .start: setValues { ($0.old, $0.oldColor) }
        case .shown:
            properties.forEach { $0.recordFinalColor() }
            let shown = properties.values.map { $0.layer.value(forKeyPath: $0.key, shownBy: self) ?? $0.new }
            var index = 0
            setValues { _ in
                defer { index += 1 }
                return (shown[index], nil)
            }
        }
        RunningAnimations.stop(self, finished: finalValues != .shown)
    }

    /// Writes the values at `position`, the final position of a stopped animator, into the model layers. Before this
    /// call, the model layers have the values that were on screen when the animator stopped; `.current` keeps those.
    @MainActor
    func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .current: break
        case .start: setValues { ($0.old, $0.oldColor) }
        case .end: setValues { ($0.new, $0.newColor) }
        }
    }

    /// Sets each property to the value that the closure `value` returns for it. If the closure also returns a colour,
    /// which may be dynamic, that colour becomes the background colour of the layer's view.
    @MainActor
    private func setValues(_ value: (AnimatedProperty) -> (AnimatableValue, UIColor?)) {
        let values = properties.values.map { (property: $0, to: value($0)) }
        UIView.performWithoutAnimation {
            for (property, (value, color)) in values { property.set(value, color) }
            // Setting a view's bounds also resizes its subviews, which may be animated too. So all animated bounds and
            // positions are set again.
            for (property, (value, _)) in values where property.key == "bounds" || property.key == "position" {
                property.layer.setModelValue(value, forKeyPath: property.key)
            }
        }
    }
}

/// A layer property that a property animator changes.
struct AnimatedProperty {
    let layer: CALayer
    let key: String
    let old: AnimatableValue
    var new: AnimatableValue
    /// The view's background colour before the animation; nil if another property is animated.
    let oldColor: UIColor?
    /// The view's background colour at the end of the animation; nil until ``recordFinalColor()`` records it.
    private(set) var newColor: UIColor?

    @MainActor
    init(_ change: LayerChange) {
        (layer, key, old, new) = (change.layer, change.key, change.old, change.new)
        oldColor = change.oldColor
    }

    /// Stores the view's background colour at the end of the animation in `newColor`. Called when the animator stops,
    /// before the colour on screen becomes the view's background colour.
    @MainActor
    mutating func recordFinalColor() {
        if key == "backgroundColor" { newColor = (layer.delegate as? UIView)?.backgroundColor }
    }

    /// Sets the value through the layer's view if it has one, because some setters of the view do more than those of
    /// the layer. A background colour is set to `color` if that is not nil.
    @MainActor
    func set(_ value: AnimatableValue, _ color: UIColor?) {
        guard let view = layer.delegate as? UIView, view.layer === layer else {
            return layer.setModelValue(value, forKeyPath: key)
        }
        switch (key, value) {
        case ("bounds", .rect(let bounds)): view.bounds = bounds
        case ("position", .point(let center)): view.center = center
        case ("backgroundColor", .color(let shown)):
            view.backgroundColor = color ?? shown.map { UIColor(cgColor: $0) }
        default: layer.setModelValue(value, forKeyPath: key)
        }
    }
}
