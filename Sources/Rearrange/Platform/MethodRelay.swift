// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

/// Objective-C's end of an unapplied method: UIKit sends it a selector, and it calls the method.
///
/// Of it live the initialisers beside this file, which take an unapplied method where Apple's take a selector, as
/// Uplift's do on Linux: so one source serves both.
@MainActor
final class MethodRelay: NSObject {
    private let call: @MainActor (_ sender: Any, _ event: UIEvent?) -> Void

    init(_ call: @escaping @MainActor (_ sender: Any, _ event: UIEvent?) -> Void) {
        self.call = call
    }

    @objc func send(_ sender: Any) { call(sender, nil) }

    @objc func send(_ sender: Any, with event: UIEvent?) { call(sender, event) }

    /// Lives as long as the owner does: UIKit holds targets weakly.
    func kept(by owner: AnyObject) -> MethodRelay {
        guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(MethodRelay.self))) else {
            return self
        }
        let others = objc_getAssociatedObject(owner, key) as? [MethodRelay] ?? []
        objc_setAssociatedObject(owner, key, others + [self], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return self
    }
}

extension MethodRelay {
    /// Calls a method that takes the sender or anything wider, on a target that it holds weakly.
    ///
    /// Without a target it is the first object of the method's class along the responder chain from the sender.
    convenience init<Target: AnyObject, Sender>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target) { target, sender, _ in action(target)(sender) }
    }

    /// Calls a method that takes nothing.
    convenience init<Target: AnyObject>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target) { (target: Target, _: Any, _) in action(target)() }
    }

    convenience init<Target: AnyObject, Sender>(
        _ target: Target?, _ call: @escaping @MainActor (Target, Sender, UIEvent?) -> Void
    ) {
        let hasTarget = target != nil
        self.init { [weak target] sender, event in
            guard let sent = sender as? Sender else { return }
            guard let target = hasTarget ? target : MethodRelay.first(Target.self, from: sender) else { return }
            call(target, sent, event)
        }
    }

    private static func first<Target: AnyObject>(_ type: Target.Type, from sender: Any) -> Target? {
        var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
        while let each = responder {
            if let found = each as? Target { return found }
            responder = each.next
        }
        return nil
    }
}
#endif
