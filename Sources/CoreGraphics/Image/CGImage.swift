// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
internal import CGTK

/// An immutable bitmap image.
public final class CGImage: @unchecked Sendable {
    /// The `GdkTexture`, to which this object holds a reference.
    let texture: OpaquePointer

    /// The pixels, cached after the first call of `pixel(x:y:)`.
    private let probed = Mutex<[UInt8]?>(nil)

    /// Creates an image that consumes one reference to a `GdkTexture`.
    init(owning texture: OpaquePointer) {
        self.texture = texture
    }

    /// Creates an image that consumes one reference to a `GdkTexture` made by another module, such as Display.
    package convenience init(owningTexture texture: OpaquePointer) {
        self.init(owning: texture)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    // MARK: - Properties

    /// The width in pixels.
    public var width: Int { Int(gdk_texture_get_width(texture)) }
    /// The height in pixels.
    public var height: Int { Int(gdk_texture_get_height(texture)) }

    // The following properties are the parameters for creating a bitmap context with the same format as the image.

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space: always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB) }
    /// The position of the alpha component: the most significant byte of a pixel. The colours are premultiplied.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

    /// The format of a pixel in memory: blue, green, red, alpha, premultiplied.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alphaInfo.rawValue)
    }

    /// The `GdkTexture`, which the Display module passes to GTK; valid while this object lives.
    package var texturePointer: OpaquePointer { texture }

    /// Returns another image object with the same texture.
    public func copy() -> CGImage? {
        g_object_ref(UnsafeMutableRawPointer(texture))
        return CGImage(owning: texture)
    }

    /// Returns the part inside a rectangle in pixels, expanded to whole pixels; nil if the rectangle is outside the
    /// image.
    ///
    /// - Complexity: O(pixels), because the part is a copy.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.intersection(all).integral
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (partWidth, partHeight, rowLength) = (Int(part.width), Int(part.height), width * 4)
        let source = pixels
        var cut: [UInt8] = []
        cut.reserveCapacity(partWidth * partHeight * 4)
        for row in top..<(top + partHeight) {
            let start = row * rowLength + left * 4
            cut += source[start..<(start + partWidth * 4)]
        }
        return CGImage(pixels: cut, width: partWidth, height: partHeight)
    }

    // MARK: - Pixels

    /// Creates an image from bytes: blue, green, red, alpha, with premultiplied colours. Rows go from top to bottom
    /// without padding. Nil if the number of bytes is not `width * height * 4`.
    package convenience init?(pixels: [UInt8], width: Int, height: Int) {
        guard width > 0, height > 0, width <= CGImage.longestSide, height <= CGImage.longestSide,
            pixels.count == width * height * 4, let bytes = g_bytes_new(pixels, gsize(pixels.count))
        else { return nil }
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
        guard let texture else { return nil }
        self.init(owning: texture)
    }

    /// The bytes of the image: blue, green, red, alpha, with premultiplied colours. Rows go from top to bottom without
    /// padding.
    ///
    /// - Complexity: O(pixels), because each read makes a copy.
    package var pixels: [UInt8] {
        let (count, stride) = (width * height * 4, width * 4)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            gdk_texture_download(texture, buffer.baseAddress!, gsize(stride))
            initialized = count
        }
    }

    /// Returns one pixel, with its colour not premultiplied; a transparent pixel if the position is outside the image.
    ///
    /// The first call reads the whole image and keeps it. Meant for tests.
    package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
        return probed.withLock { kept in
            if kept == nil { kept = pixels }
            let at = (y * width + x) * 4
            let alpha = kept![at + 3]
            func straight(_ channel: UInt8) -> UInt8 {
                alpha == 0 ? 0 : UInt8(min(255, (Int(channel) * 255 + Int(alpha) / 2) / Int(alpha)))
            }
            return (straight(kept![at + 2]), straight(kept![at + 1]), straight(kept![at]), alpha)
        }
    }

    /// Returns the largest difference from `other` in any channel of any pixel, 0 to 255; nil if the sizes differ.
    ///
    /// - Complexity: O(pixels).
    package func maximumDifference(from other: CGImage) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        let (a, b, rowLength) = (pixels, other.pixels, width * 4)
        var largest = 0
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                for start in stride(from: 0, to: a.count, by: rowLength) {
                    // Most rows of two images of the same view are identical, and one `memcmp` skips such a row.
                    if memcmp(a.baseAddress! + start, b.baseAddress! + start, rowLength) == 0 { continue }
                    for at in start..<(start + rowLength) { largest = max(largest, abs(Int(a[at]) - Int(b[at]))) }
                }
            }
        }
        return largest
    }

    // MARK: - Tinting

    /// Returns an image in which every pixel has the colour `color`. Its alpha is the pixel's old alpha multiplied by
    /// the alpha of `color`.
    ///
    /// - Complexity: O(pixels). Keep the result instead of calling this again.
    package func tinted(_ color: CGColor) -> CGImage {
        func level(_ value: CGFloat) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
        let (red, green, blue, alpha) = (level(color.red), level(color.green), level(color.blue), level(color.alpha))
        func product(_ a: Int, _ b: Int) -> Int { (a * b + 127) / 255 }
        // A table from the alpha of a pixel to the tinted pixel, in the image's byte order. Only 256 colours must then
        // be calculated.
        let table = (0...255).map { cover in
            let cover = product(cover, alpha)
            let channels = [product(blue, cover), product(green, cover), product(red, cover), cover]
            return channels.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }.littleEndian
        }
        var pixels = pixels
        pixels.withUnsafeMutableBytes { pixels in
            for at in stride(from: 0, to: pixels.count, by: 4) {
                pixels.storeBytes(of: table[Int(pixels[at + 3])], toByteOffset: at, as: UInt32.self)
            }
        }
        return CGImage(pixels: pixels, width: width, height: height) ?? self
    }

    /// The longest side of an image that Cairo supports, in pixels.
    package static let longestSide = 32_767
}
