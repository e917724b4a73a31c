// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import ProjectReading
import Testing

@testable import ResourceCompiling

@Suite("Asset catalogs") struct AssetCatalogReaderTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Reads the catalog `A.xcassets` with these files.
    private func read(_ files: [String: String], icon: String = "AppIcon", pdfProgram: String = "pdftocairo") throws
        -> AssetCatalogReader
    {
        for (path, text) in files { try folder.write(["A.xcassets/" + path: text]) }
        let converter = PDFConverter(cache: folder.url.appendingPathComponent("cache"), program: pdfProgram)
        var reader = AssetCatalogReader(folder.project, pdfConverter: converter)
        reader.iconName = icon
        reader.read("A.xcassets")
        return reader
    }

    private func images(_ entries: String, _ properties: String = "") -> String {
        #"{ "images": [ \#(entries) ], "info": { "author": "xcode", "version": 1 } \#(properties) }"#
    }

    // MARK: - Images

    @Test("An image has a variant for each file, with its idiom, scale, appearance and direction")
    func variants() throws {
        let entries = """
            { "idiom": "universal", "scale": "1x" },
            { "idiom": "universal", "filename": "a.png", "scale": "2x" },
            { "idiom": "ipad", "filename": "b.png", "scale": "1x",
              "appearances": [ { "appearance": "luminosity", "value": "dark" },
                               { "appearance": "contrast", "value": "high" } ] },
            { "idiom": "iphone", "filename": "c.png", "language-direction": "right-to-left",
              "width-class": "compact", "height-class": "regular" },
            { "idiom": "watch", "filename": "a.png" },
            { "idiom": "universal", "platform": "tvos", "filename": "a.png" },
            { "idiom": "universal", "filename": "a.png",
              "appearances": [ { "appearance": "luminosity", "value": "tinted" } ] }
            """
        let reader = try read([
            "star.imageset/Contents.json": images(entries), "star.imageset/a.png": "A", "star.imageset/b.png": "B",
            "star.imageset/c.png": "C",
        ])
        let image = try #require(reader.index.images["star"])
        #expect(image.rendering == nil)
        let contents = image.variants.map { reader.files[$0.content.file]?.text }
        #expect(contents == ["A", "B", "C"])
        var traits = VariantTraits()
        traits.scale = 2
        #expect(image.variants[0].traits == traits)
        traits = VariantTraits()
        (traits.idiom, traits.isDark, traits.isHighContrast, traits.scale) = (.pad, true, true, 1)
        #expect(image.variants[1].traits == traits)
        traits = VariantTraits()
        (traits.idiom, traits.isRightToLeft, traits.isCompactWidth, traits.isCompactHeight) = (
            .phone, true, true, false
        )
        #expect(image.variants[2].traits == traits)
        #expect(reader.warnings.isEmpty)
        #expect(reader.files.keys.allSatisfy { !$0.contains("/") && $0.hasSuffix(".png") })
    }

    @Test("A variant for one model of a device is used only if there is no other")
    func subtype() throws {
        let tall = #"{ "idiom": "iphone", "subtype": "retina4", "filename": "tall.png", "scale": "2x" }"#
        let plain = #"{ "idiom": "iphone", "filename": "a.png", "scale": "2x" }"#
        let reader = try read([
            "both.imageset/Contents.json": images(tall + "," + plain), "both.imageset/a.png": "A",
            "both.imageset/tall.png": "T", "one.imageset/Contents.json": images(tall), "one.imageset/tall.png": "T",
        ])
        #expect(reader.index.images["both"]?.variants.map { reader.files[$0.content.file]?.text } == ["A"])
        #expect(reader.index.images["one"]?.variants.map { reader.files[$0.content.file]?.text } == ["T"])
    }

    @Test("Slices and alignment are in points, and properties say how the image is shown")
    func slicing() throws {
        let entry = """
            { "idiom": "universal", "filename": "a.png", "scale": "2x",
              "alignment-insets": { "top": 4, "left": 0, "bottom": 2, "right": 0 },
              "resizing": { "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
                            "cap-insets": { "top": 10, "left": 20, "bottom": 30, "right": 40 } } }
            """
        let horizontal = """
            { "idiom": "universal", "filename": "a.png",
              "resizing": { "mode": "3-part-horizontal", "center": { "mode": "stretch", "width": 1 },
                            "cap-insets": { "left": 5, "right": 6 } } }
            """
        let reader = try read([
            "a.imageset/Contents.json": images(
                entry, #", "properties": { "template-rendering-intent": "template" }"#), "a.imageset/a.png": "A",
            "b.imageset/Contents.json": images(
                horizontal, #", "properties": { "template-rendering-intent": "original" }"#), "b.imageset/a.png": "A",
        ])
        let file = try #require(reader.index.images["a"]?.variants.first?.content)
        #expect(file.capInsets == [5, 10, 15, 20])
        #expect(file.alignmentInsets == [2, 0, 1, 0])
        #expect(file.resizing == .tile)
        #expect(reader.index.images["a"]?.rendering == .template)
        let other = try #require(reader.index.images["b"]?.variants.first?.content)
        #expect(other.capInsets == [0, 5, 0, 6])
        #expect(other.resizing == .stretch)
        #expect(other.alignmentInsets == nil)
        #expect(reader.index.images["b"]?.rendering == .original)
    }

    @Test("An image for one direction is mirrored for the other, unless there is a file for that")
    func mirrored() throws {
        let left = #"{ "idiom": "universal", "filename": "a.png", "language-direction": "left-to-right" }"#
        let right = #"{ "idiom": "universal", "filename": "b.png", "language-direction": "right-to-left" }"#
        let reader = try read([
            "a.imageset/Contents.json": images(left), "a.imageset/a.png": "A",
            "b.imageset/Contents.json": images(left + "," + right), "b.imageset/a.png": "A", "b.imageset/b.png": "B",
        ])
        let alone = try #require(reader.index.images["a"]?.variants.first)
        #expect(alone.content.isMirrored == true)
        #expect(alone.traits.isRightToLeft == nil)
        let both = try #require(reader.index.images["b"]?.variants)
        #expect(both.map(\.content.isMirrored) == [nil, nil])
        #expect(both.map(\.traits.isRightToLeft) == [false, true])
    }

    @Test("An SVG image has its size in points, and a PDF image is left out")
    func vectors() throws {
        let reader = try read([
            "a.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "a.svg" }"#),
            "a.imageset/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12"/>"#,
            "b.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "b.svg" }"#),
            "b.imageset/b.svg": #"<svg viewBox="0 0 30,40"/>"#,
            "c.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "c.pdf" }"#),
            "c.imageset/c.pdf": "%PDF",
        ])
        #expect(reader.index.images["a"]?.variants.first?.content.vectorSize == [24, 12])
        #expect(reader.index.images["b"]?.variants.first?.content.vectorSize == [30, 40])
        #expect(reader.index.images["c"] == nil)
        #expect(reader.warnings.map(\.text) == ["A.xcassets/c.imageset/c.pdf:1: the PDF image cannot be read"])
    }

    /// A PDF file with a page of 30 × 20 points.
    private static let pdf = """
        %PDF-1.1
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 30 20]>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <<>>>> endobj
        4 0 obj <</Length 23>> stream
        1 0 0 rg 0 0 15 20 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    @Test("A PDF image becomes an SVG image of the same size, which is kept for the next time")
    func pdfImages() throws {
        let files = [
            "a.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "a.pdf" }"#),
            "a.imageset/a.pdf": Self.pdf,
        ]
        for program in ["pdftocairo", "no-program"] {
            let reader = try read(files, pdfProgram: program)
            #expect(reader.warnings.isEmpty)
            let image = try #require(reader.index.images["a"]?.variants.first?.content)
            #expect(image.vectorSize == [30, 20])
            #expect(reader.files[image.file]?.text?.contains("<svg") == true)
        }
    }

    @Test("Without a converter, one PDF image is reported")
    func noConverter() throws {
        let reader = try read(
            [
                "a.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "a.pdf" }"#),
                "a.imageset/a.pdf": Self.pdf,
                "b.imageset/Contents.json": images(#"{ "idiom": "universal", "filename": "b.pdf" }"#),
                "b.imageset/b.pdf": Self.pdf,
            ], pdfProgram: "no-program")
        #expect(reader.index.images.isEmpty)
        #expect(reader.warnings.count == 1)
        #expect(reader.warnings.first?.text.contains("install the package poppler-utils") == true)
    }

    @Test("A folder that provides a namespace is part of the names, and other folders are not")
    func namespaces() throws {
        let image = images(#"{ "idiom": "universal", "filename": "a.png" }"#)
        let namespace = #"{ "properties": { "provides-namespace": true } }"#
        let reader = try read([
            "Group/a.imageset/Contents.json": image, "Group/a.imageset/a.png": "A",
            "Space/Contents.json": namespace, "Space/b.imageset/Contents.json": image, "Space/b.imageset/a.png": "B",
            "Space/Deep/Contents.json": namespace, "Space/Deep/c.imageset/Contents.json": image,
            "Space/Deep/c.imageset/a.png": "C", "Sprites.spriteatlas/d.imageset/Contents.json": image,
            "Sprites.spriteatlas/d.imageset/a.png": "D", "Old.launchimage/Contents.json": image,
            "v1.0/e.imageset/Contents.json": image, "v1.0/e.imageset/a.png": "E", "v2.1/Contents.json": namespace,
            "v2.1/f.imageset/Contents.json": image, "v2.1/f.imageset/a.png": "F",
            "Icons.imagestack/g.imageset/Contents.json": image, "Icons.imagestack/g.imageset/a.png": "G",
        ])
        #expect(reader.index.images.keys.sorted() == ["Space/Deep/c", "Space/b", "a", "d", "e", "v2.1/f"])
        #expect(reader.warnings.isEmpty)
    }

    // MARK: - Colours

    private func color(_ json: String) -> String { #"{ "colors": [ { "idiom": "universal", "color": \#(json) } ] }"# }

    @Test(
        "A component is a fraction, a number to 255, or a hexadecimal byte",
        arguments: [
            ("0.5", 0.5), ("128", 128.0 / 255), ("0x80", 128.0 / 255), ("0XFF", 1), ("1.000", 1), ("255", 1), ("0", 0),
            ("-0.25", -0.25),
        ] as [(String, Double)])
    func components(text: String, value: Double) throws {
        let json = #"""
            { "color-space": "srgb",
              "components": { "red": "\#(text)", "green": "0.0", "blue": "1.0", "alpha": "0.5" } }
            """#
        let reader = try read(["a.colorset/Contents.json": color(json)])
        #expect(
            reader.index.colors["a"]?.variants.map(\.content) == [.sRGB(red: value, green: 0, blue: 1, alpha: 0.5)])
    }

    @Test("A colour is in sRGB, linear sRGB, Display P3 or grey, or it refers to one of the system")
    func colorSpaces() throws {
        let rgb = #""components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1" }"#
        let reader = try read([
            "srgb.colorset/Contents.json": color(#"{ "color-space": "extended-srgb", \#(rgb) }"#),
            "linear.colorset/Contents.json": color(#"{ "color-space": "extended-linear-srgb", \#(rgb) }"#),
            "p3.colorset/Contents.json": color(#"{ "color-space": "display-p3", \#(rgb) }"#),
            "gray.colorset/Contents.json": color(
                #"{ "color-space": "gray-gamma-22", "components": { "white": "0.25", "alpha": "0.5" } }"#),
            "system.colorset/Contents.json": color(#"{ "platform": "ios", "reference": "systemBlueColor" }"#),
        ])
        let values = reader.index.colors.mapValues { $0.variants[0].content }
        #expect(values["srgb"] == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(values["p3"] == .displayP3(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(values["gray"] == .sRGB(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
        #expect(values["system"] == .system("systemBlueColor"))
        guard case .sRGB(let red, 0, 0, 1) = values["linear"] else {
            Issue.record("The linear colour is \(String(describing: values["linear"])).")
            return
        }
        #expect(abs(red - 1) < 1e-6)
    }

    @Test("An empty colour, as that of a new project, is left out")
    func emptyColor() throws {
        let reader = try read(["AccentColor.colorset/Contents.json": #"{ "colors": [ { "idiom": "universal" } ] }"#])
        #expect(reader.index.colors.isEmpty)
        #expect(reader.warnings.isEmpty)
    }

    @Test("A damaged colour is reported with its line")
    func damagedColor() throws {
        let reader = try read([
            "a.colorset/Contents.json": color(
                "{ \"components\": {\n\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\" } }"),
            "b.colorset/Contents.json": color("\n{ \"color-space\": \"srgb\" }"),
        ])
        #expect(reader.index.colors.isEmpty)
        #expect(
            reader.warnings.map(\.text) == [
                "A.xcassets/a.colorset/Contents.json:2: “x” is no component of a colour",
                "A.xcassets/b.colorset/Contents.json:2: the colour has no components",
            ])
    }

    // MARK: - Data, symbols and icons

    @Test("A data set has its file and its type")
    func dataSet() throws {
        let reader = try read([
            "d.dataset/Contents.json":
                #"{ "data": [ { "filename": "d.json", "universal-type-identifier": "public.json" } ] }"#,
            "d.dataset/d.json": "[]",
        ])
        let file = try #require(reader.index.data["d"]?.variants.first?.content)
        #expect(file.type == "public.json")
        #expect(reader.files[file.file]?.text == "[]")
    }

    @Test("Of a symbol's template, the medium regular drawing between its guides is used")
    func symbol() throws {
        let template = """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
              <g id="Notes"><path d="M0 0"/></g>
              <g id="Guides">
                <line id="Capline-M" x1="0" x2="9" y1="100" y2="100"/>
                <line id="Baseline-M" x1="0" x2="9" y1="170" y2="170"/>
                <path id="left-margin-Regular-M" d="M 40 0 L 40 9"/>
                <line id="right-margin-Regular-M" x1="140" x2="140" y1="0" y2="9"/>
              </g>
              <g id="Symbols">
                <g id="Black-M"><path d="M1 1"/></g>
                <g id="Regular-M" transform="matrix(1 0 0 1 40 170)"><g><path d="M2 2&amp;"/></g></g>
              </g>
            </svg>
            """
        let reader = try read([
            "s.symbolset/Contents.json": #"{ "symbols": [ { "idiom": "universal", "filename": "s.svg" } ] }"#,
            "s.symbolset/s.svg": template,
            "t.symbolset/Contents.json": #"{ "symbols": [ { "idiom": "universal", "filename": "t.svg" } ] }"#,
            "t.symbolset/t.svg": "<svg/>",
        ])
        let image = try #require(reader.index.images["s"])
        #expect(image.rendering == .template)
        let file = try #require(image.variants.first?.content)
        #expect(file.vectorSize == [17, 106 * 0.17])
        let svg = try #require(reader.files[file.file]?.text)
        #expect(svg.contains(#"viewBox="40.0 82.0 100.0 106.0""#))
        #expect(svg.contains(#"<g transform="matrix(1 0 0 1 40 170)"><path d="M2 2&amp;"/></g>"#))
        #expect(!svg.contains("M1 1"))
        #expect(reader.index.images["t"] == nil)
        #expect(reader.warnings.map(\.file) == ["A.xcassets/t.symbolset/t.svg"])
    }

    @Test("The icon is the smallest light image of at least 128 pixels, or else the largest")
    func icon() throws {
        let many = """
            { "idiom": "iphone", "filename": "40.png", "size": "20x20", "scale": "2x" },
            { "idiom": "iphone", "filename": "180.png", "size": "60x60", "scale": "3x" },
            { "idiom": "ios-marketing", "filename": "1024.png", "size": "1024x1024", "scale": "1x" },
            { "idiom": "universal", "platform": "ios", "filename": "dark.png", "size": "70x70", "scale": "2x",
              "appearances": [ { "appearance": "luminosity", "value": "dark" } ] }
            """
        let names = ["40", "180", "1024", "dark"]
        var files = ["AppIcon.appiconset/Contents.json": images(many), "Other.appiconset/Contents.json": "{"]
        for name in names { files["AppIcon.appiconset/\(name).png"] = name }
        let reader = try read(files)
        let icon = try #require(reader.index.icon?.variants.first?.content.file)
        #expect(reader.files[icon]?.text == "180")
        #expect(reader.files.count == 1)
        #expect(reader.warnings.isEmpty)
        #expect(try read([:], icon: "None").index.icon == nil)
    }

    // MARK: - Damaged and hostile catalogs

    @Test(
        "A damaged description is reported with its line",
        arguments: [
            ("", ":1: the file ends within a value"), ("{\n\"images\": [\n", ":3: the file ends within a value"),
            ("{ \"images\" [] }", ":1: “:” is missing after the key “images”"),
            ("{\n\n\"a\": \"b }", ":3: the string has no closing quotation mark"),
            (String(repeating: "[", count: 100_000), ":1: the lists are nested too deeply"),
        ])
    func damagedDescription(text: String, fault: String) throws {
        let reader = try read(["a.imageset/Contents.json": text])
        #expect(reader.index.images.isEmpty)
        #expect(reader.warnings.map(\.text) == ["A.xcassets/a.imageset/Contents.json" + fault])
    }

    @Test("A description that is missing or too large is reported")
    func unreadableDescription() throws {
        try folder.write("A.xcassets/large.imageset/Contents.json", Data(count: 5 << 20))
        let reader = try read(["none.imageset/a.png": "A"])
        let reason = "the asset has no description that can be read"
        #expect(
            reader.warnings.map(\.text) == [
                "A.xcassets/large.imageset/Contents.json:1: " + reason,
                "A.xcassets/none.imageset/Contents.json:1: " + reason,
            ])
    }

    @Test("A file name that leads out of the asset's folder is reported with its line")
    func pathTraversal() throws {
        try folder.write(["secret.png": "S"])
        try folder.write(["A.xcassets/a.imageset/ok.png": "A"])
        let outside = folder.url.appendingPathComponent("outside.png")
        try Data("O".utf8).write(to: outside)
        try folder.link("A.xcassets/a.imageset/link.png", to: outside.path)
        let names = ["../../secret.png", "/etc/passwd", "..", "link.png", "missing.png", "a\\nb\\u001b.png", "ok.png"]
        let entries = names.map { "{ \"filename\": \"\($0)\" }" }.joined(separator: ",\n")
        let reader = try read(["a.imageset/Contents.json": images(entries)])
        #expect(reader.index.images["a"]?.variants.map { reader.files[$0.content.file]?.text } == ["A"])
        #expect(reader.warnings.map(\.fault.line) == [1, 2, 3, 4, 5, 6])
        #expect(reader.warnings.last?.fault.reason == "the file “a?b?.png” is missing, or leads out of the project")
    }

    @Test("A catalog that contains itself by a link is read once")
    func loop() throws {
        try folder.write(["A.xcassets/Group/x": ""])
        try folder.link("A.xcassets/Group/again", to: "..")
        try folder.link("A.xcassets/out", to: "/")
        #expect(try read([:]).index == AssetIndex())
    }

    @Test("Of two assets with a name, the first one is used")
    func duplicates() throws {
        let image = images(#"{ "idiom": "universal", "filename": "a.png" }"#)
        let reader = try read([
            "One/a.imageset/Contents.json": image, "One/a.imageset/a.png": "1", "Two/a.imageset/Contents.json": image,
            "Two/a.imageset/a.png": "2",
        ])
        #expect(reader.index.images["a"]?.variants.map { reader.files[$0.content.file]?.text } == ["1"])
        #expect(reader.warnings.map(\.file) == ["A.xcassets/Two/a.imageset/Contents.json"])
    }
}
