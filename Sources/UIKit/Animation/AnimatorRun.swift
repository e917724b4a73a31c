// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A property animator's animations while it is active: what they change, and how far they have come.
final class AnimatorRun: AnimationDriver, @unchecked Sendable {
    var timeline: AnimatorTimeline
    /// What its blocks changed, in the order they first did.
    private var properties = LayerPropertyList<AnimatedProperty>()
    /// Whether touches pass its views by.
    let blocksInput: Bool
    /// Whether touches find its views where they are seen rather than where they are going.
    let isHitWhereShown: Bool
    /// Held while it moves: nobody else may hold the animator.
    var animator: UIViewPropertyAnimator?

    init(timeline: AnimatorTimeline, blocksInput: Bool, isHitWhereShown: Bool) {
        self.timeline = timeline
        self.blocksInput = blocksInput
        self.isHitWhereShown = isHitWhereShown
    }

    @MainActor
    func add(_ change: LayerChange) {
        properties.update(change.layer, change.key) { known in
            if known == nil { known = AnimatedProperty(change) } else { known?.new = change.new }
        }
    }

    // MARK: AnimationDriver

    func progress(from start: Double, at time: CFTimeInterval) -> AnimatorPace.Progress {
        timeline.progress(from: start, at: time)
    }

    var isMoving: Bool { timeline.isMoving }
    var start: CFTimeInterval { timeline.start ?? 0 }

    func framePassed(at time: CFTimeInterval) {
        guard let left = timeline.remaining(at: time), left <= 1e-9 else { return }
        MainActor.assumeIsolated { animator?.endReached() }
    }

    // MARK: Ends

    /// What an animator leaves in the model.
    enum Settlement {
        case shown, start, end
    }

    /// Gives the model what the animator leaves behind, and takes its animations away.
    @MainActor
    func settle(_ settlement: Settlement) {
        switch settlement {
        case .end: break
        case .start: put { ($0.old, $0.oldColor) }
        case .shown:
            properties.forEach { $0.noteEnd() }
            let shown = properties.values.map { $0.layer.value(forKeyPath: $0.key, shownBy: self) ?? $0.new }
            var index = 0
            put { _ in
                defer { index += 1 }
                return (shown[index], nil)
            }
        }
        RunningAnimations.stop(self, finished: settlement != .shown)
    }

    /// Puts another end into the model of what was settled as it was shown.
    @MainActor
    func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .current: break
        case .start: put { ($0.old, $0.oldColor) }
        case .end: put { ($0.new, $0.newColor) }
        }
    }

    /// Gives each property a value, and a view's colour back as the dynamic one it was.
    @MainActor
    private func put(_ value: (AnimatedProperty) -> (AnimatableValue, UIColor?)) {
        let values = properties.values.map { (property: $0, to: value($0)) }
        UIView.performWithoutAnimation {
            for (property, (value, color)) in values { property.set(value, color) }
            // A view resizes its subviews on the way: what was put into them counts.
            for (property, (value, _)) in values where property.key == "bounds" || property.key == "position" {
                property.layer.setModelValue(value, forKeyPath: property.key)
            }
        }
    }
}

/// What a property animator changed of one property of a layer.
struct AnimatedProperty {
    let layer: CALayer
    let key: String
    let old: AnimatableValue
    var new: AnimatableValue
    /// A view's background before, and after where the model was given another value since.
    let oldColor: UIColor?
    private(set) var newColor: UIColor?

    @MainActor
    init(_ change: LayerChange) {
        (layer, key, old, new) = (change.layer, change.key, change.old, change.new)
        oldColor = change.oldColor
    }

    /// Keeps what the model has now: something else is put there.
    @MainActor
    mutating func noteEnd() {
        if key == "backgroundColor" { newColor = (layer.delegate as? UIView)?.backgroundColor }
    }

    /// Goes through the view, which has more to do for some properties than its layer.
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
