// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The content that a layer has rendered so far: its own nodes and those of its sublayers that are behind the sublayer
/// being rendered.
///
/// Each layer on the path from the root layer to a ``BackdropLayer`` has such an object, linked to that of its
/// superlayer. Other layers have none.
final class BackdropContent {
    /// The content rendered so far in the layer's superlayer; nil if the layer is the root.
    private let outer: BackdropContent?
    /// The layer's own nodes and those of the sublayers rendered so far, from back to front. They are relative to the
    /// origin of the layer's bounds.
    var nodes: [RenderNode]
    /// The layer's bounds, moved to the origin (0, 0).
    private let area: CGRect
    /// Clips a node as the layer clips its sublayers; nil if the layer does not clip them.
    private let clip: ((RenderNode) -> RenderNode)?
    /// The transform from the sublayer that is being rendered to the layer.
    var transform = ProjectiveTransform.identity

    init(_ nodes: [RenderNode], of values: LayerValues, on outer: BackdropContent?) {
        self.outer = outer
        self.nodes = nodes
        area = CGRect(origin: .zero, size: values.geometry.bounds.size)
        clip = values.masksToBounds ? values.cut : nil
    }

    /// A render node behind the sublayer that is being rendered, with the transform to that sublayer (`transform`).
    /// `level` is the layer that contains the node: 0 is the sublayer's superlayer, 1 the next superlayer, and so on.
    struct Piece: Equatable {
        let node: RenderNode
        let transform: CGAffineTransform
        let level: Int

        static func == (a: Piece, b: Piece) -> Bool {
            a.node === b.node && a.transform == b.transform && a.level == b.level
        }
    }

    /// The nodes behind `rect`, a rectangle of the sublayer that is being rendered, from back to front. Each piece has
    /// the transform from its node to that sublayer.
    func pieces(under rect: CGRect) -> [Piece] {
        var found: [[Piece]] = []
        forEachLevel { level, transform, back in
            let here = rect.applying(transform)
            found.append(
                level.nodes.filter { $0.bounds.overlaps(here) }
                    .map { Piece(node: $0, transform: back, level: found.count) })
        }
        return found.reversed().flatMap { $0 }
    }

    /// The part of a rectangle that is inside the window, in the coordinates of the sublayer that is being rendered.
    func part(of rect: CGRect) -> CGRect {
        var limits = rect
        // The last layer visited determines `limits`. It is the tree's root, which fills the window, unless a
        // perspective ends the iteration.
        forEachLevel { level, _, back in limits = level.area.applying(back) }
        return rect.intersection(limits)
    }

    /// Calls `body` for this object's layer and then for each of its superlayers, up to the root. The transforms are
    /// those from the sublayer that is being rendered to the layer, and back.
    ///
    /// The iteration stops before a layer that is in perspective relative to the sublayer.
    private func forEachLevel(_ body: (BackdropContent, CGAffineTransform, _ back: CGAffineTransform) -> Void) {
        var (backdropContent, transform): (BackdropContent?, ProjectiveTransform) = (self, .identity)
        while let level = backdropContent {
            transform = transform.concatenating(level.transform)
            guard transform.isAffine, let back = transform.inverted()?.affine else { return }
            body(level, transform.affine, back)
            backdropContent = level.outer
        }
    }

    /// Combines pieces into one node. The pieces that one layer contains are clipped as that layer clips its sublayers.
    func picture(of pieces: [Piece]) -> RenderNode {
        var levels: [BackdropContent] = []
        var backdropContent: BackdropContent? = self
        while let level = backdropContent {
            levels.append(level)
            backdropContent = level.outer
        }
        var nodes: [RenderNode] = []
        var rest = pieces[...]
        while let first = rest.first {
            let level = rest.prefix { $0.level == first.level }
            rest = rest.dropFirst(level.count)
            let together = level.count == 1 ? first.node : RenderNode.container(level.map(\.node))
            nodes.append((levels[first.level].clip?(together) ?? together).transformed(by: first.transform))
        }
        return nodes.count == 1 ? nodes[0] : RenderNode.container(nodes)
    }
}

extension CALayer {
    /// Records in this layer and in its superlayers that their trees contain a backdrop.
    func recordBackdrops() {
        var layer: CALayer? = self
        while let current = layer, !current.containsBackdrops {
            current.containsBackdrops = true
            layer = current.parent
        }
    }

    /// Invalidates the backdrops of this tree before a frame, because the content behind them may have changed.
    ///
    /// - Returns: whether the tree contains backdrops.
    @discardableResult
    func markBackdrops() -> Bool {
        var found = isBackdrop
        for layer in layers where layer.containsBackdrops && layer.markBackdrops() { found = true }
        containsBackdrops = found
        // `mark(_:)` would also set flags in all superlayers. That is unnecessary here, because this traversal sets
        // them itself.
        if found { flags.insert(isBackdrop ? .composition : .renderBelow) }
        return found
    }
}
