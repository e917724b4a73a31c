// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Animates one change of one layer as the block says.
///
/// What can be added up is animated by what it differs, on top of what runs already, so that turning round keeps the
/// speed. The rest, and everything in a block that begins from the current state, starts from what is on screen and
/// takes the place of what runs.
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
        let change = LayerChange(layer: layer, key: event, old: old, shown: shown ?? old, new: new)
        MainActor.assumeIsolated { [block] in
            if let view = change.layer.delegate as? UIView { block.viewChanged(view) }
            ViewAnimationAction.animate(change, block: block)
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
        if !block.options.contains(.beginFromCurrentState), let difference = change.old.subtracting(change.new),
            let zero = change.new.zero
        {
            animation.isAdditive = true
            animation.fromValue = difference
            animation.toValue = zero
            change.layer.add(animation, forKey: change.layer.freeAnimationKey(change.key))
        } else {
            animation.fromValue = change.shown
            animation.toValue = change.new
            change.layer.removeAnimations(ofKey: change.key)
            change.layer.add(animation, forKey: change.key)
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
}
