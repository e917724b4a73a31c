// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that fills its rounded bounds with colours that run into each other, over its background.
open class CAGradientLayer: CALayer {
    private var gradient = GradientValues()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `CGColor`s, from the start; what is no colour is left out.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let new = newValue.map { $0.compactMap { $0 as? CGColor } }
            set("colors", \.gradient.colors, new, .decoration)
        }
    }

    /// Where the colours stand, 0 at the start and 1 at the end, rising; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            set("locations", \.gradient.locations, new, .decoration)
        }
    }

    /// In fractions of the bounds: where an axial gradient begins, and the middle of a radial and a conic one.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set("startPoint", \.gradient.startPoint, newValue, .decoration) }
    }

    /// In fractions of the bounds: where an axial gradient ends; a corner of the box around a radial one's ellipse; the
    /// direction in which a conic one begins.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set("endPoint", \.gradient.endPoint, newValue, .decoration) }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set("type", \.gradient.type, newValue, .decoration) }
    }

    package override func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
        gradient.animatableValue(forKeyPath: keyPath) ?? super.animatableValue(forKeyPath: keyPath)
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
        if !gradient.setAnimatableValue(value, forKeyPath: keyPath) {
            super.setAnimatableValue(value, forKeyPath: keyPath)
        }
    }

    package override func ownNode() -> RenderNode? {
        let rect = CGRect(origin: .zero, size: values.bounds.size)
        guard rect.width > 0, rect.height > 0, let node = gradient.node(in: rect) else { return nil }
        return (values.cornerRadii.isZero ? node : values.cut(node)).translated(
            x: values.bounds.minX, y: values.bounds.minY)
    }

    package override var drawsInOwnCoordinates: Bool { true }
    package override var ownNodeIsBounded: Bool { true }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a middle outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a middle, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
