// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A layer that repeats its sublayers. Each copy (instance) is transformed and coloured by one more step than the
/// previous one.
///
/// ## Caveats
/// Instances are on the layer's plane, because there is no `preservesDepth`. Hit tests find the first instance only.
/// Animations of a property animator have the same progress in all instances.
open class CAReplicatorLayer: CALayer {
    private var instances = InstanceValues()

    override var ownValues: (any DescribedValues)? {
        get { instances }
        set { if let new = newValue as? InstanceValues { instances = new } }
    }

    override class var ownDefaults: (any DescribedValues)? { InstanceValues() }

    /// The number of copies of the sublayers that are shown.
    open var instanceCount: Int {
        get { instances.count }
        set { set("instanceCount", \.instances.count, newValue) }
    }

    /// The delay in seconds of the sublayers' animations from each instance to the next.
    ///
    /// An animation counts as ended when it ends in the first instance. Its delegate is called then, and the later
    /// instances continue to their ends.
    open var instanceDelay: CFTimeInterval {
        get { instances.delay }
        set {
            if newValue != 0 { CAReplicatorLayer.someAreDelayed = true }
            set("instanceDelay", \.instances.delay, newValue)
        }
    }

    /// The transform from each instance to the next, about the layer's anchor point.
    open var instanceTransform: CATransform3D {
        get { instances.transform }
        set { set("instanceTransform", \.instances.transform, newValue) }
    }

    /// The colour that multiplies the colours of the first instance, component by component; white leaves them
    /// unchanged.
    open var instanceColor: CGColor? {
        get { instances.color }
        set { set("instanceColor", \.instances.color, newValue) }
    }

    /// The value added to the red component of ``instanceColor`` from each instance to the next.
    open var instanceRedOffset: Float {
        get { instances.offset.x }
        set { set("instanceRedOffset", \.instances.offset.x, newValue) }
    }

    /// The value added to the green component of ``instanceColor`` from each instance to the next.
    open var instanceGreenOffset: Float {
        get { instances.offset.y }
        set { set("instanceGreenOffset", \.instances.offset.y, newValue) }
    }

    /// The value added to the blue component of ``instanceColor`` from each instance to the next.
    open var instanceBlueOffset: Float {
        get { instances.offset.z }
        set { set("instanceBlueOffset", \.instances.offset.z, newValue) }
    }

    /// The value added to the alpha component of ``instanceColor`` from each instance to the next.
    open var instanceAlphaOffset: Float {
        get { instances.offset.w }
        set { set("instanceAlphaOffset", \.instances.offset.w, newValue) }
    }

    /// Whether any replicator was ever given a delay; until then, layers need not compute delays.
    nonisolated(unsafe) static var someAreDelayed = false

    private var lag: CFTimeInterval = 0
    override var lagOfSublayers: CFTimeInterval {
        get { lag }
        set { lag = newValue }
    }

    override var greatestLagOfSublayers: CFTimeInterval {
        max(0, (presented as? CAReplicatorLayer ?? self).instances.greatestDelay)
    }

    override func repeated(_ sublayers: (_ delay: CFTimeInterval) -> [RenderNode]) -> [RenderNode] {
        let size = values.geometry.bounds.size
        let anchor = CGPoint(
            x: values.geometry.anchorPoint.x * size.width, y: values.geometry.anchorPoint.y * size.height)
        let isDelayed = instances.delay != 0 && model().layers.contains { $0.isTreeAnimating }
        return instances.nodes(about: anchor, isDelayed: isDelayed) { delay in
            let nodes = sublayers(delay)
            return nodes.count > 1 ? .container(nodes) : nodes.first
        }
    }
}

/// The properties of a replicator layer.
struct InstanceValues: DescribedValues {
    var count = 1
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// The values added to the components of `color` from each instance to the next: red, green, blue and alpha.
    var offset = SIMD4<Float>(0, 0, 0, 0)
    /// The delay from each instance to the next, in seconds; NaN counts as 0.
    var delay: CFTimeInterval = 0 {
        didSet { delay = delay.bounded(to: Thresholds.Animation.instanceDelays, orIfNaN: 0) }
    }

    /// The maximum number of instances shown; a greater number is assumed to be an error.
    private static let most = 10_000
    private var shownCount: Int { max(0, min(Self.most, count)) }

    /// The delay of the last instance relative to the first one.
    var greatestDelay: CFTimeInterval { shownCount > 1 ? delay * Double(shownCount - 1) : 0 }

    nonisolated(unsafe) static let properties = LayerProperty<Self>.table([
        .still("instanceCount", \.count, .composition),
        .animated("instanceTransform", \.transform, .composition),
        .color("instanceColor", \.color, .composition),
        .animated("instanceRedOffset", \.offset.x, .composition),
        .animated("instanceGreenOffset", \.offset.y, .composition),
        .animated("instanceBlueOffset", \.offset.z, .composition),
        .animated("instanceAlphaOffset", \.offset.w, .composition),
        .animated("instanceDelay", \.delay, .composition),
    ])

    /// The render nodes of the instances at their positions.
    ///
    /// - Parameters:
    ///   - anchor: the point about which each instance is transformed.
    ///   - isDelayed: whether sublayers are animated with a delay, so that each instance needs its own node.
    ///   - picture: returns the sublayers' node at a delay in seconds; nil if they show nothing.
    func nodes(
        about anchor: CGPoint, isDelayed: Bool, _ picture: (_ delay: CFTimeInterval) -> RenderNode?
    ) -> [RenderNode] {
        var place = CATransform3DIdentity
        var (node, texture): (RenderNode?, LayerTexture?)
        return (0..<shownCount).compactMap { index in
            defer { place = CATransform3DConcat(place, transform) }
            if index == 0 || isDelayed { (node, texture) = (picture(delay * Double(index)), nil) }
            guard let node else { return nil }
            let centered = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), place),
                CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
            ).onPlane
            if centered.isAffine {
                return recolored(index == 0 ? node : node.duplicated(), index).transformed(by: centered.affine)
            }
            if texture == nil {
                RenderStatistics.current.flattenings += 1
                texture = LayerTexture(of: node, scale: LayerRenderer.pixelsPerPoint)
            }
            guard let texture else { return nil }
            return recolored(RenderNode.image(texture.image, in: texture.area, seenBy: centered), index)
        }
    }

    private func recolored(_ node: RenderNode, _ index: Int) -> RenderNode {
        var factor = SIMD4<Float>(0, 0, 0, 0)
        if let color { factor = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)) }
        factor = (factor + offset * Float(index)).clamped(lowerBound: .zero, upperBound: .one)
        guard factor != .one else { return node }
        return node.recolored(rows: [
            SIMD4(factor.x, 0, 0, 0), SIMD4(0, factor.y, 0, 0), SIMD4(0, 0, factor.z, 0), SIMD4(0, 0, 0, factor.w),
        ])
    }
}
