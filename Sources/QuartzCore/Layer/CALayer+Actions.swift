// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// Changes a property of the layer, marks the work that the change makes necessary, and runs the action for the
    /// change.
    ///
    /// - Parameters:
    ///   - key: the property's name in animations and actions.
    ///   - invalidation: the invalidation that the change causes; nil for the one that is registered for the property's
    ///     name.
    ///   - set: assigns the new value to the property.
    func change(_ key: String, _ invalidation: LayerInvalidation? = nil, _ set: () -> Void) {
        let action = isPresentationCopy ? nil : wantedAction(forKey: key)
        if let action, !(action is NSNull) { (action as? ValueChangeAction)?.valueWillChange(of: self, key: key) }
        set()
        if isPresentationCopy { return }
        presentedIsStale = true
        invalidate(invalidation ?? self.invalidation(forKeyPath: key))
        if type(of: self).needsDisplay(forKey: key) { mark(.display) }
        if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
    }

    /// The action for an event. If the current transaction disables actions, the result is nil without a search.
    private func wantedAction(forKey event: String) -> (any CAAction)? {
        CATransaction.disableActions() ? nil : action(forKey: event)
    }

    /// Searches for an action in Apple's order: the delegate, `actions`, `style`, the class's default, the implicit
    /// animation.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let delegate {
            // A view provides actions on the main thread only; on other threads its layer changes without animation.
            guard MainThread.isCurrent else { return nil }
            if let action = delegate.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        // Styles may be nested; a chain of a hundred is assumed to be a cycle.
        var style = style
        for _ in 0..<100 {
            guard let current = style else { break }
            if let action = (current["actions"] as? [String: any CAAction])?[event] {
                return action is NSNull ? nil : action
            }
            style = current["style"] as? [AnyHashable: Any]
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// The implicit animation of a layer without a view, with the transaction's timing; nil before the layer's first
    /// frame.
    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        let duration = CATransaction.animationDuration()
        guard duration > 0, wasCommitted, isHosted, isImplicitlyAnimated(event),
            let shown = (animations.isEmpty ? self : shownCopy).animatableValue(forKeyPath: event)
        else { return nil }
        // The contents that a layer draws before it is first shown appear without animation.
        if case .contents = shown, !wasShown { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = shown
        animation.duration = duration
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Runs the action for an event other than a property change, if the tree is shown.
    func run(_ event: String) {
        guard isHosted, !isPresentationCopy else { return }
        wantedAction(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Whether the layer's tree is shown: its root layer has a `LayerHost`.
    var isHosted: Bool {
        var layer = self
        while let superlayer = layer.parent { layer = superlayer }
        return layer.host != nil
    }
}

/// A layer as the owner of its property values. The protocol exists so that its method `set` accepts key paths of
/// subclasses.
protocol LayerValueOwner: CALayer {}

extension CALayer: LayerValueOwner {}

extension LayerValueOwner {
    /// Sets a value of the model, as ``CALayer/change(_:_:_:)`` does, unless it is equal to the old value.
    func set<Value: Equatable>(_ key: String, _ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        guard self[keyPath: path] != value else { return }
        change(key) { self[keyPath: path] = value }
    }
}

/// An action for a property change that is called before the change, as well as after it.
package protocol ValueChangeAction: CAAction {
    /// Called before the property `key` of `layer` changes.
    func valueWillChange(of layer: CALayer, key: String)
}

/// The action key for a layer that appears, because it was added or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The action key for a layer that disappears. The layer is still in the tree when the action runs; animations that the
/// action adds end when the layer is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The action key for a sublayer that is replaced with another, and the animation key of transitions.
public let kCATransition = "transition"
