// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Tests that copy the folder of a running gallery. The copy is like the folder of a killed gallery: it has the files,
/// but no locks on them.
@Suite("Shelf after the gallery was killed") @MainActor
struct ShelfKilledTests {
    private let stage: ShelfFileStage
    private let left: ShelfFileStage
    private var screen: TestScreen { stage.screen }

    init() throws {
        stage = try ShelfFileStage()
        left = try ShelfFileStage()
    }

    private func kill() throws {
        try? FileManager.default.removeItem(at: left.folder.url)
        try FileManager.default.copyItem(at: stage.folder.url, to: left.folder.url)
    }

    /// The names of all files in the copied folder, including hidden files but not lock files.
    private var remains: [String] {
        let all = FileManager.default.enumerator(at: left.folder.url, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).map(\.lastPathComponent).filter { !$0.hasSuffix(".lock") }.sorted()
    }

    /// Pastes a file that loads at once and a picture that takes seconds to load. Waits until the file has loaded.
    private func beginPaste(on page: ShelfController) async throws {
        let slow = try #require(page.samples.samples.first { $0.title == "Panorama" })
        page.paste(itemProviders: [stage.file("Paper.pdf"), slow.makeProvider()])
        try await screen.wait { stage.files == ["Paper.pdf"] && page.deliveries.count == 1 }
    }

    @Test("After a kill during a paste, the next start leaves no file of the paste")
    func paste() async throws {
        let page = stage.start()
        try await beginPaste(on: page)
        try kill()
        #expect(left.files == ["Paper.pdf"])
        #expect(left.start().things.isEmpty)
        #expect(remains == ["shelf-files"])
    }

    @Test("After a kill during a second paste, only the items of the first paste are there")
    func second() async throws {
        let page = stage.start()
        try await stage.paste([stage.file("Book.pdf")], on: page)
        let slow = try #require(page.samples.samples.first { $0.title == "Panorama" })
        page.paste(itemProviders: [stage.file("Paper.pdf"), slow.makeProvider()])
        try await screen.wait { stage.files.count == 2 && page.deliveries.count == 1 }
        try kill()
        #expect(left.start().things.map(\.title) == ["Book.pdf"])
        #expect(left.files == ["Book.pdf"])
        #expect(!remains.contains { $0.hasSuffix(".journal") })
    }

    @Test("After a kill, a deleted row that undo could still restore leaves no file")
    func deleted() async throws {
        let page = stage.start()
        try await stage.paste([stage.file("Book.pdf"), stage.file("Paper.pdf")], on: page)
        await stage.delete(row: 0, on: page)
        try await stage.settle()
        #expect(stage.files == ["Book.pdf", "Paper.pdf"])
        try kill()
        #expect(left.start().things.map(\.title) == ["Paper.pdf"])
        #expect(left.files == ["Paper.pdf"])
    }

    @Test("A deleted row that undo has restored is there after a kill, with its file")
    func undone() async throws {
        let page = stage.start()
        try await stage.paste([stage.file("Book.pdf")], on: page)
        await stage.delete(row: 0, on: page)
        page.undoManager?.undo()
        try await stage.settle()
        try kill()
        #expect(left.start().things.map(\.title) == ["Book.pdf"])
        #expect(left.files == ["Book.pdf"])
    }

    @Test("If the shelf's file is damaged after the kill, the next starts delete no files of items")
    func damaged() async throws {
        let page = stage.start()
        try await beginPaste(on: page)
        try kill()
        try left.folder.write("{", to: "shelf.json")
        for _ in 0..<2 {
            _ = left.start()
            try await left.leaveForGood()
            #expect(left.files == ["Paper.pdf"])
        }
    }

    /// The second page opens the folder through a symbolic link. The gallery treats that path as another folder, so the
    /// second page acts like a page of a second gallery process.
    @Test("A second gallery keeps the files of a paste while the first one runs")
    func both() async throws {
        let page = stage.start()
        try await beginPaste(on: page)
        let link = left.folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: stage.folder.url)
        let other = ShelfController(directory: link)
        left.screen.show(other)
        #expect(stage.files == ["Paper.pdf"])
        #expect(other.things.isEmpty)
        try await stage.settle { page.deliveries.isEmpty }
        #expect(page.things.map(\.title) == ["Paper.pdf", "Panorama.png"])
    }

    @Test("A journal deletes nothing outside the folder of files")
    func outside() throws {
        try stage.folder.write("mine", to: "notes.txt")
        try stage.folder.write("+../notes.txt\n+..\n+\n+00000000", to: ".shelf-1.journal")
        _ = stage.start()
        #expect(stage.folder.names == ["notes.txt"])
    }

    @Test("While nothing is pending, and after the gallery has ended, there is no journal")
    func none() async throws {
        func journals() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: stage.folder.url.path).filter {
                $0.hasSuffix(".journal")
            }
        }
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        #expect(try journals() == [])
        await stage.delete(row: 0, on: page!)
        try await stage.settle()
        #expect(try journals().count == 1)
        page = nil
        try await stage.leaveForGood()
        #expect(try journals() == [])
    }
}
