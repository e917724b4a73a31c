// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Lets the user lift rows of a table by a long press, drag them to another place, and drop them there.
///
///     let reorderer = RowReorderer(tableView: tableView)
///     reorderer.onChange = { [weak self] move in
///         self?.fruit.moveRows(move)
///     }
///
/// While rows are dragged, the other rows only move aside on screen. The model is written once, when the rows are
/// dropped, and not at all if the drag is cancelled. The reorderer holds the table weakly; the app holds the reorderer.
///
/// If one of several selected rows is lifted, all of them are dragged. After the drop they are adjacent, in their
/// order. A mouse lifts a row by dragging it; the space bar or control-D lifts the focused row. Arrows, home and end
/// then move that row, space or return drops it, and escape cancels. Assistive technology finds the actions *Move Up*,
/// *Move Down*, *Move to Top* and *Move to Bottom*, which move the same rows as a drag.
///
/// Rows that the data source's `canMoveRowAt` refuses stay where they are. The delegate's
/// `targetIndexPathForMoveFromRowAt` is asked for each new place of the held row. If it answers with the held row's own
/// path, the rows return to their original places.
///
/// A drag is cancelled by the Escape key, or when the app is deactivated, the window is resized, or the table begins
/// editing. It is also cancelled when a view controller is pushed or presented over the table, the table leaves its
/// window, or the held row is removed. Other rows may be inserted and deleted during a drag: rows are identified by the
/// items of a diffable data source or by ``identifier``. Without either, rows are identified by their cells, which stay
/// with their rows in batch updates. In this case, a reload that changes the number of rows cancels the drag.
///
/// A move is one undo step in the undo manager of the table's responder chain.
///
/// If the data has changed since a move, undo needs a diffable data source or ``identifier`` to find the rows. Without
/// them, undo does nothing if the number of rows in a section has changed, and cannot detect that rows were sorted or
/// replaced. An app that sorts or replaces rows removes the steps with the undo manager's
/// `removeAllActions(withTarget:)`. If sections are inserted or deleted, undo works only with a diffable data source.
///
/// Headers and footers move aside only if they are instances of `UITableViewHeaderFooterView`; UIKit gives no access to
/// other header and footer views.
@MainActor
public final class RowReorderer: NSObject {
    /// The table whose rows are moved.
    public private(set) weak var tableView: UITableView?

