// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Coming

    /// Shows a header or footer: the delegate's view, else the data source's title, else the room that it leaves.
    ///
    /// - Returns: by how much it is higher than it was taken to be.
    func showEdge(_ part: ListPart) -> Double {
        guard visible.edges[part] == nil, let edge = part.edge else { return 0 }
        let chosen = chosenHeight(edge, part.section)
        // What has no height is never seen, and nobody is asked what it would show.
        let view = chosen == 0 ? nil : makeEdgeView(edge, part.section)
        guard !isOutOfDate else { return 0 }
        if let view { keepLeaving(view) }
        visible.edges[part] = ShownEdge(view: view)
        guard let view else { return measure(part, edge, nil, chosen: chosen) }
        var growth = 0.0
        UIView.performWithoutAnimation {
            view.autoresizingMask = []
            // In the table it has the table's traits, and is measured so.
            insertAboveRows(view)
            growth = measure(part, edge, view, chosen: chosen)
            view.frame = frameOfEdge(part)
        }
        sayItComes(view, part)
        return growth
    }

    private func makeEdgeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        if let view = givenView(edge, section) {
            (view as? UITableViewHeaderFooterView)?.joins(self, edge, section)
            return view
        }
        guard let title = givenTitle(edge, section) else { return nil }
        let view =
            visible.edgePool.take(UITableViewHeaderFooterView.titleIdentifier) ?? UITableViewHeaderFooterView.forTitle()
        view.joins(self, edge, section)
        view.show(title)
        return view
    }

    /// In front of rows, and behind what the app has put into the table.
    private func insertAboveRows(_ view: UIView) {
        if let top = subviews.lastIndex(where: { $0 is UITableViewCell }) {
            insertSubview(view, at: top + 1)
        } else {
            insertSubview(view, at: placeAboveBackground)
        }
    }

    // MARK: Going

    /// Takes a header or footer off the screen and keeps it for another section.
    func recycleEdge(_ part: ListPart) {
        guard let view = visible.edges.removeValue(forKey: part)?.view else { return }
        putAway(view, part)
    }

    func putAway(_ view: UIView, _ part: ListPart) {
        // An app that keeps its views may show one elsewhere by now.
        guard !visible.edges.values.contains(where: { $0.view === view }) else { return sayItHasGone(view, part) }
        view.layer.removeAllAnimations()
        view.alpha = 1
        if view.superview === self { view.removeFromSuperview() }
        (view as? UITableViewHeaderFooterView)?.leaves(self)
        sayItHasGone(view, part)
        if let view = view as? UITableViewHeaderFooterView { visible.edgePool.put(view, view.reuseIdentifier) }
    }

    /// Keeps a header or footer that the app shows again while it leaves the screen.
    private func keepLeaving(_ view: UIView) {
        guard let index = visible.leavingEdges.firstIndex(where: { $0.view === view }) else { return }
        let part = visible.leavingEdges.remove(at: index).part
        view.layer.removeAllAnimations()
        view.alpha = 1
        sayItHasGone(view, part)
    }

    func recycleAllEdges() {
        for part in visible.edges.keys.sorted(by: >) { recycleEdge(part) }
        putAwayLeavingEdges()
    }

    // MARK: Places

    /// Where a header or footer lies in the content if nothing holds it at the edge of the screen.
    func restingFrameOfEdge(_ part: ListPart) -> CGRect {
        let range = list.geometry.range(of: part)
        let padding = part.edge == .header && range.height > 0 ? min(headerTopPadding, CGFloat(range.height)) : 0
        let top = headerHeight + CGFloat(range.offset) + roomOfPlaceholders(above: part)
        return hugging(
            part,
            CGRect(
                x: rowInsets.left, y: top + padding, width: rowWidth,
                height: CGFloat(range.height) - padding))
    }

    /// A header's frame as wide as its content, where that is less and the table wants it so.
    private func hugging(_ part: ListPart, _ frame: CGRect) -> CGRect {
        guard part.edge == .header, contentHuggingElements.contains(.sectionHeaders),
            let view = visible.edges[part]?.view
        else { return frame }
        let header = view as? UITableViewHeaderFooterView
        let wanted = (header?.widthOfContent ?? view.intrinsicContentSize.width).roundedUp(toPixelsAt: pixelsPerPoint)
        guard wanted > 0, wanted < frame.width else { return frame }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? frame.maxX - wanted : frame.minX, y: frame.minY, width: wanted, height: frame.height)
    }

    /// Where it is seen: in plain tables headers and footers stay at the edges while their section is on screen.
    func frameOfEdge(_ part: ListPart) -> CGRect {
        var frame = restingFrameOfEdge(part)
        frame.origin.y += displacement(of: part)
        guard style == .plain, frame.height > 0 else { return frame }
        let range = list.geometry.rowsRange(ofSection: part.section)
        // A section that a row is carried out of, or into, ends elsewhere meanwhile.
        let (first, last) = (ListPart.header(part.section), ListPart.footer(part.section))
        let top =
            headerHeight + CGFloat(range.offset) + displacement(of: first) + roomOfPlaceholders(above: first)
        let end =
            headerHeight + CGFloat(range.offset + range.height) + displacement(of: last)
            + roomOfPlaceholders(above: last)
        switch part {
        case .header:
            frame.origin.y = CGFloat(
                FloatingEdge.header(
                    restingAt: Double(frame.minY), height: Double(frame.height),
                    visibleFrom: Double(visibleContent.minY),
                    rowsEnd: Double(end)))
        case .footer:
            frame.origin.y = CGFloat(
                FloatingEdge.footer(
                    restingAt: Double(frame.minY), height: Double(frame.height),
                    visibleUpTo: Double(visibleContent.maxY),
                    rowsStart: Double(top)))
        case .row: break
        }
        return frame
    }

    /// The header and footer that stay at the edges of the screen at the moment.
    var floatingEdges: [ListPart] {
        guard style == .plain else { return [] }
        let (top, bottom) = (visibleContent.minY - headerHeight, visibleContent.maxY - headerHeight)
        return [
            list.geometry.section(at: Double(max(top, 0))).map { ListPart.header($0) },
            list.geometry.section(at: Double(max(bottom, 0))).map { ListPart.footer($0) },
        ].compactMap { part in
            part.flatMap { list.geometry.range(of: $0).height > 0 && frameOfEdge($0).overlaps(bounds) ? $0 : nil }
        }
    }

    func placeEdges() {
        for (part, edge) in visible.edges where list.geometry.contains(part) {
            guard let view = edge.view else { continue }
            let frame = frameOfEdge(part)
            view.place(in: frame)
            (view as? UITableViewHeaderFooterView)?.isPinned = frame != restingFrameOfEdge(part)
        }
    }

    // MARK: Asking for them

    /// The header on screen of a section; nil where there is none, or another view.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.edges[.header(section)]?.view as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.edges[.footer(section)]?.view as? UITableViewHeaderFooterView
    }

    /// Where a section's header lies in the content, without regard to whether it is held at the top of the screen.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }

    public func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }

    private func rect(_ edge: SectionEdge, _ section: Int) -> CGRect {
        loadDataIfNeeded()
        return list.counts.indices.contains(section) ? restingFrameOfEdge(edge.part(section)) : .zero
    }

    // MARK: Reuse

    /// Has headers and footers of this identifier made of a class; nil takes the registration back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return visible.edgePool.register(nil, identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            misuse(
                "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\") was given \(aClass), which is not a "
                    + "UITableViewHeaderFooterView. Register a subclass of UITableViewHeaderFooterView.")
        }
        visible.edgePool.register(type, identifier)
    }

    /// A header or footer from the pool, or a new one of the registered class; nil where there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let pooled = visible.edgePool.take(identifier)
        guard
            let view = pooled
                ?? visible.edgePool.registeredClass(identifier)?.makeOfRuntimeClass(identifier: identifier)
        else { return nil }
        view.isMeant(for: visible.edgeAskedFor, in: style)
        if pooled != nil {
            view.prepareForReuse()
            view.setNeedsUpdateConfiguration()
        }
        return view
    }
}
