// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

/// Tests that images, colours and styled texts loaded from an item provider equal those that were registered.
@MainActor
struct ItemProviderPictureTests {
    /// Makes an image of two colours, 4 by 3 pixels.
    private func picture() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
    }

    @Test("fact 308: an image loads unchanged, as PNG or JPEG")
    func pictures() async throws {
        let provider = NSItemProvider(object: picture())
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(provider.preferredPresentationSize == CGSize(width: 4, height: 3))
        #expect(picture().preferredPresentationSizeForItemProvider == CGSize(width: 4, height: 3))
        #expect(NSItemProvider(object: "text" as NSString).preferredPresentationSize == .zero)
        let loaded = try #require(await provider.object(UIImage.self).value)
        #expect(loaded.size == CGSize(width: 4, height: 3))
        #expect(loaded.pngData() == picture().pngData())
        let jpeg = try #require(await provider.data("public.jpeg").value)
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        #expect(await NSItemProvider(object: UIImage()).data("public.png").code == .itemUnavailableError)
    }

    @Test("fact 309: data and file URLs load as images")
    func coercion() async throws {
        let png = try #require(picture().pngData())
        let data = NSItemProvider(item: png as NSData, typeIdentifier: "public.png")
        #expect(await data.object(UIImage.self).value?.size == CGSize(width: 4, height: 3))
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a.png")
        try png.write(to: file)
        let location = NSItemProvider(item: file as NSURL, typeIdentifier: "public.png")
        #expect(await location.object(UIImage.self).value?.size == CGSize(width: 4, height: 3))
    }

    @Test(
        "fact 308: colours load unchanged, even those outside sRGB",
        arguments: [
            UIColor.red, UIColor(white: 0.5, alpha: 0.25), UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
        ])
    func colors(color: UIColor) async throws {
        let provider = NSItemProvider(object: color)
        let loaded = try #require(await provider.object(UIColor.self).value).cgColor
        let original = color.cgColor
        #expect(loaded.red == original.red)
        #expect(loaded.green == original.green)
        #expect(loaded.blue == original.blue)
        #expect(loaded.alpha == original.alpha)
    }

    @Test("fact 308: styled text loads with its styles, and as plain text for a class without styles")
    func styledTexts() async throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        let text = NSMutableAttributedString(string: "red and plain 👍")
        text.addAttributes(
            [
                .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20), .kern: 2,
                .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
            ], range: NSRange(location: 0, length: 3))
        let provider = NSItemProvider(object: text)
        #expect(provider.registeredTypeIdentifiers.last == "public.utf8-plain-text")
        let loaded = try #require(await provider.object(NSAttributedString.self).value)
        #expect(loaded.string == text.string)
        let attributes = loaded.attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.fontName == UIFont.boldSystemFont(ofSize: 20).fontName)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect((attributes[.foregroundColor] as? UIColor)?.cgColor.red == CGFloat(1))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(loaded.attributes(at: 5, effectiveRange: nil).isEmpty)
        #expect(await provider.object(NSString.self).value == text.string as NSString)
        let plain = await NSItemProvider(object: "plain" as NSString).object(NSMutableAttributedString.self).value
        #expect(plain?.string == "plain")
    }
}
