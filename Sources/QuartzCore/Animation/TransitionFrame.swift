// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A moment of a transition from the old to the new appearance of a layer.
struct TransitionFrame {
    enum Kind {
        case fade
        case moveIn(from: CGVector)
        case push(from: CGVector)
        case reveal(from: CGVector)
        case flip(CATransition.FlipDirection, CardFlip)
    }

    var old: RenderNode?
    var progress: Double
    var kind: Kind
    var size: CGSize

    /// The layer's render node at this moment; nil if nothing is visible. `new` is the layer's render node without the
    /// transition, with the origin of the layer's bounds at (0, 0).
    func picture(of new: RenderNode?) -> RenderNode? {
        let p = min(max(progress, 0), 1)
        func moved(_ node: RenderNode?, _ direction: CGVector, _ share: Double) -> RenderNode? {
            node?.translated(
                x: direction.dx * size.width * CGFloat(share), y: direction.dy * size.height * CGFloat(share))
        }
        var nodes: [RenderNode?]
        switch kind {
        case .fade:
            return RenderNode.mixed(old, new, fraction: p)
        case .moveIn(let from): nodes = [old, moved(new, from, 1 - p)]
        case .push(let from): nodes = [moved(old, from, -p), moved(new, from, 1 - p)]
        case .reveal(let from): nodes = [new, moved(old, from, -p)]
        case .flip(let direction, let card):
            return card.picture(front: old, back: new, progress: p, direction, size: size)
        }
        let shown = nodes.compactMap { $0 }
        guard !shown.isEmpty else { return nil }
        return RenderNode.container(shown).clipped(to: CGRect(origin: .zero, size: size))
    }
}

extension RenderNode {
    /// A moment of a cross-fade, from `old` at fraction 0 to `new` at 1; a nil node counts as transparent. Content that
    /// both nodes share stays unchanged.
    static func mixed(_ old: RenderNode?, _ new: RenderNode?, fraction: Double) -> RenderNode? {
        guard let old else { return new?.faded(fraction) }
        guard let new else { return old.faded(1 - fraction) }
        return crossFade(old, new, fraction: fraction)
    }
}
