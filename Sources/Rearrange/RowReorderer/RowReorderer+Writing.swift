// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Moves that were made, as undo and a refusal need them.
struct DoneMoves {
    /// The targets are where the rows are now, if moves by the reorderer have followed that wait for an answer.
    var moves: RowMoves
    /// The number of rows in each section when they had been made.
    var counts: [Int]
    /// Of the rows that moved, where rows have any.
    let identifiers: [AnyHashable]?
    /// Of the sections that they left, by their numbers when they did, where sections have any.
    let sections: [Int: AnyHashable]?
}

/// A step of an undo manager, which is registered before its moves are made.
@MainActor
final class MoveStep {
    var done: DoneMoves?
}

extension RowReorderer {
    /// Writes moves to the model, shows them in the table, and has them in the undo manager as one step.
    ///
    /// - Parameters:
    ///   - step: one that the undo manager has already; nil for a new one.
    ///   - rest: hears of the rows that move for it.
    /// - Returns: false where there are no such rows, or they wait for their turn.
    @discardableResult
    func commit(
        _ moves: RowMoves, isAnimated: Bool, as step: MoveStep? = nil, rest: ActionRest? = nil
    ) -> Bool {
        var isMade = false
        turns.take { [weak self] in isMade = self?.write(moves, isAnimated, step, rest) ?? false }
        return isMade
    }

    private func write(_ moves: RowMoves, _ isAnimated: Bool, _ known: MoveStep?, _ rest: ActionRest?) -> Bool {
        guard let tableView, moves.fits(tableView.rowCounts) else { return false }
        let (move, step) = (RowMove(moves), known ?? MoveStep())
        let registration = known == nil ? UndoRegistration(ofDrop: question(about: move)) : .never
        registration.commit { [weak self] in
            self.flatMap { $0.controller.isActive && !$0.controller.isUnderWay ? $0.waitingRefusals : nil }
        } tell: {
            step.done = write(moves, move, in: tableView, isAnimated, rest)
            changeStreams.send(move)
            if case .whenAccepted = registration { pendingMoves.append(step) }
        } register: { [weak self] in
            self?.isDecided(step)
            self?.registerUndo(of: step, count: move.sources.count)
        } revert: { [weak self] reason in
            self?.isDecided(step)
            self?.revert(step, reason: reason)
        }
        actions.refresh()
        return true
    }

    /// Writes moves to the model, and shows them in the table.
    ///
    /// - Returns: what undo needs to know; nil if it is not known which rows have moved.
    private func write(
        _ moves: RowMoves, _ move: RowMove, in tableView: UITableView, _ isAnimated: Bool, _ rest: ActionRest?
    ) -> DoneMoves? {
        let (sources, targets, counts) = (move.sources, move.targets, tableView.rowCounts)
        let identifiers = identifiers(of: sources[0])
        let names = identifiers.map { identifiers in sources.compactMap { identifiers.identifier(at: $0) } }
        let numbers = Set(sources.map(\.section))
        let sections = (tableView.dataSource as? any DiffableRows)?.sectionNames.map { names in
            Dictionary(uniqueKeysWithValues: numbers.filter(names.indices.contains).map { ($0, names[$0]) })
        }
        var isReplaced = false
        rest?.began()
        if let rows = tableView.dataSource as? any DiffableRows {
            let told = handlers.flatMap { $0.dataSource === tableView.dataSource ? $0.prepare(moves) : nil }
            rows.apply(moves, isAnimated: isAnimated) {
                self.onChange?(move)
            } completion: {
                rest?.settled()
            }
            told?()
        } else {
            let isAcross = Set(sources.map(\.section) + targets.map(\.section)).count > 1
            tableView.performBatchUpdates {
                self.tell(moves, move)
                // The app may have reloaded the table.
                isReplaced = !tableView.hasRowCounts(counts)
                if isReplaced { return }
                // In its own section one that keeps its number keeps its place.
                for (source, target) in zip(sources, targets) where isAcross || source != target {
                    tableView.moveRow(at: source, to: target)
                }
            } completion: { _ in
                rest?.settled()
            }
        }
        if !isReplaced {
            for pending in pendingMoves { pending.done?.follow(moves, counts: tableView.rowCounts) }
        }
        // Without identifiers it is not known where the rows are now.
        return isReplaced && names == nil
            ? nil : DoneMoves(moves: moves, counts: tableView.rowCounts, identifiers: names, sections: sections)
    }

