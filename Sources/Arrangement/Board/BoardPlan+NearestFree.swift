// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The free frame for the item `id` that is nearest to a given frame and has its size; nil if there is none.
    ///
    /// Only some vertical positions (lines) are tried, because the nearest free frame is always on one of them. These
    /// are the line of the given frame, the lines directly above or below other items, and the part's first and last
    /// line. The lines are tried nearest first, within a distance that doubles until a free frame is found.
    ///
    /// Of equally near frames, the one on the nearer line is chosen, then the higher one, then the one further left.
    ///
    /// - Parameter part: the part of the board to search; nil for the whole board.
    /// - Complexity: O(k r log r) for k items within twice the distance found and r items on each line.
    package func nearestFree(of id: ID?, to frame: CGRect, within part: CGRect? = nil) -> CGRect? {
        let size = frame.size
        let board = CGRect(x: 0, y: 0, width: x.length, height: y.length)
        let room = part.map(board.intersection) ?? board
        guard !room.isNull, size.width <= room.width + SnapAxis.tolerance,
            size.height <= room.height + SnapAxis.tolerance
        else { return nil }
        let farthest = x.length + y.length + abs(frame.minX) + abs(frame.minY)
        var reach = max(size.width, size.height, x.step ?? 0, y.step ?? 0)
        while true {
            let window = frame.insetBy(dx: -reach, dy: -reach).intersection(room)
            let near = window.isNull ? [] : conflicts(of: id, in: window).compactMap { index[$0] }
            if let found = nearestFree(id, frame, near, in: room, within: reach),
                found.distance <= reach || reach > farthest
            {
                return found.place
            }
            if reach > farthest { return nil }
            reach *= 2
        }
    }

    private func nearestFree(
        _ id: ID?, _ frame: CGRect, _ near: [CGRect], in room: CGRect, within reach: Double
    ) -> (place: CGRect, distance: Double)? {
        let (top, left) = (Double(frame.minY), Double(frame.minX))
        let lines = lines(beside: near, top, frame.height, in: room)
            .sorted { (abs($0 - top), $0) < (abs($1 - top), $1) }
        let (first, last) = (Double(room.minX), Double(room.maxX - frame.width))
        var best: (place: CGRect, distance: Double)?
        for line in lines {
            if let best, abs(line - top) >= best.distance { break }
            for (from, to, isBackwards) in [(left - reach, left, true), (left, left + reach, false)] {
                let (from, to) = (max(from, first), min(to, max(first, last)))
                guard from <= to,
                    let place = firstFree(frame.size, of: id, onLine: line, in: from...to, isBackwards: isBackwards)
                else { continue }
                let distance = hypot(Double(place.minX) - left, Double(place.minY) - top)
                if distance < best?.distance ?? .infinity { best = (place, distance) }
            }
        }
        return best
    }

    /// Returns the vertical positions to try for an item of a given height in the part `room` of the board. They are
    /// the position nearest to `top`, those directly above and below the frames `others`, and the first and the last
    /// position in `room`.
    private func lines(beside others: [CGRect], _ top: Double, _ height: Double, in room: CGRect) -> [Double] {
        let end = Double(room.maxY) - height
        var lines: Set<Double> = [y.place(nearest: top, size: height)]
        if let line = y.place(atLeast: room.minY, size: height) { lines.insert(line) }
        if let line = y.place(atMost: end, size: height) { lines.insert(line) }
        for other in others {
            if let line = y.place(atMost: other.minY - spacing.height - height, size: height) { lines.insert(line) }
            if let line = y.place(atLeast: other.maxY + spacing.height, size: height) { lines.insert(line) }
        }
        return lines.filter { room.minY - SnapAxis.tolerance <= $0 && $0 <= end + SnapAxis.tolerance }
    }
}
