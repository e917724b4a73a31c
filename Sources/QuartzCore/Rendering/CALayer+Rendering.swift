// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// The render node of this tree for a window, in the coordinates in which the root layer is positioned.
    ///
    /// - Parameter scale: the screen's pixels per point, for textures; nil keeps the previous value.
    package func renderTree(scale: CGFloat? = nil) -> RenderNode? {
        if let scale, scale > 0, scale != LayerRenderer.pixelsPerPoint {
            LayerRenderer.pixelsPerPoint = scale
            markTextures()
        }
        if containsBackdrops, flags.needsRender { markBackdrops() }
        return LayerRenderer.placed(self, LayerPlace())
    }

    /// Invalidates all textures of the tree, because the screen's scale has changed.
    private func markTextures() {
        if maskLayer != nil || self is CAReplicatorLayer || presented?.transitionFrame != nil { mark(.composition) }
        if cache.flattened != nil { (parent ?? self).mark(.composition) }
        if values.contents is CGImage { mark(.decoration) }
        for layer in layers { layer.markTextures() }
        maskLayer?.markTextures()
    }

    /// The render node of the layer and its sublayers, with the origin of the layer's bounds at (0, 0). It serves as a
    /// snapshot that is not rasterized.
    ///
    /// - Parameter isFresh: whether the node includes changes since the last frame. If false, the node shows the layer
    ///   as in that frame.
    package func snapshotNode(isFresh: Bool) -> RenderNode? {
        if !isFresh, wasShown { return cache.content }
        return LayerRenderer.content(of: self)
    }

    /// Draws the layer and its sublayers into a context whose coordinates are the layer's own.
    ///
    /// It draws the model without animations. The layer's own position, transform, opacity and shadow are ignored.
    public func render(in ctx: CGContext) {
        layoutTree()
        displayTree()
        guard let node = LayerRenderer.content(of: self, at: .model) else { return }
        ctx.saveGState()
        ctx.translateBy(x: bounds.minX, y: bounds.minY)
        node.draw(in: ctx)
        ctx.restoreGState()
    }

    /// A text with one line per layer, for tests: its class, its frame, and its non-default appearance.
    package func describe(indent: Int = 0) -> String {
        var line = String(repeating: "  ", count: indent)
        line += describedClass
        let frame = values.geometry.frame
        line += " (\(Self.short(frame.minX)), \(Self.short(frame.minY)); "
        line += "\(Self.short(frame.width)) × \(Self.short(frame.height)))"
        if values.geometry.bounds.origin != .zero {
            line += " origin (\(Self.short(values.geometry.bounds.minX)), \(Self.short(values.geometry.bounds.minY)))"
        }
        if values.isHidden { line += " hidden" }
        if values.opacity != 1 { line += " opacity \(Self.short(CGFloat(values.opacity)))" }
        if !CATransform3DIsIdentity(values.geometry.transform) { line += " transformed" }
        if values.cornerRadius != 0 { line += " corners \(Self.short(values.cornerRadius))" }
        if values.shadowOpacity != 0 { line += " shadow" }
        if !animations.isEmpty { line += " animating" }
        return ([line] + layers.map { $0.describe(indent: indent + 1) }).joined(separator: "\n")
    }

    private var describedClass: String {
        if let delegate { return String(describing: type(of: delegate)) }
        return String(describing: type(of: self))
    }

    private static func short(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
