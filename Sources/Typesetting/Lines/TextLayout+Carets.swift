// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Positions of carets and selections on the first line of a layout, for single-line text fields.
extension TextLayout {
    /// A cluster on the line: its text range, horizontal extent and direction.
    private struct Stretch {
        var utf16: Range<Int>
        var x: ClosedRange<Double>
        var isRightToLeft: Bool

        /// The x of the caret before an offset in UTF-16. Characters that share a glyph divide its width evenly.
        func x(at offset: Int) -> Double {
            let part = Double(offset - utf16.lowerBound) / Double(max(utf16.count, 1))
            let width = x.upperBound - x.lowerBound
            return isRightToLeft ? x.upperBound - part * width : x.lowerBound + part * width
        }

        /// The offset in UTF-16 whose caret is nearest to `x`.
        func offset(at x: Double) -> Int {
            let width = self.x.upperBound - self.x.lowerBound
            guard width > 0 else { return utf16.lowerBound }
            let part = (x - self.x.lowerBound) / width
            return utf16.lowerBound + Int((Double(utf16.count) * (isRightToLeft ? 1 - part : part)).rounded())
        }
    }

    /// Returns the x of the caret before an offset in UTF-16, from the layout's left edge.
    ///
    /// - Complexity: O(characters in the line), like the other methods here.
    package func caretX(atUTF16 offset: Int) -> Double {
        let stretches = stretches()
        if let stretch = stretches.first(where: { $0.utf16.contains(offset) }) { return stretch.x(at: offset) }
        // The offset is after the last shown character, or at characters that truncation has removed.
        guard let last = stretches.max(by: { $0.utf16.upperBound < $1.utf16.upperBound }) else { return 0 }
        return offset < last.utf16.upperBound ? last.x(at: last.utf16.lowerBound) : last.x(at: last.utf16.upperBound)
    }

    /// Returns the offset in UTF-16 whose caret is nearest to `x`. It may be inside a cluster of several characters.
    package func utf16Offset(nearestTo x: Double) -> Int {
        let stretches = stretches()
        guard let first = stretches.first, let last = stretches.last else { return 0 }
        if x <= first.x.lowerBound { return first.offset(at: first.x.lowerBound) }
        if x >= last.x.upperBound { return last.offset(at: last.x.upperBound) }
        return (stretches.first { $0.x.contains(x) } ?? last).offset(at: x)
    }

    /// Returns the horizontal extents of a UTF-16 range of the text: several if left-to-right and right-to-left text is
    /// mixed.
    package func spans(ofUTF16 range: Range<Int>) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for stretch in stretches() {
            let part = stretch.utf16.clamped(to: range)
            guard !part.isEmpty else { continue }
            let ends = [stretch.x(at: part.lowerBound), stretch.x(at: part.upperBound)].sorted()
            if let before = spans.last, ends[0] - before.upperBound < 0.01 {
                spans[spans.count - 1] = before.lowerBound...ends[1]
            } else {
                spans.append(ends[0]...ends[1])
            }
        }
        return spans
    }

    /// Returns the clusters of the first line from left to right.
    private func stretches() -> [Stretch] {
        guard let line = typesetLines.first, let measured = lines.first else { return [] }
        let paragraph = text.paragraphs[line.paragraph]
        let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
        var placed: [(cluster: Int, level: UInt8, width: Double)] = []
        var logical = 0
        for case .clusters(let range) in line.parts {
            // Whitespace at the line's end has the paragraph's direction.
            var trailing = range.upperBound
            while trailing > range.lowerBound, paragraph.clusters[trailing - 1].flags.contains(.whitespace) {
                trailing -= 1
            }
            for index in range {
                let cluster = paragraph.clusters[index]
                var width = Int(cluster.advance)
                if cluster.flags.contains(.tab) {
                    width = (logical / LineBreaker.tabInterval + 1) * LineBreaker.tabInterval - logical
                }
                logical += width
                let level = index >= trailing ? base : paragraph.items[Int(cluster.item)].level
                placed.append((index, level, PangoUnits.points(width)))
            }
        }
        reverse(&placed)
        var x = measured.x
        return placed.map { place in
            defer { x += place.width }
            let cluster = paragraph.clusters[place.cluster]
            let next = place.cluster + 1
            let end =
                next < paragraph.clusters.count ? Int(paragraph.clusters[next].utf16) : paragraph.utf16.upperBound
            return Stretch(
                utf16: Int(cluster.utf16)..<max(Int(cluster.utf16), end), x: x...(x + place.width),
                isRightToLeft: place.level % 2 == 1)
        }
    }

    /// Reorders clusters from logical order to visual order, left to right: Unicode's rule L2.
    private func reverse(_ placed: inout [(cluster: Int, level: UInt8, width: Double)]) {
        guard let highest = placed.map(\.level).max(), highest > 0 else { return }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < placed.count {
                var end = start
                while end < placed.count, placed[end].level >= level { end += 1 }
                if end > start { placed[start..<end].reverse() }
                start = max(end, start + 1)
            }
        }
    }
}
