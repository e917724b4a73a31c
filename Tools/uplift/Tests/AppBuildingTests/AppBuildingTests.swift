// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import Testing

@testable import AppBuilding

@Suite
final class AppBuildingTests {
    private let root: URL

    deinit { try? FileManager.default.removeItem(at: root) }

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    private static let start = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    /// Writes a project in a folder inside a repository, and reads its app.
    private func app(
        settings: String, infoPlist: String? = nil, source: String = AppBuildingTests.start, resource: String = "R"
    ) throws -> AppTarget {
        let project = """
            { archiveVersion = 1; objectVersion = 56; rootObject = ROOT; objects = {
            ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP ); buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = ( SRC, RES ); };
            RES = { isa = PBXResourcesBuildPhase; files = ( BR, BS ); };
            BR = { isa = PBXBuildFile; fileRef = R; };
            BS = { isa = PBXBuildFile; fileRef = S; };
            R = { isa = PBXFileReference; path = "Data/r.txt"; sourceTree = "<group>"; };
            S = { isa = PBXFileReference; lastKnownFileType = folder; path = Blue; sourceTree = "<group>"; };
            SRC = { isa = PBXSourcesBuildPhase; files = ( BA, BB ); };
            BA = { isa = PBXBuildFile; fileRef = A; };
            BB = { isa = PBXBuildFile; fileRef = B; };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = { isa = PBXFileReference; path = "One/A.swift"; sourceTree = "<group>"; };
            MAIN = { isa = PBXGroup; children = ( A, B, R, S ); sourceTree = "<group>"; };
            }; }
            """
        for (path, text) in [
            ("In/App.xcodeproj/project.pbxproj", project), ("In/A.swift", source), ("In/One/A.swift", "import UIKit\n"),
            ("In/Info.plist", infoPlist ?? "{}"), ("In/Data/r.txt", resource), ("In/Blue/x/y.txt", "Y"),
        ] {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try AppProject(ProjectSearch(root.path)).app(nil)
    }

    private func buildFolder() -> BuildFolder {
        BuildFolder(
            project: root, library: URL(fileURLWithPath: #"/lib"rary"#), cache: root.appendingPathComponent("cache"))
    }

    private func files(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return all.filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }.sorted()
    }

    @Test(arguments: [
        ("", "App"), ("PRODUCT_MODULE_NAME = Board;", "Board"),
        (#"PRODUCT_MODULE_NAME = "../../evil, [x";"#, "______evil___x"),
        ("PRODUCT_MODULE_NAME = 2048;", "_2048"), ("PRODUCT_MODULE_NAME = Café;", "Caf_"),
    ])
    func `the name of a module is an identifier`(settings: String, name: String) throws {
        #expect(try app(settings: settings).module == name)
    }

    @Test
    func `a module with the name of another one is refused at its target`() throws {
        let refusal = try #require(try app(settings: "PRODUCT_MODULE_NAME = UIKit;").refusals.first)
        #expect(refusal.path.hasSuffix("/In/App.xcodeproj/project.pbxproj"))
        #expect(refusal.line == 7)
        #expect(refusal.reason.contains("“UIKit”"))
    }

    @Test
    func `a storyboard is refused on its line of the Info plist, or at the target if the value is generated`() throws {
        let list = "{\nCFBundleName = App;\nUIMainStoryboardFile = Main;\n}"
        let written = try #require(try app(settings: "INFOPLIST_FILE = Info.plist;", infoPlist: list).refusals.first)
        #expect(written.path.hasSuffix("/In/Info.plist"))
        #expect(written.line == 3)
        let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;"
        let generated = try #require(try app(settings: settings).refusals.first)
        #expect(generated.path.hasSuffix("/In/App.xcodeproj/project.pbxproj"))
        #expect(generated.line == 7)
    }

    @Test
    func `files of the same name are both written, and files that have gone are removed`() throws {
        let folder = buildFolder()
        try folder.write(try app(settings: "PRODUCT_MODULE_NAME = One;"))
        #expect(files(in: folder.package).filter { $0.hasSuffix(".swift") }.count == 3)
        try folder.write(try app(settings: "PRODUCT_MODULE_NAME = Two;"))
        #expect(!files(in: folder.package).contains { $0.contains("One/") })
        #expect(files(in: folder.package).filter { $0.hasPrefix("Sources/Two/A-") }.count == 2)
        let manifest = try String(contentsOf: folder.package.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains(##"path: "/lib\"rary""##))
    }

    /// Writes a program as the compiler would, and the bundle of the app.
    private func bundle(_ app: AppTarget, program: String = "P") throws -> URL {
        let folder = buildFolder()
        let built = folder.scratch.appendingPathComponent("debug/App")
        try FileManager.default.createDirectory(
            at: built.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: built)
        try Data(program.utf8).write(to: built)
        let made = try folder.writeBundle(of: app)
        #expect(made.lastPathComponent == "App")
        #expect(made.deletingLastPathComponent() == folder.bundle(of: app))
        return folder.bundle(of: app)
    }

    private func text(_ name: String, in folder: URL) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test
    func `the bundle has the program and the resources side by side, outside the project and the build`() throws {
        let made = try bundle(try app(settings: "INFOPLIST_FILE = Info.plist;", infoPlist: "{ A = B; }"))
        #expect(made.path.hasPrefix(root.appendingPathComponent("cache/uplift/apps").path))
        #expect(made.lastPathComponent == "App.app")
        #expect(text("App", in: made) == "P")
        #expect(text("r.txt", in: made) == "R")
        #expect(text("Blue/x/y.txt", in: made) == "Y")
        let info = try PropertyListSerialization.propertyList(
            from: try Data(contentsOf: made.appendingPathComponent("Info.plist")), format: nil)
        #expect((info as? [String: Any])?["A"] as? String == "B")
        let attributes = try FileManager.default.attributesOfItem(atPath: made.appendingPathComponent("App").path)
        #expect(attributes[.referenceCount] as? Int == 2)
    }

    @Test
    func `a bundle that is written again has the new program and resources, and nothing else`() throws {
        let app = try app(settings: "")
        let made = try bundle(app)
        for stray in ["old.txt", "Old/deep/old.txt", "Blue/x/old.txt"] {
            let file = made.appendingPathComponent(stray)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("old".utf8).write(to: file)
        }
        let outside = root.appendingPathComponent("outside.txt")
        try Data("outside".utf8).write(to: outside)
        try FileManager.default.removeItem(at: made.appendingPathComponent("r.txt"))
        try FileManager.default.createSymbolicLink(
            at: made.appendingPathComponent("r.txt"), withDestinationURL: outside)
        _ = try bundle(try self.app(settings: "", resource: "R2"), program: "P2")
        #expect(text("App", in: made) == "P2")
        #expect(text("r.txt", in: made) == "R2")
        #expect(text("outside.txt", in: root) == "outside")
        let names = try #require(FileManager.default.enumerator(atPath: made.path)?.allObjects as? [String]).sorted()
        #expect(names == ["App", "Blue", "Blue/x", "Blue/x/y.txt", "Info.plist", "r.txt"])
    }

    @Test
    func `a resource that has not changed is not written again`() throws {
        let app = try app(settings: "")
        let made = try bundle(app)
        let numbers = ["r.txt", "Info.plist"].map { name in
            try? FileManager.default.attributesOfItem(atPath: made.appendingPathComponent(name).path)[.systemFileNumber]
                as? Int
        }
        _ = try bundle(app)
        let again = ["r.txt", "Info.plist"].map { name in
            try? FileManager.default.attributesOfItem(atPath: made.appendingPathComponent(name).path)[.systemFileNumber]
                as? Int
        }
        #expect(numbers == again)
        #expect(numbers.allSatisfy { $0 != nil })
    }

    @Test
    func `a file that has not changed keeps its date`() throws {
        let folder = buildFolder()
        try folder.write(try app(settings: ""))
        let file = folder.package.appendingPathComponent("Package.swift")
        let old = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
        try folder.write(try app(settings: "", source: AppBuildingTests.start + "let a = 1\n"))
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == old)
    }
}
