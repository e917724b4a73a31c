// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// The properties of a cell before its row is lifted. The lift changes them, and the drop restores them.
@MainActor
struct CellAppearance {
    let alpha: CGFloat
    let zPosition: CGFloat
    let shadowOpacity: Float
    let shadowRadius: CGFloat
    let shadowOffset: CGSize

    init(of cell: UITableViewCell) {
        alpha = cell.alpha
        zPosition = cell.layer.zPosition
        shadowOpacity = cell.layer.shadowOpacity
        shadowRadius = cell.layer.shadowRadius
        shadowOffset = cell.layer.shadowOffset
    }

    func restore(_ cell: UITableViewCell) {
        cell.alpha = alpha
        cell.layer.zPosition = zPosition
        cell.layer.shadowOpacity = shadowOpacity
        cell.layer.shadowRadius = shadowRadius
        cell.layer.shadowOffset = shadowOffset
    }
}

/// A row that is dragged by its reorder control, from the lift to the end of the drop animation.
@MainActor
final class RowReorder: RegisteredDrag {
    var session = DragSession()
    var hasItems: Bool { session.isUnderWay }
    /// The drop position of the dragged row, and the displacement of the other rows.
    var model: ReorderModel
    let autoscroller = DragAutoscroller()
    let cell: UITableViewCell
    /// The cell's appearance before the lift.
    let originalAppearance: CellAppearance
    /// The distance in points from the top of the row to the finger, at the lift.
    let grabbed: CGFloat
    /// The position of the finger, in window coordinates.
    var finger: CGPoint
    /// A record of the view controllers that were presented over the table, or on top of a navigation stack, at the
    /// lift. If they change, the drag is cancelled, because another view controller then covers the table.
    let shown: PresentedControllers
    /// The task that announces the row's new position to assistive technologies after a short delay.
    var announcement: ScheduledTask?
    /// The display link that fires before each frame while the row is dragged.
    var link: CADisplayLink?
    /// The view that is placed behind the content of a transparent cell while the cell is dragged over other rows. It
    /// hides these rows.
    private let opaqueBackground = UIView()
    /// Whether the user has released the row, and the row is not in its final place yet. The order of the rows is
    /// already final.
    var isSettling = false
    /// The drop animation. While it runs, touches hit the row at its displayed position. Nil if the drop is not
    /// animated.
    var settling: UIViewPropertyAnimator?
    /// Called once when the row is in its final place, or when the user lifts the row again during the drop animation.
    var whenSettled: (() -> Void)?
    /// Whether the user has lifted the row again during its drop animation.
    var isLiftedAgain = false

    /// Creates the state of a lifted row. The parameters are the values of the properties with the same names.
    ///
    /// - Parameter originalAppearance: the cell's appearance before the lift; nil for its current appearance.
    init(
        model: ReorderModel, cell: UITableViewCell, originalAppearance: CellAppearance? = nil, grabbed: CGFloat,
        finger: CGPoint,
        shown: PresentedControllers
    ) {
        self.model = model
        self.cell = cell
        self.originalAppearance = originalAppearance ?? CellAppearance(of: cell)
        self.grabbed = grabbed
        (self.finger, self.shown) = (finger, shown)
    }

    /// Ends the drop animation, and calls `whenSettled` unless it has been called already.
    func settled() {
        settling = nil
        let body = whenSettled
        whenSettled = nil
        body?()
    }

    /// Makes the cell opaque, so that the cell hides the rows over which it is dragged.
    func makeOpaque() {
        let color = cell.opaqueBackdrop
        guard cell.backgroundColor?.resolvedColor(with: cell.traitCollection).cgColor.alpha != 1 else { return }
        opaqueBackground.backgroundColor = color
        opaqueBackground.isUserInteractionEnabled = false
        opaqueBackground.frame = cell.bounds
        opaqueBackground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(opaqueBackground, at: 0)
    }

    /// Removes the opaque background. Called when the row is lifted again during its drop animation, because the new
    /// lift adds its own background.
    func removeOpaqueBackground() { opaqueBackground.removeFromSuperview() }

    /// Restores the appearance that the cell had before the lift.
    func restoreAppearance() {
        opaqueBackground.removeFromSuperview()
        originalAppearance.restore(cell)
    }
}
