// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line that fits ends in an ellipsis where there is more.
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 32) }
    /// The rectangle's top left is that of the text, which is wrapped; otherwise it is where the baseline begins.
    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1) }
    /// Lines are as far apart as the font wants; they always are here.
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 2) }
}

/// Tells about a text that was measured or drawn.
///
/// ## Caveats
/// Shrinking text to fit is absent.
open class NSStringDrawingContext: NSObject {
    /// Where the text last measured or drawn with this context lies.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// As wide as its longest line and as high as all of them; nothing is wrapped.
    public func size() -> CGSize {
        DrawnText(self).layout(in: .zero, .usesLineFragmentOrigin).size
    }

    /// Draws the text with its top left at a point of the current context; nothing is wrapped.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        DrawnText(self).layout(in: .zero, .usesLineFragmentOrigin).draw(in: context, at: point)
    }

    /// Draws as many lines as fit in a rectangle of the current context.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in a rectangle of the current context, as the options say.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let text = DrawnText(self)
        let layout = text.layout(in: rect.size, options)
        context?.totalBounds = text.bounds(of: layout, options).offsetBy(dx: rect.minX, dy: rect.minY)
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let isAtTop = options.contains(.usesLineFragmentOrigin)
        layout.draw(
            in: graphics, at: CGPoint(x: rect.minX, y: isAtTop ? rect.minY : rect.minY - layout.firstBaseline))
    }

    /// Where the text would lie if it were drawn at zero in a rectangle of this size. A side that is 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = DrawnText(self)
        let bounds = text.bounds(of: text.layout(in: size, options), options)
        context?.totalBounds = bounds
        return bounds
    }
}

/// A text on its way to the screen.
private struct DrawnText {
    private let runs: [TextRun]
    private let style: ParagraphStyle
    /// Whether there are letters; a text without still has the height of a line.
    private let isEmpty: Bool

    init(_ text: NSAttributedString) {
        // UIKit's own default is 12 points, whatever labels have.
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
        // Only lines that fit, but always the first one.
        style.maximumLines = max(1, whole.lines.prefix { $0.top + $0.height <= size.height + 0.01 }.count)
        if options.contains(.truncatesLastVisibleLine) { style.lineBreak = .truncatingTail }
        return lines(style, width)
    }

    private func lines(_ style: ParagraphStyle, _ width: CGFloat) -> TextLayout {
        var style = style
        // A truncating mode makes one line of the text, unless it is the last of several.
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
