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

    /// In the layer's coordinates. Changes of it are never animated implicitly.
    open var path: CGPath? {
        get { shape.path }
        set { set("path", \.shape.path, newValue) }
    }

    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor", \.shape.fillColor, newValue) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule", \.shape.fillRule, newValue) }
    }

    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor", \.shape.strokeColor, newValue) }
    }

    /// The fraction of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set("strokeStart", \.shape.strokeStart, newValue) }
    }

    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set("strokeEnd", \.shape.strokeEnd, newValue) }
    }

    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set("lineWidth", \.shape.lineWidth, newValue) }
    }

    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set("miterLimit", \.shape.miterLimit, newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set("lineCap", \.shape.lineCap, newValue) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set("lineJoin", \.shape.lineJoin, newValue) }
    }

    /// Points into the pattern at which the first dash starts.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set("lineDashPhase", \.shape.lineDashPhase, newValue) }
    }

    /// Lengths of dashes and gaps in turn, in points.
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

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
