// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where carets and selections stand on the first line of a layout: what a field of one line needs.
extension TextLayout {
    /// A cluster on the line: which text it draws, where, and in which direction.
    private struct Stretch {
        var utf16: Range<Int>
        var x: ClosedRange<Double>
        var isRightToLeft: Bool

        /// Where a caret stands before the text at an offset; characters that share a glyph share its width evenly.
        func x(at offset: Int) -> Double {
            let part = Double(offset - utf16.lowerBound) / Double(max(utf16.count, 1))
            let width = x.upperBound - x.lowerBound
            return isRightToLeft ? x.upperBound - part * width : x.lowerBound + part * width
        }

        func offset(at x: Double) -> Int {
            let width = self.x.upperBound - self.x.lowerBound
            guard width > 0 else { return utf16.lowerBound }
            let part = (x - self.x.lowerBound) / width
            return utf16.lowerBound + Int((Double(utf16.count) * (isRightToLeft ? 1 - part : part)).rounded())
        }
    }

    /// Where a caret stands in front of the text at an offset in UTF-16, from the layout's left.
    ///
    /// - Complexity: O(characters in the line), as are the others.
    package func caretX(atUTF16 offset: Int) -> Double {
        let stretches = stretches()
        if let stretch = stretches.first(where: { $0.utf16.contains(offset) }) { return stretch.x(at: offset) }
        // Behind the last character.
        guard let last = stretches.max(by: { $0.utf16.upperBound < $1.utf16.upperBound }) else { return 0 }
        return offset < last.utf16.upperBound ? last.x(at: last.utf16.lowerBound) : last.x(at: last.utf16.upperBound)
    }

    /// The offset in UTF-16 whose caret is nearest; it may be in the middle of a character that shares a glyph.
    package func utf16Offset(nearestTo x: Double) -> Int {
        let stretches = stretches()
        guard let first = stretches.first, let last = stretches.last else { return 0 }
        if x <= first.x.lowerBound { return first.offset(at: first.x.lowerBound) }
        if x >= last.x.upperBound { return last.offset(at: last.x.upperBound) }
        return (stretches.first { $0.x.contains(x) } ?? last).offset(at: x)
    }

    /// The stretches of the line that a range of the text, in UTF-16, takes: several where directions are mixed.
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

    /// The clusters of the first line from left to right.
    private func stretches() -> [Stretch] {
        guard let line = setLines.first, let measured = lines.first else { return [] }
        let paragraph = text.paragraphs[line.paragraph]
        let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
        var placed: [(cluster: Int, level: UInt8, width: Double)] = []
        var logical = 0
        for case .clusters(let range) in line.parts {
            // Whitespace at the line's end stands in the paragraph's direction.
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

    /// From logical order to that from left to right: Unicode's rule L2.
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
