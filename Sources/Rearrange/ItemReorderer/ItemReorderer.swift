// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Lets the user lift items of a collection view, drag them to another place, and drop them there.
///
///     let reorderer = ItemReorderer(collectionView: collectionView)
///     reorderer.onChange = { [weak self] move in
///         self?.photos.moveRows(move)
///     }
///
/// The items move by the collection view's own drag and drop: a long press or a mouse lifts them, the other items make
/// room as the layout decides, and the content scrolls at its edges. While items are dragged, the data does not change.
/// It is written once, at the drop, and not at all if the drag is cancelled. The reorderer holds the collection view
/// weakly; the app holds the reorderer.
///
/// If one of several selected items is lifted, all of them are dragged. After the drop they are adjacent, in their
/// order. Control or command with D lifts the focused item. Arrows then move it in two dimensions, home and end move it
/// to the ends of its line or section, space or return drops it, and escape cancels. Assistive technology finds the
/// actions *Move Left*, *Move Right*, *Move Up*, *Move Down*, *Move to Start* and *Move to End*, which move the same
/// items as a drag.
///
/// With ``onMerge``, items can also be dropped into another item, such as a folder: the pointer rests in its middle.
///
/// A move is one undo step in the undo manager of the collection view's responder chain. If the data has changed since
/// a move, undo needs a diffable data source or ``identifier`` to find the items.
///
/// ## Caveats
/// The reorderer sets `dragDelegate` and `dropDelegate` of the collection view. Items are dragged within the collection
/// view only. Items of outlines, which are sections with section snapshots, cannot be lifted: UIKit moves them if the
/// data source has `reorderingHandlers`. Do not set these for other items, because UIKit then moves a dropped item
/// itself, without the reorderer.
@MainActor
public final class ItemReorderer: NSObject {
    /// A drop of items into another item.
    public struct Merge: Sendable, Hashable {
        /// The places of the dropped items, in ascending order.
        public let items: [IndexPath]
        /// The place of the item into which they were dropped.
        public let target: IndexPath
    }

    /// The collection view whose items are moved.
    public private(set) weak var collectionView: UICollectionView?

