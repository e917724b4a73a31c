// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKit

struct ItemProviderFileTests {
    private func text(_ text: String, name: String? = nil) -> NSItemProvider {
        let provider = NSItemProvider(object: text as NSString)
        provider.suggestedName = name
        return provider
    }

    @Test("fact 305: if a file is requested, data are written to one with the suggested name")
    func dataAsFile() async {
        let loaded = await text("hello", name: "Greeting").file("public.plain-text") { url in
            (url.lastPathComponent, try? String(contentsOf: url, encoding: .utf8))
        }
        #expect(loaded.value?.0 == "Greeting")
        #expect(loaded.value?.1 == "hello")
    }

    @Test("fact 304: the file and its folder are deleted once the completion has returned")
    func fileIsDeleted() async {
        let provider = text("hello")
        let loaded = await provider.file("public.plain-text") { url in
            (url, FileManager.default.fileExists(atPath: url.path))
        }
        #expect(loaded.value?.1 == true)
        // The completion of this second load is called only after the completion of the first one has returned.
        _ = await provider.data("public.plain-text")
        let url = loaded.value?.0
        #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        #expect(url.map { FileManager.default.fileExists(atPath: $0.deletingLastPathComponent().path) } == false)
    }

    @Test("fact 305: a file is read if data are requested, and copied if a file is requested")
    func fileAsData() async throws {
        let folder = try TemporaryFolder()
        let original = try folder.file("plan.json", "{}")
        let provider = try #require(NSItemProvider(contentsOf: original))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.file-url"])
        #expect(provider.suggestedName == "plan.json")
        #expect(await provider.data("public.json").value == Data("{}".utf8))
        let copy = await provider.file("public.json") { url -> URL in
            try? Data("changed".utf8).write(to: url)
            return url
        }
        #expect(copy.value?.lastPathComponent == "plan.json")
        #expect(copy.value != original)
        #expect(try Data(contentsOf: original) == Data("{}".utf8))
        #expect(await provider.object(NSURL.self).value?.path == original.path)
    }

    @Test("fact 304: opening in place gives the file itself if it is allowed, and else a temporary copy")
    func inPlace() async throws {
        let folder = try TemporaryFolder()
        let original = try folder.file("plan.json", "{}")
        let open = try #require(NSItemProvider(contentsOf: original))
        #expect(open.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.json"])
        #expect(open.registeredContentTypesForOpenInPlace == [.json])
        let itself = await inPlace(of: open)
        #expect(itself.value?.url == original)
        #expect(itself.value?.isInPlace == true)
        #expect(FileManager.default.fileExists(atPath: original.path))

        let closed = try #require(NSItemProvider(contentsOf: original, contentType: .json))
        let copy = await inPlace(of: closed)
        #expect(copy.value?.url != original)
        #expect(copy.value?.isInPlace == false)
        _ = await closed.data("public.json")
        #expect(copy.value.map { FileManager.default.fileExists(atPath: $0.url.path) } == false)
    }

