// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A symbol with a size, a weight and a scale.
struct SymbolDrawing: Equatable, Sendable {
    let symbol: Symbol
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    /// The area that the drawing covers, in units of the symbol's grid of 24 by 24 units.
    private let canvas: CGRect
    private let lineWidth: CGFloat
    private let pointsPerUnit: CGFloat

    init(_ symbol: Symbol, pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        self.symbol = symbol
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
        lineWidth = Measures.lineWidths[weight.rawValue]
        pointsPerUnit = pointSize * Measures.factor(of: scale) / Measures.unitsPerEm
        // The canvas is as wide as the drawing and its margins. It is high enough to contain the drawing with the
        // grid's centre in the middle.
        let bounds = symbol.bounds(lineWidth: lineWidth)
        let reach = max(Symbol.center.y - bounds.minY, bounds.maxY - Symbol.center.y) + Measures.margin
        canvas = CGRect(
            x: bounds.minX - Measures.margin, y: Symbol.center.y - reach, width: bounds.width + 2 * Measures.margin,
            height: 2 * reach)
    }

    static func == (a: SymbolDrawing, b: SymbolDrawing) -> Bool {
        a.symbol.name == b.symbol.name && a.pointSize == b.pointSize && a.weight == b.weight && a.scale == b.scale
    }

    /// The size in points, rounded up to half points, which are whole pixels at the usual scale of 2.
    var size: CGSize {
        CGSize(width: whole(canvas.width * pointsPerUnit), height: whole(canvas.height * pointsPerUnit))
    }

    private func whole(_ length: CGFloat) -> CGFloat {
        (length * 2).rounded(.up) / 2
    }

    func draw(in rect: CGRect, color: CGColor, in context: CGContext) {
        let size = size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width * pointsPerUnit, y: rect.height / size.height * pointsPerUnit)
        // The space that rounding has added to the size is divided equally between opposite sides.
        context.translateBy(
            x: (size.width / pointsPerUnit - canvas.width) / 2 - canvas.minX,
            y: (size.height / pointsPerUnit - canvas.height) / 2 - canvas.minY)
        let transform = context.ctm
        let pixelsPerUnit = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        symbol.draw(lineWidth: lineWidth, pixelsPerUnit: pixelsPerUnit, color: color, in: context)
        context.restoreGState()
    }

    func rasterized(scale: CGFloat) -> CGImage? {
        guard let pixels = PixelSize(size, scale: scale), let context = pixels.makeContext(isOpaque: false) else {
            return nil
        }
        draw(in: CGRect(origin: .zero, size: size), color: .black, in: context)
        return context.makeImage()
    }

    /// The sizes of symbols relative to text. They were measured in pictures of Apple's symbols, and are accurate to
    /// half a point at a size of 17 points.
    private enum Measures {
        /// The number of grid units that are as long as the point size: a circle 20 units wide is as wide as the point
        /// size.
        static let unitsPerEm: CGFloat = 20
        /// The margin around the drawing, in grid units.
        static let margin: CGFloat = 0.75
        /// The line widths in grid units, indexed by the raw value of the weight.
        static let lineWidths: [CGFloat] = [1.8, 0.8, 1.05, 1.4, 1.8, 2.05, 2.35, 2.7, 3.05, 3.4]

        static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
            switch scale {
            case .small: 0.79
            case .large: 1.28
            case .medium, .default, .unspecified: 1
            }
        }
    }
}
