// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Moves the cells on screen aside, and back.
///
/// Only transforms and alphas of visible cells change, never the data: a drag that is cancelled leaves nothing to undo.
/// A cell is known by itself and its row together, for tables use cells again.
@MainActor
final class RowShifter {
    private struct Entry {
        weak var cell: UITableViewCell?
        var path: IndexPath
        var offset: CGFloat
        var isHidden: Bool
        /// The app's own look of the cell, to which it goes back.
        var look = Look()
    }

    private struct Look {
        var alpha: CGFloat = 1
        var transform = CGAffineTransform.identity
    }

    private var entries: [Entry] = []
    private unowned let table: UITableView

    init(table: UITableView) {
        self.table = table
    }

    /// Gives every visible cell its place.
    ///
    /// - Parameters:
    ///   - duration: seconds that a cell seen before takes to its new place; a cell new on screen is there at once.
    ///   - hides: whether a row's cell does not show.
    ///   - offset: how far a row lies from its own place.
    func update(duration: TimeInterval, hides: (IndexPath) -> Bool, offset: (IndexPath) -> CGFloat) {
        var updated: [Entry] = []
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            let known = entries.first { $0.cell === cell }
            var new = Entry(cell: cell, path: path, offset: offset(path), isHidden: hides(path))
            new.look = look(of: cell, known)
            apply(new, instead: known?.path == path ? known : nil, duration: duration)
            updated.append(new)
        }
        for entry in entries where !updated.contains(where: { $0.cell === entry.cell }) {
            restore(entry)
        }
        entries = updated
    }

    /// What the cell looks like but for what was done to it here: a cell that now shows another row may have been given
    /// a new look for it.
    private func look(of cell: UITableViewCell, _ known: Entry?) -> Look {
        guard let known else { return Look(alpha: cell.alpha, transform: cell.transform) }
        return Look(
            alpha: cell.alpha == (known.isHidden ? 0 : known.look.alpha) ? known.look.alpha : cell.alpha,
            transform: cell.transform == transform(known) ? known.look.transform : cell.transform)
    }

    private func transform(_ entry: Entry) -> CGAffineTransform {
        entry.look.transform.concatenating(CGAffineTransform(translationX: 0, y: entry.offset))
    }

    private func apply(_ new: Entry, instead old: Entry?, duration: TimeInterval) {
        guard let cell = new.cell else { return }
        if old?.isHidden != new.isHidden { cell.alpha = new.isHidden ? 0 : new.look.alpha }
        guard old?.offset != new.offset else { return }
        let transform = transform(new)
        if old == nil || duration <= 0 {
            UIView.performWithoutAnimation { cell.transform = transform }
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: { cell.transform = transform })
        }
    }

    /// Puts everything back at once.
    func reset() {
        entries.forEach(restore)
        entries = []
    }

    private func restore(_ entry: Entry) {
        guard let cell = entry.cell else { return }
        cell.layer.removeAnimation(forKey: "transform")
        UIView.performWithoutAnimation {
            cell.transform = entry.look.transform
            cell.alpha = entry.look.alpha
        }
    }
}
