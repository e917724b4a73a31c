// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The two scroll bars of a scroll view. They show while the content moves or a pointer is near them, and fade soon
/// after. Their thumbs can be dragged.
@MainActor
final class ScrollIndicators {
    private enum Metrics {
        static let thickness = CGFloat(Thresholds.ScrollBar.thickness)
        static let grabbedThickness = CGFloat(Thresholds.ScrollBar.grabbedThickness)
        static let margin = CGFloat(Thresholds.ScrollBar.margin)
        /// The delay in seconds from the end of scrolling to the fade.
        static let delay = 0.3
        /// The duration of the fade in seconds.
        static let fading = 0.25
        /// The time in seconds for which flashed bars stay visible.
        static let flash = 1.0
        /// The z position of the bars, in front of all content. It is greater than each z index of a layout.
        static let zPosition = CGFloat(Int.max) * 2
    }

    /// A running drag of a scroll bar's thumb.
    private struct ThumbDrag {
        var axis: ScrollAxis
        /// The distance from the start of the thumb to the grabbed point, in points.
        var grab: CGFloat
        /// The distance from the start of the track to the dragged thumb, in points.
        var place: CGFloat
        /// The scroll view's range of valid offsets when the content was last scrolled for the thumb. If the range has
        /// changed, the content is scrolled again.
        var range: ClosedRange<Double>
    }

    private unowned let scrollView: UIScrollView
    private var bars: [ScrollAxis: UIView] = [:]
    private(set) var isShown = false
    /// Incremented whenever bars are shown or hidden, so that the end of an old fade does not remove bars shown later.
    private var generation = 0
    private var thumbDrag: ThumbDrag?
    /// The axis of the bar that a pointer is near; nil if the pointer is near none.
    private var hovered: ScrollAxis?

