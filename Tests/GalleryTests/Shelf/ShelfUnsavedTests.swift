// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import gallery

@Suite("Shelf that temporarily cannot be saved") @MainActor
struct ShelfUnsavedTests {
    private let stage: ShelfFileStage
    private var folder: ScratchFolder { stage.folder }
    private var screen: TestScreen { stage.screen }

    init() throws {
        stage = try ShelfFileStage()
    }

    private let trouble = "The shelf could not be saved in"
    /// The path of the shelf's file. A folder there makes saving fail.
    private var obstacle: URL { folder.url.appendingPathComponent("shelf.json") }

    private func obstruct() throws {
        try? FileManager.default.removeItem(at: obstacle)
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    }

    private func mend() throws { try FileManager.default.removeItem(at: obstacle) }

    @Test(
        "The shelf is saved when the page is left or the gallery ends, if saving works again by then",
        arguments: [true, false])
    func again(isEnd: Bool) async throws {
        var page: ShelfController? = stage.start()
        try obstruct()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        #expect(stage.says(trouble, page!))
        try mend()
        if isEnd { stage.endProgram() }
        if isEnd {
            #expect(stage.files == ["Paper.pdf"])
            #expect(stage.store.load().document?.things.count == 1)
        }
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Paper.pdf"])
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Paper.pdf"])
        #expect(!stage.says(trouble, page!))
    }

    @Test(
        "While the shelf cannot be saved, the files of new and deleted items are kept",
        arguments: [true, false])
    func never(isEnd: Bool) async throws {
        var page: ShelfController? = stage.start()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        try obstruct()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        await stage.delete(row: 0, on: page!)
        try await stage.settle()
        if isEnd { stage.endProgram() }
        #expect(stage.files == ["Book.pdf", "Paper.pdf"])
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Book.pdf", "Paper.pdf"])
        page = stage.start()
        #expect(page!.things.isEmpty && stage.says(trouble, page!) && stage.says("shelf-files", page!))
        try await stage.paste([stage.file("Letter.pdf")], on: page!)
        page = nil
        try await stage.leaveForGood()
        #expect(stage.files == ["Book.pdf", "Letter.pdf", "Paper.pdf"])
        page = stage.start()
        #expect(page!.things.map(\.title) == ["Letter.pdf"])
        #expect(!stage.says(trouble, page!))
    }

    @Test("A page shown again after a successful save has no notice")
    func mended() async throws {
        var page: ShelfController? = stage.start()
        page!.navigationController?.pushViewController(UIViewController(), animated: false)
        await screen.advance(by: 0.5)
        try obstruct()
        try await stage.paste([stage.file("Paper.pdf")], on: page!)
        try mend()
        try await stage.paste([stage.file("Book.pdf")], on: page!)
        page!.navigationController?.popViewController(animated: false)
        await screen.advance(by: 0.5)
        #expect(!stage.says(trouble, page!))
        #expect(page!.things.count == 2)
        page = nil
        try await stage.leaveForGood()
        page = stage.start()
        #expect(!stage.says(trouble, page!))
        #expect(page!.things.count == 2)
    }
}
