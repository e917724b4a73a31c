// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Draws a picture by Core Graphics. All lengths are fractions of the area, so that a thumbnail shows the same as a
/// poster.
struct PictureDrawing {
    let context: CGContext
    /// The area, whose sides have the ratio of the picture or another one.
    let size: CGSize
    private let subject: Picture.Subject
    private let palette: PicturePalette
    private var random: SeededGenerator

    init(_ picture: Picture, in context: CGContext, size: CGSize) {
        self.context = context
        self.size = size
        subject = picture.subject
        palette = picture.palette
        random = SeededGenerator(picture.number, stream: 3)
    }

    mutating func draw() {
        fillSky()
        switch subject {
        case .hills: drawHills()
        case .sea: drawSea()
        case .night: drawNight()
        case .dunes: drawDunes()
        case .forest: drawForest()
        case .shapes: drawShapes()
        }
    }

    // MARK: Subjects

    private mutating func drawHills() {
        fillCircle(x: number(0.2...0.8), y: number(0.18...0.38), radius: number(0.09...0.14), palette.light)
        for layer in 0..<4 {
            let share = CGFloat(layer) / 3
            fillWave(from: 0.5 + 0.13 * CGFloat(layer), height: 0.1 - 0.01 * CGFloat(layer), groundColor(share))
        }
    }

    private mutating func drawSea() {
        let horizon = number(0.52...0.64)
        let (x, radius) = (number(0.3...0.7), number(0.13...0.19))
        fillCircle(
            x: x, y: horizon - radius * number(0.1...0.9) * size.unit / size.height, radius: radius, palette.light)
        fillGradient(palette.far, palette.near, from: horizon, to: 1)
        // The reflection of the sun: lines that become longer and thinner towards the horizon.
        for line in 0..<7 {
            let share = CGFloat(line) / 6
            let width = radius * (1.7 - 1.1 * share) * number(0.7...1)
            let y = horizon + 0.025 + (1 - horizon) * 0.8 * share
            let rect = CGRect(
                x: x * size.width - width * size.unit / 2 + number(-0.03...0.03) * size.unit, y: y * size.height,
                width: width * size.unit, height: (0.008 + 0.012 * share) * size.unit)
            palette.light.withAlphaComponent(0.75 - 0.5 * share).setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
        }
    }

    private mutating func drawNight() {
        for _ in 0..<26 {
            let color = palette.light.withAlphaComponent(number(0.35...0.95))
            fillCircle(x: number(0...1), y: number(0...0.62), radius: number(0.003...0.008), color)
        }
        let (x, y, radius) = (number(0.25...0.75), number(0.16...0.34), number(0.08...0.12))
        fillCircle(x: x, y: y, radius: radius * 1.5, palette.light.withAlphaComponent(0.12))
        fillCircle(x: x, y: y, radius: radius, palette.light)
        for layer in 0..<3 {
            fillRidge(
                from: 0.6 + 0.12 * CGFloat(layer), height: 0.16 - 0.03 * CGFloat(layer), peaks: 4 + layer,
                groundColor(CGFloat(layer) / 2))
        }
    }

    private mutating func drawDunes() {
        fillCircle(x: number(0.2...0.8), y: number(0.15...0.3), radius: number(0.1...0.16), palette.light)
        for layer in 0..<3 {
            let start = 0.5 + 0.16 * CGFloat(layer)
            let path = UIBezierPath()
            let isRising = layer.isMultiple(of: 2)
            let (left, right) = (start + (isRising ? 0.1 : -0.06), start + (isRising ? -0.06 : 0.1))
            path.move(to: point(0, left))
            path.addCurve(
                to: point(1, right), controlPoint1: point(number(0.25...0.4), left - 0.04),
                controlPoint2: point(number(0.55...0.75), right + 0.14))
            close(path)
            groundColor(CGFloat(layer) / 2).setFill()
            path.fill()
        }
    }

