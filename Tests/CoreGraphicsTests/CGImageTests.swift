// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededNumbers
import Testing

@Suite("Images")
struct CGImageTests {
    /// Four pixels: red, half-transparent green, blue, clear.
    private let sample = CGImage(
        pixels: [0, 0, 255, 255, 0, 128, 0, 128, 255, 0, 0, 255, 0, 0, 0, 0], width: 2, height: 2)!

    @Test("Encoding to PNG and decoding gives the same pixels")
    func png() throws {
        let data = try #require(sample.pngData())
        let back = try CGImage(encoded: data)
        #expect((back.width, back.height) == (2, 2))
        #expect(back.pixel(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(back.pixel(x: 1, y: 0) == (0, 255, 0, 128))
        #expect(back.pixel(x: 0, y: 1) == (0, 0, 255, 255))
        #expect(back.pixel(x: 1, y: 1) == (0, 0, 0, 0))
        #expect(back.maximumDifference(from: sample) == 0)
    }

    @Test("A JPEG is drawn over white and is close to the original")
    func jpeg() throws {
        let gray = CGImage.plain(width: 16, height: 16, [100, 100, 100, 255])
        let back = try CGImage(encoded: try #require(gray.jpegData(quality: 0.9)))
        #expect((back.width, back.height) == (16, 16))
        #expect(try #require(back.maximumDifference(from: gray)) <= 2)
        let clear = CGImage.plain(width: 16, height: 16, [0, 0, 0, 0])
        let white = try CGImage(encoded: try #require(clear.jpegData(quality: 1)))
        #expect(white.pixel(x: 8, y: 8) == (255, 255, 255, 255))
    }

    @Test("A lower quality gives a smaller JPEG; a quality out of range is clamped")
    func quality() throws {
        let noise = CGImage.noise(width: 32, height: 32)
        let sizes = try [0, 0.5, 1].map { try #require(noise.jpegData(quality: $0)).count }
        #expect(sizes == sizes.sorted())
        #expect(sizes[0] < sizes[2])
        #expect(noise.jpegData(quality: 7)?.count == sizes[2])
        #expect(noise.jpegData(quality: -1)?.count == sizes[0])
    }

    @Test("The image size is read from GIF, BMP and TIFF headers")
    func headers() {
        let gif = Data("GIF89a".utf8) + [7, 0, 9, 1]
        #expect(ImageHeader(gif).map { [$0.width, $0.height] } == [7, 265])
        var bmp = Data("BM".utf8) + Data(count: 12) + [40, 0, 0, 0, 3, 0, 0, 0]
        bmp += [0xFB, 0xFF, 0xFF, 0xFF]
        #expect(ImageHeader(bmp).map { [$0.width, $0.height] } == [3, 5])
        var tiff = Data([0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2])
        tiff += [1, 0, 0, 3, 0, 0, 0, 1, 0, 21, 0, 0]
        tiff += [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 22]
        #expect(ImageHeader(tiff).map { [$0.width, $0.height] } == [21, 22])
        #expect(ImageHeader(Data(tiff.dropLast(8))) == nil)
    }

    @Test("A header in a slice of data is read from the slice's start")
    func slices() throws {
        let data = Data([1, 2, 3]) + (try #require(sample.pngData()))
        #expect(try CGImage(encoded: data.dropFirst(3)).width == 2)
    }

    @Test("An image of a thousand million pixels is refused before decoding")
    func bomb() throws {
        var data = try #require(sample.pngData())
        data.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(throws: ImageError.tooLarge(width: 32_767, height: 32_767)) { try CGImage(encoded: data) }
        data.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 0, 0, 1])
        #expect(throws: ImageError.tooLarge(width: 65_536, height: 1)) { try CGImage(encoded: data) }
    }

    @Test("Decoding data that is no image throws unknownFormat")
    func noImage() {
        #expect(throws: ImageError.unknownFormat) { try CGImage(encoded: Data()) }
        #expect(throws: ImageError.unknownFormat) { try CGImage(encoded: Data("hello".utf8)) }
        #expect(throws: ImageError.unknownFormat) { try CGImage(encoded: Data([0x89, 0x50])) }
    }

    @Test("A truncated PNG throws damaged with the decoder's reason")
    func cutShort() throws {
        let data = try #require(CGImage.noise(width: 16, height: 16).pngData())
        do {
            _ = try CGImage(encoded: data.prefix(data.count / 2))
            Issue.record("Half a PNG was read.")
        } catch {
            guard case .damaged(let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test("Any bytes changed in a PNG or JPEG give an image of the header's size or an error", arguments: 0..<4)
    func mutations(round: Int) throws {
        var random = Seeded(seed: UInt64(round) + 1)
        let picture = CGImage.noise(width: 24, height: 17)
        let originals = [try #require(picture.pngData()), try #require(picture.jpegData(quality: 0.7))]
        var read = 0
        for number in 0..<600 {
            var data = originals[number % 2]
            for _ in 0...Int.random(in: 0..<6, using: &random) {
                let at = Int.random(in: 2..<data.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: data = data.prefix(at)
                case 1: data.removeSubrange(at..<min(data.count, at + 5))
                default: data[at] = UInt8.random(in: 0...255, using: &random)
                }
                if data.count < 16 { break }
            }
            if number % 4 == 0 { data = data.withRepairedChecksums }
            // An image of a large size decodes too slowly for a test.
            if let header = ImageHeader(data), header.width * header.height > 1_000_000 { continue }
            guard let image = try? CGImage(encoded: data) else { continue }
            let header = try #require(ImageHeader(data))
            #expect((image.width, image.height) == (header.width, header.height))
            #expect(image.pixels.count == header.width * header.height * 4)
            read += 1
        }
        // Most changes inside a JPEG's image data still leave a decodable image.
        #expect(read > 50)
    }

    @Test("A tint keeps the alpha and replaces the colour")
    func tint() {
        let tinted = sample.tinted(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(tinted.pixel(x: 0, y: 0) == (255, 128, 0, 255))
        #expect(tinted.pixel(x: 1, y: 0).a == 128)
        #expect(tinted.pixel(x: 1, y: 0).r == 255)
        #expect(tinted.pixel(x: 0, y: 1) == (255, 128, 0, 255))
        #expect(tinted.pixel(x: 1, y: 1) == (0, 0, 0, 0))
        #expect(sample.tinted(CGColor(gray: 1, alpha: 0.5)).pixel(x: 0, y: 0).a == 128)
    }

    @Test("Cropping gives whole pixels, and nil outside the image")
    func cropping() throws {
        let part = try #require(sample.cropping(to: CGRect(x: 1.2, y: 0.2, width: 5, height: 0.5)))
        #expect((part.width, part.height) == (1, 1))
        #expect(part.pixel(x: 0, y: 0) == (0, 255, 0, 128))
        #expect(sample.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
        #expect(sample.cropping(to: CGRect(x: 0, y: 0, width: 0, height: 1)) == nil)
        #expect(sample.cropping(to: .infinite)?.maximumDifference(from: sample) == 0)
        #expect(sample.cropping(to: .null) == nil)
    }

    @Test("The difference of two images is that of the channel that differs most")
    func difference() {
        let a = CGImage.plain(width: 3, height: 3, [10, 20, 30, 255])
        let b = CGImage.plain(width: 3, height: 3, [12, 20, 23, 255])
        #expect(a.maximumDifference(from: b) == 7)
        #expect(a.maximumDifference(from: sample) == nil)
    }

    @Test("An SVG fits the requested size and keeps its aspect ratio")
    func svg() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8" viewBox="0 0 16 8">\
            <rect width="8" height="8" fill="#ff0000"/></svg>
            """
        try Data(text.utf8).write(to: file)
        let image = try #require(CGImage(svg: file.path, pixelWidth: 64, pixelHeight: 64))
        #expect((image.width, image.height) == (64, 32))
        #expect(image.pixel(x: 10, y: 10) == (255, 0, 0, 255))
        #expect(image.pixel(x: 50, y: 10).a == 0)
        #expect(CGImage(svg: file.path + ".missing", pixelWidth: 64, pixelHeight: 64) == nil)
        #expect(CGImage(svg: file.path, pixelWidth: 0, pixelHeight: 64) == nil)
    }

    @Test("A wrong number of pixel bytes gives no image")
    func wrongNumber() {
        #expect(CGImage(pixels: [1, 2, 3], width: 1, height: 1) == nil)
        #expect(CGImage(pixels: [], width: 0, height: 0) == nil)
    }
}
