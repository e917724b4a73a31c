// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The pixel format requested for a bitmap; see `CGContext.init(data:width:…)`.
struct BitmapLayout {
    var info: CGBitmapInfo
    var space: CGColorSpace
    var alphaInfo: CGImageAlphaInfo

    /// Whether Cairo can draw in this format directly: its bytes must be in the order blue, green, red, alpha.
    var isNative: Bool {
        info.intersection(.byteOrderMask) == .byteOrder32Little
            && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst)
    }

    /// Whether the pixels have no alpha.
    var isOpaque: Bool { alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast }
}

extension CGContext {
    /// Creates a bitmap context with its origin at the top left and `scale` pixels per point.
    ///
    /// The bitmap starts transparent, or black if opaque. Nil if its width or height is not between 1 and
    /// `CGImage.longestSide` pixels, or if there is not enough memory.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool = false) {
        let info = CGBitmapInfo(
            rawValue: CGBitmapInfo.byteOrder32Little.rawValue
                | (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue)
        let layout = BitmapLayout(
            info: info, space: CGColorSpaceCreateDeviceRGB(),
            alphaInfo: isOpaque ? .noneSkipFirst : .premultipliedFirst)
        guard scale > 0, scale.isFinite else { return nil }
        self.init(
            width: pixelWidth, height: pixelHeight, layout: layout, data: nil, bytesPerRow: 0,
            transform: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Creates an RGB bitmap context with eight bits per component and its origin at the bottom left.
    ///
    /// Nil for other depths and colour spaces, for alpha that is not premultiplied, and if the width or height is not
    /// between 1 and 32,767 pixels. If `data` is passed, the result is also nil unless the format is Cairo's:
    /// `byteOrder32Little` with `premultipliedFirst` or `noneSkipFirst`.
    ///
    /// > Note: Without `data`, every other component order is accepted too, and produces the same images. The `data`
    /// > property is then nil, because the bytes are not in the requested order.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let accepted: [CGImageAlphaInfo] = [.premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast]
        guard bitsPerComponent == 8, space.model == .rgb, info.isDisjoint(with: .floatInfoMask),
            let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            accepted.contains(alphaInfo)
        else { return nil }
        let layout = BitmapLayout(info: info, space: space, alphaInfo: alphaInfo)
        if data != nil && !layout.isNative { return nil }
        if bytesPerRow != 0 && bytesPerRow < width * 4 { return nil }
        self.init(
            width: width, height: height, layout: layout, data: data, bytesPerRow: bytesPerRow,
            transform: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
    }

    /// Creates a bitmap context with the settings of a window: Cairo's device scale is `deviceScale`, and the initial
    /// transform is the identity.
    ///
    /// GSK, GTK's renderer, blurs at the resolution of the device. So only a bitmap of this kind has exactly the
    /// same pixels as a window.
    convenience init?(pixelWidth: Int, pixelHeight: Int, deviceScale: CGFloat) {
        guard deviceScale > 0, deviceScale.isFinite else { return nil }
        let layout = BitmapLayout(
            info: CGBitmapInfo(
                rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue),
            space: CGColorSpaceCreateDeviceRGB(), alphaInfo: .premultipliedFirst)
        self.init(
            width: pixelWidth, height: pixelHeight, layout: layout, data: nil, bytesPerRow: 0, transform: .identity,
            deviceScale: deviceScale)
    }

    private convenience init?(
        width: Int, height: Int, layout: BitmapLayout, data: UnsafeMutableRawPointer?, bytesPerRow: Int,
        transform: CGAffineTransform, deviceScale: CGFloat = 1
    ) {
        guard (1...CGImage.longestSide).contains(width), (1...CGImage.longestSide).contains(height) else { return nil }
        let format = layout.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let surface: OpaquePointer?
        if let data {
            guard bytesPerRow > 0, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max) else { return nil }
            surface = cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(bytesPerRow))
        } else {
            surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        }
        if deviceScale != 1 { cairo_surface_set_device_scale(surface, Double(deviceScale), Double(deviceScale)) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let cairo: OpaquePointer = cairo_create(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        var matrix = transform.matrix
        cairo_set_matrix(cairo, &matrix)
        self.init(owning: cairo, bitmap: surface, layout: layout, deviceHeight: CGFloat(height))
    }

    // MARK: - Bitmap properties

    /// Returns an image of the drawing so far; nil if the context has no bitmap.
    ///
    /// - Complexity: O(pixels), because the image is a copy.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        cairo_surface_flush(bitmap)
        let (width, height) = (self.width, self.height)
        let stride = Int(cairo_image_surface_get_stride(bitmap))
        guard let pixels = cairo_image_surface_get_data(bitmap) else { return nil }
        if layout?.isOpaque == true {
            return CGImage(
                pixels: CGContext.opaquePixels(pixels, width: width, height: height, stride: stride), width: width,
                height: height)
        }
        guard let bytes = g_bytes_new(pixels, gsize(height * stride)) else { return nil }
        return CGContext.image(of: bytes, width: width, height: height, stride: stride)
    }

    /// Returns an image that shares this context's bitmap, which must have alpha. Nothing may be drawn into the context
    /// afterwards.
    ///
    /// - Complexity: O(1)
    func makeImageAtEnd() -> CGImage? {
        guard let bitmap else { return nil }
        cairo_surface_flush(bitmap)
        let stride = Int(cairo_image_surface_get_stride(bitmap))
        guard
            let bytes = g_bytes_new_with_free_func(
                cairo_image_surface_get_data(bitmap), gsize(height * stride),
                { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(cairo_surface_reference(bitmap)))
        else { return nil }
        return CGContext.image(of: bytes, width: width, height: height, stride: stride)
    }

    /// Wraps premultiplied pixels in an image.
    ///
    /// - Parameter bytes: a `GBytes` that contains the pixels. The function releases the caller's reference to it.
    private static func image(of bytes: OpaquePointer, width: Int, height: Int, stride: Int) -> CGImage? {
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        return texture.map { CGImage(owning: $0) }
    }

    /// Returns a copy of the pixels of a surface without alpha, in which every alpha byte is 255.
    private static func opaquePixels(
        _ source: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            let target = UnsafeMutableRawBufferPointer(buffer)
            for row in 0..<height {
                let line = UnsafeRawPointer(source + row * stride)
                for column in 0..<width {
                    let pixel = line.load(fromByteOffset: column * 4, as: UInt32.self) | 0xFF00_0000
                    target.storeBytes(of: pixel, toByteOffset: (row * width + column) * 4, as: UInt32.self)
                }
            }
            count = width * height * 4
        }
    }

    /// The width of the bitmap, in pixels; 0 without a bitmap.
    public var width: Int { bitmap.map { Int(cairo_image_surface_get_width($0)) } ?? 0 }
    /// The height of the bitmap, in pixels; 0 without a bitmap.
    public var height: Int { bitmap.map { Int(cairo_image_surface_get_height($0)) } ?? 0 }
    /// The distance between two rows of the bitmap, in bytes; 0 without a bitmap.
    public var bytesPerRow: Int { bitmap.map { Int(cairo_image_surface_get_stride($0)) } ?? 0 }
    /// The number of bits per component: 8, or 0 without a bitmap.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// The number of bits per pixel: 32, or 0 without a bitmap.
    public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
    /// The colour space that the bitmap was created with; nil without a bitmap.
    public var colorSpace: CGColorSpace? { layout?.space }
    /// The pixel format that the bitmap was created with; empty without a bitmap.
    public var bitmapInfo: CGBitmapInfo { layout?.info ?? [] }
    /// The position of the alpha component; `none` without a bitmap.
    public var alphaInfo: CGImageAlphaInfo { layout?.alphaInfo ?? .none }

    /// The bytes of the bitmap; nil without a bitmap, or if the bytes are not in the requested order.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap, layout?.isNative == true else { return nil }
        cairo_surface_flush(bitmap)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(bitmap))
    }

    /// Completes pending drawing. Drawing is synchronous in this library, so only Cairo's surface is flushed.
    public func flush() {
        cairo_surface_flush(cairo_get_target(cairo))
    }

    /// The same as `flush()`.
    public func synchronize() {
        flush()
    }
}

/// The position of the alpha component in a pixel, and whether the colours are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// The format of a pixel in memory: alpha, number type and byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits of the format.
    public let rawValue: UInt32

    /// Creates a format from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The mask of the bits that hold a `CGImageAlphaInfo`.
    public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 31) }
    /// The mask of the bits that say whether components are floating-point numbers.
    public static var floatInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 3840) }
    /// Components are floating-point numbers. Not supported for contexts.
    public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 256) }
    /// The mask of the bits that hold the byte order.
    public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 28672) }
    /// No byte order is specified: the order that the system chooses.
    public static var byteOrderDefault: CGBitmapInfo { CGBitmapInfo(rawValue: 0) }
    /// 16-bit units, little endian.
    public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 4096) }
    /// 32-bit units, little endian: the native order of Cairo.
    public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 8192) }
    /// 16-bit units, big endian.
    public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 12288) }
    /// 32-bit units, big endian.
    public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 16384) }
}
