// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Applies snapshots to a list. Differences are computed on the calling thread; the list is changed on the main actor.
///
/// The latest snapshot differs from the displayed one while a snapshot from a background thread waits for the main
/// actor.
final class SnapshotApplier<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemID>
    typealias Identifiers = SectionedIdentifiers<SectionID, ItemID>

    /// The way in which a snapshot is displayed.
    enum Mode {
        case animated
        case unanimated
        /// The list is reloaded, without computing differences.
        case reload
    }

    /// An update that a snapshot requests: to reload or reconfigure the items and sections that it marks, or to reload
    /// the whole list. If a later snapshot is displayed instead, the update is performed with that snapshot.
    private struct Request {
        /// The number of the snapshot that made the request.
        let number: Int
        let snapshot: Snapshot
        let mode: Mode
    }

    private struct State {
        var latest = AppliedSnapshot<SectionID, ItemID>()
        /// The number of snapshots passed to `apply` so far.
        var number = 0
        /// The number of snapshots from background threads that still wait for the main actor. Snapshots passed to the
        /// `async` variant of `apply` are not counted.
        var outstanding = 0
        /// The requests made by snapshots that are not displayed yet. If a later snapshot is displayed first, it
        /// fulfils their requests too.
        var requests: [Request] = []
        /// Whether the first snapshot was applied on the main thread; nil before.
        var beganOnMainThread: Bool?
        var hasWarnedOfThreads = false
    }

    private let state = LockedBox(State())
    /// The lock that makes snapshots from several threads reach the main actor in the order of their `apply` calls.
    private let orderLock = NSLock()

    @MainActor weak var list: (any ListView)?
    @MainActor var rowAnimation = UITableView.RowAnimation.automatic
    /// The snapshot that the list displays.
    @MainActor private var shownSnapshot = Snapshot()
    /// The number of the displayed snapshot; 0 before the first one.
    @MainActor private var shownNumber = 0
    /// Whether the user has moved an item since the displayed snapshot was applied, while a later one waited.
    @MainActor private var hasMovedItem = false
    /// Whether the app is being told that the user moves an item.
    @MainActor private var isReordering = false

    @MainActor
    init(_ list: any ListView) {
        self.list = list
    }

    /// The snapshot that was last passed to `apply`, without marks for reloading and reconfiguring.
    var latest: Snapshot { state.withLock { $0.latest.snapshot } }

    /// The section snapshot that was last applied to a section, or the items of the section as root items.
    func sectionSnapshot(of section: SectionID) -> SectionSnapshot {
        state.withLock { $0.latest }.sectionSnapshot(of: section)
    }

    /// The sections and items that the list displays.
    @MainActor var shown: Identifiers { shownSnapshot.identifiers }

    // MARK: Applying

    /// A snapshot of the whole list, or of one of its sections.
    enum Change: Sendable {
        case list(Snapshot)
        case section(SectionSnapshot, SectionID)
    }

    /// Displays a snapshot: at once if called on the main actor, otherwise as soon as the main actor is free.
    ///
    /// - Parameter completion: called on the main actor when the animations have ended.
    func apply(_ snapshot: Snapshot, _ mode: Mode, completion: (() -> Void)?) {
        apply(.list(snapshot), mode, completion: completion)
    }

    /// Displays a snapshot of the list or of a section, like ``apply(_:_:completion:)``.
    func apply(_ change: Change, _ mode: Mode, completion: (() -> Void)?) {
        let completion = Completion(body: completion)
        warnOfSeveralThreads()
        if MainThread.isCurrent {
            MainActor.assumeIsolated { applyOnMainActor(change, mode, completion) }
        } else {
            orderLock.withLock { post(change, mode, completion, isOutstanding: true) }
        }
    }

    /// Displays a snapshot of the list or of a section, and waits until the animations have ended.
    ///
    /// The other `apply` method stops the app if it is called on the main queue while snapshots from background queues
    /// wait. Snapshots passed to this method do not count as waiting, because tasks of any actor may call it.
    func apply(_ change: Change, _ mode: Mode) async {
        await withCheckedContinuation { continuation in
            orderLock.withLock {
                post(change, mode, Completion { continuation.resume() }, isOutstanding: false)
            }
        }
    }

    /// Warns once if snapshots are applied on the main thread and on another one.
    private func warnOfSeveralThreads() {
        let isMain = MainThread.isCurrent
        let isWrong = state.withLock { state in
            let isWrong = !state.hasWarnedOfThreads && state.beganOnMainThread.map { $0 != isMain } ?? false
            if state.beganOnMainThread == nil { state.beganOnMainThread = isMain }
            if isWrong { state.hasWarnedOfThreads = true }
            return isWrong
        }
        guard isWrong else { return }
        // The description of a view can only be read on the main actor.
        let view = isMain ? MainActor.assumeIsolated { listDescription } : "unknown"
        warn(
            "applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always submit "
                + "updates either always on the main queue or always off the main queue - view=\(view)")
    }

    @MainActor private var listDescription: String { list.map { "\($0)" } ?? "nil" }

    @MainActor
    private func applyOnMainActor(_ change: Change, _ mode: Mode, _ completion: Completion) {
        let (_, snapshot, number, outstanding) = store(change, mode, isOutstanding: false)
        if outstanding > 0 {
            misuse(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                    + "and will deadlock. Please always submit updates either always on the main queue or always off the "
                    + "main queue - view=\(listDescription)")
        }
        if isReordering {
            // The list has not moved the item yet.
            ScheduledWork.scheduler.post { self.show(snapshot, number, mode, nil, completion) }
        } else {
            show(snapshot, number, mode, nil, completion)
        }
    }

    private func post(_ change: Change, _ mode: Mode, _ completion: Completion, isOutstanding: Bool) {
        let (before, snapshot, number, _) = store(change, mode, isOutstanding: isOutstanding)
        let difference = mode == .reload ? nil : SnapshotChange(from: before.identifiers, to: snapshot)
        ScheduledWork.scheduler.post {
            if isOutstanding { self.state.withLock { $0.outstanding -= 1 } }
            self.show(snapshot, number, mode, difference.map { (since: number - 1, change: $0) }, completion)
        }
    }

    /// Stores a snapshot as the latest one. Returns the previously latest snapshot, the new one, and the number of the
    /// new one. `outstanding` is the count of earlier snapshots from background threads that still wait for the main
    /// actor.
    ///
    /// - Parameter isOutstanding: whether the new snapshot is counted as waiting for the main actor too.
    private func store(
        _ change: Change, _ mode: Mode, isOutstanding: Bool
    ) -> (before: Snapshot, snapshot: Snapshot, number: Int, outstanding: Int) {
        state.withLock { state in
            let (before, outstanding) = (state.latest.snapshot, state.outstanding)
            let snapshot: Snapshot
            switch change {
            case .list(let new):
                state.latest.apply(new)
                snapshot = new
            case .section(let new, let section):
                state.latest.apply(new, to: section)
                snapshot = state.latest.snapshot
            }
            state.number += 1
            if isOutstanding { state.outstanding += 1 }
            if snapshot.isMarked || mode == .reload {
                state.requests.append(Request(number: state.number, snapshot: snapshot, mode: mode))
            }
            return (before, snapshot, state.number, outstanding)
        }
    }

    // MARK: Displaying

    /// Displays a snapshot in the list. The first one is displayed by a reload.
    ///
    /// - Parameters:
    ///   - snapshot: the snapshot to display.
    ///   - number: the number of the snapshot. If a snapshot with a higher number is displayed already, it stays.
    ///   - mode: the way in which the snapshot is displayed.
    ///   - known: a change that was computed already, and the number of the snapshot from which it starts; nil to
    ///     compute the change here.
    ///   - completion: called when the animations have ended.
    @MainActor
    private func show(
        _ snapshot: Snapshot, _ number: Int, _ mode: Mode, _ known: (since: Int, change: SnapshotChange)?,
        _ completion: Completion
    ) {
        // If a later snapshot is displayed already, this one is skipped.
        guard number > shownNumber else { return completion.call() }
        let (since, isKnownValid) = (shownNumber, !hasMovedItem)
        (shownNumber, hasMovedItem) = (number, false)
        var (snapshot, mode) = (snapshot, since == 0 ? .reload : mode)
        for request in removeRequests(upTo: number) where request.number < number {
            snapshot.addMarks(of: request.snapshot)
            if request.mode == .reload { mode = .reload }
        }
        let unmarked = snapshot.unmarked()
        guard let list, mode != .reload else {
            shownSnapshot = unmarked
            list?.reloadData()
            return completion.call()
        }
        let change =
            known.flatMap { $0.since == since && isKnownValid ? $0.change : nil }
            ?? SnapshotChange(from: shown, to: snapshot)
        if change.isEmpty {
            shownSnapshot = unmarked
            return completion.call()
        }
        let animation = rowAnimation
        let update = {
            list.performBatch {
                self.shownSnapshot = unmarked
                list.update(change, with: animation)
            } completion: { _ in
                completion.call()
            }
        }
        if mode == .animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Removes and returns the requests of all snapshots with a number of at most `number`. A snapshot that is
    /// displayed before earlier ones also fulfils their requests.
    private func removeRequests(upTo number: Int) -> [Request] {
        state.withLock { state in
            defer { state.requests.removeAll { $0.number <= number } }
            return state.requests.filter { $0.number <= number }
        }
    }

    // MARK: Moving

    /// Moves an item that the user has moved in the list. The list moves the item's cell itself, after this method.
    /// Snapshots that the app applies in the handlers are therefore displayed later.
    ///
    /// If a snapshot from a background thread waits to be displayed, that snapshot decides about the order. The app is
    /// then not told of the move.
    ///
    /// - Parameters:
    ///   - destination: the path of the item after its removal, as in a list's move of a row.
    ///   - willReorder: called before the snapshot has changed.
    ///   - didReorder: called after the snapshot has changed.
    @MainActor
    func moveItem(
        _ item: ItemID, to destination: RowPath,
        willReorder: ((NSDiffableDataSourceTransaction<SectionID, ItemID>) -> Void)?,
        didReorder: ((NSDiffableDataSourceTransaction<SectionID, ItemID>) -> Void)?
    ) {
        let (before, number) = state.withLock { ($0.latest, $0.number) }
        guard number == shownNumber else {
            shownSnapshot.moveItem(item, to: destination)
            hasMovedItem = true
            return
        }
        // An item cannot be moved among its own descendants. The list does that, and then shows the old order again.
        let after = before.moving(item, to: destination) ?? before
        let isChanged = after.snapshot.identifiers.itemsBySection != before.snapshot.identifiers.itemsBySection
        let isObserved = isChanged && (willReorder != nil || didReorder != nil)
        let transaction =
            isObserved
            ? NSDiffableDataSourceTransaction(
                from: before.snapshot, to: after.snapshot, oldHierarchies: before.sectionSnapshots,
                newHierarchies: after.sectionSnapshots) : nil
        isReordering = true
        defer { isReordering = false }
        if let transaction { willReorder?(transaction) }
        let isLatest = state.withLock { state in
            guard state.number == number else { return false }
            state.latest = after
            state.number += 1
            return true
        }
        shownSnapshot.moveItem(item, to: destination)
        if isLatest, shown.itemsBySection == after.snapshot.identifiers.itemsBySection {
            shownNumber = number + 1
        } else {
            hasMovedItem = true
            // The list has moved the item alone. Its descendants follow.
            if isLatest {
                ScheduledWork.scheduler.post {
                    self.show(after.snapshot, number + 1, .animated, nil, Completion(body: nil))
                }
            }
        }
        if let transaction { didReorder?(transaction) }
    }

    // MARK: Expanding

    /// The place of an item in the section snapshot of its section; nil if the section has none.
    @MainActor
    func outlinePlace(of path: RowPath) -> OutlinePlace? {
        guard let item = shown.item(at: path) else { return nil }
        return state.withLock { state in
            guard let section = state.latest.snapshot.sectionIdentifier(containingItem: item),
                let snapshot = state.latest.sectionSnapshots[section], snapshot.contains(item)
            else { return nil }
            return OutlinePlace(
                level: snapshot.level(of: item), isExpanded: snapshot.isExpanded(item),
                hasChildren: (try? snapshot.outline.hasChildren(item)) == true)
        }
    }

    /// The parent of an item in the section snapshot of its section; nil for a root, or without such a snapshot.
    @MainActor
    func outlineParent(of path: RowPath) -> RowPath? {
        guard let item = shown.item(at: path) else { return nil }
        let parent: ItemID? = state.withLock { state in
            guard let section = state.latest.snapshot.sectionIdentifier(containingItem: item),
                let snapshot = state.latest.sectionSnapshots[section], snapshot.contains(item)
            else { return nil }
            return snapshot.parent(of: item)
        }
        return parent.flatMap { shown.path(of: $0) }
    }

    /// The place that an item, or one from outside, gets in a section snapshot by a drop at a path.
    @MainActor
    func outlineDropPlace(of path: RowPath?, at target: RowPath) -> OutlineDropPlace? {
        let item = path.flatMap { shown.item(at: $0) }
        guard let section = shown.sectionID(at: target.section) else { return nil }
        let place = state.withLock { state -> IdentifierOutline<ItemID>.DropPlace? in
            guard let outline = state.latest.sectionSnapshots[section]?.outline else { return nil }
            guard let item, outline.contains(item) else { return outline.dropPlace(atVisibleIndex: target.row) }
            return outline.dropPlace(of: item, toVisibleIndex: target.row)
        }
        return place.map { place in
            OutlineDropPlace(level: place.level, parent: place.parent.flatMap { shown.path(of: $0) })
        }
    }

    /// Expands or collapses an item as the user wants it, and calls the handlers that the app has set for that.
    ///
    /// - Returns: false if the item is not displayed, or if the app refuses.
    @MainActor
    func toggleExpansion(
        of item: ItemID,
        _ handlers: UICollectionViewDiffableDataSource<SectionID, ItemID>.SectionSnapshotHandlers<ItemID>
    ) -> Bool {
        guard let section = latest.sectionIdentifier(containingItem: item) else { return false }
        let isExpanded = sectionSnapshot(of: section).isExpanded(item)
        let isAllowed = isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem
        guard isAllowed?(item) ?? true else { return false }
        if isExpanded { handlers.willCollapseItem?(item) } else { handlers.willExpandItem?(item) }
        // A handler may have applied another snapshot.
        var snapshot = sectionSnapshot(of: section)
        guard snapshot.contains(item) else { return false }
        if isExpanded {
            snapshot.collapse([item])
        } else {
            if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
                snapshot.replace(childrenOf: item, using: children)
            }
            snapshot.expand([item])
        }
        apply(.section(snapshot, section), .animated, completion: nil)
        return true
    }
}

/// The app's completion handler. The app may pass the handler on any thread, but it is always called on the main actor.
private struct Completion: @unchecked Sendable {
    let body: (() -> Void)?

    @MainActor
    func call() { body?() }
}
