// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that fills its rounded bounds with a colour gradient, over its background colour.
open class CAGradientLayer: CALayer {
    private var gradient = GradientValues()

    override var ownValues: (any DescribedValues)? {
        get { gradient }
        set { if let new = newValue as? GradientValues { gradient = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { GradientValues() }

    /// The gradient's colours (`CGColor`), from the start; other objects are left out.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let new = newValue.map { $0.compactMap { $0 as? CGColor } }
            set("colors", \.gradient.colors, new)
        }
    }

    /// The position of each colour, from 0 at the start to 1 at the end, ascending; nil spaces the colours evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
        set {
            let new = newValue?.map { CGFloat($0.doubleValue) }
            set("locations", \.gradient.locations, new)
        }
    }

    /// The start of an axial gradient, or the centre of a radial or conic one, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set("startPoint", \.gradient.startPoint, newValue) }
    }

    /// A point in fractions of the bounds: the end of an axial gradient, or a corner of the rectangle around the
    /// ellipse of a radial one. A conic gradient starts in the direction of this point.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set("endPoint", \.gradient.endPoint, newValue) }
    }

    /// The shape of the gradient.
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

/// The shape of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from a centre.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a centre, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
