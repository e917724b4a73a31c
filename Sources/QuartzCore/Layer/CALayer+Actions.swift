// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// Changes the model and runs the action for the change.
    ///
    /// - Parameters:
    ///   - key: the property's name in animations and actions.
    ///   - work: what of the picture is out of date then; what the property's description says where it is nil.
    func change(_ key: String, _ work: LayerWork? = nil, _ set: () -> Void) {
        let action = isPresentationCopy ? nil : wantedAction(forKey: key)
        if let action, !(action is NSNull) { (action as? ValueChangeAction)?.valueWillChange(of: self, key: key) }
        set()
        if isPresentationCopy { return }
        presentedIsStale = true
        note(work ?? self.work(forKeyPath: key))
        if type(of: self).needsDisplay(forKey: key) { mark(.display) }
        if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
    }

    /// What to do, unless the transaction has nothing done: then nobody is asked, a subclass's own answer included.
    private func wantedAction(forKey event: String) -> (any CAAction)? {
        CATransaction.disableActions() ? nil : action(forKey: event)
    }

    /// The order is Apple's: the delegate, then `actions`, then the class, then the usual animation.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let delegate {
            // A view answers on the main thread only: elsewhere its layer changes at once.
            guard MainThread.isCurrent else { return nil }
            if let action = delegate.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        // A style may have a style in turn; a hundred is no chain but a circle.
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

    /// A layer of no view animates its changes by itself, as its transaction says, once it has been on screen.
    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        let duration = CATransaction.animationDuration()
        guard duration > 0, wasCommitted, isHosted, isAnimatedByItself(event),
            let shown = (presentation() ?? self).animatableValue(forKeyPath: event)
        else { return nil }
        // What a layer first draws is drawn in the pass before its first picture.
        if case .contents = shown, !wasShown { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = shown
        animation.duration = duration
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Runs the action for an event that is no change of a property, in a tree that is shown.
    func run(_ event: String) {
        guard isHosted, !isPresentationCopy else { return }
        wantedAction(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Whether somebody shows the tree.
    var isHosted: Bool {
        var layer = self
        while let superlayer = layer.parent { layer = superlayer }
        return layer.host != nil
    }
}

/// Who has values that decide what a layer looks like: every layer, and subclasses values of their own.
protocol LayerValueOwner: CALayer {}

extension CALayer: LayerValueOwner {}

extension LayerValueOwner {
    /// Sets a value of the model, where it is another: ``CALayer/change(_:_:_:)`` says how.
    func set<Value: Equatable>(_ key: String, _ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        guard self[keyPath: path] != value else { return }
        change(key) { self[keyPath: path] = value }
    }
}

/// An action that has to see the layer before the change as well as after it.
package protocol ValueChangeAction: CAAction {
    func valueWillChange(of layer: CALayer, key: String)
}

/// The event that a layer comes to be shown, by being added or by being hidden no longer.
public let kCAOnOrderIn = "onOrderIn"
/// The event that it is shown no longer. It is still there when the action runs; what that adds ends with its leaving.
public let kCAOnOrderOut = "onOrderOut"
/// The event that one sublayer takes the place of another, and the key that transitions have.
public let kCATransition = "transition"
