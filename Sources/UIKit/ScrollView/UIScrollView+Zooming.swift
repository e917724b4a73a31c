// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    // MARK: Scales

    /// The view that zooming scales; nil if the delegate returns none.
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    var zoomLimits: ClosedRange<Double> {
        Double(minimumZoomScale)...Double(max(minimumZoomScale, maximumZoomScale))
    }

    /// The scale of the zoomed view; 1 if `view` is nil.
    func scale(of view: UIView?) -> CGFloat {
        guard let transform = view?.transform else { return 1 }
        return hypot(transform.a, transform.b)
    }

    /// The center of the area inside the insets, relative to the view's top left corner.
    private var middle: CGPoint {
        let inset = restingInset
        return CGPoint(
            x: inset.left + (bounds.width - inset.left - inset.right) / 2,
            y: inset.top + (bounds.height - inset.top - inset.bottom) / 2)
    }

    // MARK: Zooming by the app

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard !scale.isNaN else { return warn("setZoomScale(_:animated:) with a scale that is no number.") }
        guard scale != zoomScale, let view = viewToZoom("setZoomScale(_:animated:)") else { return }
        let center = CGPoint(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y)
        zoom(view, to: scale, showing: view.convert(center, from: self), animated: animated)
    }

    /// Zooms until a rectangle of the zoomed view fills the scroll view, as far as the limits allow.
    func zoom(showing rect: CGRect, animated: Bool) {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
            return warn("zoom(to:animated:) with a rectangle that is nowhere: \(rect).")
        }
        guard let view = viewToZoom("zoom(to:animated:)") else { return }
        let inset = restingInset
        let width = bounds.width - inset.left - inset.right
        let height = bounds.height - inset.top - inset.bottom
        let scale = min(
            rect.width > 0 ? width / rect.width : .infinity, rect.height > 0 ? height / rect.height : .infinity)
        zoom(view, to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    private func viewToZoom(_ method: String) -> UIView? {
        if let view = zoomedView { return view }
        warn("\(method) of a scroll view that has nothing to zoom. Return a view from viewForZooming(in:).")
        return nil
    }

    private func zoom(_ view: UIView, to scale: CGFloat, showing center: CGPoint, animated: Bool) {
        let scale = CGFloat(zoomLimits.clamping(Double(scale)))
        stopMoving()
        let end = resting(
            offset(placing: center, of: view, at: middle, scale: scale), contentSize: view.size(atScale: scale))
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            apply(scale, to: view) { end }
            return
        }
        guard scale != zoomScale || end != contentOffset else { return }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        let move = ZoomAnimation(
            scale: (self.scale(of: view), scale), offset: (contentOffset, end), isBounce: false)
        if self.move(.zooming(move)) { return }
        // No animation starts if the delegate has removed the scroll view from the screen. The zoom then ends at once.
        apply(scale, to: view) { end }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }

    /// The offset at which `point` of the zoomed view appears at `place`, if the zoomed view has the given scale.
    /// `place` is relative to this view's top left corner.
    func offset(placing point: CGPoint, of view: UIView, at place: CGPoint, scale: CGFloat) -> CGPoint {
        let (origin, bounds) = (view.frame.origin, view.bounds.origin)
        return CGPoint(
            x: origin.x + (point.x - bounds.x) * scale - place.x, y: origin.y + (point.y - bounds.y) * scale - place.y)
    }

    // MARK: Applying a scale

    /// Applies one step of an animated zoom. `share` is the completed part of the change, from 0 to 1.
    func show(_ move: ZoomAnimation, share: CGFloat) {
        guard let view = zoomedView else { return }
        let scale = share >= 1 ? move.scale.end : move.scale.start + (move.scale.end - move.scale.start) * share
        // The app may change insets with the scale, so the final offset is computed for each step.
        let end = resting(move.offset.end, contentSize: view.size(atScale: move.scale.end))
        apply(scale, to: view) { move.offset.start.moved(to: end, share: share) }
    }

    /// Moves the content to a valid resting offset after a zoom, because the app may have changed insets in the last
    /// step.
    func settleAfterZoom() {
        let offset = resting(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    /// Scales the zoomed view around its top left corner, and sets the content size to the view's scaled size.
    ///
    /// - Parameter offset: returns the new offset; called after the content size was set.
    func apply(_ scale: CGFloat, to view: UIView, offset: () -> CGPoint) {
        let wasRestoring = isRestoring
        isRestoring = true
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
        contentSize = view.size(atScale: scale)
        isRestoring = wasRestoring
        let offset = offset()
        if offset != contentOffset { contentOffset = offset }
        delegate?.scrollViewDidZoom(self)
    }
}

extension UIView {
    /// The view's size at a scale.
    fileprivate func size(atScale scale: CGFloat) -> CGSize {
        CGSize(width: bounds.width * scale, height: bounds.height * scale)
    }
}
