// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The two bars of a scroll view that say how much of the content shows: there while it moves, and gone soon after.
@MainActor
final class ScrollIndicators {
    private enum Metrics {
        /// Points.
        static let thickness: CGFloat = 3
        static let margin: CGFloat = 3
        static let minimumLength: CGFloat = 36
        /// Points that are left of a bar pushed together at the end of the content.
        static let squeezedLength: CGFloat = 8
        /// Seconds from the content's rest until the bars begin to fade, and that the fading takes.
        static let delay = 0.3
        static let fading = 0.25
        /// Seconds that they show for when they are only flashed.
        static let flash = 1.0
        /// In front of all content.
        static let zPosition: CGFloat = 1_000_000
    }

    private unowned let scrollView: UIScrollView
    private var bars: [ScrollAxis: UIView] = [:]
    private(set) var isShown = false
    /// Counts up with every change, so that an old fade does not end a new show.
    private var generation = 0

    init(for scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    // MARK: Coming and going

    /// From the next layout on: a movement that begins has enough to do.
    func show() {
        generation += 1
        isShown = true
        for bar in bars.values {
            bar.layer.removeAllAnimations()
            bar.alpha = 1
        }
        scrollView.setNeedsLayout()
    }

    func hideSoon(after delay: TimeInterval = Metrics.delay) {
        guard isShown else { return }
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

    /// Takes the bars away at once, where nobody sees them.
    func hide() {
        isShown = false
        generation += 1
        remove(ifStill: generation)
    }

    func flash() {
        guard scrollView.window != nil else { return }
        show()
        hideSoon(after: Metrics.flash)
    }

    /// The content has moved, perhaps by a wheel that says nothing of a beginning or an end.
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
        bar.layer.cornerRadius = Metrics.thickness / 2
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
        if isShown { makeMissingBars() }
        guard !bars.isEmpty else { return }
        UIView.performWithoutAnimation {
            for (axis, bar) in bars { bar.frame = frame(axis) }
        }
    }

    private func frame(_ axis: ScrollAxis) -> CGRect {
        let bounds = scrollView.bounds
        let other = axis == .horizontal ? ScrollAxis.vertical : .horizontal
        var inset =
            axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets { inset = inset + scrollView.systemInset.safeArea }
        let corner = bars[other] == nil ? 0 : Metrics.thickness + Metrics.margin
        let start = inset.leading(axis) + Metrics.margin
        let track = max(bounds.size[axis] - start - inset.trailing(axis) - Metrics.margin - corner, 0)
        let (place, length) = span(axis, track: track)
        if axis == .horizontal {
            return CGRect(
                x: bounds.minX + start + place, y: bounds.maxY - inset.bottom - Metrics.margin - Metrics.thickness,
                width: length, height: Metrics.thickness)
        }
        let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isRightToLeft
            ? bounds.minX + inset.left + Metrics.margin
            : bounds.maxX - inset.right - Metrics.margin - Metrics.thickness
        return CGRect(x: x, y: bounds.minY + start + place, width: Metrics.thickness, height: length)
    }

    /// Where the bar begins on its track and how long it is; overscroll pushes it together.
    private func span(_ axis: ScrollAxis, track: CGFloat) -> (place: CGFloat, length: CGFloat) {
        let range = scrollView.offsetRange(axis)
        let visible = scrollView.bounds.size[axis]
        let whole = CGFloat(range.upperBound - range.lowerBound) + visible
        guard whole > 0, track > 0 else { return (0, 0) }
        let length = min(max(track * visible / whole, Metrics.minimumLength), track)
        let offset = Double(scrollView.contentOffset[axis])
        let over = CGFloat(offset - range.clamping(offset))
        if over != 0 {
            let squeezed = max(length - abs(over), min(Metrics.squeezedLength, length))
            return (over < 0 ? 0 : track - squeezed, squeezed)
        }
        let way = CGFloat(range.upperBound - range.lowerBound)
        let share = way > 0 ? (CGFloat(offset - range.lowerBound)) / way : 0
        return ((track - length) * share, length)
    }
}
