// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGSize {
    /// Creates a size from its lengths along an axis and across it.
    init(_ axis: ScrollAxis, _ length: Double, across: Double) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    /// The size with another length on an axis.
    func setting(_ axis: ScrollAxis, _ length: Double) -> CGSize {
        CGSize(axis, length, across: self[axis.other])
    }

    /// The size with lengths that a layout can compute with.
    var boundedLengths: CGSize { CGSize(width: Double(width).boundedLength, height: Double(height).boundedLength) }
}

extension CGPoint {
    /// Creates a point from its coordinates along an axis and across it.
    init(_ axis: ScrollAxis, _ position: Double, across: Double) {
        self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
    }
}

extension CGRect {
    /// The beginning of the frame on an axis.
    func start(_ axis: ScrollAxis) -> Double { origin[axis] }
    /// The end of the frame on an axis.
    func end(_ axis: ScrollAxis) -> Double { origin[axis] + size[axis] }

    func moved(by distance: CGPoint) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
    }

    /// The frame with numbers that a layout can compute with.
    var bounded: CGRect {
        let frame = CGRect(
            x: Double(origin.x).boundedDistance, y: Double(origin.y).boundedDistance,
            width: Double(size.width).boundedDistance, height: Double(size.height).boundedDistance)
        return frame.standardized
    }

    /// The frame in a container that is read from right to left: its distance from the right edge is the frame's
    /// distance from the left edge.
    ///
    /// A compositional layout computes everything from left to right. Mirroring its frames, and the rectangles that it
    /// is asked for, makes it a layout from right to left.
    package func mirrored(in width: Double) -> CGRect {
        CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
    }
}
