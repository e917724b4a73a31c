// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading
import Testing

@testable import AppBuilding

@Suite
struct AppProjectTests {
    typealias Target = ProjectFiles.Target
    private static let file = "App.xcodeproj/project.pbxproj"

    // MARK: Folders and packages

    @Test
    func `a folder of Swift files is an app, without tests, pods and hidden folders`() throws {
        let files = try ProjectFiles([
            "Board/Sub/AppDelegate.swift": ProjectFiles.start, "Board/Tests/T.swift": "!", "Board/Pods/P.swift": "!",
            "Board/.hidden/H.swift": "!", "Board/build/B.swift": "!", "Board/BoardTests/T.swift": "!",
            "Board/Sub/a.png": "",
        ])
        let app = try files.app("Board")
        #expect(app.refusals.isEmpty)
        #expect(app.module == "Board")
        #expect(app.program?.lowering.files.count == 1)
        #expect(app.delegateClass == "AppDelegate")
        #expect(app.infoPlist.values["CFBundleName"]?.string == "Board")
        #expect(app.program?.source.resources.map(\.path) == ["Sub/a.png"])
    }

    @Test
    func `the Info plist of a folder is the nearest file with this name, and others are resources`() throws {
        func list(_ name: String) -> String { "{ CFBundleName = \(name); }" }
        let files = try ProjectFiles([
            "A.swift": ProjectFiles.start, "Deep/A/Info.plist": list("deep"), "Near/Info.plist": list("near"),
            "A/GoogleService-Info.plist": list("other"),
        ])
        let app = try files.app()
        #expect(app.infoPlist.values["CFBundleName"]?.string == "near")
        #expect(
            app.program?.source.resources.map(\.path) == ["A/GoogleService-Info.plist", "Deep/A/Info.plist"])
    }

    @Test
    func `a package with an executable is an app, and one without has libraries`() throws {
        let files = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 5.9
            let package = Package(name: "Play", products: [
                .iOSApplication(name: "Play", targets: ["AppModule"], bundleIdentifier: "org.example.play")],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """, "App.swift": ProjectFiles.start,
        ])
        let app = try files.app()
        #expect(app.refusals.isEmpty)
        #expect(app.program?.name == "AppModule")
        #expect(app.infoPlist.values["CFBundleIdentifier"]?.string == "org.example.play")
        #expect(app.infoPlist.values["CFBundleName"]?.string == "Play")

        try files.write(ProjectFiles.package("Kit"), at: "Kit/Package.swift")
        try files.write("public let a = 1\n", at: "Kit/Sources/Kit/A.swift")
        let kit = try files.app("Kit")
        #expect(kit.program == nil)
        #expect(kit.modules.map(\.name) == ["Kit"])
        #expect(throws: AppProject.ChoiceFailure.self) { try files.project("Kit").app(nil) }
    }

    @Test
    func `a package's manifest can be named, and a project beside it is taken instead`() throws {
        let files = try ProjectFiles([
            "Package.swift": ProjectFiles.package("Kit"), "Sources/Kit/A.swift": "",
            "Sub/App.xcodeproj/project.pbxproj": "",
        ])
        #expect(try ProjectSearch(files.root.path).content == .package(""))
        #expect(try ProjectSearch(files.root.path + "/Package.swift").content == .package(""))
        try files.write("", at: "App.xcodeproj/project.pbxproj")
        #expect(try ProjectSearch(files.root.path).projects == ["App.xcodeproj"])
    }

    @Test
    func `a damaged storyboard is the only error`() throws {
        let files = try ProjectFiles([
            AppProjectTests.file: ProjectFiles.project([
                Target(
                    name: "App",
                    settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main; "
                        + "INFOPLIST_KEY_UILaunchStoryboardName = Main;")
            ]), "App/A.swift": ProjectFiles.start,
            "App/Base.lproj/Main.storyboard": "<document>\n<scenes>\n</document>",
        ])
        let refusals = try files.app().refusals
        #expect(refusals.map { ($0.path as NSString).lastPathComponent } == ["Main.storyboard"])
        #expect(refusals.map(\.line) == [3])
    }

    // MARK: Tests

    private func testedProject() throws -> ProjectFiles {
        try ProjectFiles([
            AppProjectTests.file: ProjectFiles.project([
                Target(name: "App"), Target(name: "Other"),
                Target(name: "AppTests", type: "bundle.unit-test", dependencies: ["App"]),
                Target(name: "OtherTests", type: "bundle.unit-test"),
                Target(name: "UITests", type: "bundle.ui-testing"),
            ]),
            "App/A.swift": ProjectFiles.start, "Other/A.swift": ProjectFiles.start,
            "AppTests/T.swift": "import XCTest\n@testable import App\n",
            "OtherTests/T.swift": "import XCTest\n@testable import Other\n", "UITests/U.swift": "",
        ])
    }

    @Test
    func `tests have the app that they depend on or import`() throws {
        let files = try testedProject()
        let project = try files.project()
        #expect(try project.tests("AppTests").program?.name == "App")
        let other = try project.tests("Other")
        #expect(other.tests.map(\.name) == ["OtherTests"])
        #expect(other.program?.name == "Other")
        #expect(other.refusals.isEmpty)
        #expect(project.interfaceTests == ["UITests"])
    }

    @Test
    func `an app can be read with its tests, and without those of other apps`() throws {
        let files = try testedProject()
        try files.write("import XCTest\nimport MapKit\n", at: "AppTests/T2.swift")
        let app = try files.project().app("App", includesTests: true)
        #expect(app.tests.map(\.name) == ["AppTests"])
        #expect(app.refusals.map { ($0.path as NSString).lastPathComponent } == ["T2.swift"])
        #expect(try files.app(target: "App").refusals.isEmpty)
    }

    @Test
    func `tests of several apps, and unknown targets, are refused with the choices`() throws {
        let files = try testedProject()
        let project = try files.project()
        #expect(
            throws: AppProject.ChoiceFailure(
                reason: "The tests are those of several apps: “App”, “Other”. Choose one with --target.")
        ) { try project.tests(nil) }
        #expect(
            throws: AppProject.ChoiceFailure(
                reason: "There is no target “No”. The tests are “AppTests”, “OtherTests”, and the apps are “App”, "
                    + "“Other”.")
        ) { try project.tests("No") }
    }

    @Test
    func `the app is launched by a file of its tests, and a library's tests have none`() throws {
        let files = try testedProject()
        let host = try #require(TestHost(try files.project().tests("App")))
        #expect(host.module == "AppTests")
        #expect(host.text.contains("@testable import App"))
        #expect(host.text.contains("launch(delegateClass: AppDelegate.self)"))
        // The app can have types with the names of Foundation's.
        for name in ["Task {", "CommandLine", "NSObject", "Bundle)"] {
            #expect(host.text.components(separatedBy: name).dropLast().allSatisfy { $0.hasSuffix(".") })
        }
        let package = try ProjectFiles([
            "Package.swift": """
            // swift-tools-version: 5.9
            let package = Package(name: "Kit", targets: [.target(name: "Kit"),
                .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """, "Sources/Kit/A.swift": "", "Tests/KitTests/T.swift": "import Testing\n@testable import Kit\n",
        ])
        let tests = try package.project().tests(nil)
        #expect(tests.refusals.isEmpty)
        #expect(tests.program == nil)
        #expect(TestHost(tests)?.text.contains("launch(delegateClass: nil)") == true)
        let manifest = PackageManifest(tests, library: "/lib").text
        #expect(manifest.contains(".testTarget("))
        #expect(manifest.contains(#".product(name: "UIKitTesting", package: "Uplift"), "Kit"]"#))
    }

    @Test
    func `the names of the library's targets are taken`() throws {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(6).joined(separator: "/")
        let library = try SwiftPackage("", in: ProjectFolder(URL(fileURLWithPath: String(package.dropFirst()))))
        #expect(library.targets.count > 20)
        #expect(library.targets.map(\.name).filter { !ModuleNames.taken.contains($0) } == [])
    }

    // MARK: Writing

    @Test
    func `nothing is written into the project`() throws {
        let files = try testedProject()
        let before = files.contents
        let cache = try ProjectFiles([:])
        let folder = BuildFolder(
            project: files.root, library: URL(fileURLWithPath: "/lib"), cache: cache.root)
        try folder.write(try files.project().tests("App"))
        #expect(files.contents == before)
        #expect(cache.contents.keys.contains { $0.hasSuffix("Sources/AppTests/UpliftTestHost.swift") })
        // Without tests, the app's package has none.
        try folder.write(try files.app(target: "App"))
        #expect(!cache.contents.keys.contains { $0.hasSuffix("UpliftTestHost.swift") })
    }

    @Test
    func `settings of a module are those of its package target`() throws {
        let files = try ProjectFiles([
            AppProjectTests.file: ProjectFiles.project([
                Target(
                    name: "App",
                    settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 6.0; "
                        + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG X\";")
            ]), "App/A.swift": ProjectFiles.start,
        ])
        let manifest = PackageManifest(try files.app(), library: "/a\nb").text
        #expect(manifest.hasPrefix("// swift-tools-version:6.2\n"))
        #expect(manifest.contains(#"path: "/a\u{a}b""#))
        #expect(
            manifest.contains(
                #"[.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("DEBUG"), .define("X")]"#))
    }
}
