// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A completed move, with the data that undo and a refusal need.
struct DoneMoves {
    /// The moves. Later moves by the reorderer update the targets until the app has accepted or refused these moves.
    var moves: RowMoves
    /// The number of rows in each section after the moves. Later moves update it together with the targets of `moves`.
    var counts: [Int]
    /// The identifiers of the rows that moved; nil if the rows have no identifiers.
    let identifiers: [AnyHashable]?
    /// The identifiers of the sections that the rows left, by the sections' numbers before the move; nil if sections
    /// have no identifiers.
    let sections: [Int: AnyHashable]?
}

/// A record of moves that can be undone or refused. It is created before the moves are made, because their undo step
/// may have to be registered first.
@MainActor
final class MoveStep {
    var done: DoneMoves?
}

/// A component that moves rows of a list, such as a ``RowReorderer``.
@MainActor
protocol RowMoving: AnyObject {
    var onChange: ((RowMove) -> Void)? { get }
    var confirmDrop: (@MainActor (RowMove) async -> DropDecision)? { get }
    /// The identifier of a row that the app has given; nil for none.
    func givenIdentifier(ofRowAt path: IndexPath) -> AnyHashable?
    /// The app's closures for a diffable data source; nil for none.
    var handlers: DiffableHandlers? { get }
    /// Whether moves are registered as undo steps.
    var registersUndo: Bool { get }
    /// The name of an undo step, with a place for the number of rows.
    var undoName: Phrase { get }
    /// Whether a drop animation is running. Refused moves wait for its end.
    var isSettling: Bool { get }
    /// Called after moves, and after the app has accepted or refused one.
    func movesDidChange()
}

/// Writes the moves of rows to the app's model, shows them in the list, and undoes or reverts them.
@MainActor
final class MoveWriter {
    weak var list: (any MovableList)?
    weak var owner: (any RowMoving)?
    let changeStreams = ChangeStreams<RowMove>()
    let changeQueue = ChangeQueue()
    let pendingDrops = PendingDrops()
    let waitingRefusals = WaitingRefusals()
    /// The moves that the app has neither accepted nor refused yet, and refused moves that are not reverted yet.
    var pendingMoves: [MoveStep] = []
    /// Called before moves are undone, to end a drag and its drop animation at once.
    var willUndo: () -> Void = {}
    private let undoSteps = UndoSteps()

    /// Connects the writer to the list and to its owner.
    func connect(_ list: any MovableList, _ owner: any RowMoving) {
        (self.list, self.owner) = (list, owner)
        pendingDrops.didChange = { [weak owner] in owner?.movesDidChange() }
    }

    /// Removes the undo steps of the owner, which is deinitialized.
    func removeUndoSteps(of owner: AnyObject) { undoSteps.removeAll(of: owner) }

    /// The source of row identifiers: the data source if it is diffable, otherwise the app. Nil if the row at `path`
    /// has no identifier.
    func identifiers(of path: IndexPath) -> (any RowIdentifiers)? {
        guard let list else { return nil }
        if let rows = list.diffableRows { return DiffableRowIdentifiers(rows: rows) }
        let identify: (IndexPath) -> AnyHashable? = { [weak self] in self?.owner?.givenIdentifier(ofRowAt: $0) }
        return identify(path) == nil ? nil : GivenRowIdentifiers(list: list, identify: identify)
    }

    // MARK: Writing

    /// Writes moves to the model, shows them in the list, and registers them as one undo step.
    ///
    /// - Parameters:
    ///   - moves: the rows to move, and their new places.
    ///   - isAnimated: whether the list animates the moves.
    ///   - step: the record to fill in for an undo, a redo or a revert; this method then registers no undo step. Nil to
    ///     make a record and to register its undo step.
    ///   - animations: counts the animations of the move.
    /// - Returns: false if the list does not have these rows, or if the moves wait for another change.
    @discardableResult
    func commit(
        _ moves: RowMoves, isAnimated: Bool, as step: MoveStep? = nil, animations: AnimationCounter? = nil
    ) -> Bool {
        var isMade = false
        changeQueue.performChange { [weak self] in isMade = self?.write(moves, isAnimated, step, animations) ?? false }
        return isMade
    }

    private func write(_ moves: RowMoves, _ isAnimated: Bool, _ known: MoveStep?, _ animations: AnimationCounter?)
        -> Bool
    {
        guard let list, moves.fits(list.rowCounts) else { return false }
        let (move, step) = (RowMove(moves), known ?? MoveStep())
        let registration = known == nil ? UndoRegistration(ofDrop: question(about: move)) : .never
        registration.commit { [weak self] in
            self.flatMap { $0.owner?.isSettling == true ? $0.waitingRefusals : nil }
        } report: {
            step.done = write(moves, move, in: list, isAnimated, animations)
            changeStreams.send(move)
            if case .whenAccepted = registration { pendingMoves.append(step) }
        } register: { [weak self] in
            self?.removePending(step)
            self?.registerUndo(of: step, count: move.sources.count)
        } revert: { [weak self] reason in
            self?.removePending(step)
            self?.revert(step, reason: reason)
        }
        owner?.movesDidChange()
        return true
    }

