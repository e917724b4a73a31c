// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension Typesetter {
    /// Returns the lines with their positions and heights, and the total size.
    func measuredLines() -> ([TextLayout.Line], CGSize) {
        // An empty text is laid out as one empty line, but a label without text must have no line.
        guard !runs.text.isEmpty else { return ([], .zero) }
        let metrics = runs.runs.map { state.metrics(of: $0.face) }
        let widest = PangoUnits.points(lines.reduce(0) { max($0, $1.width) })
        let room = limit == PangoUnits.unlimited ? widest : PangoUnits.points(limit)
        var top = 0.0
        var measured: [TextLayout.Line] = []
        measured.reserveCapacity(lines.count)
        for line in lines {
            if !measured.isEmpty { top += style.lineSpacing }
            let height = height(of: line, metrics)
            let width = PangoUnits.points(line.width)
            measured.append(
                TextLayout.Line(
                    baseline: top + height.ascent, x: (room - width) * alignment(of: line), width: width,
                    height: height.lineHeight, top: top,
                    utf16: runs.original(line.utf16.lowerBound)..<runs.original(line.utf16.upperBound),
                    isTruncated: line.isTruncated))
            top += height.lineHeight
        }
        return (measured, CGSize(width: widest, height: top))
    }

    /// The fraction of the line's unused width that is placed to the left of its text.
    private func alignment(of line: TypesetLine) -> Double {
        let isRightToLeft = text.paragraphs[line.paragraph].isRightToLeft
        switch style.alignment {
        case .left: return 0
        case .right: return 1
        case .center: return 0.5
        case .natural, .justified: return isRightToLeft ? 1 : 0
        }
    }

    /// Returns the vertical metrics of a line: the maximum over its fonts, including their baseline offsets. `metrics`
    /// contains the font metrics of each run of the text.
    private func height(of line: TypesetLine, _ metrics: [FontMetrics]) -> FontMetrics {
        let paragraph = text.paragraphs[line.paragraph]
        var height: FontMetrics?
        func include(_ run: Int, reach: ShapedItem.Reach? = nil) {
            let offset = runs.runs[run].baselineOffset
            let of = metrics[run]
            let ascent = max(of.ascent, reach?.ascent ?? 0) + offset
            let descent = max(of.descent, reach?.descent ?? 0) - offset
            guard var sum = height else {
                height = FontMetrics(
                    ascent: ascent, descent: descent, leading: of.leading, capHeight: of.capHeight,
                    xHeight: of.xHeight)
                return
            }
            sum.ascent = max(sum.ascent, ascent)
            sum.descent = max(sum.descent, descent)
            sum.leading = max(sum.leading, of.leading)
            height = sum
        }
        for part in line.parts {
            switch part {
            case .inserted(_, let run): include(run)
            case .clusters(let range) where !range.isEmpty:
                let (first, last) = (paragraph.clusters[range.lowerBound], paragraph.clusters[range.upperBound - 1])
                for item in first.item...last.item {
                    let item = paragraph.items[Int(item)]
                    let clusters = item.clusters.clamped(to: range)
                    let start = runs.index(at: Int(paragraph.clusters[clusters.lowerBound].utf8))
                    let end = runs.index(at: Int(paragraph.clusters[clusters.upperBound - 1].utf8))
                    for run in start...end { include(run, reach: item.reach) }
                }
            case .clusters(let range):
                let hasCluster = range.lowerBound < paragraph.clusters.count
                let utf8 = hasCluster ? Int(paragraph.clusters[range.lowerBound].utf8) : paragraph.utf8.upperBound
                if line.parts.count == 1 { include(runs.index(at: utf8)) }
            }
        }
        return height!
    }
}
