// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The properties of the drawing area of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The drawing area in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format that suits the screen; the same as `preferred()`.
    open class func `default`() -> Self { preferred() }

    /// The format that suits the screen.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.copyProperties(from: self)
        return copy
    }

    func copyProperties(from other: UIGraphicsRendererFormat) {
        bounds = other.bounds
    }
}

/// The context that is passed to the drawing closure of a renderer. It is the current context while the closure runs.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context of the drawing.
    public let cgContext: CGContext
    let anyFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        anyFormat = format
        super.init()
    }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { anyFormat }

    /// Fills a rectangle with the context's fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the context's fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a border one point wide inside a rectangle with the context's stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a border one point wide inside a rectangle with the context's stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Clips all later drawing to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The base class of renderers. Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    let anyFormat: UIGraphicsRendererFormat

    /// Creates a renderer for a rectangle, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// Creates a renderer for a rectangle, with a copy of a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // A copy, because the caller may change its format later.
        anyFormat = format.copy() as? UIGraphicsRendererFormat ?? format
        anyFormat.bounds = bounds
        super.init()
    }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { anyFormat }
}
