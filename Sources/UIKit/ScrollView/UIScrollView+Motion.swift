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
    /// - Parameter targets: where it is to rest, on the axes for which somebody has said so.
    func release(from offset: CGPoint, velocity: CGPoint, to targets: [ScrollAxis: ScrollRelease.Target])
        -> ScrollRelease
    {
        var release = ScrollRelease(targets: targets)
        for axis in ScrollAxis.both {
            let (range, rate) = (offsetRange(axis), decelerationRate.usable)
            let dimension = Double(bounds.size[axis])
            let motion =
                if let target = targets[axis] {
                    ScrollMotion.toTarget(
                        target.offset(among: pageStops(axis)), offset: Double(offset[axis]),
                        velocity: Double(velocity[axis]), range: range,
                        // A page turns fast, at whatever rate content comes to rest.
                        rate: target.isPage ? min(rate, Thresholds.Scroll.fastDecelerationRate) : rate,
                        dimension: dimension, bounces: bounces(axis))
                } else {
                    ScrollMotion(
                        offset: Double(offset[axis]), velocity: Double(velocity[axis]), range: range, rate: rate,
                        dimension: dimension, bounces: bounces(axis))
                }
            if motion.duration > 0 || motion.restingOffset != Double(offset[axis]) { release.motions[axis] = motion }
        }
        return release
    }

    /// - Returns: whether it moves: nothing does off screen, or while somebody else moves the content.
    @discardableResult
    func beginDecelerating(_ release: ScrollRelease) -> Bool {
        guard move(.decelerating(release)) else { return false }
        delegate?.scrollViewWillBeginDecelerating(self)
        return true
    }

    func beginAnimatedScroll(to offset: CGPoint, for purpose: ScrollPurpose) {
        stopMoving()
        guard offset != contentOffset else { return }
        if UIView.areAnimationsEnabled, move(.animated(from: contentOffset, to: offset, purpose)) { return }
        contentOffset = offset
        tellEnd(of: purpose)
    }

    /// - Parameter isAnnounced: whether the delegate hears of the course from now on.
    /// - Returns: whether it has begun.
    @discardableResult
    func move(_ way: ScrollCourse.Way, isAnnounced: Bool = true) -> Bool {
        var course = ScrollCourse(way, since: CACurrentMediaTime(), from: contentOffset)
        course.isAnnounced = isAnnounced
        guard case .begun(let ended) = activity.courseBegan(course) else { return false }
        movement?.stop()
        movement = ScrollMovement(way) { [weak self] time in self?.step(to: time) }
        indicators.show()
        if let ended { tell(of: ended, isComplete: false) }
        return true
    }

    /// Where an animated change of the offset is going, or else where the content is.
    var offsetAhead: CGPoint {
        if case .animated(_, let to, _) = course?.way { to } else { contentOffset }
    }

    // MARK: Going on

    private func step(to time: TimeInterval) {
        courseMayHaveShifted()
        guard let movement, var course else { return }
        switch course.way {
        case .decelerating(let release):
            var offset = contentOffset
            for (axis, motion) in release.motions { offset[axis] = CGFloat(motion.offset(at: time - course.start)) }
            show(course.isFinished(at: time) ? restOnPixels(offset) : offset, on: course)
        case .animated(let from, let to, _):
            let share = EasedMove.share(at: time - course.start, of: Thresholds.Scroll.animatedOffsetDuration)
            show(from.moved(to: to, share: CGFloat(share)), on: course)
        case .zooming(let move):
            show(move, share: CGFloat(EasedMove.share(at: time - course.start, of: Thresholds.Zoom.duration)))
            guard self.movement === movement else { return }
            course.lastOffset = contentOffset
            activity.courseWentOn(course)
        }
        // What shows at the end for the first time may be larger than it was taken to be.
        if course.isFinished(at: time) { layoutIfNeeded() }
        // What moved may have stopped this course, begun another, or have it lead elsewhere.
        guard self.movement === movement, var now = activity.course else { return }
        if !now.leads(as: course) {
            guard course.isFinished(at: time) else { return }
            now.lateAims += 1
            activity.courseWentOn(now)
            if now.lateAims <= Thresholds.AnimatedScroll.mostLateAims { return }
        }
        if course.isFinished(at: time) { endCourse() }
    }

    private func show(_ offset: CGPoint, on course: ScrollCourse) {
        var course = course
        course.lastOffset = offset
        activity.courseWentOn(course)
        if offset != contentOffset { contentOffset = offset }
    }

    private func restOnPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        return resting(
            CGPoint(x: offset.x.rounded(toPixelsAt: scale), y: offset.y.rounded(toPixelsAt: scale)))
    }

    /// The content, its insets or the view have changed their size while content moves by itself.
    func courseRangeDidChange() {
        courseMayHaveShifted()
        guard var course else { return }
        switch course.way {
        case .decelerating(let release): return goOn(release, of: course)
        case .animated(let from, let to, let purpose): course.way = .animated(from: from, to: aim(to, purpose), purpose)
        case .zooming: break
        }
        activity.courseWentOn(course)
    }

    /// Where the program has put the content elsewhere, the course goes on from there, and leads elsewhere by as much.
    private func courseMayHaveShifted() {
        guard var course, course.lastOffset != contentOffset else { return }
        let shift = CGVector(dx: contentOffset.x - course.lastOffset.x, dy: contentOffset.y - course.lastOffset.y)
        course.lastOffset = contentOffset
        switch course.way {
        case .decelerating(var release):
            release.contentShifted(x: Double(shift.dx), y: Double(shift.dy))
            return goOn(release, of: course)
        case .animated(let from, let to, let purpose):
            course.way = .animated(from: from + shift, to: aim(to + shift, purpose), purpose)
        case .zooming(var move):
            move.offset.start = move.offset.start + shift
            move.offset.end = move.offset.end + shift
            course.way = .zooming(move)
        }
        activity.courseWentOn(course)
    }

    /// Decelerates on from where the content is, as fast as it is, to where it was to rest.
    private func goOn(_ old: ScrollRelease, of course: ScrollCourse) {
        var course = course
        let now = CACurrentMediaTime()
        var velocity = CGPoint.zero
        for (axis, motion) in old.motions { velocity[axis] = CGFloat(motion.velocity(at: now - course.start)) }
        course.way = .decelerating(release(from: contentOffset, velocity: velocity, to: old.targets))
        course.start = now
        activity.courseWentOn(course)
    }

    /// Where an animated change of the offset can lead that was to lead to `target`.
    private func aim(_ target: CGPoint, _ purpose: ScrollPurpose) -> CGPoint {
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

    // MARK: Ending

    /// Stops whatever moves the content, and says so.
    func stopMoving() {
        endCourse(isComplete: false)
    }

    private func endCourse(isComplete: Bool = true) {
        guard let course = activity.courseEnded() else { return }
        courseDidEnd()
        tell(of: course, isComplete: isComplete)
    }

    /// Says that a course is over.
    func tell(of ended: ScrollCourse, isComplete: Bool) {
        if drag == nil, course == nil { indicators.hideSoon() }
        guard ended.isAnnounced else { return }
        switch ended.way {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated(_, _, .top) where !isComplete: break
        case .animated(_, _, let purpose): tellEnd(of: purpose)
        case .zooming:
            if isComplete { settleAfterZoom() }
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
        }
    }

    private func tellEnd(of purpose: ScrollPurpose) {
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

    /// The point a share of the way to another.
    func moved(to end: CGPoint, share: CGFloat) -> CGPoint {
        share >= 1 ? end : CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
    }
}
