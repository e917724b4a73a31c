// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    // MARK: Starting

    /// Lets content go at a velocity in points a second.
    ///
    /// - Parameter targets: where it is to rest, on the axes for which somebody has chosen.
    /// - Returns: the motions of the axes that will move at all.
    func motions(from offset: CGPoint, velocity: CGPoint, targets: [ScrollAxis: CGFloat]) -> [ScrollAxis: ScrollMotion]
    {
        var motions: [ScrollAxis: ScrollMotion] = [:]
        for axis in ScrollAxis.both {
            let (range, rate) = (offsetRange(axis), decelerationRate.usable)
            let dimension = Double(bounds.size[axis])
            let motion =
                if let target = targets[axis] {
                    ScrollMotion.toTarget(
                        Double(target), offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range,
                        rate: rate, dimension: dimension, bounces: bounces(axis))
                } else {
                    ScrollMotion(
                        offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range, rate: rate,
                        dimension: dimension, bounces: bounces(axis))
                }
            if motion.duration > 0 || motion.restingOffset != Double(offset[axis]) { motions[axis] = motion }
        }
        return motions
    }

    func beginDecelerating(_ motions: [ScrollAxis: ScrollMotion]) {
        move(.decelerating(motions, since: CACurrentMediaTime()))
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    func beginAnimatedScroll(to offset: CGPoint, for purpose: ScrollPurpose) {
        stopMoving()
        guard offset != contentOffset else { return }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            tellEnd(of: purpose)
            return
        }
        move(.animated(from: contentOffset, to: offset, since: CACurrentMediaTime(), purpose))
    }

    func move(_ course: ScrollMovement.Course) {
        motion?.stop()
        motion = ScrollMovement(course, from: contentOffset) { [weak self] time in self?.step(to: time) }
        indicators.show()
    }

    /// Where an animated change of the offset is going, or else where the content is.
    var offsetAhead: CGPoint {
        if case .animated(_, let to, _, _) = motion?.course { to } else { contentOffset }
    }

    // MARK: Going on

    private func step(to time: TimeInterval) {
        guard let motion else { return }
        if contentOffset != motion.lastOffset { offsetWasSet(besides: motion) }
        let isFinished = motion.isFinished(at: time)
        switch motion.course {
        case .decelerating(let motions, let since):
            var offset = contentOffset
            for (axis, motion) in motions { offset[axis] = CGFloat(motion.offset(at: time - since)) }
            show(isFinished ? restOnPixels(offset) : offset, for: motion)
        case .animated(let from, let to, let since, _):
            let share = EasedMove.share(at: time - since, of: Thresholds.Scroll.animatedOffsetDuration)
            show(from.moved(to: to, share: CGFloat(share)), for: motion)
        case .zooming(let move, let since):
            let share = EasedMove.share(at: time - since, of: Thresholds.Zoom.duration)
            show(move, share: CGFloat(share))
            motion.lastOffset = contentOffset
        }
        // What moved may have stopped this motion, or begun another.
        if isFinished, self.motion === motion { endMotion() }
    }

    private func show(_ offset: CGPoint, for motion: ScrollMovement) {
        motion.lastOffset = offset
        if offset != contentOffset { contentOffset = offset }
    }

    private func restOnPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        return resting(
            CGPoint(x: offset.x.rounded(toPixelsAt: scale), y: offset.y.rounded(toPixelsAt: scale)))
    }

    /// The content, its insets or the view have changed their size while content moves by itself.
    func motionRangeDidChange() {
        guard let motion else { return }
        switch motion.course {
        case .decelerating(let motions, let since):
            let now = CACurrentMediaTime()
            var velocity = CGPoint.zero
            for (axis, motion) in motions { velocity[axis] = CGFloat(motion.velocity(at: now - since)) }
            motion.course = .decelerating(
                self.motions(from: contentOffset, velocity: velocity, targets: [:]), since: now)
        case .animated(let from, let to, let since, let purpose):
            motion.course = .animated(from: from, to: resting(to), since: since, purpose)
        case .zooming: break
        }
    }

    /// The program has put the content elsewhere: the motion goes on from there.
    private func offsetWasSet(besides motion: ScrollMovement) {
        let shift = CGVector(dx: contentOffset.x - motion.lastOffset.x, dy: contentOffset.y - motion.lastOffset.y)
        switch motion.course {
        case .decelerating: motionRangeDidChange()
        case .animated(let from, let to, let since, let purpose):
            motion.course = .animated(from: from + shift, to: resting(to + shift), since: since, purpose)
        case .zooming(var move, let since):
            move.offset.start = move.offset.start + shift
            move.offset.end = move.offset.end + shift
            motion.course = .zooming(move, since: since)
        }
    }

    // MARK: Ending

    /// Stops whatever moves the content, and says so.
    func stopMoving() {
        if motion != nil { endMotion(isComplete: false) }
    }

    private func endMotion(isComplete: Bool = true) {
        guard let motion else { return }
        self.motion = nil
        motion.stop()
        if drag == nil { indicators.hideSoon() }
        switch motion.course {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated(_, _, _, .top) where !isComplete: break
        case .animated(_, _, _, let purpose): tellEnd(of: purpose)
        case .zooming:
            if isComplete { settleAfterZoom() }
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    private func tellEnd(of purpose: ScrollPurpose) {
        switch purpose {
        case .offset: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .top: delegate?.scrollViewDidScrollToTop(self)
        case .key, .inset: break
        }
    }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, shift: CGVector) -> CGPoint {
        CGPoint(x: point.x + shift.dx, y: point.y + shift.dy)
    }

    /// The point a share of the way to another.
    func moved(to end: CGPoint, share: CGFloat) -> CGPoint {
        share >= 1 ? end : CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
    }
}
