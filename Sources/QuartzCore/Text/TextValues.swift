// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// The properties of a text layer.
struct TextValues: DescribedValues {
    var string: Any?
    var font: CFTypeRef?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural

    nonisolated(unsafe) static let properties = LayerProperty<Self>.table([
        .stillOrNil("string", \.string),
        .stillOrNil("font", \.font),
        .animated("fontSize", \.fontSize),
        .color("foregroundColor", \.foregroundColor),
        .still("wrapped", \.isWrapped),
        .still("truncationMode", \.truncationMode),
        .still("alignmentMode", \.alignmentMode),
    ])

    private static let family = "Helvetica"

    private var face: FontFace {
        if let font = font as? any LayerFont {
            var face = font.layerFace
            face.size = Double(fontSize)
            return face
        }
        return FontFace(family: font as? String ?? Self.family, size: Double(fontSize))
    }

    private var runs: [TextRun] {
        switch string {
        case let string as String:
            return string.isEmpty ? [] : [TextRun(text: string, face: face, color: foregroundColor ?? .clear)]
        case let string as NSAttributedString:
            return Self.runs(of: string)
        default:
            return []
        }
    }

    /// Converts a string, whose attributes have UIKit's names, to text runs. Text without a font is in Helvetica at 12
    /// points; text without a colour is black.
    private static func runs(of string: NSAttributedString) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            func attribute(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
            func color(_ name: String) -> CGColor? {
                (attribute(name) as? any LayerColor)?.layerColor ?? attribute(name) as? CGColor
            }
            func number(_ name: String) -> Double {
                if case .number(let number)? = AnimatableValue(attribute(name)) { return number }
                return 0
            }
            let face = (attribute("NSFont") as? any LayerFont)?.layerFace ?? FontFace(family: family, size: 12)
            var run = TextRun(text: text.substring(with: range), face: face, color: color("NSColor") ?? .black)
            run.backgroundColor = color("NSBackgroundColor")
            run.isUnderlined = number("NSUnderline") != 0
            run.isStruckThrough = number("NSStrikethrough") != 0
            run.kern = number("NSKern")
            run.baselineOffset = number("NSBaselineOffset")
            runs.append(run)
        }
        return runs
    }

    /// The runs of each paragraph, without the line breaks.
    private var paragraphs: [[TextRun]] {
        var paragraphs: [[TextRun]] = [[]]
        for run in runs {
            for (index, part) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if index > 0 { paragraphs.append([]) }
                var run = run
                run.text = String(part)
                // An empty paragraph keeps one empty run, because that run's font determines the height of the
                // paragraph.
                if !part.isEmpty || paragraphs[paragraphs.count - 1].isEmpty {
                    paragraphs[paragraphs.count - 1].append(run)
                }
            }
        }
        return paragraphs
    }

    private var style: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        style.lineBreak =
            switch truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: isWrapped ? .byWord : .clipping
            }
        return style
    }

    func size(width: CGFloat) -> CGSize {
        guard !runs.isEmpty else { return .zero }
        return layouts(width: Double(width)).reduce(.zero) { size, layout in
            CGSize(width: max(size.width, layout.size.width), height: size.height + layout.size.height)
        }
    }

    /// The layout of the wrapped text, or, without wrapping, one layout with a single line for each paragraph. `lines`
    /// is the maximum number of wrapped lines; 0 means no limit.
    private func layouts(width: Double, lines: Int = 0) -> [TextLayout] {
        var style = style
        if isWrapped {
            style.maximumLines = lines
            return [TextLayout.make(runs, style: style, width: width)]
        }
        style.maximumLines = 1
        return paragraphs.map { TextLayout.make($0, style: style, width: width) }
    }

    /// The render node of the text, which begins at (0, 0) and fits the width of `size`; nil if there is no text.
    func node(in size: CGSize) -> RenderNode? {
        guard !runs.isEmpty else { return nil }
        var layouts = layouts(width: Double(size.width))
        if isWrapped, truncationMode != .none {
            // Truncates the text to the lines that fit, but to at least one.
            let lines = layouts[0].lines
            let fitting = lines.prefix { $0.top + $0.height <= Double(size.height) + 0.5 }.count
            if fitting < lines.count { layouts = self.layouts(width: Double(size.width), lines: max(1, fitting)) }
        }
        var top: CGFloat = 0
        let nodes = layouts.compactMap { layout -> RenderNode? in
            defer { top += layout.size.height }
            return top < size.height ? layout.node?.translated(x: 0, y: top) : nil
        }
        return nodes.isEmpty ? nil : RenderNode.container(nodes)
    }
}
