// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The render nodes of a layer itself, without its sublayers.
struct LayerDecoration {
    /// The background and the contents, behind the sublayers.
    var back: RenderNode?
    /// The border, in front of the sublayers.
    var front: RenderNode?

    init(back: RenderNode?, front: RenderNode?) {
        self.back = back
        self.front = front
    }

    /// Renders the background, contents and border of a layer.
    ///
    /// - Parameters:
    ///   - shown: the layer, or its presentation copy.
    ///   - layer: the layer itself, which caches scaled images of its contents.
    init(of shown: CALayer, keptBy layer: CALayer) {
        let values = shown.values
        let rect = CGRect(origin: .zero, size: values.geometry.bounds.size)
        var nodes: [RenderNode] = []
        if rect.width > 0, rect.height > 0 {
            if let color = values.backgroundColor, color.alpha > 0 {
                let fill = RenderNode.color(color, in: rect)
                nodes.append(values.cornerRadii.isZero ? fill : values.cut(fill))
            }
            if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 {
                front = LayerDecoration.border(values, color, in: rect)
            }
        }
        if var node = LayerContents.node(values, in: rect, keptBy: layer) {
            if layer.contentsAreFlipped() {
                node = node.transformed(by: CGAffineTransform(1, 0, 0, -1, 0, rect.height))
            }
            nodes.append(node)
        }
        if let node = shown.ownNode() {
            nodes.append(node.translated(x: -values.geometry.bounds.minX, y: -values.geometry.bounds.minY))
        }
        back = nodes.count > 1 ? RenderNode.container(nodes) : nodes.first
    }

    private static func border(_ values: LayerValues, _ color: CGColor, in rect: CGRect) -> RenderNode {
        let corners = values.cornerRadii
        guard values.cornerCurve == .continuous, !corners.isZero else {
            return RenderNode.border(color, width: values.borderWidth, in: rect, corners: corners)
        }
        let path = ContinuousCorner.path(in: rect, corners: corners)
        return RenderNode.drawing(in: rect) { context in
            // The outer half of the line is clipped, so the line is twice as wide as the border.
            context.addPath(path)
            context.clip()
            context.addPath(path)
            context.setStrokeColor(color)
            context.setLineWidth(values.borderWidth * 2)
            context.strokePath()
        }
    }
}

/// Functions that create the render node of a layer's `contents`.
enum LayerContents {
    static func node(_ values: LayerValues, in rect: CGRect, keptBy layer: CALayer) -> RenderNode? {
        if !layer.cache.parts.isEmpty || !layer.cache.halved.isEmpty {
            let images = images(in: values.contents as AnyObject?)
            layer.cache.parts.removeAll { kept in !images.contains { $0 === kept.key.image } }
            layer.cache.halved.removeAll { kept in !images.contains { $0 === kept.source } }
        }
        return made(values, in: rect, keptBy: layer)
    }

    /// The images that `contents` consists of: one image, or all images of a cross-fade.
    private static func images(in contents: AnyObject?) -> [CGImage] {
        if let mixed = contents as? CrossFadedContents { return images(in: mixed.old) + images(in: mixed.new) }
        return (contents as? CGImage).map { [$0] } ?? []
    }

    private static func made(_ values: LayerValues, in rect: CGRect, keptBy layer: CALayer) -> RenderNode? {
        guard let contents = values.contents else { return nil }
        switch contents {
        case let node as RenderNode:
            return inFormat(node, values.contentsFormat)
        case let drawn as DrawnContents:
            return drawn.node(values, in: rect).map { inFormat($0, values.contentsFormat) }
        case let image as CGImage:
            return self.node(image, values, in: rect, keptBy: layer)
        case let mixed as CrossFadedContents:
            func node(_ contents: AnyObject?) -> RenderNode? {
                var values = values
                values.contents = contents
                return made(values, in: rect, keptBy: layer)
            }
            return RenderNode.mixed(node(mixed.old), node(mixed.new), fraction: mixed.fraction)
        default:
            return nil
        }
    }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    private static func inFormat(_ node: RenderNode, _ format: CALayerContentsFormat) -> RenderNode {
        guard format == .gray8Uint else { return node }
        // The luminance coefficients of red, green and blue, from ITU-R BT.709.
        let light: [Float] = [0.2126, 0.7152, 0.0722]
        return node.recolored(
            rows: light.map { SIMD4($0, $0, $0, 0) } + [SIMD4(0, 0, 0, 1)])
    }

    private static func node(
        _ image: CGImage, _ values: LayerValues, in rect: CGRect, keptBy layer: CALayer
    ) -> RenderNode? {
        let part = values.contentsRect
        let size = CGSize(
            width: CGFloat(image.width) / values.contentsScale * abs(part.width),
            height: CGFloat(image.height) / values.contentsScale * abs(part.height))
        let place = values.contentsGravity.rect(for: size, in: rect)
        guard place.width > 0, place.height > 0, part.width > 0, part.height > 0 else { return nil }
        if values.contentsCenter != whole, values.contentsGravity.resizes {
            let key = NineParts.Key(image: image, rect: part, center: values.contentsCenter)
            if let kept = layer.cache.parts.first(where: { $0.key == key }) {
                return kept.node(in: place, scale: values.contentsScale, filters: values)
            }
            let parts = NineParts(key)
            layer.cache.parts.removeAll { $0.key.image === image }
            layer.cache.parts.append(parts)
            return parts.node(in: place, scale: values.contentsScale, filters: values)
        }
        layer.cache.parts.removeAll { $0.key.image === image }
        if part == whole { return filtered(image, in: place, values, keptBy: layer) }
        // The rectangle of the whole image, scaled so that the shown part of the image fills `place`.
        let all = CGRect(
            x: place.minX - part.minX * place.width / part.width,
            y: place.minY - part.minY * place.height / part.height,
            width: place.width / part.width, height: place.height / part.height)
        return filtered(image, in: all, values, keptBy: layer).clipped(to: place)
    }

