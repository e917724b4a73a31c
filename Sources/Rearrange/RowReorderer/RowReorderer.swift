// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Lets the rows of a table be lifted by a long press, carried to another place, and dropped there.
///
///     let reorderer = RowReorderer(tableView: tableView)
///     reorderer.onChange = { [weak self] move in
///         self?.fruit.moveRows(move)
///     }
///
/// While rows are in the air the others make way on screen, and nothing else happens: the model is written once, when
/// they are dropped, and not at all when the touch is cancelled. The reorderer holds the table weakly; the app holds the
/// reorderer.
///
/// Where several rows are selected and one of them is lifted, the others come along and lie below each other in the end,
/// in their order. A mouse lifts by moving, keys by the space bar or control-D: arrows, home and end then carry the row that has the
/// focus, space or return drops it, escape puts it back. Assistive technology finds the actions *Move Up*, *Move Down*,
/// *Move to Top* and *Move to Bottom*, which take along what a drag would.
///
/// Rows that the data source's `canMoveRowAt` refuses stay where they are. The delegate's
/// `targetIndexPathForMoveFromRowAt` is asked for each new place.
///
/// A drag is cancelled by the Escape key, when the app is put aside, the window is resized, the table begins to be
/// edited, something is pushed or presented over it, it leaves its window, or the held row goes. Other rows may come and
/// go meanwhile: rows are followed by the items of a diffable data source or by ``identifier``; without either by their
/// cells, through batches of updates. Then a reload that changes the number of rows cancels.
///
/// A move is one step of the undo manager that the table's responder chain has.
///
/// ## Caveats
/// Taking a move back needs to know the rows where the data has changed since, by a diffable data source or by
/// ``identifier``. Without them it does nothing where the number of rows in a section has changed, and cannot know that
/// rows were sorted or replaced: an app that does so takes the steps off with the undo manager's
/// `removeAllActions(withTarget:)`. Where sections come or go, only a diffable data source knows them; otherwise nothing
/// is taken back.
///
/// Headers and footers give way where they are of `UITableViewHeaderFooterView`; UIKit tells nobody of other views.
@MainActor
public final class RowReorderer: NSObject {
    /// The table whose rows are moved.
    public private(set) weak var tableView: UITableView?

    /// The conditions of a lift, and the look of dragged rows; ``Configuration-swift.struct/standard`` unless set.
    public var configuration = Configuration.standard {
        didSet { recognizer.configuration = configuration.drag.lift }
    }

    /// Whether rows can be lifted. Turning it off cancels a drag that is under way.
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
    /// Called once for a drag, when the rows are dropped and before they come to rest, and only if they changed their
    /// places; again when that is undone or redone. The targets ascend. Moves that are made meanwhile wait until it
    /// returns; what is undone meanwhile is the move that it is told of.
    ///
    /// Without it the data source's `tableView(_:moveRowAt:to:)` is called, row by row. A diffable data source has its
    /// snapshot applied by the reorderer afterwards, unless a snapshot was applied here.
    public var onChange: ((RowMove) -> Void)?

    /// The moves that ``onChange`` is told of, for `for await`. Each access creates a new sequence, which
    /// starts with the next change and keeps what is not read.
    public var changes: AsyncStream<RowMove> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<RowMove>()

    /// Asks the app whether a move may stay, after ``onChange`` has written it; every move stays unless this is set.
    ///
    /// Asked about the same move as ``onChange`` of each drop, including those by keys and assistive technology, but not of
    /// undo and redo. The rows stay at their target until the app answers, and cannot be lifted again. If the app refuses
    /// the move, the rows return and ``onChange`` writes that; like undo, it needs ``identifier`` or a diffable data source
    /// if the data has changed since by other means than this reorderer. See ``DropDecision``.
    public var confirmDrop: (@MainActor (RowMove) async -> DropDecision)?

    /// The identifier of a row, which it keeps wherever it goes, as an item's id; nil if rows have none.
    ///
    /// Asked only about rows that the table has. A diffable data source knows its items without this.
    public var identifier: ((IndexPath) -> AnyHashable?)?

    /// Called at moments of a drag that a hand may feel.
    public var onHaptic: ((DragHaptic) -> Void)? {
        get { controller.onHaptic }
        set { controller.onHaptic = newValue }
    }

