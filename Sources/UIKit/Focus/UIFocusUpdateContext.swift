// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A move of the focus: from where, to where, which way.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus; nil where none had.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets it; nil where none does.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// Empty where no key said which way.
    open internal(set) var focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }
}

/// How long what goes along with a change of focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// Seconds.
    var duration: TimeInterval { get }
}
