// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The processing of the content behind a ``BackdropLayer``.
package struct BackdropEffect: DescribedValues, Equatable {
    /// The standard deviation of the blur, in points; 0 for no blur. Ignored if ``isStencilled`` is true.
    package var radius: CGFloat
    /// The saturation factor: 0 for grey, 1 for unchanged colours.
    package var saturation: CGFloat
    /// A colour drawn over the processed content; nil for none.
    package var tint: CGColor?
    /// Whether the sublayers are not drawn, but serve as a mask: the processed content is shown only where they would
    /// be. If false, the processed content is shown behind the sublayers.
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

    /// Whether the result differs from the unprocessed content behind the layer.
    var showsSomething: Bool { isStencilled || radius > 0 || saturation != 1 || (tint?.alpha ?? 0) > 0 }

    /// Whether the content behind the layer is used, not only the tint.
    var showsBackdrop: Bool { isStencilled || radius > 0 || saturation != 1 }
}
