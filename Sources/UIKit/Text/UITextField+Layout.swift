// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

extension UITextField {
    private enum Measures {
        /// The distance in points between text and border, horizontally and vertically. With this height, a rounded
        /// field with the default font is 34 points high.
        static let roundedInsets = CGSize(width: 7, height: 6.5)
        static let lineInsets = CGSize(width: 5, height: 4)
        static let cornerRadius: CGFloat = 5
        /// The width and height of the clear button in points. `clearButtonMargin` is the distance from the button to
        /// the field's edge.
        static let clearButton: CGFloat = 24
        static let clearButtonMargin: CGFloat = 3
        static let caretWidth: CGFloat = 2
        /// The opacity of the tint colour behind selected text.
        static let selectionOpacity: CGFloat = 0.25
        /// The opacity factor of a disabled field's text.
        static let disabledOpacity: CGFloat = 0.4
    }

    // MARK: - Size

    private var insets: CGSize {
        switch borderStyle {
        case .none: .zero
        case .roundedRect: Measures.roundedInsets
        case .line, .bezel: Measures.lineInsets
        }
    }

    func fittingSize() -> CGSize {
        let line = font?.lineHeight ?? 0
        let text = max(CGFloat(layout().size.width) + Measures.caretWidth, parts.placeholder.intrinsicContentSize.width)
        var size = CGSize(width: text + 2 * insets.width, height: line + 2 * insets.height)
        if isShown(leftView, leftViewMode), let leftView {
            size.width += leftView.bounds.width
            size.height = max(size.height, leftView.bounds.height)
        }
        if clearButtonMode != .never {
            size.width += Measures.clearButton
        } else if isShown(rightView, rightViewMode), let rightView {
            size.width += rightView.bounds.width
            size.height = max(size.height, rightView.bounds.height)
        }
        return size.roundedUp(toPixelsAt: pixelsPerPoint)
    }

