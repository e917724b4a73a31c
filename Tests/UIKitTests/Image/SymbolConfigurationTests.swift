// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit

struct SymbolConfigurationTests {
    @Test func symbolMatchesTextSize() throws {
        let usual = try #require(UIImage(systemName: "circle"))
        #expect(usual.isSymbolImage)
        #expect(usual.size.width > 16)
        #expect(usual.size.width < 22)
        let twice = try #require(
            UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(twice.size.width - 2 * usual.size.width) <= 1)
        // The symbol is vertically centred on a capital letter.
        let capHeight = UIFont.systemFont(ofSize: 17).capHeight
        #expect(abs(usual.baselineOffsetFromBottom! + capHeight / 2 - usual.size.height / 2) < 1e-9)
    }

    @Test func textStyleFollowsContentSizeCategory() throws {
        func height(_ category: UIContentSizeCategory) throws -> CGFloat {
            let configuration = UIImage.SymbolConfiguration(textStyle: .body)
                .withTraitCollection(UITraitCollection(preferredContentSizeCategory: category))
            return try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
        }
        #expect(try height(.accessibilityLarge) > 1.5 * height(.large))
    }

    @Test func scaleAndWeightChangeTheDrawing() throws {
        func ink(_ configuration: UIImage.SymbolConfiguration) throws -> Int {
            let image = try #require(UIImage(systemName: "plus", withConfiguration: configuration)?.cgImage)
            return (0..<image.height).reduce(0) { sum, y in
                sum + (0..<image.width).reduce(0) { $0 + Int(image.pixel(x: $1, y: y).a) }
            }
        }
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let inks = try weights.map { try ink(UIImage.SymbolConfiguration(pointSize: 30, weight: $0)) }
        #expect(inks == inks.sorted())
        #expect(Set(inks).count == inks.count)
        let scales = try [UIImage.SymbolScale.small, .medium, .large].map {
            try ink(UIImage.SymbolConfiguration(pointSize: 30, weight: .regular, scale: $0))
        }
        #expect(scales == scales.sorted())
        #expect(Set(scales).count == 3)
    }

    @Test func applyingMergesConfigurations() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 40)
        let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
        #expect(both.configurationWithoutWeight() == size)
        #expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: .unspecified))
        let image = try #require(UIImage(systemName: "star", withConfiguration: size))
        let bold = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
        #expect(bold.symbolConfiguration == both)
        #expect(UIImage().applyingSymbolConfiguration(size) == nil)
    }

    @Test func fontAndSymbolWeightsMatch() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map { $0.symbolWeight().fontWeight() } == weights)
        let font = UIFont.systemFont(ofSize: 30, weight: .bold)
        #expect(UIImage.SymbolConfiguration(font: font) == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    }

    @Test func invalidPointSizesUseTheDefault() throws {
        let usual = try #require(UIImage(systemName: "plus"))
        for size in [0, -5, CGFloat.nan, .infinity] {
            let image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            #expect(image?.size == usual.size)
        }
        let huge = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 1e9))
        #expect(huge?.size.width ?? .infinity < 10_000)
    }
}
