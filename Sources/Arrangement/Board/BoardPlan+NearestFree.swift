// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The free place on the board that is nearest to a frame; nil where there is none.
    ///
    /// The nearest place lies on the line where the frame is or on one right beside somebody, so that only such are tried,
    /// the nearest first; and only those within a distance that grows until one is found.
    /// - Complexity: O(k r log r) for k items within twice the distance found and r on each line.
    package func nearestFree(of id: ID?, to frame: CGRect) -> CGRect? {
        let size = frame.size
        guard size.width <= x.length + SnapAxis.tolerance, size.height <= y.length + SnapAxis.tolerance else {
            return nil
        }
        let board = CGRect(x: 0, y: 0, width: x.length, height: y.length)
        let farthest = x.length + y.length + abs(frame.minX) + abs(frame.minY)
        var reach = max(size.width, size.height, x.step ?? 0, y.step ?? 0)
        while true {
            let window = frame.insetBy(dx: -reach, dy: -reach).intersection(board)
            let near = window.isNull ? [] : conflicts(of: id, in: window).compactMap { index[$0] }
            if let found = nearestFree(id, frame, near, within: reach), found.distance <= reach || reach > farthest {
                return found.place
            }
            if reach > farthest { return nil }
            reach *= 2
        }
    }

    private func nearestFree(
        _ id: ID?, _ frame: CGRect, _ near: [CGRect], within reach: Double
    ) -> (place: CGRect, distance: Double)? {
        let (top, left) = (Double(frame.minY), Double(frame.minX))
        let lines = lines(beside: near, top, frame.height).sorted { (abs($0 - top), $0) < (abs($1 - top), $1) }
        var best: (place: CGRect, distance: Double)?
        for line in lines {
            if let best, abs(line - top) >= best.distance { break }
            for (lefts, isBackwards) in [(left - reach...left, true), (left...left + reach, false)] {
                guard
                    let place = firstFree(frame.size, of: id, onLine: line, in: lefts, isBackwards: isBackwards)
                else { continue }
                let distance = hypot(Double(place.minX) - left, Double(place.minY) - top)
                if distance < best?.distance ?? .infinity { best = (place, distance) }
            }
        }
        return best
    }

    /// The lines on which something so high may lie: the nearest to where it is, those right beside others, and the first
    /// and the last.
    private func lines(beside others: [CGRect], _ top: Double, _ height: Double) -> Set<Double> {
        var lines: Set<Double> = [
            y.place(nearest: top, size: height), y.place(nearest: 0, size: height), y.lastPlace(size: height),
        ]
        for other in others {
            if let line = y.place(atMost: other.minY - spacing.height - height, size: height) { lines.insert(line) }
            if let line = y.place(atLeast: other.maxY + spacing.height, size: height) { lines.insert(line) }
        }
        return lines
    }
}
