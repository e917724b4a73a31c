// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftLowering
import Testing

@testable import AppBuilding

@Suite
struct PackageModuleTests {
    typealias Target = ProjectFiles.Target
    private static let file = "App.xcodeproj/project.pbxproj"

    /// A project whose app uses one product.
    private func project(
        _ product: (String, String?), _ packages: [String: String], _ files: [String: String]
    ) throws -> ProjectFiles {
        let text = ProjectFiles.project([Target(name: "App", products: [product])], packages: packages)
        return try ProjectFiles(
            [PackageModuleTests.file: text, "App/A.swift": ProjectFiles.start].merging(files) { $1 })
    }

    @Test(arguments: ["L", nil])
    func `a product of a local package is a module, with those that it needs`(reference: String?) throws {
        let files = try project(
            ("Kit", reference), ["L": ProjectFiles.local],
            [
                "Kit/Package.swift": ProjectFiles.package(
                    "Kit", "dependencies: [.package(path: \"../Near\")],", target: ", dependencies: [\"Near\"]"),
                "Kit/Sources/Kit/K.swift": "public let k = 1\n",
                "Near/Package.swift": ProjectFiles.package("Near"), "Near/Sources/N.swift": "public let n = 1\n",
            ])
        let app = try files.app()
        #expect(app.refusals.isEmpty)
        #expect(app.libraries.map(\.name) == ["Near", "Kit"])
        #expect(app.program?.source.dependencies == ["Kit"])
        #expect(app.libraries[0].source.conditions.contains("SWIFT_PACKAGE"))
    }

    @Test
    func `a package that a workspace adds is a module`() throws {
        let files = try project(
            ("Kit", nil), [:],
            [
                "All.xcworkspace/contents.xcworkspacedata": """
                <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="group:Kit"/></Workspace>
                """,
                "Kit/Package.swift": ProjectFiles.package("Kit"), "Kit/Sources/Kit/K.swift": "public let k = 1\n",
            ])
        let app = try files.app()
        #expect(app.refusals.isEmpty)
        #expect(app.libraries.map(\.name) == ["Kit"])
    }

    @Test(arguments: [
        "SourcePackages/checkouts/Far", "DerivedData/SourcePackages/checkouts/Far", ".build/checkouts/Far",
    ])
    func `a remote package is read where it is checked out`(path: String) throws {
        let files = try project(
            ("Far", "R"), ["R": ProjectFiles.remote],
            ["\(path)/Package.swift": ProjectFiles.package("Far"), "\(path)/Sources/Far/F.swift": "public let f = 1\n"])
        #expect(try files.app().libraries.map(\.name) == ["Far"])
    }

    @Test
    func `a remote package that is not on this computer is refused with its address, version and a hint`() throws {
        let files = try project(("Far", "R"), ["R": ProjectFiles.remote], [:])
        let refusal = try #require(try files.app().refusals.first)
        #expect(
            refusal.reason
                == "The package “Far” is not on this computer: https://example.org/one/Far.git, upToNextMajorVersion "
                + "1.2.0. Check it out as “SourcePackages/checkouts/Far” in the project's folder.")
        #expect(refusal.line == 3)
        try files.write(
            #"{"version": 2, "pins": [{"location": "https://example.org/one/far", "state": {"version": "1.3.1"}}]}"#,
            at: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        #expect(try files.app().refusals.first?.reason.contains(", 1.3.1. Check") == true)
    }

    @Test
    func `packages that need each other are refused`() throws {
        let files = try project(
            ("Kit", "L"), ["L": ProjectFiles.local],
            [
                "Kit/Package.swift": ProjectFiles.package(
                    "Kit", "dependencies: [.package(path: \"../Near\")],", target: ", dependencies: [\"Near\"]"),
                "Kit/Sources/Kit/K.swift": "",
                "Near/Package.swift": ProjectFiles.package(
                    "Near", "dependencies: [.package(path: \"../Kit\")],", target: ", dependencies: [\"Kit\"]"),
                "Near/Sources/N.swift": "",
            ])
        #expect(try files.app().refusals.map(\.reason) == [RefusalRule.moduleCycle.message("Kit", "Kit → Near → Kit")])
    }

    @Test
    func `a package or a target outside the project's folder is refused`() throws {
        let files = try ProjectFiles([
            "In/.git/x": "", "In/Kit/Package.swift": ProjectFiles.package("Kit", target: ", path: \"../../Out\""),
            "Out/Package.swift": ProjectFiles.package("Out"), "Out/O.swift": "let secret = 1\n",
            "In/" + PackageModuleTests.file: ProjectFiles.project(
                [Target(name: "App", products: [("Kit", "L"), ("Out", "O")])],
                packages: [
                    "L": ProjectFiles.local, "O": "isa = XCLocalSwiftPackageReference; relativePath = ../Out;",
                ]), "In/App/A.swift": ProjectFiles.start,
        ])
        let reasons = try files.app("In").refusals.map(\.reason)
        #expect(reasons.count == 2)
        #expect(reasons[0] == RefusalRule.missingFolder.message("Kit"))
        #expect(reasons[1].hasPrefix("The package “../Out” is not inside “"))
    }

