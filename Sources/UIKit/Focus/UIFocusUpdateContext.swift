// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The description of a change of focus: the old item, the new item and the direction.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that loses the focus; nil if no item had it.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus; nil if no item gets it.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The item that loses the focus, if it is a view.
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The item that gets the focus, if it is a view.
    open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the movement; empty if no key caused it.
    open internal(set) var focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }
}

/// The timing of the animations that accompany a change of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animations in seconds.
    var duration: TimeInterval { get }
}
