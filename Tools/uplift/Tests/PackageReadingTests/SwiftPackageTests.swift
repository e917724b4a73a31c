// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProjectReading
import Testing

@testable import PackageReading

@Suite
struct SwiftPackageTests {
    private func package(_ arguments: String, before: String = "", after: String = "") throws -> SwiftPackage {
        try SwiftPackage(
            manifest: """
                // swift-tools-version: 5.9
                import PackageDescription
                \(before)
                let package = Package(name: "Kit", \(arguments))
                \(after)
                """)
    }

    @Test
    func `targets have their kinds, folders and files`() throws {
        let read = try package(
            """
            targets: [
                .target(name: "A", path: "Code", exclude: ["Old"], sources: ["New", "B.swift"],
                    resources: [.process("Media"), .copy("Data")]),
                .executableTarget(name: "App", dependencies: ["A"]),
                .testTarget(name: "Tests", dependencies: [.target(name: "A"), .byName(name: "App")]),
                .binaryTarget(name: "Old", path: "Old.xcframework"),
                .plugin(name: "P", capability: .buildTool()),
            ]
            """)
        #expect(read.toolsVersion == (5, 9))
        #expect(read.targets.map(\.kind) == [.library, .executable, .unitTests, .binary, .other("plugin")])
        #expect(read.targets[0].path == "Code")
        #expect(read.targets[0].exclude == ["Old"])
        #expect(read.targets[0].sources == ["New", "B.swift"])
        #expect(read.targets[0].resources.map(\.rule) == [.process, .copy])
        #expect(read.targets[0].line == 5)
        #expect(read.targets[2].dependencies == [.target("A"), .name("App")])
    }

    @Test
    func `a condition holds if it names iOS`() throws {
        let read = try package(
            """
            targets: [.target(name: "A", dependencies: [
                .product(name: "X", package: "x", condition: .when(platforms: [.iOS, .tvOS])),
                .product(name: "Y", package: "y", condition: .when(platforms: [.linux])),
                .target(name: "Z", condition: .when(platforms: [.macOS])),
            ], swiftSettings: [
                .define("PHONE", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS])),
                .define("FAST", .when(configuration: .release)), .define("A=\\"b"), .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
            ])]
            """)
        let target = try #require(read.targets.first)
        #expect(target.dependencies == [.product("X", package: "x")])
        #expect(target.conditions == ["PHONE"])
        #expect(target.features == ["ExistentialAny"])
        #expect(read.languageMode(of: target) == 6)
        #expect(target.isMainActorByDefault)
    }

