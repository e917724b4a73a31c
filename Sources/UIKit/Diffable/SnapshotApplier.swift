// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Applies snapshots to a table. Differences are computed on the calling thread; the table is changed on the main
/// actor.
///
/// The latest snapshot differs from the displayed one while a snapshot from a background thread waits for the main
/// actor.
final class SnapshotApplier<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    typealias Identifiers = SectionedIdentifiers<SectionID, ItemID>

    /// The way in which a snapshot is displayed.
    enum Mode {
        case animated
        case unanimated
        /// The table is reloaded, without computing differences.
        case reload
    }

    /// An update that a snapshot requests: to reload or reconfigure the items and sections that it marks, or to reload
    /// the whole table. If a later snapshot is displayed instead, the update is performed with that snapshot.
    private struct Request {
        /// The number of the snapshot that made the request.
        let number: Int
        let snapshot: Snapshot
        let mode: Mode
    }

    private struct State {
        var latest = Snapshot()
        /// The number of snapshots passed to `apply` so far.
        var number = 0
        /// The number of snapshots from background threads that still wait for the main actor. Snapshots passed to the
        /// `async` variant of `apply` are not counted.
        var outstanding = 0
        /// The requests made by snapshots that are not displayed yet. If a later snapshot is displayed first, it
        /// fulfils their requests too.
        var requests: [Request] = []
    }

    private let state = LockedBox(State())
    /// The lock that makes snapshots from several threads reach the main actor in the order of their `apply` calls.
    private let orderLock = NSLock()

    @MainActor weak var table: UITableView?
    @MainActor var rowAnimation = UITableView.RowAnimation.automatic
    /// The sections and items that the table displays.
    @MainActor private(set) var shown = Identifiers()
    /// The number of the displayed snapshot.
    @MainActor private var shownNumber = 0

    @MainActor
    init(_ table: UITableView) {
        self.table = table
    }

    /// The snapshot that was last passed to `apply`, without marks for reloading and reconfiguring.
    var latest: Snapshot { state.withLock { $0.latest } }

    // MARK: Applying

    /// Displays a snapshot: at once if called on the main actor, otherwise as soon as the main actor is free.
    ///
    /// - Parameter completion: called on the main actor when the animations have ended.
    func apply(_ snapshot: Snapshot, _ mode: Mode, completion: (() -> Void)?) {
        let completion = Completion(body: completion)
        if MainThread.isCurrent {
            MainActor.assumeIsolated { applyOnMainActor(snapshot, mode, completion) }
        } else {
            orderLock.withLock { post(snapshot, mode, completion, isOutstanding: true) }
        }
    }

    /// Displays a snapshot and waits until the animations have ended.
    ///
    /// The other `apply` method stops the app if it is called on the main queue while snapshots from background queues
    /// wait. Snapshots passed to this method do not count as waiting, because tasks of any actor may call it.
    func apply(_ snapshot: Snapshot, _ mode: Mode) async {
        await withCheckedContinuation { continuation in
            orderLock.withLock {
                post(snapshot, mode, Completion { continuation.resume() }, isOutstanding: false)
            }
        }
    }

    @MainActor
    private func applyOnMainActor(_ snapshot: Snapshot, _ mode: Mode, _ completion: Completion) {
        let (_, number, outstanding) = store(snapshot, mode, isOutstanding: false)
        if outstanding > 0 {
            misuse(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                    + "and will deadlock. Please always submit updates either always on the main queue or always off the "
                    + "main queue - view=\(table.map { "\($0)" } ?? "nil")")
        }
        show(snapshot, number, mode, nil, completion)
    }

    private func post(_ snapshot: Snapshot, _ mode: Mode, _ completion: Completion, isOutstanding: Bool) {
        let (before, number, _) = store(snapshot, mode, isOutstanding: isOutstanding)
        let change = mode == .reload ? nil : SnapshotChange(from: before.identifiers, to: snapshot)
        ScheduledWork.scheduler.post {
            if isOutstanding { self.state.withLock { $0.outstanding -= 1 } }
            self.show(snapshot, number, mode, change.map { (since: number - 1, change: $0) }, completion)
        }
    }

    /// Stores a snapshot as the latest one. Returns the previously latest snapshot and the number of the new one.
    /// `outstanding` is the count of earlier snapshots from background threads that still wait for the main actor.
    ///
    /// - Parameter isOutstanding: whether the new snapshot is counted as waiting for the main actor too.
    private func store(
        _ snapshot: Snapshot, _ mode: Mode, isOutstanding: Bool
    ) -> (before: Snapshot, number: Int, outstanding: Int) {
        let unmarked = snapshot.unmarked()
        return state.withLock { state in
            let (before, outstanding) = (state.latest, state.outstanding)
            state.latest = unmarked
            state.number += 1
            if isOutstanding { state.outstanding += 1 }
            if snapshot.isMarked || mode == .reload {
                state.requests.append(Request(number: state.number, snapshot: snapshot, mode: mode))
            }
            return (before, state.number, outstanding)
        }
    }

    // MARK: Displaying

    /// Displays a snapshot in the table.
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
        let since = shownNumber
        shownNumber = number
        var (snapshot, mode) = (snapshot, mode)
        for request in removeRequests(upTo: number) where request.number < number {
            snapshot.addMarks(of: request.snapshot)
            if request.mode == .reload { mode = .reload }
        }
        guard let table, mode != .reload else {
            shown = snapshot.identifiers
            table?.reloadData()
            return completion.call()
        }
        let change =
            known.flatMap { $0.since == since ? $0.change : nil } ?? SnapshotChange(from: shown, to: snapshot)
        if change.isEmpty {
            shown = snapshot.identifiers
            return completion.call()
        }
        let (animation, identifiers) = (rowAnimation, snapshot.identifiers)
        let update = {
            table.performBatchUpdates {
                self.shown = identifiers
                table.update(change, with: animation)
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
}

extension SnapshotApplier {
    /// The cell that the app's cell provider `provide` returns for a row. The error messages name the class of the data
    /// source `source`.
    @MainActor
    func cell(
        _ table: UITableView, _ indexPath: IndexPath, of source: NSObject, from provide: (ItemID) -> UITableViewCell?
    ) -> UITableViewCell {
        guard indexPath.count == 2, let item = shown.item(at: RowPath(indexPath)) else {
            misuse(
                "\(type(of: source)) has no item at \(indexPath). Leave the table's rows to its data source: "
                    + "change them by applying a snapshot.")
        }
        guard let cell = provide(item) else {
            misuse(
                "The cell provider of \(type(of: source)) returned nil for the item \(item) at index path \(indexPath). "
                    + "Return a cell for every item that is in a snapshot: dequeue one, or make one.")
        }
        return cell
    }
}

/// The app's completion handler. The app may pass the handler on any thread, but it is always called on the main actor.
private struct Completion: @unchecked Sendable {
    let body: (() -> Void)?

    @MainActor
    func call() { body?() }
}
