// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Displaces the visible cells, section headers and footers to show the gap, and restores them.
///
/// Only transforms and alphas of visible views change, never the data: a cancelled drag leaves nothing to undo. Because
/// tables reuse views, an entry identifies a view together with the row, header or footer that it shows.
@MainActor
final class RowDisplacement {
    private struct Entry {
        weak var view: UIView?
        var part: ListPart
        /// The displacement, in points, of the row, header or footer from its own place.
        var distance: CGFloat
        /// The vertical translation of the view, in points. It may differ from `distance` for a floating header or
        /// footer, which the table's layout keeps at an edge of the screen.
        var offset: CGFloat
        var isHidden: Bool
        /// The app's own alpha and transform of the view, which are restored.
        var look = Look()
    }

    private struct Look {
        var alpha: CGFloat = 1
        var transform = CGAffineTransform.identity
    }

    private var entries: [Entry] = []
    private unowned let table: UITableView
    private var sectionsInSight = 0..<0

    init(table: UITableView) {
        self.table = table
    }

    /// Displaces every visible cell, header and footer.
    ///
    /// - Parameters:
    ///   - duration: seconds of the animation of a view that was visible before; a newly visible view is placed at
    ///     once.
    ///   - hides: whether to hide a row's cell, because the drag preview shows the row.
    ///   - distance: the displacement of a row, header or footer from its own place.
    /// - Complexity: O(sections and cells on screen)
    func update(duration: TimeInterval, hides: (RowPath) -> Bool, distance: (ListPart) -> CGFloat) {
        var updated: [Entry] = []
        for (part, view) in partsOnScreen {
            let known = entries.first { $0.view === view }
            var new = Entry(
                view: view, part: part, distance: distance(part), offset: offset(of: part, distance),
                isHidden: part.row.map(hides) ?? false)
            new.look = look(of: view, known)
            let old = known?.part == part ? known : nil
            // If only the scrolling has moved a floating header or footer, its distance is unchanged. It then moves
            // without animation.
            apply(new, instead: old, duration: old?.distance == new.distance ? 0 : duration)
            updated.append(new)
        }
        for entry in entries where !updated.contains(where: { $0.view === entry.view }) {
            restore(entry)
        }
        entries = updated
    }

    private var partsOnScreen: [(ListPart, UIView)] {
        let cells = table.visibleCells.compactMap { cell in
            table.indexPath(for: cell).map { (ListPart.row(RowPath($0)), cell as UIView) }
        }
        sectionsInSight = table.sectionsInSight(near: sectionsInSight)
        let edges = sectionsInSight.clamped(to: 0..<table.numberOfSections).flatMap { section in
            [
                table.headerView(forSection: section).map { (ListPart.header(section), $0 as UIView) },
                table.footerView(forSection: section).map { (ListPart.footer(section), $0 as UIView) },
            ].compactMap { $0 }
        }
        return cells + edges
    }

    private func offset(of part: ListPart, _ distance: (ListPart) -> CGFloat) -> CGFloat {
        part.row == nil
            ? table.top(ofEdge: part, distance) - table.top(ofEdge: part) { _ in 0 } : distance(part)
    }

    /// The alpha and transform of the view without the changes that the displacement has made. The app may have changed
    /// them for a reused cell.
    private func look(of view: UIView, _ known: Entry?) -> Look {
        guard let known else { return Look(alpha: view.alpha, transform: view.transform) }
        return Look(
            alpha: view.alpha == (known.isHidden ? 0 : known.look.alpha) ? known.look.alpha : view.alpha,
            transform: view.transform == transform(known) ? known.look.transform : view.transform)
    }

    private func transform(_ entry: Entry) -> CGAffineTransform {
        entry.look.transform.concatenating(CGAffineTransform(translationX: 0, y: entry.offset))
    }

    private func apply(_ new: Entry, instead old: Entry?, duration: TimeInterval) {
        guard let view = new.view else { return }
        if old?.isHidden != new.isHidden { view.alpha = new.isHidden ? 0 : new.look.alpha }
        guard old?.offset != new.offset else { return }
        let transform = transform(new)
        if old == nil || duration <= 0 {
            UIView.performWithoutAnimation { view.transform = transform }
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: { view.transform = transform })
        }
    }

    /// Animates every view from where it is visible now to its position in the table's layout.
    ///
    /// If the removal animation of a deleted row is still running, the row's hidden cell stays hidden until
    /// ``reset()``.
    func animateToLayout(duration: TimeInterval) {
        table.layoutIfNeeded()
        let leaving = entries.filter { entry in
            guard entry.isHidden, let cell = entry.view as? UITableViewCell else { return false }
            return cell.superview != nil && table.indexPath(for: cell) == nil
        }
        for entry in entries where !leaving.contains(where: { $0.view === entry.view }) {
            guard let view = entry.view else { continue }
            UIView.performWithoutAnimation { view.alpha = entry.look.alpha }
            UIView.animate(
                withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: { view.transform = entry.look.transform })
        }
        entries = leaving
    }

    /// Restores all views at once.
    func reset() {
        entries.forEach(restore)
        entries = []
    }

    private func restore(_ entry: Entry) {
        guard let view = entry.view else { return }
        view.layer.removeAnimation(forKey: "transform")
        UIView.performWithoutAnimation {
            view.transform = entry.look.transform
            view.alpha = entry.look.alpha
        }
    }
}

extension UITableView {
    /// The top of a section's header or footer, given the displacement of each row, header and footer.
    ///
    /// In a plain table the header or footer floats at the edge of the screen while its section is visible.
    fileprivate func top(ofEdge part: ListPart, _ distance: (ListPart) -> CGFloat) -> CGFloat {
        let (whole, section) = (rect(forSection: part.section), part.section)
        let (header, footer) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
        let visible = bounds.inset(by: adjustedContentInset)
        guard case .footer = part else {
            let resting = header.minY + distance(part)
            guard style == .plain, header.height > 0 else { return resting }
            let end = whole.maxY - footer.height + distance(.footer(section))
            return CGFloat(
                StickyHeaderFooter.header(
                    restingAt: Double(resting), height: Double(header.height), visibleFrom: Double(visible.minY),
                    rowsEnd: Double(end)))
        }
        let resting = footer.minY + distance(part)
        guard style == .plain, footer.height > 0 else { return resting }
        let start = (header.height > 0 ? header.maxY : whole.minY) + distance(.header(section))
        return CGFloat(
            StickyHeaderFooter.footer(
                restingAt: Double(resting), height: Double(footer.height), visibleUpTo: Double(visible.maxY),
                rowsStart: Double(start)))
    }
}
