// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// One or more lines of text that is read, not edited.
///
/// The text stands in the middle of the height it has, and is shown as vectors: it is sharp at every scale, and made
/// again only when the text, its look or the width changes.
///
/// ## Caveats
/// Line break strategies, vibrancy and the marquee are absent.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = Content.plain(nil)
    var chosenFont: UIFont?
    var chosenColor: UIColor?
    var chosenAlignment = NSTextAlignment.natural
    var chosenLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// What the layer shows; nil where a subclass draws.
    var shown: PlacedText?

    enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// The font of labels that nobody gave one.
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    /// Points that are as good as infinitely many, and can still be reckoned with.
    nonisolated static let unlimited: CGFloat = 1_000_000

    override var accessibilityDefaults: any AccessibilityDefaults { TextLabelAccessibility(view: self) }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
    }

    private func setUpLabel() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        // A little more than other views: beside them it keeps its width. As Interface Builder's labels.
        priorities.hugging = (UILayoutPriority.defaultLow + 1, UILayoutPriority.defaultLow + 1)
    }

    open override class var layerClass: AnyClass { ContentLayer.self }

    // MARK: - Text

    /// Setting it takes attributes away.
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

    /// Text with attributes; the label takes over those of its beginning as its font, colour and alignment.
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

    /// 17 points of the system's font unless set.
    open var font: UIFont! {
        get { chosenFont ?? UILabel.defaultFont }
        set {
            guard chosenFont !== newValue else { return }
            chosenFont = newValue
            setAttribute(.font, to: font!)
            textDidChange()
        }
    }

    open var textColor: UIColor! {
        get { chosenColor ?? .label }
        set {
            guard chosenColor !== newValue else { return }
            chosenColor = newValue
            setAttribute(.foregroundColor, to: textColor!)
            lookDidChange()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { chosenAlignment }
        set {
            guard chosenAlignment != newValue else { return }
            chosenAlignment = newValue
            changeParagraphStyles { $0.alignment = newValue }
            lookDidChange()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { chosenLineBreakMode }
        set {
            guard chosenLineBreakMode != newValue else { return }
            chosenLineBreakMode = newValue
            changeParagraphStyles { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The most lines; 0 is as many as there is room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// A disabled label is drawn dimmed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { lookDidChange() } }
    }

    /// Whether the text is drawn in ``highlightedTextColor``, where there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { lookDidChange() } }
    }

    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { lookDidChange() } }
    }

    /// The colour of a second drawing of the text behind the first; nil draws none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { lookDidChange() } }
    }

    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { lookDidChange() } }
    }

    // MARK: - Fitting

    /// Whether text that is too wide is set smaller, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The least part of the font's size that is still acceptable; 0 never shrinks.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { lookDidChange() } }
    }

    /// Whether letters may stand a little closer to each other where that shows text that would be truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() } }
    }

    /// Whether a font that follows the user's text size changes with it while the label is shown.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The width at which a label of several lines wraps when it is asked for its intrinsic size; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Geometry

    /// The size of the text in whole pixels: wrapped at the width where several lines are allowed, else on one line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: numberOfLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return fittingSize(width: isWrapped ? preferredMaxLayoutWidth : UILabel.unlimited)
    }

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

    /// Where the text stands in `bounds`; override it to place the text elsewhere or to give it a margin.
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

    /// How far below the top of some room its text begins: on a pixel, and never above the top.
    func top(ofTextOfHeight height: CGFloat, in room: CGFloat) -> CGFloat {
        max(0, (room - height) / 2).roundedDown(toPixelsAt: pixelsPerPoint)
    }

    // MARK: - Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of `rect`; override it to draw around, or call it with another rectangle.
    open func drawText(in rect: CGRect) {
        drawPlacedText(in: rect)
    }

    // MARK: - Changes

    /// The text may take another size now.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    /// The text is to be drawn again.
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
