// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BoardPlan {
    /// The free place on the board that is nearest to a frame; nil where there is none.
    ///
    /// The nearest place lies, on each axis, where the frame is or right beside somebody, so that only such are tried;
    /// and only those within a distance that grows until one is found.
    /// - Complexity: O(k² m) for k items within twice the distance found and m near each place.
    package func nearestFree(of id: ID?, to frame: CGRect) -> CGRect? {
        let size = frame.size
        guard size.width <= x.length + SnapAxis.tolerance, size.height <= y.length + SnapAxis.tolerance else {
            return nil
        }
        let farthest = x.length + y.length + abs(frame.minX) + abs(frame.minY)
        var reach = max(size.width, size.height, x.step ?? 0, y.step ?? 0)
        while true {
            let window = frame.insetBy(dx: -reach, dy: -reach)
            let near = index.ids(near: window, spacing: spacing).filter { $0 != id }.compactMap { index[$0] }
            if let found = nearestFree(id, frame, near), found.distance <= reach || reach > farthest {
                return found.place
            }
            if reach > farthest { return nil }
            reach *= 2
        }
    }

    private func nearestFree(_ id: ID?, _ frame: CGRect, _ near: [CGRect]) -> (place: CGRect, distance: Double)? {
        let columns = places(x, frame.minX, frame.width, near.map { ($0.minX, $0.maxX) }, spacing.width)
        let rows = places(y, frame.minY, frame.height, near.map { ($0.minY, $0.maxY) }, spacing.height)
        var best: (place: CGRect, distance: Double)?
        for top in rows {
            for left in columns {
                let distance = hypot(left - frame.minX, top - frame.minY)
                guard distance < best?.distance ?? .infinity else { continue }
                let place = CGRect(origin: CGPoint(x: left, y: top), size: frame.size)
                if conflicts(of: id, in: place).isEmpty { best = (place, distance) }
            }
        }
        return best
    }

    private func places(
        _ axis: SnapAxis, _ position: Double, _ size: Double, _ others: [(Double, Double)], _ spacing: Double
    ) -> [Double] {
        var places: Set<Double> = [
            axis.place(nearest: position, size: size), axis.place(nearest: 0, size: size), axis.lastPlace(size: size),
        ]
        for (from, to) in others {
            if let place = axis.place(atMost: from - spacing - size, size: size) { places.insert(place) }
            if let place = axis.place(atLeast: to + spacing, size: size) { places.insert(place) }
        }
        return places.sorted()
    }
}
