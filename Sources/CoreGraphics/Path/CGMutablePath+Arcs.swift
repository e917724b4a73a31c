// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGMutablePath {
    /// Adds the ellipse inscribed in a rectangle. The ellipse starts at its rightmost point and continues towards the
    /// point with the greatest y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radii: CGSize(width: rect.width / 2, height: rect.height / 2), startAngle: 0, delta: 2 * .pi,
            transform: transform)
        closeSubpath()
    }

    /// Adds an arc of a circle, preceded by a line from the current point if there is one.
    ///
    /// The arc runs from `startAngle` to `endAngle`, towards decreasing angles if `clockwise` is true, otherwise
    /// towards growing angles. Decreasing angles are clockwise only if y grows upwards. If the two angles are a full
    /// turn or more apart, the arc is the whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        // Angles of a whole circle that the caller calculated in single precision can be slightly less than a full turn
        // apart.
        if abs(delta) >= turn - 1e-6 {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of a circle, preceded by a line from the current point if there is one. `delta` is the arc's angle
    /// in radians; if it is positive, the arc runs towards growing angles.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite, radius.isFinite, radius >= 0 else { return }
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        if isEmpty {
            move(to: start, transform: transform)
        } else {
            addLine(to: start, transform: transform)
        }
        addArc(
            center: center, radii: CGSize(width: radius, height: radius), startAngle: startAngle, delta: delta,
            transform: transform)
    }

    /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from `tangent1End` to
    /// `tangent2End`. A line from the current point leads to the arc.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        if isEmpty { return }
        let start = currentPoint.applying(transform.inverted())
        let (back, ahead) = (start - tangent1End, tangent2End - tangent1End)
        let (backLength, aheadLength) = (hypot(back.dx, back.dy), hypot(ahead.dx, ahead.dy))
        guard backLength > 0, aheadLength > 0, radius > 0 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let cosine = (back.dx * ahead.dx + back.dy * ahead.dy) / (backLength * aheadLength)
        // Positive if the path turns towards growing angles.
        let cross = ahead.dx * back.dy - ahead.dy * back.dx
        guard abs(cross) > 1e-12 * backLength * aheadLength else {
            return addLine(to: tangent1End, transform: transform)
        }
        // tan(θ/2), with θ the angle between the two lines.
        let halfTangent = sqrt((1 - cosine) / (1 + cosine))
        let reach = radius / halfTangent
        let entry = tangent1End + back * (reach / backLength)
        let turnsTowardsGrowingAngles = cross > 0
        // The centre is on the inner side of the turn.
        let side = turnsTowardsGrowingAngles ? radius : -radius
        let center = entry + CGVector(dx: back.dy, dy: -back.dx) * (side / backLength)
        let startAngle = atan2(entry.y - center.y, entry.x - center.x)
        let delta = CGFloat.pi - acos(max(-1, min(1, cosine)))
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: turnsTowardsGrowingAngles ? delta : -delta, transform: transform)
    }

    /// Adds cubic curves that approximate an arc of an ellipse to within 0.03 % of the radius.
    ///
    /// Each curve covers a quarter turn at most. The current point must already be the start of the arc.
    func addArc(
        center: CGPoint, radii: CGSize, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform
    ) {
        let turn = 2 * CGFloat.pi
        // More than two turns draw nothing new: keep one turn and the remainder.
        let delta =
            abs(delta) <= 2 * turn
            ? delta : (turn + abs(delta).truncatingRemainder(dividingBy: turn)) * (delta < 0 ? -1 : 1)
        let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        if count == 0 { return }
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        func point(_ angle: CGFloat, handle: CGFloat) -> CGPoint {
            let (cosine, sine) = (cos(angle), sin(angle))
            return CGPoint(
                x: center.x + radii.width * (cosine - handle * sine),
                y: center.y + radii.height * (sine + handle * cosine))
        }
        elements.reserveCapacity(elements.count + count)
        for index in 0..<count {
            let from = startAngle + step * CGFloat(index)
            let to = startAngle + step * CGFloat(index + 1)
            addCurve(
                to: point(to, handle: 0), control1: point(from, handle: handle), control2: point(to, handle: -handle),
                transform: transform)
        }
    }
}
