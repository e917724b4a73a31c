// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The stack of graphics contexts, with the current one last. Each thread has its own.
struct GraphicsStack {
    struct Entry {
        /// The graphics context; nil for an image without a size or with too many pixels.
        var context: CGContext?
        /// The image that the context draws; nil for a context that was not made for an image.
        var image: ImageContext?
    }

    struct ImageContext {
        var scale: CGFloat
    }

    private var entries: [Entry] = []

    private static let ofThread = ThreadLocal { GraphicsStack() }

    static var top: Entry? { ofThread.value.entries.last }

    static func push(_ entry: Entry) {
        ofThread.value.entries.append(entry)
    }

    /// Removes the current context if it was made for an image and `madeForImage` is true, or if neither is the case.
    /// Otherwise does nothing.
    static func pop(madeForImage: Bool) {
        guard let top, (top.image != nil) == madeForImage else { return }
        ofThread.value.entries.removeLast()
    }

    /// Calls `draw` with a context as the current one.
    static func draw(in context: CGContext, _ draw: () throws -> Void) rethrows {
        push(Entry(context: context))
        defer { ofThread.value.entries.removeLast() }
        try draw()
    }
}

/// The size of an image in pixels.
struct PixelSize {
    var width: Int
    var height: Int
    var scale: CGFloat

    /// Creates the pixel size of an image whose size is given in points, with `scale` pixels per point. Nil if the
    /// image has no size or is too large.
    init?(_ size: CGSize, scale: CGFloat) {
        let scale = PixelSize.usable(scale)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let sides = 1...CGFloat(CGImage.longestSide)
        guard sides.contains(width), sides.contains(height) else { return nil }
        self.width = Int(width)
        self.height = Int(height)
        self.scale = scale
    }

    /// Returns the scale if it is finite and positive; otherwise the screen's scale.
    static func usable(_ scale: CGFloat) -> CGFloat {
        if scale.isFinite && scale > 0 { return scale }
        let screen = UITraitCollection.current.displayScale
        return screen > 0 ? screen : 1
    }

    func makeContext(isOpaque: Bool) -> CGContext? {
        CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: isOpaque)
    }
}
