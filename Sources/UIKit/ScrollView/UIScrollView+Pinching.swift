// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The pinch recognizer of a scroll view, which zooms the content. It works together with the pan recognizer, so that
/// two fingers can zoom and scroll at the same time.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canTrack(_ touch: UITouch) -> Bool {
        scrollView?.zoomedView != nil && super.canTrack(touch)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan
    }
}

extension UIScrollView {
    /// Adds or removes the pinch recognizer, which exists only if the zoom limits differ.
    func zoomLimitsDidChange() {
        guard maximumZoomScale > minimumZoomScale else {
            if let pinch { removeGestureRecognizer(pinch) }
            pinch = nil
            return
        }
        guard pinch == nil else { return }
        let pinch = ScrollPinchGestureRecognizer()
        pinch.scrollView = self
        pinch.addTarget(self, action: UIScrollView.pinched)
        self.pinch = pinch
        addGestureRecognizer(pinch)
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            beginZoom(pinch)
            updateZoom(pinch)
        case .changed:
            // When a second finger touches again, the zoom continues from the offset to which the first finger has
            // dragged.
            if zoom == nil, pinch.numberOfTouches >= 2 { beginZoom(pinch, isContinuing: true) }
            updateZoom(pinch)
        case .ended, .cancelled: endZoom()
        default: break
        }
    }

    /// Ends the zoom when one of two fingers has lifted. The pinch recognizer continues until the other finger lifts,
    /// because that finger still drags.
    func endZoomOfOneFinger() {
        if zoom != nil, pinch?.numberOfTouches == 1 { endZoom() }
    }

    private func beginZoom(_ pinch: UIPinchGestureRecognizer, isContinuing: Bool = false) {
        guard let view = zoomedView else { return }
        let shown = Double(scale(of: view))
        let zoom = PinchZoom(
            anchor: pinch.location(in: view),
            start: CGFloat(ZoomRubberBand.scale(shown: shown, limits: zoomLimits)) / (isContinuing ? pinch.scale : 1),
            location: placeInView(of: pinch))
        guard case .begun(let ended) = activity.pinchBegan(zoom) else { return }
        // Fingers placed during the bounce of the scale continue the zoom from the current scale. The delegate is told
        // of one zoom only.
        let continuesBounce = ended?.isBounce == true
        if let ended, !continuesBounce { notifyEnd(of: ended, isComplete: false) }
        userWillScroll()
        indicators.show()
        if !continuesBounce { delegate?.scrollViewWillBeginZooming(self, with: view) }
    }

    private func updateZoom(_ pinch: UIPinchGestureRecognizer) {
        guard var zoom, let view = zoomedView else { return }
        // With one finger left, the pinch has no midpoint, and its last location stays in use.
        if pinch.numberOfTouches >= 2 { zoom.location = placeInView(of: pinch) }
        activity.pinchMoved(zoom)
        let shown = ZoomRubberBand.shown(
            scale: Double(zoom.start * pinch.scale), limits: zoomLimits, bounces: bouncesZoom)
        apply(CGFloat(shown), to: view) {
            let asked = offset(placing: zoom.anchor, of: view, at: zoom.location, scale: CGFloat(shown))
            return CGPoint(x: banded(asked.x, .horizontal), y: banded(asked.y, .vertical))
        }
        continueDragFromCurrentOffset()
    }

    private func placeInView(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Ends the zoom, and animates the scale and the offset back within their limits.
    private func endZoom() {
        guard let zoom = activity.pinchEnded() else { return }
        guard let view = zoomedView else {
            // The app has removed the zoomed view during the zoom; the delegate is still told of the end.
            delegate?.scrollViewDidEndZooming(self, with: nil, atScale: zoomScale)
            if activity.isAtRest { indicators.hideSoon() }
            return
        }
        let scale = scale(of: view)
        let rest = CGFloat(zoomLimits.clamping(Double(scale)))
        if rest != scale {
            let end = offset(placing: zoom.anchor, of: view, at: zoom.location, scale: rest)
            move(.zooming(ZoomAnimation(scale: (scale, rest), offset: (contentOffset, end), isBounce: true)))
            return
        }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        guard drag == nil, scrollAnimation == nil else { return }
        let offset = resting(contentOffset)
        if offset != contentOffset { beginAnimatedScroll(to: offset, for: .inset) } else { indicators.hideSoon() }
    }
}
