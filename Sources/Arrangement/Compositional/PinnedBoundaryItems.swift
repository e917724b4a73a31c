// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The positions of pinned headers and footers, which stay visible while their section is.
package enum PinnedBoundaryItems {
    /// The z index of a pinned item in addition to its own.
    package static let zIndex = 1_000_000_000

    /// Moves the pinned items of a section into the visible bounds.
    ///
    /// A pinned item stops at the far edge of its section. A pinned footer does not cover a pinned header.
    ///
    /// - Parameters:
    ///   - frames: the frames of all items of the section where they are without scrolling.
    ///   - section: the beginning and end of the section on the scroll axis, in points.
    ///   - visible: the visible bounds on the scroll axis, less the adjusted content insets.
    package static func frames(
        _ frames: [CGRect], of items: [CompositionalBoundaryItem], section: ClosedRange<Double>,
        visible: ClosedRange<Double>, _ axis: ScrollAxis
    ) -> [CGRect] {
        func pinned(at fraction: Double) -> [Int] {
            items.indices.filter { items[$0].isPinned && items[$0].alignment.fraction(axis) == fraction }
        }
        let (headers, footers) = (pinned(at: 0), pinned(at: 1))
        let footerLength = footers.map { Double(frames[$0].size[axis]) }.max() ?? 0
        var frames = frames
        for index in headers {
            let start = StickyHeaderFooter.header(
                restingAt: frames[index].start(axis), height: frames[index].size[axis],
                visibleFrom: visible.lowerBound, rowsEnd: section.upperBound - footerLength)
            frames[index].origin[axis] = start
        }
        let headersEnd = headers.map { Double(frames[$0].end(axis)) }.max() ?? section.lowerBound
        for index in footers {
            let start = StickyHeaderFooter.footer(
                restingAt: frames[index].start(axis), height: frames[index].size[axis],
                visibleUpTo: visible.upperBound, rowsStart: headersEnd)
            frames[index].origin[axis] = start
        }
        return frames
    }
}
