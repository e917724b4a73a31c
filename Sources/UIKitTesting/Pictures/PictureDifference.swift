// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The pixels that differ between two images.
struct PictureDifference {
    /// The number of pixels that differ, out of `total`.
    private(set) var count = 0
    let total: Int
    /// The greatest difference in any colour channel, from 0 to 255.
    private(set) var greatest = 0
    /// The smallest rectangle, in pixels, that contains all differing pixels; nil if none differ.
    private(set) var bounds: CGRect?
    /// The width of the wider image. The images are aligned at the top left, and pixels in only one image count as
    /// different.
    let width: Int
    /// The height of the taller image.
    let height: Int
    private var isDifferent: [Bool]
    private let stored: CGImage

    init(_ stored: CGImage, _ current: CGImage, tolerance: PictureTolerance) {
        self.stored = stored
        (width, height) = (max(stored.width, current.width), max(stored.height, current.height))
        total = width * height
        isDifferent = Array(repeating: false, count: total)
        let (old, new) = (stored.pixels, current.pixels)
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        for y in 0..<height {
            for x in 0..<width {
                let isInBoth = x < min(stored.width, current.width) && y < min(stored.height, current.height)
                var difference = 255
                if isInBoth {
                    let (first, second) = ((y * stored.width + x) * 4, (y * current.width + x) * 4)
                    difference = (0..<4).map { abs(Int(old[first + $0]) - Int(new[second + $0])) }.max() ?? 0
                }
                greatest = max(greatest, difference)
                guard difference > tolerance.channel else { continue }
                count += 1
                isDifferent[y * width + x] = true
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        if count > 0 { bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
    }

    /// The stored image in pale colours, with all differing pixels in red.
    var picture: CGImage? {
        let old = stored.pixels
        var pixels = [UInt8](repeating: 255, count: total * 4)
        for y in 0..<height {
            for x in 0..<width {
                let to = (y * width + x) * 4
                if isDifferent[y * width + x] {
                    (pixels[to], pixels[to + 1], pixels[to + 2]) = (0, 0, 255)
                } else if x < stored.width, y < stored.height {
                    let from = (y * stored.width + x) * 4
                    for channel in 0..<3 { pixels[to + channel] = 191 + old[from + channel] / 4 }
                }
            }
        }
        return CGImage(pixels: pixels, width: width, height: height)
    }
}
