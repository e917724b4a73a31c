// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Creates an image from PNG, JPEG, GIF (its first frame), TIFF or BMP data; nil for other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image with `scale` pixels per point from a file's data; nil if the data is not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage(encoded: data) else { return nil }
        let orientation = JPEGOrientation.read(data) ?? .up
        self.init(cgImage: image, scale: scale, orientation: orientation)
    }

    /// Creates an image from a file, whose name may contain its scale, as in "star@2x.png"; nil if the file is not an
    /// image.
    public convenience init?(contentsOfFile path: String) {
        let file = path as NSString
        let paths = file.pathExtension.isEmpty ? [path, path + ".png"] : [path]
        for path in paths {
            if let data = FileManager.default.contents(atPath: path) {
                self.init(data: data, scale: ImageFiles.scale(ofFileNamed: path))
                return
            }
        }
        return nil
    }

    /// Returns the image, with its orientation applied, as PNG data; nil if the image is empty.
    ///
    /// - Complexity: O(n) for n pixels
    public func pngData() -> Data? {
        uprightImage?.pngData()
    }

    /// Returns the image, with its orientation applied, as JPEG data; nil if the image is empty.
    ///
    /// - Parameter compressionQuality: a number from 0, for the smallest data, to 1, for the best quality.
    /// - Complexity: O(n) for n pixels
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage?.jpegData(quality: compressionQuality)
    }
}

/// Reads the orientation of a photo: tag 0x0112 of the Exif block in a JPEG file.
enum JPEGOrientation {
    /// Returns the orientation; nil if the data has none or cannot be read.
    static func read(_ data: Data) -> UIImage.Orientation? {
        let bytes = [UInt8](data.prefix(mostBytes))
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while let marker = number(bytes, at: place, size: 2), marker >> 8 == 0xFF, marker != 0xFFDA,
            let length = number(bytes, at: place + 2, size: 2), length >= 2
        {
            let body = place + 4
            if marker == 0xFFE1, bytes.dropFirst(body).starts(with: Array("Exif\0\0".utf8)) {
                return orientation(inTIFF: Array(bytes.dropFirst(body + 6)))
            }
            place += 2 + length
        }
        return nil
    }

    /// The number of bytes in which the Exif block is searched, from the start of the file: the block comes before the
    /// pixels.
    private static let mostBytes = 256 * 1024

    private static func orientation(inTIFF bytes: [UInt8]) -> UIImage.Orientation? {
        let isLittle = bytes.starts(with: Array("II".utf8))
        guard isLittle || bytes.starts(with: Array("MM".utf8)),
            let directory = number(bytes, at: 4, size: 4, isLittle: isLittle),
            let count = number(bytes, at: directory, size: 2, isLittle: isLittle)
        else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + entry * 12
            guard let tag = number(bytes, at: place, size: 2, isLittle: isLittle) else { return nil }
            guard tag == 0x0112 else { continue }
            guard let value = number(bytes, at: place + 8, size: 2, isLittle: isLittle) else { return nil }
            let orientations: [UIImage.Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            return orientations.indices.contains(value - 1) ? orientations[value - 1] : nil
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at place: Int, size: Int, isLittle: Bool = false) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        let digits = bytes[place..<(place + size)]
        return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
}