    /// The conditions of a lift, and the look of dragged rows; ``Configuration-swift.struct/standard`` unless set.
    public var configuration = Configuration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// Whether rows can be lifted. Setting it to false cancels a running drag.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
            keys.isEnabled = isEnabled
        }
    }

    /// The delegate, which decides about lifts and is told of each drag.
    public weak var delegate: (any RowReordererDelegate)?

    /// Writes a move to the model.
    ///
    /// Called once for a drag, when the rows are dropped and before the drop animation ends, and only if their places
    /// have changed. It is called again when the move is undone or redone. The targets are in ascending order. Moves
    /// requested during the call wait until it returns. An undo during the call undoes this move.
    ///
    /// If the data source is diffable, the reorderer applies the new snapshot after the call, unless this closure has
    /// applied one. With any other data source, if the closure is nil, `tableView(_:moveRowAt:to:)` of the data source
    /// is called for each row.
    public var onChange: ((RowMove) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the moves passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next move and buffers unread moves.
    public var changes: AsyncStream<RowMove> { writer.changeStreams.makeStream() }

    /// Asks the app whether a move may stay, after ``onChange`` has written it; nil accepts every move.
    ///
    /// The app is asked about each move by a drop, keys or assistive technology that ``onChange`` is called for, but
    /// not about undo and redo. The rows stay at their target until the app answers, and cannot be lifted again. If the
    /// app refuses the move, the rows return and ``onChange`` writes the return. Like undo, the return needs
    /// ``identifier`` or a diffable data source if other code than this reorderer has changed the data since the move.
    /// See ``DropDecision``.
    public var confirmDrop: (@MainActor (RowMove) async -> DropDecision)?

    /// Returns the identifier of a row, such as an item's id, which stays the same when the row moves; nil if rows have
    /// none.
    ///
    /// Called only with index paths of existing rows. A diffable data source needs no identifiers.
    public var identifier: ((IndexPath) -> AnyHashable?)?

    /// Called at the moments of a drag at which an app may play haptic feedback.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    let recognizer = LiftGestureRecognizer()
    private let keys = KeyPressRecognizer.make()
    let actions = MovingActions()
    let controller = DragController<DraggedRows>()
    /// The rows that are dragged, or animated to their place after the drag; nil if there are none.
    var drag: DraggedRows? { controller.content }
    var handlers: DiffableHandlers?
    let writer = MoveWriter()

    // MARK: Lifecycle

    /// Creates a reorderer for a table. The table's rows can be moved as long as the app holds the reorderer.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init()
        recognizer.canLift = { [weak self] point in self?.liftablePath(at: point) != nil }
        recognizer.liftsAtOnce = { [weak self] point in self?.isOnHandle(point) ?? false }
        recognizer.addTarget(self, action: RowReorderer.handle)
        tableView.addGestureRecognizer(recognizer)
        keys.handleKey = { [weak self] key, isRepeated, responder in
            self?.handleKey(key, isRepeated: isRepeated, on: responder) ?? false
        }
        tableView.addGestureRecognizer(keys)
        actions.offer(in: tableView) { [weak self] in self?.accessibilityActions(forRowAt: $0) ?? [] }
        writer.connect(tableView, self)
        writer.willUndo = { [weak self] in self?.controller.finishAtOnce() }
    }

    deinit {
        MainActor.runInDeinit {
            if controller.isUnderWay { controller.finishAtOnce() }
            tableView?.removeGestureRecognizer(recognizer)
            tableView?.removeGestureRecognizer(keys)
            actions.stop()
            writer.removeUndoSteps(of: self)
        }
    }

    /// Whether a row is being dragged or its drop animation is running.
    public var isDragging: Bool { controller.isActive }

    /// Cancels a drag: the rows return.
    public func cancel() {
        controller.cancel()
    }

    // MARK: Rows that can be lifted

    /// The row at a point of the table, if a touch at that point may lift it.
    func liftablePath(at point: CGPoint) -> IndexPath? {
        guard let tableView, !writer.changeQueue.isBusy, let path = tableView.indexPathForRow(at: point), mayLift(path),
            drag?.lands(path) != true
        else { return nil }
        return mayLift(path, by: place(of: point, inRow: path)) ? path : nil
    }

    /// Converts a point of the table to the coordinates of a row's cell.
    private func place(of point: CGPoint, inRow path: IndexPath) -> CGPoint {
        guard let tableView, let cell = tableView.cellForRow(at: path) else { return point }
        return cell.convert(point, from: tableView)
    }

    /// Whether a press at a point of a row's cell may lift the row. If the row has a handle, the press must be on the
    /// handle, unless the configuration allows a press elsewhere.
    func mayLift(_ path: IndexPath, by point: CGPoint) -> Bool {
        if isOnHandle(of: path, point) { return true }
        guard handle(at: path) == nil || configuration.liftsBesideHandles else { return false }
        return configuration.liftsByControls || tableView?.cellForRow(at: path)?.hasControl(at: point) != true
    }

    func mayLift(_ path: IndexPath) -> Bool {
        guard isEnabled, let tableView, !tableView.isEditing,
            tableView.window?.isDragging != true
        else { return false }
        // `hasRow` is called last, because the delegate may delete the row when it is asked.
        return canMove(path) && !writer.makePendingTest()(path)
            && delegate?.rowReorderer(self, canLiftRowAt: path) != false
            && tableView.hasRow(at: path)
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let tableView, let dataSource = tableView.dataSource else { return false }
        if let handlers, handlers.dataSource === dataSource { return handlers.canMove(path) }
        if let rows = dataSource as? any DiffableRows, rows.isPlain { return true }
        return dataSource.rowReordererCanMove(path, in: tableView)
    }

    private func handle(at path: IndexPath) -> UIView? {
        guard let cell = tableView?.cellForRow(at: path) else { return nil }
        return delegate?.rowReorderer(self, handleIn: cell, forRowAt: path)
    }

    private func isOnHandle(_ point: CGPoint) -> Bool {
        guard let path = tableView?.indexPathForRow(at: point) else { return false }
        return isOnHandle(of: path, place(of: point, inRow: path))
    }

    /// Whether a point of a row's cell is on the row's drag handle.
    ///
    /// - Parameter point: a point in the coordinates of the row's cell.
    func isOnHandle(of path: IndexPath, _ point: CGPoint) -> Bool {
        guard let handle = handle(at: path), let cell = tableView?.cellForRow(at: path) else { return false }
        return handle.bounds.contains(handle.convert(point, from: cell))
    }

    /// The rows that are lifted with a row, including that row, in ascending order.
    func rowsLifted(with path: IndexPath) -> [IndexPath] {
        let selected = tableView?.indexPathsForSelectedRows ?? []
        let isPending = writer.makePendingTest()
        let proposed =
            configuration.liftsSelectedRows && selected.contains(path)
            ? selected.filter {
                $0 == path
                    || canMove($0) && !isPending($0) && delegate?.rowReorderer(self, canLiftRowAt: $0) != false
            }
            : [path]
        let wanted = delegate?.rowReorderer(self, rowsLiftedWithRowAt: path, proposed: proposed.sorted()) ?? proposed
        return Set(wanted).union([path]).filter { tableView?.hasRow(at: $0) == true }.sorted()
    }
}

extension RowReorderer: RowMoving {
    func givenIdentifier(ofRowAt path: IndexPath) -> AnyHashable? {
        identifier?(path) ?? delegate?.rowReorderer(self, identifierForRowAt: path)
    }

    var registersUndo: Bool { configuration.registersUndo }
    var undoName: Phrase { .undoMoveRows }
    var isSettling: Bool { controller.isActive && !controller.isUnderWay }

    func movesDidChange() { actions.refresh() }
}
