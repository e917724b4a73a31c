// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

extension RenderNode {
    /// Creates a node that draws an image, stretched over a rectangle, under a transform with perspective.
    ///
    /// If a matrix is not affine, GSK draws only a pink placeholder. So the image is cut into triangles, small enough
    /// that an affine transform of each has an error of at most ``Mesh/tolerance``. They are drawn with Cairo, so that
    /// the result is the same on every surface. Triangles are drawn without antialiasing, so that they meet exactly.
    /// The outline is clipped with antialiasing.
    ///
    /// - Complexity: O(triangles), at most 2 · 48².
    package static func image(_ image: CGImage, in rect: CGRect, seenBy transform: ProjectiveTransform) -> RenderNode {
        guard let mesh = Mesh(of: rect, seenBy: transform), let surface = image.makeSurface() else {
            return .container([])
        }
        defer { cairo_surface_destroy(surface) }
        // The transform from the rectangle to the image's pixels.
        let pixels = CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(
            CGAffineTransform(scaleX: CGFloat(image.width) / rect.width, y: CGFloat(image.height) / rect.height))
        return drawing(in: mesh.box) { context in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            let cairo = context.cairo
            cairo_add(mesh.outline, to: cairo)
            cairo_clip(cairo)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
            mesh.forEachTriangle { source, target in
                guard let back = CGAffineTransform(from: target, to: source) else { return }
                // Cairo's filter GOOD shrinks an image without flicker, but is slower than BILINEAR. So GOOD is used
                // only if the image is shrunk to less than two thirds of its size.
                let part = abs(back.a * back.d - back.b * back.c)
                cairo_pattern_set_filter(
                    pattern, part * pixels.a * pixels.d > 2.25 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
                var matrix = back.concatenating(pixels).matrix
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_set_source(cairo, pattern)
                cairo_add([target.0, target.1, target.2], to: cairo)
                cairo_fill(cairo)
            }
        }
    }
}

/// The corners of a triangle.
typealias Triangle = (CGPoint, CGPoint, CGPoint)

extension CGAffineTransform {
    /// Creates the transform that maps one triangle's corners to another's; nil if the first triangle has no area.
    init?(from: Triangle, to: Triangle) {
        let (u, v) = (from.1 - from.0, from.2 - from.0)
        let determinant = u.dx * v.dy - u.dy * v.dx
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let (p, q) = (to.1 - to.0, to.2 - to.0)
        let a = (p.dx * v.dy - q.dx * u.dy) / determinant
        let b = (p.dy * v.dy - q.dy * u.dy) / determinant
        let c = (q.dx * u.dx - p.dx * v.dx) / determinant
        let d = (q.dy * u.dx - p.dy * v.dx) / determinant
        self.init(
            a, b, c, d, to.0.x - from.0.x * a - from.0.y * c, to.0.y - from.0.x * b - from.0.y * d)
    }
}

/// Adds a closed polygon to the current path.
private func cairo_add(_ polygon: [CGPoint], to cairo: OpaquePointer) {
    for (index, point) in polygon.enumerated() {
        if index == 0 { cairo_move_to(cairo, point.x, point.y) } else { cairo_line_to(cairo, point.x, point.y) }
    }
    cairo_close_path(cairo)
}

/// A grid over a rectangle, and the projection of its cells under a projective transform.
struct Mesh {
    /// The largest allowed distance, in points, between a cell's projected centre and the centre of its projected
    /// corners: a fifth of a pixel at two pixels per point.
    static let tolerance: CGFloat = 0.1
    /// The largest number of cells along a side.
    static let mostCells = 48
    /// The largest absolute value of x and y that is drawn, in points. It is far below Cairo's limit of eight million
    /// pixels.
    private static let reach: CGFloat = 16_000

    /// The polygon onto which the visible part of the rectangle is projected.
    let outline: [CGPoint]
    /// The bounding box of the outline, enlarged by the pixels that antialiasing may touch.
    let box: CGRect
    private let rect: CGRect
    private let transform: ProjectiveTransform
    private let count: Int

