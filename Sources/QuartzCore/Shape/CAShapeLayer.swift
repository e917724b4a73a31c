// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    private var shape = ShapeValues()

    override var ownValues: (any DescribedValues)? {
        get { shape }
        set { if let new = newValue as? ShapeValues { shape = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { ShapeValues() }

    /// The path in the layer's coordinates. Changing it is never animated implicitly.
    open var path: CGPath? {
        get { shape.path }
        set { set("path", \.shape.path, newValue) }
    }

    /// The colour that fills the path; nil for no fill.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor", \.shape.fillColor, newValue) }
    }

    /// The rule that determines the inside of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule", \.shape.fillRule, newValue) }
    }

    /// The colour that strokes the path; nil for no stroke.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor", \.shape.strokeColor, newValue) }
    }

    /// The fraction of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set("strokeStart", \.shape.strokeStart, newValue) }
    }

    /// The fraction of the path's length at which the stroke ends.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set("strokeEnd", \.shape.strokeEnd, newValue) }
    }

    /// The width of the stroke in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set("lineWidth", \.shape.lineWidth, newValue) }
    }

    /// The greatest ratio of a mitre's length to the line width; longer mitres become bevels.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set("miterLimit", \.shape.miterLimit, newValue) }
    }

    /// The shape of the stroke's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set("lineCap", \.shape.lineCap, newValue) }
    }

    /// The shape of the stroke's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set("lineJoin", \.shape.lineJoin, newValue) }
    }

    /// The offset in points into the dash pattern at which the stroke begins.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set("lineDashPhase", \.shape.lineDashPhase, newValue) }
    }

    /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.map { $0.map { NSNumber(value: Double($0)) } } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            set("lineDashPattern", \.shape.lineDashPattern, new)
        }
    }

    package override func ownNode() -> RenderNode? { shape.node() }
    package override var drawsInOwnCoordinates: Bool { true }
}

/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the path winds around it more often in one direction than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a line from it to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stroke ends at the end of the path.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The stroke ends with a half circle beyond the end of the path.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The stroke ends with a half square beyond the end of the path.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
