// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// The picture of this tree as a window shows it, in the coordinates of what the layer lies in.
    ///
    /// - Parameter scale: pixels a point of the screen, for what is made into textures; nil keeps what it was.
    package func renderTree(scale: CGFloat? = nil) -> RenderNode? {
        if let scale, scale > 0, scale != LayerRenderer.pixelsPerPoint {
            LayerRenderer.pixelsPerPoint = scale
            markTextures()
        }
        if holdsBackdrops, flags.needsRender { markBackdrops() }
        return LayerRenderer.placed(self, LayerPlace())
    }

    /// Notes that textures are of another screen.
    private func markTextures() {
        if maskLayer != nil || self is CAReplicatorLayer || presented?.passage != nil { mark(.composition) }
        if cache.flattened != nil { (parent ?? self).mark(.composition) }
        if values.contents is CGImage { mark(.decoration) }
        for layer in layers { layer.markTextures() }
        maskLayer?.markTextures()
    }

    /// The layer and its sublayers as they are shown, with the origin of its bounds at (0, 0): a snapshot that
    /// costs nothing.
    ///
    /// - Parameter isFresh: whether changes are in it that no frame has shown yet.
    package func snapshotNode(isFresh: Bool) -> RenderNode? {
        if !isFresh, wasShown { return cache.content }
        return LayerRenderer.content(of: self)
    }

    /// Draws the layer and its sublayers into a context whose origin is that of its bounds.
    ///
    /// Draws the model: animations do not show. The layer's own position, transform, opacity and shadow do not count.
    public func render(in ctx: CGContext) {
        layoutTree()
        displayTree()
        guard let node = LayerRenderer.content(of: self, at: .model) else { return }
        ctx.saveGState()
        ctx.translateBy(x: bounds.minX, y: bounds.minY)
        node.draw(in: ctx)
        ctx.restoreGState()
    }

    /// The tree as text, one line a layer, for tests: class, frame, and what of the look is not the default.
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