    private func tell(_ moves: RowMoves, _ move: RowMove) {
        if let onChange { return onChange(move) }
        guard let tableView, let dataSource = tableView.dataSource else { return }
        for step in moves.steps {
            dataSource.rowReordererMove(IndexPath(step.from), to: IndexPath(step.to), in: tableView)
        }
    }

    // MARK: Undo

    func registerUndo(of step: MoveStep, count: Int) {
        let manager = configuration.registersUndo ? tableView?.undoManager : nil
        undoSteps.register(Phrase.undoMoveRows.text(count: count), of: self, in: manager) { $0.undo(step) }
    }

    private func undo(_ step: MoveStep) {
        // What has to wait is made when the undo manager takes nothing for the way back any more.
        let back = MoveStep()
        let waits = turns.isTaken
        if waits { registerUndo(of: back, count: 1) }
        turns.whenFree { [weak self] in
            guard let self, let done = step.done else { return }
            controller.finishAtOnce()
            guard let inverse = inverse(of: done) else { return }
            if !waits { registerUndo(of: back, count: inverse.targets.count) }
            commit(inverse, isAnimated: !DragMotion.isReduced, as: back)
            reveal(inverse.targets)
            announce(.movedAtOnce, inverse.targets)
        }
    }

    /// Brings rows into sight that were moved without a drag, unless something is dragged over the table.
    func reveal(_ paths: [RowPath]) {
        guard let tableView, !tableView.hasActiveDrag, !tableView.hasActiveDrop else { return }
        let counts = tableView.rowCounts
        let there = paths.filter { counts.indices.contains($0.section) && $0.row < counts[$0.section] }
        ChangedRow.reveal(there.sorted().map { ChangedRow(tableView: tableView, path: IndexPath($0)) })
    }

    /// The moves that undo others now; nil if it is not known which rows they were.
    func inverse(of done: DoneMoves) -> RowMoves? {
        guard let tableView, tableView.dataSource != nil else { return nil }
        let (inverse, counts) = (done.moves.inverse, tableView.rowCounts)
        guard let names = done.identifiers, names.count == done.moves.targets.count else {
            return counts == done.counts && inverse.fits(counts) ? inverse : nil
        }
        guard let first = IndexPath.first(in: counts), let identifiers = identifiers(of: first) else { return nil }
        let paths = identifiers.paths(of: names)
        let section = sectionsNow(of: done, counts)
        // Rows that have gone meanwhile stay away, and so do those whose section has gone.
        let left = zip(names, done.moves.sources).compactMap { name, source in
            paths[name].flatMap { path in
                section(source.section).map { (RowPath(path), RowPath(section: $0, row: source.row)) }
            }
        }
        let moves = RowMoves(left.map(\.0), to: left.map(\.1)).fitted(to: counts)
        return moves.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Which number a section has now that had another; nil where it has gone, or nobody knows.
    private func sectionsNow(of done: DoneMoves, _ counts: [Int]) -> (Int) -> Int? {
        guard let before = done.sections, let now = (tableView?.dataSource as? any DiffableRows)?.sectionNames else {
            return { counts.count == done.counts.count ? $0 : nil }
        }
        return { before[$0].flatMap { now.firstIndex(of: $0) } }
    }
}

extension IndexPath {
    /// The path of the first row that there is.
    fileprivate static func first(in counts: [Int]) -> IndexPath? {
        counts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
    }
}
