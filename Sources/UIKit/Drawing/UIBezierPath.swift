// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A shape made of lines and curves, with a line style, that can be drawn in the current graphics context.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    // MARK: - Creating

    public override init() {
        super.init()
    }

    /// Creates a path with the shape of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// Creates a path in the shape of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path in the shape of the ellipse that touches the middle of each side of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners. The radius is at most half a side.
    ///
    /// > Note: The corners are quarter circles; those of iOS begin slightly earlier and have a softer curve.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle in which the given corners are quarter ellipses; the others are square. A corner's width and
    /// height, `cornerRadii`, are at most half a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// Creates an arc of a circle, which runs clockwise on screen if `clockwise` is true. The angles are in radians; 0
    /// is to the right of the centre.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(of: self)
        return copy
    }

    private func copyStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    // MARK: - Properties

    /// The shape without the line style. Each read returns a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains the shape; null if the path is empty.
    ///
    /// - Complexity: O(n) for n path elements
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The point at which the next line begins; zero if the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside the shape by the path's fill rule. Open subpaths count as closed.
    ///
    /// - Complexity: O(n) for n path elements
    open func contains(_ point: CGPoint) -> Bool {
        // A path with coordinates that are not finite has no inside, and testing it would never end.
        path.hasOnlyFinitePoints() && path.contains(point, using: fillRule)
    }

    // MARK: - Adding elements

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, which runs clockwise on screen if `clockwise` is true. If there is a current point, a
    /// line from it to the start of the arc is added first.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines the direction for a y axis that points upwards, so the direction is inverted here.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? path }
    }

    /// Returns the same shape, drawn in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.copyStyle(of: self)
        return reversed
    }

    // MARK: - Style

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joints between lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum ratio of the length of a pointed joint to the line width. A joint that would be longer is bevelled.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule decides which points are inside the shape, instead of the non-zero winding rule. By
    /// the even-odd rule, an area that the path encloses twice is outside.
    open var usesEvenOddFillRule = false

    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Sets the dash pattern of strokes: `count` lengths, alternately of a dash and a gap. A nil pattern or a count of
    /// 0 removes the dashes.
    ///
    /// - Parameter phase: the distance into the pattern at which a stroke begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dash = (phase, lengths)
    }

    /// Stores the lengths, the count and the phase of the dash pattern at the pointers that are not nil. Ask for the
    /// count first, because `pattern` needs room for that many lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Drawing

    /// Fills the shape with the fill colour of the current context. Does nothing without a context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule)
    }

    /// Fills the shape with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.inSavedState(blendMode, alpha) { fill() }
    }

    /// Strokes the shape with the stroke colour of the current context. Does nothing without a context.
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

    /// Strokes the shape with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.inSavedState(blendMode, alpha) { stroke() }
    }

    /// Clips all later drawing in the current context to the inside of the shape.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }
}

extension CGContext {
    /// Sets a blend mode and an opacity, calls `draw`, and then restores the graphics state from before the call.
    func inSavedState(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        draw()
        restoreGState()
    }
}