    private func inPlace(of provider: NSItemProvider) async -> Loaded<(url: URL, isInPlace: Bool)> {
        await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .json, openInPlace: true) { url, isInPlace, error in
                continuation.resume(returning: Loaded(value: url.map { ($0, isInPlace) }, error: error))
            }
        }
    }

    @Test("fact 305: a folder is a ZIP archive if data are requested")
    func folderAsData() async throws {
        let folder = try TemporaryFolder()
        _ = try folder.file("Notes/a.txt", "first")
        _ = try folder.file("Notes/deep/b.txt", "second")
        let provider = try #require(NSItemProvider(contentsOf: folder.url.appendingPathComponent("Notes")))
        #expect(provider.registeredTypeIdentifiers.first == "public.folder")
        let archive = try #require(await provider.data("public.folder").value)
        let entries = try StoredArchive(archive).entries
        #expect(entries.keys.sorted() == ["Notes/", "Notes/a.txt", "Notes/deep/", "Notes/deep/b.txt"])
        #expect(entries["Notes/a.txt"] == Data("first".utf8))
        #expect(entries["Notes/deep/b.txt"] == Data("second".utf8))
        let copied = await provider.file("public.folder") { url in
            try? String(contentsOf: url.appendingPathComponent("deep/b.txt"), encoding: .utf8)
        }
        #expect(copied.value == "second")
        provider.byteLimit = 40
        #expect(await provider.data("public.folder").code == .itemUnavailableError)
    }

    @Test("The checksum of an archive matches the example of the standard")
    func checkSum() {
        #expect(CRC32.of(Data("123456789".utf8)) == 0xCBF4_3926)
        #expect(CRC32.of(Data()) == 0)
    }

    @Test(
        "A suggested name stays in its folder, and ends with the extension of its type",
        arguments: [
            ("../../etc/passwd", "passwd.png"), ("a/b\0c", "c.png"), ("..", "PNG image.png"), ("", "PNG image.png"),
            ("star.PNG", "star.PNG"), ("star.jpg", "star.jpg.png"), ("größe", "größe.png"),
        ])
    func names(suggested: String, name: String) {
        #expect(ItemFile.name(suggested, for: .png) == name)
    }

    @Test("A name is no longer than a file name may be")
    func longName() {
        let name = ItemFile.name(String(repeating: "ß", count: 500), for: .png)
        #expect(name.utf8.count <= 255)
        #expect(name.hasSuffix("ß.png"))
        #expect(ItemFile.name(nil, for: nil) == "item")
    }

    @Test(
        "An extension that is invalid in a file name is left out",
        arguments: [String(repeating: "x", count: 300), "a/b", "a\0b", String(repeating: "ß", count: 120)])
    func wildExtensions(wild: String) async throws {
        let type = try #require(UTType(filenameExtension: wild))
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(Data([1]), nil)
            return nil
        }
        for suggested in ["Plan", "Plan." + wild, String(repeating: "n", count: 400)] {
            let name = ItemFile.name(suggested, for: type)
            #expect(!name.isEmpty)
            #expect(name.utf8.count <= 255)
            #expect(!name.contains("/"))
            #expect(!name.contains("\0"))
            provider.suggestedName = suggested
            #expect(await provider.file(type.identifier) { try? Data(contentsOf: $0) }.value == Data([1]))
        }
    }

    @Test("A missing file is an error")
    func missingFile() async {
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png")) == nil)
        #expect(NSItemProvider(contentsOf: URL(string: "https://swift.org")) == nil)
        #expect(NSItemProvider(contentsOf: nil) == nil)
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: .png, openInPlace: false) { completion in
            completion(URL(fileURLWithPath: "/nowhere/at/all.png"), false, nil)
            return nil
        }
        #expect(await provider.data("public.png").code == .itemUnavailableError)
        #expect(await provider.file("public.png") { $0 }.code == .itemUnavailableError)
    }
}

/// The contents of an uncompressed ZIP archive, read through its central directory.
private struct StoredArchive {
    private(set) var entries: [String: Data] = [:]

    private struct Wrong: Error {}

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        func number(_ place: Int, _ size: Int) throws -> Int {
            guard place >= 0, place + size <= bytes.count else { throw Wrong() }
            return (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        let end = bytes.count - 22
        guard try number(end, 4) == 0x0605_4B50 else { throw Wrong() }
        var place = try number(end + 16, 4)
        for _ in 0..<(try number(end + 10, 2)) {
            guard try number(place, 4) == 0x0201_4B50 else { throw Wrong() }
            let (nameLength, size, file) = (
                try number(place + 28, 2), try number(place + 24, 4), try number(place + 42, 4)
            )
            let name = String(decoding: bytes[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
            guard try number(file, 4) == 0x0403_4B50 else { throw Wrong() }
            let start = file + 30 + (try number(file + 26, 2))
            let content = Data(bytes[start..<(start + size)])
            guard Int(CRC32.of(content)) == (try number(place + 16, 4)) else { throw Wrong() }
            entries[name] = content
            place += 46 + nameLength
        }
        guard place == end else { throw Wrong() }
    }
}
