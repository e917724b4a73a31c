// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A row that is open, or on its way: its content is pushed aside and the delete button shows.
@MainActor
final class SwipedRow {
    enum Cause {
        /// A swipe, of which the delegate hears.
        case swipe
        /// The red minus was tapped.
        case minus
    }

    let cell: UITableViewCell
    let cause: Cause
    /// How far the content was pushed aside when the finger took hold of it.
    var grabbed: CGFloat = 0
    /// Whether letting go now deletes the row.
    var isFull = false

    init(_ cell: UITableViewCell, _ cause: Cause) {
        self.cell = cell
        self.cause = cause
    }

    /// How far the content is pushed aside for a finger that asks for `pull` points.
    func shown(pull: CGFloat) -> CGFloat {
        let elasticity = CGFloat(Thresholds.SwipeActions.elasticity)
        let open = cell.deleteConfirmation?.wantedWidth ?? 0
        if isFull { return pull }
        if pull < 0 { return pull * elasticity }
        return pull <= open ? pull : open + (pull - open) * elasticity
    }
}

/// A horizontal movement on a row that can be swiped: ten points of a finger, five of a mouse with its button down.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?

    override var hysteresis: CGFloat {
        let isMouse = touches.first?.type == .indirectPointer
        return CGFloat(isMouse ? Thresholds.Mouse.dragDistance : Thresholds.Pan.hysteresis)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count > touches.count || touches.count > 1 else {
            return super.touchesBegan(touches, with: event)
        }
        // The first finger's row is the one that is swiped.
        for touch in touches where touch !== self.touches.first { ignore(touch, for: event) }
    }

    override var axes: PanAxes { .horizontal }
    override var axesMustPrevail: Bool { true }

    /// The distance that made it a swipe is left out, whatever the events' distance from each other.
    override func zeroWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtHysteresis }

    override func shouldBegin() -> Bool {
        guard let table, let touch = touches.first else { return false }
        return table.swipeMayBegin(at: touch.beginning, movement: movement)
    }
}
