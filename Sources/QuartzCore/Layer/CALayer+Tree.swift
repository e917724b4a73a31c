// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// The sublayers, from back to front.
    public var sublayers: [CALayer]? {
        get {
            if isPresentationCopy { return modelLayer?.sublayers?.map(\.shownCopy) }
            return layers.isEmpty ? nil : layers
        }
        set {
            setSublayers(newValue ?? [])
        }
    }

    /// Adds a layer in front of the other sublayers.
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: layer.superlayer === self ? layers.count - 1 : layers.count)
    }

    /// Inserts a layer at an index of ``sublayers``, or moves it there; index 0 is behind all other sublayers.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer behind a sibling; behind all sublayers if `sibling` is nil or not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Inserts a layer in front of a sibling; in front of all sublayers if `sibling` is nil or not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Replaces a sublayer with another layer. Has no effect if `oldLayer` is not a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, layers.contains(where: { $0 === oldLayer }) else { return }
        run(kCATransition)
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer, or from the layer that it masks.
    public func removeFromSuperlayer() {
        guard let parent else { return }
        let isSublayer = parent.maskLayer !== self
        if isSublayer { runOnOrderOut() }
        // The action may have removed the layer already.
        guard self.parent === parent else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            parent.layers.removeAll { $0 === self }
        }
        self.parent = nil
        parent.mark(.composition)
        if RunningAnimations.mayHaveAnimatedLayers { stopAnimationsOfTree() }
        if isSublayer { parent.run(CALayer.sublayersKey) }
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, layer !== sibling, let index = layers.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: offset == 0 ? 0 : layers.count)
        }
        let own = layers.firstIndex { $0 === layer }
        insert(layer, at: index + offset - (own.map { $0 < index } == true ? 1 : 0))
    }

    /// Runs the action for the layer's disappearance; only once, even if the action itself removes the layer.
    func runOnOrderOut() {
        guard !isLeaving else { return }
        isLeaving = true
        run(kCAOnOrderOut)
        isLeaving = false
    }

    /// Removes a layer from its superlayer, before it is added to this one.
    ///
    /// - Returns: whether the layer can be added. The actions that run during the removal may have added it to another
    ///   layer.
    private func detachForInsertion(_ layer: CALayer) -> Bool {
        checkIsNotAbove(layer)
        guard layer.parent != nil else { return true }
        layer.removeFromSuperlayer()
        guard layer.parent == nil else { return false }
        // The actions may also have made this layer a descendant of `layer`.
        checkIsNotAbove(layer)
        return true
    }

    /// Replaces the sublayers; if a layer occurs twice, its later position counts.
    ///
    /// - Complexity: O(sublayers before and after). Removing a layer from another superlayer also searches that one.
    private func setSublayers(_ all: [CALayer]) {
        var wanted = Set<ObjectIdentifier>()
        let all = Array(all.reversed().filter { wanted.insert(ObjectIdentifier($0)).inserted }.reversed())
        guard !all.elementsEqual(layers, by: ===) else { return }
        func isSublayer(_ layer: CALayer) -> Bool { layer.parent === self && layer !== maskLayer }
        func isLeft(_ layer: CALayer) -> Bool { isSublayer(layer) && !wanted.contains(ObjectIdentifier(layer)) }
        for layer in layers where isLeft(layer) { layer.runOnOrderOut() }
        // An action that runs when one layer is detached may have added another to a different superlayer. Such a layer
        // is left out.
        let new = all.filter { !isSublayer($0) && detachForInsertion($0) }.filter { $0.parent == nil }
        for layer in new { layer.parent = self }
        let old = layers
        layers = all.filter(isSublayer)
        for layer in old where isLeft(layer) {
            layer.parent = nil
            if RunningAnimations.mayHaveAnimatedLayers { layer.stopAnimationsOfTree() }
        }
        mark([.composition, .layout])
        new.forEach(adopt)
        run(CALayer.sublayersKey)
        for layer in new { layer.run(kCAOnOrderIn) }
    }

    /// Inserts `layer` at `index`, an index among the other sublayers.
    private func insert(_ layer: CALayer, at index: Int) {
        let isNew = layer.parent !== self || maskLayer === layer
        if !isNew {
            layers.removeAll { $0 === layer }
        } else {
            guard detachForInsertion(layer) else { return }
            layer.parent = self
        }
        layers.insert(layer, at: min(max(index, 0), layers.count))
        adopt(layer)
        run(CALayer.sublayersKey)
        if isNew { layer.run(kCAOnOrderIn) }
    }

    /// The action key for sublayers that were added, removed or reordered.
    private static let sublayersKey = "sublayers"

    func setMask(_ layer: CALayer?) {
        guard layer !== maskLayer else { return }
        if let layer, !detachForInsertion(layer) { return }
        maskLayer?.removeFromSuperlayer()
        if let layer {
            layer.parent = self
            maskLayer = layer
            adopt(layer)
        }
        change("mask", .placeAndComposition) {}
    }

    /// Stops the program if `layer` is this layer or one of its superlayers.
    private func checkIsNotAbove(_ layer: CALayer) {
        guard sequence(first: self, next: \.parent).contains(where: { $0 === layer }) else { return }
        misuse(
            "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree. A layer cannot be a sublayer or a mask "
                + "of itself, or of a layer below it: take \(self) from its superlayer first.")
    }

    private func adopt(_ layer: CALayer) {
        if layer.containsBackdrops { recordBackdrops() }
        // Work may be pending in the added layer's tree, for which this layer and its superlayers need flags. This
        // layer's flags are removed first, because `mark(_:)` does nothing in a root layer that already has the flags.
        flags.subtract(layer.flags.forSuperlayer)
        mark(PendingLayerWork([.composition, .layout]).union(layer.flags.forSuperlayer))
    }
}
