// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A target and a method to call on it.
///
/// The method is given by its name, as a selector, or unapplied and type-checked, such as `Board.handleTap`. The target
/// is held weakly. A nil target stands for the first responder of the chain that has the method.
@MainActor
struct TargetAction<Sender: AnyObject> {
    private(set) weak var target: AnyObject?
    /// Whether the action was created with a target, which may have been released since then.
    private let hadTarget: Bool
    /// The name of the method; nil if it was passed unapplied.
    let selector: Selector?
    /// Calls the method on an object. Returns false if the object does not have the method.
    private let call: @MainActor (AnyObject, Sender) -> Bool

    init<Target: AnyObject>(_ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
        self.init(target: target, selector: nil) { object, sender in
            guard let object = object as? Target else { return false }
            action(object)(sender)
            return true
        }
    }

    init<Target: AnyObject>(_ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
        self.init(target, { object in { _ in action(object)() } })
    }

    /// Creates an action whose method is called by name.
    ///
    /// - Parameter arguments: returns the arguments for a sender. A method with fewer parameters gets the first ones.
    init(_ target: Any?, _ selector: Selector, arguments: @escaping @MainActor (Sender) -> (Any?, UIEvent?)) {
        self.init(target: target as AnyObject?, selector: selector) { object, sender in
            guard MethodCall.isPossible(selector, on: object) else { return false }
            let (first, second) = arguments(sender)
            MethodCall.send(selector, to: object, with: first, second)
            return true
        }
    }

    /// Returns an action with the same target and method for senders of the class `Wide`, a superclass of `Sender`. The
    /// method is called only if the sender is a `Sender`.
    func widened<Wide: AnyObject>(to type: Wide.Type) -> TargetAction<Wide> {
        TargetAction<Wide>(target: target, selector: selector) { object, sender in
            guard let sender = sender as? Sender else { return false }
            return call(object, sender)
        }
    }

    private init(
        target: AnyObject?, selector: Selector?, call: @escaping @MainActor (AnyObject, Sender) -> Bool
    ) {
        self.target = target
        hadTarget = target != nil
        self.selector = selector
        self.call = call
    }

    /// Whether this is the action of a target, of any target if it is nil, with this name, or any name if it is nil.
    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target) && (selector == nil || self.selector == selector)
    }

    /// Whether the target was released, so that the action can never be called again.
    var isDead: Bool { hadTarget && target == nil }

    /// Calls the method. The program ends with UIKit's message if the target has no method with the selector's name.
    ///
    /// - Parameter responder: the responder at which the search for a nil target starts.
    /// - Returns: whether the method was called.
    @discardableResult
    func send(from sender: Sender, responder: UIResponder?) -> Bool {
        if let target {
            let isSent = call(target, sender)
            if !isSent, let selector { MethodCall.stopWithUnrecognized(selector, target) }
            return isSent
        }
        if hadTarget { return false }
        if let selector {
            let receiver = (responder ?? UIApplication.shared).target(forAction: selector, withSender: sender)
            return receiver.map { call($0 as AnyObject, sender) } ?? false
        }
        for object in responder?.chain ?? UIApplication.shared.chain where call(object, sender) { return true }
        return false
    }
}
