// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct ModuleLoweringTests {
    /// Rewrites modules with one file each. A module can import those in front of it.
    private func lower(_ texts: [(name: String, text: String)], tests: Set<String> = []) -> [Lowering] {
        var modules: [Lowering.Module] = []
        for (name, text) in texts {
            var module = Lowering.Module(
                name: name, sources: [SwiftSource(path: "/\(name).swift", text: text)])
            module.dependencies = modules.last.map { [$0.name] } ?? []
            module.isTest = tests.contains(name)
            modules.append(module)
        }
        return Lowering.lower(modules)
    }

    private func texts(_ modules: [(name: String, text: String)], tests: Set<String> = []) -> [String] {
        lower(modules, tests: tests).map { $0.files[0].text }
    }

    @Test
    func `a member of an extension that another module overrides moves into its class`() {
        let found = texts([
            ("Base", "open class B {}\nextension B { open func a() {} }"),
            ("App", "import Base\nclass C: B { override func a() {} }"),
        ])
        #expect(found[0].contains("open class B {open func a() { __B_a() } }"))
        #expect(found[0].contains("func __B_a() {}"))
    }

    @Test
    func `a class that another module declares cannot be overridden in an extension`() {
        let found = lower([
            ("Base", "open class B { open func a() {} }"),
            ("App", "import Base\nextension B { override func a() {} }"),
        ])
        #expect(found[1].refusals.map(\.line) == [2])
    }

    @Test
    func `an optional method of another module's protocol is called if it is implemented`() {
        let found = texts([
            ("Base", "@objc public protocol P { @objc optional func picked(_ n: Int) }"),
            ("App", "import Base\nclass C: P { func picked(_ n: Int) {} }\nfunc f(_ p: P) { p.picked?(3) }"),
        ])
        #expect(found[0].contains("public var __implements_P_picked__: Bool { false }"))
        #expect(found[1].contains("public var __implements_P_picked__: Bool { true }"))
        #expect(found[1].contains("p.__optional_picked(3)"))
    }

    @Test
    func `a subclass in another module can implement what its superclass leaves out`() {
        let found = texts([
            (
                "Base",
                "@objc public protocol P { @objc optional func picked() }\nopen class B: P {}"
            ), ("App", "import Base\nclass C: B { func picked() {} }"),
        ])
        #expect(found[0].contains("open func picked()"))
        #expect(found[0].contains("open var __implements_P_picked: Bool { false }"))
        #expect(found[1].contains("override func picked() {}"))
    }

    @Test
    func `types with the same name in two modules are different types`() {
        let found = texts([
            ("Base", "public class Cell { @objc public func a(_ n: Int) {} }"),
            ("App", "import Base\nclass Cell { @objc(b:) func a(_ n: Int) {} }\nlet s = #selector(Cell.a(_:))"),
        ])
        #expect(found[1].contains("Selector(\"b:\")"))
        let qualified = texts([
            ("Base", "public class Cell { @objc(c:) public func a(_ n: Int) {} }"),
            ("App", "import Base\nclass Cell { @objc(b:) func a(_ n: Int) {} }\nlet s = #selector(Base.Cell.a(_:))"),
        ])
        #expect(qualified[1].contains("Selector(\"c:\")"))
    }

    @Test
    func `an internal type of another module is not seen, except by tests`() {
        let modules = [
            ("Base", "class Hidden { @objc(x) func a() {} }"),
            ("App", "import Base\nlet s = #selector(Hidden.a)"),
        ]
        #expect(texts(modules)[1].contains("Selector(\"a\")"))
        #expect(texts(modules, tests: ["App"])[1].contains("Selector(\"x\")"))
    }

    @Test
    func `modules of the project can be imported, and others are refused`() {
        let found = lower([("Base", ""), ("App", "import Base\n#if canImport(Base)\nimport Far\n#endif")])
        #expect(found[1].refusals.map(\.reason) == [RefusalRule.missingModule.message("Far")])
    }

    @Test
    func `a module that uses Timer with Foundation has one alias for UIKit's`() {
        let found = texts([
            ("Base", "import Foundation\npublic func f(_ t: Timer) {}"),
            ("App", "import Base\nimport UIKit\nlet t: Timer? = nil"),
            ("Own", "import Foundation\nstruct Timer {}"), ("Other", "import Foundation\nlet a = CountTimer()"),
        ])
        #expect(found[0].hasPrefix("import UIKit\n#sourceLocation"))
        #expect(found[0].hasSuffix("\npublic typealias Timer = UIKit.Timer"))
        #expect(found[1...].allSatisfy { !$0.contains("typealias") })
    }

    @Test
    func `modules that need each other are read`() {
        var one = Lowering.Module(name: "One", sources: [SwiftSource(path: "/1.swift", text: "class A: B {}")])
        var two = Lowering.Module(name: "Two", sources: [SwiftSource(path: "/2.swift", text: "class B: A {}")])
        (one.dependencies, two.dependencies) = (["Two"], ["One"])
        #expect(Lowering.lower([one, two]).count == 2)
    }

    // MARK: Tests of the main actor

    @Test
    func `a subclass of a test case of the main actor can override its methods`() {
        let text = texts(
            [
                (
                    "Tests",
                    """
                    import XCTest
                    @MainActor class Base: XCTestCase { override func setUp() {}; func testA() {} }
                    class T: Base { override func setUp() { super.setUp() }; override func testA() {} }
                    """
                )
            ], tests: ["Tests"])[0]
        #expect(text.contains("func __mainActor_Base_setUp() {}; func __mainActor_Base_testA() {}"))
        #expect(text.contains("         func __mainActor_T_setUp() { super.setUp() };"))
        #expect(
            text.contains(
                "nonisolated override func testA() { MainActor.assumeIsolated { self.__mainActor_T_testA() } }"))
    }

    @Test
    func `a test of the main actor is called by one without an actor`() {
        let text = texts(
            [
                (
                    "Tests",
                    """
                    import XCTest
                    @MainActor class T: XCTestCase {
                        override func setUp() { super.setUp() }
                        func testA() throws {}
                        func testB() async {}
                        nonisolated func testC() {}
                        func helper() {}
                    }
                    class U: T { func testD() {} }
                    class V: XCTestCase { @MainActor func testE() {}
                        func testF() {} }
                    """
                )
            ], tests: ["Tests"])[0]
        #expect(text.contains("func __mainActor_T_setUp() { super.setUp() }"))
        #expect(
            text.contains(
                "nonisolated override func setUp() { MainActor.assumeIsolated { self.__mainActor_T_setUp() } }"))
        #expect(
            text.contains(
                "nonisolated func testA() throws { try MainActor.assumeIsolated { try self.__mainActor_T_testA() } }"))
        #expect(text.contains("@MainActor func __mainActor_V_testE() {}"))
        for name in ["testB", "testC", "helper", "testF"] { #expect(!text.contains("_\(name)()")) }
        #expect(text.contains("nonisolated func testD()"))
        #expect(text.contains("\nimport UIKit\n"))
    }

    @Test
    func `the outline of a file has its imports and its start, without those of conditions that do not hold`() {
        let source = SwiftSource(
            path: "/a.swift",
            text: """
                import UIKit
                #if DEBUG
                @testable import Kit.Sub
                #endif
                #if os(macOS)
                import MacKit
                @main class MacDelegate {}
                #endif
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(App.Delegate.self))
                @main struct S {}
                """)
        let outline = source.outline(IOSConfiguration(conditions: ["DEBUG"], languageMode: 5))
        #expect(outline.imports == ["UIKit", "Kit"])
        #expect(outline.hasMainType)
        #expect(outline.delegateClass == "App.Delegate")
        #expect(source.outline(IOSConfiguration()).imports == ["UIKit"])
    }
}
