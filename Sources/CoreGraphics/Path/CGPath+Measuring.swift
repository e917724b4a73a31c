// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGPath {
    /// Returns the path with each curve replaced by lines that are within `threshold` of the curve.
    ///
    /// - Complexity: O(lines in the result).
    public func flattened(threshold: CGFloat) -> CGPath {
        let threshold = max(threshold, 1e-4)
        return CGPath { path in
            for subpath in subpaths() {
                path.move(to: subpath.start)
                for segment in subpath.segments {
                    switch segment {
                    case .line(_, let end): path.addLine(to: end)
                    case .curve(let curve):
                        for point in curve.flattened(threshold: threshold) { path.addLine(to: point) }
                    }
                }
                if subpath.isClosed { path.closeSubpath() }
            }
        }
    }

    /// Returns the path cut into dashes. `lengths` alternates between dashes and gaps, and `phase` is the offset into
    /// this pattern at which each subpath begins.
    ///
    /// The path is returned unchanged if a length is negative, all lengths are zero, or there would be more than
    /// 100,000 dashes.
    ///
    /// - Complexity: O(elements and dashes).
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = transform.isIdentity ? self : withUnsafePointer(to: transform) { copy(using: $0)! }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let sum = pattern.reduce(0, +)
        guard pattern.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else { return source.copy()! }
        let measured = source.subpaths().map(MeasuredSubpath.init)
        guard measured.reduce(0, { $0 + $1.length }) / sum * CGFloat(pattern.count) < 100_000 else {
            return source.copy()!
        }
        return CGPath { path in
            for subpath in measured {
                var into = phase.truncatingRemainder(dividingBy: sum)
                if into < 0 { into += sum }
                var index = 0
                while into >= pattern[index] {
                    into -= pattern[index]
                    index = (index + 1) % pattern.count
                }
                var at: CGFloat = 0
                while at < subpath.length {
                    let end = min(subpath.length, at + pattern[index] - into)
                    if index % 2 == 0 { subpath.append(from: at, to: end, to: path) }
                    into = 0
                    at = end
                    index = (index + 1) % pattern.count
                }
            }
        }
    }

    /// The part of the path between two fractions of its length, as for a shape layer's `strokeStart` and `strokeEnd`.
    ///
    /// - Complexity: O(elements).
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0 && end >= 1 { return self }
        let measured = subpaths().map(MeasuredSubpath.init)
        let total = measured.reduce(0) { $0 + $1.length }
        let (from, to) = (max(0, start) * total, min(1, end) * total)
        return CGPath { path in
            guard from < to else { return }
            var before: CGFloat = 0
            for subpath in measured {
                subpath.append(from: from - before, to: to - before, to: path)
                before += subpath.length
            }
        }
    }
}

extension CubicCurve {
    /// Approximates the curve by lines whose distance from the curve is at most `threshold`. Uses at least `fewest`
    /// lines if the curve is finite.
    ///
    /// - Returns: the end point of each line; the last one is the end of the curve.
    func flattened(threshold: CGFloat, fewest: Int = 1) -> [CGPoint] {
        // If the curve is cut into n equal parts, the error is at most 6/8 of `bend`, divided by n². `bend` is the
        // greatest second difference of the control points.
        let bend = max(
            hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
            hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        guard bend.isFinite else { return [end] }
        let count = max(fewest, min(10_000, Int(sqrt(0.75 * bend / threshold).rounded(.up))))
        if count <= 1 { return [end] }
        return (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
    }
}

/// A subpath with the length of each segment, so that it can be cut by length.
private struct MeasuredSubpath {
    /// The segments with their lengths. A curve is measured as `parts` lines: `table` starts with 0, followed by the
    /// distance of each line's end from the curve's start.
    private var segments: [(segment: CGPath.Segment, length: CGFloat, table: [CGFloat])] = []
    private let isClosed: Bool
    private(set) var length: CGFloat = 0

    /// The number of lines that approximate a curve. With 32, the length of a quarter circle is accurate to 0.02 %.
    private static let parts = 32

    init(_ subpath: CGPath.Subpath) {
        isClosed = subpath.isClosed
        for segment in subpath.segments {
            var table: [CGFloat] = []
            let size: CGFloat
            switch segment {
            case .line(let start, let end):
                size = (end - start).length
            case .curve(let curve):
                table = [0]
                var last = curve.start
                for part in 1...Self.parts {
                    let point = curve.point(at: CGFloat(part) / CGFloat(Self.parts))
                    table.append(table[part - 1] + (point - last).length)
                    last = point
                }
                size = table[Self.parts]
            }
            segments.append((segment, size, table))
            length += size
        }
    }

    /// Appends to `path` the part of the subpath between the distances `from` and `to` along the subpath.
    func append(from: CGFloat, to: CGFloat, to path: CGMutablePath) {
        guard from < length, to > 0, from < to else { return }
        var (before, isFirst): (CGFloat, Bool) = (0, true)
        for (segment, size, table) in segments {
            let (start, end) = (max(0, from - before), min(size, to - before))
            before += size
            guard start < end else { continue }
            switch segment {
            case .line(let a, let b):
                if isFirst { path.move(to: a.mixed(with: b, fraction: start / size)) }
                path.addLine(to: end == size ? b : a.mixed(with: b, fraction: end / size))
            case .curve(let curve):
                let (first, last) = (Self.parameter(start, table), Self.parameter(end, table))
                let tail = first > 0 ? curve.split(at: first).1 : curve
                let part = last < 1 ? tail.split(at: (last - first) / (1 - first)).0 : tail
                if isFirst { path.move(to: part.start) }
                path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
            isFirst = false
        }
        if isClosed && from <= 0 && to >= length { path.closeSubpath() }
    }

    /// The parameter of a curve at the distance `length` from its start. The curve is approximated by lines: `table`
    /// starts with 0, followed by the distance of each line's end from the start.
    private static func parameter(_ length: CGFloat, _ table: [CGFloat]) -> CGFloat {
        guard let index = table.firstIndex(where: { $0 >= length }), index > 0 else { return length <= 0 ? 0 : 1 }
        let part = table[index] - table[index - 1]
        let rest = part > 0 ? (length - table[index - 1]) / part : 0
        return (CGFloat(index - 1) + rest) / CGFloat(parts)
    }
}