    private mutating func drawForest() {
        fillCircle(x: number(0.25...0.75), y: number(0.2...0.35), radius: number(0.08...0.13), palette.light)
        for layer in 0..<3 {
            let (base, count) = (0.62 + 0.15 * CGFloat(layer), 11 - 3 * layer)
            groundColor(CGFloat(layer) / 2).setFill()
            let path = UIBezierPath(
                rect: CGRect(x: 0, y: base * size.height, width: size.width, height: size.height * (1 - base)))
            for tree in 0...count {
                let x = (CGFloat(tree) + number(-0.25...0.25)) / CGFloat(count)
                let (height, half) = (number(0.16...0.26) + 0.05 * CGFloat(layer), 0.62 / CGFloat(count))
                path.move(to: point(x - half, base + 0.01))
                path.addLine(to: point(x, base - height))
                path.addLine(to: point(x + half, base + 0.01))
                path.close()
            }
            path.fill()
        }
    }

    private mutating func drawShapes() {
        fillGradient(palette.bottom, palette.top, from: 0, to: 1)
        fillCircle(x: number(0.15...0.45), y: number(0.2...0.5), radius: number(0.28...0.4), palette.near)
        fillCircle(x: number(0.5...0.85), y: number(0.35...0.75), radius: number(0.2...0.32), palette.light)
        palette.far.withAlphaComponent(0.9).setFill()
        let path = UIBezierPath()
        let y = number(0.55...0.75)
        path.move(to: point(0, y))
        path.addLine(to: point(1, y - number(0.1...0.3)))
        close(path)
        path.fill()
        palette.light.setStroke()
        let center = point(number(0.55...0.85), number(0.15...0.3))
        for ring in 1...3 {
            let arc = UIBezierPath(
                arcCenter: center, radius: 0.07 * CGFloat(ring) * size.unit, startAngle: 0, endAngle: .pi * 2,
                clockwise: true)
            arc.lineWidth = 0.014 * size.unit
            arc.stroke()
        }
    }

    // MARK: Parts

    private func fillSky() { fillGradient(palette.top, palette.bottom, from: 0, to: 0.75) }

    /// Fills the area below `start` with two colours, of which the second begins at `end`.
    private func fillGradient(_ first: UIColor, _ second: UIColor, from start: CGFloat, to end: CGFloat) {
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: [first.cgColor, second.cgColor] as CFArray, locations: [0, 1])
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: start * size.height, width: size.width, height: size.height))
        context.drawLinearGradient(
            gradient, start: point(0, start), end: point(0, end), options: .drawsAfterEndLocation)
        context.restoreGState()
    }

    private func fillCircle(x: CGFloat, y: CGFloat, radius: CGFloat, _ color: UIColor) {
        let (center, length) = (point(x, y), radius * size.unit)
        color.setFill()
        UIBezierPath(
            ovalIn: CGRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length)
        ).fill()
    }

    /// Fills the area below a wave of two sines.
    private mutating func fillWave(from start: CGFloat, height: CGFloat, _ color: UIColor) {
        let (phase, other, length) = (number(0...6.28), number(0...6.28), number(0.8...1.4))
        let path = UIBezierPath()
        for step in 0...48 {
            let x = CGFloat(step) / 48
            let wave = sin(x * 6.28 * length + phase) * 0.6 + sin(x * 6.28 * length * 2.3 + other) * 0.25
            let next = point(x, start - wave * height)
            if step == 0 { path.move(to: next) } else { path.addLine(to: next) }
        }
        close(path)
        color.setFill()
        path.fill()
    }

    /// Fills the area below a range of mountains.
    private mutating func fillRidge(from start: CGFloat, height: CGFloat, peaks: Int, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: point(0, start - height * number(0...0.6)))
        for peak in 0..<peaks {
            let left = CGFloat(peak) / CGFloat(peaks)
            let top = left + number(0.35...0.65) / CGFloat(peaks)
            path.addLine(to: point(top, start - height * number(0.6...1.2)))
            path.addLine(to: point(left + 1 / CGFloat(peaks), start - height * number(-0.1...0.25)))
        }
        close(path)
        color.setFill()
        path.fill()
    }

    /// Closes a path, which runs from the left side of the area to the right one, along the lower side.
    private func close(_ path: UIBezierPath) {
        path.addLine(to: point(1, 1))
        path.addLine(to: point(0, 1))
        path.close()
    }

    /// The colour of a layer of the ground: 0 is the most distant one, and 1 the nearest.
    private func groundColor(_ share: CGFloat) -> UIColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        let mixed = zip(parts(palette.far), parts(palette.near)).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
}

extension CGSize {
    /// The length of which the radii in a picture are fractions.
    fileprivate var unit: CGFloat { min(width, height) }
}
