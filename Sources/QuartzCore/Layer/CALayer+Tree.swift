// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    /// The layers on this one, the first at the back.
    public var sublayers: [CALayer]? {
        get {
            if isPresentationCopy { return modelLayer?.sublayers?.map(\.shownCopy) }
            return layers.isEmpty ? nil : layers
        }
        set {
            for layer in layers where newValue?.contains(where: { $0 === layer }) != true {
                layer.removeFromSuperlayer()
            }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: layer.superlayer === self ? layers.count - 1 : layers.count)
    }

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, layers.contains(where: { $0 === oldLayer }) else { return }
        run(kCATransition)
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    public func removeFromSuperlayer() {
        guard let parent else { return }
        let isSublayer = parent.maskLayer !== self
        if isSublayer { run(kCAOnOrderOut) }
        // The action may have taken it away.
        guard self.parent === parent else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            parent.layers.removeAll { $0 === self }
        }
        self.parent = nil
        parent.mark(.composition)
        if RunningAnimations.mayConcernLayers { stopAnimationsOfTree() }
        if isSublayer { parent.run(CALayer.sublayersKey) }
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, layer !== sibling, let index = layers.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: offset == 0 ? 0 : layers.count)
        }
        let own = layers.firstIndex { $0 === layer }
        insert(layer, at: index + offset - (own.map { $0 < index } == true ? 1 : 0))
    }

    /// Puts `layer` at `index`, counted without it.
    private func insert(_ layer: CALayer, at index: Int) {
        checkIsNotAbove(layer)
        let isNew = layer.parent !== self || maskLayer === layer
        if !isNew {
            layers.removeAll { $0 === layer }
        } else {
            layer.removeFromSuperlayer()
            layer.parent = self
        }
        layers.insert(layer, at: min(max(index, 0), layers.count))
        adopt(layer)
        run(CALayer.sublayersKey)
        if isNew { layer.run(kCAOnOrderIn) }
    }

    /// The event that sublayers have come, gone, or changed places.
    private static let sublayersKey = "sublayers"

    func setMask(_ layer: CALayer?) {
        guard layer !== maskLayer else { return }
        maskLayer?.removeFromSuperlayer()
        if let layer {
            checkIsNotAbove(layer)
            layer.removeFromSuperlayer()
            layer.parent = self
            maskLayer = layer
            adopt(layer)
        }
        change("mask", .placeAndComposition) {}
    }

    private func checkIsNotAbove(_ layer: CALayer) {
        guard sequence(first: self, next: \.parent).contains(where: { $0 === layer }) else { return }
        misuse(
            "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree. A layer cannot be a sublayer or a mask "
                + "of itself, or of a layer below it: take \(self) from its superlayer first.")
    }

    private func adopt(_ layer: CALayer) {
        // The layer may come with work of its own below it, and superlayers must know the way there.
        flags.subtract(layer.flags.forSuperlayer)
        mark(LayerFlags([.composition, .layout]).union(layer.flags.forSuperlayer))
    }
}