    init(for scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    // MARK: Showing and hiding

    /// Shows the bars. Missing bars are created in the next layout, because the start of a movement already causes much
    /// other work.
    func show() {
        generation += 1
        isShown = true
        for bar in bars.values {
            bar.layer.removeAllAnimations()
            bar.alpha = 1
        }
        scrollView.setNeedsLayout()
    }

    /// Fades the bars out after a delay, unless a thumb is being dragged or a pointer is near a bar.
    func hideSoon(after delay: TimeInterval = Metrics.delay) {
        guard isShown, thumbDrag == nil, hovered == nil else { return }
        layout()
        isShown = false
        generation += 1
        let now = generation
        let bars = Array(bars.values)
        UIView.animate(
            withDuration: Metrics.fading, delay: delay, options: .allowUserInteraction,
            animations: { bars.forEach { $0.alpha = 0 } },
            completion: { [weak self] _ in self?.remove(ifStill: now) })
    }

    /// Removes the bars at once, without a fade.
    func hide() {
        isShown = false
        (thumbDrag, hovered) = (nil, nil)
        generation += 1
        remove(ifStill: generation)
    }

    /// Shows the bars for a short time, so that the user sees that the content can be scrolled.
    func flash() {
        guard scrollView.window != nil else { return }
        show()
        hideSoon(after: Metrics.flash)
    }

    /// Requests a layout of the visible bars, so that their thumbs move. Called after each change of the content
    /// offset.
    func contentMoved() {
        if !bars.isEmpty { scrollView.setNeedsLayout() }
    }

    private func remove(ifStill generation: Int) {
        guard generation == self.generation else { return }
        bars.values.forEach { $0.removeFromSuperview() }
        bars = [:]
    }

    func settingsDidChange() {
        for (axis, bar) in bars {
            bar.backgroundColor = color
            if !isWanted(axis) {
                bar.removeFromSuperview()
                bars[axis] = nil
            }
        }
    }

    // MARK: Bars

    private func makeMissingBars() {
        for axis in ScrollAxis.both where bars[axis] == nil && isWanted(axis) { makeBar(axis) }
    }

    private func isWanted(_ axis: ScrollAxis) -> Bool {
        let isOn =
            axis == .horizontal ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
        guard isOn else { return false }
        let range = scrollView.offsetRange(axis)
        return range.upperBound > range.lowerBound
    }

    private func makeBar(_ axis: ScrollAxis) {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = color
        bar.layer.zPosition = Metrics.zPosition
        bars[axis] = bar
        scrollView.addSubview(bar)
    }

    private var color: UIColor {
        switch scrollView.indicatorStyle {
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.5)
        case .default:
            UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35) }
        }
    }

    // MARK: Layout

    func layout() {
        scrollToKeepThumbInPlace()
        if isShown { makeMissingBars() }
        guard !bars.isEmpty else { return }
        UIView.performWithoutAnimation {
            for (axis, bar) in bars {
                bar.frame = frame(axis)
                bar.layer.cornerRadius = thickness(axis) / 2
            }
        }
    }

    private func thickness(_ axis: ScrollAxis) -> CGFloat {
        thumbDrag?.axis == axis || hovered == axis ? Metrics.grabbedThickness : Metrics.thickness
    }

    /// The geometry of a bar. `start` is the distance in points from the scroll view's left or top edge to the track.
    /// `bar` contains the lengths of the track and the thumb.
    private func track(_ axis: ScrollAxis) -> (start: CGFloat, bar: ScrollBar) {
        let start = inset(axis).leading(axis) + Metrics.margin
        let corner = bars[axis.other] == nil ? 0 : Metrics.thickness + Metrics.margin
        let length = max(
            scrollView.bounds.size[axis] - start - inset(axis).trailing(axis) - Metrics.margin - corner, 0)
        let bar = ScrollBar(
            track: Double(length), visible: Double(scrollView.bounds.size[axis]), range: scrollView.offsetRange(axis))
        return (start, bar)
    }

    private func inset(_ axis: ScrollAxis) -> UIEdgeInsets {
        var inset =
            axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets { inset = inset + scrollView.systemInset.safeArea }
        if axis == .vertical {
            if isMirrored { inset.left += scrollView.roomBesideBar } else { inset.right += scrollView.roomBesideBar }
        }
        return inset
    }

    private func frame(_ axis: ScrollAxis) -> CGRect {
        let (bounds, inset, thickness) = (scrollView.bounds, inset(axis), thickness(axis))
        let (start, bar) = track(axis)
        let thumb = bar.thumb(at: Double(scrollView.contentOffset[axis]))
        let (place, length) = (start + CGFloat(thumb.place), CGFloat(thumb.length))
        if axis == .horizontal {
            return CGRect(
                x: bounds.minX + place, y: bounds.maxY - inset.bottom - Metrics.margin - thickness, width: length,
                height: thickness)
        }
        let x =
            isMirrored
            ? bounds.minX + inset.left + Metrics.margin : bounds.maxX - inset.right - Metrics.margin - thickness
        return CGRect(x: x, y: bounds.minY + place, width: thickness, height: length)
    }

    private var isMirrored: Bool { scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Dragging the thumb

    /// The axis of the bar whose thumb is at a point of the scroll view; nil if there is none. The bar may be fading.
    ///
    /// - Parameter reach: the distance from the view's edge, in points, within which a point counts as on the bar.
    func bar(at point: CGPoint, reach: Double) -> ScrollAxis? {
        guard let axis = bar(near: point, reach: reach), bars[axis] != nil else { return nil }
        let thumb = frame(axis)
        return (axis == .vertical ? thumb.minY...thumb.maxY : thumb.minX...thumb.maxX).contains(point[axis])
            ? axis : nil
    }

    /// The axis of the bar near a point: the point is within `reach` points of the view's edge at which the bar is. Nil
    /// if the point is near no bar.
    private func bar(near point: CGPoint, reach: Double = Thresholds.ScrollBar.pointerReach) -> ScrollAxis? {
        guard scrollView.isScrollEnabled, scrollView.bounds.contains(point) else { return nil }
        let (bounds, reach) = (scrollView.bounds, CGFloat(reach))
        let side =
            isMirrored
            ? point.x - bounds.minX - inset(.vertical).left : bounds.maxX - inset(.vertical).right - point.x
        if isWanted(.vertical), side >= 0, side <= reach { return .vertical }
        let below = bounds.maxY - inset(.horizontal).bottom - point.y
        return isWanted(.horizontal) && below >= 0 && below <= reach ? .horizontal : nil
    }

    /// The axis of the visible bar whose track or thumb is at a point of the scroll view; nil if there is none.
    func track(at point: CGPoint) -> ScrollAxis? {
        guard let axis = bar(near: point), bars[axis] != nil else { return nil }
        return (0...CGFloat(track(axis).bar.track)).contains(place(of: point, axis)) ? axis : nil
    }

    /// The side of a bar's thumb on which a point is; nil if the point is on the thumb. During an animated scroll, the
    /// thumb's position at the end of the animation counts.
    func side(of point: CGPoint, _ axis: ScrollAxis) -> ScrollBar.Side? {
        track(axis).bar.side(of: Double(place(of: point, axis)), at: Double(scrollView.targetOffset[axis]))
    }

    /// Creates the object that handles a press at a point of a bar's track. Returns nil if the point is on a thumb or
    /// outside the tracks.
    func pressOnTrack(at point: CGPoint) -> ScrollTrackPress? {
        guard let axis = track(at: point), bar(at: point, reach: Thresholds.ScrollBar.pointerReach) == nil,
            let side = side(of: point, axis)
        else { return nil }
        return ScrollTrackPress(in: scrollView, at: point, axis, side)
    }

    /// Shows the bars if a pointer is near them, otherwise hides them. `point` is nil if the pointer has left the
    /// scroll view.
    func pointerMoved(to point: CGPoint?) {
        let near = point.flatMap { bar(near: $0) }
        guard near != hovered, thumbDrag == nil else { return }
        hovered = near
        if near != nil { show() } else { hideSoon() }
        scrollView.setNeedsLayout()
    }

    func beginThumbDrag(at point: CGPoint, reach: Double) {
        guard let axis = bar(at: point, reach: reach) else { return }
        let thumb = frame(axis)
        let grab = point[axis] - (axis == .vertical ? thumb.minY : thumb.minX)
        thumbDrag = ThumbDrag(
            axis: axis, grab: grab, place: place(of: point, axis) - grab, range: scrollView.offsetRange(axis))
        show()
    }

    /// The distance along an axis from the start of the bar's track to `point`, which is in the scroll view's
    /// coordinates.
    private func place(of point: CGPoint, _ axis: ScrollAxis) -> CGFloat {
        point[axis] - scrollView.bounds.origin[axis] - track(axis).start
    }

    /// Moves the dragged thumb to the pointer at `point`, and scrolls the content accordingly.
    func dragThumb(to point: CGPoint) {
        guard var thumbDrag else { return }
        thumbDrag.place = place(of: point, thumbDrag.axis) - thumbDrag.grab
        thumbDrag.range = scrollView.offsetRange(thumbDrag.axis)
        self.thumbDrag = thumbDrag
        scrollContent(for: thumbDrag)
    }

    private func scrollContent(for thumbDrag: ThumbDrag) {
        var offset = scrollView.contentOffset
        offset[thumbDrag.axis] = CGFloat(track(thumbDrag.axis).bar.offset(forThumbAt: Double(thumbDrag.place)))
            .rounded(toPixelsAt: scrollView.pixelsPerPoint)
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }

    /// Called in a layout during a drag of a thumb. If the range of valid offsets has changed, scrolls the content so
    /// that the thumb stays under the pointer.
    private func scrollToKeepThumbInPlace() {
        guard var thumbDrag, thumbDrag.range != scrollView.offsetRange(thumbDrag.axis) else { return }
        thumbDrag.range = scrollView.offsetRange(thumbDrag.axis)
        self.thumbDrag = thumbDrag
        scrollContent(for: thumbDrag)
    }

    /// Ends the drag of a thumb, and hides the bars soon unless the content still moves or the mouse is near a bar.
    ///
    /// - Parameter point: the mouse pointer's location at the release; nil for a finger.
    func endThumbDrag(at point: CGPoint?) {
        guard thumbDrag != nil else { return }
        thumbDrag = nil
        hovered = point.flatMap { bar(near: $0) }
        scrollView.beginSettling()
        scrollView.setNeedsLayout()
        if scrollView.scrollAnimation == nil { hideSoon() }
    }
}
