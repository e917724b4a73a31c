// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CALayer {
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(from: l))
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(to: l))
    }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(from: l))
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(to: l))
    }

    /// From this layer's coordinates to those of `layer`, or of the whole tree where it is nil.
    private func transform(to layer: CALayer?) -> CGAffineTransform {
        if layer === self { return .identity }
        guard let layer else { return transformToRoot }
        if layer === superlayer { return values.transformToSuperlayer }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    private func transform(from layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot.inverted() }
        return layer.transform(to: self)
    }

    /// From this layer's coordinates to those that the root of the tree lies in.
    package var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            transform = transform.concatenating(current.values.transformToSuperlayer)
            layer = current.superlayer
        }
        return transform
    }
}
