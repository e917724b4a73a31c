// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reading order of frames on a screen.
///
/// Frames one below the other are read from the top, frames side by side from the leading side. Two frames still count
/// as separate if they overlap by at most a quarter of the smaller one, because rows are rarely aligned exactly.
package enum ReadingOrder {
    /// The indices of the frames in reading order.
    ///
    /// - Complexity: O(n²) for n frames side by side, which are few because they are on one screen.
    package static func order(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        Order(frames: frames, isRightToLeft: isRightToLeft).sorted(Array(frames.indices))
    }

    /// The fraction up to which the smaller frame may overlap the other one while the two count as separate.
    private static let tolerance = 0.25

    private struct Order {
        let frames: [CGRect]
        let isRightToLeft: Bool

        func sorted(_ items: [Int]) -> [Int] {
            guard items.count > 1 else { return items }
            let rows = apart(items) { (Double(frames[$0].minY), Double(frames[$0].height)) }
            if rows.count > 1 { return rows.flatMap(sorted) }
            let columns = apart(items) { item in
                let frame = frames[item]
                return (Double(isRightToLeft ? -frame.maxX : frame.minX), Double(frame.width))
            }
            if columns.count > 1 { return columns.flatMap(sorted) }
            // The items overlap on both axes: order them by their origins.
            return items.sorted { beginning($0) < beginning($1) }
        }

        private func beginning(_ item: Int) -> (Double, Double, Int) {
            let frame = frames[item]
            return (Double(frame.minY), Double(isRightToLeft ? -frame.maxX : frame.minX), item)
        }

        /// Groups the items in their order along an axis. An item joins the last group if it overlaps an item of that
        /// group by more than `tolerance`. Otherwise it starts a new group. `extent` returns an item's start and length
        /// on the axis.
        private func apart(_ items: [Int], _ extent: (Int) -> (start: Double, length: Double)) -> [[Int]] {
            let spans = items.map { item in
                let (start, length) = extent(item)
                return Span(item: item, start: start, length: length)
            }
            var groups: [[Span]] = []
            for span in spans.sorted(by: { ($0.start, $0.item) < ($1.start, $1.item) }) {
                if groups.last?.contains(where: { $0.reaches(into: span) }) == true {
                    groups[groups.count - 1].append(span)
                } else {
                    groups.append([span])
                }
            }
            return groups.map { $0.map(\.item) }
        }
    }

    private struct Span {
        let item: Int
        let start: Double
        let length: Double

        /// Whether this span and `next` overlap by more than the fraction `tolerance` of the shorter one.
        ///
        /// - Parameter next: a span that does not begin before this one.
        func reaches(into next: Span) -> Bool {
            let shared = min(start + length, next.start + next.length) - next.start
            return shared > ReadingOrder.tolerance * min(length, next.length)
        }
    }
}
