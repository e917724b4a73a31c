// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// These are UIKit's initialisers with a target and an action. Each has three variants: for an unapplied method that
// takes the item, for one without parameters, and for the name of a method, which may be nil.

extension UIBarButtonItem {
    // MARK: Titles

    /// Creates an item with a title, whose action is a method of `target` that takes the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, image: nil, style: style, action: TargetAction(target, action))
    }

    /// Creates an item with a title, whose action is a method of `target` without parameters.
    public convenience init<Target: AnyObject>(
        title: String?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, image: nil, style: style, action: TargetAction(target, action))
    }

    /// Creates an item with a title, whose action is the method of `target` with a name; nil for no action.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, style: style)
        self.target = target as AnyObject?
        self.action = action
    }

    // MARK: Images

    /// Creates an item with an image, whose action is a method of `target` that takes the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(title: nil, image: image, style: style, action: TargetAction(target, action))
    }

    /// Creates an item with an image, whose action is a method of `target` without parameters.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: UIBarButtonItem.Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: nil, image: image, style: style, action: TargetAction(target, action))
    }

    /// Creates an item with an image, whose action is the method of `target` with a name; nil for no action.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, style: style)
        self.target = target as AnyObject?
        self.action = action
    }

    // MARK: System items

    /// Creates a system item, whose action is a method of `target` that takes the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init(system: systemItem, action: TargetAction(target, action))
    }

    /// Creates a system item, whose action is a method of `target` without parameters.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(system: systemItem, action: TargetAction(target, action))
    }

    /// Creates a system item, whose action is the method of `target` with a name; nil for no action.
    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }
}
