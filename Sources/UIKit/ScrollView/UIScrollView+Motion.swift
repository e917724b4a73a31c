// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    // MARK: Start of a scroll animation

    /// The deceleration of released content.
    ///
    /// - Parameters:
    ///   - offset: the offset at the release.
    ///   - velocity: the velocity at the release, in points per second.
    ///   - targets: the offset or page at which the content must stop, for each axis that has one. On other axes, the
    ///     velocity determines the resting offset.
    func momentum(from offset: CGPoint, velocity: CGPoint, to targets: [ScrollAxis: ScrollMomentum.Target])
        -> ScrollMomentum
    {
        var momentum = ScrollMomentum(targets: targets)
        for axis in ScrollAxis.both {
            let (range, rate) = (offsetRange(axis), decelerationRate.usable)
            let dimension = Double(bounds.size[axis])
            let motion =
                if let target = targets[axis] {
                    ScrollMotion.toTarget(
                        target.offset(among: stops(ofTargetsOn: axis)), offset: Double(offset[axis]),
                        velocity: Double(velocity[axis]), range: range,
                        // Paging always uses a fast rate, whatever the content's own deceleration rate is.
                        rate: target.isPage ? min(rate, Thresholds.Scroll.fastDecelerationRate) : rate,
                        dimension: dimension, bounces: bounces(axis))
                } else {
                    ScrollMotion(
                        offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range, rate: rate,
                        dimension: dimension, bounces: bounces(axis))
                }
            if motion.duration > 0 || motion.restingOffset != Double(offset[axis]) { momentum.motions[axis] = motion }
        }
        return momentum
    }

    /// Starts a deceleration, and tells the delegate.
    ///
    /// - Returns: whether the deceleration has started. It does not start off screen, while a finger touches the
    ///   content, or during another animation.
    @discardableResult
    func beginDecelerating(_ momentum: ScrollMomentum) -> Bool {
        guard move(.decelerating(momentum)) else { return false }
        delegate?.scrollViewWillBeginDecelerating(self)
        return true
    }

    func beginAnimatedScroll(to offset: CGPoint, for purpose: ScrollPurpose) {
        stopMoving()
        guard offset != contentOffset else { return }
        if UIView.areAnimationsEnabled, move(.animated(from: contentOffset, to: offset, purpose)) { return }
        contentOffset = offset
        notifyAnimatedScrollEnd(of: purpose)
    }

    /// Starts a scroll animation, in place of a running one.
    ///
    /// - Parameters:
    ///   - kind: the animation: a deceleration, an animated change of the offset, or a zoom.
    ///   - isAnnounced: whether the delegate gets calls for this animation, such as at its end.
    /// - Returns: whether the animation has started.
    @discardableResult
    func move(_ kind: ScrollAnimation.Kind, isAnnounced: Bool = true) -> Bool {
        var scrollAnimation = ScrollAnimation(kind, since: CACurrentMediaTime(), from: contentOffset)
        scrollAnimation.isAnnounced = isAnnounced
        guard case .begun(let ended) = activity.scrollAnimationBegan(scrollAnimation) else { return false }
        displayLink?.stop()
        displayLink = ScrollDisplayLink(kind) { [weak self] time in self?.step(to: time) }
        indicators.show()
        if let ended { notifyEnd(of: ended, isComplete: false) }
        return true
    }

    /// The target of a running animated offset change, otherwise the current offset.
    var targetOffset: CGPoint {
        if case .animated(_, let to, _) = scrollAnimation?.kind { to } else { contentOffset }
    }

    // MARK: Frames of a scroll animation

    private func step(to time: TimeInterval) {
        shiftScrollAnimation()
        guard let displayLink, var scrollAnimation else { return }
        switch scrollAnimation.kind {
        case .decelerating(let momentum):
            var offset = contentOffset
            for (axis, motion) in momentum.motions {
                offset[axis] = CGFloat(motion.offset(at: time - scrollAnimation.start))
            }
            show(scrollAnimation.isFinished(at: time) ? restOnPixels(offset) : offset, on: scrollAnimation)
        case .animated(let from, let to, _):
            let share = EaseInOutScroll.share(
                at: time - scrollAnimation.start, of: Thresholds.Scroll.animatedOffsetDuration)
            show(from.moved(to: to, share: CGFloat(share)), on: scrollAnimation)
        case .zooming(let move):
            show(
                move,
                share: CGFloat(EaseInOutScroll.share(at: time - scrollAnimation.start, of: Thresholds.Zoom.duration)))
            guard self.displayLink === displayLink else { return }
            scrollAnimation.lastOffset = contentOffset
            activity.scrollAnimationUpdated(scrollAnimation)
        }
        // Views that the last frame shows for the first time may be larger than estimated, which changes the target.
        if scrollAnimation.isFinished(at: time) { layoutIfNeeded() }
        // The delegate may have stopped this animation, started another one, or changed its target.
        guard self.displayLink === displayLink, var now = activity.scrollAnimation else { return }
        if !now.isSameAnimation(as: scrollAnimation) {
            guard scrollAnimation.isFinished(at: time) else { return }
            // The target has changed in the last frame, so the animation continues. The number of such changes is
            // limited, because the animation might otherwise never end.
            now.lateTargetChanges += 1
            activity.scrollAnimationUpdated(now)
            if now.lateTargetChanges <= Thresholds.AnimatedScroll.mostLateTargetChanges { return }
        }
        if scrollAnimation.isFinished(at: time) { endScrollAnimation() }
    }

    private func show(_ offset: CGPoint, on scrollAnimation: ScrollAnimation) {
        var scrollAnimation = scrollAnimation
        scrollAnimation.lastOffset = offset
        activity.scrollAnimationUpdated(scrollAnimation)
        if offset != contentOffset { contentOffset = offset }
    }

    private func restOnPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        return resting(
            CGPoint(x: offset.x.rounded(toPixelsAt: scale), y: offset.y.rounded(toPixelsAt: scale)))
    }

    /// Called after a change of content size, insets or view size. Makes the running scroll animation end at an offset
    /// that is valid after the change.
    func scrollAnimationRangeDidChange() {
        shiftScrollAnimation()
        guard var scrollAnimation else { return }
        switch scrollAnimation.kind {
        case .decelerating(let momentum): return restartDeceleration(momentum, of: scrollAnimation)
        case .animated(let from, let to, let purpose):
            scrollAnimation.kind = .animated(from: from, to: adjustedTarget(to, purpose), purpose)
        case .zooming: break
        }
        activity.scrollAnimationUpdated(scrollAnimation)
    }

    /// If the app has changed the offset during the running scroll animation, shifts the animation and its target by
    /// the same distance.
    private func shiftScrollAnimation() {
        guard var scrollAnimation, scrollAnimation.lastOffset != contentOffset else { return }
        let shift = CGVector(
            dx: contentOffset.x - scrollAnimation.lastOffset.x, dy: contentOffset.y - scrollAnimation.lastOffset.y)
        scrollAnimation.lastOffset = contentOffset
        switch scrollAnimation.kind {
        case .decelerating(var momentum):
            momentum.contentShifted(x: Double(shift.dx), y: Double(shift.dy))
            return restartDeceleration(momentum, of: scrollAnimation)
        case .animated(let from, let to, let purpose):
            scrollAnimation.kind = .animated(from: from + shift, to: adjustedTarget(to + shift, purpose), purpose)
        case .zooming(var move):
            move.offset.start = move.offset.start + shift
            move.offset.end = move.offset.end + shift
            scrollAnimation.kind = .zooming(move)
        }
        activity.scrollAnimationUpdated(scrollAnimation)
    }

    /// Restarts a deceleration from the current offset at its current velocity, to the same targets.
    private func restartDeceleration(_ old: ScrollMomentum, of scrollAnimation: ScrollAnimation) {
        var scrollAnimation = scrollAnimation
        let now = CACurrentMediaTime()
        var velocity = CGPoint.zero
        for (axis, motion) in old.motions { velocity[axis] = CGFloat(motion.velocity(at: now - scrollAnimation.start)) }
        scrollAnimation.kind = .decelerating(momentum(from: contentOffset, velocity: velocity, to: old.targets))
        scrollAnimation.start = now
        activity.scrollAnimationUpdated(scrollAnimation)
    }

    /// The valid resting offset nearest to `target`. A scroll to an end or to the top aims at the current limit of the
    /// range.
    private func adjustedTarget(_ target: CGPoint, _ purpose: ScrollPurpose) -> CGPoint {
        var target = target
        switch purpose {
        case .limit(let axis, let isEnd):
            let range = offsetRange(axis)
            target[axis] = CGFloat(isEnd ? range.upperBound : range.lowerBound)
        case .top: target.y = CGFloat(offsetRange(.vertical).lowerBound)
        case .offset, .key, .inset: break
        }
        return resting(target)
    }

    // MARK: End of a scroll animation

    /// Stops the running scroll animation, and tells the delegate.
    func stopMoving() {
        endScrollAnimation(isComplete: false)
    }

    private func endScrollAnimation(isComplete: Bool = true) {
        guard let scrollAnimation = activity.scrollAnimationEnded() else { return }
        scrollAnimationDidEnd()
        notifyEnd(of: scrollAnimation, isComplete: isComplete)
    }

    /// Tells the delegate that a scroll animation has ended.
    ///
    /// - Parameter isComplete: whether the animation has reached its end.
    func notifyEnd(of ended: ScrollAnimation, isComplete: Bool) {
        if drag == nil, scrollAnimation == nil { indicators.hideSoon() }
        guard ended.isAnnounced else { return }
        switch ended.kind {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated(_, _, .top) where !isComplete: break
        case .animated(_, _, let purpose): notifyAnimatedScrollEnd(of: purpose)
        case .zooming:
            if isComplete { settleAfterZoom() }
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    private func notifyAnimatedScrollEnd(of purpose: ScrollPurpose) {
        switch purpose {
        case .offset: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .top: delegate?.scrollViewDidScrollToTop(self)
        case .key, .limit, .inset: break
        }
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, shift: CGVector) -> CGPoint {
        CGPoint(x: point.x + shift.dx, y: point.y + shift.dy)
    }

    /// The point on the line from this point to `end`. `share` is the fraction of the distance to `end`, from 0 to 1.
    func moved(to end: CGPoint, share: CGFloat) -> CGPoint {
        share >= 1 ? end : CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
    }
}
