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
        for axis in ScrollAxis.allCases {
            let (range, rate) = (offsetRange(axis), Double(decelerationRate.rawValue))
            let dimension = Double(bounds.size[axis])
            let motion =
                if let target = targets[axis] {
                    ScrollMotion.toTarget(
                        Double(target), offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range,
                        rate: rate, dimension: dimension, bounces: bounces)
                } else {
                    ScrollMotion(
                        offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range, rate: rate,
                        dimension: dimension, bounces: bounces)
                }
            if motion.duration > 0 || motion.restingOffset != Double(offset[axis]) { motions[axis] = motion }
        }
        return motions
    }

    func beginDecelerating(_ motions: [ScrollAxis: ScrollMotion]) {
        move(.decelerating(motions, since: CACurrentMediaTime()))
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    func beginAnimatedScroll(to offset: CGPoint) {
        stopMoving()
        guard offset != contentOffset else { return }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            delegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        move(.animated(from: contentOffset, to: offset, since: CACurrentMediaTime()))
    }

    private func move(_ course: ScrollMovement.Course) {
        motion?.stop()
        motion = ScrollMovement(course, from: contentOffset) { [weak self] time in self?.step(to: time) }
        indicators.show()
    }

    // MARK: Going on

    private func step(to time: TimeInterval) {
        guard let motion else { return }
        if contentOffset != motion.lastOffset { offsetWasSet(besides: motion) }
        let isFinished = motion.isFinished(at: time)
        var offset = motion.offset(at: time, from: contentOffset)
        if isFinished, motion.isDeceleration { offset = restOnPixels(offset) }
        motion.lastOffset = offset
        if offset != contentOffset { contentOffset = offset }
        // What moved may have stopped this motion, or begun another.
        if isFinished, self.motion === motion { endMotion() }
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
        case .animated(let from, let to, let since):
            motion.course = .animated(from: from, to: resting(to), since: since)
        }
    }

    /// The program has put the content elsewhere: the motion goes on from there.
    private func offsetWasSet(besides motion: ScrollMovement) {
        guard case .animated(let from, let to, let since) = motion.course else {
            motionRangeDidChange()
            return
        }
        let shift = CGVector(dx: contentOffset.x - motion.lastOffset.x, dy: contentOffset.y - motion.lastOffset.y)
        motion.course = .animated(
            from: CGPoint(x: from.x + shift.dx, y: from.y + shift.dy),
            to: resting(CGPoint(x: to.x + shift.dx, y: to.y + shift.dy)), since: since)
    }

    // MARK: Ending

    /// Stops whatever moves the content, and says so.
    func stopMoving() {
        if motion != nil { endMotion() }
    }

    private func endMotion() {
        guard let motion else { return }
        self.motion = nil
        motion.stop()
        indicators.hideSoon()
        if motion.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}
