// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer that scrolls its sublayers by moving the origin of its bounds, in the directions that ``scrollMode`` allows.
open class CAScrollLayer: CALayer {
    public override init() {
        super.init()
        masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// The directions in which the layer scrolls.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Scrolls so that a point is the origin of the bounds.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as necessary to show a rectangle. A rectangle that is larger than the bounds is shown from its
    /// left or top edge.
    open func scroll(to r: CGRect) {
        func start(_ from: CGFloat, _ to: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
            if from < least || to - from > greatest - least { return from }
            return to > greatest ? least + to - greatest : least
        }
        scroll(
            to: CGPoint(
                x: start(r.minX, r.maxX, bounds.minX, bounds.maxX), y: start(r.minY, r.maxY, bounds.minY, bounds.maxY)))
    }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Vertically only.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Horizontally only.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
