// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// Options for measuring and drawing a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// If not all lines fit, the last visible line ends with an ellipsis.
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 32) }
    /// Wraps the text, and places its top left corner at the rectangle's top left corner. Without this option, the
    /// baseline of the text begins at that corner.
    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1) }
    /// Uses the line spacing of the font. The option has no effect, because Uplift always uses that spacing.
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 2) }
}

/// Information about a text that was measured or drawn.
///
/// ## Caveats
/// Reducing the font size to fit is not supported.
open class NSStringDrawingContext: NSObject {
    /// The rectangle of the text that was last measured or drawn with this context.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text without wrapping.
    public func size() -> CGSize {
        DrawnText(self).layout(in: .zero, .usesLineFragmentOrigin).size
    }

    /// Draws the text without wrapping, with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        DrawnText(self).layout(in: .zero, .usesLineFragmentOrigin).draw(in: context, at: point)
    }

    /// Draws the text in a rectangle of the current context, with as many lines as fit.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in a rectangle of the current graphics context. After the call, `context` contains the rectangle
    /// that the text occupies.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let text = DrawnText(self)
        let layout = text.layout(in: rect.size, options)
        context?.totalBounds = text.bounds(of: layout, options).offsetBy(dx: rect.minX, dy: rect.minY)
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let isAtTop = options.contains(.usesLineFragmentOrigin)
        layout.draw(
            in: graphics, at: CGPoint(x: rect.minX, y: isAtTop ? rect.minY : rect.minY - layout.firstBaseline))
    }

    /// The rectangle that the text occupies if it is drawn in a rectangle of this size at the origin. A width or height
    /// of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = DrawnText(self)
        let bounds = text.bounds(of: text.layout(in: size, options), options)
        context?.totalBounds = bounds
        return bounds
    }
}

/// A text that is being measured or drawn.
private struct DrawnText {
    private let runs: [TextRun]
    private let style: ParagraphStyle
    /// Whether the text is empty; an empty text still has the height of a line.
    private let isEmpty: Bool

    init(_ text: NSAttributedString) {
        // UIKit's default font for drawing has 12 points, unlike that of labels.
        (runs, style) = textRuns(of: text, font: .systemFont(ofSize: 12), color: .black)
        isEmpty = text.length == 0
    }

    func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        var style = style
        let wraps = options.contains(.usesLineFragmentOrigin)
        if !wraps { style.maximumLines = 1 }
        let width = wraps && size.width > 0 ? size.width : .infinity
        let whole = lines(style, width)
        guard wraps, size.height > 0, size.height.isFinite, whole.size.height > size.height + 0.01 else { return whole }
        // Keeps only the lines that fit, but always the first line.
        style.maximumLines = max(1, whole.lines.prefix { $0.top + $0.height <= size.height + 0.01 }.count)
        if options.contains(.truncatesLastVisibleLine) { style.lineBreak = .truncatingTail }
        return lines(style, width)
    }

    private func lines(_ style: ParagraphStyle, _ width: CGFloat) -> TextLayout {
        var style = style
        // A line break mode that truncates puts the text on one line, unless a maximum number of lines is set.
        let truncates = [.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping].contains(style.lineBreak)
        if truncates && style.maximumLines == 0 { style.maximumLines = 1 }
        return TextLayout.make(runs, style: style, width: Double(width))
    }

    func bounds(of layout: TextLayout, _ options: NSStringDrawingOptions) -> CGRect {
        let isAtTop = options.contains(.usesLineFragmentOrigin)
        let origin = CGPoint(
            x: layout.lines.map(\.x).min() ?? 0, y: isAtTop ? 0 : -CGFloat(layout.firstBaseline))
        return CGRect(origin: origin, size: layout.size)
    }
}
