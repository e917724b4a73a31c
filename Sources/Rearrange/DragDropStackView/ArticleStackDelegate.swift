// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate methods of the published articles that introduced this kind of draggable stack view. It lets a delegate
/// that was written as in those articles compile and work here.
///
/// ``DragDropStackViewDelegate`` refines this protocol, and calls these methods by default. All are optional. New code
/// uses the methods of ``DragDropStackViewDelegate`` instead, and leaves autoscrolling to the stack.
@MainActor
public protocol ArticleStackDelegate: AnyObject {
    /// The view from whose edges ``didDragOverMin(diff:)`` and ``didDragOverMax(diff:)`` measure; the window by
    /// default.
    var containerView: UIView { get }

    /// Called when a view has been lifted.
    func didBeginDrag()

    /// Called when the pointer is `diff` points past the autoscroll threshold at the left or upper edge of
    /// ``containerView``.
    ///
    /// This is called for each movement of the pointer there and, while it rests there, about three times a second. It
    /// is only called if the configuration leaves scrolling to the delegate, or if the stack is in no scroll view.
    func didDragOverMin(diff: Double)

    /// Called when a view was moved to another index by a drop or an accessibility action, or when that was undone or
    /// redone. Write the move to the model.
    func didMove(fromIndex: Int, toIndex: Int)

    /// Called when the pointer is `diff` points past the autoscroll threshold at the right or lower edge of
    /// ``containerView``.
    func didDragOverMax(diff: Double)

    /// Called when the drop animation has ended.
    func didEndDrop()

    /// Called when the drag was cancelled and the view has returned. Calls ``didEndDrop()`` by default.
    func didCancelDrag()
}

extension ArticleStackDelegate {
    public var containerView: UIView { UIView() }
    public func didBeginDrag() {}
    public func didDragOverMin(diff: Double) {}
    public func didMove(fromIndex: Int, toIndex: Int) {}
    public func didDragOverMax(diff: Double) {}
    public func didEndDrop() {}
    public func didCancelDrag() { didEndDrop() }
}

/// Default implementations, which call the methods of ``ArticleStackDelegate``.
extension DragDropStackViewDelegate {
    public func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) { didBeginDrag() }

    public func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        didMove(fromIndex: fromIndex, toIndex: toIndex)
    }

    public func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) {
        committed ? didEndDrop() : didCancelDrag()
    }
}
