// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The size of an item of a flow layout in points, for either scroll direction.
package struct FlowSize: Sendable, Hashable {
    /// The size across the scroll direction: the width in a layout that scrolls vertically.
    package var breadth: Double
    /// The size along the scroll direction: the height in a layout that scrolls vertically.
    package var length: Double

    /// Creates a size of numbers that an item can have.
    init(known breadth: Double, _ length: Double) { (self.breadth, self.length) = (breadth, length) }

    /// Creates a size. Numbers that no item can have are replaced by the nearest possible ones.
    package init(breadth: Double, length: Double) {
        (self.breadth, self.length) = (breadth.boundedLength, length.boundedLength)
    }
}

/// The measures by which items are broken into lines, in points.
package struct FlowMetrics: Sendable, Hashable {
    /// The room of a line across the scroll direction.
    package var breadth: Double
    /// The minimum space between two items of a line.
    package var itemSpacing: Double
    /// The space between two lines.
    package var lineSpacing: Double

    /// Creates measures. Numbers with which no line can be broken are replaced by the nearest possible ones.
    package init(breadth: Double, itemSpacing: Double, lineSpacing: Double) {
        self.breadth = breadth.boundedDistance
        (self.itemSpacing, self.lineSpacing) = (itemSpacing.boundedDistance, lineSpacing.boundedDistance)
    }

    /// The excess in points that a line may have. A third of a line is not a binary fraction, so three of them may be
    /// longer than the line by a rounding error.
    private static let tolerance = 1.0 / 1024

    /// Whether an item of the given breadth fits at the end of a line whose items and spaces take `used` points.
    func fits(_ breadth: Double, after used: Double) -> Bool {
        used + itemSpacing + breadth <= self.breadth + Self.tolerance
    }

    /// The number of items of one breadth that fit at the end of a line whose items and spaces take `used` points, at
    /// most `count`.
    func fitting(_ count: Int, of breadth: Double, after used: Double) -> Int {
        // With a negative spacing, the items may take no room, or make room. Then all of them fit if the first does.
        if breadth + itemSpacing <= 0 { return fits(breadth, after: used) ? count : 0 }
        let places = (self.breadth + Self.tolerance - used) / (breadth + itemSpacing)
        guard places < Double(count) else { return count }
        // Because of rounding, the quotient may be too high or too low by one.
        var fitting = Int(max(places, 0))
        while fitting > 0, !fits(breadth, after: used + Double(fitting - 1) * (breadth + itemSpacing)) { fitting -= 1 }
        while fitting < count, fits(breadth, after: used + Double(fitting) * (breadth + itemSpacing)) { fitting += 1 }
        return fitting
    }

    /// The distance in points from the beginning of a line of the given length to the beginning of the next line.
    ///
    /// Lines may overlap, if their spacing is negative, but none begins before the previous one.
    func advance(_ length: Double) -> Double { max(length + lineSpacing, 0) }
}
