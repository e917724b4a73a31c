// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate methods of the published articles that introduced this kind of draggable stack view. With this
/// protocol, a delegate that was written as in those articles compiles and works here.
///
/// ``DragDropStackViewDelegate`` refines this protocol, and its default implementations call these methods. All methods
/// are optional. New code uses the methods of ``DragDropStackViewDelegate`` instead, and leaves autoscrolling to the
/// stack.
@MainActor
public protocol ArticleStackDelegate: AnyObject {
    /// The view whose edges the distances of ``didDragOverMin(diff:)`` and ``didDragOverMax(diff:)`` refer to; the
    /// window by default.
    var containerView: UIView { get }

    /// Called when a view has been lifted.
    func didBeginDrag()

    /// Called when the pointer is `diff` points past the autoscroll threshold at the left or upper edge of
    /// ``containerView``.
    ///
    /// The stack calls this method for each such movement of the pointer, and about three times a second while the
    /// pointer rests there. It does so only if the configuration leaves scrolling to the delegate, or if the stack is
    /// in no scroll view.
    func didDragOverMin(diff: Double)

    /// Called when a view was moved to another index by a drop or an accessibility action, or when such a move was
    /// undone or redone. Write the move to the model.
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
