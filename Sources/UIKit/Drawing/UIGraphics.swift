// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// MARK: - The current context

/// The context that drawing goes to; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.top?.context
}

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.push(GraphicsStack.Entry(context: context))
}

/// Goes back to the context before the one last pushed; nothing where the current one was made for an image.
public func UIGraphicsPopContext() {
    GraphicsStack.pop(madeForImage: false)
}

// MARK: - Pictures

/// Begins a picture at one pixel a point; drawing goes to it until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; drawing goes to it until it is ended. Scale 0 is the screen's.
///
/// A picture of no size has no context: nothing is drawn and there is no image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = PixelSize(size, scale: scale)
    GraphicsStack.push(
        GraphicsStack.Entry(
            context: pixels?.makeContext(isOpaque: opaque),
            image: GraphicsStack.ImageContext(scale: PixelSize.usable(scale))))
}

/// What has been drawn in the current picture so far; nil where the current context is no picture's.
///
/// - Complexity: O(pixels).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsStack.top, let picture = top.image, let image = top.context?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: picture.scale, orientation: .up)
}

/// Ends the current picture; nothing where the current context is no picture's.
public func UIGraphicsEndImageContext() {
    GraphicsStack.pop(madeForImage: true)
}

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour, whatever lies there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

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

/// Keeps what is drawn from now on to the inside of a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// MARK: - Colours

extension UIColor {
    /// Makes this the current context's colour for fills and lines.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's colour for fills.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the current context's colour for lines.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
