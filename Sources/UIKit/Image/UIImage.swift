// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// A picture, and how it is meant to be shown.
///
/// ## Caveats
/// Animated images, images of Core Image, asset catalogues and high dynamic range are absent.
open class UIImage: NSObject, @unchecked Sendable {
    let parts: Parts
    private let made = Mutex(MadePictures())

    /// Everything an image is; images are made by changing a copy.
    struct Parts {
        var content = Content.empty
        /// Under which it was asked for, where it came from a file.
        var name: String?
        /// Pixels a point.
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        /// What `withTintColor` said.
        var tint: UIColor?
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        var flipsForRightToLeft = false
        /// What was asked for, where something was.
        var configuration: Configuration?
    }

    enum Content {
        case empty
        case bitmap(CGImage)
        /// A shape, drawn at the size and weight of the image's configuration.
        case symbol(SymbolDrawing)
    }

    /// Pictures made from the content, kept for the next time.
    private struct MadePictures {
        var symbol: CGImage?
        var upright: CGImage?
        /// The few last used colours, the latest last: a table has one, two while it changes.
        var tinted: [(color: CGColor, image: CGImage)] = []
    }

    // MARK: - Making one

    /// An image without a picture.
    public override convenience init() {
        self.init(Parts())
    }

    init(_ parts: Parts) {
        self.parts = parts
        super.init()
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            Parts(content: .bitmap(cgImage), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// The same image with something changed.
    func changed(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    // MARK: - What it is

    /// Points, as the image is shown: its orientation is taken into account.
    open var size: CGSize {
        switch parts.content {
        case .empty: return .zero
        case .symbol(let drawing): return drawing.size
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return parts.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels a point.
    open var scale: CGFloat { parts.scale }

    open var imageOrientation: UIImage.Orientation { parts.orientation }

    /// The pixels as they are stored, before orientation and tint; those of a symbol are black.
    open var cgImage: CGImage? {
        switch parts.content {
        case .empty: return nil
        case .bitmap(let image): return image
        case .symbol(let drawing):
            return made.withLock { made in
                if made.symbol == nil { made.symbol = drawing.rasterized(scale: parts.scale) }
                return made.symbol
            }
        }
    }

    open var isSymbolImage: Bool {
        if case .symbol = parts.content { true } else { false }
    }

    open var renderingMode: UIImage.RenderingMode { parts.renderingMode }

    /// The edges that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { parts.capInsets ?? .zero }

    open var resizingMode: UIImage.ResizingMode { parts.resizingMode }

    /// What layout leaves out of account at the edges, such as a shadow.
    open var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }

    /// How far above its foot the image's baseline is, in points; nil where it has none.
    open var baselineOffsetFromBottom: CGFloat? { parts.baselineOffset }

    /// Whether the image is shown mirrored where the language runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }

    open var configuration: UIImage.Configuration? { parts.configuration }

    /// The size and weight that a symbol was asked for with; nil for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { parts.configuration as? SymbolConfiguration }

    // MARK: - For those who show it

    /// Whether the image is shown in the tint of its place, its own colours ignored.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The pixels upright, in their own colours or the colour that `withTintColor` gave them.
    ///
    /// - Complexity: O(pixels) once, where anything is to be done; then it is kept.
    package var uprightImage: CGImage? {
        if let tint = parts.tint { return tinted(tint.cgColor) }
        if parts.renderingMode == .alwaysTemplate { return tinted(.black) }
        return untintedImage
    }

    /// The upright pixels all in one colour, as opaque as each was.
    ///
    /// - Complexity: O(pixels) for a new colour; the last few are kept.
    package func tinted(_ color: CGColor) -> CGImage? {
        if let kept = made.withLock({ made in made.tinted.first { $0.color == color }?.image }) { return kept }
        guard let image = untintedImage?.tinted(color) else { return nil }
        made.withLock { made in
            if made.tinted.count >= UIImage.keptTints { made.tinted.removeFirst() }
            made.tinted.append((color, image))
        }
        return image
    }

    private static let keptTints = 4

    /// What an image view shows: a template in `tint`, any other image as it is.
    package func picture(tint: CGColor) -> CGImage? {
        isTemplate ? tinted(tint) : uprightImage
    }

    /// The part that stretches, in the unit rectangle that `CALayer.contentsCenter` has.
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
        if let kept = made.withLock({ $0.upright }) { return kept }
        let upright = parts.orientation.upright(image)
        made.withLock { $0.upright = upright }
        return upright
    }

    // MARK: - Comparing

    /// Equal images show the same pixels in the same way.
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
