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

/// A row that is dragged by its reorder control, from the lift to the end of the drop animation.
@MainActor
final class RowReorder: RegisteredDrag {
    var session = DragSession()
    var hasItems: Bool { session.isUnderWay }
    var model: ReorderModel
    let autoscroller = DragAutoscroller()
    let cell: UITableViewCell
    /// The cell's look before it was lifted.
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
    /// The row flies to its place: the other rows are in theirs.
    var isSettling = false
    /// Flies it there, so that touches find it where it is seen; nil if that takes no time.
    var settling: UIViewPropertyAnimator?
    /// Called once when it is in its place, or lifted again.
    var whenSettled: (() -> Void)?
    /// Whether it is lifted again before it has come to rest.
    var isCaught = false

    /// - Parameter look: the cell's before it was lifted; that it has now unless given.
    init(
        model: ReorderModel, cell: UITableViewCell, look: CellLook? = nil, grabbed: CGFloat, finger: CGPoint,
        shown: ShownControllers
    ) {
        self.model = model
        self.cell = cell
        self.look = look ?? CellLook(of: cell)
        self.grabbed = grabbed
        (self.finger, self.shown) = (finger, shown)
    }

    func settled() {
        settling = nil
        let body = whenSettled
        whenSettled = nil
        body?()
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

    /// The cell is lifted again before it has come to rest: the ground is the next lift's.
    func removeGround() { ground.removeFromSuperview() }

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
    /// The cell whose grip is held.
    private(set) weak var cell: UITableViewCell?

    override func follows(_ touch: UITouch) -> Bool {
        super.follows(touch) && grip(under: touch) != nil
    }

    private func grip(under touch: UITouch) -> ReorderControl? {
        sequence(first: touch.view, next: { $0?.superview }).lazy.compactMap { $0 as? ReorderControl }.first
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let table,
            let cell = grip(under: touch)?.superview as? UITableViewCell, table.mayReorder(cell)
        else {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        self.cell = cell
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
