// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A view is its layer's delegate: it lays the layer out, draws it, and says how its changes are animated.
extension UIView: @preconcurrency CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {
        updateTraitsBeforeLayout()
        controller?.viewWillLayout()
        traitCollection.performAsCurrent { layoutSubviews() }
        controller?.viewDidLayout()
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// No implicit animation outside an animation block.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, key: event) ?? NSNull()
    }
}
