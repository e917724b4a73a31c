// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a ``BackdropLayer`` makes of what lies below it.
package struct BackdropLook: DescribedValues, Equatable {
    /// The standard deviation of the blur, in points; 0 blurs nothing.
    package var radius: CGFloat
    /// What the distance of each colour from a grey as light is multiplied by.
    package var saturation: CGFloat
    /// A colour over that.
    package var tint: CGColor?
    /// Whether it shows only where the sublayers are opaque, in their place, rather than behind them.
    package var isStencilled: Bool

    package init(
        radius: CGFloat = 0, saturation: CGFloat = 1, tint: CGColor? = nil, isStencilled: Bool = false
    ) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.isStencilled = isStencilled
    }

    nonisolated(unsafe) static let properties = LayerProperty<Self>.table([
        .animated("radius", \.radius, .composition),
        .animated("saturation", \.saturation, .composition),
        .color("tint", \.tint, .composition),
        .still("isStencilled", \.isStencilled, .composition),
    ])

    /// Whether it is not just what lies below.
    var showsSomething: Bool { isStencilled || radius > 0 || saturation != 1 || (tint?.alpha ?? 0) > 0 }

    /// Whether what lies below counts, and not the tint alone.
    var showsGround: Bool { isStencilled || radius > 0 || saturation != 1 }
}