    // MARK: - Frames

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
        guard view != nil else { return false }
        return switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private var showsClearButton: Bool {
        guard hasText, isEnabled else { return false }
        return switch clearButtonMode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    func defaultTextRect(in bounds: CGRect) -> CGRect {
        var (start, end) = (insets.width, insets.width)
        if isShown(leftView, leftViewMode) { start = max(start, leftViewRect(forBounds: bounds).width) }
        if showsClearButton {
            end = clearButtonRect(forBounds: bounds).width + Measures.clearButtonMargin
        } else if isShown(rightView, rightViewMode) {
            end = max(end, rightViewRect(forBounds: bounds).width)
        }
        return bounds.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? end : start, bottom: 0, right: isRightToLeft ? start : end))
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let (side, margin) = (Measures.clearButton, Measures.clearButtonMargin)
        return CGRect(
            x: isRightToLeft ? bounds.minX + margin : bounds.maxX - side - margin, y: bounds.midY - side / 2,
            width: side, height: side)
    }

    func sideViewRect(for view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        return CGRect(
            x: atStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    // MARK: - Placing

    func placeParts() {
        showBorder()
        parts.placeholder.frame = placeholderRect(forBounds: bounds)
        parts.placeholder.isHidden = hasText
        parts.canvas.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        leftView?.isHidden = !isShown(leftView, leftViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        if showsClearButton || parts.clearButton != nil {
            let button = parts.clearButton(in: self)
            button.isHidden = !showsClearButton
            button.frame = clearButtonRect(forBounds: bounds)
        }
        rightView?.isHidden = showsClearButton || !isShown(rightView, rightViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
        placeCaret()
    }

    private func showBorder() {
        let border = parts.border
        border.frame = borderRect(forBounds: bounds)
        border.isHidden = borderStyle == .none
        guard borderStyle != .none else { return }
        let color: UIColor = borderStyle == .line ? .label : .opaqueSeparator
        border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        border.layer.borderWidth = borderStyle == .roundedRect ? 1 / pixelsPerPoint : 1
        border.layer.cornerRadius = borderStyle == .roundedRect ? Measures.cornerRadius : 0
        border.backgroundColor = backgroundColor == nil && borderStyle == .roundedRect ? .systemBackground : nil
        layer.cornerRadius = borderStyle == .roundedRect ? Measures.cornerRadius : 0
    }

    private func placeCaret() {
        guard isEditing else { return }
        let canvas = parts.canvas.bounds
        let layout = layout()
        let caret = CGFloat(layout.caretX(atUTF16: shownOffset(editable.head)))
        let visibleWidth = max(0, canvas.width - Measures.caretWidth)
        // Scroll no further than the caret needs, and leave no empty space after the text while some of it is hidden.
        scroll = min(scroll, max(0, CGFloat(layout.size.width) - visibleWidth))
        scroll = min(max(scroll, caret - visibleWidth), max(0, caret))
        parts.caret.backgroundColor = tintColor
        let line = font?.lineHeight ?? 0
        parts.caret.frame = CGRect(
            x: (textX(layout, in: canvas) + caret).rounded(toPixelsAt: pixelsPerPoint),
            y: top(in: canvas), width: Measures.caretWidth, height: line.rounded(toPixelsAt: pixelsPerPoint))
        parts.caret.alpha = editable.hasSelection ? 0 : 1
        parts.canvas.layer.setNeedsDisplay()
    }

    /// The baselines of the line of text in a field of a given size, also if the field is empty; nil without a font.
    func textBaselines(in size: CGSize) -> Baselines? {
        guard let font else { return nil }
        let canvas = textRect(forBounds: CGRect(origin: .zero, size: size))
        let baseline = canvas.minY + top(in: canvas) + font.ascender
        return Baselines(first: baseline, last: size.height - baseline)
    }

    private func top(in canvas: CGRect) -> CGFloat {
        ((canvas.height - (font?.lineHeight ?? 0)) / 2).rounded(toPixelsAt: pixelsPerPoint)
    }

    /// The x position of the text in the view that draws it, during editing. Right-aligned text ends one caret width
    /// before the view's right edge, so that the caret fits after the last character.
    private func textX(_ layout: TextLayout, in canvas: CGRect) -> CGFloat {
        let free = canvas.width - Measures.caretWidth - CGFloat(layout.size.width)
        guard free > 0 else { return -scroll }
        switch side {
        case .right: return free
        case .center: return free / 2
        default: return 0
        }
    }

    private var side: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return isRightToLeft ? .right : .left
    }

    // MARK: - Text

    /// The displayed text: one dot for each character if the text is secure.
    private var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: editable.text.count) : editable.text
    }

    /// Converts an offset in the text to an offset in the displayed text, which is different if dots replace the
    /// characters.
    private func shownOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        return editable.text[..<String.Index(utf16Offset: offset, in: editable.text)].count
    }

    private func offset(shown: Int) -> Int {
        guard isSecureTextEntry else { return shown }
        return editable.text.prefix(shown).utf16.count
    }

    /// The layout of the text on one line, truncated to `width` points. By default, it is not truncated.
    private func layout(width: Double = .infinity) -> TextLayout {
        let shown = shownText
        var style = ParagraphStyle()
        style.maximumLines = 1
        style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        style.alignment = width.isFinite ? ParagraphStyle.Alignment(side) : .left
        var color = (textColor ?? .label).resolvedColor(with: traitCollection).cgColor
        if !isEnabled { color = color.copy(alpha: color.alpha * Measures.disabledOpacity) ?? color }
        let runs = shown.isEmpty ? [] : [TextRun(text: shown, face: (font ?? UILabel.defaultFont).face, color: color)]
        return TextLayout.make(runs, style: style, width: width)
    }

    /// The offset in the text that is nearest to a point in the field's coordinates.
    func offset(at point: CGPoint) -> Int {
        layoutIfNeeded()
        let layout = layout()
        let x = point.x - parts.canvas.frame.minX - textX(layout, in: parts.canvas.bounds)
        return offset(shown: layout.utf16Offset(nearestTo: Double(x)))
    }

    func textNode(in canvas: CGRect) -> RenderNode? {
        guard canvas.width > 0, hasText else { return nil }
        let y = top(in: canvas)
        guard isEditing else { return layout(width: Double(canvas.width)).node?.translated(x: 0, y: y) }
        let layout = layout()
        let x = textX(layout, in: canvas)
        var nodes: [RenderNode] = []
        if editable.hasSelection {
            let tint = tintColor.resolvedColor(with: traitCollection).withAlphaComponent(Measures.selectionOpacity)
            let range = shownOffset(editable.selection.lowerBound)..<shownOffset(editable.selection.upperBound)
            for span in layout.spans(ofUTF16: range) {
                let rect = CGRect(
                    x: x + span.lowerBound, y: y, width: span.upperBound - span.lowerBound,
                    height: font?.lineHeight ?? 0)
                nodes.append(RenderNode.color(tint.cgColor, in: rect))
            }
        }
        if let text = layout.node { nodes.append(text.translated(x: x, y: y)) }
        return nodes.isEmpty ? nil : RenderNode.container(nodes)
    }
}
