// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a renderer draws into is like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area that is drawn in, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The same as `preferred()`.
    open class func `default`() -> Self { preferred() }

    /// The format that suits the screen.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }

    func take(_ other: UIGraphicsRendererFormat) {
        bounds = other.bounds
    }
}

/// What a renderer's closure draws with; the context is also the current one.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    let anyFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        anyFormat = format
        super.init()
    }

    open var format: UIGraphicsRendererFormat { anyFormat }

    /// Fills a rectangle with the context's fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide inside a rectangle, in the context's stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Keeps what is drawn from now on to the inside of a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// What draws pictures of a size; `UIGraphicsImageRenderer` is the one to use.
open class UIGraphicsRenderer: NSObject {
    let anyFormat: UIGraphicsRendererFormat

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // The caller may go on to change its format; this one is the renderer's.
        anyFormat = format.copy() as? UIGraphicsRendererFormat ?? format
        anyFormat.bounds = bounds
        super.init()
    }

    open var format: UIGraphicsRendererFormat { anyFormat }
}
