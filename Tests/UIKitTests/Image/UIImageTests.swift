// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit

struct UIImageTests {
    /// An image of two pixels by one: red, then blue.
    var redAndBlue: CGImage {
        CGImage(pixels: [0, 0, 255, 255, 255, 0, 0, 255], width: 2, height: 1)!
    }

    func colors(_ image: CGImage?) -> [String] {
        guard let image else { return [] }
        return (0..<image.height).flatMap { y in
            (0..<image.width).map { x in
                let pixel = image.pixel(x: x, y: y)
                if pixel.a < 128 { return "clear" }
                return pixel.r > 128 ? (pixel.g > 128 ? "white" : "red") : pixel.b > 128 ? "blue" : "black"
            }
        }
    }

    @Test func sizeIsInPoints() {
        let image = UIImage(cgImage: redAndBlue, scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 1, height: 0.5))
        #expect(UIImage(cgImage: redAndBlue, scale: 2, orientation: .right).size == CGSize(width: 0.5, height: 1))
        #expect(UIImage().size == .zero)
        #expect(UIImage(cgImage: redAndBlue, scale: 0, orientation: .up).scale == 1)
    }

    @Test func orientationRotatesPixels() {
        func shown(_ orientation: UIImage.Orientation) -> [String] {
            colors(UIImage(cgImage: redAndBlue, scale: 1, orientation: orientation).uprightImage)
        }
        #expect(shown(.up) == ["red", "blue"])
        #expect(shown(.down) == ["blue", "red"])
        #expect(shown(.upMirrored) == ["blue", "red"])
        // `right` turns the image clockwise: the left end comes to the top.
        #expect(shown(.right) == ["red", "blue"])
        #expect(shown(.left) == ["blue", "red"])
        let right = UIImage(cgImage: redAndBlue, scale: 1, orientation: .right)
        #expect(right.uprightImage?.height == 2)
        #expect(right.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation() == right)
    }

    @Test func imageSurvivesPNG() throws {
        let data = try #require(UIImage(cgImage: redAndBlue).pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(colors(again.cgImage) == ["red", "blue"])
        #expect(again.scale == 2)
    }

    @Test func imageSurvivesJPEG() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        let data = try #require(red.jpegData(compressionQuality: 0.9))
        let again = try #require(UIImage(data: data))
        #expect(again.cgImage?.width == red.cgImage?.width)
        #expect(colors(again.cgImage?.cropping(to: CGRect(x: 4, y: 4, width: 1, height: 1))) == ["red"])
    }

    @Test func exifOrientationIsRead() throws {
        let jpeg = try #require(UIImage(cgImage: redAndBlue).jpegData(compressionQuality: 1))
        // An Exif block with one entry: orientation 6, a quarter turn clockwise.
        let exif: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        let block: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let image = try #require(UIImage(data: jpeg.prefix(2) + Data(block) + jpeg.dropFirst(2)))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 1, height: 2))
        // Truncated data gives an image or nil, and no crash.
        for length in 0..<60 { _ = UIImage(data: (jpeg.prefix(2) + Data(block) + jpeg.dropFirst(2)).prefix(length)) }
    }

    @Test(arguments: ["", "not an image", "\u{FF}\u{D8}", "GIF89a"])
    func invalidDataIsNil(text: String) {
        #expect(UIImage(data: Data(text.utf8)) == nil)
    }

    @Test func fileNamesGiveTheScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UpliftImages-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(UIImage(cgImage: redAndBlue).pngData())
        for name in ["pair.png", "pair@2x.png"] { try data.write(to: folder.appendingPathComponent(name)) }

        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("pair@2x.png").path)?.scale == 2)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("pair").path)?.scale == 1)
        let bundle = try #require(Bundle(path: folder.path))
        func named(_ name: String, at scale: CGFloat) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.scale
        }
        #expect(named("pair", at: 2) == 2)
        #expect(named("pair.png", at: 1) == 1)
        // No file has scale 3, so the file of scale 2 is used.
        #expect(named("pair", at: 3) == 2)
        #expect(named("other", at: 2) == nil)
    }

    @Test func filesForPhonesAreUsedFirst() throws {
        let test = try TestBundle()
        func write(_ name: String, width: CGFloat) throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image { _ in }
            try test.write(name, try #require(image.pngData()))
        }
        try write("star@2x.png", width: 20)
        try write("star@2x~iphone.png", width: 40)
        try write("star.png", width: 10)
        try write("only~iphone.png", width: 6)
        let traits = UITraitCollection(displayScale: 2)
        let sizes = ["star", "only"].map { UIImage(named: $0, in: test.bundle, compatibleWith: traits)?.size.width }
        #expect(sizes == [20, 6])
    }

    @Test(arguments: ["", "no such image", "../../etc/passwd", "\0"])
    func unknownNameIsNil(name: String) {
        #expect(UIImage(named: name) == nil)
        #expect(UIImage(systemName: name) == nil)
        #expect(UIImage(contentsOfFile: name) == nil)
    }

    @Test func templatesTakeTheTint() {
        let blue = UIColor.blue.cgColor
        let image = UIImage(cgImage: redAndBlue)
        #expect(colors(image.picture(tint: blue)) == ["red", "blue"])
        #expect(colors(image.withRenderingMode(.alwaysTemplate).picture(tint: blue)) == ["blue", "blue"])
        #expect(image.tinted(blue) === image.tinted(blue))
        let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(colors(red.picture(tint: blue)) == ["red", "red"])
        #expect(UIImage(systemName: "plus")?.isTemplate == true)
    }

    @Test func drawingAppliesOrientation() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .oneToOne).image { _ in
            UIImage(cgImage: redAndBlue, scale: 1, orientation: .right).draw(
                in: CGRect(x: 0, y: 0, width: 1, height: 2))
            UIImage(cgImage: redAndBlue).draw(at: CGPoint(x: 2, y: 0), blendMode: .normal, alpha: 1)
        }
        #expect(
            colors(picture.cgImage) == ["red", "clear", "red", "blue", "blue", "clear", "clear", "clear"])
    }

    @Test func resizableImageKeepsItsEdges() {
        let stretched = UIImage(
            cgImage: CGImage(pixels: [0, 0, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255], width: 3, height: 1)!
        )
        .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
        #expect(stretched.contentsCenter == CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1))
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = stretched.resizableImage(withCapInsets: stretched.capInsets, resizingMode: mode)
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: .oneToOne).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
            }
            #expect(colors(picture.cgImage) == ["red", "white", "white", "white", "white", "blue"])
        }
    }

    @Test func drawingWithoutContextOrAreaDoesNothing() {
        let image = UIImage(cgImage: redAndBlue)
        image.draw(at: .zero)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
            for rect in [CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .infinite] {
                image.draw(in: rect)
                image.resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)).draw(in: rect)
                UIImage(systemName: "plus")?.draw(in: rect)
                UIImage().draw(in: rect)
            }
        }
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().pngData() == nil)
    }

    @Test func thumbnailKeepsProportions() {
        let thumbnail = UIImage(
            systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))?
            .preparingThumbnail(of: CGSize(width: 10, height: 500))
        #expect(thumbnail?.size.width == 10)
        #expect((thumbnail?.size.height ?? 0) < 11)
    }
}

extension UIGraphicsImageRendererFormat {
    /// A format with one pixel per point, so that tests can address pixels.
    static var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
