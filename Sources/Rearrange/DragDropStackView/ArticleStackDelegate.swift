// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The methods of the delegate that the articles on a draggable stack view wrote, so that code that was written against
/// those compiles and works here.
///
/// ``DragDropStackViewDelegate`` refines this protocol, and by default calls these methods. All are optional. New code
/// needs none of them: it uses the methods of ``DragDropStackViewDelegate``, and the stack scrolls by itself.
@MainActor
public protocol ArticleStackDelegate: AnyObject {
    /// In which ``didDragOverMin(diff:)`` and ``didDragOverMax(diff:)`` are measured; the window unless given.
    var containerView: UIView { get }

    /// A view has been lifted.
    func didBeginDrag()

    /// The pointer is `diff` points past the threshold near the left or upper edge of the container.
    ///
    /// Called at each movement there and, while the pointer stays, about three times a second, if the configuration
    /// leaves scrolling to the delegate, or if the stack is in no scroll view.
    func didDragOverMin(diff: Double)

    /// A view was dropped at another index, or that was undone or redone. Write it to the model.
    func didMove(fromIndex: Int, toIndex: Int)

    /// The pointer is `diff` points past the threshold near the right or lower edge of the container.
    func didDragOverMax(diff: Double)

    /// The view is at rest.
    func didEndDrop()

    /// The drag was cancelled, and everything is where it was. Calls ``didEndDrop()`` by default.
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

/// The default implementations call the methods of the articles.
extension DragDropStackViewDelegate {
    public func stackView(_ stackView: DragDropStackView, willBeginDragging view: UIView) { didBeginDrag() }

    public func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        didMove(fromIndex: fromIndex, toIndex: toIndex)
    }

    public func stackView(_ stackView: DragDropStackView, didEndDragging view: UIView, committed: Bool) {
        committed ? didEndDrop() : didCancelDrag()
    }
}
