// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation
import QuartzCore

/// Of a cell's look, what a lift changes.
@MainActor
struct CellLook {
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

/// A row in somebody's hand: from taking hold of its grip until it lies in its place.
@MainActor
final class RowReorder {
    var session = DragSession()
    var model: ReorderModel
    var autoscroll = Autoscroll()
    let cell: UITableViewCell
    /// What the cell looked like before it was lifted.
    let look: CellLook
    /// From the row's top to where it was taken hold of, in points.
    let grabbed: CGFloat
    /// Where the finger is, in window coordinates.
    var finger: CGPoint
    /// What the controllers around showed when the row was lifted.
    let shown: ShownControllers
    /// Tells where the row is, once it has been there for a moment.
    var announcement: ScheduledTask?
    /// Fires before each frame while the row is held.
    var link: CADisplayLink?
    /// Lies behind everything in a cell that lets through what is below it, as long as it is above other rows.
    private let ground = UIView()
    /// The row flies to its place: the other rows lie in theirs.
    var isSettling = false

    init(
        model: ReorderModel, cell: UITableViewCell, grabbed: CGFloat, finger: CGPoint, shown: ShownControllers
    ) {
        self.model = model
        self.cell = cell
        look = CellLook(of: cell)
        self.grabbed = grabbed
        (self.finger, self.shown) = (finger, shown)
    }

    /// Has the cell hide what it is carried over.
    func makeOpaque() {
        let color = cell.opaqueGround
        guard cell.backgroundColor?.resolvedColor(with: cell.traitCollection).cgColor.alpha != 1 else { return }
        ground.backgroundColor = color
        ground.isUserInteractionEnabled = false
        ground.frame = cell.bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(ground, at: 0)
    }

    /// The cell looks as it did before it was lifted.
    func restoreLook() {
        ground.removeFromSuperview()
        look.restore(cell)
    }
}

/// A touch on a row's grip: it moves the row from the start.
@MainActor
final class ReorderGripRecognizer: UIGestureRecognizer {
    weak var table: UITableView?

    override func follows(_ touch: UITouch) -> Bool {
        guard super.follows(touch) else { return false }
        return sequence(first: touch.view, next: { $0?.superview }).contains { $0 is ReorderControl }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let table, table.mayReorder(at: touch.location) else {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .cancelled }
    }

    /// Nothing else happens with a row that is being moved.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
