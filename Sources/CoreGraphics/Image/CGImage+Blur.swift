// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGImage {
    /// The blurred image, with a margin of one pixel on every side.
    ///
    /// The blur is computed here because Cairo has none. GSK's blur fades to transparent at the edges, and processes
    /// the image at its full size.
    ///
    /// Pixels beyond the edges count as copies of the edge pixels, so the edges grow neither darker nor more
    /// transparent. The margin holds such copies, so that stretching the image interpolates its edge with similar
    /// colours.
    ///
    /// - Parameters:
    ///   - deviation: the standard deviations of the horizontal and the vertical blur, in pixels. Three box blurs in
    ///     sequence approximate a Gaussian within 3 %.
    ///   - saturation: the factor by which each colour's distance from the grey of the same luminance is multiplied.
    /// - Complexity: O(pixels), for every deviation.
    package func blurredWithMargin(deviation: CGSize, saturation: CGFloat = 1) -> CGImage? {
        var picture = BlurredPixels(self)
        let across = BlurredPixels.reaches(of: deviation.width)
        let down = BlurredPixels.reaches(of: deviation.height)
        for (across, down) in zip(across, down) where across + down > 0 { picture.blur(across: across, down: down) }
        picture.saturate(Float(saturation))
        return CGImage(pixels: picture.bytes, width: picture.width, height: picture.height)
    }
}

/// The pixels of an image as floating-point numbers, four per pixel. Several blurs in sequence are thus rounded to
/// bytes only once, at the end.
struct BlurredPixels {
    let width: Int
    let height: Int
    private var values: [Float]

    /// Reads the pixels of an image, and adds a margin of one pixel, which repeats the edge pixels.
    ///
    /// - Parameter image: the image without the margin.
    init(_ image: CGImage) {
        let (inner, innerHeight) = (image.width, image.height)
        let (width, height) = (inner + 2, innerHeight + 2)
        let source = image.pixels
        self.width = width
        self.height = height
        values = [Float](unsafeUninitializedCapacity: width * height * 4) { target, count in
            source.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let line = min(max(row - 1, 0), innerHeight - 1) * inner
                    for column in 0..<width {
                        let from = (line + min(max(column - 1, 0), inner - 1)) * 4
                        let to = (row * width + column) * 4
                        for channel in 0..<4 { target[to + channel] = Float(source[from + channel]) }
                    }
                }
            }
            count = width * height * 4
        }
    }

    /// The radii in pixels of three box blurs that together have this standard deviation.
    ///
    /// A box blur over 2r + 1 pixels has the variance r (r + 1) / 3.
    static func reaches(of deviation: CGFloat) -> [Int] {
        guard deviation > 0, deviation.isFinite else { return [0, 0, 0] }
        let variance = deviation * deviation
        func reach(_ variance: CGFloat) -> CGFloat { ((1 + 12 * variance).squareRoot() - 1) / 2 }
        let low = Int(min(reach(variance / 3).rounded(.down), 10_000))
        func share(_ reach: Int) -> CGFloat { CGFloat(reach * (reach + 1)) / 3 }
        // The number of boxes whose radius is `low + 1` instead of `low`, chosen so that the total variance is nearest
        // to `variance`.
        let step = share(low + 1) - share(low)
        let farther = Int(min(max(((variance - 3 * share(low)) / step).rounded(), 0), 3))
        return (0..<3).map { $0 < farther ? low + 1 : low }
    }

    /// Replaces each pixel with the mean of the pixels up to `across` columns and `down` rows away on either side.
    mutating func blur(across: Int, down: Int) {
        var turned = [Float](repeating: 0, count: values.count)
        Self.mean(of: values, into: &turned, lines: height, length: width, reach: across)
        Self.mean(of: turned, into: &values, lines: width, length: height, reach: down)
    }

    /// Writes the blurred pixels of `source` to `target`: each is the mean of the pixels up to `reach` pixels away in
    /// its line. The result is transposed, so two calls blur both directions and restore the layout. `source` has
    /// `lines` lines of `length` pixels each.
    private static func mean(of source: [Float], into target: inout [Float], lines: Int, length: Int, reach: Int) {
        let share = 1 / Float(2 * reach + 1)
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for line in 0..<lines {
                    let start = line * length
                    func pixel(_ at: Int) -> SIMD4<Float> {
                        let from = (start + min(max(at, 0), length - 1)) * 4
                        return SIMD4(source[from], source[from + 1], source[from + 2], source[from + 3])
                    }
                    var sum = pixel(0) * Float(reach)
                    for at in 0...reach { sum += pixel(at) }
                    for at in 0..<length {
                        let mean = sum * share
                        let to = (at * lines + line) * 4
                        for channel in 0..<4 { target[to + channel] = mean[channel] }
                        sum += pixel(at + reach + 1) - pixel(at - reach)
                    }
                }
            }
        }
    }

    /// Multiplies each colour's distance from the grey of the same luminance (by ITU-R BT.709) by `saturation`.
    mutating func saturate(_ saturation: Float) {
        guard saturation != 1 else { return }
        values.withUnsafeMutableBufferPointer { values in
            for at in stride(from: 0, to: values.count, by: 4) {
                // The channels are in the order blue, green, red.
                let light = values[at] * 0.0722 + values[at + 1] * 0.7152 + values[at + 2] * 0.2126
                for channel in at..<(at + 3) {
                    values[channel] = min(max(light + (values[channel] - light) * saturation, 0), values[at + 3])
                }
            }
        }
    }

    /// The pixels, rounded to bytes from 0 to 255, with four bytes per pixel.
    var bytes: [UInt8] {
        values.map { UInt8(min(max($0.rounded(), 0), 255)) }
    }
}
