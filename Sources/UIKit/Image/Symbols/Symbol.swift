// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The shape of a symbol, on a grid of 24 by 24 units with y downwards.
struct Symbol: Sendable {
    /// A part of a symbol that is drawn in one step, on top of the previous layers.
    struct Layer: Sendable {
        enum Paint: Sendable {
            case fill
            /// A line, whose `width` is a multiple of the line width for the symbol's weight.
            case stroke(width: CGFloat)
        }
        var paint: Paint
        /// Whether this layer makes its area of the previous layers transparent instead of drawing.
        var erases = false
        var path: CGPath
    }

    enum Shape: Sendable {
        case layers([Layer])
        /// An icon of the desktop's icon theme, from an SVG file.
        case themeIcon(path: String)
    }

    var name: String
    var shape: Shape

    /// The centre of the grid, which is aligned with the middle of capital letters.
    static let center = CGPoint(x: 12, y: 12)

    /// The area of the grid that a theme icon is drawn into.
    private static let themeIconArea = CGRect(x: 1.5, y: 1.5, width: 21, height: 21)

    /// The bounding box of the symbol drawn with a line width.
    func bounds(lineWidth: CGFloat) -> CGRect {
        switch shape {
        case .themeIcon: return Symbol.themeIconArea
        case .layers(let layers):
            return layers.reduce(CGRect.null) { bounds, layer in
                guard !layer.erases else { return bounds }
                var area = layer.path.boundingBoxOfPath
                if case .stroke(let width) = layer.paint {
                    area = area.insetBy(dx: -lineWidth * width / 2, dy: -lineWidth * width / 2)
                }
                return bounds.union(area)
            }
        }
    }

    /// Draws the symbol in the coordinates of its grid of 24 by 24 units.
    ///
    /// - Parameters:
    ///   - lineWidth: the line width for the symbol's weight, in grid units.
    ///   - pixelsPerUnit: the number of pixels per grid unit at which an icon from an SVG file is rasterised.
    func draw(lineWidth: CGFloat, pixelsPerUnit: CGFloat, color: CGColor, in context: CGContext) {
        switch shape {
        case .themeIcon(let path):
            let area = Symbol.themeIconArea
            let side = max(1, Int((area.width * pixelsPerUnit).rounded(.up)))
            guard side <= CGImage.longestSide, let icon = CGImage(svg: path, pixelWidth: side, pixelHeight: side)
            else { return }
            context.drawUpright(icon.tinted(color), in: area)
        case .layers(let layers):
            context.saveGState()
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.setFillColor(color.copy(alpha: 1) ?? color)
            context.setStrokeColor(color.copy(alpha: 1) ?? color)
            // The layers are drawn as one group. Otherwise crossing translucent lines would be darker, and erasing
            // would affect the content behind the symbol.
            context.setAlpha(color.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for layer in layers {
                context.setBlendMode(layer.erases ? .clear : .normal)
                context.beginPath()
                context.addPath(layer.path)
                switch layer.paint {
                case .fill: context.fillPath()
                case .stroke(let width):
                    context.setLineWidth(lineWidth * width)
                    context.strokePath()
                }
            }
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }
}
