// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The shadow of dragged items.
public struct DragShadow: Sendable, Hashable {
    /// The offset of the shadow to the right and downwards, in points.
    public var offset: CGSize
    /// The blur radius of the shadow, in points.
    public var radius: CGFloat
    /// The opacity of the shadow, from 0, which is no shadow, to 1.
    public var opacity: Float

    /// Creates a shadow.
    public init(offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.offset, self.radius, self.opacity) = (offset, radius, opacity)
    }
}

extension DragShadow {
    /// Creates a shadow with the offset, radius and opacity of a layer's shadow.
    init(of layer: CALayer) {
        self.init(offset: layer.shadowOffset, radius: layer.shadowRadius, opacity: layer.shadowOpacity)
    }
}

extension CALayer {
    func show(_ shadow: DragShadow) {
        (shadowOffset, shadowRadius, shadowOpacity) = (shadow.offset, shadow.radius, shadow.opacity)
    }
}