    /// Whether items can be lifted. Setting it to false cancels a running drag.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            collectionView?.dragInteractionEnabled = isEnabled
            actions.refresh()
        }
    }

    /// Whether an item may be lifted, besides the answer of the data source's `canMoveItemAt`; nil for all. Other items
    /// can displace an item even if it may not be lifted.
    ///
    /// A diffable data source is not asked, because UIKit moves the items that it allows to move.
    public var canLift: ((IndexPath) -> Bool)?

    /// Returns the preview parameters of an item's cell, for the lift and the drop. Nil, the default, is for the whole
    /// cell.
    public var previewParameters: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

    /// Writes a move to the model.
    ///
    /// Called once for a drag, when the items are dropped and before the drop animation ends, and only if their places
    /// have changed. It is called again when the move is undone or redone. Moves requested during the call wait until
    /// it returns.
    ///
    /// If the data source is diffable, the reorderer applies the new snapshot after the call, unless this closure has
    /// applied one. With any other data source, if the closure is nil, `collectionView(_:moveItemAt:to:)` of the data
    /// source is called for each item.
    public var onChange: ((RowMove) -> Void)?

    /// An asynchronous sequence, for a `for await` loop, of the moves passed to ``onChange``. Each access creates a
    /// new sequence, which starts with the next move and buffers unread moves.
    public var changes: AsyncStream<RowMove> { writer.changeStreams.makeStream() }

    /// Asks the app whether a move may stay, after ``onChange`` has written it; nil accepts every move.
    ///
    /// The items stay at their target until the app answers, and cannot be lifted again. If the app refuses the move,
    /// the items return and ``onChange`` writes the return. See ``DropDecision``.
    public var confirmDrop: (@MainActor (RowMove) async -> DropDecision)?

    /// Whether items may be dropped into an item. Called often during a drag; nil for every item.
    public var canMerge: ((_ target: IndexPath) -> Bool)?

    /// Merges items that the user drops into another item, such as a folder: changes the model and the collection
    /// view. Nil, the default, if items cannot be dropped into others.
    ///
    /// The merge is not an undo step. The closure can register one.
    public var onMerge: ((Merge) -> Void)?

    /// Returns the identifier of an item, which stays the same when the item moves; nil if items have none.
    ///
    /// Called only with index paths of existing items. A diffable data source needs no identifiers.
    public var identifier: ((IndexPath) -> AnyHashable?)?

    /// Whether a move is registered as an undo step.
    public var registersUndo = true

    /// Called once for each drag, when items begin to move, with their places.
    public var onBegin: (([IndexPath]) -> Void)?

    /// Called once for each ``onBegin``, when the drag has ended.
    ///
    /// - Parameter committed: whether the items were dropped in the collection view, even at their old place.
    public var onEnd: ((_ committed: Bool) -> Void)?

    let writer = MoveWriter()
    let actions = MovingActions()
    private let dragDelegate = ItemDragDelegate()
    var handlers: DiffableHandlers?
    /// The sections of which it is known whether they are outlines, while the sections have these numbers of items.
    private var outlines: (counts: [Int], known: [Int: Bool]) = ([], [:])
    /// The number of drop animations that are running.
    var settlingItems = 0 { didSet { if settlingItems == 0 { writer.waitingRefusals.revertAll() } } }
    /// Whether the items of the running drag were dropped in the collection view.
    var isCommitted = false

    /// Creates a reorderer for a collection view, and sets its drag delegate and its drop delegate. The items can be
    /// moved as long as the app holds the reorderer.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        dragDelegate.reorderer = self
        collectionView.dragDelegate = dragDelegate
        collectionView.dropDelegate = dragDelegate
        collectionView.dragInteractionEnabled = true
        writer.connect(collectionView, self)
        actions.offer(in: collectionView) { [weak self] in self?.accessibilityActions(forItemAt: $0) ?? [] }
    }

    deinit {
        MainActor.runInDeinit {
            if collectionView?.dragDelegate === dragDelegate { collectionView?.dragDelegate = nil }
            if collectionView?.dropDelegate === dragDelegate { collectionView?.dropDelegate = nil }
            actions.stop()
            writer.removeUndoSteps(of: self)
        }
    }

    /// Whether items are being dragged, or a drop animation is running.
    public var isDragging: Bool { collectionView?.hasActiveDrag == true || settlingItems > 0 }

    /// Cancels a drag: the items return.
    public func cancel() {
        guard let collectionView, collectionView.hasActiveDrag else { return }
        // Disabling drags and enabling them again is the only way to cancel a UIKit drag.
        let mayDrag = collectionView.dragInteractionEnabled
        collectionView.dragInteractionEnabled = false
        collectionView.dragInteractionEnabled = mayDrag
    }

    /// Makes the reorderer call the app with items instead of index paths.
    ///
    /// Reordering a diffable data source does not require this call: the reorderer applies the snapshot itself.
    ///
    /// - Parameters:
    ///   - dataSource: the collection view's data source, held weakly.
    ///   - canMove: whether an item may be lifted; called instead of `canMoveItemAt`.
    ///   - didMove: called once for a drag, after the snapshot is applied, and again when the move is undone or redone.
    public func reorder<Section, Item>(
        _ dataSource: UICollectionViewDiffableDataSource<Section, Item>,
        canMove: @escaping (Item) -> Bool = { _ in true },
        didMove: @escaping (RowTransaction<Section, Item>) -> Void = { _ in }
    ) {
        handlers = DiffableHandlers(dataSource, canMove: canMove, didMove: didMove)
    }

    // MARK: Items that can be lifted

    /// Whether an item may be lifted now.
    func mayLift(_ path: IndexPath) -> Bool { !writer.changeQueue.isBusy && isMovable(path) }

    /// Whether an item may be lifted once the running change is written.
    func isMovable(_ path: IndexPath) -> Bool { isMovable(path, writer.makePendingTest()) }

    private func isMovable(_ path: IndexPath, _ isPending: (IndexPath) -> Bool) -> Bool {
        guard isEnabled, let collectionView, canMove(path), !isPending(path) else { return false }
        // The closure is called last, because the app may delete the item when it is asked.
        return canLift?(path) != false && collectionView.hasRow(at: path)
    }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let collectionView, let dataSource = collectionView.dataSource else { return false }
        guard let rows = collectionView.diffableRows else {
            return dataSource.itemReordererCanMove(path, in: collectionView)
        }
        if let handlers, handlers.dataSource === rows, !handlers.canMove(path) { return false }
        return !isOutline(section: path.section)
    }

    /// Whether a section is an outline. The answer is kept as long as no section has another number of items, because a
    /// drag asks for it at each movement, and for each selected item.
    func isOutline(section: Int) -> Bool {
        guard let collectionView, let rows = collectionView.diffableRows, section < collectionView.numberOfSections
        else { return false }
        let counts = collectionView.rowCounts
        if outlines.counts != counts { outlines = (counts, [:]) }
        if let known = outlines.known[section] { return known }
        let isOutline = rows.isOutline(section: section)
        outlines.known[section] = isOutline
        return isOutline
    }

    /// The items that are moved with an item, including that item, in ascending order: the selected ones, if it is
    /// selected.
    func itemsLifted(with path: IndexPath) -> [IndexPath] {
        let selected = collectionView?.indexPathsForSelectedItems ?? []
        guard selected.contains(path) else { return [path] }
        let isPending = writer.makePendingTest()
        return selected.filter { $0 == path || isMovable($0, isPending) }.sorted()
    }

    /// Returns a function that gives the path of an item after the app was called; nil if the item was removed. An item
    /// without an identifier is found by its cell.
    func trackedPath(of path: IndexPath) -> () -> IndexPath? {
        if let identifiers = writer.identifiers(of: path), let name = identifiers.identifier(at: path) {
            return { identifiers.paths(of: [name])[name] }
        }
        let cell = collectionView?.cellForItem(at: path)
        return { [weak self, weak cell] in
            guard let view = self?.collectionView else { return nil }
            return cell.flatMap { view.indexPath(for: $0) } ?? (view.hasRow(at: path) ? path : nil)
        }
    }
}

extension ItemReorderer: RowMoving {
    func givenIdentifier(ofRowAt path: IndexPath) -> AnyHashable? { identifier?(path) }
    var undoName: Phrase { .undoMoveItems }
    var isSettling: Bool { settlingItems > 0 }
    func movesDidChange() { actions.refresh() }
}
