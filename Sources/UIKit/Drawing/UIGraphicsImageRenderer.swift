// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A renderer that draws images of a fixed size.
///
/// If a side of the drawing area is zero or has too many pixels, the image is empty; the drawing closure is still
/// called.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer for a rectangle, with the preferred format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for a size in points, with the preferred format.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Creates a renderer for a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for a rectangle, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Returns the image that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = imageFormat
        guard let pixels = PixelSize(format.bounds.size, scale: format.scale),
            let context = pixels.makeContext(isOpaque: format.opaque)
        else {
            drawNowhere(actions)
            return UIImage()
        }
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        let drawing = UIGraphicsImageRendererContext(context, format: format)
        GraphicsStack.draw(in: context) { actions(drawing) }
        return drawing.currentImage
    }

    /// Returns the PNG data of the image that `actions` draws; empty if the image is empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the JPEG data of the image that `actions` draws; empty if the image is empty.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private var imageFormat: UIGraphicsImageRendererFormat {
        anyFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// Calls `actions` with a context in which nothing is visible, for an image without pixels.
    private func drawNowhere(_ actions: (UIGraphicsImageRendererContext) -> Void) {
        guard let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1) else { return }
        context.clip(to: .zero)
        GraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format: imageFormat)) }
    }
}

/// The properties of the images that a renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; 0 means the screen's scale.
    open var scale: CGFloat
    /// Whether the image has no transparency. An opaque image is black before the drawing.
    open var opaque = false

    /// Creates a format with the scale of the screen.
    public required init() {
        scale = PixelSize.usable(0)
        super.init()
    }

    /// Creates the format for a screen with the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = PixelSize.usable(traitCollection.displayScale)
    }

    override func copyProperties(from other: UIGraphicsRendererFormat) {
        super.copyProperties(from: other)
        guard let other = other as? UIGraphicsImageRendererFormat else { return }
        scale = other.scale
        opaque = other.opaque
    }
}

/// The context that is passed to the drawing closure of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image with the drawing so far.
    ///
    /// - Complexity: O(n) for n pixels
    open var currentImage: UIImage {
        let scale = (anyFormat as? UIGraphicsImageRendererFormat)?.scale ?? 0
        guard let image = cgContext.makeImage(), !anyFormat.bounds.isEmpty else { return UIImage() }
        return UIImage(cgImage: image, scale: PixelSize.usable(scale), orientation: .up)
    }
}
