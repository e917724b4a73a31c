// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a flow layout.
package struct FlowLine: Sendable, Hashable {
    /// The number of lines before this one.
    package let number: Int
    package let items: Range<Int>
    /// The beginning of the line along the scroll direction, in points from the first line.
    package let offset: Double
    /// The length of the longest item, in points.
    package let length: Double
    /// The sizes of the items.
    package let sizes: [FlowSize]
}

/// The place of an item of a flow layout, in points.
package struct FlowFrame: Sendable, Hashable {
    /// The beginning of the item across the scroll direction, from the beginning of the line.
    package var position: Double
    /// The beginning of the item along the scroll direction, from the beginning of the first line.
    package var offset: Double
    package var size: FlowSize

    package init(position: Double, offset: Double, size: FlowSize) {
        (self.position, self.offset, self.size) = (position, offset, size)
    }
}

extension FlowLines {
    /// The places of a line's items.
    ///
    /// A full line begins and ends at the edges of its room, and its items share the free space. Items of one size are
    /// placed as in a full line in every line; otherwise the last line has minimum spaces. A single item that fills a
    /// line is in the middle of it. An item that is shorter than its line is in the middle of the line's length.
    package func frames(in line: FlowLine) -> [FlowFrame] {
        var position = firstPosition(in: line)
        let spacing = spacing(in: line)
        return line.sizes.map { size in
            defer { position += size.breadth + spacing }
            return FlowFrame(
                position: position, offset: line.offset + (line.length - size.length) / 2, size: size)
        }
    }

    private func isLast(_ line: FlowLine) -> Bool { line.items.upperBound == itemCount }

    /// The position of the first item of a line.
    private func firstPosition(in line: FlowLine) -> Double {
        guard metrics.breadth.isFinite, line.sizes.count == 1 else { return 0 }
        let breadth = line.sizes[0].breadth
        let isAlone = commonSize != nil ? !metrics.fits(breadth, after: breadth) : !isLast(line)
        return isAlone ? max((metrics.breadth - breadth) / 2, 0) : 0
    }

    /// The space between two items of a line.
    private func spacing(in line: FlowLine) -> Double {
        let count: Int
        let breadths: Double
        if let size = commonSize {
            count = 1 + metrics.fitting(.max, of: size.breadth, after: size.breadth)
            breadths = Double(count) * size.breadth
        } else if isLast(line) {
            return metrics.itemSpacing
        } else {
            count = line.sizes.count
            breadths = line.sizes.reduce(0) { $0 + $1.breadth }
        }
        guard count > 1, count < .max, metrics.breadth.isFinite else { return metrics.itemSpacing }
        return (metrics.breadth - breadths) / Double(count - 1)
    }
}
