// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Displaying

    /// Displays a header or footer: the delegate's view, otherwise the data source's title, otherwise an empty gap.
    ///
    /// - Returns: the measured height minus the height assumed before, in points.
    func showHeaderFooter(_ part: ListPart) -> Double {
        guard parts.headersAndFooters[part] == nil, let kind = part.headerFooterKind else { return 0 }
        let chosen = chosenHeight(kind, part.section)
        // A header or footer of height 0 is never visible, so the delegate is not asked for its view.
        let view = chosen == 0 ? nil : makeHeaderFooterView(kind, part.section)
        guard !isOutOfDate else { return 0 }
        if let view { cancelRemoval(of: view) }
        parts.headersAndFooters[part] = VisibleHeaderFooter(view: view)
        guard let view else { return measure(part, kind, nil, chosen: chosen) }
        var growth = 0.0
        UIView.performWithoutAnimation {
            view.autoresizingMask = []
            // The view is measured after the insertion, because only a subview of the table inherits its traits.
            insertAboveRows(view)
            growth = measure(part, kind, view, chosen: chosen)
            view.frame = frameOfHeaderFooter(part)
        }
        notifyWillDisplay(view, part)
        return growth
    }

    private func makeHeaderFooterView(_ kind: HeaderFooterKind, _ section: Int) -> UIView? {
        if let view = viewFromDelegate(kind, section) {
            (view as? UITableViewHeaderFooterView)?.connect(to: self, kind, section)
            return view
        }
        guard let title = titleFromDataSource(kind, section) else { return nil }
        let view =
            parts.headerFooterPool.dequeue(UITableViewHeaderFooterView.titleIdentifier)
            ?? UITableViewHeaderFooterView.forTitle()
        view.connect(to: self, kind, section)
        view.show(title)
        return view
    }

    /// Inserts a view above the cells and below the subviews that the app has added to the table.
    private func insertAboveRows(_ view: UIView) {
        if let top = subviews.lastIndex(where: { $0 is UITableViewCell }) {
            insertSubview(view, at: top + 1)
        } else {
            insertSubview(view, at: placeAboveBackground)
        }
    }

    // MARK: Removing

    /// Removes a header or footer from the screen and puts it into the reuse pool.
    func recycleHeaderFooter(_ part: ListPart) {
        guard let view = parts.headersAndFooters.removeValue(forKey: part)?.view else { return }
        recycleView(view, part)
    }

    func recycleView(_ view: UIView, _ part: ListPart) {
        // If the app has returned the same view for another section too, the view stays in the table.
        guard !parts.headersAndFooters.values.contains(where: { $0.view === view }) else {
            return notifyDidEndDisplaying(view, part)
        }
        view.layer.removeAllAnimations()
        view.alpha = 1
        if view.superview === self { view.removeFromSuperview() }
        (view as? UITableViewHeaderFooterView)?.disconnect(from: self)
        notifyDidEndDisplaying(view, part)
        if let view = view as? UITableViewHeaderFooterView { parts.headerFooterPool.add(view, view.reuseIdentifier) }
    }

    /// Stops the removal animation of a view that the app returns again for a header or footer.
    private func cancelRemoval(of view: UIView) {
        guard let index = parts.outgoingHeadersAndFooters.firstIndex(where: { $0.view === view }) else { return }
        let part = parts.outgoingHeadersAndFooters.remove(at: index).part
        view.layer.removeAllAnimations()
        view.alpha = 1
        notifyDidEndDisplaying(view, part)
    }

    func recycleAllHeadersAndFooters() {
        for part in parts.headersAndFooters.keys.sorted(by: >) { recycleHeaderFooter(part) }
        recycleOutgoingHeadersAndFooters()
    }

    // MARK: Frames

    /// The frame of a header or footer in the content, as if it did not float at the edge of the screen.
    func restingFrameOfHeaderFooter(_ part: ListPart) -> CGRect {
        let range = geometry.range(of: part)
        let padding =
            part.headerFooterKind == .header && range.height > 0 ? min(headerTopPadding, CGFloat(range.height)) : 0
        let top = headerHeight + CGFloat(range.offset) + heightOfPlaceholders(above: part)
        return hugging(
            part,
            CGRect(
                x: rowInsets.left, y: top + padding, width: rowWidth,
                height: CGFloat(range.height) - padding))
    }

    /// The frame of a header, narrowed to the width of its content if `contentHuggingElements` contains the section
    /// headers; otherwise the frame unchanged.
    private func hugging(_ part: ListPart, _ frame: CGRect) -> CGRect {
        guard part.headerFooterKind == .header, contentHuggingElements.contains(.sectionHeaders),
            let view = parts.headersAndFooters[part]?.view
        else { return frame }
        let header = view as? UITableViewHeaderFooterView
        let wanted = (header?.widthOfContent ?? view.intrinsicContentSize.width).roundedUp(toPixelsAt: pixelsPerPoint)
        guard wanted > 0, wanted < frame.width else { return frame }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? frame.maxX - wanted : frame.minX, y: frame.minY, width: wanted, height: frame.height)
    }

    /// The displayed frame of a header or footer. In plain tables the header or footer floats at the screen's edge
    /// while its section is visible.
    func frameOfHeaderFooter(_ part: ListPart) -> CGRect {
        var frame = restingFrameOfHeaderFooter(part)
        frame.origin.y += displacement(of: part)
        guard style == .plain, frame.height > 0 else { return frame }
        let range = geometry.rowsRange(ofSection: part.section)
        // A section from or to which a row is dragged ends at another position during the drag.
        let (first, last) = (ListPart.header(part.section), ListPart.footer(part.section))
        let top =
            headerHeight + CGFloat(range.offset) + displacement(of: first) + heightOfPlaceholders(above: first)
        let end =
            headerHeight + CGFloat(range.offset + range.height) + displacement(of: last)
            + heightOfPlaceholders(above: last)
        switch part {
        case .header:
            frame.origin.y = CGFloat(
                StickyHeaderFooter.header(
                    restingAt: Double(frame.minY), height: Double(frame.height),
                    visibleFrom: Double(visibleContent.minY),
                    rowsEnd: Double(end)))
        case .footer:
            frame.origin.y = CGFloat(
                StickyHeaderFooter.footer(
                    restingAt: Double(frame.minY), height: Double(frame.height),
                    visibleUpTo: Double(visibleContent.maxY),
                    rowsStart: Double(top)))
        case .row: break
        }
        return frame
    }

    /// The header at the top edge of the visible rows and the footer at their bottom edge, which may float there now. A
    /// header or footer of height 0 is left out. Empty if the table is not plain.
    var stickyHeadersAndFooters: [ListPart] {
        guard style == .plain else { return [] }
        let (top, bottom) = (visibleContent.minY - headerHeight, visibleContent.maxY - headerHeight)
        return [
            geometry.section(at: Double(max(top, 0))).map { ListPart.header($0) },
            geometry.section(at: Double(max(bottom, 0))).map { ListPart.footer($0) },
        ].compactMap { part in
            part.flatMap {
                geometry.range(of: $0).height > 0 && frameOfHeaderFooter($0).overlaps(bounds) ? $0 : nil
            }
        }
    }

    func placeHeadersAndFooters() {
        for (part, headerFooter) in parts.headersAndFooters where geometry.contains(part) {
            guard let view = headerFooter.view else { continue }
            let frame = frameOfHeaderFooter(part)
            view.place(in: frame)
            (view as? UITableViewHeaderFooterView)?.isPinned = frame != restingFrameOfHeaderFooter(part)
        }
    }

    // MARK: Access

    /// The displayed header of a section; nil if no header is displayed, or it is not a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        parts.headersAndFooters[.header(section)]?.view as? UITableViewHeaderFooterView
    }

    /// The displayed footer of a section; nil if no footer is displayed, or it is not a `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        parts.headersAndFooters[.footer(section)]?.view as? UITableViewHeaderFooterView
    }

    /// The frame of a section's header in the content, as if it did not float at the top of the screen.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }

    /// The frame of a section's footer in the content, as if it did not float at the bottom of the screen.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }

    private func rect(_ kind: HeaderFooterKind, _ section: Int) -> CGRect {
        loadDataIfNeeded()
        return list.counts.indices.contains(section) ? restingFrameOfHeaderFooter(kind.part(section)) : .zero
    }

    // MARK: Reuse

    /// Registers the class of headers and footers with a reuse identifier; nil removes the registration.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return parts.headerFooterPool.register(nil, identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            misuse(
                "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\") was given \(aClass), which is not a "
                    + "UITableViewHeaderFooterView. Register a subclass of UITableViewHeaderFooterView.")
        }
        parts.headerFooterPool.register(.type(type), identifier)
    }

    /// Registers the nib of headers and footers with a reuse identifier; nil removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        parts.headerFooterPool.register(nib.map { .nib($0) }, identifier)
    }

    /// Returns a new view of the registered class or nib; nil if there is neither.
    private func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        switch parts.headerFooterPool.source(identifier) {
        case .type(let type): type.makeOfRuntimeClass(identifier: identifier)
        case .nib(let nib): nib.makeHeaderFooterView(for: identifier)
        case nil: nil
        }
    }

    /// Returns an unused header or footer view, or a new view of the registered class or nib; nil if there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let pooled = parts.headerFooterPool.dequeue(identifier)
        guard let view = pooled ?? makeHeaderFooterView(identifier) else { return nil }
        view.prepare(for: parts.requestedKind, in: style)
        if pooled != nil {
            view.prepareForReuse()
            view.setNeedsUpdateConfiguration()
        }
        return view
    }
}
