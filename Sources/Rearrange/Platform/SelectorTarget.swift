// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

/// An Objective-C target that calls a Swift method. UIKit sends a selector to this object, which then calls the method
/// that it was created with, such as `Board.tap`.
///
/// The initializers and `addTarget` methods in this folder use it. In place of Apple's selector they take a method,
/// such as `Board.tap`. UIKit on Linux has the same initializers and methods, so the same source compiles on both
/// platforms.
@MainActor
final class SelectorTarget: NSObject {
    private let call: @MainActor (_ sender: Any, _ event: UIEvent?) -> Void

    init(_ call: @escaping @MainActor (_ sender: Any, _ event: UIEvent?) -> Void) {
        self.call = call
    }

    @objc func send(_ sender: Any) { call(sender, nil) }

    @objc func send(_ sender: Any, with event: UIEvent?) { call(sender, event) }

    /// Keeps this target alive as long as the owner, because UIKit holds targets weakly. Returns this target.
    func kept(by owner: AnyObject) -> SelectorTarget {
        guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(SelectorTarget.self))) else {
            return self
        }
        let others = objc_getAssociatedObject(owner, key) as? [SelectorTarget] ?? []
        objc_setAssociatedObject(owner, key, others + [self], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return self
    }
}

extension SelectorTarget {
    /// Creates a target that calls a method on a weakly held object. The method has one parameter, of the sender's
    /// class or a superclass.
    ///
    /// If `target` is nil, the method is called on the first object of its class in the responder chain that starts at
    /// the sender.
    convenience init<Target: AnyObject, Sender>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target) { target, sender, _ in action(target)(sender) }
    }

    /// Creates a target that calls a method without parameters.
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
            guard let target = hasTarget ? target : SelectorTarget.first(Target.self, from: sender) else { return }
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
