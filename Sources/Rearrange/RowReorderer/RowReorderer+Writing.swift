// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Writes one thing after the other: what is asked for while another is being written waits until that has been.
@MainActor
final class Turns {
    private(set) var isTaken = false
    private var waiting: [() -> Void] = []

    /// Writes something, when nothing else is being written.
    func take(_ body: @escaping () -> Void) {
        whenFree {
            self.isTaken = true
            body()
            self.isTaken = false
        }
    }

    /// Does something that may write, when nothing is being written.
    func whenFree(_ body: @escaping () -> Void) {
        guard !isTaken else { return waiting.append(body) }
        body()
        while !isTaken, !waiting.isEmpty { waiting.removeFirst()() }
    }
}

/// Moves that were made, to be taken back.
struct DoneMoves {
    let moves: RowMoves
    /// The number of rows in each section when they had been made.
    let counts: [Int]
    /// Of the rows that moved, where rows have any.
    let identifiers: [AnyHashable]?
    /// Of the sections that they left, by their numbers when they did, where sections have any.
    let sections: [Int: AnyHashable]?
}

extension RowReorderer {
    /// Writes moves to the model, shows them in the table, and has them in the undo manager as one step.
    func commit(_ moves: RowMoves, isAnimated: Bool) {
        turns.take { [weak self] in self?.write(moves, isAnimated) }
    }

    private func write(_ moves: RowMoves, _ isAnimated: Bool) {
        guard let tableView, moves.fits(tableView.rowCounts) else { return }
        let (sources, targets) = (moves.sources.map { IndexPath($0) }, moves.targets.map { IndexPath($0) })
        let identifiers = identifiers(of: sources[0])
        let names = identifiers.map { identifiers in sources.compactMap { identifiers.identifier(at: $0) } }
        let numbers = Set(sources.map(\.section))
        let sections = (tableView.dataSource as? any DiffableRows)?.sectionNames.map { names in
            Dictionary(uniqueKeysWithValues: numbers.filter(names.indices.contains).map { ($0, names[$0]) })
        }
        if let rows = tableView.dataSource as? any DiffableRows {
            let told = handlers.flatMap { $0.dataSource === tableView.dataSource ? $0.prepare(moves) : nil }
            rows.apply(moves, isAnimated: isAnimated) { self.onMove?(sources, targets) }
            told?()
        } else {
            let isAcross = Set(sources.map(\.section) + targets.map(\.section)).count > 1
            tableView.performBatchUpdates {
                self.tell(moves, sources, targets)
                // In its own section one that keeps its number keeps its place.
                for (source, target) in zip(sources, targets) where isAcross || source != target {
                    tableView.moveRow(at: source, to: target)
                }
            }
        }
        registerUndo(
            DoneMoves(moves: moves, counts: tableView.rowCounts, identifiers: names, sections: sections))
        actions.refresh()
    }

    private func tell(_ moves: RowMoves, _ sources: [IndexPath], _ targets: [IndexPath]) {
        if let onMove { return onMove(sources, targets) }
        guard let tableView, let dataSource = tableView.dataSource else { return }
        for step in moves.steps {
            dataSource.rowReordererMove(IndexPath(step.from), to: IndexPath(step.to), in: tableView)
        }
    }

    // MARK: Undo

    private func registerUndo(_ done: DoneMoves) {
        guard configuration.registersUndo, let undoManager = tableView?.undoManager else { return }
        undoManagerInUse = undoManager
        undoManager.registerUndo(withTarget: self) { reorderer in
            MainActor.assumeIsolated { reorderer.takeBack(done) }
        }
        if !undoManager.isUndoing, !undoManager.isRedoing {
            undoManager.setActionName(done.moves.sources.count == 1 ? "Move Row" : "Move Rows")
        }
    }

    private func takeBack(_ done: DoneMoves) {
        turns.whenFree { [weak self] in
            guard let self else { return }
            finishAtOnce()
            if let inverse = inverse(of: done) { commit(inverse, isAnimated: !UIAccessibility.isReduceMotionEnabled) }
        }
    }

    /// What takes moves back now; nil where nobody knows which rows they were.
    private func inverse(of done: DoneMoves) -> RowMoves? {
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
