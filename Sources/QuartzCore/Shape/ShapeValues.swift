// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The properties of a shape layer.
struct ShapeValues: DescribedValues {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat]?

    nonisolated(unsafe) static let properties = LayerProperty<Self>.table([
        .path("path", \.path),
        .color("fillColor", \.fillColor),
        .still("fillRule", \.fillRule),
        .color("strokeColor", \.strokeColor),
        .animated("strokeStart", \.strokeStart),
        .animated("strokeEnd", \.strokeEnd),
        .animated("lineWidth", \.lineWidth),
        .animated("miterLimit", \.miterLimit),
        .still("lineCap", \.lineCap),
        .still("lineJoin", \.lineJoin),
        .animated("lineDashPhase", \.lineDashPhase),
        .stillOrNil("lineDashPattern", \.lineDashPattern),
    ])

    /// The render node of the fill and the stroke, in the layer's coordinates; nil if there is nothing to draw.
    func node() -> RenderNode? {
        guard let path, !path.isEmpty else { return nil }
        let fills = (fillColor?.alpha ?? 0) > 0
        let strokes = (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd
        guard fills || strokes else { return nil }
        // Mitres extend beyond the path by up to `miterLimit` times half the line width, square caps by √2 times,
        // rounded up to 1.5.
        let reach = strokes ? lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5) : 0
        let box = path.boundingBox.insetBy(dx: -reach - 1, dy: -reach - 1)
        return RenderNode.drawing(in: box) { context in
            if fills, let fillColor {
                context.addPath(path)
                context.setFillColor(fillColor)
                context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
            }
            if strokes, let strokeColor { stroke(path, color: strokeColor, in: context) }
        }
    }

    private func stroke(_ path: CGPath, color: CGColor, in context: CGContext) {
        context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        if let lineDashPattern, lineDashPattern.contains(where: { $0 > 0 }) {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern)
        }
        context.strokePath()
    }
}
