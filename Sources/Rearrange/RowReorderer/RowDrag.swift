// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// One row in the air, from its lift to its landing.
@MainActor
final class RowDrag {
    /// Whose drag it is; without it there is nobody left to hear of a release.
    private weak var owner: RowReorderer?
    private let table: UITableView
    private let recognizer: LiftGestureRecognizer
    private let configuration: RowReorderer.Configuration
    private let lifted: LiftedRow
    private let shifter: RowShifter
    private let canMove: (IndexPath) -> Bool
    private let counts: [Int]
    private let surroundings: DragSurroundings
    private let listener: DragListener
    private let announcer = DragAnnouncer()
    /// Where the finger went down, in the table: the row moves as far as the finger from there.
    private let grip: CGPoint
    /// Where the model's offsets begin, in the table.
    private var top: CGFloat
    /// What `model` was measured by: where they change, so have heights of rows.
    private var measured: (content: CGSize, row: CGRect)
    private var model: ReorderModel
    private var autoscroll = Autoscroll()
    private var link: CADisplayLink?
    private let name: String?
    private var landed: (() -> Void)?
    private var isOver = false

    private var source: IndexPath { IndexPath(model.lifted) }

    /// A drag of the row at `path`; nil where it has no cell.
    init?(
        of path: IndexPath, in table: UITableView, owner: RowReorderer, recognizer: LiftGestureRecognizer,
        configuration: RowReorderer.Configuration, canMove: @escaping (IndexPath) -> Bool
    ) {
        guard let cell = table.cellForRow(at: path) else { return nil }
        listener = DragListener(focus: DragListener.focus(from: cell))
        table.endEditing(true)
        // The picture is of the row at rest, not of one that a finger is on.
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        guard let lifted = LiftedRow(cell: cell, in: table, configuration: configuration) else {
            table.showSelection()
            return nil
        }
        self.owner = owner
        self.lifted = lifted
        name = cell.accessibilityLabel
        self.table = table
        self.recognizer = recognizer
        self.configuration = configuration
        self.canMove = canMove
        counts = table.rowCounts
        surroundings = DragSurroundings(of: table)
        grip = recognizer.beginning
        top = table.topOfSections
        measured = (table.contentSize, table.rectForRow(at: path))
        model = ReorderModel(geometry: table.makeSectionedGeometry(), lifted: RowPath(path))
        shifter = RowShifter(table: table)
    }

    // MARK: In the air

