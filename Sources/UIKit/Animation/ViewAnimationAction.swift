// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The layer action that animates one property change with the timing and options of its animation block.
///
/// If values of the property can be added, the difference of the old and the new value is animated on top of running
/// animations. The speed then does not jump when a change is reversed.
///
/// Otherwise the animation starts from the value on screen, and replaces the running animations of the property. This
/// also happens in a block with `beginFromCurrentState`, and if the property already has a running animation that
/// replaced others.
final class ViewAnimationAction: ValueChangeAction {
    private let block: ViewAnimation
    private var old: AnimatableValue?
    private var shown: AnimatableValue?

    init(_ block: ViewAnimation) {
        self.block = block
    }

    func valueWillChange(of layer: CALayer, key: String) {
        old = layer.animatableValue(forKeyPath: key)
        shown = layer.isAnimated ? layer.presentation()?.animatableValue(forKeyPath: key) : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let old, let new = layer.animatableValue(forKeyPath: event) else {
            return
        }
        var change = LayerChange(layer: layer, key: event, old: old, shown: shown ?? old, new: new)
        // `shownOnNew`, the value that running animations show after the change, is needed only for transforms. The
        // difference of two numbers does not depend on running animations. For a number that is clamped on screen, such
        // as an opacity, `shownOnNew` would even be wrong.
        if shown != nil, case .transform = new {
            change.shownOnNew = layer.presentation()?.animatableValue(forKeyPath: event)
        }
        let made = change
        MainActor.assumeIsolated { [block] in
            var made = made
            if let view = made.layer.delegate as? UIView {
                block.viewChanged(view)
                // The view's own property changes only after its layer's, so this is still the old colour.
                if made.key == "backgroundColor" { made.oldColor = view.backgroundColor }
            }
            ViewAnimationAction.animate(made, block: block)
        }
    }

    @MainActor
    private static func animate(_ change: LayerChange, block: ViewAnimation) {
        switch block.carrier {
        case .keyframes(let recorder, let from, let to):
            return recorder.record(change, from: from, to: to, end: block.end)
        case .animator(let run, _): run.add(change)
        case .independent: break
        }
        let animation = block.makeAnimation()
        animation.keyPath = change.key
        let layer = change.layer
        if !layer.replacesRunningAnimations(change.key, block), let difference = change.difference,
            let zero = change.new.zero
        {
            animation.isAdditive = true
            animation.fromValue = difference
            animation.toValue = zero
            layer.add(animation, forKey: layer.freeAnimationKey(change.key))
        } else {
            animation.fromValue = change.shown
            animation.toValue = change.new
            layer.removeAnimations(ofKey: change.key)
            layer.add(animation, forKey: change.key)
        }
    }
}

/// A change that an animation block made to a layer's property. It is used on the main actor only, like layers.
struct LayerChange: @unchecked Sendable {
    let layer: CALayer
    let key: String
    /// The value in the model layer before the change.
    let old: AnimatableValue
    /// The value on screen before the change.
    let shown: AnimatableValue
    let new: AnimatableValue
    /// The transform that the running animations show after the change, before the animation of this change is added.
    /// Nil for properties other than transforms, and if no animation was running.
    var shownOnNew: AnimatableValue?
    /// The view's background colour before the change, which may be dynamic; nil if another property changes.
    var oldColor: UIColor?

    /// The value to add to the new value at the start of the animation, so that the view does not jump. Nil if the
    /// values cannot be subtracted.
    var difference: AnimatableValue? { difference(to: self) }

    /// The value to add to the new value of `last` so that the view does not jump. `last` is this change, or a later
    /// one of the same property.
    func difference(to last: LayerChange) -> AnimatableValue? {
        // Transforms are concatenated, so their order matters. The new animation's transform is concatenated with
        // `shownOnNew`, which is the new value with the running animations applied. The difference must therefore lead
        // from `shownOnNew` to the value on screen.
        // For other properties, `shownOnNew` is nil. Running animations add the same amount to the old and to the new
        // value, so the difference between these two values is enough.
        if let shownOnNew = last.shownOnNew { shown.subtracting(shownOnNew) } else { old.subtracting(last.new) }
    }
}

extension CALayer {
    /// Whether the animation of a change in `block` starts from the value on screen and replaces all running animations
    /// of the property `key`.
    @MainActor
    func replacesRunningAnimations(_ key: String, _ block: ViewAnimation) -> Bool {
        block.options.contains(.beginFromCurrentState) || isValueReplaced(forKey: key)
    }
}
