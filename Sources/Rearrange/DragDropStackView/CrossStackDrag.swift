// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The current location of a view that is dragged between stacks, and the state to restore in its own stack.
@MainActor
struct CrossStackDrag {
    private enum Whereabouts {
        /// The view is over the stack that it was lifted in.
        case home
        /// The view is over another stack, which makes room for it.
        case visiting(StackDropTarget)
        /// The view is outside all stacks, and a drop removes it.
        case outside
    }

    private var whereabouts = Whereabouts.home
    private var lastLeft: (stack: DragDropStackView, point: CGPoint)?
    /// The content offsets of the scroll views around the view's own stack, before and after the stack closed the
    /// view's gap. Nil while the gap is open.
    private(set) var scrolled: (before: SavedContentOffsets, after: SavedContentOffsets)?

    /// The drop target of the other stack that the view is over; nil if the view is over its own stack or none.
    var otherTarget: StackDropTarget? {
        if case .visiting(let dropTarget) = whereabouts { dropTarget } else { nil }
    }

    /// Whether the view is outside all stacks.
    var isOutside: Bool {
        if case .outside = whereabouts { true } else { false }
    }

    // MARK: - From stack to stack

    mutating func enterOtherStack(_ dropTarget: StackDropTarget) { whereabouts = .visiting(dropTarget) }

    mutating func leaveAllStacks() { whereabouts = .outside }

    /// Records that the view has left the other stack, for its own stack or for a third one.
    ///
    /// - Returns: the other stack that the view was over; nil if it was over its own stack or none.
    mutating func leaveOtherStack() -> StackDropTarget? {
        let left = otherTarget
        whereabouts = .home
        return left
    }

    // MARK: - Pointer positions

    /// Records that the pointer has left a stack.
    ///
    /// - Parameters:
    ///   - stack: the stack; nil if the view was outside all stacks.
    ///   - point: the pointer's position when it left the stack, in window coordinates.
    mutating func left(_ stack: DragDropStackView?, at point: CGPoint) { lastLeft = stack.map { ($0, point) } }

    /// Whether `stack` is the last stack that the pointer has left, and the pointer has not moved since: it is still at
    /// `point`.
    func hasJustLeft(_ stack: DragDropStackView, at point: CGPoint) -> Bool {
        lastLeft?.stack === stack && lastLeft?.point == point
    }

    // MARK: - Scroll offsets

    mutating func stackClosedUp(scrolledFrom before: SavedContentOffsets, to after: SavedContentOffsets) {
        scrolled = (before, after)
    }

    mutating func stackOpened() { scrolled = nil }
}
