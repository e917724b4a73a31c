// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    private var shape = ShapeValues()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// In the layer's coordinates. Changes of it are never animated implicitly.
    open var path: CGPath? {
        get { shape.path }
        set { changeShape("path", shape.path != newValue) { $0.path = newValue } }
    }

    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { changeShape("fillColor", shape.fillColor != newValue) { $0.fillColor = newValue } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { changeShape("fillRule", shape.fillRule != newValue) { $0.fillRule = newValue } }
    }

    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changeShape("strokeColor", shape.strokeColor != newValue) { $0.strokeColor = newValue } }
    }

    /// The fraction of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { changeShape("strokeStart", shape.strokeStart != newValue) { $0.strokeStart = newValue } }
    }

    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { changeShape("strokeEnd", shape.strokeEnd != newValue) { $0.strokeEnd = newValue } }
    }

    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { changeShape("lineWidth", shape.lineWidth != newValue) { $0.lineWidth = newValue } }
    }

    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { changeShape("miterLimit", shape.miterLimit != newValue) { $0.miterLimit = newValue } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { changeShape("lineCap", shape.lineCap != newValue) { $0.lineCap = newValue } }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { changeShape("lineJoin", shape.lineJoin != newValue) { $0.lineJoin = newValue } }
    }

    /// Points into the pattern at which the first dash starts.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { changeShape("lineDashPhase", shape.lineDashPhase != newValue) { $0.lineDashPhase = newValue } }
    }

    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.map { $0.map { NSNumber(value: Double($0)) } } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            changeShape("lineDashPattern", shape.lineDashPattern != new) { $0.lineDashPattern = new }
        }
    }

    private func changeShape(_ key: String, _ differs: Bool, _ set: (inout ShapeValues) -> Void) {
        guard differs else { return }
        var new = shape
        set(&new)
        change(key, .decoration) { _ in shape = new }
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        shape.animatableValue(forKeyPath: keyPath) ?? super.animatableValue(forKeyPath: keyPath)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if !shape.setAnimatableValue(value, forKeyPath: keyPath) {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    package override var neverImplicitlyAnimated: Set<String> { ["path"] }

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
