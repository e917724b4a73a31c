// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Is told of the drags of a stack's views, and decides what may be dragged where. All methods are optional.
///
/// Indices are those in `arrangedSubviews`. The index after a move counts without the view at its old place: removing the
/// view at `fromIndex` and inserting it at `toIndex` gives what is on screen.
@MainActor
public protocol DragDropStackViewDelegate: ArticleStackDelegate {
    // MARK: Drags

    /// Called once for each drag, when the view is lifted.
    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView)

    /// A view was dropped at another index of its stack, or that was undone or redone. Write it to the model: this is
    /// called once for a drag, before the drop animation.
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int)

    /// The drop animation has ended.
    ///
    /// - Parameter committed: whether the user dropped the view; false if the drag was cancelled.
    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool)

    // MARK: Removal

    /// A view was dropped outside its stack, or that was redone.
    func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int)

    /// The removal of a view was undone.
    func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int)

    // MARK: Limits

    /// Whether a view can be lifted; true by default.
    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool

    /// The part of a view by which alone it is lifted, at once; nil for the whole view, after a while.
    func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView?

    /// The indices that a view may have after a drop in its own stack; nil for all.
    func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>?

    /// Whether a view may come here from another stack of the group; true by default.
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
