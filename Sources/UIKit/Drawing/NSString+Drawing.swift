// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension NSString {
    /// The size of the text with attributes and without wrapping. An empty text has the height of a line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        if length == 0 {
            let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
            return CGSize(width: 0, height: font.lineHeight)
        }
        return attributed(attrs).size()
    }

    /// Draws the text without wrapping, with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current graphics context. After the call, `context` contains the rectangle
    /// that the text occupies.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the text occupies if it is drawn in a rectangle of this size at the origin. A width or height
    /// of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        // The `String` is made from the characters, because `NSString` cannot be cast to `String` on all platforms.
        NSAttributedString(string: substring(from: 0), attributes: attributes ?? [:])
    }
}

/// The drawing methods of `NSString` for `String`. On Apple's systems, a `String` has them through bridging.
extension String {
    /// The size of the text with attributes and without wrapping. An empty text has the height of a line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Draws the text without wrapping, with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context, with as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current graphics context. After the call, `context` contains the rectangle
    /// that the text occupies.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle that the text occupies if it is drawn in a rectangle of this size at the origin. A width or height
    /// of 0 is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
