// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Hears what becomes of a stack's views, and has a say in it. All of it is optional.
///
/// Indices are places in `arrangedSubviews`. Those after a move count without the view at its old place: to remove what
/// is at `fromIndex` and then to insert it at `toIndex` gives what is on screen.
@MainActor
public protocol DragDropStackViewDelegate: AnyObject {
    // MARK: A stack alone

    /// In which ``didDragOverMin(diff:)`` and ``didDragOverMax(diff:)`` are measured; the window unless given.
    var containerView: UIView { get }
    /// A view has been lifted.
    func didBeginDrag()
    /// The pointer is `diff` points past the threshold near the left or upper edge of the container.
    ///
    /// Called at each movement there and, while the pointer stays, about three times a second, where the configuration
    /// leaves scrolling to the delegate, or the stack is in nothing that scrolls.
    func didDragOverMin(diff: Double)
    /// A view was let go of in another place. Write it to the model: it is called once for a drag, before the view has
    /// come to rest, and again when that is undone or redone.
    func didMove(fromIndex: Int, toIndex: Int)
    /// The same near the right or lower edge.
    func didDragOverMax(diff: Double)
    /// The view is at rest.
    func didEndDrop()
    /// The drag was cancelled, and everything is where it was. Calls ``didEndDrop()`` unless written.
    func didCancelDrag()

    // MARK: Several stacks with one delegate

    /// Called once for each drag, when the view is lifted. Calls ``didBeginDrag()`` unless written.
    func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView)
    /// A view was let go of in another place, or that was undone or redone. Calls ``didMove(fromIndex:toIndex:)`` unless
    /// written.
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int)
    /// The view is at rest, whether it was moved or the drag was cancelled. Calls ``didEndDrop()`` or ``didCancelDrag()``
    /// unless written.
    func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool)

    // MARK: Coming and going

    /// A view was let go of outside, or that was done again.
    func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int)
    /// A removed view was put back by undoing that.
    func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int)

    // MARK: Limits

    /// Whether a view can be lifted; true unless written.
    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool
    /// The part of a view by which alone it is lifted, at once; nil for the whole view, after a while.
    func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView?
    /// The indices that a view may have once it has been let go of in its own stack; nil for all.
    func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>?
    /// Whether a view may come here from another stack of the group; true unless written.
    func stackView(_ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView) -> Bool
}

extension DragDropStackViewDelegate {
    public var containerView: UIView { UIView() }
    public func didBeginDrag() {}
    public func didDragOverMin(diff: Double) {}
    public func didMove(fromIndex: Int, toIndex: Int) {}
    public func didDragOverMax(diff: Double) {}
    public func didEndDrop() {}
    public func didCancelDrag() { didEndDrop() }

    public func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) { didBeginDrag() }

    public func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        didMove(fromIndex: fromIndex, toIndex: toIndex)
    }

    public func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) {
        committed ? didEndDrop() : didCancelDrag()
    }

    public func stackView(_ stackView: DragDropStackView, didRemove view: UIView, fromIndex: Int) {}
    public func stackView(_ stackView: DragDropStackView, didInsert view: UIView, atIndex: Int) {}
    public func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool { true }
    public func stackView(_ stackView: DragDropStackView, handleOf view: UIView) -> UIView? { nil }
    public func stackView(_ stackView: DragDropStackView, allowedIndicesOf view: UIView) -> ClosedRange<Int>? { nil }

    public func stackView(
        _ stackView: DragDropStackView, canReceive view: UIView, from source: DragDropStackView
    ) -> Bool { true }
}
