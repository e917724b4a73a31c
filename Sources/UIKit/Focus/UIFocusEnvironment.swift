// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A part of the interface that influences where the focus moves: a view or a view controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments inside this one that should get the focus, the most preferred first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The name of the focus group. Arrow keys move the focus within a group, and tab moves it to the next group.
    var focusGroupIdentifier: String? { get }

    /// Moves the focus to the environment's preferred place before the next frame, if the focus is inside the
    /// environment.
    func setNeedsFocusUpdate()
    /// Performs a pending focus update at once.
    func updateFocusIfNeeded()

    /// Whether this environment allows the focus to move as `context` describes. Every environment that contains the
    /// old or the new item is asked, and the focus moves only if all allow it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved, on every environment that contains the old or the new item.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    /// Whether an environment is inside this one, or is the same.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }
}

/// An object that can have the focus.
///
/// ## Caveats
/// Only views can have the focus, including the cells of a list's rows. UIKit's protocol for containers of items that
/// are not views is absent.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// The frame of the item in its superview's coordinates.
    var frame: CGRect { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// The effect that marks the item while focused; nil shows nothing.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item in its group. When the focus moves into the group, the item with the highest priority
    /// gets the focus.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// The priority of an item in its focus group. When the focus moves into the group, the item with the highest priority
/// gets the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No priority: the default.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item that was focused when the focus left the group.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// A priority above that of the previously focused item.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)

    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
