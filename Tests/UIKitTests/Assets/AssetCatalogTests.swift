// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Assets of a bundle")
@MainActor
struct AssetCatalogTests {
    private let files: TestBundle
    private let light = UITraitCollection { $0.userInterfaceStyle = .light }
    private let dark = UITraitCollection { $0.userInterfaceStyle = .dark }

    init() throws { files = try TestBundle() }

    private func file(_ name: String, _ change: (inout ImageFile) -> Void = { _ in }) -> ImageFile {
        var file = ImageFile(file: name)
        change(&file)
        return file
    }

    /// Writes an image with a red file for any style and a blue one for the dark style.
    private func writeStar() throws {
        var image = ImageAsset()
        image.variants = [
            Variant(file("light.png"), for: VariantTraits { $0.scale = 2 }),
            Variant(
                file("dark.png"),
                for: VariantTraits {
                    $0.scale = 2
                    $0.isDark = true
                }),
        ]
        var index = AssetIndex()
        index.images["Space/star"] = image
        try files.write("light.png", .red, width: 4, height: 2)
        try files.write("dark.png", .blue, width: 8, height: 2)
        try files.write(index)
    }

    private func isBlue(_ image: CGImage?) -> Bool? {
        image.map { $0.pixel(x: 0, y: 0) }.map { $0.b > 128 && $0.r < 128 }
    }

    // MARK: - Images

    @Test("An image has the pixels and the scale of the variant for the traits")
    func variants() throws {
        try writeStar()
        let red = try #require(UIImage(named: "Space/star", in: files.bundle, compatibleWith: light))
        #expect(red.size == CGSize(width: 2, height: 1))
        #expect(red.scale == 2)
        #expect(isBlue(red.cgImage) == false)
        let blue = try #require(UIImage(named: "Space/star", in: files.bundle, compatibleWith: dark))
        #expect(blue.size == CGSize(width: 4, height: 1))
        #expect(isBlue(blue.cgImage) == true)
        #expect(UIImage(named: "star", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(resource: ImageResource(name: "Space/star", bundle: files.bundle)).size.height == 1)
        #expect(UIImage(resource: ImageResource(name: "none", bundle: files.bundle)).size == .zero)
    }

