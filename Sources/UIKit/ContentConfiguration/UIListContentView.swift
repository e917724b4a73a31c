// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The view that displays a ``UIListContentConfiguration``: an image, a text and a second text.
///
/// A new configuration updates the existing labels and image view. Setting a configuration that is equal to the
/// displayed one has no effect. Each text is measured once for each width.
///
/// At accessibility text sizes, texts are never side by side and the image is above them, so that long words have the
/// whole width.
///
/// > Note: The position of the image at accessibility text sizes is our own choice, because Apple publishes none.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    var shownConfiguration: UIListContentConfiguration
    private let primary = ListContentText()
    private let secondary = ListContentText()
    private var imageView: UIImageView?
    private var imageGuide: PlacedLayoutGuide?
    private var toolTipInteraction: UIToolTipInteraction?

    // MARK: Lifecycle

    /// Creates a view that displays a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    public override init(frame: CGRect) {
        shownConfiguration = UIListContentConfiguration.cell()
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        shownConfiguration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
    }

    // MARK: Configuration

    /// The displayed ``UIListContentConfiguration``. Setting a configuration of another type stops the app.
    open var configuration: any UIContentConfiguration {
        get { shownConfiguration }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                misuse(
                    "UIListContentView.configuration was set to a \(type(of: newValue)). Set a "
                        + "UIListContentConfiguration, or make a view of the other kind with makeContentView().")
            }
            guard new != shownConfiguration else { return }
            show(new)
        }
    }

    /// Whether a configuration is a ``UIListContentConfiguration``.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private func show(_ new: UIListContentConfiguration) {
        let keepsSize = new.hasSameSize(as: shownConfiguration)
        shownConfiguration = new
        primary.show(new.primary, new.textProperties, in: self)
        secondary.show(new.secondary, new.secondaryTextProperties, in: self)
        showImage(new.image, new.imageProperties)
        guard !keepsSize else { return updateExpansionText() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage(_ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties) {
        guard image != nil || imageView != nil else { return }
        let view = imageView ?? makeImageView()
        if view.preferredSymbolConfiguration != properties.preferredSymbolConfiguration {
            view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        }
        view.image = image
        if view.isHidden != (image == nil) { view.isHidden = image == nil }
        if view.layer.cornerRadius != properties.cornerRadius {
            view.layer.cornerRadius = properties.cornerRadius
            view.clipsToBounds = properties.cornerRadius > 0
        }
        updateImageTint()
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        view.layer.cornerCurve = .continuous
        addSubview(view)
        imageView = view
        return view
    }

    private func updateImageTint() {
        let color = shownConfiguration.imageProperties.resolvedTintColor(for: tintColor)
        if let imageView, imageView.tintColor != color { imageView.tintColor = color }
    }

    override func tintChanged() {
        super.tintChanged()
        updateImageTint()
    }

    // MARK: Guides

    /// The layout guide with the frame of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { shownConfiguration.primary.isShown ? primary.guide(in: self) : nil }

    /// The layout guide with the frame of the second text; nil without a second text.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        shownConfiguration.secondary.isShown ? secondary.guide(in: self) : nil
    }

    /// The layout guide with the frame of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? {
        guard shownConfiguration.image != nil else { return nil }
        if let imageGuide { return imageGuide }
        let guide = PlacedLayoutGuide("UIListContentImageLayoutGuide", in: self) { [weak self] in
            self?.imageView?.frame ?? .zero
        }
        imageGuide = guide
        return guide
    }

    // MARK: Geometry

    /// The margins of the content, taken from the configuration. In an axis in which the configuration preserves the
    /// superview's margins, each margin is at least as large as that of the superview.
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = shownConfiguration.directionalLayoutMargins
        let axes = shownConfiguration.axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let superview else { return margins }
        let around = NSDirectionalEdgeInsets(
            superview.effectiveMargins.covering(frame, in: superview.marginBounds),
            effectiveUserInterfaceLayoutDirection)
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, around.top)
            margins.bottom = max(margins.bottom, around.bottom)
        }
        return margins
    }

    private var contentLayout: ListContentLayout {
        let configuration = shownConfiguration
        var layout = ListContentLayout(margins: contentMargins)
        layout.image = imageSizes
        layout.imageToText = configuration.imageToTextPadding
        layout.textToTextBeside = configuration.textToSecondaryTextHorizontalPadding
        layout.textToTextBelow = configuration.textToSecondaryTextVerticalPadding
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        layout.prefersSideBySide = configuration.prefersSideBySideTextAndSecondaryText && !isLarge
        layout.isImageAbove = isLarge
        layout.scale = pixelsPerPoint
        if configuration.primary.isShown { layout.text = primary.size }
        if configuration.secondary.isShown { layout.secondary = secondary.size }
        return layout
    }

    /// The scaled size of the image, and the size reserved for it; nil without an image.
    private var imageSizes: (size: CGSize, reserved: CGSize)? {
        guard let imageView, let image = shownConfiguration.image else { return nil }
        let properties = shownConfiguration.imageProperties
        var size = imageView.intrinsicContentSize
        let limit = properties.maximumSize
        var shrink: CGFloat = 1
        if limit.width > 0, size.width > limit.width { shrink = limit.width / size.width }
        if limit.height > 0, size.height * shrink > limit.height { shrink = limit.height / size.height }
        if shrink < 1 {
            size = CGSize(width: size.width * shrink, height: size.height * shrink)
                .roundedUp(toPixelsAt: pixelsPerPoint)
        }
        let standard = UIFontMetrics.default.scaledValue(
            for: ListContentMetrics.symbolDimension, compatibleWith: traitCollection)
        func reservedLength(_ reserved: CGFloat, _ needed: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if reserved > 0 { return reserved }
            return image.isSymbolImage ? max(standard, needed) : needed
        }
        let reserved = properties.reservedLayoutSize
        // A symbol counts as no higher than a line of text. It therefore does not increase the height of rows with one
        // line.
        let line = shownConfiguration.textProperties.font.lineHeight
        let needed = image.isSymbolImage ? min(size.height, line) : size.height
        let height = reserved.height == 0 ? needed : reservedLength(reserved.height, size.height)
        return (size, CGSize(width: reservedLength(reserved.width, size.width), height: height))
    }

    /// The size of the content, with its texts wrapped at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentLayout.size(width: size.width > 0 ? size.width : UILabel.unlimited)
            .roundedUp(toPixelsAt: pixelsPerPoint)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var heightDependsOnWidth: Bool { true }

    override func arrangedSize(width: CGFloat?) -> CGSize {
        sizeThatFits(CGSize(width: width ?? 0, height: UILabel.unlimited))
    }

    /// Returns the fitting size. If the horizontal priority is `.required`, the size has the target width, and the
    /// texts are measured only at this width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard horizontalFittingPriority == .required, targetSize.width > 0 else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let height = sizeThatFits(CGSize(width: targetSize.width, height: UILabel.unlimited)).height
        return CGSize(
            width: targetSize.width, height: fitting(height, targetSize.height, verticalFittingPriority, .vertical))
    }

    /// The distance from the leading edge of the view to the texts, in points.
    var textStart: CGFloat { contentLayout.textStart }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = contentLayout.frames(in: bounds.size)
        place(imageView, frames.image)
        place(primary.label, frames.text)
        place(secondary.label, frames.secondary)
        updateExpansionText()
    }

    /// Sets a tooltip that shows the truncated texts completely, if the configuration asks for it.
    private func updateExpansionText() {
        let text = [primary.truncatedText, secondary.truncatedText].compactMap { $0 }.joined(separator: "\n")
        guard toolTipInteraction != nil || !text.isEmpty else { return }
        let interaction = toolTipInteraction ?? UIToolTipInteraction()
        if toolTipInteraction == nil {
            toolTipInteraction = interaction
            addInteraction(interaction)
        }
        interaction.defaultToolTip = text.isEmpty ? nil : text
    }

    private func place(_ view: UIView?, _ frame: CGRect?) {
        guard let view, var frame else { return }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    override func marginsChanged() {
        super.marginsChanged()
        setNeedsLayout()
    }

    override func superviewChanged() {
        super.superviewChanged()
        setNeedsLayout()
    }

    override func updateForTraits() {
        super.updateForTraits()
        primary.invalidateSizes()
        secondary.invalidateSizes()
    }

    /// Discards the cached sizes, because a label or the image has changed its size.
    override func subviewSizeDidChange() {
        super.subviewSizeDidChange()
        primary.invalidateSizes()
        secondary.invalidateSizes()
        invalidateIntrinsicContentSize()
    }
}

extension UIListContentConfiguration.Text {
    var isShown: Bool { string?.isEmpty == false }
}
