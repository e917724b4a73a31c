// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Brings snapshots onto a table: what differs is found out where the snapshot is given, the table is changed on the
/// main actor.
///
/// What was given last and what is shown are two things while a snapshot that was given elsewhere waits for its turn.
final class SnapshotApplier<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>
    typealias Identifiers = SectionedIdentifiers<SectionID, ItemID>

    enum Way {
        case animated
        case unanimated
        /// With no regard to what is shown already.
        case reload
    }

    /// What a snapshot asks for besides what differs.
    private struct Wish {
        let number: Int
        let snapshot: Snapshot
        let way: Way
    }

    private struct Given {
        var latest = Snapshot()
        /// How many snapshots have been given.
        var number = 0
        /// How many of those that another thread gave wait for the main actor.
        var outstanding = 0
        /// What those ask for that are not shown yet.
        var wishes: [Wish] = []
    }

    private let given = LockedBox(Given())
    /// Snapshots of several threads get to the main actor in the order in which they were given.
    private let turn = NSLock()

    @MainActor weak var table: UITableView?
    @MainActor var rowAnimation = UITableView.RowAnimation.automatic
    /// What the table is told.
    @MainActor private(set) var shown = Identifiers()
    @MainActor private var shownNumber = 0

    @MainActor
    init(_ table: UITableView) {
        self.table = table
    }

    /// What was given last.
    var latest: Snapshot { given.withLock { $0.latest } }

    // MARK: Giving

    /// Shows a snapshot: at once if called on the main actor, else as soon as it has a turn.
    ///
    /// - Parameter completion: called on the main actor when the animations have ended.
    func apply(_ snapshot: Snapshot, _ way: Way, completion: (() -> Void)?) {
        let completion = Completion(body: completion)
        if MainThread.isCurrent {
            MainActor.assumeIsolated { applyHere(snapshot, way, completion) }
        } else {
            turn.withLock { post(snapshot, way, completion, isOutstanding: true) }
        }
    }

    /// Shows a snapshot and waits until the animations have ended.
    ///
    /// A task may wait on any actor, so that it counts as no other queue.
    func apply(_ snapshot: Snapshot, _ way: Way) async {
        await withCheckedContinuation { continuation in
            turn.withLock {
                post(snapshot, way, Completion { continuation.resume() }, isOutstanding: false)
            }
        }
    }

    @MainActor
    private func applyHere(_ snapshot: Snapshot, _ way: Way, _ completion: Completion) {
        let (_, number, outstanding) = give(snapshot, way, isOutstanding: false)
        if outstanding > 0 {
            misuse(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                    + "and will deadlock. Please always submit updates either always on the main queue or always off the "
                    + "main queue - view=\(table.map { "\($0)" } ?? "nil")")
        }
        show(snapshot, number, way, nil, completion)
    }

    private func post(_ snapshot: Snapshot, _ way: Way, _ completion: Completion, isOutstanding: Bool) {
        let (before, number, _) = give(snapshot, way, isOutstanding: isOutstanding)
        let change = way == .reload ? nil : SnapshotChange(from: before.identifiers, to: snapshot)
        ScheduledWork.scheduler.post {
            if isOutstanding { self.given.withLock { $0.outstanding -= 1 } }
            self.show(snapshot, number, way, change.map { (since: number - 1, change: $0) }, completion)
        }
    }

    /// Notes a snapshot as the latest; returns the one before, its own number, and how many waited.
    private func give(
        _ snapshot: Snapshot, _ way: Way, isOutstanding: Bool
    ) -> (before: Snapshot, number: Int, outstanding: Int) {
        let unmarked = snapshot.unmarked()
        return given.withLock { given in
            let (before, outstanding) = (given.latest, given.outstanding)
            given.latest = unmarked
            given.number += 1
            if isOutstanding { given.outstanding += 1 }
            if snapshot.isMarked || way == .reload {
                given.wishes.append(Wish(number: given.number, snapshot: snapshot, way: way))
            }
            return (before, given.number, outstanding)
        }
    }

    // MARK: Showing

    /// - Parameter known: the change since the snapshot of a number, if it has been found out.
    @MainActor
    private func show(
        _ snapshot: Snapshot, _ number: Int, _ way: Way, _ known: (since: Int, change: SnapshotChange)?,
        _ completion: Completion
    ) {
        // One that was given later is shown already.
        guard number > shownNumber else { return completion.call() }
        let since = shownNumber
        shownNumber = number
        var (snapshot, way) = (snapshot, way)
        for wish in takeWishes(upTo: number) where wish.number < number {
            snapshot.takeMarks(of: wish.snapshot)
            if wish.way == .reload { way = .reload }
        }
        guard let table, way != .reload else {
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
        if way == .animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// What is shown now, or never: those that an earlier snapshot asked for are for the one that has overtaken it.
    private func takeWishes(upTo number: Int) -> [Wish] {
        given.withLock { given in
            defer { given.wishes.removeAll { $0.number <= number } }
            return given.wishes.filter { $0.number <= number }
        }
    }
}

extension SnapshotApplier {
    /// The cell that an app provides for a row.
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

/// What an app wants called; it promises that it may be called on the main actor.
private struct Completion: @unchecked Sendable {
    let body: (() -> Void)?

    @MainActor
    func call() { body?() }
}
