// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// MARK: - The current context

/// The current graphics context; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.top?.context
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.push(GraphicsStack.Entry(context: context))
}

/// Removes the current context, which was pushed last. Does nothing if the current context was made for an image.
public func UIGraphicsPopContext() {
    GraphicsStack.pop(madeForImage: false)
}

// MARK: - Images

/// Begins an image of a size in points, with one pixel per point. The image's context is the current one until
/// ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, with `scale` pixels per point; 0 means the screen's scale. The image's context
/// is the current one until ``UIGraphicsEndImageContext()``. An opaque image has no transparency.
///
/// If a side of the image is zero or too long, there is no current context: nothing is drawn and no image is returned.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = PixelSize(size, scale: scale)
    GraphicsStack.push(
        GraphicsStack.Entry(
            context: pixels?.makeContext(isOpaque: opaque),
            image: GraphicsStack.ImageContext(scale: PixelSize.usable(scale))))
}

/// The image with the drawing so far; nil if the current context was not made for an image.
///
/// - Complexity: O(n) for n pixels
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsStack.top, let picture = top.image, let image = top.context?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: picture.scale, orientation: .up)
}

/// Ends the current image. Does nothing if the current context was not made for an image.
public func UIGraphicsEndImageContext() {
    GraphicsStack.pop(madeForImage: true)
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour, replacing the drawing in it.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a border one point wide inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a border one point wide inside a rectangle with the current fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isNull else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    let (width, height) = (min(1, rect.width), min(1, rect.height))
    let inner = max(0, rect.height - 2 * height)
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.minY + height, width: width, height: inner),
        CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: inner),
    ])
    context.restoreGState()
}

/// Clips all later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// MARK: - Colours

extension UIColor {
    /// Sets the fill colour and the stroke colour of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke colour of the current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
