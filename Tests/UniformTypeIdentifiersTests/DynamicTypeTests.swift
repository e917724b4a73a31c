// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import UniformTypeIdentifiers

struct DynamicTypeTests {
    @Test("An unknown filename extension gives the same dynamic identifier as on Apple's systems")
    func identifier() throws {
        let type = try #require(UTType(filenameExtension: "xyz"))
        // After "dyn.a", the identifier is the text "?0=6:1=xyz" in base 32.
        #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(!type.isPublic)
        #expect(type.preferredFilenameExtension == "xyz")
        #expect(type.conforms(to: .data))
        #expect(type.conforms(to: .item))
        #expect(type.supertypes == [.data, .item])
        #expect(UTType(type.identifier) == type)
    }

    @Test(
        "The tags and the parent type are decoded from a dynamic identifier",
        arguments: ["a", "x-y", "with:colon", "a=b", "a,b", "what?", #"back\slash"#, "größe", "six6"])
    func roundTrip(tag: String) throws {
        let type = try #require(UTType(tag: tag, tagClass: .mimeType, conformingTo: .image))
        let read = try #require(DynamicType(type.identifier))
        #expect(read.tags == [.mimeType: [tag]])
        #expect(read.parents == ["public.image"])
        #expect(UTType(tag: tag, tagClass: .mimeType, conformingTo: .image) == type)
    }

    @Test("Parent types and tag classes without an abbreviation are encoded in full")
    func longNames() throws {
        let dynamic = DynamicType(
            parents: ["public.png", "public.text"], tags: [UTTagClass(rawValue: "com.example.tag"): ["one", "two"]])
        #expect(DynamicType(dynamic.identifier) == dynamic)
    }

    @Test("Corrupt dynamic identifiers are parsed without a crash")
    func corruptIdentifiers() {
        var random = Seeded(seed: 7)
        let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
        for length in 0..<400 {
            let text = String((0..<length).map { _ in letters[random.next(below: 32)] })
            let type = UTType("dyn.a" + text)
            #expect(type?.isDynamic ?? true)
            _ = type?.supertypes.count
        }
        #expect(UTType("dyn.") == nil)
        #expect(UTType("dyn.a") == nil)
        #expect(UTType("dyn.aLLL") == nil)
        #expect(UTType("dyn.a" + String(repeating: "h", count: 100_000)) == nil)
    }
}
