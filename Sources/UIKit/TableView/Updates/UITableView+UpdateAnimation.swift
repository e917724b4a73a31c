// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// Animates an update from the displayed state: moves unchanged views, shows new views and removes deleted views.
    func animate(_ transition: UpdateTransition) {
        let (animationNumber, batch) = (transition.animationNumber, transition.batch)
        let (known, knownHeadersAndFooters) = (Set(visible.cells.keys), Set(parts.headersAndFooters.keys))
        var showsOthers = false
        var fadingHeadersAndFooters: [UIView] = []
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !Motion.isReduced
        UIView.performWithoutAnimation {
            // The new rows are shown first, because the app may return the view of a deleted row for a new row. That
            // view must not be animated away.
            fillScreenNow()
            restoreAfterMeasuring(transition.anchor)
            let shift = contentOffset.y - transition.oldOffset.y
            let leaving: [UIView] =
                visible.outgoingCells.filter { $0.animationNumber == animationNumber }.map(\.cell)
                + parts.outgoingHeadersAndFooters.filter { $0.animationNumber == animationNumber }.map(\.view)
            for view in transition.staying + leaving { view.center.y += shift }
            tableFooterView?.center.y += shift
            showsOthers = !leaving.isEmpty
            if isAnimated {
                for (part, headerFooter) in parts.headersAndFooters where !knownHeadersAndFooters.contains(part) {
                    guard let view = headerFooter.view, prepareInsertion(view, part, transition, shift: shift) else {
                        continue
                    }
                    fadingHeadersAndFooters.append(view)
                }
                for (path, cell) in visible.cells where !known.contains(path) {
                    prepareInsertion(cell, path, transition, shift: shift)
                }
            }
        }
        recycleOutgoingCells {
            $0.animationNumber == animationNumber && (!isAnimated || batch.removalAnimation(ofRow: $0.path) == .none)
        }
        recycleOutgoingHeadersAndFooters {
            $0.animationNumber == animationNumber
                && (!isAnimated || batch.removalAnimation(ofSection: $0.part.section) == .none)
        }
        sendBehind(visible.outgoingCells.filter { $0.animationNumber == animationNumber }.map(\.cell))
        bringForward(transition.plan.moved.compactMap { visible.cells[$0.to] })
        keepVisibleViews(during: animationNumber)

        showsOthers =
            showsOthers || visible.cells.contains { !known.contains($0.key) }
            || transition.plan.moved.contains { visible.cells[$0.to] != nil }
        let completion = { [weak self, showsOthers] (finished: Bool) in
            self?.endUpdateAnimation(animationNumber)
            if showsOthers { self?.postLayoutChange(transition.reader) }
            batch.complete(finished: finished)
        }
        let changes = {
            for (path, cell) in self.visible.cells where !self.isLifted(path) { self.finish(cell, path) }
            self.placeHeadersAndFooters()
            self.placeTableFooter()
            self.placeholders?.layOut()
            for view in fadingHeadersAndFooters { view.alpha = 1 }
            for entry in self.visible.outgoingCells where entry.animationNumber == animationNumber {
                self.animateRemoval(entry, batch)
            }
            for entry in self.parts.outgoingHeadersAndFooters where entry.animationNumber == animationNumber {
                self.animateRemoval(entry, batch)
            }
        }
        if isAnimated {
            UIView.animate(
                withDuration: Thresholds.Table.updateDuration, delay: 0, options: .allowUserInteraction,
                animations: changes, completion: completion)
        } else {
            UIView.performWithoutAnimation(changes)
            completion(true)
        }
    }

    /// Moves the scroll anchor to its position again after rows were measured. Before the measurement, the content may
    /// have been too short to be scrolled to that position.
    private func restoreAfterMeasuring(_ anchor: PartAnchor?) {
        guard let anchor else { return }
        let offset = contentOffset
        restore(anchor)
        if contentOffset != offset { fillScreenNow() }
    }

    // MARK: Insertion

    /// Gives a new cell the position and the appearance with which its animation begins. `shift` is the change of the
    /// content offset by the update, in points.
    private func prepareInsertion(
        _ cell: UITableViewCell, _ path: RowPath, _ transition: UpdateTransition, shift: CGFloat
    ) {
        let frame = frameOfCell(path)
        if let old = transition.plan.oldPath(forNew: path) {
            let range = transition.oldGeometry.rowRange(old)
            cell.center.y += startDistance(from: CGFloat(range.offset) + shift, to: frame)
            return
        }
        let animation = transition.batch.insertionAnimation(ofRow: path, transition.plan)
        cell.move(by: animation.translation(for: frame.size))
        switch animation {
        case .fade, .automatic:
            cell.alpha = 0
            cell.entrance = .fading
        case .middle:
            close(cell)
            cell.entrance = .opening
        case .left, .right, .top, .bottom, .none: break
        }
    }

    /// Gives a new header or footer the position and the opacity with which its animation begins. `shift` is the change
    /// of the content offset by the update, in points.
    ///
    /// - Returns: whether the header or footer fades in
    private func prepareInsertion(_ view: UIView, _ part: ListPart, _ transition: UpdateTransition, shift: CGFloat)
        -> Bool
    {
        let frame = frameOfHeaderFooter(part)
        if let kind = part.headerFooterKind, let section = transition.plan.oldSection(forNew: part.section) {
            let range = transition.oldGeometry.range(of: kind.part(section))
            if range.height > 0 {
                let padding = kind == .header ? min(headerTopPadding, CGFloat(range.height)) : 0
                view.center.y += startDistance(from: CGFloat(range.offset) + padding + shift, to: frame)
                return false
            }
        }
        let animation = transition.batch.insertionAnimation(ofSection: part.section, transition.plan)
        view.move(by: animation.translation(for: frame.size))
        guard animation.fadesHeadersAndFooters else { return false }
        view.alpha = 0
        return true
    }

    /// The vertical distance from a view's final frame to the position at which its animation begins. That position is
    /// `top` points below the table's header view, but at most one screen height outside the screen.
    private func startDistance(from top: CGFloat, to frame: CGRect) -> CGFloat {
        let nearest = bounds.minY - frame.height - bounds.height
        return min(max(headerHeight + top, nearest), bounds.maxY + bounds.height) - frame.minY
    }

    /// Sets the final frame and appearance of an animated cell.
    private func finish(_ cell: UITableViewCell, _ path: RowPath) {
        cell.place(in: frameOfCell(path))
        switch cell.entrance {
        case .fading: cell.alpha = 1
        case .opening: cell.bounds.origin.y = 0
        case nil: break
        }
    }

    // MARK: Removal

    private func animateRemoval(_ entry: OutgoingCell<UITableViewCell>, _ batch: UpdateBatch) {
        let cell = entry.cell
        cell.slideAway()
        let animation = batch.removalAnimation(ofRow: entry.path)
        cell.move(by: animation.translation(for: cell.bounds.size))
        switch animation {
        case .fade, .automatic: cell.alpha = 0
        case .middle: close(cell)
        case .left, .right, .top, .bottom, .none: break
        }
    }

    private func animateRemoval(_ entry: OutgoingHeaderFooter, _ batch: UpdateBatch) {
        let animation = batch.removalAnimation(ofSection: entry.part.section)
        entry.view.move(by: animation.translation(for: entry.view.bounds.size))
        if animation.fadesHeadersAndFooters { entry.view.alpha = 0 }
    }

    /// Shrinks a cell to its horizontal centre line.
    private func close(_ cell: UITableViewCell) {
        cell.clipping.insert(.opening)
        let height = cell.bounds.height
        cell.bounds = CGRect(x: cell.bounds.minX, y: height / 2, width: cell.bounds.width, height: 0)
    }

    // MARK: Stacking order

    /// Moves the cells behind all other cells, directly above the table's background view.
    private func sendBehind(_ cells: [UITableViewCell]) {
        for cell in cells { insertSubview(cell, at: placeAboveBackground) }
    }

    /// Brings moving cells in front of the other cells, below subviews that the app has added to the table.
    func bringForward(_ cells: [UITableViewCell]) {
        for cell in cells {
            guard let top = subviews.last(where: { $0 is UITableViewCell }), top !== cell else { continue }
            insertSubview(cell, aboveSubview: top)
        }
    }
}

extension UIView {
    fileprivate func move(by vector: CGVector) {
        if vector != .zero { center = CGPoint(x: center.x + vector.dx, y: center.y + vector.dy) }
    }
}

extension UITableView.RowAnimation {
    /// The vector from a view's normal position to the position from which an inserted view moves in, or to which a
    /// deleted view moves out. `size` is the size of the view.
    fileprivate func translation(for size: CGSize) -> CGVector {
        switch self {
        case .left: CGVector(dx: -size.width, dy: 0)
        case .right: CGVector(dx: size.width, dy: 0)
        case .top: CGVector(dx: 0, dy: -size.height)
        case .bottom: CGVector(dx: 0, dy: size.height)
        case .fade, .automatic, .middle, .none: .zero
        }
    }

    /// Whether the animation fades headers and footers. True for `middle` too, although this animation shrinks rows to
    /// their centre line instead of fading them.
    fileprivate var fadesHeadersAndFooters: Bool {
        switch self {
        case .fade, .automatic, .middle: true
        case .left, .right, .top, .bottom, .none: false
        }
    }
}
