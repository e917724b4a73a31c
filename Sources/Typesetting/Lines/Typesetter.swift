// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Breaks shaped text into lines, truncates the last line, and measures the lines.
struct Typesetter {
    let text: ShapedText
    let runs: RunTable
    let style: ParagraphStyle
    /// The available width, in Pango units.
    let limit: Int
    let state: TextEngine.State

    var lines: [TypesetLine] = []
    var isTruncated = false
    /// Whether the removal of text from the end of `runs` cannot have affected the lines. If false after such a
    /// removal, line breaking is tried again with more text.
    var isDecided = false

    init(_ text: ShapedText, runs: RunTable, style: ParagraphStyle, width: Double, in state: TextEngine.State) {
        self.text = text
        self.runs = runs
        self.style = style
        self.state = state
        limit = PangoUnits.units(width)
        breakLines()
    }

    private mutating func breakLines() {
        let maximum = style.maximumLines > 0 ? style.maximumLines : Int.max
        for (index, paragraph) in text.paragraphs.enumerated() {
            let breaker = LineBreaker(paragraph, limit: limit, breaksWords: style.lineBreak == .byCharacter)
            var start = 0
            repeat {
                let line = breaker.line(from: start)
                let isLast = line.clusters.upperBound == paragraph.clusters.count
                if lines.count + 1 == maximum, !isLast || hasText(after: index) {
                    truncate(index, line, breaker)
                    return
                }
                let end = isLast ? paragraph.utf16End : Int(paragraph.clusters[line.clusters.upperBound].utf16)
                let isJustified = style.alignment == .justified && !isLast && limit != PangoUnits.unlimited
                lines.append(
                    TypesetLine(
                        paragraph: index, parts: [.clusters(line.clusters.lowerBound..<line.visibleEnd)],
                        width: isJustified ? max(limit, line.width) : line.width,
                        naturalWidth: line.width, utf16: utf16Start(paragraph, start)..<end))
                start = line.clusters.upperBound
            } while start < paragraph.clusters.count
            if lines.count == maximum { return }
        }
    }

    /// Whether any text follows the paragraph with the index `index`.
    private func hasText(after index: Int) -> Bool {
        runs.isCut || text.paragraphs[(index + 1)...].contains { !$0.clusters.isEmpty }
    }

    func utf16Start(_ paragraph: ShapedParagraph, _ cluster: Int) -> Int {
        cluster < paragraph.clusters.count ? Int(paragraph.clusters[cluster].utf16) : paragraph.utf16.upperBound
    }
}

/// A line after line breaking, before its glyphs are placed.
struct TypesetLine {
    /// A part of a line: clusters of the paragraph, or an ellipsis.
    enum Part {
        case clusters(Range<Int>)
        /// Inserted text, an ellipsis. `run` is the index of the run whose style it has.
        case inserted(ShapedText, run: Int)
    }
    /// The index of the paragraph.
    var paragraph: Int
    /// The parts in logical order.
    var parts: [Part]
    /// The width of the line, in Pango units.
    var width: Int
    /// The width before justification, in Pango units.
    var naturalWidth: Int
    /// The UTF-16 range of the line's text.
    var utf16: Range<Int>
    var isTruncated = false
    /// Whether the glyphs extend beyond `width` and are clipped there.
    var isClipped = false
}
