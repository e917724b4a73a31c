// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK
internal import CUplift

/// A sequence of glyphs on a line with the same font, run (and therefore colour) and direction.
struct PlacedGlyphs {
    var font: UnsafeMutablePointer<PangoFont>?
    var glyphs: ArraySlice<PangoGlyphInfo>
    /// The bidirectional embedding level; odd levels are right-to-left.
    var level: UInt8
    /// The width in Pango units.
    var width: Int
    /// The index of the text run.
    var run: Int
}

extension TextLayout {
    private static let typesAreRegistered = uplift_register_node_types() != 0

    /// Creates the render node: a text node for each sequence of glyphs, and colour nodes for underlines,
    /// strikethroughs and backgrounds.
    func makeNode(in state: TextEngine.State) -> RenderNode? {
        precondition(TextLayout.typesAreRegistered, "GSK's node types are registered")
        var painter = TextPainter(runs: runs.runs, state: state)
        for (line, set) in zip(lines, typesetLines) {
            painter.paint(visualOrder(glyphs(of: set), in: set), line: line, isClipped: set.isClipped)
        }
        return painter.node
    }

    /// Returns the glyphs of a line in logical order.
    private func glyphs(of line: TypesetLine) -> [PlacedGlyphs] {
        var placed: [PlacedGlyphs] = []
        let paragraph = text.paragraphs[line.paragraph]
        for part in line.parts {
            switch part {
            case .clusters(let range):
                GlyphPlacer(paragraph: paragraph, runs: runs, slack: line.width - line.naturalWidth)
                    .place(range, &placed)
            case .inserted(let text, let run):
                for item in text.paragraphs[0].items {
                    let width = item.glyphs.reduce(0) { $0 + Int($1.geometry.width) }
                    placed.append(
                        PlacedGlyphs(
                            font: item.font, glyphs: item.glyphs[...], level: paragraph.isRightToLeft ? 1 : 0,
                            width: width, run: run))
                }
            }
        }
        return placed
    }

    /// Returns the glyphs in visual order, left to right: Unicode's rule L2.
    private func visualOrder(_ placed: [PlacedGlyphs], in line: TypesetLine) -> [PlacedGlyphs] {
        guard let highest = placed.map(\.level).max(), highest > 0 else { return placed }
        let lowestOdd = placed.map(\.level).filter { $0 % 2 == 1 }.min() ?? 1
        var placed = placed
        for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
            var start = 0
            while start < placed.count {
                var end = start
                while end < placed.count, Int(placed[end].level) >= level { end += 1 }
                if end > start { placed[start..<end].reverse() }
                start = max(end, start + 1)
            }
        }
        return placed
    }
}

/// Splits a line's clusters into glyph sequences, each of which one text node can draw.
private struct GlyphPlacer {
    /// The maximum number of glyphs in one text node. Long lines have several nodes, so that positions within a node
    /// stay exact.
    static let maximumGlyphs = 1_000

    let paragraph: ShapedParagraph
    let runs: RunTable
    /// The total width that justification adds to the line's whitespace, in Pango units.
    let slack: Int

    /// Appends the glyph sequences of a range of clusters to `placed`.
    func place(_ range: Range<Int>, _ placed: inout [PlacedGlyphs]) {
        let clusters = paragraph.clusters
        let gaps = slack > 0 ? range.filter { clusters[$0].flags.contains(.whitespace) }.count : 0
        // Whitespace at the end of the line has the paragraph's direction: Unicode's rule L1.
        var trailing = range.upperBound
        while trailing > range.lowerBound, clusters[trailing - 1].flags.contains(.whitespace) { trailing -= 1 }

        var start = range.lowerBound
        var x = 0
        var gap = 0
        while start < range.upperBound {
            let first = clusters[start]
            let item = paragraph.items[Int(first.item)]
            let run = runs.index(at: Int(first.utf8))
            let isSpace = isAdjustedSpace(first, gaps)
            var end = start + 1
            var width = Int(first.advance)
            if isSpace {
                if first.flags.contains(.tab) {
                    width = (x / LineBreaker.tabInterval + 1) * LineBreaker.tabInterval - x
                }
                if gaps > 0 {
                    width += slack * (gap + 1) / gaps - slack * gap / gaps
                    gap += 1
                }
            } else {
                let limit = min(item.clusters.upperBound, range.upperBound, start + GlyphPlacer.maximumGlyphs)
                while end < limit, end != trailing, Int(clusters[end].utf8) < runs.ends[run],
                    !isAdjustedSpace(clusters[end], gaps)
                {
                    width += Int(clusters[end].advance)
                    end += 1
                }
            }
            let last = clusters[end - 1]
            let (left, right) = item.level % 2 == 1 ? (last, first) : (first, last)
            let glyphs = Int(left.firstGlyph)..<Int(right.firstGlyph + right.glyphCount)
            placed.append(
                PlacedGlyphs(
                    font: item.font, glyphs: isSpace ? [] : item.glyphs[glyphs],
                    level: start >= trailing ? (paragraph.isRightToLeft ? 1 : 0) : item.level,
                    width: width, run: run))
            x += width
            start = end
        }
    }

    /// Whether a cluster is a tab or a justified space, whose width is not that of its glyph. `gaps` is the number of
    /// spaces that justification widens.
    private func isAdjustedSpace(_ cluster: Cluster, _ gaps: Int) -> Bool {
        cluster.flags.contains(.tab) || (gaps > 0 && cluster.flags.contains(.whitespace))
    }
}
