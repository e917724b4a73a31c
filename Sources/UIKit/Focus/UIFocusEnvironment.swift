// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A part of what is on screen that has a say in where the focus goes: views and view controllers.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where in the environment the focus is to go, the most wanted first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment round this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Items with the same identifier are one group: arrows move within it, and tab moves on to the next.
    var focusGroupIdentifier: String? { get }

    /// Has the focus go where the environment prefers before the next frame, where the focus is in it.
    func setNeedsFocusUpdate()
    /// Moves the focus at once, where that is due.
    func updateFocusIfNeeded()

    /// Whether the focus may move: asked of every environment round the item that has it and the one that gets it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved: told to the same environments.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    /// Whether an environment lies within this one, or is it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }
}

/// Something that can have the focus.
///
/// ## Caveats
/// Only views are found by keys: items that are no views, and containers of such, are absent.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    /// In its superview's coordinates.
    var frame: CGRect { get }
    var isFocused: Bool { get }
    /// How the focus shows; nil shows nothing.
    var focusEffect: UIFocusEffect? { get }
    /// Which item of a group gets the focus that comes to the group: the one with the highest.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// How much an item wants the focus that comes to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let ignored = UIFocusGroupPriority(0)
    /// Of the item that had the focus when it left the group.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    public static let prioritized = UIFocusGroupPriority(2000)
    /// Of the item that has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(.max)

    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
