// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The end of gestures and scroll animations when the scroll view leaves its window.
extension UIScrollView {
    /// Ends gestures and animations, moves the content to a valid resting offset, and tells the delegate.
    func leaveScreen() {
        indicators.hide()
        let wasAtRest = activity.isAtRest
        let endings = activity.leftScreen()
        if !wasAtRest { moveToRestingOffset(endings) }
        for ending in endings {
            switch ending {
            case .pinch: delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
            case .drag: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            case .scrollAnimation(let scrollAnimation): notifyEnd(of: scrollAnimation, isComplete: false)
            }
        }
    }

    private func moveToRestingOffset(_ endings: [ScrollActivity.Ending]) {
        if let view = zoomedView {
            let rest = CGFloat(zoomLimits.clamping(Double(scale(of: view))))
            if rest != scale(of: view) { apply(rest, to: view) { contentOffset } }
        }
        var targets = nearestStops([.horizontal, .vertical])
        for case .scrollAnimation(let scrollAnimation) in endings {
            if case .decelerating(let momentum) = scrollAnimation.kind { targets.merge(momentum.targets) { $1 } }
        }
        var offset = contentOffset
        for (axis, target) in targets { offset[axis] = CGFloat(target.offset(among: stops(ofTargetsOn: axis))) }
        offset = resting(offset)
        if offset != contentOffset { contentOffset = offset }
    }
}
