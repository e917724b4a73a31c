// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Animates one change of one layer as the block says.
///
/// What can be added up is animated by what it differs, on top of what runs already, so that turning round keeps the
/// speed. The rest, everything in a block that begins from the current state, and what lies on top of either, starts
/// from what is on screen and takes the place of what runs.
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
        // Of numbers, what they differ by is the same before and after; and they may be out of range on their way.
        if shown != nil, case .transform = new {
            change.shownOnNew = layer.presentation()?.animatableValue(forKeyPath: event)
        }
        let made = change
        MainActor.assumeIsolated { [block] in
            var made = made
            if let view = made.layer.delegate as? UIView {
                block.viewChanged(view)
                // The view takes its colour when its layer has it.
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
        case .time: break
        }
        let animation = block.makeAnimation()
        animation.keyPath = change.key
        let layer = change.layer
        if !layer.startsAfresh(change.key, block), let difference = change.difference, let zero = change.new.zero {
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

/// A change that a block made to a property of a layer; on the main actor, as layers are.
struct LayerChange: @unchecked Sendable {
    let layer: CALayer
    let key: String
    /// The model's value before.
    let old: AnimatableValue
    /// What was on screen before.
    let shown: AnimatableValue
    let new: AnimatableValue
    /// What would be on screen now, with the new value and nothing added for this change, where that says more than `new`.
    var shownOnNew: AnimatableValue?
    /// A view's background before, which may be a dynamic colour.
    var oldColor: UIColor?

    /// What has to be added so that nothing jumps, where there is such a thing.
    var difference: AnimatableValue? { difference(to: self) }

    /// The same for a later change of the same property.
    func difference(to last: LayerChange) -> AnimatableValue? {
        // Transforms are done one after the other: what is added is done before all that runs already.
        if let shownOnNew = last.shownOnNew { shown.subtracting(shownOnNew) } else { old.subtracting(last.new) }
    }
}

extension CALayer {
    /// Whether a change in a block begins from what is on screen, in place of all that runs.
    @MainActor
    func startsAfresh(_ key: String, _ block: ViewAnimation) -> Bool {
        block.options.contains(.beginFromCurrentState) || isValueReplaced(forKey: key)
    }
}
