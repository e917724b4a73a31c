// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// How the focus shows at an item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring in the tint colour, while the keyboard is being used.
///
/// ## Caveats
/// The ring is part of the item: container and reference views are absent.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of the item's edge the ring runs.
    public enum Position: Int, Sendable {
        /// Inside for items that cut off what lies outside, as rows do, and outside for others.
        case automatic
        case outside
        case inside
    }

    enum Shape {
        /// The item's own: its bounds with its corners.
        case item
        case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    open var position = Position.automatic

    /// A ring along the item's edge.
    public override init() {
        shape = .item
        super.init()
    }

    /// A ring along a rectangle in the item's coordinates.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0, curve: .circular)
        super.init()
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
        super.init()
    }

    /// A ring along a path in the item's coordinates.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath)
        super.init()
    }
}
