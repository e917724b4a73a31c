// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Contexts: bitmaps")
struct CGContextBitmapTests: ContextSuite {
    @Test("An impossible size or an unsupported pixel layout gives no context")
    func refusals() throws {
        #expect(CGContext(pixelWidth: 0, pixelHeight: 5, scale: 1) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 40_000, scale: 1) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 5, scale: 0) == nil)
        #expect(CGContext(pixelWidth: 5, pixelHeight: 5, scale: .nan) == nil)
        func make(bits: Int = 8, row: Int = 0, space: CGColorSpace, alpha: CGImageAlphaInfo) -> CGContext? {
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: alpha.rawValue)
        }
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(make(space: rgb, alpha: .premultipliedLast) != nil)
        #expect(make(bits: 16, space: rgb, alpha: .premultipliedLast) == nil)
        #expect(make(row: 20, space: rgb, alpha: .premultipliedLast) == nil)
        #expect(make(space: rgb, alpha: .last) == nil)
        #expect(make(space: CGColorSpaceCreateDeviceGray(), alpha: .none) == nil)
    }

    @Test("A context draws into the app's own memory in blue, green, red, alpha order")
    func ownMemory() throws {
        var memory = [UInt8](repeating: 0, count: 64 * 10)
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        try memory.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 64,
                    space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue))
            context.setFillColor(red)
            context.fill(square(0, 0, 1))
            #expect(context.data == memory.baseAddress)
            #expect(context.bytesPerRow == 64)
            #expect(context.width == 10)
            #expect(context.height == 10)
            #expect(context.alphaInfo == .premultipliedFirst)
        }
        #expect(Array(memory[(64 * 9)..<(64 * 9 + 8)]) == [0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test("data is nil if the requested pixel layout differs from the internal one")
    func otherLayout() throws {
        let context = try #require(appContext(width: 4, height: 4))
        #expect(context.data == nil)
        #expect(context.alphaInfo == .premultipliedLast)
        #expect(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)?.data != nil)
    }

    @Test("An opaque bitmap begins black and stays opaque")
    func opaque() throws {
        let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1, isOpaque: true))
        context.setFillColor(red)
        context.fill(square(0, 0, 2))
        context.clear(square(0, 0, 1))
        let picture = Picture(try #require(context.makeImage()))
        #expect(picture[0, 0] == "black")
        #expect(picture[1, 1] == "red")
        #expect(picture[3, 3] == "black")
    }

    @Test("Later drawing does not change an image made earlier")
    func imageIsACopy() throws {
        let context = try #require(CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1))
        let before = try #require(context.makeImage())
        context.fill(square(0, 0, 4))
        #expect(Picture(before)[1, 1] == "clear")
    }

    @Test("Without antialiasing every pixel is either opaque or clear")
    func antialiasing() throws {
        for isSmooth in [true, false] {
            let picture = try picture { context in
                context.setShouldAntialias(isSmooth)
                context.fillEllipse(in: square(1, 1, 17))
            }
            let partly = (0..<400).filter { ![0, 255].contains(picture.image.pixel(x: $0 % 20, y: $0 / 20).a) }
            #expect(partly.isEmpty != isSmooth)
        }
    }
}