    @Test
    func `binary targets and targets in C are refused by name`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 5.9
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", dependencies: ["Old", "C"]),
                .binaryTarget(name: "Old", path: "Old.xcframework"),
                .target(name: "C"),
            ])
            """, "Sources/Kit/K.swift": "", "Sources/C/c.c": "",
        ])
        let refusals = try files.app().refusals
        #expect(refusals.map(\.line) == [4, 5])
        #expect(refusals[0].reason.hasPrefix("The target “Old” is a binary"))
        #expect(refusals[1].reason == RefusalRule.mixedTarget.message("target", "C", "c.c"))
    }

    @Test
    func `a target has the files of its folder without those that are excluded or resources`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(name: "Kit", targets: [.target(
                name: "Kit", path: "Code", exclude: ["Old", "Not.swift"], sources: ["New", "Old", "Not.swift"],
                resources: [.copy("New/Sample.swift"), .process("Media")])])
            """, "Code/New/A.swift": "", "Code/New/Sample.swift": "", "Code/Old/B.swift": "", "Code/Not.swift": "",
            "Code/Other/C.swift": "", "Code/Media/m.txt": "",
        ])
        let module = try #require(try files.app().libraries.first)
        #expect(module.source.sources.map { ($0.path as NSString).lastPathComponent } == ["A.swift"])
        #expect(module.source.languageMode == 6)
        #expect(
            module.source.resources == [
                .init(path: "Code/New/Sample.swift", isCopied: true), .init(path: "Code/Media"),
            ])
    }

    @Test
    func `a manifest that cannot be read is refused with its line`() throws {
        let files = try project(
            ("Kit", "L"), ["L": ProjectFiles.local],
            ["Kit/Package.swift": "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\", targets: make())"])
        let refusal = try #require(try files.app().refusals.first)
        #expect(refusal.path.hasSuffix("/Kit/Package.swift"))
        #expect(refusal.line == 2)
    }

    @Test
    func `the bundle of a package is a folder in that of the app, whatever the names are`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(name: "../../Kit", targets: [
                .target(name: "../K", path: "Code", resources: [.copy("a.txt")])])
            """, "Code/A.swift": "", "Code/a.txt": "",
        ])
        #expect(try files.app().resources.files.keys.sorted() == ["..-..-Kit_..-K.bundle/a.txt"])
    }

    @Test
    func `asset catalogs, documents and languages of a package are resources without a line in its manifest`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(name: "Kit", defaultLocalization: "en", targets: [
                .target(name: "Kit", exclude: ["Old"], resources: [.copy("Own")])])
            """, "Sources/Kit/A.swift": "", "Sources/Kit/Media.xcassets/Contents.json": "{}",
            "Sources/Kit/en.lproj/Localizable.strings": "", "Sources/Kit/View.xib": "", "Sources/Kit/notes.txt": "",
            "Sources/Kit/Old/B.xib": "", "Sources/Kit/Own/C.xib": "",
        ])
        let module = try #require(try files.app().libraries.first)
        #expect(
            module.source.resources.map(\.path).sorted() == [
                "Sources/Kit/Media.xcassets", "Sources/Kit/Own", "Sources/Kit/View.xib",
                "Sources/Kit/en.lproj/Localizable.strings",
            ])
    }

    @Test
    func `the bundle of a package has its language, and the names of its assets are in it`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(name: "K\u{301}it", defaultLocalization: "de", targets: [
                .target(name: "Kit", path: "Code", resources: [.process("A.xcassets"), .copy("b.strings")])])
            """, "Code/A.swift": "", "Code/b.strings": "x",
            "Code/A.xcassets/One.imageset/Contents.json": #"{ "images": [ { "filename": "a.png" } ] }"#,
            "Code/A.xcassets/One.imageset/a.png": "",
        ])
        let resources = try files.app().resources
        guard case .data(let info)? = resources.files["K\u{301}it_Kit.bundle/Info.plist"] else {
            Issue.record("The bundle has no Info.plist.")
            return
        }
        let values = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: String]
        #expect(values == ["CFBundleDevelopmentRegion": "de"])
        guard case .copy? = resources.files["K\u{301}it_Kit.bundle/b.strings"] else {
            Issue.record("The file is not copied.")
            return
        }
        let accessor = try #require(resources.sources["Kit"]?["GeneratedBundle.swift"])
        #expect(accessor.contains("nonisolated static let module: Foundation.Bundle"))
        #expect(!accessor.contains(" Bundle"))
        let symbols = try #require(resources.sources["Kit"]?["GeneratedAssetSymbols.swift"])
        #expect(symbols.contains("bundle: Foundation.Bundle.module)"))
    }
}
