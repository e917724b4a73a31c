// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SwiftLowering

@Suite
struct OptionalPropertyTests {
    private let naming = """
        @objc protocol Naming {
            @objc optional var title: String? { get }
            @objc optional var count: Int { get set }
        }

        """

    @Test
    func `an optional property becomes one whose value is nil by default`() throws {
        let text = try lower(naming)
        #expect(text.contains("                   var __optional_title: (String?)? { get }\n"))
        #expect(text.contains("                   var __optional_count: (Int)? { get }    \n"))
        #expect(
            text.contains(
                "extension Naming { var __optional_count: (Int)? { nil }; var count: (Int)? { __optional_count } }"))
    }

    @Test
    func `a type that has the property returns it, and registers it`() throws {
        let text = try lower(naming + "class Board: NSObject, Naming {\n    var count = 3\n}")
        #expect(text.contains("var __optional_count: (Int)? { let value: Int = count; return value }"))
        #expect(text.contains("m.property(\"count\""))
        #expect(!text.contains("var __optional_title: (String?)? { let"))
    }

    @Test
    func `uses keep their text`() throws {
        let use = "func f(_ source: Naming, _ other: Naming?) { print(source.title??.count ?? 0, other?.count ?? 1) }"
        #expect(try lower(naming + use).contains(use))
    }

    @Test
    func `a subclass can have the property that its superclass leaves out`() throws {
        let text = try lower(
            naming + """
                class Base: NSObject, Naming {
                }
                class Board: Base {
                    var count = 3
                }
                """)
        #expect(text.contains("class Base: NSObject, Naming {\nvar __optional_count: (Int)? { nil }"))
        #expect(text.contains("    var count = 3\noverride var __optional_count: (Int)? { let value: Int = count;"))
    }

    @Test
    func `a property of a public protocol is public`() throws {
        let text = try lower(
            "@objc public protocol P { @objc optional var a: Int { get } }\npublic class C: P { public var a = 1 }")
        #expect(text.contains("public var __optional_a: (Int)? { let value: Int = a; return value }"))
        #expect(text.contains("extension P { public var __optional_a: (Int)? { nil }; public var a: (Int)? {"))
    }
}