    /// Writes moves to the model, and shows them in the list.
    ///
    /// - Returns: the data for undo; nil if the app has reloaded the list, and the moved rows cannot be found without
    ///   identifiers.
    private func write(
        _ moves: RowMoves, _ move: RowMove, in list: any MovableList, _ isAnimated: Bool,
        _ animations: AnimationCounter?
    ) -> DoneMoves? {
        let (sources, targets, counts) = (move.sources, move.targets, list.rowCounts)
        let identifiers = identifiers(of: sources[0])
        let names = identifiers.map { identifiers in sources.compactMap { identifiers.identifier(at: $0) } }
        let numbers = Set(sources.map(\.section))
        let sections = list.diffableRows?.sectionNames.map { names in
            Dictionary(uniqueKeysWithValues: numbers.filter(names.indices.contains).map { ($0, names[$0]) })
        }
        var isReplaced = false
        animations?.began()
        if let rows = list.diffableRows {
            let told = owner?.handlers.flatMap { $0.dataSource === rows ? $0.prepare(moves) : nil }
            rows.apply(moves, isAnimated: isAnimated) {
                self.owner?.onChange?(move)
            } completion: {
                animations?.settled()
            }
            told?()
        } else {
            let isAcross = Set(sources.map(\.section) + targets.map(\.section)).count > 1
            list.performBatchUpdates {
                self.report(moves, move)
                // The app may have reloaded the list in this call. The rows are then not moved here.
                isReplaced = !list.hasRowCounts(counts)
                if isReplaced { return }
                // Within one section, a row whose number stays the same does not move.
                for (source, target) in zip(sources, targets) where isAcross || source != target {
                    list.moveRow(at: source, to: target)
                }
            } completion: { _ in
                animations?.settled()
            }
        }
        if !isReplaced {
            for pending in pendingMoves { pending.done?.updateTargets(moves, counts: list.rowCounts) }
        }
        // If the app has reloaded the list, the moved rows can be found only by their identifiers.
        return isReplaced && names == nil
            ? nil : DoneMoves(moves: moves, counts: list.rowCounts, identifiers: names, sections: sections)
    }

    private func report(_ moves: RowMoves, _ move: RowMove) {
        if let onChange = owner?.onChange { return onChange(move) }
        for step in moves.steps { list?.tellDataSource(ofMoveFrom: IndexPath(step.from), to: IndexPath(step.to)) }
    }

    // MARK: Undo

    func registerUndo(of step: MoveStep, count: Int) {
        guard let owner, owner.registersUndo else { return }
        undoSteps.register(owner.undoName.text(count: count), of: owner as AnyObject, in: list?.undoManager) {
            [weak self] _ in
            self?.undo(step)
        }
    }

    private func undo(_ step: MoveStep) {
        // An undo manager accepts a redo step only during the undo. If the undo has to wait, the redo step is therefore
        // registered before the moves are made.
        let back = MoveStep()
        let waits = changeQueue.isBusy
        if waits { registerUndo(of: back, count: 1) }
        changeQueue.whenFree { [weak self] in
            guard let self, let done = step.done else { return }
            willUndo()
            guard let inverse = inverse(of: done) else { return }
            if !waits { registerUndo(of: back, count: inverse.targets.count) }
            commit(inverse, isAnimated: !DragMotion.isReduced, as: back)
            reveal(inverse.targets)
            announce(.movedAtOnce, inverse.targets)
        }
    }

    /// Scrolls to rows that were moved without a drag, unless the list has an active drag or drop.
    func reveal(_ paths: [RowPath]) {
        guard let list, !list.hasActiveDrag, !list.hasActiveDrop else { return }
        let counts = list.rowCounts
        let there = paths.filter { counts.indices.contains($0.section) && $0.row < counts[$0.section] }
        ChangedRow.reveal(there.sorted().map { ChangedRow(list: list, path: IndexPath($0)) })
    }

    /// The moves that would undo completed moves in the current list; nil if the moved rows cannot be identified.
    func inverse(of done: DoneMoves) -> RowMoves? {
        guard let list, list.hasDataSource else { return nil }
        let (inverse, counts) = (done.moves.inverse, list.rowCounts)
        guard let names = done.identifiers, names.count == done.moves.targets.count else {
            return counts == done.counts && inverse.fits(counts) ? inverse : nil
        }
        guard let first = IndexPath.first(in: counts), let identifiers = identifiers(of: first) else { return nil }
        let paths = identifiers.paths(of: names)
        let section = sectionsNow(of: done, counts)
        // Rows that were deleted after the move are left out, and so are rows whose section was deleted.
        let left = zip(names, done.moves.sources).compactMap { name, source in
            paths[name].flatMap { path in
                section(source.section).map { (RowPath(path), RowPath(section: $0, row: source.row)) }
            }
        }
        let moves = RowMoves(left.map(\.0), to: left.map(\.1)).fitted(to: counts)
        return moves.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a closure that maps a section's number before the move to its current number. It returns nil if the
    /// section was deleted or is not known.
    private func sectionsNow(of done: DoneMoves, _ counts: [Int]) -> (Int) -> Int? {
        guard let before = done.sections, let now = list?.diffableRows?.sectionNames else {
            return { counts.count == done.counts.count ? $0 : nil }
        }
        return { before[$0].flatMap { now.firstIndex(of: $0) } }
    }
}

extension IndexPath {
    /// The path of the first row of a list with these numbers of rows in its sections; nil if it has no rows.
    fileprivate static func first(in counts: [Int]) -> IndexPath? {
        counts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
    }
}
