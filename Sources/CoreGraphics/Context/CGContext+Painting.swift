// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension CGContext {
    // MARK: - Painting the path

    /// Fills the current path, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Strokes the current path, and clears it.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills or strokes the current path, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { cairo_new_path(cairo) }
        let (fill, stroke, alpha) = (state.fillColor, state.strokeColor, state.alpha)
        let (rule, reachesOutside) = (mode.rule.cairo, state.blendMode.reachesOutside)
        if mode.fills {
            paint { cairo, isTarget in
                cairo_set_source(cairo, fill, alpha: alpha)
                cairo_set_fill_rule(cairo, rule)
                if isTarget && reachesOutside {
                    cairo_clip_preserve(cairo)
                    cairo_paint(cairo)
                } else {
                    cairo_fill_preserve(cairo)
                }
            }
        }
        if mode.strokes {
            paint { cairo, isTarget in
                cairo_set_source(cairo, stroke, alpha: alpha)
                if isTarget && reachesOutside {
                    self.clipToStroke()
                    cairo_paint(cairo)
                } else {
                    cairo_stroke_preserve(cairo)
                }
            }
        }
    }

    // MARK: - Shapes

    /// Fills a rectangle, and clears the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles, and clears the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse inside a rectangle, and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle, and clears the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line width, and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Strokes the ellipse inside a rectangle, and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in an opaque context.
    public func clear(_ rect: CGRect) {
        beginPath()
        defer { beginPath() }
        addRect(rect)
        guard state.hasArea else { return }
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    // MARK: - Gradients

    /// Paints a gradient along the line from `startPoint` to `endPoint`, limited only by the clip area. `options`
    /// decides whether the first colour also fills the area before the start, and the last colour the area after the
    /// end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(
            gradient, options,
            cairo_pattern_create_linear(
                Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y)))
    }

    /// Paints a gradient between two circles, limited only by the clip area. `options` decides whether the first colour
    /// continues beyond the start circle, and the last colour beyond the end circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient, options,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), max(0, Double(startRadius)), Double(endCenter.x),
                Double(endCenter.y), max(0, Double(endRadius))))
    }

    private func draw(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        func add(_ location: CGFloat, _ color: CGColor, alpha: CGFloat) {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue), Double(alpha))
        }
        // Cairo continues the first and last colours beyond the ends of the gradient. A transparent stop is added at
        // each end at which `options` does not request this, so that the continuation is invisible.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let (first, last) = (gradient.stops[0].color, gradient.stops[gradient.stops.count - 1].color)
        if !options.contains(.drawsBeforeStartLocation) { add(0, first, alpha: 0) }
        if gradient.stops[0].location > 0 { add(0, first, alpha: first.alpha) }
        for stop in gradient.stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last, alpha: last.alpha)
            add(1, last, alpha: 0)
        }
        cairo_new_path(cairo)
        let alpha = state.alpha
        paint { cairo, _ in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(alpha))
        }
    }

    // MARK: - Compositing and shadows

    /// Draws a shape by calling `draw` on the context. If a shadow is set, `draw` is called earlier too, on a mask that
    /// is then blurred and painted as the shadow.
    ///
    /// `draw` sets the source of `cairo` and paints the current path. `isTarget` is false for the mask, for which
    /// `draw` ignores the blend mode, and true for the context.
    func paint(_ draw: (_ cairo: OpaquePointer, _ isTarget: Bool) -> Void) {
        guard state.hasArea else { return }
        if let shadow = state.shadow { paint(shadow, of: draw) }
        cairo_save(cairo)
        draw(cairo, true)
        cairo_restore(cairo)
    }

    /// Clips to the shape that `strokePath` would paint, and keeps the current path.
    private func clipToStroke() {
        guard let path, let stroked = strokedPath() else { return }
        cairo_new_path(cairo)
        stroked.append(to: cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        path.append(to: cairo)
    }
}

/// Sets a colour as the source of a `cairo_t`, its alpha multiplied by `alpha`.
func cairo_set_source(_ cairo: OpaquePointer, _ color: CGColor, alpha: CGFloat) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
}
