// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The order in which somebody reads what lies on a screen.
///
/// What lies one below the other is read from the top, what lies side by side from where lines of text begin. Two things
/// count as apart where no more than a quarter of the smaller lies beside the other, for rows are rarely level to the point.
package enum ReadingOrder {
    /// The numbers of the frames in the order they are read.
    ///
    /// - Complexity: O(n²) for n things side by side; they are what is on one screen.
    package static func order(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        Order(frames: frames, isRightToLeft: isRightToLeft).sorted(Array(frames.indices))
    }

    /// The share of the smaller of two things that may lie beside the other.
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
            // They lie over each other: by where they begin.
            return items.sorted { beginning($0) < beginning($1) }
        }

        private func beginning(_ item: Int) -> (Double, Double, Int) {
            let frame = frames[item]
            return (Double(frame.minY), Double(isRightToLeft ? -frame.maxX : frame.minX), item)
        }

        /// The items in groups, none of which reaches far into another along an axis.
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

        /// Whether more than a little of either lies in both.
        ///
        /// - Parameter next: one that begins no earlier.
        func reaches(into next: Span) -> Bool {
            let shared = min(start + length, next.start + next.length) - next.start
            return shared > ReadingOrder.tolerance * min(length, next.length)
        }
    }
}
