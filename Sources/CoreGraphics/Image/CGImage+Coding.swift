// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// The reason for a failure to read an image.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// The first bytes do not belong to a supported format.
    case unknownFormat
    /// The image has more pixels than `ImageHeader.mostPixels`, or a side longer than `CGImage.longestSide`.
    case tooLarge(width: Int, height: Int)
    /// The format is supported but the contents are invalid. The string is the decoder's message.
    case damaged(String)

    package var description: String {
        switch self {
        case .unknownFormat: "The data is no PNG, JPEG, GIF, TIFF or BMP image."
        case .tooLarge(let width, let height): "The image is too large to read: \(width) by \(height) pixels."
        case .damaged(let reason): "The image is damaged: \(reason)"
        }
    }
}

extension CGImage {
    /// Reads a PNG, JPEG, GIF (its first frame), TIFF or BMP image.
    ///
    /// The size in the header is checked before decoding, so that a small file cannot make the decoder use all memory.
    ///
    /// - Throws: `ImageError` for every kind of invalid data.
    /// - Complexity: O(pixels).
    package convenience init(encoded data: Data) throws(ImageError) {
        guard let header = ImageHeader(data) else { throw .unknownFormat }
        guard header.isSane else { throw .tooLarge(width: header.width, height: header.height) }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
            throw .damaged(takeMessage(error))
        }
        self.init(owning: texture)
    }

    /// Reads an SVG file, scaled to fit into this many pixels with its aspect ratio kept.
    ///
    /// Nil if there is no such file, or if gdk-pixbuf's SVG loader (librsvg) is not installed.
    package convenience init?(svg path: String, pixelWidth: Int, pixelHeight: Int) {
        guard (1...CGImage.longestSide).contains(pixelWidth), (1...CGImage.longestSide).contains(pixelHeight),
            pixelWidth * pixelHeight <= ImageHeader.mostPixels
        else { return nil }
        var error: UnsafeMutablePointer<GError>?
        let pixbuf = gdk_pixbuf_new_from_file_at_scale(path, Int32(pixelWidth), Int32(pixelHeight), 1, &error)
        guard let pixbuf else {
            g_clear_error(&error)
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        self.init(owning: texture)
    }

    // MARK: - Writing

    /// The image as a PNG file.
    ///
    /// - Complexity: O(pixels).
    package func pngData() -> Data? {
        guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size) else { return nil }
        return Data(bytes: start, count: Int(size))
    }

    /// The image as a JPEG file, on a white background if it is transparent; `quality` is from 0 to 1.
    ///
    /// - Complexity: O(pixels).
    package func jpegData(quality: CGFloat) -> Data? {
        // JPEG has no alpha, so the pixels are converted to opaque RGB.
        var opaque: [UInt8] = []
        opaque.reserveCapacity(width * height * 3)
        let source = pixels
        for at in stride(from: 0, to: source.count, by: 4) {
            let white = 255 - Int(source[at + 3])
            for channel in [2, 1, 0] { opaque.append(UInt8(min(255, Int(source[at + channel]) + white))) }
        }
        guard let bytes = g_bytes_new(opaque, gsize(opaque.count)) else { return nil }
        defer { g_bytes_unref(bytes) }
        let pixbuf = gdk_pixbuf_new_from_bytes(
            bytes, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3))
        guard let pixbuf else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let percent = quality.isNaN ? 100 : Int((max(0, min(1, quality)) * 100).rounded())
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let written = withArguments(["quality"], ["\(percent)"]) { keys, values in
            gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", keys, values, &error)
        }
        guard written != 0, let buffer else {
            g_clear_error(&error)
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

/// Returns the message of a GLib error, and frees the error.
private func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason given" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}

/// Calls `body` with `keys` and `values` as null-terminated arrays of C strings, and returns its result.
private func withArguments<Result>(
    _ keys: [String], _ values: [String],
    _ body: (
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Result
) -> Result {
    var keys = keys.map { strdup($0) } + [nil]
    var values = values.map { strdup($0) } + [nil]
    defer { (keys + values).forEach { free($0) } }
    return body(&keys, &values)
}