    @Test
    func `dependencies have a folder, or an address with versions`() throws {
        let read = try package(
            """
            dependencies: [
                .package(path: "../Near"), .package(url: "https://example.org/Far.git", from: "1.2.0"),
                .package(url: "git@example.org:one/two.git", .upToNextMinor(from: "2.0.0")),
                .package(url: "https://example.org/r", "1.0.0"..<"3.0.0"), .package(url: "https://e.org/b", branch: "main"),
            ]
            """)
        #expect(read.dependencies.map(\.identity) == ["near", "far", "two", "r", "b"])
        #expect(read.dependencies[0].location == .path("../Near"))
        #expect(read.dependencies[1].location == .address("https://example.org/Far.git", requirement: "from 1.2.0"))
        #expect(
            read.dependencies[2].location
                == .address("git@example.org:one/two.git", requirement: "upToNextMinor 2.0.0"))
        #expect(read.dependencies[3].location == .address("https://example.org/r", requirement: "1.0.0..<3.0.0"))
    }

    @Test
    func `constants, sums of lists and later additions are read`() throws {
        let read = try package(
            "products: [.library(name: name, targets: [name])], targets: base + [.target(name: \"C\")]",
            before: "let name = \"A\"\nlet base: [Target] = [.target(name: name)]",
            after: """
                package.targets.append(.testTarget(name: "T"))
                package.targets += [.target(name: "D")]
                #if os(Linux)
                package.targets.append(.target(name: "OnlyLinux"))
                #endif
                """)
        #expect(read.targets.map(\.name) == ["A", "C", "T", "D"])
        #expect(read.products.map(\.targets) == [["A"]])
    }

    @Test
    func `statements that change the package are performed in their order`() throws {
        let read = try package(
            "targets: targets",
            before: """
                var targets: [Target] = [.target(name: "A")]
                targets.append(.target(name: "B", swiftSettings: [.define("OWN")]))
                targets += [.target(name: "D")]
                if ProcessInfo.processInfo.environment["DOCS"] != nil { targets = [] }
                """,
            after: """
                package.swiftLanguageModes = [.v6]
                for target in package.targets {
                    target.swiftSettings = target.swiftSettings ?? []
                    target.swiftSettings?.append(.define("ONE"))
                    var settings = target.swiftSettings ?? []
                    settings.append(contentsOf: [.enableUpcomingFeature("ExistentialAny")])
                    target.swiftSettings = settings
                }
                if Context.environment["LATE"] == nil { package.targets = package.targets + [.target(name: "C")] }
                """)
        #expect(read.targets.map(\.name) == ["A", "B", "D", "C"])
        #expect(read.targets.map(\.conditions) == [["ONE"], ["OWN", "ONE"], ["ONE"], []])
        #expect(read.targets.map(\.features) == [["ExistentialAny"], ["ExistentialAny"], ["ExistentialAny"], []])
        #expect(read.languageMode == 6)
    }

    @Test
    func `a loop can depend on the types of targets`() throws {
        let read = try package(
            "targets: [.target(name: \"A\"), .testTarget(name: \"B\"), .plugin(name: \"C\", capability: .buildTool())]",
            after: """
                for target in package.targets where target.type != .plugin && target.type != .macro {
                    switch target.type {
                    case .regular, .executable: target.swiftSettings = [.define("CODE")]
                    default: break
                    }
                    if [.test].contains(target.type) { target.swiftSettings = [.define("TEST")] }
                    target.swiftSettings! += [.define("ALL")]
                }
                """)
        #expect(read.targets.map(\.conditions) == [["CODE", "ALL"], ["TEST", "ALL"], []])
    }

    @Test
    func `static members of types and extensions are constants`() throws {
        let read = try package(
            "targets: [.target(name: Names.app, dependencies: [.core, .kit])]",
            after: """
                enum Names { static let app = "App" }
                extension Target.Dependency {
                    static let core: Self = "Core"
                    static var kit: Self { .product(name: "Kit", package: "kit") }
                }
                """)
        #expect(read.targets.first?.name == "App")
        #expect(read.targets.first?.dependencies == [.name("Core"), .product("Kit", package: "kit")])
    }

    @Test(arguments: [
        "if isFast { package.targets.append(.target(name: \"B\")) }",
        "for target in package.targets where target.name == \"A\" { target.path = \"B\" }",
        "for target in package.targets { if isFast { target.path = \"B\" } }",
        "for target in package.targets { configure(target) }", "configure(package)",
        "func configure() { package.targets = [] }", "package.targets[0].path = \"B\"",
        "package.targets += makeTargets()",
    ])
    func `a statement that changes the package and is not understood is refused with its line`(statement: String) {
        do {
            _ = try package("targets: [.target(name: \"A\")]", after: statement)
            Issue.record("The manifest was read.")
        } catch {
            #expect((error as? FileFault)?.line == 5)
        }
    }

    @Test(arguments: [
        "targets: [.target(name: \"A\", dependencies: [.core])]", "targets: [.target(name: \"A\", path: .folder)]",
        "targets: [.target(name: \"A\", swiftSettings: [.fast])]", "targets: [.target(name: \"A\", exclude: .all)]",
        "targets: [.target(name: \"A\", resources: [.rule(\"A\")])]", "targets: [.first]", "products: [.all]",
        "dependencies: [.kit]", "swiftLanguageModes: [.new]", "targets: [.target(name: names.first)]",
    ])
    func `an element that is not known is refused`(arguments: String) {
        #expect(throws: FileFault.self) { try package(arguments, before: "let names = [\"A\"]") }
    }

    @Test(arguments: [
        ("let a = a", "targets: a", "computed"),
        ("", "targets: make()", "computed"), ("", "targets: make()[0]", "computed"),
        ("", "targets: [.target(name: \"A\" + suffix)]", "computed"),
        ("", "targets: [.target(name: \"\\(x)\")]", "computed"),
    ])
    func `a computed value is refused with its line`(before: String, arguments: String, reason: String) {
        do {
            _ = try package(arguments, before: before)
            Issue.record("The manifest was read.")
        } catch {
            let fault = error as? FileFault
            #expect(fault.map { $0.reason.contains(reason) && $0.line > 2 } ?? false)
        }
    }

    @Test
    func `a manifest without a package, or with endless brackets, is refused`() {
        #expect(throws: FileFault.self) { try SwiftPackage(manifest: "let a = 1") }
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: FileFault.self) { try SwiftPackage(manifest: "let package = Package(targets: \(deep)") }
    }

    @Test
    func `a small manifest whose values grow with each constant is refused quickly`() {
        let sums = (1...40).map { "let a\($0): [Target] = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
        let lists = (1...40).map { "let a\($0): [Target] = [a\($0 - 1), a\($0 - 1)]" }.joined(separator: "\n")
        let start = "let a0: [Target] = [.target(name: \"A\")]\n"
        let chain = (1...50_000).map { "let a\($0) = a\($0 - 1)" }.joined(separator: "\n")
        // The time of the processor, because other programs can use it at the same time.
        let begin = clock()
        #expect(throws: FileFault.self) { try package("targets: a40", before: start + sums) }
        #expect(throws: FileFault.self) { try package("targets: a40", before: start + lists) }
        #expect(throws: FileFault.self) { try package("targets: a50000", before: start + chain) }
        let doubled = "var a: [Target] = [.target(name: \"A\")]\n" + String(repeating: "a += a\n", count: 40)
        #expect(throws: FileFault.self) { try package("targets: a", before: doubled) }
        let appended = String(repeating: "package.targets.append(.target(name: \"A\"))\n", count: 2000)
        #expect(throws: FileFault.self) { try package("targets: []", after: appended) }
        #expect(clock() - begin < 60 * Int(CLOCKS_PER_SEC))
        let conditions = String(repeating: "#if X\n", count: 50_000)
        #expect(throws: FileFault.self) { try package("targets: []", before: conditions) }
    }

    @Test
    func `a constant can be used more than once`() throws {
        let read = try package("targets: a + b + a", before: "let a = [.target(name: \"A\")]\nlet b = a + a")
        #expect(read.targets.count == 4)
    }

    @Test(arguments: ["\"de\"", "LanguageTag(\"de\")"])
    func `a package has a default localization`(value: String) throws {
        #expect(try package("defaultLocalization: \(value), targets: []").defaultLocalization == "de")
        #expect(try package("targets: []").defaultLocalization == nil)
    }

    @Test
    func `an app of a playground has its identifier`() throws {
        let read = try package(
            """
            products: [.iOSApplication(name: "Play", targets: ["AppModule"], bundleIdentifier: "org.example.play",
                supportedDeviceFamilies: [.pad, .phone])],
            targets: [.executableTarget(name: "AppModule", path: ".")]
            """)
        #expect(read.products.first?.bundleIdentifier == "org.example.play")
    }
}
