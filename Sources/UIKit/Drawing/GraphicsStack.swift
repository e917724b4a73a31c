// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The contexts that are drawn in, innermost last; each thread has its own.
struct GraphicsStack {
    struct Entry {
        /// Nil where an image of no size, or of too many pixels, was asked for.
        var context: CGContext?
        /// Nil for a context that was pushed.
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

    /// Takes away the innermost context, if it was made for an image, or if it was not.
    static func pop(madeForImage: Bool) {
        guard let top, (top.image != nil) == madeForImage else { return }
        ofThread.value.entries.removeLast()
    }

    /// Runs `draw` with a context as the current one.
    static func draw(in context: CGContext, _ draw: () throws -> Void) rethrows {
        push(Entry(context: context))
        defer { ofThread.value.entries.removeLast() }
        try draw()
    }
}

/// The pixels of a picture.
struct PixelSize {
    var width: Int
    var height: Int
    var scale: CGFloat

    /// Nil for a picture that has no size, or that is too large to be made.
    init?(_ size: CGSize, scale: CGFloat) {
        let scale = PixelSize.usable(scale)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let sides = 1...CGFloat(CGImage.longestSide)
        guard sides.contains(width), sides.contains(height) else { return nil }
        self.width = Int(width)
        self.height = Int(height)
        self.scale = scale
    }

    /// Scale 0, and what is no scale, is the screen's.
    static func usable(_ scale: CGFloat) -> CGFloat {
        if scale.isFinite && scale > 0 { return scale }
        let screen = UITraitCollection.current.displayScale
        return screen > 0 ? screen : 1
    }

    func makeContext(isOpaque: Bool) -> CGContext? {
        CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: isOpaque)
    }
}
