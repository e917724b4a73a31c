// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The layout and display passes of a frame. Each pass visits only the paths to layers whose layout or redraw is
/// pending.
extension CALayer {
    /// The maximum number of layout rounds in a frame, so that a layout that always invalidates itself does not hang.
    private static let maximumRounds = 20

    /// Lays out all invalid layers of this tree.
    ///
    /// Layout may invalidate other layers; after 20 rounds the remaining layouts are deferred to the next frame.
    package func layoutTree() {
        for _ in 0..<CALayer.maximumRounds {
            guard !flags.isDisjoint(with: [.layout, .layoutBelow]) else { return }
            layoutOnce()
        }
    }

    private func layoutOnce() {
        wasCommitted = true
        if flags.contains(.layout) {
            flags.remove(.layout)
            layoutSublayers()
        }
        guard flags.contains(.layoutBelow) else { return }
        flags.remove(.layoutBelow)
        for layer in layers where !layer.flags.isDisjoint(with: [.layout, .layoutBelow]) {
            layer.layoutOnce()
        }
        maskLayer?.layoutOnce()
    }

    /// Updates the contents of each layer of this tree for which a redraw was requested.
    package func displayTree() {
        displayIfNeeded()
        guard flags.contains(.displayBelow) else { return }
        flags.remove(.displayBelow)
        for layer in layers where !layer.flags.isDisjoint(with: [.display, .displayBelow]) {
            layer.displayTree()
        }
        maskLayer?.displayTree()
    }

    /// Registers the tree's animations that were added on threads other than the main thread.
    package func listAnimations() {
        guard flags.contains(.unlistedAnimations) else { return }
        flags.remove(.unlistedAnimations)
        if !animations.isEmpty { RunningAnimations.insert(self) }
        for layer in layers { layer.listAnimations() }
        maskLayer?.listAnimations()
    }

    /// Sets the contents to the operations that ``draw(in:)`` records, which are sharp at every scale.
    package func displayByDrawing() {
        delegate?.layerWillDraw(self)
        guard bounds.width > 0, bounds.height > 0 else {
            contents = nil
            return
        }
        let node = RenderNode.drawing(in: bounds) { context in
            if self.contentsAreFlipped() {
                context.translateBy(x: 0, y: self.bounds.minY + self.bounds.maxY)
                context.scaleBy(x: 1, y: -1)
            }
            self.draw(in: context)
        }
        // Stored relative to the bounds' origin, so that the contents keep their place in the layer if the origin
        // changes later.
        contents = DrawnContents(node.translated(x: -bounds.minX, y: -bounds.minY), size: bounds.size)
    }

    /// Whether the next frame would look different.
    package var needsRender: Bool { flags.needsRender }

    /// Whether layout, drawing, rendering or the registration of animations is pending in this tree.
    package var hasWork: Bool {
        !flags.isEmpty
    }
}
