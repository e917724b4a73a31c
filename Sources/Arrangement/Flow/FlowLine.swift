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
        metrics.frames(
            of: line.sizes, offset: line.offset, length: line.length, isLast: line.items.upperBound == itemCount,
            commonSize: commonSize)
    }

    /// The space between two items of a line, in points.
    func spacing(in line: FlowLine) -> Double {
        metrics.spacing(of: line.sizes, isLast: line.items.upperBound == itemCount, commonSize: commonSize)
    }
}

extension FlowMetrics {
    /// The places of the items of a line, by the rules of ``FlowLines/frames(in:)``.
    ///
    /// - Parameters:
    ///   - sizes: the sizes of the line's items.
    ///   - offset: the beginning of the line along the scroll direction.
    ///   - length: the length of the line's longest item.
    ///   - isLast: whether the line is the last of its section.
    ///   - commonSize: the size of every item of the section; nil if they differ.
    /// - Complexity: O(k) for k items
    func frames(
        of sizes: [FlowSize], offset: Double, length: Double, isLast: Bool, commonSize: FlowSize?
    ) -> [FlowFrame] {
        var position = firstPosition(of: sizes, isLast: isLast, commonSize: commonSize)
        let spacing = spacing(of: sizes, isLast: isLast, commonSize: commonSize)
        return sizes.map { size in
            defer { position += size.breadth + spacing }
            return FlowFrame(position: position, offset: offset + (length - size.length) / 2, size: size)
        }
    }

    /// The position of the first item of a line.
    private func firstPosition(of sizes: [FlowSize], isLast: Bool, commonSize: FlowSize?) -> Double {
        guard sizes.count == 1 else { return 0 }
        let isAlone = commonSize != nil ? !fits(sizes[0].breadth, after: sizes[0].breadth) : !isLast
        return isAlone ? max((breadth - sizes[0].breadth) / 2, 0) : 0
    }

    /// The space between two items of a line.
    func spacing(of sizes: [FlowSize], isLast: Bool, commonSize: FlowSize?) -> Double {
        let count: Int
        let breadths: Double
        if let size = commonSize {
            count = 1 + fitting(.max - 1, of: size.breadth, after: size.breadth)
            breadths = Double(count) * size.breadth
        } else if isLast {
            return itemSpacing
        } else {
            count = sizes.count
            breadths = sizes.reduce(0) { $0 + $1.breadth }
        }
        guard count > 1, count < .max else { return itemSpacing }
        return (breadth - breadths) / Double(count - 1)
    }
}
