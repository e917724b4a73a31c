// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// An image, with the settings for its display.
///
/// ## Caveats
/// Animated images, Core Image images and high dynamic range are absent.
open class UIImage: NSObject, @unchecked Sendable {
    let parts: Parts
    private let cache = Mutex(BitmapCache())

    /// All properties of an image. An image is immutable, so a variant of it is created from a changed copy of its
    /// parts.
    struct Parts {
        var content = Content.empty
        /// The name with which the image was loaded from a file.
        var name: String?
        /// Pixels per point.
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        /// The colour that `withTintColor` set.
        var tint: UIColor?
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        var flipsForRightToLeft = false
        /// The configuration with which the image was looked up, if any.
        var configuration: Configuration?
        /// The variants of which this image is one.
        var asset: UIImageAsset?
    }

    enum Content {
        case empty
        case bitmap(CGImage)
        /// A vector shape, drawn at the size and weight of the image's configuration.
        case symbol(SymbolDrawing)
    }

    /// Cached bitmaps that were made from the content.
    private struct BitmapCache {
        var symbol: CGImage?
        var upright: CGImage?
        /// The tint colours used last, with the bitmaps in those colours, the newest at the end. Most images need one,
        /// or two while the tint colour changes.
        var tinted: [(color: CGColor, image: CGImage)] = []
    }

    // MARK: - Creating images

    /// Creates an empty image.
    public override convenience init() {
        self.init(Parts())
    }

    init(_ parts: Parts) {
        self.parts = parts
        super.init()
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with `scale` pixels per point, displayed in an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            Parts(content: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// Returns a copy of the image with changes.
    func changed(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    // MARK: - Properties

    /// The size in points, after the orientation is applied.
    open var size: CGSize {
        switch parts.content {
        case .empty: return .zero
        case .symbol(let drawing): return drawing.size
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return parts.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels per point.
    open var scale: CGFloat { parts.scale }

    /// The rotation and mirroring of the stored pixels for display.
    open var imageOrientation: UIImage.Orientation { parts.orientation }

    /// The stored pixels, before orientation and tint are applied. A symbol's pixels are black.
    open var cgImage: CGImage? {
        switch parts.content {
        case .empty: return nil
        case .bitmap(let image): return image
        case .symbol(let drawing):
            return cache.withLock { cache in
                if cache.symbol == nil { cache.symbol = drawing.rasterized(scale: parts.scale) }
                return cache.symbol
            }
        }
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = parts.content { true } else { false }
    }

    /// Whether the image is shown as a template or in its original colours.
    open var renderingMode: UIImage.RenderingMode { parts.renderingMode }

    /// The edges that keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { parts.capInsets ?? .zero }

    /// The way in which the centre of a resizable image is enlarged.
    open var resizingMode: UIImage.ResizingMode { parts.resizingMode }

    /// The margins, in points, that layout ignores when it aligns the image, such as the space for a shadow.
    open var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }

    /// The distance of the image's baseline from its bottom edge, in points; nil if it has no baseline.
    open var baselineOffsetFromBottom: CGFloat? { parts.baselineOffset }

    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }

    /// The configuration with which the image was looked up.
    open var configuration: UIImage.Configuration? { parts.configuration }

    /// The configuration of a symbol, with its size and weight; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { parts.configuration as? SymbolConfiguration }

    // MARK: - Rendering

    /// Whether the image is shown in the view's tint colour instead of its own colours.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The pixels after the orientation is applied. They have the colour set by `withTintColor`, if there is one.
    /// Otherwise a template is black, and any other image has its own colours.
    ///
    /// - Complexity: O(n) for n pixels the first time, if the pixels have to be changed; then the result is cached.
    package var uprightImage: CGImage? {
        if let tint = parts.tint { return tinted(tint.cgColor) }
        if parts.renderingMode == .alwaysTemplate { return tinted(.black) }
        return untintedImage
    }

    /// Returns the pixels after the orientation is applied, in one colour and with the opacity of each pixel kept.
    ///
    /// - Complexity: O(n) for n pixels for a new colour; the bitmaps in the last few colours are cached.
    package func tinted(_ color: CGColor) -> CGImage? {
        if let kept = cache.withLock({ cache in cache.tinted.first { $0.color == color }?.image }) { return kept }
        guard let image = untintedImage?.tinted(color) else { return nil }
        cache.withLock { cache in
            if cache.tinted.count >= UIImage.keptTints { cache.tinted.removeFirst() }
            cache.tinted.append((color, image))
        }
        return image
    }

    /// The maximum number of colours whose tinted bitmaps are cached.
    private static let keptTints = 4

    /// The bitmap that an image view shows: a template in `tint`, any other image unchanged.
    package func picture(tint: CGColor) -> CGImage? {
        isTemplate ? tinted(tint) : uprightImage
    }

    /// The part of the image inside its cap insets, in fractions of the image's size, as `CALayer.contentsCenter` takes
    /// it. Without cap insets, it is the whole image.
    package var contentsCenter: CGRect {
        let size = size
        guard let insets = parts.capInsets, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let center = CGRect(origin: .zero, size: size).inset(by: insets)
        return CGRect(
            x: center.minX / size.width, y: center.minY / size.height, width: center.width / size.width,
            height: center.height / size.height)
    }

    private var untintedImage: CGImage? {
        guard let image = cgImage, parts.orientation != .up else { return cgImage }
        if let kept = cache.withLock({ $0.upright }) { return kept }
        let upright = parts.orientation.upright(image)
        cache.withLock { $0.upright = upright }
        return upright
    }

    // MARK: - Comparing

    /// Whether both images show the same bitmap object or equal symbols, with equal size, scale, orientation, rendering
    /// mode and tint.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard scale == other.scale, imageOrientation == other.imageOrientation, size == other.size,
            renderingMode == other.renderingMode, parts.tint == other.parts.tint
        else { return false }
        switch (parts.content, other.parts.content) {
        case (.empty, .empty): return true
        case (.bitmap(let a), .bitmap(let b)): return a === b
        case (.symbol(let a), .symbol(let b)): return a == b
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        return hasher.finalize()
    }

    open override var description: String {
        "<UIImage: \(size.width) × \(size.height) points at \(scale)>"
    }
}
