// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
    @Test("PNG conforms to image, data and content, but not to text")
    func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    }

    @Test("A type is neither a subtype nor a supertype of itself")
    func strictConformance() {
        #expect(UTType.jpeg.isSubtype(of: .image))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(!UTType.image.isSubtype(of: .image))
        #expect(!UTType.image.isSupertype(of: .image))
        #expect(!UTType.image.isSubtype(of: .jpeg))
    }

    @Test("A type is found by its identifier; an undeclared identifier gives nil")
    func identifier() {
        #expect(UTType("public.png") == .png)
        #expect(UTType.utf8PlainText.identifier == "public.utf8-plain-text")
        #expect("\(UTType.json)" == "public.json")
        #expect(UTType("com.example.nobody-has-declared-this") == nil)
        #expect(UTType("") == nil)
        #expect(UTType.png.isPublic)
        #expect(UTType.png.isDeclared)
        #expect(!UTType.png.isDynamic)
        #expect(!UTType.pdf.isPublic)
        #expect(UTType.pdf.isDeclared)
        #expect(UTType.png.localizedDescription == "PNG image")
        #expect(Set([UTType.png, .png, .jpeg]).count == 2)
    }

    @Test("Types are found by extension in any case, and by MIME type with or without parameters")
    func tags() {
        #expect(UTType(filenameExtension: "txt") == .plainText)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .movie) == .mpeg4Movie)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(mimeType: "text/plain") == .plainText)
        #expect(UTType(mimeType: "text/plain; charset=UTF-8") == .utf8PlainText)
        #expect(UTType(mimeType: "text/html; charset=latin1") == .html)
        #expect(UTType(tag: "app", tagClass: .filenameExtension, conformingTo: nil) == .applicationBundle)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(mimeType: " ; ") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.data.preferredFilenameExtension == nil)
        #expect(UTType.html.tags[.filenameExtension]?.contains("htm") == true)
    }

    @Test("A tag lookup ignores types that do not conform to the requested type")
    func tagsOfKind() throws {
        let type = try #require(UTType(filenameExtension: "app"))
        #expect(type.isDynamic)
        #expect(type.conforms(to: .data))
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .image) == [.png])
        #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
    }

    @Test("A type declared by the app conforms to its given type, or to data")
    func declaring() {
        let plan = UTType(exportedAs: "com.example.plan", conformingTo: .json)
        #expect(plan.conforms(to: .text))
        #expect(plan.isDeclared)
        #expect(UTType("com.example.plan") == plan)
        #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
        #expect(UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .image))
        // Two types that conform to each other cause no endless loop.
        let first = UTType(exportedAs: "com.example.first", conformingTo: UTType(importedAs: "com.example.second"))
        #expect(first.supertypes.contains(.data))
    }

    @Test("Types are encoded as identifiers, and decoding an unknown identifier throws")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png, .folder])
        #expect(String(data: data, encoding: .utf8) == #"["public.png","public.folder"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .folder])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.unknown"]"#.utf8))
        }
    }

    @Test("Appending with a type adds its filename extension, but not twice")
    func fileNames() {
        let folder = URL(fileURLWithPath: "/tmp/things", isDirectory: true)
        #expect(folder.appendingPathComponent("Star", conformingTo: .png).path == "/tmp/things/Star.png")
        #expect(folder.appendingPathComponent("Star.JPG", conformingTo: .jpeg).path == "/tmp/things/Star.JPG")
        #expect(folder.appendingPathComponent("Star.png", conformingTo: .pdf).path == "/tmp/things/Star.png.pdf")
        #expect(folder.appendingPathComponent("Stars", conformingTo: .folder).hasDirectoryPath)
        var star = folder.appendingPathComponent("Star")
        star.appendPathExtension(for: .json)
        #expect(star.lastPathComponent == "Star.json")
        #expect(("/tmp" as NSString).appendingPathComponent("a", conformingTo: .plainText) == "/tmp/a.txt")
        #expect(("/tmp/a.txt" as NSString).appendingPathExtension(for: .plainText) == "/tmp/a.txt")
    }
}
