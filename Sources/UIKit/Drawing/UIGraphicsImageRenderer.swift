// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Draws pictures of a size.
///
/// A picture of no size, or of more pixels than can be made, is empty; what is to be drawn is still run.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// The picture that `actions` draws.
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

    /// The picture that `actions` draws, as a PNG file; empty where the picture is.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that `actions` draws, as a JPEG file; empty where the picture is.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private var imageFormat: UIGraphicsImageRendererFormat {
        anyFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    private func drawNowhere(_ actions: (UIGraphicsImageRendererContext) -> Void) {
        guard let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1) else { return }
        context.clip(to: .zero)
        GraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format: imageFormat)) }
    }
}

/// What a picture is like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; 0 is the screen's.
    open var scale: CGFloat
    /// Whether the picture has no transparency; it begins black then.
    open var opaque = false

    public required init() {
        scale = PixelSize.usable(0)
        super.init()
    }

    /// The format that suits a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = PixelSize.usable(traitCollection.displayScale)
    }

    override func take(_ other: UIGraphicsRendererFormat) {
        super.take(other)
        guard let other = other as? UIGraphicsImageRendererFormat else { return }
        scale = other.scale
        opaque = other.opaque
    }
}

/// What the closure of an image renderer draws with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    ///
    /// - Complexity: O(pixels).
    open var currentImage: UIImage {
        let scale = (anyFormat as? UIGraphicsImageRendererFormat)?.scale ?? 0
        guard let image = cgContext.makeImage(), !anyFormat.bounds.isEmpty else { return UIImage() }
        return UIImage(cgImage: image, scale: PixelSize.usable(scale), orientation: .up)
    }
}
