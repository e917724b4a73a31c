// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A target and a method to call on it, in place of a target and a selector on Apple's platforms.
///
/// The method is passed unapplied, such as `Board.handleTap`, and type-checked. The target is held weakly. A nil target
/// stands for the first object of the method's class in the responder chain.
@MainActor
struct TargetAction<Sender: AnyObject> {
    private(set) weak var target: AnyObject?
    /// Whether the action was created with a target, which may have been released since then.
    private let hadTarget: Bool
    /// Calls the method on an object. Returns false if the object is not of the class that declares the method.
    private let call: @MainActor (AnyObject, Sender) -> Bool

    init<Target: AnyObject>(_ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
        self.target = target
        hadTarget = target != nil
        call = { object, sender in
            guard let object = object as? Target else { return false }
            action(object)(sender)
            return true
        }
    }

    init<Target: AnyObject>(_ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
        self.init(target, { object in { _ in action(object)() } })
    }

    /// Returns an action with the same target and method for senders of the class `Wide`, a superclass of `Sender`. The
    /// method is called only if the sender is a `Sender`.
    func widened<Wide: AnyObject>(to type: Wide.Type) -> TargetAction<Wide> {
        TargetAction<Wide>(target: target, hadTarget: hadTarget) { object, sender in
            guard let sender = sender as? Sender else { return false }
            return call(object, sender)
        }
    }

    private init(target: AnyObject?, hadTarget: Bool, call: @escaping @MainActor (AnyObject, Sender) -> Bool) {
        self.target = target
        self.hadTarget = hadTarget
        self.call = call
    }

    /// Whether the target was released, so that the action can never be called again.
    var isDead: Bool { hadTarget && target == nil }

    /// Calls the method.
    ///
    /// - Parameter responder: the responder at which the search for a nil target starts.
    /// - Returns: whether the method was called.
    @discardableResult
    func send(from sender: Sender, responder: UIResponder?) -> Bool {
        if let target { return call(target, sender) }
        if hadTarget { return false }
        for object in responder?.chain ?? UIApplication.shared.chain where call(object, sender) { return true }
        return false
    }
}
