// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A scroll view with the columns side by side. All are visible if they fit; otherwise they have a readable width, and
/// scrolling snaps to a column.
///
/// A card that is dragged over a partly visible column scrolls that column into view.
final class KanbanStrip: UIScrollView, UIScrollViewDelegate {
    let columns: [KanbanColumn]
    /// The index of the column that the view has scrolled to: the one nearest to the view's center.
    private(set) var current = 0
    /// The index of the column at which the scroll gesture began.
    private var start = 0
    /// Called when the columns scroll.
    var onScroll: () -> Void = {}
    /// Whether the columns are being laid out. During the layout, scrolling does not change the current column.
    private var isPlacing = false
    private let externalDragObserver = ExternalDragObserver()

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    /// The margin above the panels, in points.
    private static let above: CGFloat = 8
    /// The margin below the panels, in points.
    private static let below: CGFloat = 16
    /// The minimum width of a column at the default text size, in points.
    private static let minColumnWidth: CGFloat = 176
    /// The width of a column at the default text size if the columns scroll, in points.
    private static let scrollingColumnWidth: CGFloat = 280
    /// The minimum visible width of the columns beside the current one, in points.
    private static let peek: CGFloat = 28
    /// The value that replaces ``peek`` at the accessibility text sizes, because columns need more width there.
    private static let largeTextPeek: CGFloat = 8

    init(_ columns: [KanbanColumn]) {
        self.columns = columns
        super.init(frame: .zero)
        delegate = self
        decelerationRate = .fast
        showsHorizontalScrollIndicator = false
        let outer = [columns.first, columns.last].compactMap { $0 }
        for column in outer + columns.dropFirst().dropLast() { addSubview(column) }
        for column in columns {
            column.tableView.isDragUnderWay = { [weak self] in self?.isDragUnderWay ?? false }
            column.addInteraction(UIDropInteraction(delegate: externalDragObserver))
            column.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: HiddenPart(of: self), interactionEffect: NoEffect()) {
                    [weak self, weak column] _, _ in
                    guard let self, let column else { return }
                    show(column)
                })
        }
    }

    required init?(coder: NSCoder) {
        fatalError("KanbanStrip is made in code")
    }

    private var isDragUnderWay: Bool {
        externalDragObserver.hasExternalDrag
            || columns.contains { $0.tableView.hasActiveDrag || $0.tableView.hasActiveDrop }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Layout

    /// The width of each column in points: an equal share of the strip. If the shares are too narrow, the columns have
    /// a larger width and scroll.
    private var columnWidth: CGFloat {
        let count = CGFloat(columns.count)
        let shared = ((bounds.width - 2 * KanbanStrip.margin - (count - 1) * KanbanStrip.gap) / count).rounded(.down)
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        if shared >= metrics.scaledValue(for: KanbanStrip.minColumnWidth, compatibleWith: traitCollection) {
            return shared
        }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let peek = isLarge ? KanbanStrip.largeTextPeek : KanbanStrip.peek
        let most = bounds.width - 2 * (KanbanStrip.gap + peek)
        return max(
            min(metrics.scaledValue(for: KanbanStrip.scrollingColumnWidth, compatibleWith: traitCollection), most), 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, count) = (columnWidth, CGFloat(columns.count))
        let whole = 2 * KanbanStrip.margin + count * width + (count - 1) * KanbanStrip.gap
        let size = CGSize(width: max(whole, bounds.width), height: bounds.height)
        let isNew = contentSize != size
        for (index, column) in columns.enumerated() {
            let start = KanbanStrip.margin + CGFloat(index) * (width + KanbanStrip.gap)
            let left = isMirrored ? size.width - start - width : start
            let beside = besidePanel(index)
            column.surroundings = UIEdgeInsets(
                top: KanbanStrip.above, left: beside, bottom: KanbanStrip.below, right: beside)
            column.frame = CGRect(x: left - beside, y: 0, width: width + 2 * beside, height: bounds.height)
        }
        guard isNew else { return }
        isPlacing = true
        contentSize = size
        contentOffset = offset(showing: current)
        isPlacing = false
    }

    /// The left and right margins of a panel inside its column. Neighbouring columns touch midway between their panels.
    /// The first and the last column extend to the ends of the content.
    private func besidePanel(_ index: Int) -> CGFloat {
        index == 0 || index == columns.count - 1 ? KanbanStrip.margin : KanbanStrip.gap / 2
    }

    private func panelFrame(_ column: KanbanColumn) -> CGRect { column.convert(column.panelFrame, to: self) }

    /// The content offset that centers a column, within the scrollable range.
    private func offset(showing index: Int) -> CGPoint {
        let most = max(contentSize.width - bounds.width, 0)
        return CGPoint(x: min(max(panelFrame(columns[index]).midX - bounds.width / 2, 0), most), y: 0)
    }

    // MARK: Scrolling

    /// Whether a column is completely visible.
    func isFullyVisible(_ column: KanbanColumn) -> Bool {
        let panel = panelFrame(column)
        return panel.minX >= bounds.minX - 0.5 && panel.maxX <= bounds.maxX + 0.5
    }

    func show(_ column: KanbanColumn, animated: Bool = true) {
        guard let index = columns.firstIndex(of: column), !isFullyVisible(column) else { return }
        setContentOffset(offset(showing: index), animated: animated)
    }

    /// Scrolls the column that contains the rectangle's center into view, as a whole.
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        if let column = columns.first(where: { ($0.frame.minX...$0.frame.maxX).contains(rect.midX) }) {
            show(column, animated: animated)
        } else {
            super.scrollRectToVisible(rect, animated: animated)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isPlacing { current = column(nearestTo: contentOffset.x) }
        onScroll()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = current }

    private func column(nearestTo x: CGFloat) -> Int {
        let offsets = columns.indices.map { offset(showing: $0).x }
        // The current column is first in the order, so that it is chosen if another column is equally near.
        let order = [current] + columns.indices
        return order.min { abs(offsets[$0] - x) < abs(offsets[$1] - x) } ?? 0
    }

    /// Snaps to the column nearest to the scroll target, or to the next one after a quick swipe.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        var nearest = column(nearestTo: targetContentOffset.pointee.x)
        if nearest == start, abs(velocity.x) > 0.2 {
            let step = (velocity.x > 0) != isMirrored ? 1 : -1
            nearest = min(max(start + step, 0), columns.count - 1)
        }
        targetContentOffset.pointee.x = offset(showing: nearest).x
    }
}

/// Tracks drag sessions from other apps over the columns. It accepts no drops, because the columns' tables accept them.
private final class ExternalDragObserver: NSObject, UIDropInteractionDelegate {
    private weak var session: (any UIDropSession)?

    var hasExternalDrag: Bool { session != nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession == nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        self.session = nil
    }
}

/// A spring-loading behavior that allows spring loading only for columns that are not completely visible. A card that
/// is held over such a column scrolls it into view.
private final class HiddenPart: NSObject, UISpringLoadedInteractionBehavior {
    private weak var strip: KanbanStrip?

    init(of strip: KanbanStrip) { self.strip = strip }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let strip, let column = interaction.view as? KanbanColumn else { return false }
        return !strip.isFullyVisible(column)
    }
}

/// A spring-loading effect that shows nothing, because the column's scrolling is visible.
private final class NoEffect: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}