    @Test("An image view shows the variant for its style, with the changes that were made to the image")
    func imageView() throws {
        try writeStar()
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let image = try #require(UIImage(named: "Space/star", in: files.bundle, compatibleWith: light))
        let view = UIImageView(image: image.withRenderingMode(.alwaysOriginal))
        screen.window.addSubview(view)
        #expect(isBlue(view.shownImage?.cgImage) == false)
        view.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(isBlue(view.shownImage?.cgImage) == true)
        #expect(view.shownImage?.renderingMode == .alwaysOriginal)
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 1))
    }

    @Test("The variants of an image are those of its asset")
    func imageAsset() throws {
        try writeStar()
        let image = try #require(UIImage(named: "Space/star", in: files.bundle, compatibleWith: light))
        let asset = try #require(image.imageAsset)
        #expect(isBlue(asset.image(with: dark).cgImage) == true)
        #expect(asset.image(with: dark).imageAsset === asset)
        let configuration = UIImage.Configuration(traitCollection: dark)
        #expect(isBlue(asset.image(with: configuration).cgImage) == true)
        #expect(asset.image(with: configuration).configuration == configuration)
        #expect(UIImage().imageAsset == nil)
    }

    @Test("Registered images are used for their traits, and the one with the most traits first")
    func registeredImages() throws {
        let (plain, night, large) = (picture(1), picture(2), picture(3))
        let asset = UIImageAsset()
        #expect(asset.image(with: light).size == .zero)
        asset.register(plain, with: UITraitCollection())
        asset.register(night, with: UIImage.Configuration(traitCollection: dark))
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
        asset.register(large, with: both)
        #expect(asset.image(with: light) == plain)
        #expect(asset.image(with: dark) == night)
        #expect(asset.image(with: both) == large)
        #expect(asset.image(with: both).imageAsset === asset)
        asset.unregister(imageWith: both)
        #expect(asset.image(with: both) == night)
        asset.register(large, with: dark)
        #expect(asset.image(with: dark) == large)
        asset.unregisterImage(with: UIImage.Configuration(traitCollection: UITraitCollection()))
        #expect(asset.image(with: light) == large)
    }

    private func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: 1))
        }
    }

    @Test("An image of a catalog is used before a file of the same name")
    func beforeFiles() throws {
        try writeStar()
        try files.write("Space/star.png", Data("no image".utf8))
        #expect(UIImage(named: "Space/star", in: files.bundle, compatibleWith: light) != nil)
    }

    @Test("Rendering, slices, alignment and mirroring are those of the catalog")
    func properties() throws {
        var index = AssetIndex()
        for (name, rendering) in [("t", ImageAsset.Rendering.template), ("o", .original)] {
            var image = ImageAsset()
            image.rendering = rendering
            image.variants = [
                Variant(
                    file("a.png") {
                        $0.capInsets = [1, 2, 3, 4]
                        $0.resizing = .stretch
                        $0.alignmentInsets = [5, 0, 6, 0]
                        $0.isMirrored = true
                    })
            ]
            index.images[name] = image
        }
        try files.write("a.png", .red, width: 10, height: 10)
        try files.write(index)
        let image = try #require(UIImage(named: "t", in: files.bundle, with: nil))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0))
        #expect(image.flipsForRightToLeftLayoutDirection)
        #expect(image.scale == 1)
        #expect(UIImage(named: "o", in: files.bundle, with: nil)?.renderingMode == .alwaysOriginal)
    }

    @Test("An SVG image is drawn at the scale of the traits, if the machine can read one")
    func vector() throws {
        var image = ImageAsset()
        image.variants = [Variant(file("v.svg") { $0.vectorSize = [10, 5] })]
        var index = AssetIndex()
        index.images["v"] = image
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"><rect width="10" height="5"/></svg>"#
        try files.write(AssetIndex.folderName + "/v.svg", Data(svg.utf8))
        try files.write(index)
        let path = files.folder.appendingPathComponent(AssetIndex.folderName + "/v.svg").path
        guard CGImage(svg: path, pixelWidth: 10, pixelHeight: 5) != nil else { return }
        for scale in [1.0, 3.0] {
            let traits = UITraitCollection(displayScale: scale)
            let drawn = try #require(UIImage(named: "v", in: files.bundle, compatibleWith: traits))
            #expect(drawn.size == CGSize(width: 10, height: 5))
            #expect(drawn.cgImage?.width == Int(10 * scale))
        }
    }

    @Test("An image whose file is missing or leads out of the folder is nil")
    func hostileImages() throws {
        var index = AssetIndex()
        for name in ["none.png", "../secret.png"] {
            var image = ImageAsset()
            image.variants = [Variant(file(name))]
            index.images[name] = image
        }
        try files.write(index)
        try files.write("x.png", .red, width: 1, height: 1)
        try files.write("secret.png", .red, width: 1, height: 1)
        try FileManager.default.moveItem(
            at: files.folder.appendingPathComponent("Assets.car/secret.png"),
            to: files.folder.appendingPathComponent("secret.png"))
        #expect(UIImage(named: "none.png", in: files.bundle, compatibleWith: nil) == nil)
        let catalog = try #require(AssetCatalog.of(files.bundle))
        #expect(catalog.image(named: "../secret.png", traits: light) == nil)
    }

    @Test("A bundle whose index is damaged has no assets")
    func damagedIndex() throws {
        try files.write("Assets.car/Index.json", Data("{".utf8))
        #expect(AssetCatalog.of(files.bundle) == nil)
        #expect(UIImage(named: "a", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "a", in: files.bundle, compatibleWith: nil) == nil)
        #expect(NSDataAsset(name: "a", bundle: files.bundle) == nil)
    }

    @Test("The icon of a window is at most 128 pixels high and wide")
    func icon() throws {
        var index = AssetIndex()
        var image = ImageAsset()
        image.variants = [Variant(file("i.png"))]
        index.icon = image
        try files.write("i.png", .red, width: 256, height: 256)
        try files.write(index)
        let icon = try #require(AssetCatalog.of(files.bundle)?.icon)
        #expect(icon.width == 128 && icon.height == 128)
        let surface = TestScreen(size: CGSize(width: 100, height: 100)).surface
        surface.setIcon(icon)
        #expect(surface.icon === icon)
    }

    // MARK: - Colours and data

    private func writeColors() throws {
        var color = ColorAsset()
        color.variants = [
            Variant(.sRGB(red: 1, green: 0, blue: 0, alpha: 0.5)),
            Variant(.system("systemGreenColor"), for: VariantTraits { $0.isDark = true }),
            Variant(.displayP3(red: 0, green: 0, blue: 0, alpha: 1), for: VariantTraits { $0.isHighContrast = true }),
        ]
        var unknown = ColorAsset()
        unknown.variants = [Variant(.system("noSuchColor"))]
        var index = AssetIndex()
        (index.colors["brand"], index.colors["unknown"]) = (color, unknown)
        try files.write(index)
    }

    @Test("A colour follows the traits, and equal names are equal colours")
    func colors() throws {
        try writeColors()
        let color = try #require(UIColor(named: "brand", in: files.bundle, compatibleWith: nil))
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color.resolvedColor(with: dark) == UIColor.systemGreen.resolvedColor(with: dark))
        let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection { $0.accessibilityContrast = .high }])
        #expect(color.resolvedColor(with: contrast).cgColor.alpha == 1)
        let again = UIColor(resource: ColorResource(name: "brand", bundle: files.bundle))
        #expect(color == again)
        #expect(color.hash == again.hash)
        #expect(color.withAlphaComponent(0.2) == again.withAlphaComponent(0.2))
        #expect(color.withAlphaComponent(0.2).resolvedColor(with: light).cgColor.alpha == 0.2)
        #expect("\(color)" == "<UIColor: brand>")
        let fixed = try #require(UIColor(named: "brand", in: files.bundle, compatibleWith: dark))
        #expect(fixed.resolvedColor(with: light) == UIColor.systemGreen.resolvedColor(with: dark))
    }

    @Test("A colour that is missing is nil, and one that refers to an unknown colour is clear")
    func missingColors() throws {
        try writeColors()
        #expect(UIColor(named: "none", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "no such colour of the main bundle") == nil)
        #expect(UIColor(resource: ColorResource(name: "none", bundle: files.bundle)).cgColor.alpha == 0)
        let unknown = try #require(UIColor(named: "unknown", in: files.bundle, compatibleWith: nil))
        #expect(unknown.cgColor.alpha == 0)
    }

    @Test("The accent colour is the one that the Info.plist names, and system blue without one")
    func accentColor() throws {
        try writeColors()
        let color = AccentColor.color(["NSAccentColorName": "brand"], in: files.bundle)
        #expect(color == UIColor(named: "brand", in: files.bundle, compatibleWith: nil))
        #expect(AccentColor.color(["NSAccentColorName": "none"], in: files.bundle) == nil)
        #expect(AccentColor.color(nil, in: files.bundle) == nil)
        #expect(UIView().tintColor == .systemBlue)
    }

    @Test("A data asset has the content and the type of its file")
    func data() throws {
        var data = DataAsset()
        data.variants = [Variant(DataAsset.File(file: "d.json", type: "public.json"))]
        var bare = DataAsset()
        bare.variants = [Variant(DataAsset.File(file: "d.json", type: nil))]
        var index = AssetIndex()
        (index.data["d"], index.data["bare"]) = (data, bare)
        try files.write(index)
        try files.write("Assets.car/d.json", Data("[1]".utf8))
        let asset = try #require(NSDataAsset(name: "d", bundle: files.bundle))
        #expect(asset.name == "d")
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(asset.copy() as? NSDataAsset === asset)
        #expect(NSDataAsset(name: "bare", bundle: files.bundle)?.typeIdentifier == "public.data")
        #expect(NSDataAsset(name: "none", bundle: files.bundle) == nil)
        #expect(NSDataAsset(name: "d") == nil)
    }
}