    /// Creates a grid fine enough for the tolerance; nil if no part of the rectangle is visible.
    init?(of rect: CGRect, seenBy transform: ProjectiveTransform) {
        let outline = transform.image(of: rect)
        guard outline.count > 2, outline.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        var box = CGRect.null
        for point in outline { box.extend(to: point) }
        let limits = CGRect(x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        box = box.insetBy(dx: -1, dy: -1).integral.intersection(limits)
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        self.outline = outline
        self.box = box
        self.transform = transform
        // The grid extends beyond the rectangle by a margin, so that it also fills edge pixels that are only partly
        // inside.
        self.rect = rect.insetBy(dx: -rect.width / 64 - 2, dy: -rect.height / 64 - 2)
        var count = 1
        while count < Self.mostCells, Self.error(of: self.rect, transform, count: count) > Self.tolerance { count *= 2 }
        self.count = min(count, Self.mostCells)
    }

    /// The largest distance between the projected centre of a cell and the centre of its projected corners, if a side
    /// of the grid has `count` cells.
    private static func error(of rect: CGRect, _ transform: ProjectiveTransform, count: Int) -> CGFloat {
        let (width, height) = (rect.width / CGFloat(count), rect.height / CGFloat(count))
        var worst: CGFloat = 0
        for x in [rect.minX, rect.midX - width / 2, rect.maxX - width] {
            for y in [rect.minY, rect.midY - height / 2, rect.maxY - height] {
                let (a, b) = (CGPoint(x: x, y: y), CGPoint(x: x + width, y: y + height))
                let (c, d) = (CGPoint(x: x + width, y: y), CGPoint(x: x, y: y + height))
                guard
                    min(
                        min(transform.weight(at: a), transform.weight(at: b)),
                        min(transform.weight(at: c), transform.weight(at: d))) >= ProjectiveTransform.nearest,
                    let middle = transform.image(of: a.mixed(with: b, fraction: 0.5))
                else {
                    // The cell is partly behind the viewer and is not drawn. Such cells must be small, so a coarse grid
                    // is rejected.
                    worst = max(worst, count < 32 ? .infinity : 0)
                    continue
                }
                let corners = [a, b, c, d].compactMap { transform.image(of: $0) }
                guard corners.count == 4 else { continue }
                worst = max(worst, (corners[0].mixed(with: corners[1], fraction: 0.5) - middle).length)
                worst = max(worst, (corners[2].mixed(with: corners[3], fraction: 0.5) - middle).length)
            }
        }
        return worst
    }

    /// Calls `body` for both triangles of each visible cell. `source` holds the corners in the rectangle, and `target`
    /// the projected corners.
    func forEachTriangle(_ body: (_ source: Triangle, _ target: Triangle) -> Void) {
        func corner(_ column: Int, _ row: Int) -> CGPoint {
            CGPoint(
                x: rect.minX + rect.width * CGFloat(column) / CGFloat(count),
                y: rect.minY + rect.height * CGFloat(row) / CGFloat(count))
        }
        func image(_ point: CGPoint) -> CGPoint? {
            guard transform.isAffine || transform.weight(at: point) >= ProjectiveTransform.nearest else { return nil }
            return transform.image(of: point)
        }
        // The cells above and below a row of corners share the corners, so each row is projected only once.
        var above = (0...count).map { image(corner($0, 0)) }
        for row in 0..<count {
            let below = (0...count).map { image(corner($0, row + 1)) }
            defer { above = below }
            for column in 0..<count {
                guard let a = above[column], let b = above[column + 1], let c = below[column + 1],
                    let d = below[column]
                else { continue }
                let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
                let (top, bottom) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
                guard right >= box.minX, left <= box.maxX, bottom >= box.minY, top <= box.maxY else { continue }
                let (from, to) = (corner(column, row), corner(column + 1, row + 1))
                let (fromRight, fromLeft) = (CGPoint(x: to.x, y: from.y), CGPoint(x: from.x, y: to.y))
                body((from, fromRight, to), (a, b, c))
                body((from, to, fromLeft), (a, c, d))
            }
        }
    }
}
