// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The shadow of dragged items.
public struct DragShadow: Sendable, Hashable {
    /// Points that the shadow lies to the right and below.
    public var offset: CGSize
    /// Points over which its edge is blurred.
    public var radius: CGFloat
    /// From 0, which is no shadow, to 1.
    public var opacity: Float

    /// Creates a shadow.
    public init(offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.offset, self.radius, self.opacity) = (offset, radius, opacity)
    }
}

extension DragShadow {
    /// The shadow that a layer has.
    init(of layer: CALayer) {
        self.init(offset: layer.shadowOffset, radius: layer.shadowRadius, opacity: layer.shadowOpacity)
    }
}

extension CALayer {
    func show(_ shadow: DragShadow) {
        (shadowOffset, shadowRadius, shadowOpacity) = (shadow.offset, shadow.radius, shadow.opacity)
    }
}
