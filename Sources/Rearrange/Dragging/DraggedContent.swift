// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The dragged items of a component, from the lift to the end of the drop animation: what is specific to the component.
///
/// ``DragController`` calls the methods in the order of their declaration.
@MainActor
protocol DraggedContent: AnyObject, Sendable {
    /// The controller of the drag.
    var controller: DragController<Self> { get }

    /// The view in which the items are dragged. Its removal from the window, and a change of the window's size or of what
    /// its view controllers present, cancel the drag.
    var ground: UIView { get }

    /// The zones in which a pointer autoscrolls, and the speed.
    var autoscroll: Autoscroll { get }

    /// Tells the app that a drag begins.
    func willBegin()

    /// Shows the items lifted.
    func lift()

    /// The view that autoscrolls below a pointer, and the axes of that view on which the items follow the pointer.
    ///
    /// - Parameter point: in window coordinates.
    /// - Returns: nil if nothing autoscrolls there.
    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])?

    /// Adapts the drag to data that the app has changed. Called before each movement.
    ///
    /// - Parameter isThorough: false between two frames, where only what a movement needs has to be up to date.
    /// - Returns: false if the items are no longer there: the drag is cancelled.
    func update(isThorough: Bool) -> Bool

    /// Moves the items to the pointer.
    ///
    /// - Parameter pointer: in window coordinates.
    func move(to pointer: CGPoint)

    /// Decides what a drop would do where the items are now.
    ///
    /// - Returns: whether it is something else than before.
    func propose() -> Bool

    /// Decides what a drop would do after a step by a key.
    ///
    /// - Returns: whether it is something else than before; false for a key that means nothing.
    func step(for key: UIKey) -> Bool

    /// Shows what a drop would do: the others make room. Items that keys lead go there.
    ///
    /// - Parameter isNew: whether it is something else than before.
    func showProposal(isNew: Bool)

    /// The announcement of an event; nil for none.
    func announcement(of event: DragEvent) -> String?

    /// Commits the change of the drop, if there is one, and animates the items to their new place. Calls
    /// ``DragController/settle(_:)`` when they are there.
    func drop()

    /// Animates the items to their old place. Calls ``DragController/settle(_:)`` when they are there.
    func returnHome()

    /// Ends the animation of a drop or a return at once. Also called, without a begin, if the app cancels the lift.
    func finishAtOnce()

    /// Tells the app that the drag has ended.
    ///
    /// - Parameter committed: whether the user dropped the items; false if the drag was cancelled.
    func didEnd(committed: Bool)
}

extension DraggedContent {
    /// Whether the items follow the pointer or keys.
    ///
    /// App code can end a drag at any call. After each call, the content checks this, or ``isCurrent`` from the drop on.
    var isDragged: Bool { controller.dragged === self }

    /// Whether the drag and its drop animation have not ended.
    var isCurrent: Bool { controller.content === self }

    func willBegin() {}
    func update(isThorough: Bool) -> Bool { true }
}
