// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that fills its rounded bounds with colours that run into each other, over its background.
open class CAGradientLayer: CALayer {
    private var gradient = GradientValues()

    override var ownValues: (any DescribedValues)? {
        get { gradient }
        set { if let new = newValue as? GradientValues { gradient = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { GradientValues() }

    /// `CGColor`s, from the start; what is no colour is left out.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let new = newValue.map { $0.compactMap { $0 as? CGColor } }
            set("colors", \.gradient.colors, new)
        }
    }

    /// Where the colours stand, 0 at the start and 1 at the end, rising; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            set("locations", \.gradient.locations, new)
        }
    }

    /// In fractions of the bounds: where an axial gradient begins, and the middle of a radial and a conic one.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set("startPoint", \.gradient.startPoint, newValue) }
    }

    /// In fractions of the bounds: where an axial gradient ends; a corner of the box around a radial one's ellipse; the
    /// direction in which a conic one begins.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set("endPoint", \.gradient.endPoint, newValue) }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set("type", \.gradient.type, newValue) }
    }

    package override func ownNode() -> RenderNode? {
        let rect = CGRect(origin: .zero, size: values.geometry.bounds.size)
        guard rect.width > 0, rect.height > 0, let node = gradient.node(in: rect) else { return nil }
        return (values.cornerRadii.isZero ? node : values.cut(node)).translated(
            x: values.geometry.bounds.minX, y: values.geometry.bounds.minY)
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
