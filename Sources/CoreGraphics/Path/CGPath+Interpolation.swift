// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPath {
    /// The path at `fraction` of the way from this path to `other`, interpolated point by point.
    ///
    /// Nil if the two paths do not have the same kinds of elements in the same order; an animation then jumps to the
    /// end. A line can be interpolated with a curve.
    ///
    /// - Complexity: O(elements).
    package func interpolated(to other: CGPath, fraction: Double) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        let fraction = CGFloat(fraction)
        var otherStarts: [CGPoint] = []
        otherStarts.reserveCapacity(elements.count)
        other.walk { start, _ in otherStarts.append(start) }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        walk { start, element in
            let index = result.count
            // If two elements cannot be mixed, `otherStarts` is emptied below. All further elements are then skipped
            // here, and the function returns nil.
            guard index < otherStarts.count else { return }
            let mixed = element.mixed(
                with: other.elements[index], from: start, otherFrom: otherStarts[index], fraction: fraction)
            if let mixed { result.append(mixed) } else { otherStarts.removeAll() }
        }
        guard result.count == elements.count else { return nil }
        if fraction == 1 { return other.copy() }
        return CGPath(
            elements: result, subpathStart: subpathStart.mixed(with: other.subpathStart, fraction: fraction))
    }
}

extension CGPath.Element {
    /// The element at `fraction` of the way from this element, which starts at `from`, to `other`, which starts at
    /// `otherFrom`. Nil if the two kinds of elements cannot be interpolated.
    fileprivate func mixed(
        with other: CGPath.Element, from: CGPoint, otherFrom: CGPoint, fraction: CGFloat
    ) -> CGPath.Element? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.mixed(with: b, fraction: fraction) }
        switch (self, other) {
        case (.move(let a), .move(let b)): return .move(mix(a, b))
        case (.line(let a), .line(let b)): return .line(mix(a, b))
        case (.quadCurve(let control, let a), .quadCurve(let otherControl, let b)):
            return .quadCurve(control: mix(control, otherControl), end: mix(a, b))
        case (.close, .close): return .close
        default:
            guard let a = cubic(from: from), let b = other.cubic(from: otherFrom) else { return nil }
            return .curve(
                control1: mix(a.control1, b.control1), control2: mix(a.control2, b.control2), end: mix(a.end, b.end))
        }
    }

    /// The line or curve as a cubic curve; nil for a move or a close.
    private func cubic(from start: CGPoint) -> CubicCurve? {
        switch self {
        case .line(let end):
            CubicCurve(
                start: start, control1: start.mixed(with: end, fraction: 1 / 3),
                control2: start.mixed(with: end, fraction: 2 / 3), end: end)
        case .quadCurve(let control, let end): CubicCurve(start: start, control: control, end: end)
        case .curve(let control1, let control2, let end):
            CubicCurve(start: start, control1: control1, control2: control2, end: end)
        case .move, .close: nil
        }
    }
}
