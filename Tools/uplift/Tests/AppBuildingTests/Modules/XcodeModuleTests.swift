// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import SwiftLowering
import Testing

@testable import AppBuilding

@Suite
struct XcodeModuleTests {
    typealias Target = ProjectFiles.Target
    private static let file = "App.xcodeproj/project.pbxproj"

    @Test
    func `a framework is a module if the app depends on it or imports it`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([
                Target(name: "App", dependencies: ["Core"]), Target(name: "Core", type: "framework"),
                Target(name: "Extra", type: "library.static", settings: "PRODUCT_MODULE_NAME = More;"),
                Target(name: "Unused", type: "framework"),
            ]),
            "App/A.swift": ProjectFiles.start, "App/B.swift": "import More\n",
            "Core/C.swift": "public class C {}\n", "Extra/E.swift": "import Core\n", "Unused/U.swift": "",
        ])
        let app = try files.app()
        #expect(app.refusals.isEmpty)
        #expect(app.libraries.map(\.name) == ["Core", "More"])
        #expect(app.libraries[1].source.dependencies == ["Core"])
        #expect(app.program?.source.dependencies == ["Core", "More"])
        let manifest = PackageManifest(app, library: "/lib").text
        #expect(manifest.contains(".target(\n            name: \"More\""))
        #expect(manifest.contains(#"dependencies: [.product(name: "UIKit", package: "Uplift"), "Core", "More"]"#))
    }

    @Test
    func `targets of other platforms, and imports under conditions that do not hold, are left out`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([
                Target(name: "App"), Target(name: "MacKit", type: "framework", settings: "SDKROOT = macosx;"),
                Target(name: "Desk", type: "framework"), Target(name: "Extra", type: "framework"),
            ]),
            "App/A.swift": """
            #if os(macOS)
            import Desk
            @main class MacDelegate: NSObject {}
            #elseif canImport(Extra)
            import Extra
            import MacKit
            #endif

            """ + ProjectFiles.start,
            "MacKit/M.swift": "import AppKit\n", "Desk/D.swift": "import AppKit\n", "Extra/E.swift": "",
        ])
        let app = try files.app()
        #expect(app.libraries.map(\.name) == ["Extra"])
        #expect(app.delegateClass == "AppDelegate")
    }

    @Test
    func `conditions and features are those of settings and of flags of the compiler`() throws {
        let settings = """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG ONE"; \
            OTHER_SWIFT_FLAGS = ("-D", COCOAPODS, "-DTWO", "-D ONE", "-Xcc", "-DC", "-D", "a=b"); \
            SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION = NO; \
            SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = NO;
            """
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App", settings: settings)]),
            "App/A.swift": ProjectFiles.start,
        ])
        let module = try #require(try files.app().program?.source)
        #expect(module.conditions == ["DEBUG", "ONE", "COCOAPODS", "TWO"])
        #expect(
            module.features == [
                "ExistentialAny", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
    }

    @Test
    func `targets that need each other are refused`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([
                Target(name: "App", dependencies: ["One"]),
                Target(name: "One", type: "framework", dependencies: ["Two"]),
                Target(name: "Two", type: "framework", dependencies: ["One"]),
            ]), "App/A.swift": ProjectFiles.start, "One/O.swift": "", "Two/T.swift": "",
        ])
        let refusal = try #require(try files.app().refusals.first)
        #expect(refusal.reason == RefusalRule.moduleCycle.message("One", "One → Two → One"))
        #expect(refusal.path.hasSuffix("/App.xcodeproj/project.pbxproj"))
        #expect(refusal.line == 4)
    }

    @Test
    func `modules with the same name are refused`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([
                Target(name: "App", dependencies: ["One"]),
                Target(name: "One", type: "framework", settings: "PRODUCT_MODULE_NAME = App;"),
            ]), "App/A.swift": ProjectFiles.start, "One/O.swift": "",
        ])
        #expect(try files.app().refusals.map(\.reason) == [RefusalRule.sharedModule.message("One", "App", "App")])
    }

    @Test
    func `a name with quotes and line breaks becomes an identifier`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([
                Target(name: "App", settings: #"PRODUCT_MODULE_NAME = "a\"\n]) evil";"#)
            ]), "App/A.swift": ProjectFiles.start,
        ])
        #expect(try files.app().module == "a_____evil")
    }

    @Test
    func `a chain of too many targets is refused`() throws {
        let targets = (0..<600).map { number in
            Target(
                name: "T\(number)", type: number == 0 ? "application" : "framework",
                dependencies: number < 599 ? ["T\(number + 1)"] : [])
        }
        let files = try ProjectFiles([XcodeModuleTests.file: ProjectFiles.project(targets)])
        #expect(try files.app().refusals.contains { $0.reason == "The project has more than 500 modules." })
    }

    @Test
    func `a file that is too large, missing or a link out of the project is refused`() throws {
        let files = try ProjectFiles([
            "In/" + XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]),
            "In/App/A.swift": ProjectFiles.start, "secret.swift": "let secret = 1\n",
            "In/App/Large.swift": String(repeating: "let a = 1\n", count: 1_700_000),
        ])
        try FileManager.default.createSymbolicLink(
            atPath: files.root.path + "/In/App/Link.swift", withDestinationPath: "../../secret.swift")
        let app = try files.app("In")
        #expect(app.refusals.map(\.reason) == [RefusalRule.largeFile.message("16")])
        // The link is not followed, so its file is not part of the app.
        #expect(app.program?.lowering.files.map { ($0.path as NSString).lastPathComponent } == ["A.swift"])
    }

    @Test
    func `one of several apps has to be chosen, and the choices are listed`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "One"), Target(name: "Two")]),
            "One/A.swift": ProjectFiles.start, "Two/A.swift": ProjectFiles.start,
        ])
        #expect(try files.app(target: "Two").module == "Two")
        #expect(
            throws: AppProject.ChoiceFailure(
                reason: "The project has several apps: “One”, “Two”. Choose one with --target.")
        ) { try files.app() }
        #expect(
            throws: AppProject.ChoiceFailure(reason: "The project has no app “Three”. Its apps are “One”, “Two”.")
        ) { try files.app(target: "Three") }
    }

    @Test
    func `an app without a start is refused at its target`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]), "App/A.swift": "import UIKit\n",
        ])
        let refusal = try #require(try files.app().refusals.first)
        #expect(refusal.reason.hasPrefix("The app has no entry point"))
        #expect(refusal.line == 3)
        try files.write("UIApplicationMain(0, nil, nil, nil)", at: "App/main.swift")
        #expect(try files.app().refusals.isEmpty)
    }

    @Test
    func `files and packages outside the project's folder are named as such`() throws {
        let project = """
            { archiveVersion = 1; objectVersion = 46; rootObject = ROOT; objects = {
            ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( P ); };
            P = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework";
                buildPhases = ( S ); packageProductDependencies = ( K ); };
            S = { isa = PBXSourcesBuildPhase; files = ( A, B ); };
            A = { isa = PBXBuildFile; fileRef = F; };
            B = { isa = PBXBuildFile; fileRef = G; };
            K = { isa = XCSwiftPackageProductDependency; productName = Kit; };
            F = { isa = PBXFileReference; path = ../App/A.swift; };
            G = { isa = PBXFileReference; path = Missing.swift; };
            H = { isa = PBXFileReference; lastKnownFileType = folder; path = ..; };
            MAIN = { isa = PBXGroup; children = ( F, G, H ); };
            }; }
            """
        let files = try ProjectFiles([
            "Demo/App.xcodeproj/project.pbxproj": project, "App/A.swift": ProjectFiles.start,
        ])
        let folder = files.root.path + "/Demo"
        let refusals = try files.app("Demo/App.xcodeproj").refusals
        #expect(
            Set(refusals.map(\.reason)) == [
                RefusalRule.outsideFile.message(folder), RefusalRule.missingFile.message(),
                RefusalRule.outsidePackage.message("..", folder),
            ])
        #expect(refusals.map(\.path).contains(files.root.path + "/App/A.swift"))
        // A file that does not exist is missing, wherever it should be.
        try FileManager.default.removeItem(atPath: files.root.path + "/App/A.swift")
        let missing = try files.app("Demo/App.xcodeproj").refusals.filter { $0.path.hasSuffix("A.swift") }
        #expect(missing.map(\.reason) == [RefusalRule.missingFile.message()])
    }

    @Test
    func `a project without an app names the other projects in its folder`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "Kit", type: "framework")]),
            "Kit/Kit.swift": "", "Example/Example.xcodeproj/project.pbxproj": "{}", "Pods/Pods.xcodeproj/a": "",
        ])
        let error = #expect(throws: AppProject.ChoiceFailure.self) {
            try files.project("").app(nil)
        }
        #expect(
            error?.reason.contains("other projects in its folder: “Example/Example.xcodeproj”. “uplift build”") == true)
    }

    @Test
    func `a library without files is refused`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "Kit", type: "framework")]),
            "Kit/Info.txt": "",
        ])
        let reasons = try files.app().refusals.map(\.reason)
        #expect(reasons == [RefusalRule.missingSources.message("Kit")])
        try files.write("", at: "Kit/Kit.swift")
        #expect(try files.app().refusals.isEmpty)
    }

    // MARK: CocoaPods

    private static let pods = """
        { archiveVersion = 1; objectVersion = 46; rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = ( P, O ); };
        P = { isa = PBXNativeTarget; name = Tiny;
            productType = "com.apple.product-type.framework"; buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B, D ); };
        B = { isa = PBXBuildFile; fileRef = F; };
        D = { isa = PBXBuildFile; fileRef = E; };
        O = { isa = PBXNativeTarget; name = Old;
            productType = "com.apple.product-type.framework"; buildPhases = ( Q ); };
        Q = { isa = PBXSourcesBuildPhase; files = ( X ); };
        X = { isa = PBXBuildFile; fileRef = M; };
        F = { isa = PBXFileReference; path = Tiny/Tiny.swift; };
        E = { isa = PBXFileReference; path = "Support/Tiny-dummy.m"; };
        M = { isa = PBXFileReference; path = "Old/Old.m"; };
        MAIN = { isa = PBXGroup; children = ( F, E, M ); };
        }; }
        """

    private func withPods(_ source: String) throws -> ProjectFiles {
        try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]),
            "App/A.swift": ProjectFiles.start + source, "Pods/Pods.xcodeproj/project.pbxproj": XcodeModuleTests.pods,
            "Pods/Tiny/Tiny.swift": "public let two = 2\n", "Pods/Old/Old.m": "",
        ])
    }

    @Test
    func `a pod is a module if a file imports it`() throws {
        let app = try withPods("import Tiny\n").app()
        #expect(app.refusals.isEmpty)
        #expect(app.libraries.map(\.name) == ["Tiny"])
        #expect(try withPods("").app().libraries.isEmpty)
    }

    @Test
    func `the project of CocoaPods is read in the same configuration, and its damage is told`() throws {
        let files = try withPods("import Tiny\n")
        let configurations = """
            buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; defaultConfigurationName = Debug; buildConfigurations = ( PD, PB ); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            PB = { isa = XCBuildConfiguration; name = Beta;
                buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA; }; };
            """
        try files.write(
            XcodeModuleTests.pods.replacing("targets = ( P, O ); };", with: "targets = ( P, O ); " + configurations),
            at: "Pods/Pods.xcodeproj/project.pbxproj")
        let search = try ProjectSearch(files.root.path)
        #expect(throws: AppProject.Damage.self) { try AppProject(search, configuration: "Beta") }
        try files.write(
            ProjectFiles.project([Target(name: "App")]).replacing("name = Debug", with: "name = Beta"),
            at: XcodeModuleTests.file)
        let app = try AppProject(search, configuration: "Beta").app(nil)
        #expect(app.libraries.first?.source.conditions == ["BETA"])
        try files.write("<<<<<<< HEAD\n", at: "Pods/Pods.xcodeproj/project.pbxproj")
        do {
            _ = try AppProject(search)
            Issue.record("The project was read.")
        } catch {
            #expect(error.path == "Pods/Pods.xcodeproj/project.pbxproj")
        }
    }

    @Test
    func `a pod in Objective-C is refused by name`() throws {
        let reasons = try withPods("import Old\n").app().refusals.map(\.reason)
        #expect(reasons.first == RefusalRule.mixedTarget.message("pod", "Old", "Old.m"))
    }

    @Test
    func `a pod that is not on this computer is refused with its version`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]),
            "App/A.swift": ProjectFiles.start + "import Net\n",
            "Podfile.lock": "PODS:\n  - Net/Core (5.9.1):\n    - Zip\n  - Zip (1.0)\n\nDEPENDENCIES:\n  - Net\n",
        ])
        let refusal = try #require(try files.app().refusals.first)
        #expect(refusal.reason.hasPrefix("The pod “Net” 5.9.1 is not on this computer."))
        #expect(refusal.path.hasSuffix("/Podfile.lock"))
        #expect(refusal.line == 2)
    }

    @Test(arguments: [
        ["Demo/Podfile.lock": "PODS:\n  - Tiny (1.0)\n\nEXTERNAL SOURCES:\n  Tiny:\n    :path: \"../\"\n"],
        ["Demo/Podfile": "target 'App' do\n  pod 'Tiny', :path => '../Tiny.podspec' # own\nend\n"],
        ["Demo/Podfile": "pod 'Tiny/Core', path: \"..\"\n"],
    ])
    func `a pod in a folder of the repository is a module`(podfile: [String: String]) throws {
        let files = try ProjectFiles(
            podfile.merging([
                ".git/HEAD": "", "Demo/App.xcodeproj/project.pbxproj": ProjectFiles.project([Target(name: "App")]),
                "Demo/App/A.swift": ProjectFiles.start + "import Tiny\n",
                "Tiny.podspec": """
                Pod::Spec.new do |s|
                  s.name = 'Tiny'
                  s.version = File.read('VERSION')
                  s.source_files = 'Sources', # all
                    "Sources/{Core,UI}/**/*.{h,swift}"
                  s.osx.source_files = 'Mac/*'
                  s.exclude_files = ['Sources/UI/Old*']
                  s.resource_bundles = { 'Looks' => ['Looks/*.txt'] }
                end
                """,
                "Sources/A.swift": "", "Sources/Core/B.swift": "", "Sources/UI/Deep/C.swift": "",
                "Sources/UI/Old.swift": "", "Sources/Other/D.swift": "", "Sources/UI/I.plist": "", "Mac/M.swift": "",
                "Looks/l.txt": "",
            ]) { $1 })
        let app = try files.app("Demo/App.xcodeproj")
        #expect(app.refusals.isEmpty)
        let pod = try #require(app.libraries.first?.source)
        #expect(pod.name == "Tiny")
        let paths = pod.sources.map { $0.path.dropFirst(files.root.path.count + 1) }
        #expect(paths == ["Sources/A.swift", "Sources/Core/B.swift", "Sources/UI/Deep/C.swift"])
        #expect(app.resources.files.keys.contains("Looks.bundle/l.txt"))
        #expect(app.program?.source.dependencies == ["Tiny"])
    }

    @Test
    func `a pod with a pattern that takes too long is refused`() throws {
        let pattern = "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.swift"
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]),
            "App/A.swift": ProjectFiles.start + "import Tiny\n", "Podfile": "pod 'Tiny', :path => 'Kit'\n",
            "Kit/Tiny.podspec": "s.name = 'Tiny'\ns.source_files = '\(pattern)'\n",
        ])
        #expect(try files.app().refusals.first?.reason == RefusalRule.largePattern.message(pattern))
    }

    @Test
    func `a pod with computed values is refused with the line`() throws {
        let files = try ProjectFiles([
            XcodeModuleTests.file: ProjectFiles.project([Target(name: "App")]),
            "App/A.swift": ProjectFiles.start + "import Tiny\n", "Podfile": "pod 'Tiny', :path => 'Kit'\n",
            "Kit/Tiny.podspec": "s.name = 'Tiny'\ns.source_files = Dir['*.swift']\n",
        ])
        let refusal = try #require(try files.app().refusals.first)
        #expect(refusal.reason == RefusalRule.computedPodspec.message("source_files"))
        #expect(refusal.path.hasSuffix("/Kit/Tiny.podspec"))
        #expect(refusal.line == 2)
    }
}
