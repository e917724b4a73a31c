// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The format and the size in pixels that the first bytes of an image file declare.
package struct ImageHeader: Equatable, Sendable {
    /// The supported file formats.
    package enum Format: Sendable { case png, jpeg, gif, tiff, bmp }

    package let format: Format
    package let width: Int
    package let height: Int

    /// The largest number of pixels that is decoded: 100 million, which take 400 MB of memory.
    package static let mostPixels = 100_000_000

    /// Whether the image is small enough to be decoded and drawn.
    package var isSane: Bool {
        (1...CGImage.longestSide).contains(width) && (1...CGImage.longestSide).contains(height)
            && width * height <= ImageHeader.mostPixels
    }

    private init(_ format: Format, width: Int, height: Int) {
        (self.format, self.width, self.height) = (format, width, height)
    }

    /// Reads the header of a file; nil if the format is not supported, or if the data ends before the image's width and
    /// height.
    ///
    /// - Complexity: O(1), except O(bytes before the frame header) for JPEG and O(entries of its directory) for TIFF.
    package init?(_ data: Data) {
        let bytes = Bytes(data: data)
        let header: ImageHeader? =
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                ImageHeader(png: bytes)
            } else if bytes.starts(with: [0xFF, 0xD8]) {
                ImageHeader(jpeg: bytes)
            } else if bytes.starts(with: Array("GIF8".utf8)) {
                ImageHeader(gif: bytes)
            } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) {
                ImageHeader(tiff: bytes.littleEndian)
            } else if bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
                ImageHeader(tiff: bytes)
            } else if bytes.starts(with: Array("BM".utf8)) {
                ImageHeader(bmp: bytes.littleEndian)
            } else {
                nil
            }
        guard let header else { return nil }
        self = header
    }

    private init?(png bytes: Bytes) {
        // The first chunk of a PNG file must be the header, whose type is `IHDR` (these four bytes).
        guard bytes.number(at: 12, count: 4) == 0x4948_4452, let width = bytes.number(at: 16, count: 4),
            let height = bytes.number(at: 20, count: 4)
        else { return nil }
        self.init(.png, width: width, height: height)
    }

    private init?(jpeg bytes: Bytes) {
        var at = 2
        while let mark = bytes.number(at: at, count: 1) {
            guard mark == 0xFF, let kind = bytes.number(at: at + 1, count: 1) else { return nil }
            switch kind {
            case 0xFF:
                // A JPEG marker may be preceded by fill bytes; one of them is skipped here.
                at += 1
            case 0x01, 0xD0...0xD8:
                // JPEG markers without a length or data.
                at += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                // After its two-byte marker, the JPEG frame header begins with length, precision, height and width.
                guard let height = bytes.number(at: at + 5, count: 2), let width = bytes.number(at: at + 7, count: 2)
                else { return nil }
                self.init(.jpeg, width: width, height: height)
                return
            default:
                guard let length = bytes.number(at: at + 2, count: 2), length >= 2 else { return nil }
                at += 2 + length
            }
        }
        return nil
    }

    private init?(gif bytes: Bytes) {
        let bytes = bytes.littleEndian
        guard let width = bytes.number(at: 6, count: 2), let height = bytes.number(at: 8, count: 2) else { return nil }
        self.init(.gif, width: width, height: height)
    }

    private init?(bmp bytes: Bytes) {
        guard let headerLength = bytes.number(at: 14, count: 4) else { return nil }
        let size = headerLength == 12 ? 2 : 4
        guard let width = bytes.number(at: 18, count: size), let height = bytes.number(at: 18 + size, count: size)
        else { return nil }
        // A negative height means that the rows go from top to bottom.
        let signed = size == 4 ? Int(Int32(truncatingIfNeeded: height)) : height
        self.init(.bmp, width: width, height: abs(signed))
    }

    private init?(tiff bytes: Bytes) {
        guard let directory = bytes.number(at: 4, count: 4), let count = bytes.number(at: directory, count: 2) else {
            return nil
        }
        var (width, height): (Int?, Int?)
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = bytes.number(at: entry, count: 2), let type = bytes.number(at: entry + 2, count: 2) else {
                return nil
            }
            // TIFF type 3 is a 16-bit number, type 4 a 32-bit number.
            let value = bytes.number(at: entry + 8, count: type == 3 ? 2 : 4)
            if tag == 256 { width = value }
            if tag == 257 { height = value }
        }
        guard let width, let height else { return nil }
        self.init(.tiff, width: width, height: height)
    }
}

/// A reader of unsigned integers in a file; it returns nil past the end.
private struct Bytes {
    let data: Data
    var isLittleEndian = false

    var littleEndian: Bytes { Bytes(data: data, isLittleEndian: true) }

    func starts(with magic: [UInt8]) -> Bool { data.starts(with: magic) }

    /// The unsigned integer of `count` bytes at an offset; nil if it extends past the end.
    func number(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset + count <= data.count else { return nil }
        let start = data.startIndex + offset
        let bytes = data[start..<(start + count)]
        return isLittleEndian
            ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