    /// An image stretched to a rectangle, with the layer's filter.
    ///
    /// - Parameter layer: the layer that caches a reduced image; nil for one part of a nine-part image, which is not
    ///   cached.
    static func filtered(
        _ image: CGImage, in rect: CGRect, _ values: LayerValues, keptBy layer: CALayer?
    ) -> RenderNode {
        let pixels = LayerRenderer.pixelsPerPoint
        let shrinking = min(
            CGFloat(image.width) / (rect.width * pixels), CGFloat(image.height) / (rect.height * pixels))
        let filter = shrinking > 1 ? values.minificationFilter : values.magnificationFilter
        switch filter {
        case .nearest:
            return RenderNode.nearestNeighborImage(image, in: rect)
        case .trilinear where shrinking > 1:
            let halvings = HalvedImage.halvings(shrinking: shrinking, bias: values.minificationFilterBias)
            if let kept = layer?.cache.halved.first(where: { $0.source === image && $0.halvings == halvings }) {
                return RenderNode.image(kept.image, in: rect)
            }
            RenderStatistics.current.halvings += 1
            let halved = HalvedImage(image, halvings: halvings)
            layer?.cache.halved.removeAll { $0.source === image }
            layer?.cache.halved.append(halved)
            return RenderNode.image(halved.image, in: rect)
        default:
            return RenderNode.image(image, in: rect)
        }
    }
}

/// A copy of an image whose size was halved repeatedly. It is drawn if the image is shown much smaller than its size.
struct HalvedImage {
    let source: CGImage
    let halvings: Int
    let image: CGImage

    init(_ source: CGImage, halvings: Int) {
        self.source = source
        self.halvings = halvings
        var image = source
        for _ in 0..<halvings where image.width > 1 || image.height > 1 {
            let size = CGSize(width: (image.width + 1) / 2, height: (image.height + 1) / 2)
            let node = RenderNode.image(image, in: CGRect(origin: .zero, size: size))
            guard let half = node.rasterized(in: CGRect(origin: .zero, size: size), scale: 1) else { break }
            image = half
        }
        self.image = image
    }

    /// The number of halvings for an image drawn `shrinking` times smaller, with the filter's `bias` added. A NaN bias
    /// counts as 0.
    static func halvings(shrinking: CGFloat, bias: Float) -> Int {
        let wanted = log2(shrinking) + (bias.isNaN ? 0 : CGFloat(bias))
        // After 30 halvings, an image of any possible size has a single pixel.
        return Int(min(max(wanted, 0), 30).rounded(.down))
    }
}

extension CALayerContentsGravity {
    /// Whether the contents are scaled to the bounds in one or both directions.
    fileprivate var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}

/// A nine-part image: its corners keep their size, its sides stretch in one direction, its centre in both.
struct NineParts {
    struct Key: Equatable {
        var image: CGImage
        var rect: CGRect
        var center: CGRect

        static func == (a: Key, b: Key) -> Bool {
            a.image === b.image && a.rect == b.rect && a.center == b.center
        }
    }

    let key: Key
    /// The four boundaries of the three columns of parts, in pixels of the image; `rows` holds those of the rows.
    private let columns: [CGFloat]
    private let rows: [CGFloat]
    /// The nine parts, row by row; nil for a part without pixels.
    private let images: [CGImage?]

    init(_ key: Key) {
        self.key = key
        let (width, height) = (CGFloat(key.image.width), CGFloat(key.image.height))
        func cuts(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ all: CGFloat) -> [CGFloat] {
            [start, start + length * from, start + length * to, start + length].map {
                max(0, min(all, ($0 * all).rounded()))
            }
        }
        let (rect, center) = (key.rect, key.center)
        let columns = cuts(rect.minX, rect.width, center.minX, center.maxX, width)
        let rows = cuts(rect.minY, rect.height, center.minY, center.maxY, height)
        (self.columns, self.rows) = (columns, rows)
        images = (0..<9).map { index in
            let (column, row) = (index % 3, index / 3)
            return key.image.cropping(
                to: CGRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row]))
        }
    }

    func node(in place: CGRect, scale: CGFloat, filters: LayerValues) -> RenderNode {
        /// The boundaries, in points, of the three parts along one side of the drawn image. `cuts` holds the boundaries
        /// in the image, in pixels. The outer parts keep their size if there is room.
        func spread(_ cuts: [CGFloat], from start: CGFloat, length: CGFloat) -> [CGFloat] {
            var (first, last) = ((cuts[1] - cuts[0]) / scale, (cuts[3] - cuts[2]) / scale)
            if first + last > length {
                (first, last) = (length * first / (first + last), length * last / (first + last))
            }
            return [start, start + first, start + length - last, start + length]
        }
        let x = spread(columns, from: place.minX, length: place.width)
        let y = spread(rows, from: place.minY, length: place.height)
        return RenderNode.container(
            images.enumerated().compactMap { index, image in
                let (column, row) = (index % 3, index / 3)
                let part = CGRect(
                    x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                guard let image, part.width > 0, part.height > 0 else { return nil }
                return LayerContents.filtered(image, in: part, filters, keptBy: nil)
            })
    }
}
