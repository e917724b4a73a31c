// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// The interactive movement of an item of a collection view, from the lift to the end of the drop animation.
@MainActor
final class ItemMovement: RegisteredDrag {
    enum Phase {
        /// The item follows the calls of the app, or the finger.
        case moving
        /// The data source is being told of the move.
        case committing
        /// The item is in its final place in the layout, and its cell animates to that place.
        case settling
    }

    var phase = Phase.moving
    /// The moved item, by its path in the data.
    private(set) var item: RowPath
    /// The order that the layout shows.
    private(set) var order: PreviewOrder
    /// The centre of the item's cell, in points from the origin of the collection view's bounds. The cell keeps it
    /// while the content scrolls.
    var center: CGPoint
    /// The centre that was passed last to the layout, in the content.
    var previousPosition: CGPoint
    /// The point that autoscrolls the content, in window coordinates.
    var pointer: CGPoint
    /// The origin of the bounds at which the target was chosen last.
    var origin: CGPoint
    /// Whether the target has to be chosen again, because the places of the items have changed.
    var needsTarget = false
    /// The target that the layout proposed last.
    var proposal: IndexPath
    /// Whether the latest proposal is the item at the position, which is the default of layouts.
    var isDefaultProposal = false
    /// The latest default proposal that was not shown, and the centre that the item would have there.
    var rejected: (place: RowPath, center: CGPoint)?

    let autoscroller = DragAutoscroller()
    /// Turns the pages of a collection view with paging, for each axis.
    var pageTurners: [ScrollAxis: EdgePageTurner] = [:]
    /// The view controllers that were presented over the collection view at the lift.
    let shown: PresentedControllers
    /// The size of the collection view at the lift.
    let size: CGSize
    /// The task that announces the item's new position to assistive technologies after a short delay.
    var announcement: ScheduledTask?
    /// The display link that fires before each frame while the item is moved.
    var link: CADisplayLink?

    init(of item: RowPath, center: CGPoint, in view: UICollectionView) {
        self.item = item
        order = PreviewOrder(lifted: AscendingPaths([item]), draggedCount: 1, slot: item)
        origin = view.bounds.origin
        self.center = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
        previousPosition = center
        pointer = view.convert(center, to: nil)
        proposal = IndexPath(item)
        shown = PresentedControllers(from: view)
        size = view.bounds.size
    }

    var hasItems: Bool { phase == .moving }

    var items: DraggedItems { DraggedItems(lifted: order.lifted, lead: item) }

    /// Whether the item has not settled: its cell is not at its place in the layout.
    var isLifted: Bool { phase != .settling }

    /// The path at which the item is shown, which is its path after a drop.
    var target: RowPath { order.slot ?? item }

    /// Shows the item at a path.
    func setTarget(_ target: RowPath) { order.slot = target }

    /// Makes a path the path of the item in the data, so that the layout shows the order of the data.
    func setItem(_ path: RowPath) {
        item = path
        order = PreviewOrder(lifted: AscendingPaths([path]), draggedCount: 1, slot: path)
    }

    /// Follows a batch of updates. The target stays before the same item, or at its section's end.
    ///
    /// - Returns: false if the item was deleted.
    func update(after plan: BatchUpdatePlan) -> Bool {
        if phase != .moving { setTarget(item) }
        guard let new = order.updated(by: plan) else { return false }
        (item, order) = (new.lifted.paths[0], new)
        proposal = IndexPath(target)
        (rejected, needsTarget) = (nil, true)
        if phase == .committing { phase = .settling }
        return true
    }
}
