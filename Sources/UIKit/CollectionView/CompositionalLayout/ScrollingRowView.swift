// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The scroll view of a section that scrolls across the scroll direction of its layout. It has the section's views.
final class ScrollingRowView: UIScrollView, UIScrollViewDelegate {
    private weak var list: UICollectionView?
    var section: Int
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

    /// The distance by which the views are moved on screen from the places that their attributes name.
    var scrolledDistance: CGVector {
        CGVector(dx: frame.minX - bounds.minX - contentOrigin.x, dy: frame.minY - bounds.minY - contentOrigin.y)
    }

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
        if row.isHorizontal {
            let width = list?.contentSize.width ?? row.side
            frame = CGRect(x: 0, y: row.position, width: row.side, height: row.breadth)
            contentOrigin = CGPoint(x: isMirrored ? width - row.start - row.length : row.start, y: row.position)
            contentSize = CGSize(width: row.length, height: row.breadth)
            contentInset = UIEdgeInsets(
                top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
        } else {
            frame = CGRect(x: row.position, y: 0, width: row.breadth, height: row.side)
            contentOrigin = CGPoint(x: row.position, y: row.start)
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
        guard !isApplying else { return }
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

    /// The content offset that shows as much as possible of a frame of the collection view's content.
    func reveal(_ frame: CGRect, animated: Bool) {
        scrollRectToVisible(
            frame.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y), animated: animated)
    }
}

extension UICollectionView {
    /// The view that has the view with the given attributes: the row of a section that scrolls across, or the
    /// collection view itself.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        guard let section = attributes.scrollingSection else { return self }
        if let row = supplementary.rows[section] { return row }
        let row = ScrollingRowView(self, section: section)
        supplementary.rows[section] = row
        insertSubview(row, at: placeAboveBackground)
        if let place = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollingRow(section) {
            row.show(place)
        }
        return row
    }

    /// Gives the rows of sections that scroll across their places, and removes those without views.
    func layOutRows() {
        guard !supplementary.rows.isEmpty else { return }
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        for (section, row) in supplementary.rows {
            if let place = layout?.scrollingRow(section) { row.show(place) }
            if !row.subviews.contains(where: { $0 is UICollectionReusableView }) {
                row.removeFromSuperview()
                supplementary.rows[section] = nil
            }
        }
    }

    /// Shows the views of a section that the user has scrolled.
    func rowDidScroll(_ section: Int, to offset: Double) {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        layout.scroll(section, to: offset)
        setNeedsLayout()
    }

    /// The frame of a view on screen with the given attributes, in the content of the collection view.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection,
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let row = layout.scrollingRow(section)
        else { return attributes.frame }
        let distance = isMirrored ? row.offset : -row.offset
        return row.isHorizontal
            ? attributes.frame.offsetBy(dx: distance, dy: 0) : attributes.frame.offsetBy(dx: 0, dy: -row.offset)
    }
}
