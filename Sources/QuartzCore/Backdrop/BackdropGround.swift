// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What has been put together of a picture so far, below the layer that is being drawn.
///
/// One for each layer on the way down to a ``BackdropLayer``, and none anywhere else.
final class BackdropGround {
    /// What lies below the layer whose sublayers these are.
    private let outer: BackdropGround?
    /// The layer's own look and its sublayers' so far, from the origin of its bounds, the first at the back.
    var nodes: [RenderNode]
    /// The layer's bounds, from their origin.
    private let area: CGRect
    /// What the layer cuts off all of that.
    private let clip: ((RenderNode) -> RenderNode)?
    /// From the picture of the sublayer that is being drawn to the layer's.
    var place = PlaneTransform.identity

    init(_ nodes: [RenderNode], of values: LayerValues, on outer: BackdropGround?) {
        self.outer = outer
        self.nodes = nodes
        area = CGRect(origin: .zero, size: values.geometry.bounds.size)
        clip = values.masksToBounds ? values.cut : nil
    }

    /// A piece of a picture in its place.
    struct Piece: Equatable {
        let node: RenderNode
        let place: CGAffineTransform
        let level: Int

        static func == (a: Piece, b: Piece) -> Bool {
            a.node === b.node && a.place == b.place && a.level == b.level
        }
    }

    /// What lies below a rectangle of the sublayer that is being drawn, the farthest first, each with its way to that
    /// sublayer's picture.
    func pieces(under rect: CGRect) -> [Piece] {
        var found: [[Piece]] = []
        forEachLevel { level, place, back in
            let here = rect.applying(place)
            found.append(
                level.nodes.filter { $0.bounds.overlaps(here) }
                    .map { Piece(node: $0, place: back, level: found.count) })
        }
        return found.reversed().flatMap { $0 }
    }

    /// The part of a rectangle that is in the window: outside it nothing is below anything.
    func part(of rect: CGRect) -> CGRect {
        var limits = rect
        // The last is the tree's root.
        forEachLevel { level, _, back in limits = level.area.applying(back) }
        return rect.intersection(limits)
    }

    /// From the layer that the one being drawn lies on outwards, with the ways from its picture and back to it.
    ///
    /// What is seen in perspective from there is left out, and so is what is farther.
    private func forEachLevel(_ body: (BackdropGround, CGAffineTransform, _ back: CGAffineTransform) -> Void) {
        var (ground, place): (BackdropGround?, PlaneTransform) = (self, .identity)
        while let level = ground {
            place = place.concatenating(level.place)
            guard place.isAffine, let back = place.inverted()?.affine else { return }
            body(level, place.affine, back)
            ground = level.outer
        }
    }

    /// Pieces as one node, each level cut as its layer is.
    func picture(of pieces: [Piece]) -> RenderNode {
        var levels: [BackdropGround] = []
        var ground: BackdropGround? = self
        while let level = ground {
            levels.append(level)
            ground = level.outer
        }
        var nodes: [RenderNode] = []
        var rest = pieces[...]
        while let first = rest.first {
            let level = rest.prefix { $0.level == first.level }
            rest = rest.dropFirst(level.count)
            let together = level.count == 1 ? first.node : RenderNode.container(level.map(\.node))
            nodes.append((levels[first.level].clip?(together) ?? together).transformed(by: first.place))
        }
        return nodes.count == 1 ? nodes[0] : RenderNode.container(nodes)
    }
}

extension CALayer {
    /// Notes that the way to a layer that shows what lies below it leads through here.
    func noteBackdrops() {
        var layer: CALayer? = self
        while let current = layer, !current.holdsBackdrops {
            current.holdsBackdrops = true
            layer = current.parent
        }
    }

    /// Before a picture: layers of this tree that show what lies below them are out of date, for that may have changed.
    ///
    /// - Returns: whether there are any.
    @discardableResult
    func markBackdrops() -> Bool {
        var found = isBackdrop
        for layer in layers where layer.holdsBackdrops && layer.markBackdrops() { found = true }
        holdsBackdrops = found
        // Without a word to superlayers: they are visited too.
        if found { flags.insert(isBackdrop ? .composition : .renderBelow) }
        return found
    }
}
