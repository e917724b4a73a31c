// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import Testing

@testable import ProjectReading
@testable import ResourceCompiling

@Suite("Resources of an app") struct AppResourcesTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func resources(
        _ files: [XcodeProject.File], settings: [String: String] = [:], infoPlist: String? = nil,
        compileDocument: AppResources.DocumentCompiler? = nil
    ) throws -> AppResources {
        let settings = BuildSettings(layers: [settings.merging(["DEVELOPMENT_LANGUAGE": "de"]) { first, _ in first }])
        let list = InfoPlist(file: try infoPlist.map { try PropertyListNode(Data($0.utf8)) }, settings: settings)
        let part = AppResources.Part(module: "App", files: files, settings: settings)
        return AppResources([part], infoPlist: list, program: "App", in: folder.project) { _ in compileDocument }
    }

    private func resources(_ paths: String...) throws -> AppResources {
        try resources(paths.map { XcodeProject.File(path: $0) })
    }

    private func list(_ file: BundleFile?) throws -> [String: Any] {
        let data = try #require(file?.data)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test("A resource is at the top of the bundle, or in the folder of its language")
    func places() throws {
        try folder.write([
            "In/Deep/a.json": "A", "In/de.lproj/b.txt": "B", "In/Sounds.bundle/c/d.wav": "D", "In/Blue/e/f.txt": "F",
            "In/de.lproj/Web/g.html": "G",
        ])
        let made = try resources(
            "In/Deep/a.json", "In/de.lproj/b.txt", "In/Sounds.bundle", "In/Blue", "In/de.lproj/Web")
        #expect(made.warnings.isEmpty)
        #expect(
            made.files.mapValues { $0.text ?? "" }.filter { $0.key != "Info.plist" } == [
                "a.json": "A", "de.lproj/b.txt": "B", "Sounds.bundle/c/d.wav": "D", "Blue/e/f.txt": "F",
                "de.lproj/Web/g.html": "G",
            ])
        #expect(made.sources.isEmpty)
    }

    @Test("A resource that is missing, hidden by another one, or that would hide the bundle is reported")
    func conflicts() throws {
        try folder.write([
            "One/a.txt": "1", "Two/a.txt": "2", "App/x.txt": "", "Resources/y.txt": "", "Other/Info.plist": "<plist/>",
            "Three/a.txt/z": "",
        ])
        try folder.link("out", to: "/etc")
        let made = try resources(
            "One/a.txt", "Two/a.txt", "App", "Resources", "Other/Info.plist", "none.txt", "out", "One/a.txt",
            "Three/a.txt")
        #expect(made.files.keys.sorted() == ["Info.plist", "a.txt"])
        #expect(made.files["a.txt"]?.text == "1")
        #expect(
            made.warnings.map(\.text) == [
                "Two/a.txt:1: the bundle already has a file “a.txt”: One/a.txt",
                "App/x.txt:1: the bundle has a file “App” of its own",
                "Resources:1: a folder “Resources” in a bundle hides all other resources, and is left out",
                "Other/Info.plist:1: the bundle has a file “Info.plist” of its own",
                "none.txt:1: the resource is missing, or leads out of the project",
                "out:1: the resource is missing, or leads out of the project",
                "Three/a.txt/z:1: the bundle has a file and a folder with the name “a.txt”",
            ])
    }

    @Test("The Info.plist has its numbers and Boolean values, the program, the language and the accent colour")
    func infoPlist() throws {
        let value = #"{ "colors": [ { "color": { "reference": "systemRedColor" } } ] }"#
        try folder.write(["A.xcassets/Accent.colorset/Contents.json": value])
        let file = """
            <?xml version="1.0"?><plist><dict><key>Flag</key><true/><key>Number</key><integer>3</integer>
            <key>Real</key><real>1.5</real><key>Text</key><string>$(NAME)</string><key>CFBundleExecutable</key>
            <string>Other</string><key>Time</key><date>2026-01-02T03:04:05Z</date></dict></plist>
            """
        let made = try resources(
            [XcodeProject.File(path: "A.xcassets")],
            settings: ["NAME": "7", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Accent"], infoPlist: file)
        let info = try list(made.files["Info.plist"])
        #expect(info["Flag"] as? Bool == true)
        #expect(info["Number"] as? Int == 3)
        #expect(info["Real"] as? Double == 1.5)
        #expect(info["Text"] as? String == "7")
        #expect(info["Time"] as? Date == Date(timeIntervalSince1970: 1_767_323_045))
        #expect(info["CFBundleExecutable"] as? String == "App")
        #expect(info["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(info["NSAccentColorName"] as? String == "Accent")
    }

    @Test("Values of the Info.plist for phones replace those for all devices")
    func infoPlistForPhones() throws {
        let made = try resources(
            [], infoPlist: "{ A = any; \"A~ipad\" = pad; B = any; \"B~iphone\" = phone; \"C~iphone\" = c; }")
        let info = try list(made.files["Info.plist"])
        #expect(["A", "B", "C"].map { info[$0] as? String } == ["any", "phone", "c"])
    }

    @Test("The catalogs of a target have one index, and PDF images without a converter are reported once")
    func catalogs() throws {
        let image = #"{ "images": [ { "idiom": "universal", "filename": "a.png" } ] }"#
        let pdf = #"{ "images": [ { "idiom": "universal", "filename": "a.pdf" } ] }"#
        try folder.write([
            "A.xcassets/One.imageset/Contents.json": image, "A.xcassets/One.imageset/a.png": "1",
            "B.xcassets/Two.imageset/Contents.json": image, "B.xcassets/Two.imageset/a.png": "2",
            "B.xcassets/P.imageset/Contents.json": pdf, "B.xcassets/P.imageset/a.pdf": "",
            "B.xcassets/Q.imageset/Contents.json": pdf, "B.xcassets/Q.imageset/a.pdf": "",
        ])
        let made = try resources("A.xcassets", "B.xcassets")
        let index = try AssetIndex(try #require(made.files["Assets.car/Index.json"]?.data))
        #expect(index.images.keys.sorted() == ["One", "Two"])
        let file = try #require(index.images["Two"]?.variants.first?.content.file)
        #expect(made.files["Assets.car/" + file]?.text == "2")
        #expect(
            made.warnings.map(\.text) == [
                """
                B.xcassets/P.imageset/a.pdf:1: PDF images are not shown without the program pdftocairo: install the \
                package poppler-utils
                """
            ])
        #expect(made.sources["App"]?["GeneratedAssetSymbols.swift"]?.contains("static let one") == true)
        #expect(made.sources["App"]?["GeneratedAssetSymbols.swift"]?.contains("extension UIKit.UIImage") == false)
        let extended = try resources(
            [XcodeProject.File(path: "A.xcassets")],
            settings: ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
        #expect(extended.sources["App"]?["GeneratedAssetSymbols.swift"]?.contains("extension UIKit.UIImage") == true)
        let without = try resources(
            [XcodeProject.File(path: "A.xcassets")], settings: ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"])
        #expect(without.sources.isEmpty)
    }

    @Test("Tables of strings, plural forms and catalogs are compiled for each language")
    func strings() throws {
        try folder.write([
            "de.lproj/Localizable.strings": "\"a\" = \"A\";",
            "de.lproj/Localizable.stringsdict":
                "<plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string></dict></dict></plist>",
            "Other.xcstrings": """
            { "sourceLanguage": "en", "strings": { "k": { "localizations": {
              "fr": { "stringUnit": { "value": "F" } }, "../x": { "stringUnit": { "value": "evil" } } } } } }
            """,
            "mul.lproj/Main.xcstrings": """
            { "sourceLanguage": "en", "strings": { "1.text": { "localizations": {
              "de": { "stringUnit": { "value": "M" } } } } } }
            """, "Bad.strings": "a\nb",
        ])
        let made = try resources(
            "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "Other.xcstrings",
            "mul.lproj/Main.xcstrings", "Bad.strings")
        #expect(
            made.files.keys.sorted() == [
                "Info.plist", "de.lproj/Localizable.plurals", "de.lproj/Localizable.strings", "de.lproj/Main.strings",
                "en.lproj/Main.strings", "en.lproj/Other.strings", "fr.lproj/Other.strings",
            ])
        #expect(try list(made.files["de.lproj/Localizable.strings"]) as? [String: String] == ["a": "A"])
        #expect(try list(made.files["de.lproj/Main.strings"]) as? [String: String] == ["1.text": "M"])
        #expect(try list(made.files["fr.lproj/Other.strings"]) as? [String: String] == ["k": "F"])
        #expect(made.warnings.map(\.text) == ["Bad.strings:2: “=” is missing after the key “a”"])
        let code = try #require(made.sources["App"]?["GeneratedLocalization.swift"])
        // A module can isolate declarations to the main actor by default.
        let declarations = code.split(separator: "\n").filter { $0.contains("func ") || $0.contains(" init(") }
        #expect(declarations.count == 8)
        #expect(declarations.allSatisfy { $0.contains("nonisolated ") })
    }

    @Test("Each module has the names of its own catalogs, with its settings and its bundle")
    func symbolsOfModules() throws {
        let image = #"{ "images": [ { "filename": "a.png" } ] }"#
        for name in ["A.xcassets/One", "B.xcassets/Two", "B.xcassets/One"] {
            try folder.write(["\(name).imageset/Contents.json": image, "\(name).imageset/a.png": ""])
        }
        for catalog in ["A", "B"] {
            try folder.write([
                "\(catalog).xcassets/Icon.appiconset/Contents.json": image,
                "\(catalog).xcassets/Icon.appiconset/a.png": catalog,
            ])
        }
        func part(_ module: String, _ catalogs: [String], _ settings: [String: String] = [:]) -> AppResources.Part {
            AppResources.Part(
                module: module, files: catalogs.map { XcodeProject.File(path: $0 + ".xcassets") },
                settings: BuildSettings(layers: [settings]))
        }
        var kit = part("Kit", ["B", "A"], ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])
        kit.bundle = "Foundation.Bundle.module"
        let parts = [
            part("App", ["A"]), kit, part("Other", ["B"], ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]),
            part("Last", [], ["ASSETCATALOG_COMPILER_APPICON_NAME": "Icon"]),
        ]
        let list = InfoPlist(file: nil, settings: BuildSettings(layers: [[String: String]]()))
        let made = AppResources(parts, infoPlist: list, program: "App", in: folder.project)
        #expect(made.sources.keys.sorted() == ["App", "Kit"])
        let app = try #require(made.sources["App"]?["GeneratedAssetSymbols.swift"])
        let own = try #require(made.sources["Kit"]?["GeneratedAssetSymbols.swift"])
        #expect(app.contains("one = ") && !app.contains("two = ") && app.contains("bundle: Foundation.Bundle.main)"))
        #expect(own.contains("one = ") && own.contains("two = ") && own.contains("bundle: Foundation.Bundle.module)"))
        #expect(!app.contains("UIImage") && own.contains("extension UIKit.UIImage"))
        #expect(try AssetIndex(try #require(made.files["Assets.car/Index.json"]?.data)).icon == nil)
    }

    @Test("The icon is that of the program, also if a framework has one with the same name")
    func icon() throws {
        for catalog in ["A", "B"] {
            try folder.write([
                "\(catalog).xcassets/Icon.appiconset/Contents.json": #"{ "images": [ { "filename": "a.png" } ] }"#,
                "\(catalog).xcassets/Icon.appiconset/a.png": catalog,
            ])
        }
        let settings = BuildSettings(layers: [["ASSETCATALOG_COMPILER_APPICON_NAME": "Icon"]])
        let parts = ["A", "B"].map {
            AppResources.Part(module: $0, files: [XcodeProject.File(path: $0 + ".xcassets")], settings: settings)
        }
        let made = AppResources(
            parts, infoPlist: InfoPlist(file: nil, settings: settings), program: "App", in: folder.project)
        let icon = try AssetIndex(try #require(made.files["Assets.car/Index.json"]?.data)).icon
        let file = try #require(icon?.variants.first?.content.file)
        #expect(made.files["Assets.car/" + file]?.text == "A")
    }

    @Test("A file or folder that is copied is not compiled")
    func copied() throws {
        try folder.write(["T.xcstrings": "{", "de.lproj/b.strings": "x", "A.xcassets/One.imageset/Contents.json": "{}"])
        let paths = ["T.xcstrings", "de.lproj/b.strings", "A.xcassets"]
        var part = AppResources.Part(
            module: "Kit", files: paths.map { XcodeProject.File(path: $0) }, settings: BuildSettings.none)
        part.copied = Set(paths)
        let made = AppResources([part], infoPlist: nil, program: "", in: folder.project)
        #expect(made.files.keys.sorted() == ["A.xcassets/One.imageset/Contents.json", "T.xcstrings", "b.strings"])
        #expect(made.files["b.strings"]?.text == "x")
        #expect(made.warnings.isEmpty)
    }

    @Test("A catalog whose language is a path is reported", arguments: ["../../../x", "", "a\\u0000"])
    func languageIsPath(language: String) throws {
        try folder.write(["T.xcstrings": "{ \"sourceLanguage\": \"\(language)\",\n\"strings\": {} }"])
        let made = try resources("T.xcstrings")
        #expect(made.files.keys.sorted() == ["Info.plist"])
        #expect(made.warnings.count == 1)
    }

    @Test("A storyboard is replaced by what its compiler makes, in the folder of its language")
    func documents() throws {
        try folder.write(["Base.lproj/Main.storyboard": "<document/>", "View.xib": "<document/>"])
        let files = ["Base.lproj/Main.storyboard", "View.xib"].map { XcodeProject.File(path: $0) }
        #expect(try resources(files).files.keys.sorted() == ["Info.plist"])
        let made = try resources(files) { file, _ in
            let warning = XcodeProject.Warning(file: file.path, fault: FileFault(line: 2, reason: "w"))
            let data = Data(file.path.utf8)
            return file.path.hasSuffix(".xib")
                ? .init(files: ["View.nib": data, "../evil": data])
                : .init(files: ["Main.storyboardc/1.nib": data], warnings: [warning], refusals: [warning])
        }
        #expect(made.files["Base.lproj/Main.storyboardc/1.nib"]?.text == "Base.lproj/Main.storyboard")
        #expect(made.files["View.nib"]?.text == "View.xib")
        #expect(made.files.count == 3)
        #expect(made.warnings.map(\.text) == ["Base.lproj/Main.storyboard:2: w"])
        #expect(made.refusals == made.warnings)
    }
}
