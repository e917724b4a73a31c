// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The recognizer of a scroll view that zooms: two fingers, which may move the content at the same time.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func follows(_ touch: UITouch) -> Bool {
        scrollView?.zoomedView != nil && super.follows(touch)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan
    }
}

extension UIScrollView {
    /// A scroll view has a pinch recognizer only while there is anything between its limits.
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
            followPinch(pinch)
        case .changed:
            // A second finger that comes again zooms on from where the first has dragged.
            if zoom == nil, pinch.numberOfTouches >= 2 { beginZoom(pinch, goingOn: true) }
            followPinch(pinch)
        case .ended, .cancelled: endZoom()
        default: break
        }
    }

    /// One of the two fingers is gone: the pinch lasts until the other lifts too, which drags as long as it is down.
    func endZoomOfOneFinger() {
        if zoom != nil, pinch?.numberOfTouches == 1 { endZoom() }
    }

    private func beginZoom(_ pinch: UIPinchGestureRecognizer, goingOn: Bool = false) {
        guard let view = zoomedView else { return }
        let shown = Double(scale(of: view))
        let zoom = PinchZoom(
            anchor: pinch.location(in: view),
            start: CGFloat(ZoomBand.scale(shown: shown, limits: zoomLimits)) / (goingOn ? pinch.scale : 1),
            location: placeInView(of: pinch))
        guard case .begun(let ended) = activity.pinchBegan(zoom) else { return }
        // Fingers that come while the scale goes back take it from where it is: to the app it is one zoom.
        let goesOn = ended?.isBounce == true
        if let ended, !goesOn { tell(of: ended, isComplete: false) }
        userWillScroll()
        indicators.show()
        if !goesOn { delegate?.scrollViewWillBeginZooming(self, with: view) }
    }

    private func followPinch(_ pinch: UIPinchGestureRecognizer) {
        guard var zoom, let view = zoomedView else { return }
        // Where one finger lifts first, the place between the two is no more.
        if pinch.numberOfTouches >= 2 { zoom.location = placeInView(of: pinch) }
        activity.pinchMoved(zoom)
        let shown = ZoomBand.shown(
            scale: Double(zoom.start * pinch.scale), limits: zoomLimits, bounces: bouncesZoom)
        apply(CGFloat(shown), to: view) {
            let asked = offset(placing: zoom.anchor, of: view, at: zoom.location, scale: CGFloat(shown))
            return CGPoint(x: banded(asked.x, .horizontal), y: banded(asked.y, .vertical))
        }
        takeDragUpAnew()
    }

    private func placeInView(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// The fingers are gone: the scale goes back within its limits, and the content to where it may rest.
    private func endZoom() {
        guard let zoom = activity.pinchEnded() else { return }
        guard let view = zoomedView else {
            // The app has taken the view away meanwhile; the zoom that was told of is over all the same.
            delegate?.scrollViewDidEndZooming(self, with: nil, atScale: zoomScale)
            if activity.isAtRest { indicators.hideSoon() }
            return
        }
        let scale = scale(of: view)
        let rest = CGFloat(zoomLimits.clamping(Double(scale)))
        if rest != scale {
            let end = offset(placing: zoom.anchor, of: view, at: zoom.location, scale: rest)
            move(.zooming(ZoomMove(scale: (scale, rest), offset: (contentOffset, end), isBounce: true)))
            return
        }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        guard drag == nil, course == nil else { return }
        let offset = resting(contentOffset)
        if offset != contentOffset { beginAnimatedScroll(to: offset, for: .inset) } else { indicators.hideSoon() }
    }
}
