// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Apple's initialisers that take a target and a selector, with the method itself in the selector's place: once for
// methods that take the item, once for those that take nothing, and once with no action at all.

extension UIBarButtonItem {
    // MARK: Titles

    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, image: nil, style: style, action: TargetAction(target, action))
    }

    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, image: nil, style: style, action: TargetAction(target, action))
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Never?) {
        self.init(title: title, image: nil, style: style, action: nil)
    }

    // MARK: Images

    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: nil, image: image, style: style, action: TargetAction(target, action))
    }

    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: nil, image: image, style: style, action: TargetAction(target, action))
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Never?) {
        self.init(title: nil, image: image, style: style, action: nil)
    }

    // MARK: System items

    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(system: systemItem, action: TargetAction(target, action))
    }

    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(system: systemItem, action: TargetAction(target, action))
    }

    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Never?
    ) {
        self.init(system: systemItem, action: nil)
    }
}
