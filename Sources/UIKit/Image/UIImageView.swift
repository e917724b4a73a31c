// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image.
///
/// The content mode determines how the image fits the bounds. A template image is shown in the tint colour; symbols
/// are templates unless they specify otherwise.
///
/// ## Caveats
/// Animated images, symbol effects and high dynamic range are absent.
@preconcurrency @MainActor
open class UIImageView: UIView {

    override var accessibilityDefaults: any AccessibilityDefaults { ImageAccessibility(view: self) }

    // MARK: - Lifecycle

    /// Creates a view that shows an image and has the image's size; a size of zero if `image` is nil.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view with the size of `image`. While the view is highlighted, it shows `highlightedImage`.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
    }

    open override class var layerClass: AnyClass { ContentLayer.self }

    // MARK: - Images

    /// The image that the view shows.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            let isAlignedAlike = image?.alignmentRectInsets == oldValue?.alignmentRectInsets
            if image?.size != oldValue?.size || !isAlignedAlike { invalidateIntrinsicContentSize() }
            imageDidChange()
        }
    }

    /// The image shown while the view is highlighted; nil shows ``image``.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the view shows its highlighted image.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The size and weight of symbols whose own configuration does not specify these values.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            imageDidChange()
        }
    }

    // MARK: - Geometry

    /// The size of the image inside its alignment insets. A view without an image has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard let image = configured(image) else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    /// The alignment insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured(image)?.size ?? super.sizeThatFits(size)
    }

    // MARK: - Displaying the image

    /// The image that is displayed: `image`, or `highlightedImage` while the view is highlighted. A symbol has the
    /// view's symbol configuration, and an image that supports it is mirrored for right-to-left layouts.
    var shownImage: UIImage? {
        guard let image = configured(isHighlighted ? highlightedImage ?? image : image) else { return nil }
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? image.withHorizontallyFlippedOrientation() : image
    }

    /// The image with the view's symbol configuration. The image's own configuration takes precedence over the view's.
    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else { return image }
        var configured = image
        traitCollection.performAsCurrent {
            configured = image.withConfiguration(preferred.applying(image.symbolConfiguration))
        }
        return configured
    }

    private func imageDidChange() {
        layer.setNeedsDisplay()
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        // A resizable image, whose edges keep their size, is redrawn for each size of the view.
        if shownImage?.isResizable == true { imageDidChange() }
    }

    override func contentModeDidChange() {
        super.contentModeDidChange()
        if shownImage?.isResizable == true { imageDidChange() }
    }

    override func tintChanged() {
        super.tintChanged()
        imageDidChange()
    }

    override func updateForTraits() {
        super.updateForTraits()
        imageDidChange()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { imageDidChange() } }
    }
}

extension UIImageView: ContentProviding {
    func updateContents(of layer: ContentLayer) {
        guard let image = shownImage else {
            if layer.contents != nil { layer.contents = nil }
            return
        }
        let tint = tintColor.resolvedColor(with: traitCollection)
        if image.isResizable, contentMode == .scaleToFill || contentMode == .redraw {
            layer.contents = resized(image, tint: tint)
            return
        }
        var picture: CGImage?
        traitCollection.performAsCurrent { picture = image.picture(tint: tint.cgColor) }
        if layer.contentsScale != image.scale { layer.contentsScale = image.scale }
        if picture !== layer.contents as? CGImage { layer.contents = picture }
    }

    /// Draws a resizable image over the whole bounds, and returns the drawing; nil if the bounds are empty. The parts
    /// of the image within its cap insets keep their size.
    private func resized(_ image: UIImage, tint: UIColor) -> RenderNode? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = image.isTemplate ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
        return RenderNode.drawing(in: bounds) { context in
            UIGraphicsPushContext(context)
            traitCollection.performAsCurrent { image.draw(in: bounds) }
            UIGraphicsPopContext()
        }
    }
}

extension UIImage {
    /// Whether the image has cap insets: edges that keep their size when the image is resized.
    fileprivate var isResizable: Bool { capInsets != .zero }
}
