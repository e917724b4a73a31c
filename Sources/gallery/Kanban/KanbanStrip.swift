// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The columns side by side: all of them where there is room, else as wide as they read well, and scrolled from column
/// to column.
///
/// A card that is held over a column that is partly in sight brings that column into sight.
final class KanbanStrip: UIScrollView, UIScrollViewDelegate {
    let columns: [KanbanColumn]
    /// The column that has been scrolled to: the nearest to the middle.
    private(set) var current = 0
    /// The column at which a finger began to scroll.
    private var start = 0
    /// The columns have been scrolled.
    var onScroll: () -> Void = {}
    /// Whether the columns are being given other places: then none is scrolled to.
    private var isPlacing = false
    private let visitors = Visitors()

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    /// Above the panels and below them.
    private static let above: CGFloat = 8
    private static let below: CGFloat = 16
    /// Points of the least a column is wide at texts of the usual size, and of what it is where it is scrolled to.
    private static let least: CGFloat = 176
    private static let usual: CGFloat = 280
    /// Of the columns beside one that is scrolled to, as much is in sight at least.
    private static let peek: CGFloat = 28
    /// As much at the text sizes of accessibility, at which columns need the width.
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
            column.addInteraction(UIDropInteraction(delegate: visitors))
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
        visitors.areThere || columns.contains { $0.tableView.hasActiveDrag || $0.tableView.hasActiveDrop }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Layout

    private var columnWidth: CGFloat {
        let count = CGFloat(columns.count)
        let shared = ((bounds.width - 2 * KanbanStrip.margin - (count - 1) * KanbanStrip.gap) / count).rounded(.down)
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        if shared >= metrics.scaledValue(for: KanbanStrip.least, compatibleWith: traitCollection) { return shared }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let peek = isLarge ? KanbanStrip.largeTextPeek : KanbanStrip.peek
        let most = bounds.width - 2 * (KanbanStrip.gap + peek)
        return max(min(metrics.scaledValue(for: KanbanStrip.usual, compatibleWith: traitCollection), most), 0)
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

    /// Between two panels the columns meet, and the outer ones reach to the ends; as far on the other side, where they lie
    /// below their neighbours.
    private func besidePanel(_ index: Int) -> CGFloat {
        index == 0 || index == columns.count - 1 ? KanbanStrip.margin : KanbanStrip.gap / 2
    }

    private func panelFrame(_ column: KanbanColumn) -> CGRect { column.convert(column.panelFrame, to: self) }

    /// The offset that has a column in the middle, as far as there is something to scroll.
    private func offset(showing index: Int) -> CGPoint {
        let most = max(contentSize.width - bounds.width, 0)
        return CGPoint(x: min(max(panelFrame(columns[index]).midX - bounds.width / 2, 0), most), y: 0)
    }

    // MARK: Scrolling

    /// Whether a column is wholly in sight.
    func isInSight(_ column: KanbanColumn) -> Bool {
        let panel = panelFrame(column)
        return panel.minX >= bounds.minX - 0.5 && panel.maxX <= bounds.maxX + 0.5
    }

    func show(_ column: KanbanColumn, animated: Bool = true) {
        guard let index = columns.firstIndex(of: column), !isInSight(column) else { return }
        setContentOffset(offset(showing: index), animated: animated)
    }

    /// A part of a column comes into sight with all of that.
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
        // Where several are in sight at once it is the one that was scrolled to before.
        let order = [current] + columns.indices
        return order.min { abs(offsets[$0] - x) < abs(offsets[$1] - x) } ?? 0
    }

    /// It comes to rest at a column: the nearest to where it would, or the next one for a quick swipe.
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

/// Knows of what another program drags over a column, wherever it comes in, and takes none of it: columns' tables do that.
private final class Visitors: NSObject, UIDropInteractionDelegate {
    private weak var session: (any UIDropSession)?

    var areThere: Bool { session != nil }

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

/// Allows columns that are not wholly in sight.
private final class HiddenPart: NSObject, UISpringLoadedInteractionBehavior {
    private weak var strip: KanbanStrip?

    init(of strip: KanbanStrip) { self.strip = strip }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let strip, let column = interaction.view as? KanbanColumn else { return false }
        return !strip.isInSight(column)
    }
}

/// Columns that come into sight show that by themselves.
private final class NoEffect: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}
