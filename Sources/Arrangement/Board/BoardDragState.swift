// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a dragged board item since its lift: it is dragged, and then animates to its final position.
///
/// The drag session tracks the pointer or the keys, and the drop. This state determines only whether the item's view
/// follows the drag, and which of the item's views on the board are hidden.
package struct BoardDragState: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The item follows the pointer, or keys move it.
        case dragged
        /// The board is changing its page or scroll position, to show the item after a key press or to restore the
        /// state before the drag. Until that has finished, the board's layout does not describe the item's position.
        case repositioning
        /// The app has deleted the item, which cannot be moved any more.
        case removed
        /// The item is animating to its final position, where the dragged view turns into the item's piece number
        /// `piece` on the board. A piece is, for example, the item's part on one day.
        case landing(piece: Int)
        /// The drag and its animation have finished.
        case over
    }

    package private(set) var state = State.dragged

    package init() {}

    /// Whether the item currently follows the pointer or is moved by keys.
    package var followsDrag: Bool { state == .dragged }

    /// Whether the item is still dragged, neither landing nor finished.
    package var isBeingDragged: Bool {
        switch state {
        case .dragged, .repositioning, .removed: true
        case .landing, .over: false
        }
    }

    /// Whether the item was deleted before its landing began.
    package var isItemRemoved: Bool { state == .removed }

    /// Whether the board hides the view of a piece of the item. A piece is, for example, the item's part on one day.
    /// All pieces are hidden during the drag; after the drag, only the piece at which the item lands is hidden, until
    /// the item has landed.
    package func hides(piece: Int) -> Bool {
        switch state {
        case .dragged, .repositioning, .removed: true
        case .landing(let own): own == piece
        case .over: false
        }
    }

    // MARK: - Events

    package mutating func repositionBegan() { if state == .dragged { state = .repositioning } }
    package mutating func repositionEnded() { if state == .repositioning { state = .dragged } }

    /// Handles the deletion of the item. A landing item continues its animation.
    package mutating func itemRemoved() { if state == .dragged || state == .repositioning { state = .removed } }

    /// Starts the landing after a drop or a cancelled drag: the dragged view turns into the item's piece number
    /// `piece`. During a landing, redirects it to that piece.
    package mutating func beganLanding(asPiece piece: Int) { if state != .over { state = .landing(piece: piece) } }

    /// Finishes the drag, after the landing animation or without one.
    ///
    /// - Returns: false if the drag had already been finished, so that its end is reported only once.
    package mutating func settled() -> Bool {
        defer { state = .over }
        return state != .over
    }
}
