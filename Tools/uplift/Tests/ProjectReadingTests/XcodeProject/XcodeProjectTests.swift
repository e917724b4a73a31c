// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProjectReading

/// A folder with files for one test, which is removed with this object.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("Xcode projects") struct XcodeProjectTests {
    /// A project with an app target, whose objects are those of the argument and a few that each project has.
    private func project(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( APP ); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR ); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); defaultConfigurationName = Debug; };
        \(objects)
        }; }
        """
    }

    private let app = """
        APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = ( SRC, RES ); };
        TD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = CFG;
            buildSettings = { FLAGS = ( "$(inherited)", "-D X" ); }; };
        CFG = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        MAIN = { isa = PBXGroup; children = ( CODE, CFG, MAIN ); sourceTree = "<group>"; };
        CODE = { isa = PBXGroup; path = Code; children = ( A, B, VIRTUAL ); sourceTree = "<group>"; };
        VIRTUAL = { isa = PBXGroup; name = Other; children = ( BOARD, IMG ); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Shared/B.swift; sourceTree = SOURCE_ROOT; };
        BOARD = { isa = PBXVariantGroup; name = Main.storyboard; children = ( BASE, FR ); sourceTree = "<group>"; };
        BASE = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        FR = { isa = PBXFileReference; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
        IMG = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets;
            sourceTree = "<group>"; };
        SRC = { isa = PBXSourcesBuildPhase; files = ( FA, FB, FM ); };
        RES = { isa = PBXResourcesBuildPhase; files = ( FBOARD, FIMG, GONE ); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FM = { isa = PBXBuildFile; fileRef = A; platformFilter = maccatalyst; };
        FBOARD = { isa = PBXBuildFile; fileRef = BOARD; };
        FIMG = { isa = PBXBuildFile; fileRef = IMG; };
        """

    private func read(
        _ text: String, _ files: [String: String] = [:], configuration: String = "Debug"
    ) throws -> XcodeProject {
        let folder = try TemporaryFolder(files.merging(["ios/App.xcodeproj/project.pbxproj": text]) { $1 })
        return try XcodeProject("ios/App.xcodeproj", in: ProjectFolder(folder.url), configuration: configuration)
    }

    @Test("A target has the files of its phases, with paths that their groups and source trees determine")
    func files() throws {
        let project = try read(project(app))
        let target = try #require(project.targets.first)
        #expect(target.name == "My App")
        #expect(target.product == .application)
        #expect(target.sources.map(\.path) == ["ios/Code/A.swift", "ios/Shared/B.swift"])
        #expect(
            target.resources.map(\.path) == [
                "ios/Code/Base.lproj/Main.storyboard", "ios/Code/fr.lproj/Main.strings", "ios/Code/Assets.xcassets",
            ])
        #expect(target.resources[2].type == "folder.assetcatalog")
    }

    @Test("A reference to a missing object is left out with a warning on its line")
    func missingObject() throws {
        let warnings = try read(project(app), ["ios/Config/App.xcconfig": ""]).warnings
        #expect(warnings.map(\.fault.reason) == ["“files” of RES refers to an object that does not exist"])
        #expect(warnings.map(\.fault.line) == [24])
    }

    @Test("A file that is listed twice is compiled once, with a warning on the line of the second entry")
    func duplicates() throws {
        let text = project(app).replacing("FM = {", with: "FC = { isa = PBXBuildFile; fileRef = A; };\nFM = {")
        let twice = try read(text.replacing("FA, FB", with: "FA, FB, FC"), ["ios/Config/App.xcconfig": ""])
        #expect(twice.targets.first?.sources.map(\.path) == ["ios/Code/A.swift", "ios/Shared/B.swift"])
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains("FC = {")
            })
        #expect(twice.warnings.contains { $0.fault.line == line + 1 && $0.fault.reason.contains("listed twice") })
    }

    @Test("Settings come from the target, its configuration file and the project, in this order")
    func settings() throws {
        let files = [
            "ios/Config/App.xcconfig": "#include \"../More.xcconfig\"\nFLAGS = -c\nPRODUCT_NAME = X Y\n",
            "ios/More.xcconfig": "FLAGS = -m\nBUNDLE = com.$(PRODUCT_MODULE_NAME)\n#include \"Config/App.xcconfig\"\n",
        ]
        let settings = try #require(try read(project(app), files).targets.first).settings
        #expect(settings.list("FLAGS") == ["-c", "-D X"])
        #expect(settings["BUNDLE"] == "com.X_Y")
        #expect(settings["SWIFT_VERSION"] == "5.0")
        let release = try #require(try read(project(app), files, configuration: "Release").targets.first).settings
        #expect(release["SWIFT_VERSION"] == "6.0")
        #expect(release["PRODUCT_NAME"] == "X Y")
    }

    @Test("A missing configuration file is a warning, and the default name of the product is that of the target")
    func missingConfigurationFile() throws {
        let project = try read(project(app))
        #expect(project.warnings.contains { $0.fault.reason.contains("Config/App.xcconfig” is missing") })
        #expect(project.targets.first?.settings["PRODUCT_MODULE_NAME"] == "My_App")
    }

    @Test("The files of a synchronized folder belong to the targets with the folder, except for those that it lists")
    func synchronizedFolders() throws {
        let objects = """
            APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = ( ); fileSystemSynchronizedGroups = ( SYNC ); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { };
                baseConfigurationReferenceAnchor = SYNC;
                baseConfigurationReferenceRelativePath = App.xcconfig; };
            MAIN = { isa = PBXGroup; children = ( SYNC ); sourceTree = "<group>"; };
            SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
                exceptions = ( E1, E2 ); explicitFolders = ( Data ); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                membershipExceptions = ( Info.plist, Unused, /Localized/Only.strings );
                platformFiltersByRelativePath = { Mac.swift = ( macos ); }; };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT;
                membershipExceptions = ( Views/V.swift ); };
            EXT = { isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension";
                buildConfigurationList = TL; buildPhases = ( ); };
            """
        let names = [
            "A.swift", "Mac.swift", "Views/V.swift", "Unused/U.swift", "Info.plist", "Assets.xcassets/Contents.json",
            "Base.lproj/Main.storyboard", "fr.lproj/Only.strings", "Data/x.json", ".hidden", "Bridge.h",
        ]
        let text = project(objects).replacingOccurrences(of: "( APP )", with: "( APP, EXT )")
        var files = Dictionary(uniqueKeysWithValues: names.map { ("ios/App/" + $0, "") })
        files["ios/App/App.xcconfig"] = "NAME = $(PROJECT_NAME) $(SRCROOT)"
        let project = try read(text, files)
        #expect(project.warnings.isEmpty)
        #expect(project.targets[0].settings["NAME"] == "App .")
        #expect(project.targets[0].sources.map(\.path) == ["ios/App/A.swift", "ios/App/Views/V.swift"])
        #expect(
            project.targets[0].resources.map(\.path) == [
                "ios/App/Assets.xcassets", "ios/App/Base.lproj/Main.storyboard", "ios/App/Data",
            ])
        #expect(project.targets[1].sources.map(\.path) == ["ios/App/Views/V.swift"])
        #expect(project.targets[1].resources.isEmpty)
    }

    @Test(
        "A file that is no project is refused with a reason",
        arguments: [
            ("{ }", "this is not a project file: it has no “objects”"),
            ("{ objects = { }; rootObject = A; }", "the project has no root object"),
            ("{ objects = { A = { }; }; rootObject = A; }", "the object A has no “isa”"),
        ])
    func noProject(text: String, reason: String) {
        #expect(throws: FileFault(line: 1, reason: reason)) { try read(text) }
    }

    @Test("Files outside the project's folder are not read, also not through links")
    func outside() throws {
        let (secret, folder) = (try TemporaryFolder(["s.xcconfig": "A = 1"]), try TemporaryFolder(["a/x": "1"]))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("link"), withDestinationURL: secret.url)
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("a/again"), withDestinationURL: folder.url)
        let project = ProjectFolder(folder.url)
        #expect(project.data(at: "link/s.xcconfig") == nil)
        #expect(project.data(at: "../\(secret.url.lastPathComponent)/s.xcconfig") == nil)
        #expect(project.data(at: secret.url.path + "/s.xcconfig") == nil)
        #expect(project.data(at: "a\0b") == nil)
        #expect(project.text(at: "a/x") == "1")
        #expect(project.files(below: "", isFile: { _ in false }) == ["a/x"])
    }

    @Test("A missing file that another file includes is reported once, on the line of the include")
    func missingInclude() throws {
        let text = project(app).replacingOccurrences(of: "FBOARD, FIMG, GONE", with: "FBOARD")
        let files = ["ios/Config/App.xcconfig": "A = 1\n#include \"More.xcconfig\"\n#include? \"Any.xcconfig\"\n?\n"]
        let warnings = try read(text, files).warnings
        #expect(warnings.map(\.file) == ["ios/Config/App.xcconfig", "ios/Config/App.xcconfig"])
        #expect(warnings.map(\.fault.line) == [4, 2])
    }

    @Test("A file is found if only its capital letters differ, as on macOS")
    func capitalLetters() throws {
        let folder = try TemporaryFolder(["Config/Version.xcconfig": "A = 1"])
        let project = ProjectFolder(folder.url)
        #expect(project.text(at: "config/version.XCConfig") == "A = 1")
        #expect(project.text(at: "config/other") == nil)
    }

    @Test(arguments: [
        ("", true), ("SDKROOT = iphoneos;", true), ("SDKROOT = iphoneos17.0;", true), ("SDKROOT = auto;", true),
        ("SDKROOT = appletvos;", false), ("SDKROOT = macosx;", false),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx appletvos\";", false),
        ("SUPPORTED_PLATFORMS = \"macosx iphonesimulator\";", true),
    ])
    func `a target is for iOS if its SDK or its platforms are`(settings: String, expected: Bool) throws {
        let text = project(
            """
            APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = ( ); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            MAIN = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
            """)
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text])
        let read = try XcodeProject("App.xcodeproj", in: ProjectFolder(folder.url), configuration: "Debug")
        #expect(try #require(read.targets.first).isForIOS == expected)
    }
}
