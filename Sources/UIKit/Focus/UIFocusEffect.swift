// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The visual effect that marks a focused item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// Creates an effect without a visible mark.
    public override init() {
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A focus ring in the tint colour, shown while the keyboard is in use.
///
/// ## Caveats
/// The ring is always a subview of the item: UIKit's `containerView` and `referenceView` are absent.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The side of the item's edge on which the ring is drawn.
    public enum Position: Int, Sendable {
        /// Inside for items that clip their content, such as rows, and outside for others.
        case automatic
        case outside
        case inside
    }

    enum Shape {
        /// The ring follows the bounds of the focused item, with the corner radius of the item's layer.
        case item
        case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    /// The side of the item's edge on which the ring is drawn.
    open var position = Position.automatic

    /// Creates a ring along the item's edge.
    public override init() {
        shape = .item
        super.init()
    }

    /// Creates a ring along a rectangle in the item's coordinates.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0, curve: .circular)
        super.init()
    }

    /// Creates a ring along a rounded rectangle in the item's coordinates.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
        super.init()
    }

    /// Creates a ring along a path in the item's coordinates.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath)
        super.init()
    }
}
