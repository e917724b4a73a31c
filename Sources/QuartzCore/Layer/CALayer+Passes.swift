// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The passes of a frame over a layer tree: each visits only the paths that lead to work.
extension CALayer {
    /// The most rounds of layout in one frame: a layout that always asks for another must not hang the app.
    private static let maximumRounds = 20

    /// Lays out every layer below and including this one where it is due.
    ///
    /// Layout may ask for more layout; after 20 rounds the rest waits for the next frame.
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

    /// Makes the contents of every layer below and including this one where they are due.
    package func displayTree() {
        displayIfNeeded()
        guard flags.contains(.displayBelow) else { return }
        flags.remove(.displayBelow)
        for layer in layers where !layer.flags.isDisjoint(with: [.display, .displayBelow]) {
            layer.displayTree()
        }
        maskLayer?.displayTree()
    }

    /// Has the animations of this tree run that were added on other threads than the main one.
    package func listAnimations() {
        guard flags.contains(.unlistedAnimations) else { return }
        flags.remove(.unlistedAnimations)
        if !animations.isEmpty { RunningAnimations.insert(self) }
        for layer in layers { layer.listAnimations() }
        maskLayer?.listAnimations()
    }

    /// Makes the contents what ``draw(in:)`` draws: operations, not pixels, sharp at every scale.
    package func displayByDrawing() {
        delegate?.layerWillDraw(self)
        guard bounds.width > 0, bounds.height > 0 else {
            contents = nil
            return
        }
        // The contents lie in the bounds, wherever those begin and later go.
        let node = RenderNode.drawing(in: bounds) { context in
            if self.contentsAreFlipped() {
                context.translateBy(x: 0, y: self.bounds.minY + self.bounds.maxY)
                context.scaleBy(x: 1, y: -1)
            }
            self.draw(in: context)
        }
        contents = DrawnContents(node.translated(x: -bounds.minX, y: -bounds.minY), size: bounds.size)
    }

    /// Whether the next frame would show another picture.
    package var needsRender: Bool { flags.needsRender }

    /// Whether any pass has work in this tree.
    package var hasWork: Bool {
        !flags.isEmpty
    }
}
