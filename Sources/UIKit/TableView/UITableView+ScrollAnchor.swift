// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

extension UITableView {
    // MARK: Visible content while rows are measured

    /// The row, header or footer on screen whose position is kept while rows are measured: the topmost one that has a
    /// height and a view. If none on screen has both, the result is the topmost one; nil if none is on screen.
    ///
    /// While the table is scrolled to its top, the topmost one is chosen even if it has no view yet. A row that was
    /// just inserted at the top is then the anchor, and does not move out of sight.
    func anchorInView() -> PartAnchor? {
        guard dataIsLoaded, bounds.height > 0,
            let topmost = geometry.firstPart(endingAfter: rowsOffset(at: bounds.minY)), isAboveBottom(topmost)
        else { return nil }
        if !restsAtTop, let shown = topmostShown(from: topmost), isAboveBottom(shown) { return anchor(shown) }
        return anchor(topmost)
    }

    /// The row, header or footer that keeps its position while rows are measured during layout. If the row of
    /// `list.scrollAnchor`, such as the target of a scroll, is visible, it is that row. Otherwise, and at the top of
    /// the table, it is the result of `anchorInView()`.
    func anchorOfLayout() -> PartAnchor? {
        guard !restsAtTop, let row = list.scrollAnchor?.path, list.rows.contains(row) else {
            return anchorInView()
        }
        let part = ListPart.row(row)
        return isAboveBottom(part) && extent(of: part).bottom > bounds.minY ? anchor(part) : anchorInView()
    }

    /// The first row, header or footer at or after `start` that has a height and a cell or view.
    ///
    /// - Complexity: at most O(v log n) for v displayed rows, headers and footers of a table with n rows.
    private func topmostShown(from start: ListPart) -> ListPart? {
        var topmost: ListPart?
        func look(at part: ListPart) {
            guard part >= start, topmost.map({ part < $0 }) ?? true, geometry.contains(part),
                geometry.range(of: part).height > 0
            else { return }
            topmost = part
        }
        for path in visible.cells.keys { look(at: .row(path)) }
        for part in parts.headersAndFooters.keys { look(at: part) }
        return topmost
    }

    func anchor(_ part: ListPart) -> PartAnchor { PartAnchor(part: part, top: extent(of: part).top - bounds.minY) }

    private func isAboveBottom(_ part: ListPart) -> Bool { extent(of: part).top < bounds.maxY }

    /// The y coordinates of the top and the bottom of a row, header or footer in the content.
    func extent(of part: ListPart) -> (top: CGFloat, bottom: CGFloat) {
        let range = geometry.range(of: part)
        let top = headerHeight + CGFloat(range.offset) + heightOfPlaceholders(above: part)
        return (top, top + CGFloat(range.height))
    }

    /// Scrolls until the row, header or footer of the anchor is at its stored position on screen.
    func restore(_ anchor: PartAnchor) {
        guard geometry.contains(anchor.part) else { return }
        let offset = extent(of: anchor.part).top - anchor.top
        if offset != contentOffset.y { contentOffset = resting(CGPoint(x: contentOffset.x, y: offset)) }
    }

    /// Adds to the content offset the points by which a row, header or footer above the screen has grown. The visible
    /// content then does not move.
    ///
    /// A negative growth moves the offset at most to the top of the content, unless the user drags the content.
    func moveOffset(by growth: CGFloat) {
        contentSizeMayHaveChanged()
        let (top, offset) = (-restingInset.top, contentOffset.y + growth)
        contentOffset.y = isTracking ? offset : max(offset, min(top, contentOffset.y))
    }

    /// Whether the table is scrolled to its top and the user does not drag it. If so, it stays at the top when row
    /// heights change.
    var restsAtTop: Bool { contentOffset.y <= -restingInset.top && !isTracking }

    // MARK: The target of a scroll

    /// The target row of an animated scroll; nil if no such scroll runs.
    var scrollTarget: ScrollAnchor? { list.scrollAnchor?.position == .current ? nil : list.scrollAnchor }

    /// Changes the target offset of a running animated scroll, because measured row heights differ from their
    /// estimates. The scroll then ends with the target row at the requested position.
    func correctScrollTarget() {
        guard let target = scrollTarget else { return }
        guard var scrollAnimation, case .animated(let from, _, .offset) = scrollAnimation.kind,
            list.rows.contains(target.path)
        else {
            list.scrollAnchor = nil
            return
        }
        let end =
            switch target.position {
            case .top: offset(showing: target.path, .top)
            case .middle: offset(showing: target.path, .middle)
            case .bottom: offset(showing: target.path, .bottom)
            case .visible, .current: offsetRevealing(target.path)
            }
        scrollAnimation.kind = .animated(from: from, to: end, .offset)
        activity.scrollAnimationUpdated(scrollAnimation)
    }
}
