// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    // MARK: - Building a path

    /// Clears the current path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        guard state.hasArea, !isPathEmpty else { return }
        cairo_close_path(cairo)
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) {
        if state.hasArea { CairoPen(cairo).move(to: point) }
    }

    /// Adds a line from the current point; does nothing without a current point.
    public func addLine(to point: CGPoint) {
        if state.hasArea, !isPathEmpty { CairoPen(cairo).line(to: point) }
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        if state.hasArea { CairoPen(cairo).rectangle(rect) }
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds a subpath of lines through the points.
    public func addLines(between points: [CGPoint]) { addSteps { $0.addLines(between: points) } }
    /// Adds the ellipse inside a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect) { addSteps { $0.addEllipse(in: rect) } }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addSteps { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        addSteps { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds an arc of a circle, preceded by a line from the current point if there is one.
    ///
    /// - Parameter clockwise: whether the arc runs clockwise if y grows upwards; if y grows downwards, true means
    ///   counterclockwise on screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        addSteps {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Adds an arc of a circle with `radius` that is tangent to two lines: from the current point to `tangent1End`, and
    /// from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addSteps { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) {
        if state.hasArea { path.append(to: cairo) }
    }

    /// Calls `build` with a path that starts at the current point, and adds the elements that `build` appends to it.
    private func addSteps(_ build: (CGMutablePath) -> Void) {
        guard state.hasArea else { return }
        let path = CGMutablePath()
        if cairo_has_current_point(cairo) != 0 {
            path.move(to: currentPointOfPath)
            build(path)
            path.elements.removeFirst()
        } else {
            build(path)
        }
        path.append(to: cairo)
    }

    // MARK: - Reading the path

    /// Whether the current path is empty: it has no current point.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// The current point in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The bounding box of the path's points and control points; null if the path is empty.
    ///
    /// - Complexity: O(elements).
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The current path in user space; nil if it is empty.
    ///
    /// - Complexity: O(elements).
    public var path: CGPath? {
        guard state.hasArea, let copied = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copied) }
        guard copied.pointee.status == CAIRO_STATUS_SUCCESS, let data = copied.pointee.data else { return nil }
        let result = CGMutablePath()
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        while index < Int(copied.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: result.move(to: point(1))
            case CAIRO_PATH_LINE_TO: result.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: result.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: result.closeSubpath()
            }
            index += Int(header.length)
        }
        // After a subpath is closed, Cairo adds a move to its start. The caller did not add that move, so it is
        // removed.
        if result.elements.count > 1, case .move = result.elements.last,
            case .close = result.elements[result.elements.count - 2]
        {
            result.elements.removeLast()
        }
        return result.isEmpty ? nil : result.copy()
    }

    /// Whether `drawPath(using: mode)` would paint a point, which is given in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard state.hasArea else { return false }
        let (x, y) = (Double(point.x), Double(point.y))
        cairo_set_fill_rule(cairo, mode.rule.cairo)
        return (mode.fills && cairo_in_fill(cairo, x, y) != 0) || (mode.strokes && cairo_in_stroke(cairo, x, y) != 0)
    }

    /// Replaces the current path with the outline that `strokePath` would fill.
    public func replacePathWithStrokedPath() {
        let stroked = strokedPath()
        beginPath()
        if let stroked { addPath(stroked) }
    }

    /// The outline that `strokePath` would fill; nil if the path is empty.
    func strokedPath() -> CGPath? {
        guard var path else { return nil }
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var (lengths, phase) = ([Double](repeating: 0, count: count), 0.0)
            cairo_get_dash(cairo, &lengths, &phase)
            path = path.copy(dashingWithPhase: CGFloat(phase), lengths: lengths.map { CGFloat($0) })
        }
        return path.copy(
            strokingWithWidth: CGFloat(cairo_get_line_width(cairo)), lineCap: CGLineCap(cairo_get_line_cap(cairo)),
            lineJoin: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
    }

    // MARK: - Clipping

    /// Limits drawing to the inside of the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Limits drawing to a rectangle, and clears the current path.
    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        clip()
    }

    /// Limits drawing to the union of the rectangles, and clears the current path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        clip()
    }

    /// Removes the clip.
    public func resetClip() {
        cairo_reset_clip(cairo)
    }

    /// The bounding box of the clip area in user space; null if nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard state.hasArea, right > left, bottom > top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGPathDrawingMode {
    var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
    var fills: Bool { self != .stroke }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
