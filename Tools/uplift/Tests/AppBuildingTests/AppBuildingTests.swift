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
    private func app(settings: String, infoPlist: String? = nil, source: String = AppBuildingTests.start) throws
        -> AppTarget
    {
        let project = """
            { archiveVersion = 1; objectVersion = 56; rootObject = ROOT; objects = {
            ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP ); buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = ( SRC ); };
            SRC = { isa = PBXSourcesBuildPhase; files = ( BA, BB ); };
            BA = { isa = PBXBuildFile; fileRef = A; };
            BB = { isa = PBXBuildFile; fileRef = B; };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = { isa = PBXFileReference; path = "One/A.swift"; sourceTree = "<group>"; };
            MAIN = { isa = PBXGroup; children = ( A, B ); sourceTree = "<group>"; };
            }; }
            """
        for (path, text) in [
            ("In/App.xcodeproj/project.pbxproj", project), ("In/A.swift", source), ("In/One/A.swift", "import UIKit\n"),
            ("In/Info.plist", infoPlist ?? "{}"),
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
