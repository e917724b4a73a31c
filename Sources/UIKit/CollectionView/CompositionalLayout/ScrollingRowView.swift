// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The scroll view of a section that scrolls across the scroll direction of its layout. It has the section's views.
final class ScrollingRowView: UIScrollView, UIScrollViewDelegate {
    private weak var list: UICollectionView?
    /// The section, by its index in the layout; nil after the section was deleted.
    var section: Int?
    private var row: ScrollingRow?
    /// The offset at which the current swipe began.
    private var swipeStart = 0.0
    private var isApplying = false

    init(_ list: UICollectionView, section: Int) {
        (self.list, self.section) = (list, section)
        super.init(frame: .zero)
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// The origin of the row's content in the content of the collection view, if the row is not scrolled.
    private(set) var contentOrigin = CGPoint.zero

    private var isMirrored: Bool { row?.isHorizontal == true && list?.isMirrored == true }

    /// Gives the scroll view the place, the length and the offset of its row.
    func show(_ row: ScrollingRow) {
        self.row = row
        isApplying = true
        defer { isApplying = false }
        // The range of offsets is that of the stops, which may begin before the first group.
        let (before, after) = (
            row.start - row.stops.range.lowerBound, row.stops.range.upperBound + row.side - row.start - row.length
        )
        let width = list?.contentSize.width ?? row.side
        if row.isHorizontal {
            frame = CGRect(x: 0, y: row.position, width: row.side, height: row.breadth)
            contentOrigin = CGPoint(x: isMirrored ? width - row.start - row.length : row.start, y: row.position)
            contentSize = CGSize(width: row.length, height: row.breadth)
            contentInset = UIEdgeInsets(
                top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
        } else {
            let position = list?.isMirrored == true ? width - row.position - row.breadth : row.position
            frame = CGRect(x: position, y: 0, width: row.breadth, height: row.side)
            contentOrigin = CGPoint(x: position, y: row.start)
            contentSize = CGSize(width: row.breadth, height: row.length)
            contentInset = UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        }
        let bounces = row.properties.bounce != .never
        self.bounces = bounces
        alwaysBounceHorizontal = row.isHorizontal && row.properties.bounce == .always
        alwaysBounceVertical = !row.isHorizontal && row.properties.bounce == .always
        decelerationRate = rate(row)
        if !isTracking, !isDecelerating { contentOffset = contentOffset(for: Double(row.offset)) }
    }

    private func rate(_ row: ScrollingRow) -> UIScrollView.DecelerationRate {
        guard row.properties.decelerationRate == .automatic else {
            return UIScrollView.DecelerationRate(rawValue: row.properties.decelerationRate.rawValue)
        }
        return row.behavior == .continuous || row.behavior == .continuousGroupLeadingBoundary ? .normal : .fast
    }

    // MARK: Offsets

    /// The content offset for an offset from the beginning of the first group.
    private func contentOffset(for offset: Double) -> CGPoint {
        guard let row else { return .zero }
        if !row.isHorizontal { return CGPoint(x: 0, y: CGFloat(offset) - row.start) }
        return CGPoint(
            x: isMirrored ? row.length - row.side + row.start - CGFloat(offset) : CGFloat(offset) - row.start, y: 0)
    }

    /// The offset from the beginning of the first group for a content offset.
    private func offset(for point: CGPoint) -> Double {
        guard let row else { return 0 }
        if !row.isHorizontal { return Double(point.y + row.start) }
        return Double(isMirrored ? row.length - row.side + row.start - point.x : point.x + row.start)
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { swipeStart = offset(for: contentOffset) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isApplying, let section else { return }
        list?.rowDidScroll(section, to: offset(for: contentOffset))
    }

    override func offsetAfterDrag(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let row else { return proposed }
        let speed = row.isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
        return contentOffset(
            for: row.stops.target(
                from: swipeStart, at: offset(for: contentOffset), proposed: offset(for: proposed),
                velocity: Double(speed)))
    }

    override func scrollStops(_ axis: ScrollAxis) -> (any ScrollStops)? {
        guard let row, axis == (row.isHorizontal ? .horizontal : .vertical), row.behavior != .continuous else {
            return nil
        }
        return ConvertedStops(row.stops, origin: Double(contentOffset(for: 0)[axis]), isReversed: isMirrored)
    }

    override var scrollsByOneStop: Bool {
        switch row?.behavior {
        case .paging, .groupPaging, .groupPagingCentered: true
        default: false
        }
    }

    /// The distance by which the running scroll animation will still move the views on screen.
    var remainingDistance: CGVector {
        CGVector(dx: contentOffset.x - targetOffset.x, dy: contentOffset.y - targetOffset.y)
    }

    /// The offset from the beginning of the first group at which the running scroll animation ends.
    var restingOffset: Double { offset(for: targetOffset) }

    // MARK: Keys

    /// Passes a key to the collection view, which moves the focus. Keys that do not move it scroll this row.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passKey { next?.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passKey { next?.pressesChanged(presses, with: event) }
    }

    private func passKey(_ pass: () -> Void) {
        list?.rowOfKey = self
        pass()
        list?.rowOfKey = nil
    }

    // MARK: Scrolling by the app

    /// Scrolls to an offset from the beginning of the first group.
    func scroll(to offset: Double, animated: Bool) {
        setContentOffset(contentOffset(for: offset), animated: animated)
    }
}

extension ScrollingRow {
    /// The offset at which an item of the row is at a position, or the stop nearest to the present offset at which all
    /// of it is visible.
    ///
    /// - Parameters:
    ///   - item: the item's extent on the row's axis, if the row is not scrolled.
    ///   - fraction: 0 for the beginning of the visible part, a half for its middle, 1 for its end; nil to reveal.
    ///   - present: the offset at which the row is, or at which its scroll animation ends.
    func offset(showing item: ClosedRange<CGFloat>, at fraction: CGFloat?, from present: Double) -> Double {
        let (from, to) = (Double(item.lowerBound - start), Double(item.upperBound - start))
        guard let fraction else { return stops.offset(revealing: from...to, from: present) }
        return stops.range.clamping(from - (stops.viewport - (to - from)) * Double(fraction))
    }
}

extension UICollectionView {
    /// The scroll view of a section that scrolls across; nil if it has none.
    func row(ofSection section: Int) -> ScrollingRowView? {
        supplementary.rows.first { $0.section == section }
    }

    var compositionalLayout: UICollectionViewCompositionalLayout? {
        collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// The view that has the view with the given attributes: the row of a section that scrolls across, or the
    /// collection view itself.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        guard let section = attributes.scrollingSection else { return self }
        if let row = row(ofSection: section) { return row }
        let row = ScrollingRowView(self, section: section)
        supplementary.rows.append(row)
        insertSubview(row, at: placeAboveBackground)
        if let place = compositionalLayout?.scrollingRow(section) { row.show(place) }
        return row
    }

    /// Gives the rows of sections that scroll across their places, and removes those without views.
    func layOutRows() {
        supplementary.rows.removeAll { row in
            if let place = row.section.flatMap({ compositionalLayout?.scrollingRow($0) }) { row.show(place) }
            if row.subviews.contains(where: { $0 is UICollectionReusableView }) { return false }
            row.removeFromSuperview()
            return true
        }
    }

    /// Shows the views of a section that the user has scrolled.
    func rowDidScroll(_ section: Int, to offset: Double) {
        compositionalLayout?.scroll(section, to: offset)
        setNeedsLayout()
    }

    /// Scrolls the row of an item, if its section scrolls across.
    ///
    /// - Parameter position: the position of the item in the row. Without an option for the row's axis, the row is
    ///   scrolled as little as necessary.
    func scrollRow(of path: RowPath, _ position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: path), let section = attributes.scrollingSection,
            let place = compositionalLayout?.scrollingRow(section)
        else { return }
        let frame = attributes.frame
        let extent: ClosedRange<CGFloat>
        let options: [ScrollPosition]
        if !place.isHorizontal {
            (extent, options) = (frame.minY...frame.maxY, [.top, .centeredVertically, .bottom])
        } else if isMirrored {
            extent = contentSize.width - frame.maxX...contentSize.width - frame.minX
            options = [.right, .centeredHorizontally, .left]
        } else {
            (extent, options) = (frame.minX...frame.maxX, [.left, .centeredHorizontally, .right])
        }
        let fraction = options.firstIndex(where: position.contains).map { CGFloat($0) / 2 }
        let row = row(ofSection: section)
        let offset = place.offset(
            showing: extent, at: fraction, from: row?.restingOffset ?? Double(place.offset))
        if let row {
            row.scroll(to: offset, animated: animated)
        } else {
            rowDidScroll(section, to: offset)
        }
    }

    /// The frame of a view on screen with the given attributes, in the content of the collection view.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let row = attributes.scrollingSection.flatMap({ compositionalLayout?.scrollingRow($0) }) else {
            return attributes.frame
        }
        return row.isHorizontal
            ? attributes.frame.offsetBy(dx: isMirrored ? row.offset : -row.offset, dy: 0)
            : attributes.frame.offsetBy(dx: 0, dy: -row.offset)
    }
}
