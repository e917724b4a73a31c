// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// A view that shows one or more lines of read-only text.
///
/// The text is centred vertically. It is rendered as vectors, so that it is sharp at every scale. It is laid out again
/// only when the text, its style or the width changes.
///
/// ## Caveats
/// Line break strategies, vibrancy and the scrolling of truncated text (marquee) are not supported.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = Content.plain(nil)
    var chosenFont: UIFont?
    var chosenColor: UIColor?
    var chosenAlignment = NSTextAlignment.natural
    var chosenLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The text that the label's layer shows; nil if a subclass draws the content instead.
    var shown: PlacedText?

    enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// The font of a label until its `font` is set.
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    /// A length in points that means "unlimited". Unlike infinity, it is safe in arithmetic.
    nonisolated static let unlimited: CGFloat = 1_000_000

    override var accessibilityDefaults: any AccessibilityDefaults { TextLabelAccessibility(view: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a label of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    open override class var layerClass: AnyClass { ContentLayer.self }

    // MARK: - Text

    /// The text as a string. Setting it removes all attributes.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let text) = content, text == newValue, text?.utf8.count == newValue?.utf8.count { return }
            content = .plain(newValue)
            textDidChange()
        }
    }

    /// The text with attributes. Setting it also sets the label's font, colour, alignment and line break mode to those
    /// of the first character.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set {
            guard let newValue else {
                text = nil
                return
            }
            let copy = NSAttributedString(attributedString: newValue)
            content = .attributed(copy)
            takeOverAttributes(of: copy)
            textDidChange()
        }
    }

    /// The font of the text. The default is the system font at 17 points.
    open var font: UIFont! {
        get { chosenFont ?? UILabel.defaultFont }
        set {
            guard chosenFont !== newValue else { return }
            chosenFont = newValue
            setAttribute(.font, to: font!)
            textDidChange()
        }
    }

    /// The colour of the text.
    open var textColor: UIColor! {
        get { chosenColor ?? .label }
        set {
            guard chosenColor !== newValue else { return }
            chosenColor = newValue
            setAttribute(.foregroundColor, to: textColor!)
            lookDidChange()
        }
    }

    /// The horizontal alignment of the text.
    open var textAlignment: NSTextAlignment {
        get { chosenAlignment }
        set {
            guard chosenAlignment != newValue else { return }
            chosenAlignment = newValue
            changeParagraphStyles { $0.alignment = newValue }
            lookDidChange()
        }
    }

    /// The treatment of text that is too long for its line.
    open var lineBreakMode: NSLineBreakMode {
        get { chosenLineBreakMode }
        set {
            guard chosenLineBreakMode != newValue else { return }
            chosenLineBreakMode = newValue
            changeParagraphStyles { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The maximum number of lines; 0 allows as many as fit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether the label is enabled. A disabled label is drawn dimmed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { lookDidChange() } }
    }

    /// Whether the text is drawn in ``highlightedTextColor``, if that is set.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { lookDidChange() } }
    }

    /// The colour of the text while the label is highlighted; nil keeps the normal colours.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { lookDidChange() } }
    }

    /// The colour of the text's shadow, which has no blur; nil draws no shadow.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { lookDidChange() } }
    }

    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { lookDidChange() } }
    }

    // MARK: - Fitting

    /// Whether text that is too wide is drawn smaller, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The smallest scale factor for the font size; with 0, the text is never drawn smaller.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { lookDidChange() } }
    }

    /// Whether letters may be set closer together to avoid truncation.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() } }
    }

    /// Whether a font that follows the user's text size is updated when the text size changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The width at which a label of several lines wraps when its intrinsic size is computed; with 0, the text does not
    /// wrap.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Geometry

    /// The size of the text in points, rounded up to whole pixels. If several lines are allowed, the text is wrapped at
    /// the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return fittingSize(width: isWrapped ? preferredMaxLayoutWidth : UILabel.unlimited)
    }

    override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func arrangedSize(width: CGFloat?) -> CGSize {
        guard let width, width > 0, numberOfLines != 1 else { return intrinsicContentSize }
        return fittingSize(width: width)
    }

    override func baselines(in size: CGSize) -> Baselines? {
        let text = labelText
        let layout = text.layout(in: size, lines: numberOfLines)
        guard !layout.lines.isEmpty else { return nil }
        let top = top(ofTextOfHeight: layout.size.height.roundedUp(toPixelsAt: pixelsPerPoint), in: size.height)
        return Baselines(
            first: top + CGFloat(layout.firstBaseline), last: size.height - top - CGFloat(layout.lastBaseline))
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The rectangle of the text in `bounds`, with at most `numberOfLines` lines; 0 means no limit. Override the method
    /// to move the text or to add a margin.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = labelText.layout(in: bounds.size, lines: numberOfLines).size.roundedUp(toPixelsAt: pixelsPerPoint)
        let free = bounds.width - min(size.width, bounds.width)
        let x: CGFloat =
            switch sideOfText {
            case .right: free
            case .center: free / 2
            default: 0
            }
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + top(ofTextOfHeight: size.height, in: bounds.height),
            width: min(size.width, bounds.width), height: size.height)
    }

    /// The distance in points from the top of a space of height `room` to the top of text that is centred in it. It is
    /// rounded down to whole pixels, and never negative.
    func top(ofTextOfHeight height: CGFloat, in room: CGFloat) -> CGFloat {
        max(0, (room - height) / 2).roundedDown(toPixelsAt: pixelsPerPoint)
    }

    // MARK: - Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text, centred vertically in `rect`. Override the method to draw more, or to use another rectangle.
    open func drawText(in rect: CGRect) {
        drawPlacedText(in: rect)
    }

    // MARK: - Changes

    /// Requests a new layout and drawing, because the size of the text may have changed.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    /// Requests that the text is drawn again, without a new layout.
    func lookDidChange() {
        layer.setNeedsDisplay()
    }

    override func updateForTraits() {
        super.updateForTraits()
        if adjustsFontForContentSizeCategory { adjustFonts() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
    }
}
