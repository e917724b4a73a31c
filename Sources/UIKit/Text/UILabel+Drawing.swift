// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// Laid-out text with its shadow, and the position of its top left corner.
struct PlacedText {
    var layout: TextLayout
    var shadow: TextLayout?
    var shadowOffset = CGSize.zero
    var origin: CGPoint
    /// The rectangle to which the text is clipped; nil if the text fits.
    var clip: CGRect?

    /// Whether both texts look the same. Layouts are compared by identity, because the layout cache returns the same
    /// object for the same text, style and width.
    func looksLike(_ other: PlacedText?) -> Bool {
        guard let other else { return false }
        return layout === other.layout && shadow === other.shadow && shadowOffset == other.shadowOffset
            && origin == other.origin && clip == other.clip
    }

    /// The render node of the text and its shadow; nil if there is nothing to draw.
    var node: RenderNode? {
        guard let text = layout.node?.translated(x: origin.x, y: origin.y) else { return nil }
        var node = text
        if let behind = shadow?.node {
            let shadow = behind.translated(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            node = RenderNode.container([shadow, text])
        }
        return clip.map { node.clipped(to: $0) } ?? node
    }
}

extension UILabel: ContentProviding {
    // MARK: - Content

    /// The text with the fonts, colours and style for the label's current traits and state.
    var labelText: LabelText {
        var style = ParagraphStyle()
        let direction = effectiveUserInterfaceLayoutDirection
        style.alignment = ParagraphStyle.Alignment(sideOfText(in: direction))
        style.lineBreak = ParagraphStyle.LineBreak(lineBreakMode)
        style.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
        if case .attributed(let text) = content, text.length > 0,
            let given = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        {
            let given = ParagraphStyle(given)
            style.lineSpacing = given.lineSpacing
            if given.direction == .rightToLeft { style.direction = .rightToLeft }
        }
        let smallest = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? min(Double(minimumScaleFactor), 1) : 1
        return LabelText(
            runs: runs, style: style, minimumScale: smallest, tightens: allowsDefaultTighteningForTruncation)
    }

    /// The label's text alignment, with `natural` resolved to left or right: the side at which lines begin in the
    /// interface's language. The script of the text has no influence.
    var sideOfText: NSTextAlignment { sideOfText(in: effectiveUserInterfaceLayoutDirection) }

    private func sideOfText(in direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return direction == .rightToLeft ? .right : .left
    }

    private var runs: [TextRun] {
        var runs: [TextRun] = []
        traitCollection.performAsCurrent {
            switch content {
            case .plain(let text):
                guard let text, !text.isEmpty else { return }
                runs = [TextRun(text: text, face: font.face, color: textColor.cgColor)]
            case .attributed(let text):
                runs = textRuns(of: text, font: font, color: textColor).runs
            }
            let highlight = isHighlighted ? highlightedTextColor?.cgColor : nil
            for index in runs.indices {
                if let highlight { runs[index].color = highlight }
                if !isEnabled { runs[index].color = runs[index].color.dimmed(by: UILabel.opacityWhenDisabled) }
            }
        }
        return runs
    }

    /// The opacity factor of a disabled label. UIKit documents no value; this one is our own choice.
    private static let opacityWhenDisabled: CGFloat = 0.4

    private func placedText(in rect: CGRect) -> PlacedText? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let text = labelText
        guard !text.runs.isEmpty else { return nil }
        let layout = text.layout(in: rect.size, lines: numberOfLines)
        let top = top(ofTextOfHeight: layout.size.height.roundedUp(toPixelsAt: pixelsPerPoint), in: rect.height)
        var placed = PlacedText(layout: layout, origin: CGPoint(x: rect.minX, y: rect.minY + top))
        if layout.size.height > rect.height + 1 { placed.clip = rect }
        if let shadowColor {
            let color = shadowColor.resolvedColor(with: traitCollection).cgColor
            placed.shadow = text.colored(color).layout(in: rect.size, lines: numberOfLines)
            placed.shadowOffset = shadowOffset
        }
        return placed
    }

    // MARK: - Drawing

    /// Sets the layer's contents to the text, or to the drawing of a subclass that overrides `draw(_:)` or
    /// `drawText(in:)`.
    func updateContents(of layer: ContentLayer) {
        if LabelOverrides.draws(type(of: self)) {
            shown = nil
            layer.displayByDrawing()
            return
        }
        let placed = placedText(in: bounds)
        if let placed, placed.looksLike(shown) { return }
        if placed == nil, shown == nil, layer.contents == nil { return }
        shown = placed
        layer.contents = placed?.node
    }

    func drawPlacedText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        placedText(in: rect)?.node?.draw(in: context)
    }
}

extension CGColor {
    /// The colour with its opacity multiplied by `factor`.
    fileprivate func dimmed(by factor: CGFloat) -> CGColor { copy(alpha: alpha * factor) ?? self }
}

/// Finds out whether a subclass of `UILabel` overrides `draw(_:)` or `drawText(in:)`.
@MainActor
private enum LabelOverrides {
    /// A subclass that overrides neither method; the two others below override one each. The probes compare the three.
    private final class Plain: UILabel {}
    private final class Drawing: UILabel {
        override func draw(_ rect: CGRect) {}
    }
    private final class DrawingText: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private static let drawing = OverrideProbe(base: UILabel.self, plain: Plain.self, probe: Drawing.self)
    private static let drawingText = OverrideProbe(base: UILabel.self, plain: Plain.self, probe: DrawingText.self)
    private static var cachedResults: [ObjectIdentifier: Bool] = [:]

    static func draws(_ type: UILabel.Type) -> Bool {
        if type == UILabel.self { return false }
        let key = ObjectIdentifier(type)
        if let answer = cachedResults[key] { return answer }
        let answer = drawing.overrides(type) || drawingText.overrides(type)
        cachedResults[key] = answer
        return answer
    }
}
