// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A parser for the shapes of the symbol table, which uses the commands of SVG path data and a few more.
///
/// | command | what it adds |
/// |---|---|
/// | `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y`, `Z` | as in SVG; no relative forms |
/// | `O x y r` | a circle |
/// | `R x y width height r` | a rectangle with rounded corners |
/// | `A x y r from to` | an arc connected to the current point; degrees, clockwise if `to` is larger |
/// | `G x y r from to` | a separate arc |
/// | `Y x y rx ry` | an ellipse |
/// | `T x y r1 r2 n` | a star with n points between two radii |
/// | `W x y r1 r2 n` | a gear wheel with n teeth between two radii |
struct SymbolPath {
    private let path = CGMutablePath()
    private var numbers: [CGFloat] = []

    /// Parses a path; nil if the text is not a valid path.
    static func read(_ text: some StringProtocol) -> CGPath? {
        var reader = SymbolPath()
        guard reader.readAll(text) else { return nil }
        return reader.path.copy()
    }

    private mutating func readAll(_ text: some StringProtocol) -> Bool {
        var rest = Substring(text)
        while let command = rest.takeFirst(where: { !$0.isWhitespace }) {
            let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
            let words = rest[..<end].split(whereSeparator: \.isWhitespace)
            numbers = words.compactMap { Double($0).map { CGFloat($0) } }
            guard numbers.count == words.count, add(command) else { return false }
            rest = rest[end...]
        }
        return true
    }

    /// Adds the shape of a command, whose parameters are `numbers`, to the path. Returns false for an unknown command
    /// or a wrong count of numbers.
    private mutating func add(_ command: Character) -> Bool {
        let n = numbers
        switch (command, n.count) {
        case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
        case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case ("C", 6):
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
                control2: CGPoint(x: n[2], y: n[3]))
        case ("Z", 0): path.closeSubpath()
        case ("O", 3): addEllipse(n[0], n[1], n[2], n[2])
        case ("Y", 4): addEllipse(n[0], n[1], n[2], n[3])
        case ("R", 5):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
        case ("A", 5), ("G", 5):
            if command == "G" { path.move(to: point(n[0], n[1], n[2], degrees: n[3])) }
            path.addRelativeArc(
                center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180,
                delta: (n[4] - n[3]) * .pi / 180)
        case ("T", 5): addPolygon(n[0], n[1], radii: [n[2], n[3]], offsets: [0, 0.5], count: n[4])
        case ("W", 5):
            addPolygon(
                n[0], n[1], radii: [n[3], n[2], n[2], n[3]], offsets: [-0.27, -0.17, 0.17, 0.27], count: n[4])
        default: return false
        }
        return true
    }

    private func addEllipse(_ x: CGFloat, _ y: CGFloat, _ across: CGFloat, _ down: CGFloat) {
        path.addEllipse(in: CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down))
    }

    /// Adds a closed polygon around the centre (`x`, `y`): a group of corners, repeated `count` times from the top.
    ///
    /// - Parameters:
    ///   - radii: the distance of each corner of the group from the centre.
    ///   - offsets: the direction of each corner of the group, as a fraction of the angle between two groups.
    private func addPolygon(_ x: CGFloat, _ y: CGFloat, radii: [CGFloat], offsets: [CGFloat], count: CGFloat) {
        for index in 0..<Int(count) {
            for (radius, offset) in zip(radii, offsets) {
                let corner = point(x, y, radius, degrees: (CGFloat(index) + offset) * 360 / count - 90)
                index == 0 && offset == offsets[0] ? path.move(to: corner) : path.addLine(to: corner)
            }
        }
        path.closeSubpath()
    }

    private func point(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, degrees: CGFloat) -> CGPoint {
        CGPoint(x: x + radius * cos(degrees * .pi / 180), y: y + radius * sin(degrees * .pi / 180))
    }
}

extension Substring {
    /// Removes everything up to and including the first character that qualifies, and returns that character.
    fileprivate mutating func takeFirst(where qualifies: (Character) -> Bool) -> Character? {
        guard let place = firstIndex(where: qualifies) else {
            self = self[endIndex...]
            return nil
        }
        defer { self = self[index(after: place)...] }
        return self[place]
    }
}