    let recognizer = LiftGestureRecognizer()
    private let keys = KeyPressRecognizer.make()
    let actions = RowMovingActions()
    let controller = DragController<DraggedRows>()
    /// The rows that are dragged, or animated to their place after the drag.
    var drag: DraggedRows? { controller.content }
    var handlers: DiffableHandlers?
    let turns = Turns()
    let pendingDrops = PendingDrops()
    let waitingRefusals = WaitingRefusals()
    /// The moves that the app has not decided about, and the refused ones that have not been reverted.
    var pendingMoves: [MoveStep] = []
    let undoSteps = UndoSteps()

    // MARK: Lifecycle

    /// Lets the rows of a table be moved from now on, as long as somebody holds the reorderer.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init()
        recognizer.canLift = { [weak self] point in self?.liftablePath(at: point) != nil }
        recognizer.liftsAtOnce = { [weak self] point in self?.isOnHandle(point) ?? false }
        recognizer.addTarget(self, action: RowReorderer.handle)
        tableView.addGestureRecognizer(recognizer)
        keys.takes = { [weak self] key, isRepeated, responder in
            self?.takes(key, isRepeated: isRepeated, on: responder) ?? false
        }
        tableView.addGestureRecognizer(keys)
        actions.offer(for: self)
        pendingDrops.didChange = { [weak self] in self?.actions.refresh() }
    }

    deinit {
        MainActor.runInDeinit {
            if controller.isUnderWay { controller.finishAtOnce() }
            tableView?.removeGestureRecognizer(recognizer)
            tableView?.removeGestureRecognizer(keys)
            actions.stop()
            undoSteps.removeAll(of: self)
        }
    }

    /// Whether a row is dragged, or lands.
    public var isDragging: Bool { controller.isActive }

    /// Cancels a drag: the rows return.
    public func cancel() {
        controller.cancel()
    }

    // MARK: Which rows

    /// The row at a point of the table, where a touch there may lift it.
    func liftablePath(at point: CGPoint) -> IndexPath? {
        guard let tableView, !turns.isTaken, let path = tableView.indexPathForRow(at: point), mayLift(path),
            drag?.lands(path) != true
        else { return nil }
        return mayLift(path, by: place(of: point, inRow: path)) ? path : nil
    }

    /// A point of the table in a row's cell.
    private func place(of point: CGPoint, inRow path: IndexPath) -> CGPoint {
        guard let tableView, let cell = tableView.cellForRow(at: path) else { return point }
        return cell.convert(point, from: tableView)
    }

    /// Whether a press at a point of its cell may lift a row: at a handle, if that has one.
    func mayLift(_ path: IndexPath, by point: CGPoint) -> Bool {
        if isOnHandle(of: path, point) { return true }
        guard handle(at: path) == nil || configuration.liftsBesideHandles else { return false }
        return configuration.liftsByControls || tableView?.cellForRow(at: path)?.hasControl(at: point) != true
    }

    func mayLift(_ path: IndexPath) -> Bool {
        guard isEnabled, let tableView, !tableView.isEditing,
            tableView.window?.isDragging != true
        else { return false }
        // The delegate may delete the row.
        return canMove(path) && !makePendingTest()(path) && delegate?.rowReorderer(self, canLiftRowAt: path) != false
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

    /// - Parameter point: in the row's cell.
    func isOnHandle(of path: IndexPath, _ point: CGPoint) -> Bool {
        guard let handle = handle(at: path), let cell = tableView?.cellForRow(at: path) else { return false }
        return handle.bounds.contains(handle.convert(point, from: cell))
    }

    /// The rows that come along with one, that one among them, in ascending order.
    func rowsLifted(with path: IndexPath) -> [IndexPath] {
        let selected = tableView?.indexPathsForSelectedRows ?? []
        let isPending = makePendingTest()
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

    /// - Parameter path: a row that has to be known by them.
    func identifiers(of path: IndexPath) -> (any RowIdentifiers)? {
        guard let tableView else { return nil }
        if let rows = tableView.dataSource as? any DiffableRows { return DiffableRowIdentifiers(rows: rows) }
        let identify: (IndexPath) -> AnyHashable? = { [weak self] path in
            guard let self else { return nil }
            return identifier?(path) ?? delegate?.rowReorderer(self, identifierForRowAt: path)
        }
        return identify(path) == nil ? nil : GivenRowIdentifiers(table: tableView, identify: identify)
    }
}
