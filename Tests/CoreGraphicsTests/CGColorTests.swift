// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Colours")
struct CGColorTests {
    private let p3 = CGColorSpace(name: CGColorSpace.displayP3)!
    private let sRGB = CGColorSpace(name: CGColorSpace.sRGB)!

    @Test("A grey colour has two components, an RGB colour four")
    func components() {
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.model == .monochrome)
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).colorSpace?.name == CGColorSpace.sRGB)
    }

    @Test("Colours are equal if their colour spaces and components are equal")
    func equality() {
        let gray = CGColor(gray: 0.5, alpha: 1)
        #expect(gray == CGColor(gray: 0.5, alpha: 1))
        #expect(gray.hashValue == CGColor(gray: 0.5, alpha: 1).hashValue)
        #expect(gray != CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(gray != gray.copy(alpha: 0.5))
        #expect(gray.copy(alpha: 0.5)?.components == [0.5, 0.5])
    }

    @Test("Display P3's red is outside the sRGB gamut; its white is inside")
    func displayP3() throws {
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        // CSS Color 4 converts color(display-p3 1 0 0) to color(srgb 1.0930 -0.2267 -0.1501).
        #expect(abs(red.red - 1.093) < 0.001)
        #expect(abs(red.green + 0.2267) < 0.001)
        #expect(abs(red.blue + 0.1501) < 0.001)
        #expect(red.components == [1, 0, 0, 1])
        let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1]))
        #expect(abs(white.red - 1) < 1e-6)
        #expect(abs(white.green - 1) < 1e-6)
        #expect(abs(white.blue - 1) < 1e-6)
        #expect(p3.isWideGamutRGB)
        #expect(!sRGB.isWideGamutRGB)
    }

    @Test("Converting from sRGB to Display P3 and back keeps the colour; a wide colour is clipped in sRGB")
    func conversion() throws {
        for red in stride(from: 0.0, through: 1, by: 0.25) {
            for green in stride(from: 0.0, through: 1, by: 0.25) {
                for blue in stride(from: 0.0, through: 1, by: 0.25) {
                    let color = CGColor(srgbRed: red, green: green, blue: blue, alpha: 0.5)
                    let there = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
                    let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil))
                    for (a, b) in zip(try #require(color.components), try #require(back.components)) {
                        #expect(abs(a - b) < 1e-4)
                    }
                }
            }
        }
        let wide = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        #expect(wide.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 1])
        let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        let light = try #require(
            CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
                .converted(to: gray, intent: .defaultIntent, options: nil)?.components)
        #expect(abs(light[0] - 0.862) < 0.001)
        #expect(light.count == 2)
    }

    @Test("An unknown colour space name gives nil, and a device colour space has no name")
    func spaces() {
        #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
        #expect(CGColorSpaceCreateDeviceRGB().name == nil)
        #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == sRGB)
        #expect(sRGB != p3)
    }

    @Test("Mixing two colours with fraction 0.5 averages each component")
    func mixing() {
        let mixed = CGColor(gray: 0, alpha: 0).mixed(
            with: CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1), fraction: 0.5)
        #expect(mixed.components == [0.5, 0.25, 0, 0.5])
    }
}
