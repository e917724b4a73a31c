// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of the headers and footers around a section or a layout.
struct BoundaryItemLayout: Sendable {
    /// The frames in points, from the beginning of the section on the scroll axis, and of the layout on the other axis.
    private(set) var frames: [CGRect]
    /// The points by which the section grows before its content, and after it.
    private(set) var startGrowth = 0.0
    private(set) var endGrowth = 0.0

    /// - Parameters:
    ///   - length: the length of the content on the scroll axis.
    ///   - spaceBefore: the space before everything on the scroll axis.
    ///   - insets: the insets of the items on the other axis.
    ///   - measuredSizes: the measured sizes of items with estimated dimensions, by their indexes.
    init(
        _ items: [CompositionalBoundaryItem], around length: Double, in container: CGSize,
        spaceBefore: Double = 0, insets: CompositionalInsets, _ axis: ScrollAxis, _ grid: PixelGrid,
        measuredSizes: [Int: MeasuredSize]
    ) {
        let across = axis.other
        let room = container.setting(across, (container[across] - insets.sum(across)).boundedLength)
        frames = []
        for (index, item) in items.enumerated() {
            var size = item.size.size(in: room, grid)
            if let measured = measuredSizes[index] {
                if item.size.width.isEstimated { size.width = measured.width }
                if item.size.height.isEstimated { size.height = measured.height }
            }
            // Outside the content or over it, at its edge. Several items at one edge do not stack.
            let fraction = item.alignment.fraction(axis)
            let outside = item.extendsBoundary && fraction != 0.5 ? (fraction == 0 ? -1.0 : 1.0) * size[axis] : 0
            let start = (length - size[axis]) * fraction + outside + Double(item.offset[axis]).boundedDistance
            let position =
                insets.start(across) + (room[across] - size[across]) * item.alignment.fraction(across)
                + Double(item.offset[across]).boundedDistance
            if item.extendsBoundary {
                startGrowth = max(startGrowth, -start)
                endGrowth = max(endGrowth, start + size[axis] - length)
            }
            frames.append(CGRect(origin: CGPoint(axis, start, across: position), size: size))
        }
        startGrowth += spaceBefore
        for (index, item) in items.enumerated() {
            let moved = frames[index].moved(by: CGPoint(axis, startGrowth, across: 0))
            frames[index] = item.insets.ignoringEstimated(item.size).inset(moved)
        }
    }
}
