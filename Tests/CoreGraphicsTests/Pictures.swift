// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededNumbers

extension CGImage {
    /// An image of one colour. `pixel` holds the blue, green, red and alpha bytes.
    static func plain(width: Int, height: Int, _ pixel: [UInt8]) -> CGImage {
        CGImage(pixels: (0..<(width * height)).flatMap { _ in pixel }, width: width, height: height)!
    }

    /// An image of opaque random colours.
    static func noise(width: Int, height: Int) -> CGImage {
        var random = Seeded(seed: 7)
        let pixels = (0..<(width * height)).flatMap { _ -> [UInt8] in
            (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
        }
        return CGImage(pixels: pixels, width: width, height: height)!
    }
}

extension Data {
    /// The PNG with new checksums for all chunks, so that the decoder reads modified chunks instead of rejecting them.
    var withRepairedChecksums: Data {
        var result = Data(self)
        var at = 8
        while at + 12 <= result.count {
            let length = result[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
            let end = at + 8 + length
            guard end + 4 <= result.count else { break }
            var checksum: UInt32 = 0xFFFF_FFFF
            for byte in result[(at + 4)..<end] {
                checksum ^= UInt32(byte)
                for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ checksum >> 1 : checksum >> 1 }
            }
            checksum = ~checksum
            for index in 0..<4 { result[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index)) }
            at = end + 4
        }
        return result
    }
}

/// An image whose pixels are read as colour names.
struct Picture {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }

    /// The name of a pixel's colour, or its components if the colour has no name here.
    subscript(x: Int, y: Int) -> String {
        let pixel = image.pixel(x: x, y: y)
        switch (pixel.r, pixel.g, pixel.b, pixel.a) {
        case (_, _, _, 0): return "clear"
        case (0, 0, 0, 255): return "black"
        case (255, 255, 255, 255): return "white"
        case (255, 0, 0, 255): return "red"
        case (0, 255, 0, 255): return "green"
        case (0, 0, 255, 255): return "blue"
        default: return "\(pixel)"
        }
    }
}
