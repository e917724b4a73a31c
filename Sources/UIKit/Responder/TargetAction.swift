// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A method to call on an object: what a selector and its target are on Apple's platforms.
///
/// The method is given unapplied, `Board.handleTap`, and type-checked. A target is held weakly; a nil target means the
/// first object of the method's class along the responder chain.
@MainActor
struct TargetAction<Sender: AnyObject> {
    private(set) weak var target: AnyObject?
    private let hadTarget: Bool
    /// Calls the method on the object, or says that the object is of another class.
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

    /// The same action for a sender of a superclass's type.
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

    /// Whether nobody can hear it any more.
    var isDead: Bool { hadTarget && target == nil }

    /// Calls the method.
    ///
    /// - Parameter responder: where the search for a nil target begins.
    /// - Returns: whether anyone was there to call.
    @discardableResult
    func send(from sender: Sender, responder: UIResponder?) -> Bool {
        if let target { return call(target, sender) }
        if hadTarget { return false }
        for object in responder?.chain ?? UIApplication.shared.chain where call(object, sender) { return true }
        return false
    }
}
