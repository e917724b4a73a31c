// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ResourceCompiling
import Testing

@testable import AppBuilding

@Suite
struct TestResourcesTests {
    private let files: ProjectFiles
    private let folder: BuildFolder

    init() throws {
        files = try ProjectFiles(["scratch/debug/App.build/a.o": "object"])
        folder = BuildFolder(
            project: files.root, library: files.root, cache: files.root.appendingPathComponent("cache"),
            scratch: files.root.appendingPathComponent("scratch"))
    }

    private func data(_ text: String) -> BundleFile { .data(Data(text.utf8)) }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: files.root.appendingPathComponent("scratch/debug/" + path), encoding: .utf8)
    }

    @Test
    func `resources of the app that was tested before are removed with their folders`() throws {
        #expect(try folder.writeTestResources(["a/b/c.txt": data("1"), "d.txt": data("2")]) == [])
        #expect(text("a/b/c.txt") == "1")
        #expect(try folder.writeTestResources(["d.txt": data("3")]) == [])
        #expect(text("d.txt") == "3")
        #expect(!files.contents.keys.contains("scratch/debug/a"))
        #expect(!files.contents.keys.contains { $0.hasPrefix("scratch/debug/") && $0.hasSuffix(".json") })
    }

    @Test
    func `a result of the build with the name of a resource stays, and the resource is left out`() throws {
        let made = ["App.build/x.txt": data("1"), "App.build/a.o": data("2"), "b.txt": data("3")]
        #expect(try folder.writeTestResources(made) == ["App.build"])
        #expect(text("App.build/a.o") == "object")
        #expect(text("App.build/x.txt") == nil)
        try folder.removeTestResources()
        #expect(text("App.build/a.o") == "object")
        #expect(text("b.txt") == nil)
    }

    @Test
    func `a file of the build in the folder of a resource stays`() throws {
        _ = try folder.writeTestResources(["Kit/a.txt": data("1")])
        try files.write("object", at: "scratch/debug/Kit/k.o")
        #expect(try folder.writeTestResources(["Kit/a.txt": data("2")]) == ["Kit"])
        #expect(text("Kit/k.o") == "object")
        #expect(text("Kit/a.txt") == nil)
    }

    @Test
    func `a record with paths out of its folder, or through a link, removes nothing`() throws {
        try files.write("mine", at: "out/a.txt")
        try FileManager.default.createSymbolicLink(
            at: files.root.appendingPathComponent("scratch/debug/link"),
            withDestinationURL: files.root.appendingPathComponent("out"))
        let record = #"["../../out/a.txt", "link/a.txt", "/\#(files.root.path)/out/a.txt", ""]"#
        try files.write(record, at: "scratch/uplift-test-resources.json")
        try folder.removeTestResources()
        #expect(files.contents["out/a.txt"] == Data("mine".utf8))
        #expect(files.contents["scratch/debug/App.build/a.o"] == Data("object".utf8))
    }

    @Test(arguments: ["../a", "a/../../b", "/a", "a//b", "a/", "", ".", "./a", "a\0b", "a/.."])
    func `a path that leads out of a bundle is not written`(path: String) throws {
        let bundle = files.root.appendingPathComponent("scratch/app")
        let before = files.contents
        #expect(throws: BuildFolder.InvalidPath.self) {
            try folder.writeResources([path: data("evil"), "b": data("1")], to: bundle, keeping: "App")
        }
        #expect(throws: BuildFolder.InvalidPath.self) {
            try folder.writeTestResources([path: data("evil"), "b": data("1")])
        }
        #expect(files.contents == before)
    }
}
