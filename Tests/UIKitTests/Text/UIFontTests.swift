// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Typesetting
import UIKit
import UIKitTesting

@MainActor
struct UIFontTests {
    /// The newest screen, whose traits are the current traits.
    let screen = TestScreen(size: CGSize(width: 100, height: 100))

    func traits(_ category: UIContentSizeCategory, scale: CGFloat = 2) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
    }

    @Test func textStylesHaveApplesSizes() {
        let usual: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in usual {
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == size)
        }
    }

    @Test func theSmallestAndLargestSizesAreApplesToo() {
        let ends: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
            (.largeTitle, 31, 60), (.title1, 25, 58), (.title2, 19, 56), (.title3, 17, 55), (.headline, 14, 53),
            (.body, 14, 53), (.callout, 13, 51), (.subheadline, 12, 49), (.footnote, 12, 44), (.caption1, 11, 43),
            (.caption2, 11, 40),
        ]
        for (style, least, most) in ends {
            let sizes = UIContentSizeCategory.all.map {
                UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
            }
            #expect(sizes.first == least)
            #expect(sizes.last == most)
            #expect(sizes == sizes.sorted())
        }
    }

    @Test func bodyTextGrowsWithTheUsersTextSize() {
        let sizes = UIContentSizeCategory.all.map {
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits($0)).pointSize
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test func theCurrentTraitsApplyIfNoneAreGiven() {
        traits(.accessibilityExtraExtraExtraLarge).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        }
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17)
    }

    @Test func aHeadlineIsSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func lengthsScaleWithTheLineHeightToWholePixels() {
        // 17 × 21/22 = 16.227, which is 16⅓ at three pixels per point, as measured on iOS.
        let value = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 3))
        #expect(abs(value - 16.0 - 1.0 / 3) < 1e-9)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 10), maximumPointSize: 20,
            compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(font.pointSize == 20)
    }

    @Test func weightsMapToNumericFontWeights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.numeric) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(UIFont.Weight(-0.2).numeric == 350)
        #expect(UIFont.Weight(9).numeric == 900)
        #expect(UIFont.Weight(.nan).numeric == 400)
    }

    @Test func fontMetricsAreConsistent() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
        #expect(font.xHeight > 0)
        #expect(font.xHeight < font.capHeight)
        #expect(font.capHeight < font.ascender)
        let large = font.withSize(34)
        #expect(abs(large.lineHeight - 2 * font.lineHeight) < 0.01)
        #expect(large.familyName == font.familyName)
    }

    @Test func fontsAreEqualByValue() {
        #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != .italicSystemFont(ofSize: 17))
        #expect(Set([UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count == 1)
    }

    @Test func aFontIsFoundByItsOwnName() throws {
        let system = UIFont.systemFont(ofSize: 20, weight: .semibold)
        let found = try #require(UIFont(name: system.fontName, size: 20))
        #expect(found.fontName == system.fontName)
        #expect(found.familyName == system.familyName)
        let slanted = try #require(UIFont(name: system.familyName + " Bold Italic", size: 12))
        #expect(slanted.face.isItalic)
        #expect(slanted.face.weight == 700)
    }

    @Test(
        "A font of iOS that is not installed is replaced by one of its kind",
        arguments: [
            ("HelveticaNeue", 400, false, "Inter"), ("HelveticaNeue-UltraLight", 100, false, "Inter"),
            ("Avenir-Book", 400, false, "Inter"), ("AvenirNext-DemiBoldItalic", 600, true, "Inter"),
            ("Helvetica Neue", 400, false, "Inter"), ("ChalkboardSE-Regular", 400, false, "Inter"),
            ("TimesNewRomanPS-BoldMT", 700, false, "Noto Serif"), ("Georgia-Italic", 400, true, "Noto Serif"),
            ("Menlo-Bold", 700, false, "Noto Sans Mono"),
        ])
    func fontsOfIOSAreReplaced(name: String, weight: Int, isItalic: Bool, family: String) throws {
        let found = try #require(UIFont(name: name, size: 12))
        #expect(found.pointSize == 12)
        #expect(found.face.weight == weight)
        #expect(found.face.isItalic == isItalic)
        #expect(FontCatalogue.isAvailable(name) || found.familyName == family || !FontCatalogue.isAvailable(family))
    }

    @Test(arguments: ["", "No Such Font", "No-Such-Bold", "-", "-Bold", " "])
    func anUnknownNameReturnsNil(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test func anInvalidSizeBecomesTheSystemFontSize() {
        for size in [0, -1, CGFloat.nan, .infinity] {
            #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
        }
    }

    @Test func descriptorsMakeRelatedFonts() throws {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let made = UIFont(descriptor: bold, size: 0)
        #expect(made.pointSize == 17)
        #expect(made.face.isItalic)
        #expect(made.face.weight == 700)
        #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 11) == .monospacedSystemFont(ofSize: 11, weight: .regular))
        #expect(font.fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: 64)) == nil)
        #expect(font.fontDescriptor.withDesign(UIFontDescriptor.SystemDesign(rawValue: "?")) == nil)
    }
}
