// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate of a stack: it is notified of drags of the stack's views, and decides about lifts and drop targets. All
/// methods are optional.
///
/// Indices refer to `arrangedSubviews`. The target index of a move is counted without the moved view. Removing the view
/// at `fromIndex` and inserting it at `toIndex` therefore gives the new order.
@MainActor
public protocol DragDropStackViewDelegate: ArticleStackDelegate {
    // MARK: Drags

    /// Called once for each drag, when the view is lifted.
    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView)

    /// Called when a drop or an accessibility action has moved a view within its stack, or when such a move was undone
    /// or redone. Write the move to the model here: this method is called once for a drag, before the drop animation.
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int)

    /// Called once for each drag, when the drop animation has ended.
    ///
    /// - Parameter committed: whether the user dropped the view; false if the drag was cancelled.
    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool)

    // MARK: Removal

    /// Called when a view was removed by a drop outside the stacks, by keys or by an accessibility action, or when the
    /// removal was redone. `fromIndex` is the view's previous index.
    func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int)

    /// Called when the removal of a view was undone.
    func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int)

    // MARK: Limits

    /// Whether a view can be lifted; true by default.
    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool

    /// The drag handle of a view, which lifts the view at once; nil if a long press anywhere on the view lifts it.
    func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView?

    /// The indices that a view may be dropped at in its own stack; nil for all.
    func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>?

    /// Whether a view from another stack of the group may be dropped on this stack; true by default.
    func stackView(_ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView) -> Bool
}

extension DragDropStackViewDelegate {
    public func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int) {}
    public func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int) {}
    public func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool { true }
    public func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView? { nil }
    public func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>? { nil }

    public func stackView(
        _ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView
    ) -> Bool { true }
}
