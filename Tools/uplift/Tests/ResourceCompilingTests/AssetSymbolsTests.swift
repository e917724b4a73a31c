// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ResourceCompiling

@Suite("Names of assets in Swift") struct AssetSymbolsTests {
    @Test(
        "The name of a member is in camel case, without the kind of asset at its end",
        arguments: [
            ("Star", "star"), ("some blue-color", "someBlueColor"), ("SomeBlueColor", "someBlue"), ("Color", "color"),
            ("2048-tile", "_2048Tile"), ("URLIcon", "urlIcon"), ("URL", "url"), ("iOS_logo", "iOSLogo"),
            ("Café crème", "caféCrème"), ("a\"; }\n", "a"), ("tile_Color", "tile"),
        ])
    func members(name: String, member: String) {
        #expect(AssetSymbols.member(name, ending: "Color") == member)
    }

    @Test("A name without letters and digits has no member")
    func noMember() {
        #expect(AssetSymbols.member("-- \n", ending: "Color") == nil)
    }

    private func source(images: [String] = [], colors: [String] = [], hasExtensions: Bool = true) -> String {
        let names = AssetNames(images: Set(images), colors: Set(colors))
        return AssetSymbols(names, bundle: "Foundation.Bundle.main", hasExtensions: hasExtensions).source ?? ""
    }

    @Test("Each asset has a member, and one of the extended class unless UIKit has that name")
    func code() {
        let text = source(images: ["Star Image", "default"], colors: ["Red", "Brand Color"])
        #expect(
            text.contains(
                #"    nonisolated static let star = UIKit.ImageResource(name: "Star Image", bundle: Foundation.Bundle.main)"#
            ))
        #expect(
            text.contains(
                #"    nonisolated static let `default` = UIKit.ImageResource(name: "default", bundle: Foundation.Bundle.main)"#
            ))
        #expect(
            text.contains(
                #"    nonisolated static let red = UIKit.ColorResource(name: "Red", bundle: Foundation.Bundle.main)"#))
        #expect(text.contains("extension UIKit.UIColor {"))
        #expect(
            text.contains(
                "    nonisolated static var brand: UIKit.UIColor "
                    + "{ UIKit.UIColor(resource: UIKit.ColorResource.brand) }"))
        #expect(!text.contains("static var red"))
    }

    @Test("Extensions are left out if the project does not want them")
    func withoutExtensions() {
        let text = source(images: ["Star"], hasExtensions: false)
        #expect(text.contains("extension UIKit.ImageResource {"))
        #expect(!text.contains("extension UIKit.UIImage"))
        #expect(source() == "")
    }

    @Test("A folder with a namespace is an enum")
    func namespaces() {
        let text = source(images: ["icons/Small/star"])
        #expect(
            text.contains(
                "    nonisolated enum Icons {\n        nonisolated enum Small {\n"
                    + "            nonisolated static let star = UIKit.ImageResource("))
        #expect(text.contains("UIKit.UIImage(resource: UIKit.ImageResource.Icons.Small.star)"))
    }

    @Test("A name cannot end the literal that contains it")
    func quoting() {
        let text = source(images: ["a\"\n\\(evil)\u{2028}"])
        #expect(text.contains(#"ImageResource(name: "a\"\u{a}\\(evil)\u{2028}", bundle: Foundation.Bundle.main)"#))
    }
}