    func begin() {
        announce(.lifted)
        lifted.rise()
        arrange(duration: 0)
        pressAgainstEdges()
        listen()
        let link = CADisplayLink(target: self, selector: RowDrag.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
        pointerMoved()
    }

    /// Escape and the app's being put aside are as good as a cancelled touch.
    private func listen() {
        lifted.view.escaped = { [weak self] in self?.owner?.cancel() }
        listener.listen(through: lifted.view) { [weak self] in self?.owner?.cancel() }
    }

    func pointerMoved() {
        guard isPossible else { return }
        pressAgainstEdges()
        follow()
    }

    /// Whether the table is still there to drag in, with the rows it had.
    ///
    /// - Complexity: O(sections)
    private var isPossible: Bool { table.window != nil && table.rowCounts == counts }

    /// Whether everything is still as it was when the row was lifted.
    ///
    /// - Complexity: O(sections)
    var mayGoOn: Bool { isPossible && DragSurroundings(of: table).allowsDrag(from: surroundings) }

    private func frame(_ link: CADisplayLink) {
        guard let owner else {
            // The link alone keeps the drag alive now.
            finishAtOnce()
            return
        }
        guard mayGoOn else {
            owner.cancel()
            return
        }
        let step = autoscroll.step(
            now: link.timestamp, frameInterval: link.duration, room: table.roomToScroll(along: .vertical))
        if step != 0 {
            table.contentOffset.y += CGFloat(step)
            table.layoutIfNeeded()
        }
        follow()
    }

    private func pressAgainstEdges() {
        let y = recognizer.location(in: table).y - table.contentOffset.y
        autoscroll.pointerMoved(position: Double(y), in: table.visibleSpan(along: .vertical), at: CACurrentMediaTime())
    }

    /// Moves the row to the finger, and the others out of its way.
    private func follow() {
        measureAgain()
        let finger = recognizer.location(in: table)
        let offset = CGVector(dx: finger.x - grip.x, dy: finger.y - grip.y)
        lifted.move(by: offset)
        let proposal = model.itemMoved(
            top: Double(lifted.home.minY + offset.dy - top), isFixed: { !self.canMove(IndexPath($0)) })
        if let proposal {
            redirect(IndexPath(proposal))
            announce(.moved)
        }
        arrange(duration: UIAccessibility.isReduceMotionEnabled ? 0 : configuration.gapDuration)
    }

    /// Rows that come on screen in a table that estimates turn out higher or lower, and the rows below them move.
    ///
    /// - Complexity: O(rows) in a frame that shows such rows, else O(1).
    private func measureAgain() {
        let now = (content: table.contentSize, row: table.rectForRow(at: source))
        guard now != measured else { return }
        measured = now
        top = table.topOfSections
        model.heightsChanged(geometry: table.makeSectionedGeometry())
    }

    /// The table's delegate may want the row somewhere else.
    private func redirect(_ proposal: IndexPath) {
        guard let delegate = table.delegate else { return }
        let wanted = delegate.rowReordererTarget(from: source, proposed: proposal, in: table)
        guard wanted != proposal else { return }
        let path = wanted.count == 2 ? RowPath(wanted) : RowPath(section: -1, row: 0)
        if let mistake = model.mistake(inRedirectingTo: path) {
            // Not a precondition: an optimised one says nothing.
            fatalError(
                "The delegate \(type(of: delegate)) answered \(wanted) to tableView(_:targetIndexPathForMoveFromRowAt:"
                    + "toProposedIndexPath:). \(mistake)")
        }
        model.redirected(to: path)
    }

    private func arrange(duration: TimeInterval) {
        let source = source
        shifter.update(duration: duration, hidden: source) { path in
            path == source ? 0 : CGFloat(self.model.displacement(ofRowAt: RowPath(path)))
        }
    }

    // MARK: The end

    /// Writes the move, if there is one, and lets the row down in its new place.
    func drop(write: @escaping (IndexPath, IndexPath) -> Void, completion: @escaping () -> Void) {
        stop()
        announce(.dropped)
        let (table, source, target) = (table, source, IndexPath(model.proposed))
        if model.isMoved {
            shifter.reset()
            // The others are drawn where they lie after the move: the table must not scroll to keep one of them in place.
            let offset = table.contentOffset
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    write(source, target)
                    table.moveRow(at: source, to: target)
                }
                table.layoutIfNeeded()
                table.contentOffset = offset
                table.layoutIfNeeded()
            }
        }
        land(at: target, duration: configuration.dropDuration, completion: completion)
    }

    /// Puts everything back and lets the row down where it was.
    func cancel(completion: @escaping () -> Void) {
        stop()
        guard isPossible else {
            landed = completion
            finishAtOnce()
            return
        }
        announce(.putBack)
        let duration = configuration.dropDuration * Thresholds.Drop.cancelFactor
        shifter.update(duration: UIAccessibility.isReduceMotionEnabled ? 0 : duration, hidden: source) { _ in 0 }
        land(at: source, duration: duration, completion: completion)
    }

    private func land(at path: IndexPath, duration: TimeInterval, completion: @escaping () -> Void) {
        landed = completion
        shifter.update(duration: 0, hidden: path) { _ in 0 }
        // The landing keeps the drag: the cells are shown again even where its owner has gone meanwhile.
        lifted.land(at: table.rectForRow(at: path), duration: duration) { self.finish() }
    }

    /// Ends whatever is under way without waiting for it.
    func finishAtOnce() {
        stop()
        lifted.remove()
        finish()
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        shifter.reset()
        table.showSelection()
        landed?()
        landed = nil
    }

    private func announce(_ event: ReorderAnnouncement.Event) {
        let text = model.announcement(event, name: name) { [table] path in
            table.cellForRow(at: IndexPath(path))?.accessibilityLabel
        }
        event == .moved ? announcer.saySoon(text) : announcer.say(text)
    }

    private func stop() {
        announcer.silence()
        link?.invalidate()
        link = nil
        autoscroll.ended()
        listener.stop()
    }
}
