// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import Testing

@Suite("Index of compiled assets") struct AssetIndexTests {
    @Test("An index that is written and read is the same")
    func roundTrip() throws {
        var index = AssetIndex()
        var file = ImageFile(file: "1.png")
        (file.vectorSize, file.capInsets, file.alignmentInsets) = ([3, 4], [1, 2, 3, 4], [0, 0, 1, 0])
        (file.resizing, file.isMirrored) = (ImageFile.Resizing.stretch, true)
        var image = ImageAsset()
        var traits = VariantTraits()
        (traits.idiom, traits.isDark, traits.isHighContrast, traits.scale) = (.pad, true, false, 2)
        (traits.isRightToLeft, traits.isCompactWidth, traits.isCompactHeight) = (true, true, false)
        image.variants = [Variant(file, for: traits)]
        image.rendering = ImageAsset.Rendering.template
        index.images["a/“b”\n"] = image
        index.icon = image
        var color = ColorAsset()
        color.variants = [
            Variant(.system("systemBlueColor")), Variant(ColorValue.sRGB(red: 1, green: 0, blue: 0.5, alpha: 1)),
            Variant(.displayP3(red: 1, green: 0, blue: 0.5, alpha: 1)),
        ]
        index.colors["c"] = color
        var data = DataAsset()
        data.variants = [Variant(DataAsset.File(file: "2.json", type: "public.json"))]
        index.data["d"] = data
        let written = try index.encoded()
        #expect(try AssetIndex(written) == index)
        #expect(try index.encoded() == written)
        #expect(throws: (any Error).self) { try AssetIndex(written.dropLast()) }
        #expect(AssetIndex.folderName + "/" + AssetIndex.fileName == "Assets.car/Index.json")
    }
}

@Suite("Choice of a variant") struct VariantTests {
    /// Traits in short form: `pad`, `dark`, `light`, `high`, `rtl`, `compact`, `low`, or a scale.
    private func traits(_ words: String) -> VariantTraits {
        var traits = VariantTraits()
        for word in words.split(separator: " ") {
            switch word {
            case "dark": traits.isDark = true
            case "light": traits.isDark = false
            case "high": traits.isHighContrast = true
            case "normal": traits.isHighContrast = false
            case "rtl": traits.isRightToLeft = true
            case "compact": traits.isCompactWidth = true
            case "low": traits.isCompactHeight = true
            default:
                traits.idiom = VariantTraits.Idiom(rawValue: String(word)) ?? traits.idiom
                traits.scale = Double(word) ?? traits.scale
            }
        }
        return traits
    }

    private func best(_ variants: [String], for wanted: String) -> String? {
        let variants = variants.map { Variant(DataAsset.File(file: $0, type: nil), for: traits($0)) }
        return variants.best(for: traits(wanted))?.content.file
    }

    @Test(
        "A variant for a value is better than one for any value, and that one better than one for another value",
        arguments: [
            ("phone light normal 2", ["", "pad", "phone"], "phone"),
            ("mac light normal 2", ["pad", "", "phone"], ""),
            ("pad light normal 2", ["phone"], "phone"),
            ("phone dark normal 2", ["", "dark", "high", "dark high"], "dark"),
            ("phone dark high 2", ["", "dark", "high", "dark high"], "dark high"),
            ("phone light high 2", ["", "dark", "high", "dark high"], "high"),
            ("phone light normal 2", ["dark", "light"], "light"),
            ("phone light normal 2", ["dark"], "dark"),
            ("phone dark normal 2", ["phone", "dark"], "phone"),
            ("phone rtl light normal 2", ["", "rtl"], "rtl"),
            ("phone light normal compact low 2", ["", "compact", "compact low"], "compact low"),
        ])
    func traitsInOrder(wanted: String, variants: [String], result: String) {
        #expect(best(variants, for: wanted) == result)
    }

    @Test(
        "The scale of the screen is best, then the next larger one, then the largest",
        arguments: [
            ("2", ["1", "2", "3"], "2"), ("2", ["1", "3"], "3"), ("3", ["1", "2"], "2"), ("1", ["3", "2"], "2"),
            ("2", ["1", "", "3"], ""), ("1.5", ["1", "2"], "2"), ("", ["3", "2"], "2"),
        ])
    func scales(wanted: String, variants: [String], result: String) {
        #expect(best(variants, for: wanted) == result)
    }

    @Test("Without variants, there is no best one")
    func none() {
        #expect(best([], for: "2") == nil)
    }
}
