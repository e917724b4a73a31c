// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The dragged items of a component, such as a board or a stack, from the lift to the end of the drop animation.
///
/// ``DragController`` calls the methods in the order of their declaration.
@MainActor
protocol DraggedContent: AnyObject, Sendable {
    /// The controller of the drag.
    var controller: DragController<Self> { get }

    /// The view in which the items are dragged. The drag is cancelled if the view leaves the window, the window is
    /// resized, or a view controller around it presents another one.
    var containerView: UIView { get }

    /// The view of the item at which the drag was begun. If this view, or a responder above it in the responder chain,
    /// is first responder, it remains first responder during the drag.
    var itemView: UIView { get }

    /// The zones in which the pointer autoscrolls a scroll view, and the scrolling speed.
    var autoscroll: Autoscroll { get }

    /// Tells the app that a drag begins.
    func willBegin()

    /// Applies the lifted look to the items.
    func lift()

    /// The view below the pointer whose scroll views autoscroll, and the axes of that view on which the items follow
    /// the pointer.
    ///
    /// - Parameter point: the pointer's position in window coordinates.
    /// - Returns: nil if nothing autoscrolls there.
    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])?

    /// Updates the drag before each movement, because the app may have changed the data.
    ///
    /// - Parameter isThorough: false between two frames, when only the data that a movement needs must be up to date.
    /// - Returns: false if the items no longer exist: the drag is cancelled.
    func update(isThorough: Bool) -> Bool

    /// Moves the items to the pointer.
    ///
    /// - Parameter pointer: the pointer's position in window coordinates.
    func move(to pointer: CGPoint)

    /// Decides the drop target for the items' current position.
    ///
    /// - Returns: whether the target has changed.
    func propose() -> Bool

    /// Decides the drop target after a step by a key.
    ///
    /// - Returns: whether the target has changed; false also if the key does not move items.
    func step(for key: UIKey) -> Bool

    /// Shows the drop target: the other items move aside. In a keyboard drag, the dragged items move to the target.
    ///
    /// - Parameter isNew: whether the target has changed.
    func showProposal(isNew: Bool)

    /// The announcement of an event; nil for none.
    func announcement(of event: DragEvent) -> String?

    /// Commits the change of the drop, if there is one, and animates the items to their new place. Calls
    /// ``DragController/settle(_:)`` when the animation has ended.
    func drop()

    /// Animates the items to their old place. Calls ``DragController/settle(_:)`` when the animation has ended.
    func animateReturn()

    /// Ends the animation of a drop or a return at once. Also called, without a previous ``willBegin()``, if the lift
    /// fails.
    func finishAtOnce()

    /// Tells the app that the drag has ended.
    ///
    /// - Parameter committed: whether the user dropped the items; false if the drag was cancelled.
    func didEnd(committed: Bool)
}

extension DraggedContent {
    /// Whether the items are being dragged by a pointer or moved by keys, after the lift and before the drop.
    ///
    /// App code can end a drag in any callback. The content therefore checks this property after each callback, and
    /// ``isCurrent`` after the drop.
    var isDragged: Bool { controller.dragged === self }

    /// Whether the drag or its drop animation is still in progress.
    var isCurrent: Bool { controller.content === self }

    var isKeyboardDrag: Bool { controller.isKeyboardDrag }

    func willBegin() {}
    func update(isThorough: Bool) -> Bool { true }
}
