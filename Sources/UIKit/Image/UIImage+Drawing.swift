// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Draws the image in its own size into the current context, with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in its own size into the current context, with a blend mode and an opacity. Its top left corner
    /// is at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, stretched to a rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width.isFinite, rect.height.isFinite else { return }
        if let insets = parts.capInsets, rect.size != size {
            drawResized(in: rect, insets, in: context)
        } else if case .symbol(let drawing) = parts.content, parts.orientation == .up {
            // The symbol is drawn from its vector shape, so it is sharp at any size.
            drawing.draw(in: rect, color: parts.tint?.cgColor ?? .black, in: context)
        } else if let image = uprightImage {
            context.drawUpright(image, in: rect)
        }
    }

    /// Draws the image into the current context, stretched to a rectangle, with a blend mode and an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.inSavedState(blendMode, alpha) { draw(in: rect) }
    }

    /// Tiles a rectangle of the current context with the image, starting at the top left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.tile(image, size: size, over: rect)
    }

    /// Draws the nine parts of a resizable image: fixed corners, and edges and a centre that are stretched or tiled.
    private func drawResized(in rect: CGRect, _ insets: UIEdgeInsets, in context: CGContext) {
        guard let image = uprightImage else { return }
        let columns = Cuts(
            before: insets.left, after: insets.right, source: size.width, target: rect.width, start: rect.minX)
        let rows = Cuts(
            before: insets.top, after: insets.bottom, source: size.height, target: rect.height, start: rect.minY)
        for row in rows.parts {
            for column in columns.parts {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound,
                    width: column.source.upperBound - column.source.lowerBound,
                    height: row.source.upperBound - row.source.lowerBound)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
                    let part = image.cropping(to: source.applying(CGAffineTransform(scaleX: scale, y: scale)))
                else { continue }
                if parts.resizingMode == .tile {
                    context.tile(part, size: source.size, over: target)
                } else {
                    context.drawUpright(part, in: target)
                }
            }
        }
    }
}

/// The three parts of a resizable image along one axis: two cap insets, and the centre between them. Each part has a
/// range in the image and a range in the rectangle to draw in.
private struct Cuts {
    var parts: [(source: Range<CGFloat>, target: Range<CGFloat>)] = []

    init(before: CGFloat, after: CGFloat, source: CGFloat, target: CGFloat, start: CGFloat) {
        let before = max(0, min(before, source))
        let after = max(0, min(after, source - before))
        // If `target` is shorter than both cap insets together, both shrink in proportion, and the centre is empty.
        let factor = before + after > target ? max(0, target) / (before + after) : 1
        let sources = [0, before, source - after, source]
        let targets = [start, start + before * factor, start + target - after * factor, start + target]
        for index in 0..<3 where sources[index] < sources[index + 1] && targets[index] < targets[index + 1] {
            parts.append((sources[index]..<sources[index + 1], targets[index]..<targets[index + 1]))
        }
    }
}

extension CGContext {
    /// Fills a rectangle with copies of an image, side by side from the top left corner.
    ///
    /// - Parameter size: the size of each copy, in points.
    fileprivate func tile(_ image: CGImage, size: CGSize, over rect: CGRect) {
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        saveGState()
        clip(to: rect)
        drawUpright(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        restoreGState()
    }
}
