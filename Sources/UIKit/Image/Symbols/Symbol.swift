// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A symbol's shape, on a grid of 24 by 24 units, y downwards.
struct Symbol: Sendable {
    /// One step of drawing it.
    struct Layer: Sendable {
        enum Paint: Sendable {
            case fill
            /// A line; `width` is in line widths of the symbol's weight.
            case stroke(width: CGFloat)
        }
        var paint: Paint
        /// Whether it takes away what the layers before it drew.
        var erases = false
        var path: CGPath
    }

    enum Shape: Sendable {
        case layers([Layer])
        /// An icon of the desktop's icon theme.
        case themeIcon(path: String)
    }

    var name: String
    var shape: Shape

    /// The grid's middle, which is level with the middle of capital letters.
    static let center = CGPoint(x: 12, y: 12)

    /// How much of a theme icon's grid of 16 its drawings usually fill, here in our units.
    private static let themeIconArea = CGRect(x: 1.5, y: 1.5, width: 21, height: 21)

    /// The area drawn in, with lines of this width.
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

    /// Draws the symbol in the grid's coordinates.
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
            // Together, so that lines that cross are not darker there, and nothing behind is erased.
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
