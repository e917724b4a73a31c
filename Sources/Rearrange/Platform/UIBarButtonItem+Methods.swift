// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import UIKit

extension UIBarButtonItem {
    /// Creates a button with a title that calls a method of `target`.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    /// Creates a button with a title that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    /// Creates a button with an image that calls a method of `target`.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    /// Creates a button with an image that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    /// Creates a system button that calls a method of `target`.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    /// Creates a system button that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        send(SelectorTarget(target, action))
    }

    private func send(_ relay: SelectorTarget) {
        target = relay.kept(by: self)
        action = #selector(SelectorTarget.send(_:))
    }
}
#endif
