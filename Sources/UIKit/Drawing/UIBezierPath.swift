// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A shape made of lines and curves, with what it takes to draw it in the current graphics context.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    // MARK: - Making one

    public override init() {
        super.init()
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the middle of each side of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners, at most half a side large.
    ///
    /// > Note: The corners are quarters of a circle; those of iOS begin a little earlier and bend more softly.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle of which some corners are quarters of an ellipse, at most half a side large.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// A piece of a circle; `clockwise` as it is seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    private func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    // MARK: - What it is

    /// The shape alone; each read gives a path of its own.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds the shape; null where the path is empty.
    ///
    /// - Complexity: O(elements).
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line begins; zero where the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside, by the path's own fill rule; open parts count as closed.
    ///
    /// - Complexity: O(elements).
    open func contains(_ point: CGPoint) -> Bool {
        // A curve through no place has no inside, and looking for it takes forever.
        path.hasOnlyPlaces() && path.contains(point, using: fillRule)
    }

    // MARK: - Adding to it

    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// A piece of a circle, joined to the current point by a line where there is one.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics' direction is meant where y grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() {
        path.closeSubpath()
    }

    open func removeAllPoints() {
        path = CGMutablePath()
    }

    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Sends every point through a transform.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
    }

    /// The same shape drawn from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.takeStyle(of: self)
        return reversed
    }

    // MARK: - Style

    /// Points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a sharp corner may be, in line widths, before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether what the path runs around twice is outside.
    open var usesEvenOddFillRule = false

    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Draws strokes in dashes and gaps of these lengths, in turn; no pattern, or one of zero lengths, ends it.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dash = (phase, lengths)
    }

    /// Writes the dash pattern through those pointers that are not nil; ask for the count first.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Drawing

    /// Fills the shape with the current context's fill colour; nothing where there is no context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.inSavedState(blendMode, alpha) { fill() }
    }

    /// Draws the shape's line with the current context's stroke colour; nothing where there is no context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.inSavedState(blendMode, alpha) { stroke() }
    }

    /// Keeps what is drawn from now on to the inside of the shape.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }
}

extension CGContext {
    /// Draws with a blend mode and an opacity, and goes back to what was set before.
    func inSavedState(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        draw()
        restoreGState()
    }
}
